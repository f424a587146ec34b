import type { PlayerId } from '#law/game';
import type { Store } from '#store/database';
import { factsIn } from '#store/derived';
import type { ListedGame, StoredFacts } from '#store/model';
import { addedUp, type Count, countAfter, type HasPoints, type Month, monthsIn } from './count';
import { textOf } from './count-text';
import { type Courses, coursesOver, type Read } from './course';
import { isCounted, type KeptFacts, missingIn, type Played, playedOf } from './facts';
import { byTime } from './figures';
import { heldIn, isWorthKeeping, type KeptMonth, keepMonths, keptMonths } from './kept-counts';
import { type PersonOf, seated } from './people';
import { ratingsIn } from './rating';
import { collapses, type Past, pastsOver } from './records';

/** What is to be counted: of one game or of all. */
export interface Question {
  readonly game: string;
  /** They are read each time: nobody holds them all. */
  games(): Promise<readonly ListedGame[]>;
  readonly person: PersonOf;
  readonly hasPoints: HasPoints;
  /** Whose counts are asked for. */
  readonly counts: (game: string) => boolean;
  /** Whether it is worth a place on the disk: it will be asked again. */
  readonly isKept: boolean;
  /** What was derived just now and lies nowhere. */
  readonly derived: readonly StoredFacts[];
}

/** What games come to. */
export interface Answer extends Pick<Count, 'figures' | 'records'> {
  readonly pasts: ReadonlyMap<PlayerId, Past>;
  /** Whether the games lie on each other where they are drawn by their time. */
  readonly isCrowded: boolean;
  /** How strong everybody is, and how that came about; not yet known while many games are rated. */
  readonly strengths: Count['strengths'] | undefined;
  readonly ratings: Courses | undefined;
  /** The games whose facts are still to be derived, the newest first. */
  readonly missing: readonly string[];
  /** Goes through the games once more for figures over time, which rest on their results, or on what a replay told as well. */
  courses(persons: readonly PlayerId[], reads: readonly Read[], of: 'results' | 'facts'): Promise<readonly Courses[]>;
}

/** So many games are rated while nobody notices. */
const AT_ONCE = 200;

const NOTHING_KNOWN: KeptFacts = new Map();

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** A game with what a replay of it told. */
const told = (game: ListedGame, facts: KeptFacts, { counts, person }: Question): Played => seated(playedOf(game, facts, counts), person);

async function knownFacts(store: Pick<Store, 'work'>, games: readonly ListedGame[], derived: readonly StoredFacts[]): Promise<KeptFacts> {
  const ids = games.map(({ id }) => id);
  return new Map([...(await factsIn(store, ids)), ...derived].map((each) => [each.id, each]));
}

const coursesIn =
  (store: Pick<Store, 'work'>, question: Question): Answer['courses'] =>
  async (persons, reads, of) => {
    const games = (await question.games()).filter(isCounted);
    const facts = of === 'facts' ? await knownFacts(store, games, question.derived) : NOTHING_KNOWN;
    return coursesOver(
      games.map((game) => told(game, facts, question)),
      persons,
      reads,
    );
  };

/**
 * Counts, from the last month that is counted already and still is as it was. Where many games follow, their figures are told
 * before their ratings are known.
 */
export async function counted(
  store: Pick<Store, 'work'>,
  question: Question,
  tell: (answer: Answer) => void,
  isLeft: () => boolean = () => false,
): Promise<void> {
  const { game, hasPoints, isKept, derived } = question;
  const games = (await question.games())
    .filter(isCounted)
    .map((listed) => ({ listed, played: told(listed, NOTHING_KNOWN, question) }))
    .sort((a, b) => byTime(a.played, b.played));
  const history = games.map(({ played }) => played);
  const months = monthsIn(games);
  const kept = isKept ? await keptMonths(store, game) : [];
  const held = heldIn(months, kept);
  const rest = months.slice(held.months);
  const uncounted = rest.flatMap((month) => month.games.map(({ listed }) => listed));
  const facts = await knownFacts(store, uncounted, derived);
  const missing = missingIn(uncounted.reverse(), facts);
  const later = rest.map((month) => month.games.map(({ listed }) => told(listed, facts, question)));
  const common = {
    pasts: pastsOver(history),
    isCrowded: collapses(history.map(({ at }) => at)),
    missing,
    courses: coursesIn(store, question),
  };
  const many = later.reduce((sum, { length }) => sum + length, 0) > AT_ONCE;
  if (many) tell({ ...common, ...addedUp(held.count, later.flat(), hasPoints), strengths: undefined, ratings: undefined });
  let { count } = held;
  const rated = held.rated.slice(0, held.months).flatMap((each) => each ?? []);
  const fresh: KeptMonth[] = [];
  for (const [index, { month, mark }] of rest.entries()) {
    if (many) await pause();
    if (isLeft()) return;
    const after = countAfter(count, later[index] ?? [], hasPoints, held.rated[held.months + index]);
    count = after.count;
    rated.push(after.rated);
    const isWorth = missing.length === 0 && isWorthKeeping(months, held.months + index);
    fresh.push({ month, mark, rated: after.rated, count: isWorth ? textOf(count) : undefined });
  }
  tell({ ...common, ...count, ratings: ratingsIn(history, rated) });
  const changed = [...outworn(months, kept, held.months), ...fresh];
  if (isKept && (changed.length > 0 || kept.length > months.length)) await keepMonths(store, game, changed, months);
}

/** Of the first months, those that hold a count which is no longer worth its place. */
const outworn = (months: readonly Month[], kept: readonly KeptMonth[], before: number): readonly KeptMonth[] =>
  kept.flatMap((each) => {
    const place = months.findIndex(({ month }) => month === each.month);
    return each.count === undefined || place < 0 || place >= before || isWorthKeeping(months, place) ? [] : [{ ...each, count: undefined }];
  });

import type { Store } from '#store/database';
import { factsIn } from '#store/derived';
import type { ListedGame, StoredFacts } from '#store/model';
import { addedUp, type Count, type CountedGame, countAfter, type HasPoints, type Month, monthsIn } from './count';
import { textOf } from './count-text';
import { isCounted, type KeptFacts, missingIn, type Played, playedOf } from './facts';
import { byTime } from './figures';
import { heldIn, isWorthKeeping, type KeptMonth, keepMonths, keptMonths } from './kept-counts';
import { type PersonOf, seated } from './people';

/** What is to be counted: of one game or of all. */
export interface Question {
  readonly game: string;
  readonly games: readonly ListedGame[];
  readonly person: PersonOf;
  readonly hasPoints: HasPoints;
  /** Whose counts are asked for. */
  readonly counts: (game: string) => boolean;
  /** Whether it is worth a place on the disk: it will be asked again. */
  readonly isKept: boolean;
  /** What was derived just now, wherever it lies. */
  readonly derived: readonly StoredFacts[];
}

/** What games come to. */
export interface Answer extends Pick<Count, 'figures' | 'records'> {
  /** The oldest first, by their results alone. */
  readonly history: readonly Played[];
  /** How strong everybody is, and how that came about; not yet known while many games are rated. */
  readonly strengths: Count['strengths'] | undefined;
  readonly rated: readonly Float64Array[] | undefined;
  /** The games whose facts are still to be derived, the newest first. */
  readonly missing: readonly string[];
  /** All games with all that is known of them, the oldest first. */
  whole(): Promise<readonly Played[]>;
}

/** So many games are rated while nobody notices. */
const AT_ONCE = 200;

const NOTHING_KNOWN: KeptFacts = new Map();

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** The games of a question that count, the oldest first. */
const countedGames = ({ games, person }: Question): readonly CountedGame[] =>
  games
    .filter(isCounted)
    .map((listed) => ({
      listed,
      played: seated(
        playedOf(listed, NOTHING_KNOWN, () => false),
        person,
      ),
    }))
    .sort((a, b) => byTime(a.played, b.played));

/** The games of a month with what a replay of them told. */
const told = ({ games }: Month, facts: KeptFacts, { counts, person }: Question): readonly Played[] =>
  games.map(({ listed }) => seated(playedOf(listed, facts, counts), person));

async function knownFacts(store: Pick<Store, 'work'>, months: readonly Month[], derived: readonly StoredFacts[]): Promise<KeptFacts> {
  const ids = months.flatMap(({ games }) => games.map(({ listed }) => listed.id));
  return new Map([...(await factsIn(store, ids)), ...derived].map((each) => [each.id, each]));
}

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
  const games = countedGames(question);
  const months = monthsIn(games);
  const kept = isKept ? await keptMonths(store, game) : [];
  const held = heldIn(months, kept);
  const rest = months.slice(held.months);
  const facts = await knownFacts(store, rest, derived);
  const missing = missingIn(rest.flatMap((month) => month.games.map(({ listed }) => listed)).reverse(), facts);
  const later = rest.map((month) => told(month, facts, question));
  const common = {
    history: games.map(({ played }) => played),
    missing,
    whole: async () => {
      const all = held.months === 0 ? facts : await knownFacts(store, months, derived);
      return months.flatMap((month) => told(month, all, question));
    },
  };
  const many = later.reduce((sum, { length }) => sum + length, 0) > AT_ONCE;
  if (many) tell({ ...common, ...addedUp(held.count, later.flat(), hasPoints), strengths: undefined, rated: undefined });
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
  tell({ ...common, ...count, rated });
  const changed = [...outworn(months, kept, held.months), ...fresh];
  if (isKept && (changed.length > 0 || kept.length > months.length)) await keepMonths(store, game, changed, months);
}

/** Of the first months, those that hold a count which is no longer worth its place. */
const outworn = (months: readonly Month[], kept: readonly KeptMonth[], before: number): readonly KeptMonth[] =>
  kept.flatMap((each) => {
    const place = months.findIndex(({ month }) => month === each.month);
    return each.count === undefined || place < 0 || place >= before || isWorthKeeping(months, place) ? [] : [{ ...each, count: undefined }];
  });

import { type Rating, rating } from 'openskill';
import { plackettLuce } from 'openskill/models';
import type { PlayerId } from '#law/game';
import { digitsOf } from '#session/digits';
import type { StoredRatings } from '#store/model';
import type { Played } from './facts';
import { inOrder } from './figures';

/** A strength after a game, and how unsure it still is. */
interface Rated {
  readonly at: number;
  readonly strength: number;
  readonly unsure: number;
}

export type Ratings = ReadonlyMap<PlayerId, readonly Rated[]>;

/** The ratings of one month as they are kept, whichever games they are of. */
export type RatedMonth = Pick<StoredRatings, 'month' | 'mark' | 'figures'>;

const START: Rating = rating();
/** Nobody's strength stands still: each game begins a little less sure than the last one ended (openskill's usual figure). */
const RESTLESS = (START.mu / 300) ** 2;
/** Raised when ratings are counted otherwise than before. */
const MODEL = 'plackett-luce 1';

/** The strength of everybody after each of their games, by openskill (Plackett-Luce), the oldest game first. */
export const ratingsOver = (history: readonly Played[]): Ratings => ratingsFrom(history, []).ratings;

interface Month {
  readonly month: string;
  readonly games: Played[];
}

function monthsIn(history: readonly Played[]): readonly Month[] {
  const months: Month[] = [];
  for (const played of inOrder(history)) {
    if (played.standings.length < 2) continue;
    const month = new Date(played.at).toISOString().slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.games.push(played);
    else months.push({ month, games: [played] });
  }
  return months;
}

const byRank = ({ standings }: Played) => standings.toSorted((a, b) => a.rank - b.rank);

/**
 * The same from what was kept of it, and the months that were counted anew. A month's mark is made of all that was played
 * until its end, and so it holds for as long as nothing of that is otherwise.
 */
export function ratingsFrom(
  history: readonly Played[],
  kept: readonly RatedMonth[],
): { readonly ratings: Ratings; readonly fresh: readonly RatedMonth[] } {
  const ratings = new Map<PlayerId, Rated[]>();
  const fresh: RatedMonth[] = [];
  const known = new Map(kept.map((each) => [each.month, each]));
  let mark = MODEL;
  for (const { month, games } of monthsIn(history)) {
    const tables = games.map((played) => ({ at: played.at, ordered: byRank(played) }));
    mark = digitsOf(`${mark} ${tables.map(({ ordered }) => ordered.map(({ player, rank }) => `${player} ${rank}`).join()).join(';')}`);
    const before = known.get(month);
    const figures =
      before?.mark === mark ? before.figures : new Float64Array(2 * tables.reduce((sum, { ordered }) => sum + ordered.length, 0));
    let place = 0;
    for (const { at, ordered } of tables) {
      if (figures !== before?.figures) figures.set(afterGame(ordered, ratings), place);
      for (const { player } of ordered) {
        const rated = { at, strength: figures[place] ?? START.mu, unsure: figures[place + 1] ?? START.sigma };
        const course = ratings.get(player);
        if (course === undefined) ratings.set(player, [rated]);
        else course.push(rated);
        place += 2;
      }
    }
    if (figures !== before?.figures) fresh.push({ month, mark, figures });
  }
  return { ratings, fresh };
}

/** Strength and doubt of everybody at a table after its game, in their order. */
function afterGame(ordered: ReturnType<typeof byRank>, ratings: Ratings): readonly number[] {
  const before = ordered.map(({ player }) => {
    const last = ratings.get(player)?.at(-1);
    const { mu, sigma } = last === undefined ? START : { mu: last.strength, sigma: last.unsure };
    return [{ mu, sigma: Math.sqrt(sigma * sigma + RESTLESS) }];
  });
  const after = plackettLuce(before, { rank: ordered.map(({ rank }) => rank) });
  return after.flatMap(([now]) => (now === undefined ? [] : [now.mu, now.sigma]));
}

import type { PlayerId } from '#law/game';
import type { Standing } from '#law/score';
import type { Played } from './facts';
import { type Figures, inOrder } from './figures';

/** A game, and by how many points the first was ahead of the second. */
export interface Gap {
  readonly played: Pick<Played, 'id' | 'game' | 'at' | 'standings'>;
  readonly gap: number;
}

/** What a group remembers of its games. */
export interface Records {
  readonly closest?: Gap | undefined;
  readonly biggest?: Gap | undefined;
  /** How many games with points these rest on. */
  readonly on: number;
  /** The most wins in a row, shared ones too. */
  readonly streak?: { readonly player: PlayerId; readonly wins: number } | undefined;
}

function gapIn(standings: readonly Standing[]): number | undefined {
  const [first, second] = [...standings].sort((a, b) => a.rank - b.rank);
  return first === undefined || second === undefined ? undefined : first.points - second.points;
}

export const NO_RECORDS: Records = { on: 0 };

/**
 * Records after one more game, the latest where several are alike; `counts` says which games have points, and `figures` how
 * many wins everybody has in a row by now.
 */
export function recordsAfter(
  { closest, biggest, on, streak }: Records,
  { id, game, at, standings }: Played,
  { persons }: Pick<Figures, 'persons'>,
  counts: (game: string) => boolean,
): Records {
  let longest = streak;
  for (const { player } of standings) {
    const wins = persons.get(player)?.streak ?? 0;
    if (wins > 0 && wins >= (longest?.wins ?? 0)) longest = { player, wins };
  }
  const gap = counts(game) ? gapIn(standings) : undefined;
  if (gap === undefined) return { closest, biggest, on, streak: longest };
  const now = { played: { id, game, at, standings }, gap };
  return {
    closest: closest === undefined || gap <= closest.gap ? now : closest,
    biggest: biggest === undefined || gap >= biggest.gap ? now : biggest,
    on: on + 1,
    streak: longest,
  };
}

/** How often one met somebody again who had ended ahead the last time, and how often one then ended ahead of them. */
interface Revenge {
  readonly on: number;
  readonly taken: number;
}

type LastResult = Pick<Played, 'id' | 'game' | 'at'> & Pick<Standing, 'rank'>;

/** What is told of somebody's games beside figures. */
export interface Past {
  readonly revenge: Revenge;
  /** The newest first. */
  readonly last: readonly LastResult[];
}

/** So many results are the last ones. */
const LAST = 10;

const begun = () => ({ owed: new Set<PlayerId>(), on: 0, taken: 0, last: [] as LastResult[] });

/** What is told of everybody, in one step through all games. */
export function pastsOver(history: readonly Played[]): ReadonlyMap<PlayerId, Past> {
  const pasts = new Map<PlayerId, ReturnType<typeof begun>>();
  for (const { id, game, at, standings } of inOrder(history))
    for (const { player, rank } of standings) {
      const own = pasts.get(player) ?? begun();
      pasts.set(player, own);
      if (own.last.push({ id, game, at, rank }) > LAST) own.last.shift();
      for (const other of standings) {
        if (other.player === player) continue;
        if (own.owed.has(other.player)) {
          own.on += 1;
          if (rank < other.rank) own.taken += 1;
        }
        if (other.rank < rank) own.owed.add(other.player);
        else own.owed.delete(other.player);
      }
    }
  return new Map([...pasts].map(([player, { on, taken, last }]) => [player, { revenge: { on, taken }, last: last.toReversed() }]));
}

/** More neighbours than one in so many lie on each other: then time is no measure. */
const CROWDED = 4;
/** Of the length of a line, two games nearer than this cannot be told apart. */
const NEAR = 1 / 100;
const DAY = 24 * 60 * 60 * 1000;

/** Whether games drawn by their time would lie on each other: a day's, or evenings with months between them. */
export function collapses(times: readonly number[]): boolean {
  const sorted = [...times].sort((a, b) => a - b);
  const span = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0);
  if (sorted.length < 3) return false;
  if (span < DAY) return true;
  const near = sorted.filter((at, index) => index > 0 && at - (sorted[index - 1] ?? at) < span * NEAR).length;
  return near * CROWDED > sorted.length - 1;
}

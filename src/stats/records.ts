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

export interface Revenge {
  /** How often one met somebody again who had ended ahead the last time. */
  readonly on: number;
  /** How often one then ended ahead of them. */
  readonly taken: number;
}

export function revengeOf(history: readonly Played[], person: PlayerId): Revenge {
  const owed = new Set<PlayerId>();
  let [on, taken] = [0, 0];
  for (const { standings } of inOrder(history)) {
    const own = standings.find(({ player }) => player === person);
    if (own === undefined) continue;
    for (const { player, rank } of standings) {
      if (player === person) continue;
      if (owed.has(player)) {
        on += 1;
        if (own.rank < rank) taken += 1;
      }
      if (rank < own.rank) owed.add(player);
      else owed.delete(player);
    }
  }
  return { on, taken };
}

export interface LastResult {
  readonly played: Played;
  readonly standing: Standing;
}

/** The last results of somebody, the newest first. */
export function lastResults(history: readonly Played[], person: PlayerId, most: number): readonly LastResult[] {
  const found: LastResult[] = [];
  for (const played of [...inOrder(history)].reverse()) {
    if (found.length === most) break;
    const standing = played.standings.find(({ player }) => player === person);
    if (standing !== undefined) found.push({ played, standing });
  }
  return found;
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

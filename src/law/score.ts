import { forPlayer } from './by-player';
import type { PlayerId } from './game';
import type { Reason } from './ruling';

/** One line of a score sheet. Lines that were looked at and paid nothing stay, unpaid, with 0 points. */
export interface ScoreSheetLine<R extends Reason = Reason> {
  readonly player: PlayerId;
  readonly points: number;
  readonly paid: boolean;
  readonly reason: R;
}

export interface Standing {
  readonly player: PlayerId;
  readonly rank: number;
  readonly points: number;
}

export type Points = Readonly<Record<PlayerId, number>>;

export function pointsOf(players: readonly PlayerId[], lines: readonly ScoreSheetLine[]): Points {
  const points = new Map(players.map((player) => [player, 0]));
  for (const line of lines) points.set(line.player, (points.get(line.player) ?? 0) + line.points);
  return Object.fromEntries(points);
}

/**
 * Ranks players by keys, the most important first, larger better. Who is equal in every key
 * shares a rank, and the ranks after it are left out (1, 1, 3). Tied players keep seat order.
 */
export function rankBy(players: readonly PlayerId[], points: Points, keys: readonly ((player: PlayerId) => number)[]): readonly Standing[] {
  const compare = (a: PlayerId, b: PlayerId): number => {
    for (const key of keys) {
      const difference = key(b) - key(a);
      if (difference !== 0) return difference;
    }
    return 0;
  };
  const ordered = [...players].sort(compare);
  const standings: Standing[] = [];
  ordered.forEach((player, index) => {
    const before = standings[index - 1];
    const tied = before !== undefined && compare(before.player, player) === 0;
    standings.push({ player, rank: tied ? before.rank : index + 1, points: points[player] ?? 0 });
  });
  return standings;
}

/** Who stands first: several where the rules leave a tie. */
export const winnersOf = (standings: readonly Pick<Standing, 'player' | 'rank'>[]): readonly PlayerId[] =>
  standings.filter(({ rank }) => rank === 1).map(({ player }) => player);

/** Points from the least to the most that figures nobody knows can make of them; the most may have no end. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

export const exactRange = (points: number): Range => ({ least: points, most: points });
export const isExact = ({ least, most }: Range): boolean => least === most;
export const addRanges = (a: Range, b: Range): Range => ({ least: a.least + b.least, most: a.most + b.most });
/** Whether all that one range allows was allowed by another. */
export const isWithin = (range: Range, other: Range): boolean => other.least <= range.least && range.most <= other.most;

/** What holds of the points and of the order, whatever the figures turn out to be that nobody knows. */
export interface Certainty {
  readonly points: Readonly<Record<PlayerId, Range>>;
  readonly leaders: readonly PlayerId[];
  /** Those whose place such a figure could still change. */
  readonly unplaced: readonly PlayerId[];
}

/** A place as far as it is certain. */
export interface CertainPlace {
  readonly player: PlayerId;
  readonly rank: number | undefined;
  readonly points: Range;
}

/** The standings as far as they are certain: a rank is told where no unknown figure could change it. */
export const certainPlaces = (standings: readonly Standing[], { points, unplaced }: Omit<Certainty, 'first'>): readonly CertainPlace[] =>
  standings.map(({ player, rank, points: currentPoints }) => ({
    player,
    rank: unplaced.includes(player) ? undefined : rank,
    points: forPlayer(points, player) ?? exactRange(currentPoints),
  }));

/** How a game that has no points may be won. */
export const WIN_WAYS = ['throne', 'capture', 'resignation'] as const;
export type WinWay = (typeof WIN_WAYS)[number];

import type { PlayerId } from './game';
import type { Reason } from './ruling';

/** One line of a score sheet. Lines that were looked at and paid nothing stay, unpaid, with 0 points. */
export interface Line<R extends Reason = Reason> {
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

export function pointsOf(players: readonly PlayerId[], lines: readonly Line[]): Points {
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
export const winnersOf = (standings: readonly Standing[]): readonly PlayerId[] =>
  standings.filter(({ rank }) => rank === 1).map(({ player }) => player);

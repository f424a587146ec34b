import type { PlayerId } from '#law/game';
import type { Counts } from './facts';

/** Adds up counts player by player; a count that was begun with 0 is there although nothing came of it. */
export function tallying(players: readonly PlayerId[]) {
  const counts: Record<PlayerId, Record<string, number>> = Object.fromEntries(players.map((player) => [player, {}]));
  return {
    add(player: PlayerId | undefined, key: string, by = 1): void {
      const own = player === undefined ? undefined : counts[player];
      if (own !== undefined) own[key] = (own[key] ?? 0) + by;
    },
    all(key: string): void {
      for (const own of Object.values(counts)) own[key] ??= 0;
    },
    counts: counts satisfies Readonly<Record<PlayerId, Counts>>,
  };
}

import type { PlayerId } from './game';

/** Something for each player. Integer-like ids come first in such a table: what is ordered goes by `players`. */
export type ByPlayer<T> = Readonly<Record<PlayerId, T>>;

/** What is there for one of them. Ids are data: somebody called `constructor` has what was put there, and nothing else. */
export const forPlayer = <T>(table: ByPlayer<T>, player: PlayerId): T | undefined =>
  Object.hasOwn(table, player) ? table[player] : undefined;

import type { PlayerId } from '#law/game';
import type { GameTypes } from '#session/game';
import type { Table } from '#session/log/table';
import type { StoredGame } from '#store/records/record-types';
import type { Language } from '#text/language';
import type { Counts } from './finished-games';

/** One figure that only one game has, made of what is counted there. */
export interface GameFigure {
  readonly key: string;
  readonly label: string;
  /** The count that it is divided by; left out, the games it was counted in. */
  readonly divisor?: string;
  /** Its name among others of its kind. */
  readonly short?: string;
  readonly kind: 'average' | 'share';
  /** Figures of one chart stand in one picture with one scale. */
  readonly chart: string;
  /** What the chart shows, where it is neither an average nor a share of the games. */
  readonly caption?: string;
}

/** What stands out among some figures: the best of them, or the one that was done most often. */
export interface Highlight {
  readonly label: string;
  readonly keys: readonly string[];
  readonly criterion: 'figure' | 'number';
}

/** What a game counts of its players once it has ended, and the figures that come of it. */
export interface GameStats<K extends GameTypes = GameTypes> {
  count(table: Table<K>): Readonly<Record<PlayerId, Counts>>;
  /** What can be counted where only the result was entered. */
  countResult?(game: Pick<StoredGame, 'players' | 'summary'>): Readonly<Record<PlayerId, Counts>>;
  /** In the order they are shown. */
  readonly figures: Readonly<Record<Language, readonly GameFigure[]>>;
  /** What people ask each other about it. */
  readonly highlights?: Readonly<Record<Language, readonly Highlight[]>>;
}

/** Adds up counts player by player; a count that was begun with 0 is there although nothing came of it. */
export function createTally(players: readonly PlayerId[]) {
  const counts: Record<PlayerId, Record<string, number>> = Object.fromEntries(players.map((player) => [player, {}]));
  return {
    add(player: PlayerId | undefined, key: string, amount = 1): void {
      const own = player === undefined ? undefined : counts[player];
      if (own !== undefined) own[key] = (own[key] ?? 0) + amount;
    },
    initialize(key: string): void {
      for (const own of Object.values(counts)) own[key] ??= 0;
    },
    counts: counts satisfies Readonly<Record<PlayerId, Counts>>,
  };
}

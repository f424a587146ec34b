import type { FinishedGame } from './finished-games';

/** How many games there were, and how long those took whose duration is known. */
export interface PlayTime {
  readonly games: number;
  readonly minutes: number;
  readonly timedGames: number;
}

/** Games and their time by whatever a game is sorted under, in the order in which it first came up. */
export function foldPlayTime(history: readonly FinishedGame[], keyOf: (game: FinishedGame) => string): ReadonlyMap<string, PlayTime> {
  const times = new Map<string, PlayTime>();
  for (const finishedGame of history) {
    const key = keyOf(finishedGame);
    const { games, minutes, timedGames } = times.get(key) ?? { games: 0, minutes: 0, timedGames: 0 };
    const isTimed = finishedGame.minutes !== undefined;
    times.set(key, {
      games: games + 1,
      minutes: minutes + (finishedGame.minutes ?? 0),
      timedGames: timedGames + (isTimed ? 1 : 0),
    });
  }
  return times;
}

const padTwo = (part: number): string => String(part).padStart(2, '0');

/** "2026-11", by the calendar of this place. */
export function monthKey(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${padTwo(date.getMonth() + 1)}`;
}

/** "2026-11-18", by the calendar of this place. */
export const dayKey = (at: number): string => `${monthKey(at)}-${padTwo(new Date(at).getDate())}`;

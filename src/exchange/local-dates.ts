import type { Entry } from '#session/log/effective-log';
import type { StoredGame } from '#store/records/record-types';

const padTwo = (part: number): string => String(part).padStart(2, '0');

/** "2026-05-01", by the calendar of this place. */
export const formatDay = (at: number | Date): string => {
  const date = new Date(at);
  return [date.getFullYear(), padTwo(date.getMonth() + 1), padTwo(date.getDate())].join('-');
};

/** "2026-05-01 18:30:00", by the clock of this place. */
export const formatDateTime = (at: number): string => {
  const date = new Date(at);
  return `${formatDay(date)} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(padTwo).join(':')}`;
};

/** A table that says nothing for longer than this has gone home. */
const MAX_PAUSE = 60 * 60 * 1000;

/** How many minutes a game took: as the table says, else from its first entry to its last, without the pauses. */
export function playingMinutes(game: Pick<StoredGame, 'startedAt' | 'minutes'>, entries: readonly Pick<Entry, 'at'>[]): number {
  if (game.minutes !== undefined) return game.minutes;
  let [lastEntryAt, playedTime] = [game.startedAt, 0];
  for (const { at } of entries) {
    const elapsed = at - lastEntryAt;
    if (elapsed > 0 && elapsed <= MAX_PAUSE) playedTime += elapsed;
    lastEntryAt = at;
  }
  return Math.round(playedTime / 60_000);
}

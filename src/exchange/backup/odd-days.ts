import type { Contents } from '#store/records/contents';
import type { StoredGame } from '#store/records/record-types';

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_LIKELY_DAY = Date.UTC(1900, 0, 1);

/** Whether a game can hardly have been played then: before 1900, or more than a day ahead of this device's clock. */
export const isOddDay = (at: number, now: number): boolean => at < FIRST_LIKELY_DAY || at > now + DAY_MS;

/** Games whose day is wrong, if the clock of this device is right. */
export const findOddDays = ({ games }: Pick<Contents, 'games'>, now: number): readonly StoredGame[] =>
  games.flatMap(({ game }) => (isOddDay(game.played, now) ? [game] : []));

/** The same contents with odd days moved to today; whether the file or the clock is wrong is for a person to say. */
export const moveOddDays = (contents: Contents, now: number): Contents => ({
  ...contents,
  games: contents.games.map(({ game, entries }) => ({
    game: isOddDay(game.played, now) ? { ...game, played: now, dated: true } : game,
    entries,
  })),
});

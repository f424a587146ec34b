import type { Entry } from '#session/log/effective-log';
import type { StoredGame } from './record-types';

/** A table that says nothing for longer than this has gone home. */
const MAX_PAUSE = 60 * 60 * 1000;
const MINUTE = 60_000;

/**
 * How many minutes a game took: as the table says, else from its first event to its last, without the pauses. Corrections made
 * afterwards are no play. Nothing where nobody knows.
 */
export function playingMinutes(
  game: Pick<StoredGame, 'startedAt' | 'minutes'>,
  entries: readonly Pick<Entry, 'at' | 'kind'>[],
): number | undefined {
  if (game.minutes !== undefined) return game.minutes;
  let [lastEventAt, playedTime] = [game.startedAt, 0];
  for (const { at, kind } of entries) {
    if (kind !== 'happened') continue;
    const elapsed = at - lastEventAt;
    if (elapsed > 0 && elapsed <= MAX_PAUSE) playedTime += elapsed;
    lastEventAt = at;
  }
  return playedTime === 0 ? undefined : Math.max(1, Math.round(playedTime / MINUTE));
}

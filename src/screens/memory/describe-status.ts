import { describeWinners } from '#screens/game/describe-result';
import { memoryText } from '#screens/memory/memory-text';
import type { StoredGame } from '#store/records/record-types';

/** What became of a game, in a few words; where it was set aside, whether another record goes on with it. */
export function describeStatus(game: StoredGame, wentOn = false): string {
  const { game: text } = memoryText.value;
  if (game.summary.status === 'open') return text.open;
  if (game.summary.status === 'finished') return describeWinners(game);
  return wentOn ? text.wentOn : text.abandoned;
}

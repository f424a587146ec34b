import { memoryText } from '#screens/memory';
import { wonLine } from '#screens/outcome';
import type { StoredGame } from '#store/model';

/** What became of a game, in a few words. */
export function outcome(game: StoredGame, games: readonly Pick<StoredGame, 'goesOnFrom'>[] = []): string {
  const { game: said } = memoryText.value;
  if (game.summary.status === 'open') return said.open;
  if (game.summary.status === 'finished') return wonLine(game);
  return games.some(({ goesOnFrom }) => goesOnFrom === game.id) ? said.wentOn : said.abandoned;
}

import { memoryText } from '#screens/memory';
import { isDraw } from '#screens/outcome';
import { text } from '#screens/state';
import { playersOf, type StoredGame } from '#store/model';

/** What became of a game, in a few words. */
export function outcome({ id: own, game, summary, players }: StoredGame, games: readonly Pick<StoredGame, 'goesOnFrom'>[] = []): string {
  const { game: said } = memoryText.value;
  if (summary.status === 'open') return said.open;
  if (summary.status === 'abandoned') return games.some(({ goesOnFrom }) => goesOnFrom === own) ? said.wentOn : said.abandoned;
  const seats = playersOf({ summary, players });
  const winners = seats.flatMap(({ id, name }) => (summary.winners.includes(id) ? [name] : []));
  return isDraw(game, summary.winners, seats.length) ? text.value.finish.drawn : text.value.home.won(winners);
}

import { manifestOf } from '#registry';
import { playersOf, type StoredGame } from '#store/model';
import { grammar } from '#text/language';
import { language, text } from './state';

/** Whether a game has no points to show: none are counted in it, and none were given. */
export const isPointless = (game: string, points: readonly number[]): boolean =>
  manifestOf(game)?.pointless === true && points.every((each) => each === 0);

/** Where nobody counts and nobody is behind, it is a draw. */
export const isDraw = (game: string, winners: readonly string[], players: number): boolean =>
  manifestOf(game)?.pointless === true && winners.length === players;

/** Who won, as it is said at the end of a game. */
export function outcomeOf(game: string, winners: readonly string[], players: number): string {
  const said = text.value.finish;
  if (isDraw(game, winners, players)) return said.drawn;
  return winners.length === 1 ? said.won(winners) : said.shared(winners);
}

/** Everybody with their points; names alone while the points are secret, or where there are none. */
export function pointsLine(game: Pick<StoredGame, 'game' | 'players' | 'summary'>): string {
  const { points } = game.summary;
  const pointless = isPointless(game.game, Object.values(points));
  return playersOf(game)
    .map(({ id, name }) => (pointless || !Object.hasOwn(points, id) ? name : `${name} ${grammar(language.value).figure(points[id] ?? 0)}`))
    .join(' · ');
}

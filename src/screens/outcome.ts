import { manifestOf } from '#registry';
import { text } from './state';

/** Whether a game has no points to show: none are counted in it, and none were given. */
export const isPointless = (game: string, points: readonly number[]): boolean =>
  manifestOf(game)?.pointless === true && points.every((each) => each === 0);

/** Who won; where nobody counts and nobody is behind, it is a draw. */
export function outcomeOf(game: string, winners: readonly string[], players: number): string {
  const said = text.value.finish;
  if (winners.length === 1) return said.won(winners);
  return manifestOf(game)?.pointless === true && winners.length === players ? said.drawn : said.shared(winners);
}

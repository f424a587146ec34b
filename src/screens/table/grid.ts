import type { Counting, GameScreens, GridLine, GridRow } from '#contract';
import type { PlayerId } from '#law/game';
import type { Stand } from '#machines/flow';
import { fetched } from '#screens/fetched';
import type { Table } from '#session/table';
import type { Language } from '#text/language';
import { scoreTexts } from '#text/score';

/** The rows of a game's grid, and in a row of their own the points that the table gave or took. */
export function gridRows(counting: Counting, { game }: Pick<Table, 'game'>, stand: Stand, language: Language): readonly GridRow[] {
  const rows = counting.rows?.(stand, language) ?? [];
  const adjusted = game.law.lines(stand.position).filter(({ reason }) => reason.rule === 'adjust');
  const given: GridRow = { key: 'adjust', label: scoreTexts[language].adjusted, lines: adjusted.map((line) => ({ line })) };
  return adjusted.length === 0 ? rows : [...rows, given];
}

export const linesOf = ({ lines }: GridRow, player: PlayerId): readonly GridLine[] => lines.filter(({ line }) => line.player === player);

export const pointsIn = (row: GridRow, player: PlayerId): number => linesOf(row, player).reduce((sum, { line }) => sum + line.points, 0);

const known = new WeakMap<GameScreens, () => Counting | undefined>();

/** How a game is counted, once it has been fetched. */
export function countingOf(screens: GameScreens): Counting | undefined {
  const asked = known.get(screens) ?? asking(screens);
  known.set(screens, asked);
  return asked();
}

function asking(screens: GameScreens): () => Counting | undefined {
  const now = fetched(() => screens.counting());
  return () => now('counting');
}

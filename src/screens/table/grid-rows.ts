import type { GameScoring, GridLine, GridRow } from '#contract/scoring';
import type { GameScreens } from '#contract/screens';
import { forPlayer } from '#law/by-player';
import type { PlayerId } from '#law/game';
import { exactRange, isExact, type Range } from '#law/score';
import type { GameState } from '#machines/flow';
import { createLazyResource } from '#screens/shell/lazy-resource';
import type { Table } from '#session/log/table';
import { grammar, type Language } from '#text/language';
import { scoreTexts } from '#text/score';

/** The rows of a game's grid, and in a row of their own the points that the table gave or took; or only some of them; a game that is on may be counted otherwise than one that is over. */
export function gridRows(
  scoring: GameScoring,
  { game }: Pick<Table, 'game'>,
  state: GameState,
  language: Language,
  only?: readonly string[],
  isOver = true,
): readonly GridRow[] {
  const rows = scoring.rows?.(state, language, only, isOver) ?? [];
  const adjustments = game.law.lines(state.position).filter(({ reason }) => reason.rule === 'adjust');
  const adjustRow: GridRow = { key: 'adjust', label: scoreTexts[language].adjusted, lines: adjustments.map((line) => ({ line })) };
  const all = adjustments.length === 0 ? rows : [...rows, adjustRow];
  return only === undefined ? all : all.filter(({ key }) => only.includes(key));
}

export const linesOf = ({ lines }: GridRow, player: PlayerId): readonly GridLine[] => lines.filter(({ line }) => line.player === player);

/** What a line pays, or may pay. */
export const lineRange = ({ line, range }: GridLine): Range => range ?? exactRange(line.points);

/** Whether a line pays anything, or may. */
export const canPay = (line: GridLine): boolean => line.line.paid || !isExact(lineRange(line));

/** A line's figure as it stands before its sentence; none is a dash. */
export const formatLineFigure = (line: GridLine, language: Language): string =>
  canPay(line) ? grammar(language).range(lineRange(line)) : '–';

/** Whether a figure rests on what Regent assumes of the box and nobody has confirmed. */
export const isUnconfirmed = (lines: readonly GridLine[]): boolean => lines.some((line) => line.isUnconfirmed === true);

/** What a row brings a player, or may bring. */
export const rowRange = (row: GridRow, player: PlayerId): Range =>
  forPlayer(row.ranges ?? {}, player) ?? exactRange(rowPoints(row, player));

/** A figure that is added: "+3"; one that is not certain stands as it is. */
export const formatGain = (range: Range, language: Language): string =>
  isExact(range) ? grammar(language).signedFigure(range.least) : grammar(language).range(range);

export const rowPoints = (row: GridRow, player: PlayerId): number => linesOf(row, player).reduce((sum, { line }) => sum + line.points, 0);

const scoringLoaders = new WeakMap<GameScreens, () => GameScoring | undefined>();

/** How a game is counted, once it has been fetched. */
export function scoringOf(screens: GameScreens): GameScoring | undefined {
  const loader = scoringLoaders.get(screens) ?? createScoringLoader(screens);
  scoringLoaders.set(screens, loader);
  return loader();
}

function createScoringLoader(screens: GameScreens): () => GameScoring | undefined {
  const now = createLazyResource(() => screens.scoring());
  return () => now('counting');
}

/** Whether a book has a page for it: a debt let go and points brought along have none. */
export const hasRulePage = ({ game }: Table, rule: string): boolean => rule === 'adjust' || game.law.rules.includes(rule);

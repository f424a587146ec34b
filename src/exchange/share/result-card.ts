import { type ByPlayer, forPlayer } from '#law/by-player';
import { exactRange, pointsOf, type Range, type ScoreSheetLine, type Standing } from '#law/score';
import type { PictureBlock, PlayerLabel, Sign } from './render-picture';

/** How a game ended, as it is passed on: in words of the app, and with nothing that only this device knows. */
export interface SharedResult {
  readonly game: string;
  readonly winnerText: string;
  /** What decided where points alone did not, and what nobody confirmed. */
  readonly notes: readonly string[];
  /** When, and where if that is known. */
  readonly when: string;
  /** The points of each player, in the order of their places; none where a game has no points. */
  readonly places: readonly {
    readonly text: string;
    readonly name: string;
    readonly sign?: Sign | undefined;
    readonly points: string;
    readonly isWinner: boolean;
  }[];
  /** Whose pieces are whose; nobody's where the game is not laid out. */
  readonly sides: readonly PlayerLabel[];
  readonly rows: readonly ScoreRow[];
  readonly sum: string;
  readonly credit: string;
}

/** A row of the score grid with its lines. */
interface ScoreSource {
  readonly label: string;
  readonly lines: readonly ScoreSheetLine[];
  /** What it may bring each player for whom that is not certain. */
  readonly ranges?: ByPlayer<Range> | undefined;
  /** Whose points rest on figures that nobody has confirmed. */
  readonly unconfirmed?: readonly string[] | undefined;
}

/** One row of the score grid: what it is, and what each player got there. */
interface ScoreRow {
  readonly label: string;
  /** Empty where it was nothing. */
  readonly figures: readonly string[];
}

/**
 * The points of a game by where they come from, players across in the order of their places; none where the lines do not
 * add up to how the game ended, which a later law may have made of them.
 */
export function scoreRows(
  sources: readonly ScoreSource[],
  standings: readonly Standing[],
  formatPoints: (points: Range) => string = ({ least }) => String(least),
): readonly ScoreRow[] {
  const players = standings.map(({ player }) => player);
  const sums = pointsOf(
    players,
    sources.flatMap(({ lines }) => lines),
  );
  if (standings.some(({ player, points }) => sums[player] !== points)) return [];
  return sources
    .map(({ label, lines, ranges = {}, unconfirmed = [] }) => {
      const points = pointsOf(players, lines);
      const figures = players.map((player) => {
        const range = forPlayer(ranges, player) ?? exactRange(points[player] ?? 0);
        const mark = unconfirmed.includes(player) ? '?' : '';
        return range.least === 0 && range.most === 0 ? '' : `${formatPoints(range)}${mark}`;
      });
      return { label, figures };
    })
    .filter(({ figures }) => figures.some((figure) => figure !== ''));
}

export function formatResult({ game, winnerText, notes, when, places, rows, credit }: SharedResult): string {
  const rowLines = rows.map(({ label, figures }) => {
    const playerFigures = places.flatMap(({ name }, index) => (figures[index] === '' ? [] : [`${name} ${figures[index]}`]));
    return `• ${label} · ${playerFigures.join(', ')}`;
  });
  return [
    game,
    when,
    '',
    winnerText,
    ...notes,
    ...places.map((place) => place.text),
    ...(rowLines.length > 1 ? ['', ...rowLines] : []),
    '',
    credit,
  ].join('\n');
}

const LAUREL_HEIGHT = 130;
const BOARD_HEIGHT = 860;

/** The result as a card: who won, the board as it lay at the end, and every point by where it comes from. */
export function resultBlocks(
  { game, winnerText, notes, when, places, sides, rows, sum, credit }: SharedResult,
  laurel: SVGSVGElement | undefined,
  board?: SVGSVGElement,
): readonly PictureBlock[] {
  const columns = places.map(({ name, sign, points, isWinner }) => ({ name, sign, sum: points, isWinner }));
  return [
    { text: game, style: 'title' },
    { text: when, style: 'subtitle' },
    ...(laurel === undefined ? [] : [{ drawing: laurel, maxHeight: LAUREL_HEIGHT }]),
    { text: winnerText, style: 'winner' },
    ...notes.map((text) => ({ text, style: 'body' as const })),
    ...(board === undefined ? [] : [{ drawing: board, maxHeight: BOARD_HEIGHT }]),
    ...(columns.length === 0 ? [{ sides }] : [{ grid: { columns, rows: rows.length > 1 ? rows : [], sum } }]),
    { text: credit, style: 'credit' },
  ];
}

import { type Line, pointsOf, type Standing } from '#law/score';
import type { Part } from './picture';

/** How a game ended, as it is passed on: in words of the app, and with nothing that only this device knows. */
export interface Result {
  readonly game: string;
  readonly won: string;
  /** When, and where if that is known. */
  readonly when: string;
  /** The points of each player, in the order of their places; none where a game has no points. */
  readonly places: readonly { readonly told: string; readonly name: string; readonly points: number; readonly first: boolean }[];
  readonly rows: readonly Row[];
  readonly sum: string;
  readonly by: string;
}

/** A row of the score grid with its lines. */
interface Source {
  readonly label: string;
  readonly lines: readonly Line[];
}

/** One row of the score grid: what it is, and what each player got there. */
interface Row {
  readonly label: string;
  readonly figures: readonly number[];
}

/**
 * The points of a game by where they come from, players across in the order of their places; none where the lines do not
 * add up to how the game ended, which a later law may have made of them.
 */
export function rowsOf(sources: readonly Source[], standings: readonly Standing[]): readonly Row[] {
  const players = standings.map(({ player }) => player);
  const sums = pointsOf(
    players,
    sources.flatMap(({ lines }) => lines),
  );
  if (standings.some(({ player, points }) => sums[player] !== points)) return [];
  return sources
    .map(({ label, lines }) => {
      const points = pointsOf(players, lines);
      return { label, figures: players.map((player) => points[player] ?? 0) };
    })
    .filter(({ figures }) => figures.some((figure) => figure !== 0));
}

export function resultText({ game, won, when, places, rows, by }: Result): string {
  const told = rows.map(({ label, figures }) => {
    const paid = places.flatMap(({ name }, index) => (figures[index] === 0 ? [] : [`${name} ${figures[index]}`]));
    return `• ${label} · ${paid.join(', ')}`;
  });
  return [game, when, '', won, ...places.map((place) => place.told), ...(told.length > 1 ? ['', ...told] : []), '', by].join('\n');
}

const LAUREL = 130;
const DRAWN = 860;

/** The result as a card: who won, the board as it lay at the end, and every point by where it comes from. */
export function resultParts(
  { game, won, when, places, rows, sum, by }: Result,
  laurel: SVGSVGElement,
  board?: SVGSVGElement,
): readonly Part[] {
  const columns = places.map(({ name, points, first }) => ({ name, sum: points, first }));
  return [
    { text: game, look: 'title' },
    { text: when, look: 'told' },
    { drawing: laurel, tallest: LAUREL },
    { text: won, look: 'won' },
    ...(board === undefined ? [] : [{ drawing: board, tallest: DRAWN }]),
    ...(columns.length === 0 ? [] : [{ grid: { columns, rows: rows.length > 1 ? rows : [], sum } }]),
    { text: by, look: 'by' },
  ];
}

import type { Kingdom } from '#games/kingdom/game';
import { type Board, monarch, type Side, type Square, squareName, squareOf } from '#games/kingdom/law/board';
import { attackers, jumpedBetween } from '#games/kingdom/law/moves';
import { type Event, endingBy, ends, type Move, throneCapture } from '#games/kingdom/law/position';
import { type KingdomScreenText, screenEn, type Told } from '#games/kingdom/text/screen-en';
import { screenFr } from '#games/kingdom/text/screen-fr';
import type { Game, GameStateOf } from '#session/game';
import { openEvents } from '#session/rule';
import { stepBefore } from '#session/steps';
import type { Table } from '#session/table';
import type { Language } from '#text/language';

export const texts: Readonly<Record<Language, KingdomScreenText>> = { en: screenEn, fr: screenFr };

export const SIDES: readonly Side[] = ['w', 'b'];

export const openSquares = (game: Game<Kingdom>, stand: GameStateOf<Kingdom>): readonly Square[] =>
  openEvents(game, stand, 'replace').map(({ at }) => squareOf(at));

export interface Danger {
  readonly side: Side;
  readonly monarch: Square;
  readonly from: readonly Square[];
}

/** The Monarchs that could be taken next, and from where. */
export function dangers({ position, finished }: GameStateOf<Kingdom>): readonly Danger[] {
  if (finished) return [];
  return SIDES.map((side) => ({
    side,
    monarch: position.board.indexOf(monarch(side)),
    from: attackers(position.board, side, throneCapture(position)),
  })).filter(({ from }) => from.length > 0);
}

/** A move as it is told, on the board it is made on. */
export function told(board: Board, { path }: Pick<Move, 'path'>): Told | undefined {
  const [from, to] = ends(path);
  const piece = board[from];
  const [first, second] = path;
  if (piece === undefined || first === undefined || second === undefined) return undefined;
  const takes = to === from ? undefined : board[to];
  return {
    piece,
    path,
    jumps: jumpedBetween(squareOf(first), squareOf(second)) !== undefined,
    takes,
    enthroned: endingBy(board, piece, to) === 'throne',
  };
}

/** The path of the last move, also when the Knight it took has been put back since, and where that was. */
export interface Turn {
  readonly path: readonly Square[];
  readonly put: Square | undefined;
}

export function lastTurn(table: Table<Kingdom>, stand: GameStateOf<Kingdom>, last: Event | undefined): Turn {
  if (last?.type === 'move') return { path: last.path.map(squareOf), put: undefined };
  if (last?.type !== 'replace') return { path: [], put: undefined };
  const before = stepBefore(table, stand)?.event;
  return { path: before?.type === 'move' ? before.path.map(squareOf) : [], put: squareOf(last.at) };
}

/** The pieces of a side with their squares, the Monarch first, then from the tallest Knight down. */
export function piecesOf(board: Board, side: Side) {
  const kinds = (['M', '4', '3', '2', '1'] as const).map((kind) => `${side}${kind}` as const);
  return kinds
    .map((piece) => ({ piece, squares: board.flatMap((each, square) => (each === piece ? [squareName(square)] : [])) }))
    .filter(({ squares }) => squares.length > 0);
}

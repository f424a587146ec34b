import {
  type Board,
  isMonarch,
  isThrone,
  PIECES,
  type Piece,
  type Side,
  SQUARES,
  type Square,
  START,
  squareName,
  withPieces,
} from '#games/kingdom/law/board';
import type { CustomPosition } from '#games/kingdom/law/position';
import type { Header } from '#session/log';

/** A position in the making, read from a set-up that may hold anything. */
export interface Draft {
  readonly board: Board;
  readonly onMove: Side;
}

export const EMPTY: Board = SQUARES.map(() => undefined);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

export function draftOf({ position }: Header['setup']): Draft | undefined {
  if (!isRecord(position)) return undefined;
  const pieces = isRecord(position.pieces) ? position.pieces : {};
  const board = SQUARES.map((square) => PIECES.find((piece) => piece === pieces[squareName(square)]));
  return { board, onMove: position.onMove === 'b' ? 'b' : 'w' };
}

export function writtenOut({ board, onMove }: Draft): CustomPosition {
  const placed = SQUARES.flatMap((square) => {
    const piece = board[square];
    return piece === undefined ? [] : [[squareName(square), piece] as const];
  });
  return { pieces: Object.fromEntries(placed), onMove };
}

const agreementsOf = ({ agreements }: Header['setup']): Readonly<Record<string, unknown>> => (isRecord(agreements) ? agreements : {});

/** The side that begins: the one on move in a position of one's own, else as the table agreed. */
export function beginner(setup: Header['setup']): Side {
  return draftOf(setup)?.onMove ?? (agreementsOf(setup).first === 'black' ? 'b' : 'w');
}

/** Sides are changed, and whoever was to begin still begins; a position of one's own says itself who is on move. */
export function withWhite(setup: Header['setup'], white: string): Header['setup'] {
  if (setup.white === white || draftOf(setup) !== undefined) return { ...setup, white };
  const agreements = agreementsOf(setup);
  return { ...setup, white, agreements: { ...agreements, first: agreements.first === 'black' ? 'white' : 'black' } };
}

const count = (board: Board, piece: Piece): number => board.filter((each) => each === piece).length;

/** How many of a piece the box still holds: the usual position has them all. */
export const left = (board: Board, piece: Piece): number => count(START, piece) - count(board, piece);

/** What a tap with a piece in the hand does to the board, or why it cannot be. A Monarch is moved, there being but one. */
export function put(board: Board, piece: Piece | undefined, square: Square): Board | 'none-left' | 'throne' {
  if (piece === undefined || board[square] === piece) return withPieces(board, [[square, undefined]]);
  if (!isMonarch(piece) && isThrone(square)) return 'throne';
  const without = isMonarch(piece) ? board.map((each) => (each === piece ? undefined : each)) : board;
  return left(without, piece) > 0 ? withPieces(without, [[square, piece]]) : 'none-left';
}

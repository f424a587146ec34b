import { saying } from '#desk/desk';
import type { MoveCase, Pieces, WinCase } from '#games/kingdom/desk/cases';
import { type Board, type Piece, type Side, type Square, type SquareName, sideOf, squareName, squareOf } from '#games/kingdom/law/board';
import { isStep, jumpedBetween } from '#games/kingdom/law/moves';
import { boardOf, piecesOn } from '#games/kingdom/law/position';
import { put } from '#games/kingdom/table/custom';
import { wayTo } from '#games/kingdom/table/way';
import { takenBy } from './scene';

export type PathCase = MoveCase | WinCase;

/** The Knight that the move of a case takes and that is still to be put back. */
export function knightTaken(asked: PathCase): Piece | undefined {
  const taken = takenBy(boardOf(asked.pieces), asked.path);
  return asked.question === 'move' && asked.path.length > 1 && taken !== undefined && !taken.endsWith('M') ? taken : undefined;
}

/** A tap that tells the move: the piece, each landing or only the last, and where a Knight that was taken comes back. */
export function tapMove<C extends PathCase>(asked: C, square: Square, putting: boolean): C {
  const name = squareName(square);
  if (putting) return { ...asked, put: name };
  const path = pathAfter(boardOf(asked.pieces), asked.path, square);
  const piece = path.length === 1 ? asked.pieces[name] : undefined;
  return {
    ...(piece === undefined ? asked : withSide(asked, sideOf(piece))),
    path,
    ...(asked.question === 'move' ? { put: undefined } : {}),
  };
}

export const withSide = <C extends PathCase>(asked: C, onMove: Side): C => ({ ...saying(asked, 'onMove', {}), onMove });

function pathAfter(board: Board, path: readonly SquareName[], square: Square): readonly SquareName[] {
  const name = squareName(square);
  const [first, last] = [path[0], path.at(-1)];
  const piece = board[square];
  if (first === undefined || last === undefined) return piece === undefined ? [] : [name];
  if (name === last) return path.slice(0, -1);
  const own = piece !== undefined && sideOf(piece) === sideOf(board[squareOf(first)] ?? piece);
  const from = squareOf(last);
  const goesOn = path.length > 1 && (isStep(from, square) || jumpedBetween(from, square) !== undefined);
  if (goesOn) return [...path, name];
  if (own && name !== first) return [name];
  return wayTo(board, squareOf(first), square, true).map(squareName);
}

/** One tap less: the square for the Knight, then the path from its end. */
export function untap<C extends PathCase>(asked: C): C {
  if (asked.question === 'move' && asked.put !== undefined) return { ...asked, put: undefined };
  return { ...asked, path: asked.path.slice(0, -1) };
}

/** The pieces after a tap with one in the hand, or why it cannot be. */
export function tapPiece(pieces: Pieces, hand: Piece | undefined, square: Square): Pieces | 'none-left' | 'throne' {
  const next = put(boardOf(pieces), hand, square);
  return typeof next === 'string' ? next : piecesOn(next);
}

/** A move that has lost its piece is no move any more. */
export function withPieces<C extends PathCase>(asked: C, pieces: Pieces): C {
  const [first] = asked.path;
  const gone = first !== undefined && pieces[first] === undefined;
  const mover = first === undefined ? undefined : pieces[first];
  return {
    ...(mover === undefined ? asked : withSide(asked, sideOf(mover))),
    pieces,
    ...(gone ? { path: [], ...(asked.question === 'move' ? { put: undefined } : {}) } : {}),
  };
}

import type { Kingdom } from '#games/kingdom/game';
import { type Board, fileOf, rankOf, type Square, sideOf, squareAt, squareName, squareOf } from '#games/kingdom/law/board';
import { reaches } from '#games/kingdom/law/moves';
import { type Move, type Replace, throneCapture } from '#games/kingdom/law/position';
import type { StandIn } from '#session/game';

/** What a tap says: a piece is chosen or let go, or something happened that the referee is asked about. */
export type Tap = { readonly chosen: Square | undefined } | { readonly event: Move | Replace };

const move = (...path: readonly Square[]): Tap => ({ event: { type: 'move', path: path.map(squareName) } });

/** `chosen` is the own piece that was tapped before. What the rules forbid is asked all the same, so that they can say why. */
export function tapped({ phase, position }: StandIn<Kingdom>, chosen: Square | undefined, square: Square): Tap {
  if (phase === 'replacing') return { event: { type: 'replace', at: squareName(square) } };
  const piece = position.board[square];
  if (square === chosen) return { chosen: undefined };
  if (piece !== undefined && sideOf(piece) === position.onMove) return { chosen: square };
  if (chosen !== undefined) return move(...pathTo(position.board, chosen, square, throneCapture(position)));
  return piece === undefined ? { chosen: undefined } : move(square, neighbour(square));
}

/** The shortest way there; where there is none, straight, for the referee to say why not. */
export function pathTo(board: Board, from: Square, to: Square, throneCapture: boolean): readonly Square[] {
  return reaches(board, from, throneCapture).find((reach) => reach.to === to)?.path ?? [from, to];
}

const neighbour = (square: Square): Square =>
  squareAt(fileOf(square) + 1, rankOf(square)) ?? squareAt(fileOf(square) - 1, rankOf(square)) ?? square;

/** A typed move may leave out the landings between: `c3-g7` is played by the shortest way there. */
export function spelledOut({ position }: StandIn<Kingdom>, event: Move): Move {
  const [from, to] = event.path.map(squareOf);
  if (event.path.length !== 2 || from === undefined || to === undefined) return event;
  return { ...event, path: pathTo(position.board, from, to, throneCapture(position)).map(squareName) };
}

import type { Kingdom } from '#games/kingdom/game';
import { fileOf, parseSquareName, rankOf, type Square, sideOf, squareAt, squareName } from '#games/kingdom/law/board';
import { nextJumps } from '#games/kingdom/law/moves';
import { canCaptureOnThrone, type Move, type Replace } from '#games/kingdom/law/position';
import type { GameStateOf } from '#session/game';
import { findIntendedPath } from './intended-path';

/** The squares of an unfinished move: the chosen piece, then each landing of its jumps. */
export type PartialPath = readonly Square[];

/** The result of a tap: another unfinished path, empty where the choice is cancelled, or an event to play. */
export type TapResult = { readonly path: PartialPath } | { readonly event: Move | Replace };

export const createMove = (path: readonly Square[]): Move => ({ type: 'move', path: path.map(squareName) });

/** Illegal moves become events too, so that the refusal explains them. */
export function readTap(state: GameStateOf<Kingdom>, path: PartialPath, square: Square): TapResult {
  const { phase, position } = state;
  if (phase === 'replacing') return { event: { type: 'replace', at: squareName(square) } };
  const [from] = path;
  const piece = square === from ? undefined : position.board[square];
  if (square === path.at(-1)) return path.length > 1 ? { event: createMove(path) } : { path: [] };
  if (square === from) return { path: [] };
  if (piece !== undefined && sideOf(piece) === position.onMove) return { path: [square] };
  if (from === undefined) return piece === undefined ? { path: [] } : { event: createOutOfTurnMove(state, square) };
  return extendPath(state, path, from, square);
}

/** Adds one jump while another could follow; a tap on any other square is the target of the whole move. */
function extendPath(state: GameStateOf<Kingdom>, path: PartialPath, from: Square, to: Square): TapResult {
  const { board } = state.position;
  const throneCapture = canCaptureOnThrone(state.position);
  const at = path.at(-1) ?? from;
  if (!nextJumps(board, from, at, throneCapture).includes(to))
    return { event: createMove(findIntendedPath(board, from, to, throneCapture)) };
  const extended = [...path, to];
  return listFurtherJumps(state, extended).length > 0 ? { path: extended } : { event: createMove(extended) };
}

/** The landings of another jump, squares of the path excluded. */
export function listFurtherJumps({ position }: GameStateOf<Kingdom>, path: PartialPath): readonly Square[] {
  const [from, at] = [path[0], path.at(-1)];
  if (from === undefined || at === undefined) return [];
  return nextJumps(position.board, from, at, canCaptureOnThrone(position)).filter((to) => !path.includes(to));
}

/** A move of the side that is not on move: its refusal says whose turn it is. */
function createOutOfTurnMove({ position }: GameStateOf<Kingdom>, square: Square): Move {
  const { sides, onMove } = position;
  return { ...createMove([square, neighbour(square)]), by: sides[onMove === 'w' ? 'b' : 'w'] };
}

const neighbour = (square: Square): Square =>
  squareAt(fileOf(square) + 1, rankOf(square)) ?? squareAt(fileOf(square) - 1, rankOf(square)) ?? square;

/** Fills in the landings that a typed move may leave out: `c3-g7` takes the shortest path. */
export function completePath({ position }: GameStateOf<Kingdom>, event: Move): Move {
  const [from, to] = event.path.map(parseSquareName);
  if (event.path.length !== 2 || from === undefined || to === undefined) return event;
  return { ...event, path: findIntendedPath(position.board, from, to, canCaptureOnThrone(position)).map(squareName) };
}

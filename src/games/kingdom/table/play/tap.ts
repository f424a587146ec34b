import type { Kingdom } from '#games/kingdom/game';
import { fileOf, parseSquareName, rankOf, type Square, sideOf, squareAt, squareName } from '#games/kingdom/law/board';
import { nextJumps } from '#games/kingdom/law/moves';
import { canCaptureOnThrone, type Move, type Replace } from '#games/kingdom/law/position';
import type { GameStateOf } from '#session/game';
import { intendedPath } from './intended-path';

/** The squares of a move so far: the piece that was tapped first, then each landing of its jumps. */
export type PartialPath = readonly Square[];

/** What a tap says: a move is begun, goes on or is let go, or something happened that the referee is asked about. */
export type TapResult = { readonly way: PartialPath } | { readonly event: Move | Replace };

export const createMove = (path: readonly Square[]): Move => ({ type: 'move', path: path.map(squareName) });

/** What the rules forbid is asked all the same, so that they can say why. */
export function readTap(stand: GameStateOf<Kingdom>, way: PartialPath, square: Square): TapResult {
  const { phase, position } = stand;
  if (phase === 'replacing') return { event: { type: 'replace', at: squareName(square) } };
  const [from] = way;
  const piece = square === from ? undefined : position.board[square];
  if (square === way.at(-1)) return way.length > 1 ? { event: createMove(way) } : { way: [] };
  if (square === from) return { way: [] };
  if (piece !== undefined && sideOf(piece) === position.onMove) return { way: [square] };
  if (from === undefined) return piece === undefined ? { way: [] } : { event: createOutOfTurnMove(stand, square) };
  return continueTo(stand, way, from, square);
}

/** One jump is entered by itself while another could follow; any other square says where the whole move goes. */
function continueTo(stand: GameStateOf<Kingdom>, way: PartialPath, from: Square, to: Square): TapResult {
  const { board } = stand.position;
  const rules = canCaptureOnThrone(stand.position);
  const at = way.at(-1) ?? from;
  if (!nextJumps(board, from, at, rules).includes(to)) return { event: createMove(intendedPath(board, from, to, rules)) };
  const longer = [...way, to];
  return furtherJumps(stand, longer).length > 0 ? { way: longer } : { event: createMove(longer) };
}

/** Where another jump could take a piece that has come so far, to squares where it has not been. */
export function furtherJumps({ position }: GameStateOf<Kingdom>, way: PartialPath): readonly Square[] {
  const [from, at] = [way[0], way.at(-1)];
  if (from === undefined || at === undefined) return [];
  return nextJumps(position.board, from, at, canCaptureOnThrone(position)).filter((to) => !way.includes(to));
}

/** A piece of who is not on move: its owner is told whose turn it is. */
function createOutOfTurnMove({ position }: GameStateOf<Kingdom>, square: Square): Move {
  const { sides, onMove } = position;
  return { ...createMove([square, neighbour(square)]), by: sides[onMove === 'w' ? 'b' : 'w'] };
}

const neighbour = (square: Square): Square =>
  squareAt(fileOf(square) + 1, rankOf(square)) ?? squareAt(fileOf(square) - 1, rankOf(square)) ?? square;

/** A typed move may leave out the landings between: `c3-g7` is played by the shortest way there. */
export function completePath({ position }: GameStateOf<Kingdom>, event: Move): Move {
  const [from, to] = event.path.map(parseSquareName);
  if (event.path.length !== 2 || from === undefined || to === undefined) return event;
  return { ...event, path: intendedPath(position.board, from, to, canCaptureOnThrone(position)).map(squareName) };
}

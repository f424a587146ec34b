import type { Kingdom } from '#games/kingdom/game';
import { fileOf, rankOf, type Square, sideOf, squareAt, squareName, squareOf } from '#games/kingdom/law/board';
import { jumpsOn } from '#games/kingdom/law/moves';
import { type Move, type Replace, throneCapture } from '#games/kingdom/law/position';
import type { GameStateOf } from '#session/game';
import { wayTo } from './way';

/** The squares of a move so far: the piece that was tapped first, then each landing of its jumps. */
export type Way = readonly Square[];

/** What a tap says: a move is begun, goes on or is let go, or something happened that the referee is asked about. */
export type Tap = { readonly way: Way } | { readonly event: Move | Replace };

export const moving = (path: readonly Square[]): Move => ({ type: 'move', path: path.map(squareName) });

/** What the rules forbid is asked all the same, so that they can say why. */
export function tapped(stand: GameStateOf<Kingdom>, way: Way, square: Square): Tap {
  const { phase, position } = stand;
  if (phase === 'replacing') return { event: { type: 'replace', at: squareName(square) } };
  const [from] = way;
  const piece = square === from ? undefined : position.board[square];
  if (square === way.at(-1)) return way.length > 1 ? { event: moving(way) } : { way: [] };
  if (square === from) return { way: [] };
  if (piece !== undefined && sideOf(piece) === position.onMove) return { way: [square] };
  if (from === undefined) return piece === undefined ? { way: [] } : { event: outOfTurn(stand, square) };
  return goingTo(stand, way, from, square);
}

/** One jump is entered by itself while another could follow; any other square says where the whole move goes. */
function goingTo(stand: GameStateOf<Kingdom>, way: Way, from: Square, to: Square): Tap {
  const { board } = stand.position;
  const rules = throneCapture(stand.position);
  const at = way.at(-1) ?? from;
  if (!jumpsOn(board, from, at, rules).includes(to)) return { event: moving(wayTo(board, from, to, rules)) };
  const longer = [...way, to];
  return furtherJumps(stand, longer).length > 0 ? { way: longer } : { event: moving(longer) };
}

/** Where another jump could take a piece that has come so far, to squares where it has not been. */
export function furtherJumps({ position }: GameStateOf<Kingdom>, way: Way): readonly Square[] {
  const [from, at] = [way[0], way.at(-1)];
  if (from === undefined || at === undefined) return [];
  return jumpsOn(position.board, from, at, throneCapture(position)).filter((to) => !way.includes(to));
}

/** A piece of who is not on move: its owner is told whose turn it is. */
function outOfTurn({ position }: GameStateOf<Kingdom>, square: Square): Move {
  const { sides, onMove } = position;
  return { ...moving([square, neighbour(square)]), by: sides[onMove === 'w' ? 'b' : 'w'] };
}

const neighbour = (square: Square): Square =>
  squareAt(fileOf(square) + 1, rankOf(square)) ?? squareAt(fileOf(square) - 1, rankOf(square)) ?? square;

/** A typed move may leave out the landings between: `c3-g7` is played by the shortest way there. */
export function spelledOut({ position }: GameStateOf<Kingdom>, event: Move): Move {
  const [from, to] = event.path.map(squareOf);
  if (event.path.length !== 2 || from === undefined || to === undefined) return event;
  return { ...event, path: wayTo(position.board, from, to, throneCapture(position)).map(squareName) };
}

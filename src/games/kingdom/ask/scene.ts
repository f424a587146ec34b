import { type LoggedCase, trialOf } from '#desk/logged';
import type { KingdomCase } from '#games/kingdom/desk/cases';
import { game } from '#games/kingdom/game';
import {
  type Board,
  fileOf,
  isSquareName,
  monarch,
  type Piece,
  rankOf,
  SQUARES,
  type Square,
  squareOf,
  WIDTH,
} from '#games/kingdom/law/board';
import { boardOf, type Event, ends, type Move } from '#games/kingdom/law/position';
import type { Shown } from '#games/kingdom/pieces/Drawing';
import { told } from '#games/kingdom/table/view';
import type { Told } from '#games/kingdom/text/screen-en';
import { standOf } from '#session/table';

/** What is drawn of a case: its board, the move that is asked about, and a Knight that is still in the hand of its taker. */
interface Drawn {
  readonly board: Board;
  readonly path: Move['path'];
  readonly held?: { readonly piece: Piece; readonly by: Square } | undefined;
}

/** The position before the event that is asked about, and its path. */
function loggedScene(asked: LoggedCase<Event>): Drawn {
  const scene = trialOf(game, asked, {});
  if (scene === undefined) return { board: boardOf({}), path: [] };
  const { board, taken, onMove } = standOf(scene.before).position;
  const held = taken === undefined ? undefined : { piece: taken, by: board.indexOf(monarch(onMove)) };
  return { board, path: scene.asked.type === 'move' ? scene.asked.path : [], held };
}

export function drawnOf(asked: Exclude<KingdomCase, { readonly question: 'jump' | 'draw' }>): Drawn {
  if (asked.question === 'log') return loggedScene(asked);
  return { board: boardOf(asked.pieces), path: asked.question === 'danger' ? [] : asked.path };
}

/** The move in words, where it begins with a piece and has a way to go. */
export const toldOf = (board: Board, path: Move['path']): Told | undefined => (path.length < 2 ? undefined : told(board, { path }));

/** What a path takes, if anything stands at its end. */
export function takenBy(board: Board, path: Move['path']) {
  const [from, to] = ends(path);
  return from === to ? undefined : board[to];
}

/** The smallest part of a board is still a board. */
const LEAST = 5;

/** First and last line around some lines, one to spare on either side. */
function around(lines: readonly number[]): readonly [number, number] {
  if (lines.length === 0) return [0, WIDTH - 1];
  const [low, high] = [Math.max(0, Math.min(...lines) - 1), Math.min(WIDTH - 1, Math.max(...lines) + 1)];
  const missing = Math.max(0, LEAST - (high - low + 1));
  const first = Math.max(0, Math.min(low - Math.floor(missing / 2), WIDTH - LEAST));
  return missing === 0 ? [low, high] : [Math.min(low, first), Math.max(high, first + LEAST - 1)];
}

/** The part of the board that a case is about. */
export function shownOf(board: Board, more: readonly string[]): Shown {
  const squares: readonly Square[] = [
    ...SQUARES.filter((square) => board[square] !== undefined),
    ...more.filter(isSquareName).map(squareOf),
  ];
  return { files: around(squares.map(fileOf)), ranks: around(squares.map(rankOf)) };
}

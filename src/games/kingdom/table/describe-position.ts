import type { Kingdom } from '#games/kingdom/game';
import { type Board, monarchOf, parseSquareName, type Side, type Square, squareName } from '#games/kingdom/law/board';
import { attackers, jumpedSquare } from '#games/kingdom/law/moves';
import { canCaptureOnThrone, type Event, endingBy, type Move, pathEnds } from '#games/kingdom/law/position';
import { type KingdomScreenText, type MoveDescription, screenEn } from '#games/kingdom/text/screen-en';
import { screenFr } from '#games/kingdom/text/screen-fr';
import type { Game, GameStateOf } from '#session/game';
import { legalEvents } from '#session/log/rule-on';
import { stepBefore } from '#session/log/steps';
import type { Table } from '#session/log/table';
import type { Language } from '#text/language';

export const texts: Readonly<Record<Language, KingdomScreenText>> = { en: screenEn, fr: screenFr };

export const SIDES: readonly Side[] = ['w', 'b'];

export const listOpenSquares = (game: Game<Kingdom>, state: GameStateOf<Kingdom>): readonly Square[] =>
  legalEvents(game, state, 'replace').map(({ at }) => parseSquareName(at));

export interface Threat {
  readonly side: Side;
  readonly monarch: Square;
  readonly from: readonly Square[];
}

/** The Monarchs that could be captured, with the squares of their attackers. */
export function listThreats({ position, isFinished }: GameStateOf<Kingdom>): readonly Threat[] {
  if (isFinished) return [];
  return SIDES.map((side) => ({
    side,
    monarch: position.board.indexOf(monarchOf(side)),
    from: attackers(position.board, side, canCaptureOnThrone(position)),
  })).filter(({ from }) => from.length > 0);
}

/** Describes a move on the board before it. */
export function describeMove(board: Board, { path }: Pick<Move, 'path'>): MoveDescription | undefined {
  const [from, to] = pathEnds(path);
  const piece = board[from];
  const [first, second] = path;
  if (piece === undefined || first === undefined || second === undefined) return undefined;
  const takes = to === from ? undefined : board[to];
  return {
    piece,
    path,
    jumps: jumpedSquare(parseSquareName(first), parseSquareName(second)) !== undefined,
    takes,
    enthroned: endingBy(board, piece, to) === 'throne',
  };
}

/** The path of the last move, and where the Knight it captured was replaced since. */
export interface LastTurn {
  readonly path: readonly Square[];
  readonly replacementSquare: Square | undefined;
}

export function lastTurnBefore(table: Table<Kingdom>, state: GameStateOf<Kingdom>, lastEvent: Event | undefined): LastTurn {
  if (lastEvent?.type === 'move') return { path: lastEvent.path.map(parseSquareName), replacementSquare: undefined };
  if (lastEvent?.type !== 'replace') return { path: [], replacementSquare: undefined };
  const before = stepBefore(table, state)?.event;
  return { path: before?.type === 'move' ? before.path.map(parseSquareName) : [], replacementSquare: parseSquareName(lastEvent.at) };
}

/** The pieces of a side with their squares, the Monarch first, then from the tallest Knight down. */
export function piecesOfSide(board: Board, side: Side) {
  const kinds = (['M', '4', '3', '2', '1'] as const).map((kind) => `${side}${kind}` as const);
  return kinds
    .map((piece) => ({ piece, squares: board.flatMap((each, square) => (each === piece ? [squareName(square)] : [])) }))
    .filter(({ squares }) => squares.length > 0);
}

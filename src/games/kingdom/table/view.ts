import { type Board, monarch, type Side, type Square, squareName, squareOf } from '#games/kingdom/law/board';
import { attackers, leg } from '#games/kingdom/law/moves';
import { type Draw, endingBy, ends, type Move, type Position, type Replace, throneCapture } from '#games/kingdom/law/position';
import type { KingdomScreenText, Told } from '#games/kingdom/text/screen';
import { screenEn } from '#games/kingdom/text/screen-en';
import { screenFr } from '#games/kingdom/text/screen-fr';
import type { EventBase, PositionBase } from '#law/game';
import type { Stand } from '#machines/flow';
import type { Game } from '#session/game';
import { open } from '#session/rule';
import { stepBefore } from '#session/steps';
import type { Table } from '#session/table';
import type { Language } from '#text/language';

export const texts: Readonly<Record<Language, KingdomScreenText>> = { en: screenEn, fr: screenFr };

export const SIDES: readonly Side[] = ['w', 'b'];

const isKingdom = (position: PositionBase): position is Position => 'board' in position && 'onMove' in position;

export function positionOf({ position }: Stand): Position {
  if (!isKingdom(position)) throw new TypeError('This is not a position of Kingdom.');
  return position;
}

export const isMove = (event: EventBase | undefined): event is Move => event?.type === 'move';
export const isReplace = (event: EventBase | undefined): event is Replace => event?.type === 'replace';

export const openMoves = (game: Game, stand: Stand): readonly Move[] => open(game, stand, 'move').filter(isMove);

export const openSquares = (game: Game, stand: Stand): readonly Square[] =>
  open(game, stand, 'replace')
    .filter(isReplace)
    .map(({ at }) => squareOf(at));

export interface Danger {
  readonly side: Side;
  readonly monarch: Square;
  readonly from: readonly Square[];
}

/** The Monarchs that could be taken next, and from where. */
export function dangers(stand: Stand): readonly Danger[] {
  if (stand.finished) return [];
  const position = positionOf(stand);
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
    jumps: leg(squareOf(first), squareOf(second))?.kind === 'jump',
    takes,
    enthroned: endingBy(board, piece, to) === 'throne',
  };
}

/** The path of the last move, also when the Knight it took has been put back since, and where that was. */
export interface Turn {
  readonly path: readonly Square[];
  readonly put: Square | undefined;
}

export function lastTurn(table: Table, stand: Stand, last: EventBase | undefined): Turn {
  if (isMove(last)) return { path: last.path.map(squareOf), put: undefined };
  if (!isReplace(last)) return { path: [], put: undefined };
  const before = stepBefore(table, stand)?.event;
  return { path: isMove(before) ? before.path.map(squareOf) : [], put: squareOf(last.at) };
}

/** How often the present position has stood with the same side on move; adjusting points is no move. */
export function repetitions({ start, steps }: Table): number {
  const stands = [start, ...steps.filter(({ event }) => event.type !== 'adjust').map(({ stand }) => stand)];
  const key = (stand: Stand): string | undefined => {
    const { board, onMove } = positionOf(stand);
    return stand.phase === 'moving' ? `${onMove} ${board.join()}` : undefined;
  };
  const now = key(stands.at(-1) ?? start);
  return now === undefined ? 0 : stands.filter((stand) => key(stand) === now).length;
}

export const drawEvent: Draw = { type: 'draw' };

/** The pieces of a side with their squares, the Monarch first, then from the tallest Knight down. */
export function piecesOf(board: Board, side: Side) {
  const kinds = (['M', '4', '3', '2', '1'] as const).map((kind) => `${side}${kind}` as const);
  return kinds
    .map((piece) => ({ piece, squares: board.flatMap((each, square) => (each === piece ? [squareName(square)] : [])) }))
    .filter(({ squares }) => squares.length > 0);
}

import { type AdjustmentChain, addAdjustment } from '#law/adjust';
import type { AdjustEvent, AgreementsOf, EventBase, PlayerId, PositionBase, SetupBase } from '#law/game';
import {
  type Board,
  isMonarch,
  monarchOf,
  otherSide,
  type Piece,
  parseSquareName,
  type Side,
  SQUARES,
  type Square,
  type SquareName,
  START_BOARD,
  sideOf,
  squareName,
  THRONE,
  withPieces,
} from './board';

export const agreements = {
  courtesy: ['monarch-moves', 'strict', 'off'],
  'throne-capture': ['allowed', 'forbidden'],
  first: ['white', 'black'],
} as const;

/** A starting position other than the usual one. */
export interface CustomPosition {
  readonly pieces: Readonly<Partial<Record<SquareName, Piece>>>;
  readonly onMove: Side;
}

export type Phase = 'moving' | 'replacing' | 'finished';

export interface Setup extends SetupBase {
  readonly agreements: AgreementsOf<typeof agreements>;
  readonly white: PlayerId;
  readonly position?: CustomPosition | undefined;
}

export interface Move extends EventBase {
  readonly type: 'move';
  readonly path: readonly SquareName[];
}
export interface Replace extends EventBase {
  readonly type: 'replace';
  readonly at: SquareName;
}
export interface Resign extends EventBase {
  readonly type: 'resign';
}
interface Draw extends EventBase {
  readonly type: 'draw';
}
export type Event = Move | Replace | Resign | Draw | AdjustEvent;

export type Ending = 'capture' | 'throne' | 'resignation' | 'agreement';

export interface Position extends PositionBase {
  readonly agreements: Setup['agreements'];
  readonly sides: Readonly<Record<Side, PlayerId>>;
  readonly board: Board;
  readonly onMove: Side;
  /** The Knight that the Monarch on move has just captured and must replace. */
  readonly taken: Piece | undefined;
  readonly ending: Ending | undefined;
  /** Undefined while the game runs and after a draw. */
  readonly winner: Side | undefined;
  readonly adjustments: AdjustmentChain | undefined;
}

export function begin(setup: Setup): Position {
  const black = setup.players.find((player) => player !== setup.white) ?? setup.white;
  const first: Side = setup.agreements.first === 'white' ? 'w' : 'b';
  return {
    players: setup.players,
    agreements: setup.agreements,
    sides: { w: setup.white, b: black },
    board: setup.position === undefined ? START_BOARD : boardOf(setup.position.pieces),
    onMove: setup.position?.onMove ?? first,
    taken: undefined,
    ending: undefined,
    winner: undefined,
    adjustments: undefined,
  };
}

export const boardOf = (pieces: CustomPosition['pieces']): Board => SQUARES.map((square) => pieces[squareName(square)]);

export function piecesOn(board: Board): CustomPosition['pieces'] {
  const entries = SQUARES.flatMap((square) => {
    const piece = board[square];
    return piece === undefined ? [] : [[squareName(square), piece] as const];
  });
  return Object.fromEntries(entries);
}

export const sideOfPlayer = (position: Position, player: PlayerId | undefined): Side => (position.sides.w === player ? 'w' : 'b');
export const canCaptureOnThrone = (position: Position): boolean => position.agreements['throne-capture'] === 'allowed';

/** kd.capture.monarch, kd.throne.won: how a piece that moves there ends the game, if it does. */
export function endingBy(board: Board, mover: Piece, to: Square): Ending | undefined {
  const enemy = otherSide(sideOf(mover));
  if (board[to] === monarchOf(enemy)) return 'capture';
  return isMonarch(mover) && to === THRONE[enemy] ? 'throne' : undefined;
}

export function boardAfter(board: Board, from: Square, to: Square): Board {
  return withPieces(board, [
    [from, undefined],
    [to, board[from]],
  ]);
}

/** How often the last position has occurred with the same side on move. An adjustment of points is not a new occurrence. */
export function countRepetitions(positions: readonly Position[]): number {
  const key = ({ board, onMove, taken, ending }: Position): string | undefined =>
    taken === undefined && ending === undefined ? `${onMove} ${board.join()}` : undefined;
  const keys = positions.filter(({ board }, index) => board !== positions[index - 1]?.board).map(key);
  const lastKey = keys.at(-1);
  return lastKey === undefined ? 0 : keys.filter((each) => each === lastKey).length;
}

export const pathEnds = (path: readonly SquareName[]): readonly [Square, Square] => [
  parseSquareName(path[0]),
  parseSquareName(path.at(-1)),
];

/** How a move ends the game, and the Knight it captures. */
function outcomeOf({ board }: Position, { path }: Move): Pick<Position, 'ending' | 'taken'> {
  const [from, to] = pathEnds(path);
  const mover = board[from];
  const ending = mover && endingBy(board, mover, to);
  return { ending, taken: ending === undefined && to !== from ? board[to] : undefined };
}

export function move(position: Position, event: Move): Position {
  const [from, to] = pathEnds(event.path);
  const outcome = outcomeOf(position, event);
  return {
    ...position,
    ...outcome,
    board: boardAfter(position.board, from, to),
    winner: outcome.ending === undefined ? undefined : position.onMove,
  };
}

export function replace(position: Position, { at }: Replace): Position {
  return { ...position, board: withPieces(position.board, [[parseSquareName(at), position.taken]]), taken: undefined };
}

export const passTurn = (position: Position): Position => ({ ...position, onMove: otherSide(position.onMove) });

export function resign(position: Position, { by }: Resign): Position {
  return { ...position, ending: 'resignation', winner: otherSide(sideOfPlayer(position, by)) };
}

export const draw = (position: Position): Position => ({ ...position, ending: 'agreement' });

export const adjust = (position: Position, event: AdjustEvent): Position => ({
  ...position,
  adjustments: addAdjustment(position.adjustments, event),
});

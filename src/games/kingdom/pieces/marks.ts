import { type Board, isSquareName, parseSquareName, type Square } from '#games/kingdom/law/board';
import { jumpedSquare } from '#games/kingdom/law/moves';
import type { Move } from '#games/kingdom/law/position';
import { describeMove, type LastTurn, type Threat } from '#games/kingdom/table/describe-position';
import type { CellMark } from '#games/kingdom/text/screen-en';
import type { BoardPlace } from '#law/ruling';
import type { Marks, Trail } from './BoardDrawing';

/** All that a board can point out at once. */
interface BoardView {
  readonly board: Board;
  readonly turn: LastTurn;
  readonly threats: readonly Threat[];
  /** The chosen piece, and where its jumps have taken it. */
  readonly way: readonly Square[];
  readonly moves: readonly Move[];
  readonly squares: readonly Square[];
  readonly lit: readonly BoardPlace[];
}

/** The marks of each square, in the order they are drawn and told. */
export function marksOf({ board, turn, threats, way, moves, squares, lit }: BoardView): Marks {
  const marks = new Map<Square, CellMark[]>();
  const set = (mark: CellMark, on: readonly (Square | undefined)[]): void => {
    for (const square of on) {
      if (square === undefined) continue;
      const here = marks.get(square) ?? [];
      if (!here.includes(mark)) marks.set(square, [...here, mark]);
    }
  };
  const goals = moves.flatMap(({ path }) => path.slice(-1)).map(parseSquareName);
  set('chosen', [way[0], way.at(-1)]);
  set('open', [...goals.filter((square) => board[square] === undefined), ...squares]);
  set(
    'takes',
    goals.filter((square) => board[square] !== undefined),
  );
  set(
    'endangered',
    threats.map(({ monarch }) => monarch),
  );
  set(
    'attacks',
    threats.flatMap(({ from }) => from),
  );
  set('last', [turn.path[0], turn.path.at(-1), turn.put]);
  set('lit', lit.filter(isSquareName).map(parseSquareName));
  return marks;
}

/** The way of the last jumps, and the ways of those that are open to the chosen piece. A step is told by its two ends. */
export function trailsOf({ board, turn, moves }: Pick<BoardView, 'board' | 'turn' | 'moves'>): readonly Trail[] {
  const jumps = moves.filter((move) => describeMove(board, move)?.jumps).map(({ path }) => path.map(parseSquareName));
  const [from, to] = turn.path;
  const jumped = from !== undefined && to !== undefined && jumpedSquare(from, to) !== undefined;
  return [...(jumped ? [{ kind: 'last', path: turn.path } as const] : []), ...jumps.map((path) => ({ kind: 'jump', path }) as const)];
}

import { type Board, isSquareName, parseSquareName, type Square } from '#games/kingdom/law/board';
import { jumpedSquare } from '#games/kingdom/law/moves';
import type { Move } from '#games/kingdom/law/position';
import { describeMove, type LastTurn, type Threat } from '#games/kingdom/table/describe-position';
import type { CellMark } from '#games/kingdom/text/screen-en';
import type { BoardPlace } from '#law/ruling';
import type { Marks, Trail } from './BoardDrawing';

/** Everything that marks depend on. */
interface BoardView {
  readonly board: Board;
  readonly lastTurn: LastTurn;
  readonly threats: readonly Threat[];
  /** The square of the chosen piece, then the landings of its jumps. */
  readonly path: readonly Square[];
  readonly moves: readonly Move[];
  readonly replacementSquares: readonly Square[];
  readonly lit: readonly BoardPlace[];
}

/** The marks of each square, in the order they are drawn and read out. */
export function marksOf({ board, lastTurn: turn, threats, path: way, moves, replacementSquares: squares, lit }: BoardView): Marks {
  const marks = new Map<Square, CellMark[]>();
  const addMark = (mark: CellMark, marked: readonly (Square | undefined)[]): void => {
    for (const square of marked) {
      if (square === undefined) continue;
      const existing = marks.get(square) ?? [];
      if (!existing.includes(mark)) marks.set(square, [...existing, mark]);
    }
  };
  const targets = moves.flatMap(({ path }) => path.slice(-1)).map(parseSquareName);
  addMark('chosen', [way[0], way.at(-1)]);
  addMark('open', [...targets.filter((square) => board[square] === undefined), ...squares]);
  addMark(
    'takes',
    targets.filter((square) => board[square] !== undefined),
  );
  addMark(
    'endangered',
    threats.map(({ monarch }) => monarch),
  );
  addMark(
    'attacks',
    threats.flatMap(({ from }) => from),
  );
  addMark('last', [turn.path[0], turn.path.at(-1), turn.replacementSquare]);
  addMark('lit', lit.filter(isSquareName).map(parseSquareName));
  return marks;
}

/** Lines for the jumps of the last move and of the chosen piece; a step needs none beside the marks of its ends. */
export function trailsOf({ board, lastTurn: turn, moves }: Pick<BoardView, 'board' | 'lastTurn' | 'moves'>): readonly Trail[] {
  const jumpPaths = moves.filter((move) => describeMove(board, move)?.jumps).map(({ path }) => path.map(parseSquareName));
  const [from, to] = turn.path;
  const isJump = from !== undefined && to !== undefined && jumpedSquare(from, to) !== undefined;
  return [...(isJump ? [{ kind: 'last', path: turn.path } as const] : []), ...jumpPaths.map((path) => ({ kind: 'jump', path }) as const)];
}

import {
  type Board,
  fileOf,
  isMonarch,
  isThrone,
  monarch,
  other,
  type Piece,
  rankOf,
  type Side,
  SQUARES,
  type Square,
  sideOf,
  sizeOf,
  squareAt,
} from './board';

export interface Reach {
  readonly from: Square;
  readonly to: Square;
  readonly path: readonly Square[];
}

interface Way {
  readonly step: Square | undefined;
  readonly jump: Square | undefined;
}

const DIRECTIONS = [-1, 0, 1]
  .flatMap((file) => [-1, 0, 1].map((rank) => [file, rank] as const))
  .filter(([file, rank]) => file !== 0 || rank !== 0);

/** For each square its eight ways: the neighbour, and the square a jump over it lands on. */
const WAYS: readonly (readonly Way[])[] = SQUARES.map((square) =>
  DIRECTIONS.map(([file, rank]) => ({
    step: squareAt(fileOf(square) + file, rankOf(square) + rank),
    jump: squareAt(fileOf(square) + 2 * file, rankOf(square) + 2 * rank),
  })),
);

/** kd.jump.size, kd.jump.monarch: whether a piece may jump another. */
export function mayJump(mover: Piece, jumped: Piece): boolean {
  if (isMonarch(mover)) return true;
  if (isMonarch(jumped)) return false;
  if (sideOf(mover) === sideOf(jumped)) return true;
  return outsizes(sizeOf(mover), sizeOf(jumped));
}

/** Strictly smaller, and the smallest alone jumps the tallest. */
function outsizes(mover: number, jumped: number): boolean {
  return mover === 1 ? jumped === 4 : jumped < mover;
}

/** Whether a piece may end a leg of its move on a square, and whether it may jump on from there. */
function landing(board: Board, mover: Piece, from: Square, to: Square, throneCapture: boolean): 'no' | 'ends' | 'free' {
  const there = to === from ? undefined : board[to];
  if (there === undefined) return !isMonarch(mover) && isThrone(to) ? 'no' : 'free';
  if (sideOf(there) === sideOf(mover)) return 'no';
  if (isMonarch(mover)) return 'ends';
  if (!isMonarch(there)) return 'no';
  return isThrone(to) && !throneCapture ? 'no' : 'ends';
}

/** Where a piece can go by the rules of moving, courtesy left aside; one shortest path to each square. */
export function reaches(board: Board, from: Square, throneCapture: boolean): readonly Reach[] {
  const mover = board[from];
  if (mover === undefined) return [];
  const found: Reach[] = [];
  const seen = new Set<Square>();
  const arrive = (to: Square, path: readonly Square[]): void => {
    if (seen.has(to)) return;
    seen.add(to);
    if (to !== from) found.push({ from, to, path });
  };
  for (const { step } of WAYS[from] ?? []) {
    if (step !== undefined && landing(board, mover, from, step, throneCapture) !== 'no') arrive(step, [from, step]);
  }
  const landed = new Set<Square>([from]);
  const queue: (readonly Square[])[] = [[from]];
  for (const path of queue) {
    for (const { step, jump } of WAYS[path.at(-1) ?? from] ?? []) {
      if (step === undefined || jump === undefined || landed.has(jump)) continue;
      const over = step === from ? undefined : board[step];
      if (over === undefined || !mayJump(mover, over)) continue;
      const lands = landing(board, mover, from, jump, throneCapture);
      if (lands === 'no') continue;
      const further = [...path, jump];
      landed.add(jump);
      arrive(jump, further);
      if (lands === 'free') queue.push(further);
    }
  }
  return found;
}

export function reachesOf(board: Board, side: Side, throneCapture: boolean): readonly Reach[] {
  return SQUARES.flatMap((square) => {
    const piece = board[square];
    return piece !== undefined && sideOf(piece) === side ? reaches(board, square, throneCapture) : [];
  });
}

/** The ways by which enemy pieces could take this side's Monarch if they were on move, one for each of them. */
export function attacks(board: Board, side: Side, throneCapture: boolean): readonly Reach[] {
  const target = board.indexOf(monarch(side));
  return reachesOf(board, other(side), throneCapture).filter(({ to }) => to === target);
}

/** Where those pieces stand. */
export const attackers = (board: Board, side: Side, throneCapture: boolean): readonly Square[] =>
  attacks(board, side, throneCapture).map(({ from }) => from);

export const inDanger = (board: Board, side: Side, throneCapture: boolean): boolean => attackers(board, side, throneCapture).length > 0;

/** A leg of a path: a step to a neighbour, a jump with the square jumped, or no shape at all. */
export function leg(from: Square, to: Square): { readonly kind: 'step' } | { readonly kind: 'jump'; readonly over: Square } | undefined {
  const way = WAYS[from]?.find(({ step, jump }) => step === to || jump === to);
  if (way?.step === undefined) return undefined;
  return way.step === to ? { kind: 'step' } : { kind: 'jump', over: way.step };
}

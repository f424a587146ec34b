import {
  type Board,
  fileOf,
  isMonarch,
  isThrone,
  monarchOf,
  NO_SQUARE,
  otherSide,
  PIECES,
  type Piece,
  rankOf,
  type Side,
  SQUARES,
  type Square,
  sideOf,
  sizeOf,
  squareAt,
} from './board';

export interface MovePath {
  readonly from: Square;
  readonly to: Square;
  readonly path: readonly Square[];
}

export interface Jump {
  readonly over: Square;
  readonly to: Square;
}

const DIRECTIONS = [-1, 0, 1]
  .flatMap((file) => [-1, 0, 1].map((rank) => [file, rank] as const))
  .filter(([file, rank]) => file !== 0 || rank !== 0);

/** The square so many squares away in each direction that stays on the board. */
const squaresAtDistance = (square: Square, distance: number): readonly Square[] =>
  DIRECTIONS.flatMap(([file, rank]) => squareAt(fileOf(square) + distance * file, rankOf(square) + distance * rank) ?? []);

/** For each square its neighbours, and the jumps that stay on the board; what is jumped lies in the middle. */
const STEPS = SQUARES.map((square) => squaresAtDistance(square, 1));
export const JUMPS = SQUARES.map((square) => squaresAtDistance(square, 2).map((to): Jump => ({ over: (square + to) / 2, to })));

/** A jump goes two squares, so that file and rank stay odd or even. */
const PARITY = SQUARES.map((square) => 2 * (fileOf(square) % 2) + (rankOf(square) % 2));

export const isStep = (from: Square, to: Square): boolean => STEPS[from]?.includes(to) ?? false;

/** From where a piece could come to a square at all, by its one step or by jumps. */
const ORIGINS = SQUARES.map((to) => SQUARES.filter((from) => from !== to && (isStep(from, to) || PARITY[from] === PARITY[to])));

/** kd.jump.size, kd.jump.monarch: whether a piece may jump another. */
export const canJump = (mover: Piece, jumped: Piece): boolean => JUMPABLE_BY[mover].has(jumped);

function computeCanJump(mover: Piece, jumped: Piece): boolean {
  if (isMonarch(mover)) return true;
  if (isMonarch(jumped)) return false;
  if (sideOf(mover) === sideOf(jumped)) return true;
  return isSizeJumpable(sizeOf(mover), sizeOf(jumped));
}

/** Strictly smaller, and the smallest alone jumps the tallest. */
function isSizeJumpable(mover: number, jumped: number): boolean {
  return mover === 1 ? jumped === 4 : jumped < mover;
}

const piecesJumpableBy = (mover: Piece): ReadonlySet<Piece | undefined> => new Set(PIECES.filter((piece) => computeCanJump(mover, piece)));

const JUMPABLE_BY: Readonly<Record<Piece, ReadonlySet<Piece | undefined>>> = {
  w1: piecesJumpableBy('w1'),
  w2: piecesJumpableBy('w2'),
  w3: piecesJumpableBy('w3'),
  w4: piecesJumpableBy('w4'),
  wM: piecesJumpableBy('wM'),
  b1: piecesJumpableBy('b1'),
  b2: piecesJumpableBy('b2'),
  b3: piecesJumpableBy('b3'),
  b4: piecesJumpableBy('b4'),
  bM: piecesJumpableBy('bM'),
};

/** The rules of landing: whether a piece that left `from` may end a leg of its move there. */
export function canLand(board: Board, mover: Piece, from: Square, to: Square, throneCapture: boolean): boolean {
  const there = to === from ? undefined : board[to];
  if (there === undefined) return isMonarch(mover) || !isThrone(to);
  if (sideOf(there) === sideOf(mover)) return false;
  return isMonarch(mover) || (isMonarch(there) && (throneCapture || !isThrone(to)));
}

/**
 * Room for one search at a time, used again for the next: the referee searches many thousands of boards a second.
 * `found` lists the squares in the order they were found, `landedFrom` has where the jump onto each began, or NOWHERE.
 */
const foundSquares = new Uint8Array(SQUARES.length);
const landedFrom = new Int8Array(SQUARES.length);

/** Finds the squares a piece can jump to; answers how many they are, its own square the first of them. */
function searchJumps(board: Board, mover: Piece, from: Square, throneCapture: boolean): number {
  const jumpable = JUMPABLE_BY[mover];
  landedFrom.fill(NO_SQUARE);
  landedFrom[from] = from;
  foundSquares[0] = from;
  let count = 1;
  for (let index = 0; index < count; index += 1) {
    const at = foundSquares[index] ?? from;
    if (at !== from && board[at] !== undefined) continue;
    for (const { over, to } of JUMPS[at] ?? []) {
      if (landedFrom[to] !== NO_SQUARE || !jumpable.has(board[over])) continue;
      if (!canLand(board, mover, from, to, throneCapture)) continue;
      landedFrom[to] = at;
      foundSquares[count] = to;
      count += 1;
    }
  }
  return count;
}

/** Where a piece can go by the rules of moving, courtesy left aside: its steps, then its jumps. */
export function destinations(board: Board, from: Square, throneCapture: boolean): readonly Square[] {
  const mover = board[from];
  if (mover === undefined) return [];
  const squares = (STEPS[from] ?? []).filter((to) => canLand(board, mover, from, to, throneCapture));
  const count = searchJumps(board, mover, from, throneCapture);
  return [...squares, ...foundSquares.subarray(1, count)];
}

/** The same with one shortest path to each square. */
export function movePaths(board: Board, from: Square, throneCapture: boolean): readonly MovePath[] {
  return destinations(board, from, throneCapture).map((to) => ({ from, to, path: isStep(from, to) ? [from, to] : tracePath(from, to) }));
}

/** The jumps that the last search found to a square. */
function tracePath(from: Square, to: Square): readonly Square[] {
  const path = [to];
  for (let at = to; at !== from; path.unshift(at)) at = landedFrom[at] ?? from;
  return path;
}

/** Where one more jump can take the piece that left `from` and has come to `at`. */
export function nextJumps(board: Board, from: Square, at: Square, throneCapture: boolean): readonly Square[] {
  const mover = board[from];
  if (mover === undefined || (at !== from && board[at] !== undefined)) return [];
  const jumpable = JUMPABLE_BY[mover];
  const open = (JUMPS[at] ?? []).filter(({ over, to }) => jumpable.has(board[over]) && canLand(board, mover, from, to, throneCapture));
  return open.map(({ to }) => to);
}

/** Where the pieces of a side stand. */
export const squaresOfSide = (board: Board, side: Side): readonly Square[] => SQUARES.filter((square) => isOfSide(board[square], side));

const isOfSide = (piece: Piece | undefined, side: Side): boolean => piece !== undefined && sideOf(piece) === side;

/** Whether the piece on a square could take on another, one that it can come to, if it were on move. */
function canTake(board: Board, from: Square, target: Square, throneCapture: boolean): boolean {
  const mover = board[from];
  if (mover === undefined || !canLand(board, mover, from, target, throneCapture)) return false;
  if (isStep(from, target)) return true;
  searchJumps(board, mover, from, throneCapture);
  return landedFrom[target] !== NO_SQUARE;
}

/** Where the enemy pieces stand that could take this side's Monarch if they were on move. */
export function attackers(board: Board, side: Side, throneCapture: boolean): readonly Square[] {
  const target = board.indexOf(monarchOf(side));
  return (ORIGINS[target] ?? []).filter((from) => isOfSide(board[from], otherSide(side)) && canTake(board, from, target, throneCapture));
}

export function isInDanger(board: Board, side: Side, throneCapture: boolean): boolean {
  const [target, enemy] = [board.indexOf(monarchOf(side)), otherSide(side)];
  return (ORIGINS[target] ?? []).some((from) => isOfSide(board[from], enemy) && canTake(board, from, target, throneCapture));
}

/** The ways by which those pieces could take it, one for each of them. */
export function attackPaths(board: Board, side: Side, throneCapture: boolean): readonly MovePath[] {
  const target = board.indexOf(monarchOf(side));
  return attackers(board, side, throneCapture).flatMap((from) => movePaths(board, from, throneCapture).filter(({ to }) => to === target));
}

/** The square that a jump goes over; nothing lies between squares that no jump joins. */
export const jumpedSquare = (from: Square, to: Square): Square | undefined => JUMPS[from]?.find((each) => each.to === to)?.over;

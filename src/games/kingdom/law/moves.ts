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
  readonly jumped: Square;
  readonly to: Square;
}

const DIRECTIONS = [-1, 0, 1]
  .flatMap((file) => [-1, 0, 1].map((rank) => [file, rank] as const))
  .filter(([file, rank]) => file !== 0 || rank !== 0);

/** The square so many squares away in each direction that stays on the board. */
const squaresAtDistance = (square: Square, distance: number): readonly Square[] =>
  DIRECTIONS.flatMap(([file, rank]) => squareAt(fileOf(square) + distance * file, rankOf(square) + distance * rank) ?? []);

/** For each square its neighbours, and the jumps that stay on the board. Precomputed, as the search reads them most. */
const STEPS = SQUARES.map((square) => squaresAtDistance(square, 1));
export const JUMPS = SQUARES.map((square) => squaresAtDistance(square, 2).map((to): Jump => ({ jumped: (square + to) / 2, to })));

/** A jump goes two squares, so it keeps the parity of file and rank. */
const PARITY = SQUARES.map((square) => 2 * (fileOf(square) % 2) + (rankOf(square) % 2));

export const isStep = (from: Square, to: Square): boolean => STEPS[from]?.includes(to) ?? false;

/** The squares from which a piece could reach a square at all, by a step or by jumps: the parity rules out the others. */
const ORIGINS = SQUARES.map((to) => SQUARES.filter((from) => from !== to && (isStep(from, to) || PARITY[from] === PARITY[to])));

/** kd.jump.size, kd.jump.monarch: whether a piece may jump another. */
export const canJump = (mover: Piece, jumped: Piece): boolean => JUMPABLE_BY[mover].has(jumped);

function computeCanJump(mover: Piece, jumped: Piece): boolean {
  if (isMonarch(mover)) return true;
  if (isMonarch(jumped)) return false;
  if (sideOf(mover) === sideOf(jumped)) return true;
  return isSizeJumpable(sizeOf(mover), sizeOf(jumped));
}

/** kd.jump.size: a Knight jumps strictly smaller ones, and size 1 only size 4. */
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
  const piece = to === from ? undefined : board[to];
  if (piece === undefined) return isMonarch(mover) || !isThrone(to);
  if (sideOf(piece) === sideOf(mover)) return false;
  return isMonarch(mover) || (isMonarch(piece) && (throneCapture || !isThrone(to)));
}

/**
 * Buffers of the last search, reused by the next because the referee searches many thousands of boards a second.
 * `foundSquares` lists the squares in breadth-first order; `landedFrom` has the square a jump came from, or NO_SQUARE.
 */
const foundSquares = new Uint8Array(SQUARES.length);
const landedFrom = new Int8Array(SQUARES.length);

/** Fills the buffers with the squares a piece can jump to, its own first; returns their number. */
function searchJumps(board: Board, mover: Piece, from: Square, throneCapture: boolean): number {
  const jumpable = JUMPABLE_BY[mover];
  landedFrom.fill(NO_SQUARE);
  landedFrom[from] = from;
  foundSquares[0] = from;
  let count = 1;
  for (let index = 0; index < count; index += 1) {
    const at = foundSquares[index] ?? from;
    if (at !== from && board[at] !== undefined) continue;
    for (const { jumped: over, to } of JUMPS[at] ?? []) {
      if (landedFrom[to] !== NO_SQUARE || !jumpable.has(board[over])) continue;
      if (!canLand(board, mover, from, to, throneCapture)) continue;
      landedFrom[to] = at;
      foundSquares[count] = to;
      count += 1;
    }
  }
  return count;
}

/** Where a piece can go, steps before jumps; courtesy is not checked. */
export function destinations(board: Board, from: Square, throneCapture: boolean): readonly Square[] {
  const mover = board[from];
  if (mover === undefined) return [];
  const squares = (STEPS[from] ?? []).filter((to) => canLand(board, mover, from, to, throneCapture));
  const count = searchJumps(board, mover, from, throneCapture);
  return [...squares, ...foundSquares.subarray(1, count)];
}

/** The destinations with a shortest path to each. */
export function movePaths(board: Board, from: Square, throneCapture: boolean): readonly MovePath[] {
  return destinations(board, from, throneCapture).map((to) => ({ from, to, path: isStep(from, to) ? [from, to] : tracePath(from, to) }));
}

/** The path that the last search found to a square. */
function tracePath(from: Square, to: Square): readonly Square[] {
  const path = [to];
  for (let at = to; at !== from; path.unshift(at)) at = landedFrom[at] ?? from;
  return path;
}

/** The landings of one more jump of the piece that left `from` and has come to `at`. */
export function nextJumps(board: Board, from: Square, at: Square, throneCapture: boolean): readonly Square[] {
  const mover = board[from];
  if (mover === undefined || (at !== from && board[at] !== undefined)) return [];
  const jumpable = JUMPABLE_BY[mover];
  const jumps = (JUMPS[at] ?? []).filter(
    ({ jumped: over, to }) => jumpable.has(board[over]) && canLand(board, mover, from, to, throneCapture),
  );
  return jumps.map(({ to }) => to);
}

export const squaresOfSide = (board: Board, side: Side): readonly Square[] => SQUARES.filter((square) => isOfSide(board[square], side));

const isOfSide = (piece: Piece | undefined, side: Side): boolean => piece !== undefined && sideOf(piece) === side;

/** Whether the piece on `from` could move to `target` if its side were on move. */
function canTake(board: Board, from: Square, target: Square, throneCapture: boolean): boolean {
  const mover = board[from];
  if (mover === undefined || !canLand(board, mover, from, target, throneCapture)) return false;
  if (isStep(from, target)) return true;
  searchJumps(board, mover, from, throneCapture);
  return landedFrom[target] !== NO_SQUARE;
}

/** The squares of the enemy pieces that could capture this side's Monarch if they were on move. */
export function attackers(board: Board, side: Side, throneCapture: boolean): readonly Square[] {
  const target = board.indexOf(monarchOf(side));
  return (ORIGINS[target] ?? []).filter((from) => isOfSide(board[from], otherSide(side)) && canTake(board, from, target, throneCapture));
}

export function isInDanger(board: Board, side: Side, throneCapture: boolean): boolean {
  const [target, enemy] = [board.indexOf(monarchOf(side)), otherSide(side)];
  return (ORIGINS[target] ?? []).some((from) => isOfSide(board[from], enemy) && canTake(board, from, target, throneCapture));
}

/** A path of each attacker to this side's Monarch. */
export function attackPaths(board: Board, side: Side, throneCapture: boolean): readonly MovePath[] {
  const target = board.indexOf(monarchOf(side));
  return attackers(board, side, throneCapture).flatMap((from) => movePaths(board, from, throneCapture).filter(({ to }) => to === target));
}

/** The square between the ends of a jump; undefined where no jump joins them. */
export const jumpedSquare = (from: Square, to: Square): Square | undefined => JUMPS[from]?.find((each) => each.to === to)?.jumped;

import {
  type Board,
  fileOf,
  isMonarch,
  isThrone,
  monarch,
  NOWHERE,
  other,
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

export interface Reach {
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
const away = (square: Square, distance: number): readonly Square[] =>
  DIRECTIONS.flatMap(([file, rank]) => squareAt(fileOf(square) + distance * file, rankOf(square) + distance * rank) ?? []);

/** For each square its neighbours, and the jumps that stay on the board; what is jumped lies in the middle. */
const STEPS = SQUARES.map((square) => away(square, 1));
export const JUMPS = SQUARES.map((square) => away(square, 2).map((to): Jump => ({ over: (square + to) / 2, to })));

/** A jump goes two squares, so that file and rank stay odd or even. */
const PARITY = SQUARES.map((square) => 2 * (fileOf(square) % 2) + (rankOf(square) % 2));

export const isStep = (from: Square, to: Square): boolean => STEPS[from]?.includes(to) ?? false;

/** From where a piece could come to a square at all, by its one step or by jumps. */
const ORIGINS = SQUARES.map((to) => SQUARES.filter((from) => from !== to && (isStep(from, to) || PARITY[from] === PARITY[to])));

/** kd.jump.size, kd.jump.monarch: whether a piece may jump another. */
export const mayJump = (mover: Piece, jumped: Piece): boolean => JUMPED_BY[mover].has(jumped);

function jumps(mover: Piece, jumped: Piece): boolean {
  if (isMonarch(mover)) return true;
  if (isMonarch(jumped)) return false;
  if (sideOf(mover) === sideOf(jumped)) return true;
  return outsizes(sizeOf(mover), sizeOf(jumped));
}

/** Strictly smaller, and the smallest alone jumps the tallest. */
function outsizes(mover: number, jumped: number): boolean {
  return mover === 1 ? jumped === 4 : jumped < mover;
}

const jumpedBy = (mover: Piece): ReadonlySet<Piece | undefined> => new Set(PIECES.filter((piece) => jumps(mover, piece)));

const JUMPED_BY: Readonly<Record<Piece, ReadonlySet<Piece | undefined>>> = {
  w1: jumpedBy('w1'),
  w2: jumpedBy('w2'),
  w3: jumpedBy('w3'),
  w4: jumpedBy('w4'),
  wM: jumpedBy('wM'),
  b1: jumpedBy('b1'),
  b2: jumpedBy('b2'),
  b3: jumpedBy('b3'),
  b4: jumpedBy('b4'),
  bM: jumpedBy('bM'),
};

/** The rules of landing: whether a piece that left `from` may end a leg of its move there. */
export function mayLand(board: Board, mover: Piece, from: Square, to: Square, throneCapture: boolean): boolean {
  const there = to === from ? undefined : board[to];
  if (there === undefined) return isMonarch(mover) || !isThrone(to);
  if (sideOf(there) === sideOf(mover)) return false;
  return isMonarch(mover) || (isMonarch(there) && (throneCapture || !isThrone(to)));
}

/**
 * Room for one search at a time, used again for the next: the referee searches many thousands of boards a second.
 * `found` lists the squares in the order they were found, `landedFrom` has where the jump onto each began, or NOWHERE.
 */
const found = new Uint8Array(SQUARES.length);
const landedFrom = new Int8Array(SQUARES.length);

/** Finds the squares a piece can jump to; answers how many they are, its own square the first of them. */
function searchJumps(board: Board, mover: Piece, from: Square, throneCapture: boolean): number {
  const jumpable = JUMPED_BY[mover];
  landedFrom.fill(NOWHERE);
  landedFrom[from] = from;
  found[0] = from;
  let count = 1;
  for (let index = 0; index < count; index += 1) {
    const at = found[index] ?? from;
    if (at !== from && board[at] !== undefined) continue;
    for (const { over, to } of JUMPS[at] ?? []) {
      if (landedFrom[to] !== NOWHERE || !jumpable.has(board[over])) continue;
      if (!mayLand(board, mover, from, to, throneCapture)) continue;
      landedFrom[to] = at;
      found[count] = to;
      count += 1;
    }
  }
  return count;
}

/** Where a piece can go by the rules of moving, courtesy left aside: its steps, then its jumps. */
export function destinations(board: Board, from: Square, throneCapture: boolean): readonly Square[] {
  const mover = board[from];
  if (mover === undefined) return [];
  const squares = (STEPS[from] ?? []).filter((to) => mayLand(board, mover, from, to, throneCapture));
  const count = searchJumps(board, mover, from, throneCapture);
  return [...squares, ...found.subarray(1, count)];
}

/** The same with one shortest path to each square. */
export function reaches(board: Board, from: Square, throneCapture: boolean): readonly Reach[] {
  return destinations(board, from, throneCapture).map((to) => ({ from, to, path: isStep(from, to) ? [from, to] : jumpsTo(from, to) }));
}

/** The jumps that the last search found to a square. */
function jumpsTo(from: Square, to: Square): readonly Square[] {
  const path = [to];
  for (let at = to; at !== from; path.unshift(at)) at = landedFrom[at] ?? from;
  return path;
}

/** Where one more jump can take the piece that left `from` and has come to `at`. */
export function jumpsOn(board: Board, from: Square, at: Square, throneCapture: boolean): readonly Square[] {
  const mover = board[from];
  if (mover === undefined || (at !== from && board[at] !== undefined)) return [];
  const jumpable = JUMPED_BY[mover];
  const open = (JUMPS[at] ?? []).filter(({ over, to }) => jumpable.has(board[over]) && mayLand(board, mover, from, to, throneCapture));
  return open.map(({ to }) => to);
}

/** Where the pieces of a side stand. */
export const squaresOf = (board: Board, side: Side): readonly Square[] => SQUARES.filter((square) => isOf(board[square], side));

const isOf = (piece: Piece | undefined, side: Side): boolean => piece !== undefined && sideOf(piece) === side;

/** Whether the piece on a square could take on another, one that it can come to, if it were on move. */
function takes(board: Board, from: Square, target: Square, throneCapture: boolean): boolean {
  const mover = board[from];
  if (mover === undefined || !mayLand(board, mover, from, target, throneCapture)) return false;
  if (isStep(from, target)) return true;
  searchJumps(board, mover, from, throneCapture);
  return landedFrom[target] !== NOWHERE;
}

/** Where the enemy pieces stand that could take this side's Monarch if they were on move. */
export function attackers(board: Board, side: Side, throneCapture: boolean): readonly Square[] {
  const target = board.indexOf(monarch(side));
  return (ORIGINS[target] ?? []).filter((from) => isOf(board[from], other(side)) && takes(board, from, target, throneCapture));
}

export function inDanger(board: Board, side: Side, throneCapture: boolean): boolean {
  const [target, enemy] = [board.indexOf(monarch(side)), other(side)];
  return (ORIGINS[target] ?? []).some((from) => isOf(board[from], enemy) && takes(board, from, target, throneCapture));
}

/** The ways by which those pieces could take it, one for each of them. */
export function attacks(board: Board, side: Side, throneCapture: boolean): readonly Reach[] {
  const target = board.indexOf(monarch(side));
  return attackers(board, side, throneCapture).flatMap((from) => reaches(board, from, throneCapture).filter(({ to }) => to === target));
}

/** The square that a jump goes over; nothing lies between squares that no jump joins. */
export const jumpedBetween = (from: Square, to: Square): Square | undefined => JUMPS[from]?.find((each) => each.to === to)?.over;

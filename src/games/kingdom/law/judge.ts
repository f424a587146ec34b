import { citeRules, createReasonMaker, createRulingMaker, LEGAL, type Reason, type ReasonOf, type Ruling } from '#law/ruling';
import {
  type Board,
  isMonarch,
  isThrone,
  monarchOf,
  NO_SQUARE,
  otherSide,
  type Piece,
  parseSquareName,
  type Side,
  SQUARES,
  type Square,
  sideOf,
  sizeOf,
  squareName,
  withPieces,
} from './board';
import { attackers, canJump, destinations, isInDanger, isStep, jumpedSquare, squaresOfSide } from './moves';
import { boardAfter, canCaptureOnThrone, type Event, endingBy, type Move, type Position, pathEnds, type Replace } from './position';
import type { RuleId } from './rules';

/** What each refusal tells: the figures a sentence needs. */
export interface ViolationParams {
  'kd.turn.order': { readonly onMove: string };
  'kd.move.own-piece': { readonly square: string };
  'kd.move.shape': { readonly from: string; readonly to: string; readonly step: boolean };
  'kd.move.must-move': { readonly square: string };
  'kd.land.ends-move': { readonly square: string };
  'kd.jump.needs-piece': { readonly over: string };
  'kd.jump.monarch': { readonly over: string };
  'kd.jump.size': { readonly mover: number; readonly jumped: number };
  'kd.throne.knights-barred': { readonly square: string };
  'kd.land.own': { readonly square: string };
  'kd.land.knight-spares-knight': { readonly square: string };
  'kd.replace.square': { readonly square: string; readonly throne: boolean };
  'kd.courtesy': { readonly square: string; readonly from: readonly string[] };
}

/** Rules about whether one may; the others are about pieces, shapes and squares that must be there. */
export const waivable: ReadonlySet<string> = new Set<keyof ViolationParams>([
  'kd.move.must-move',
  'kd.jump.needs-piece',
  'kd.jump.monarch',
  'kd.jump.size',
  'kd.throne.knights-barred',
  'kd.courtesy',
]);

type Violation = ReasonOf<ViolationParams>;

const createViolation = createReasonMaker<ViolationParams>();
const ruling = createRulingMaker(waivable);

export function judge(position: Position, event: Event): Ruling {
  switch (event.type) {
    case 'move':
      return ruling(checkMove(position, event), () => citeForMove(position.board, event));
    case 'replace':
      return ruling(checkReplace(position, event), () => citeRules('kd.replace.square'));
    default:
      return LEGAL;
  }
}

function checkTurnOrder(position: Position, { by }: Event): readonly Violation[] {
  const onMove = position.sides[position.onMove];
  return by === onMove ? [] : [createViolation('kd.turn.order', { onMove })];
}

function checkMove(position: Position, event: Move): readonly Violation[] {
  const { board, onMove } = position;
  const broken = [...checkTurnOrder(position, event)];
  const path = event.path.map(parseSquareName);
  const [from, to] = pathEnds(event.path);
  const mover = board[from];
  if (mover === undefined || sideOf(mover) !== onMove)
    return [...broken, createViolation('kd.move.own-piece', { square: squareName(from) }, [squareName(from)])];
  const badLeg = findBadLeg(path);
  if (badLeg !== undefined) {
    const [out, into] = badLeg;
    const leg = { from: squareName(out), to: squareName(into), step: isStep(out, into) };
    return [...broken, createViolation('kd.move.shape', leg, badLeg.map(squareName))];
  }
  if (to === from) broken.push(createViolation('kd.move.must-move', { square: squareName(from) }, [squareName(from)]));
  broken.push(...checkPath(board, mover, path, canCaptureOnThrone(position)));
  if (broken.every(({ rule }) => waivable.has(rule))) broken.push(...checkCourtesy(position, mover, from, to));
  return broken;
}

/** kd.move.shape: the first leg that is neither the one step nor a jump. */
function findBadLeg(path: readonly Square[]): readonly [Square, Square] | undefined {
  return legsOf(path).find(([from, to]) => jumpedSquare(from, to) === undefined && (path.length > 2 || !isStep(from, to)));
}

function legsOf(path: readonly Square[]): readonly (readonly [Square, Square])[] {
  return path.slice(1).map((to, index) => [path[index] ?? to, to]);
}

/** The rules of jumping and landing, in refusal order; the piece has left its first square. */
function checkPath(board: Board, mover: Piece, path: readonly Square[], throneCapture: boolean): readonly Violation[] {
  const start = path[0];
  const at = (square: Square): Piece | undefined => (square === start ? undefined : board[square]);
  const landings = path.slice(1);
  const jumped = legsOf(path).flatMap(([from, to]) => jumpedSquare(from, to) ?? []);
  const knight = !isMonarch(mover);
  const isOwn = (piece: Piece | undefined): boolean => piece !== undefined && sideOf(piece) === sideOf(mover);
  const isEnemy = (piece: Piece | undefined): boolean => piece !== undefined && sideOf(piece) !== sideOf(mover);
  const isEnemyMonarch = (square: Square): boolean => at(square) === monarchOf(otherSide(sideOf(mover)));
  const isCapture = (square: Square): boolean => (knight ? isEnemyMonarch(square) : isEnemy(at(square)));
  const isBarred = (square: Square): boolean => knight && isThrone(square) && !(isEnemyMonarch(square) && throneCapture);

  const broken: Violation[] = [];
  const passed = landings.slice(0, -1).find(isCapture);
  if (passed !== undefined) broken.push(createViolation('kd.land.ends-move', { square: squareName(passed) }, [squareName(passed)]));
  const nothing = jumped.find((square) => at(square) === undefined);
  if (nothing !== undefined) broken.push(createViolation('kd.jump.needs-piece', { over: squareName(nothing) }, [squareName(nothing)]));
  const crowned = jumped.find((square) => knight && at(square)?.endsWith('M'));
  if (crowned !== undefined) broken.push(createViolation('kd.jump.monarch', { over: squareName(crowned) }, [squareName(crowned)]));
  const taller = jumped.find((square) => isTaller(mover, at(square)));
  if (taller !== undefined)
    broken.push(createViolation('kd.jump.size', { mover: sizeOf(mover), jumped: sizeOf(at(taller) ?? mover) }, [squareName(taller)]));
  const barred = landings.find(isBarred);
  if (barred !== undefined) broken.push(createViolation('kd.throne.knights-barred', { square: squareName(barred) }, [squareName(barred)]));
  const own = landings.find((square) => isOwn(at(square)));
  if (own !== undefined) broken.push(createViolation('kd.land.own', { square: squareName(own) }, [squareName(own)]));
  const spared = landings.find((square) => knight && isEnemy(at(square)) && !isEnemyMonarch(square));
  if (spared !== undefined)
    broken.push(createViolation('kd.land.knight-spares-knight', { square: squareName(spared) }, [squareName(spared)]));
  return broken;
}

function isTaller(mover: Piece, jumped: Piece | undefined): boolean {
  return jumped !== undefined && !isMonarch(jumped) && !canJump(mover, jumped);
}

/** kd.courtesy: whether it looks at a move of this piece, as the table agreed. */
export const isBoundByCourtesy = ({ courtesy }: Position['agreements'], mover: Piece): boolean =>
  courtesy === 'strict' || (courtesy === 'monarch-moves' && isMonarch(mover));

/** kd.courtesy for a move. */
function checkCourtesy(position: Position, mover: Piece, from: Square, to: Square): readonly Violation[] {
  if (isCourteous(position, mover, from, to)) return [];
  return checkSafety(boardAfter(position.board, from, to), position.onMove, canCaptureOnThrone(position));
}

/** kd.courtesy: winning moves are exempt, and a Knight still in the hand can shield the Monarch. */
function isCourteous(position: Position, mover: Piece, from: Square, to: Square): boolean {
  const { board, agreements } = position;
  if (!isBoundByCourtesy(agreements, mover) || endingBy(board, mover, to) !== undefined) return true;
  const after = boardAfter(board, from, to);
  const taken = to === from ? undefined : board[to];
  if (taken === undefined) return !isInDanger(after, position.onMove, canCaptureOnThrone(position));
  return freeSquares(after).some((square) => isSafe(position, after, square, taken));
}

/** kd.courtesy: the Monarch that could be taken, and from where. */
export function checkSafety(board: Board, side: Side, throneCapture: boolean): readonly Violation[] {
  const from = attackers(board, side, throneCapture).map(squareName);
  const square = squareName(board.indexOf(monarchOf(side)));
  return from.length === 0 ? [] : [createViolation('kd.courtesy', { square, from }, [square, ...from])];
}

/** kd.courtesy: whether the Monarch of the side on move cannot be taken once a Knight is put on that square. */
const isSafe = (position: Position, board: Board, square: Square, knight: Piece | undefined): boolean =>
  !isInDanger(withPieces(board, [[square, knight]]), position.onMove, canCaptureOnThrone(position));

const isFreeSquare = (board: Board, square: Square): boolean => board[square] === undefined && !isThrone(square);

/** kd.replace.square: where a Knight that was taken may be put. */
export const freeSquares = (board: Board): readonly Square[] => SQUARES.filter((square) => isFreeSquare(board, square));

function checkReplace(position: Position, event: Replace): readonly Violation[] {
  const { board, taken, agreements, onMove } = position;
  const broken = [...checkTurnOrder(position, event)];
  const square = parseSquareName(event.at);
  if (!isFreeSquare(board, square))
    return [...broken, createViolation('kd.replace.square', { square: event.at, throne: isThrone(square) }, [event.at])];
  if (agreements.courtesy === 'off') return broken;
  return [...broken, ...checkSafety(withPieces(board, [[square, taken]]), onMove, canCaptureOnThrone(position))];
}

/** How many moves are open to the side on move: pairs of a square to go from and one to go to. */
export function countOpenMoves(position: Position): number {
  const { board, onMove } = position;
  return squaresOfSide(board, onMove).reduce((sum, from) => sum + countOpenMovesFrom(position, from), 0);
}

function countOpenMovesFrom(position: Position, from: Square): number {
  const mover = position.board[from];
  const squares = destinations(position.board, from, canCaptureOnThrone(position));
  if (mover === undefined || !isBoundByCourtesy(position.agreements, mover)) return squares.length;
  return squares.filter((to) => isCourteous(position, mover, from, to)).length;
}

/** How many squares are open to the Knight in the hand. */
export function countOpenSquares(position: Position): number {
  const { board, taken, agreements } = position;
  const free = freeSquares(board);
  return agreements.courtesy === 'off' ? free.length : free.filter((square) => isSafe(position, board, square, taken)).length;
}

/** The pieces that a path jumps, in order. */
const jumpedPieces = (board: Board, path: readonly Square[]): readonly Piece[] =>
  legsOf(path).flatMap(([from, to]) => board[jumpedSquare(from, to) ?? NO_SQUARE] ?? []);

/** The rules that a move which stands rests on, in the order in which it is made. */
export function citeForMove(board: Board, { path }: Pick<Move, 'path'>): readonly Reason<RuleId, Record<never, never>>[] {
  const [from, to] = pathEnds(path);
  const mover = board[from];
  if (mover === undefined) return [];
  const over = jumpedPieces(board, path.map(parseSquareName));
  const cited: RuleId[] = ['kd.move.shape'];
  if (over.some((piece) => isMonarch(mover) || isMonarch(piece))) cited.push('kd.jump.monarch');
  else if (over.length > 0) cited.push('kd.jump.size');
  const ending = endingBy(board, mover, to);
  if (ending === 'capture') cited.push('kd.capture.monarch');
  else if (ending === 'throne') cited.push('kd.throne.won');
  else if (board[to] !== undefined) cited.push('kd.capture.knight', 'kd.replace.square');
  if (ending === undefined && isMonarch(mover)) cited.push('kd.courtesy');
  return citeRules(...cited);
}

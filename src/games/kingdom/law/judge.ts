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

/** The parameters of each violation: what its sentence needs. */
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

/** Rules that the table can waive; without the others an event could not be carried out. */
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
const createRuling = createRulingMaker(waivable);

export function judge(position: Position, event: Event): Ruling {
  switch (event.type) {
    case 'move':
      return createRuling(checkMove(position, event), () => citeForMove(position.board, event));
    case 'replace':
      return createRuling(checkReplace(position, event), () => citeRules('kd.replace.square'));
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
  const violations = [...checkTurnOrder(position, event)];
  const path = event.path.map(parseSquareName);
  const [from, to] = pathEnds(event.path);
  const mover = board[from];
  if (mover === undefined || sideOf(mover) !== onMove)
    return [...violations, createViolation('kd.move.own-piece', { square: squareName(from) }, [squareName(from)])];
  const badLeg = findBadLeg(path);
  if (badLeg !== undefined) {
    const [legStart, legEnd] = badLeg;
    const params = { from: squareName(legStart), to: squareName(legEnd), step: isStep(legStart, legEnd) };
    return [...violations, createViolation('kd.move.shape', params, badLeg.map(squareName))];
  }
  if (to === from) violations.push(createViolation('kd.move.must-move', { square: squareName(from) }, [squareName(from)]));
  violations.push(...checkPath(board, mover, path, canCaptureOnThrone(position)));
  if (violations.every(({ rule }) => waivable.has(rule))) violations.push(...checkCourtesy(position, mover, from, to));
  return violations;
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
  const pieceAt = (square: Square): Piece | undefined => (square === start ? undefined : board[square]);
  const landings = path.slice(1);
  const jumpedSquares = legsOf(path).flatMap(([from, to]) => jumpedSquare(from, to) ?? []);
  const isKnight = !isMonarch(mover);
  const isOwn = (piece: Piece | undefined): boolean => piece !== undefined && sideOf(piece) === sideOf(mover);
  const isEnemy = (piece: Piece | undefined): boolean => piece !== undefined && sideOf(piece) !== sideOf(mover);
  const isEnemyMonarch = (square: Square): boolean => pieceAt(square) === monarchOf(otherSide(sideOf(mover)));
  const isCapture = (square: Square): boolean => (isKnight ? isEnemyMonarch(square) : isEnemy(pieceAt(square)));
  const isBarred = (square: Square): boolean => isKnight && isThrone(square) && !(isEnemyMonarch(square) && throneCapture);

  const violations: Violation[] = [];
  const earlyCapture = landings.slice(0, -1).find(isCapture);
  if (earlyCapture !== undefined)
    violations.push(createViolation('kd.land.ends-move', { square: squareName(earlyCapture) }, [squareName(earlyCapture)]));
  const emptyJump = jumpedSquares.find((square) => pieceAt(square) === undefined);
  if (emptyJump !== undefined)
    violations.push(createViolation('kd.jump.needs-piece', { over: squareName(emptyJump) }, [squareName(emptyJump)]));
  const jumpedMonarch = jumpedSquares.find((square) => isKnight && pieceAt(square)?.endsWith('M'));
  if (jumpedMonarch !== undefined)
    violations.push(createViolation('kd.jump.monarch', { over: squareName(jumpedMonarch) }, [squareName(jumpedMonarch)]));
  const jumpedTaller = jumpedSquares.find((square) => isTooTallToJump(mover, pieceAt(square)));
  if (jumpedTaller !== undefined)
    violations.push(
      createViolation('kd.jump.size', { mover: sizeOf(mover), jumped: sizeOf(pieceAt(jumpedTaller) ?? mover) }, [squareName(jumpedTaller)]),
    );
  const barredThrone = landings.find(isBarred);
  if (barredThrone !== undefined)
    violations.push(createViolation('kd.throne.knights-barred', { square: squareName(barredThrone) }, [squareName(barredThrone)]));
  const ownPiece = landings.find((square) => isOwn(pieceAt(square)));
  if (ownPiece !== undefined) violations.push(createViolation('kd.land.own', { square: squareName(ownPiece) }, [squareName(ownPiece)]));
  const enemyKnight = landings.find((square) => isKnight && isEnemy(pieceAt(square)) && !isEnemyMonarch(square));
  if (enemyKnight !== undefined)
    violations.push(createViolation('kd.land.knight-spares-knight', { square: squareName(enemyKnight) }, [squareName(enemyKnight)]));
  return violations;
}

function isTooTallToJump(mover: Piece, jumped: Piece | undefined): boolean {
  return jumped !== undefined && !isMonarch(jumped) && !canJump(mover, jumped);
}

/** agreement courtesy: whether moves of this piece must not leave the Monarch in danger. */
export const isBoundByCourtesy = ({ courtesy }: Position['agreements'], mover: Piece): boolean =>
  courtesy === 'strict' || (courtesy === 'monarch-moves' && isMonarch(mover));

function checkCourtesy(position: Position, mover: Piece, from: Square, to: Square): readonly Violation[] {
  if (isCourteous(position, mover, from, to)) return [];
  return checkSafety(boardAfter(position.board, from, to), position.onMove, canCaptureOnThrone(position));
}

/** kd.courtesy: winning moves are exempt, and a Knight still in the hand can shield the Monarch. */
function isCourteous(position: Position, mover: Piece, from: Square, to: Square): boolean {
  const { board, agreements } = position;
  if (!isBoundByCourtesy(agreements, mover) || endingBy(board, mover, to) !== undefined) return true;
  const nextBoard = boardAfter(board, from, to);
  const taken = to === from ? undefined : board[to];
  if (taken === undefined) return !isInDanger(nextBoard, position.onMove, canCaptureOnThrone(position));
  return freeSquares(nextBoard).some((square) => isSafe(position, nextBoard, square, taken));
}

/** kd.courtesy: a violation where the side's Monarch could be captured. */
export function checkSafety(board: Board, side: Side, throneCapture: boolean): readonly Violation[] {
  const from = attackers(board, side, throneCapture).map(squareName);
  const square = squareName(board.indexOf(monarchOf(side)));
  return from.length === 0 ? [] : [createViolation('kd.courtesy', { square, from }, [square, ...from])];
}

/** kd.courtesy: whether the Monarch of the side on move is safe once a Knight is replaced on that square. */
const isSafe = (position: Position, board: Board, square: Square, knight: Piece | undefined): boolean =>
  !isInDanger(withPieces(board, [[square, knight]]), position.onMove, canCaptureOnThrone(position));

const isFreeSquare = (board: Board, square: Square): boolean => board[square] === undefined && !isThrone(square);

/** kd.replace.square: where a captured Knight may be replaced. */
export const freeSquares = (board: Board): readonly Square[] => SQUARES.filter((square) => isFreeSquare(board, square));

function checkReplace(position: Position, event: Replace): readonly Violation[] {
  const { board, taken, agreements, onMove } = position;
  const violations = [...checkTurnOrder(position, event)];
  const square = parseSquareName(event.at);
  if (!isFreeSquare(board, square))
    return [...violations, createViolation('kd.replace.square', { square: event.at, throne: isThrone(square) }, [event.at])];
  if (agreements.courtesy === 'off') return violations;
  return [...violations, ...checkSafety(withPieces(board, [[square, taken]]), onMove, canCaptureOnThrone(position))];
}

/** Counts the legal moves of the side on move, one for each pair of start and target. */
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

/** Counts the legal squares for the captured Knight. */
export function countOpenSquares(position: Position): number {
  const { board, taken, agreements } = position;
  const squares = freeSquares(board);
  return agreements.courtesy === 'off' ? squares.length : squares.filter((square) => isSafe(position, board, square, taken)).length;
}

const jumpedPieces = (board: Board, path: readonly Square[]): readonly Piece[] =>
  legsOf(path).flatMap(([from, to]) => board[jumpedSquare(from, to) ?? NO_SQUARE] ?? []);

/** The rules that a legal move rests on, in the order of its legs. */
export function citeForMove(board: Board, { path }: Pick<Move, 'path'>): readonly Reason<RuleId, Record<never, never>>[] {
  const [from, to] = pathEnds(path);
  const mover = board[from];
  if (mover === undefined) return [];
  const jumped = jumpedPieces(board, path.map(parseSquareName));
  const citedRules: RuleId[] = ['kd.move.shape'];
  if (jumped.some((piece) => isMonarch(mover) || isMonarch(piece))) citedRules.push('kd.jump.monarch');
  else if (jumped.length > 0) citedRules.push('kd.jump.size');
  const ending = endingBy(board, mover, to);
  if (ending === 'capture') citedRules.push('kd.capture.monarch');
  else if (ending === 'throne') citedRules.push('kd.throne.won');
  else if (board[to] !== undefined) citedRules.push('kd.capture.knight', 'kd.replace.square');
  if (ending === undefined && isMonarch(mover)) citedRules.push('kd.courtesy');
  return citeRules(...citedRules);
}

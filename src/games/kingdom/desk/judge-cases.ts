import type { ChoicesByAgreement, Finding, FindingNote } from '#desk/desk';
import { tryEvents } from '#desk/table-cases';
import { game } from '#games/kingdom/game';
import { type Board, isThrone, monarchOf, PIECES, squareName } from '#games/kingdom/law/board';
import { checkSafety, citeForMove, isBoundByCourtesy } from '#games/kingdom/law/judge';
import { attackPaths, canJump } from '#games/kingdom/law/moves';
import { canCaptureOnThrone, endingBy, type Move, type Position, pathEnds } from '#games/kingdom/law/position';
import type { RuleId } from '#games/kingdom/law/rules';
import { legalEvents } from '#session/log/rule-on';
import type { DangerCase, DangerResult, DrawCase, DrawResult, JumpCase, JumpResult, Win, WinCase, WinResult } from './cases';
import { createPosition } from './create-position';

const { flow } = game;

const createRuleNotes = (...rules: readonly RuleId[]): readonly FindingNote[] =>
  [...new Set(rules)].map((rule) => ({ kind: 'rule', rule }));

/** The rules that legal moves rest on, each once. */
function createMoveNotes(board: Board, moves: readonly Pick<Move, 'path'>[], includeShape: boolean): readonly FindingNote[] {
  const rules = moves.flatMap((move) => citeForMove(board, move)).map(({ rule }) => rule);
  return createRuleNotes(...rules.filter((rule) => includeShape || rule !== 'kd.move.shape'));
}

export function judgeJumpCase({ mover }: JumpCase): Finding<JumpResult> {
  // Each side has a single Monarch, which cannot jump itself.
  const others = PIECES.filter((piece) => !(piece === mover && mover.endsWith('M')));
  const jumps = others.filter((piece) => canJump(mover, piece));
  const spares = others.filter((piece) => !canJump(mover, piece));
  const notes = mover.endsWith('M') ? createRuleNotes('kd.jump.monarch') : createRuleNotes('kd.jump.size', 'kd.jump.monarch');
  return { isAllowed: undefined, result: { jumps, spares }, notes };
}

/** Finds who attacks the Monarch and whether the last move is taken back; danger itself is neither allowed nor forbidden. */
export function judgeDangerCase({ pieces, side, last }: DangerCase, choices: ChoicesByAgreement): Finding<DangerResult> | undefined {
  const position = createPosition({ pieces, onMove: side }, choices);
  const { board, agreements } = position;
  const monarchSquare = board.indexOf(monarchOf(side));
  if (monarchSquare < 0) return undefined;
  const paths = attackPaths(board, side, canCaptureOnThrone(position));
  const square = squareName(monarchSquare);
  if (paths.length === 0) {
    // Where Knights could capture but for throne-capture, that agreement is the reason.
    const isSafeByAgreement = isThrone(monarchSquare) && attackPaths(board, side, true).length > 0;
    const notes = isSafeByAgreement ? createRuleNotes('kd.throne.knights-barred') : createRuleNotes('kd.capture.monarch');
    return { isAllowed: undefined, result: { square, attacks: [], takenBack: false }, notes };
  }
  const mover = last === 'monarch' ? monarchOf(side) : (`${side}1` as const);
  const hasWon = last === 'monarch' && endingBy(board, mover, monarchSquare) !== undefined;
  const takenBack = last !== 'enemy' && !hasWon && isBoundByCourtesy(agreements, mover);
  const attacks = paths.map(({ from, path }) => ({ piece: board[from] ?? mover, path: path.map(squareName) }));
  const courtesyNotes: readonly FindingNote[] = takenBack
    ? checkSafety(board, side, canCaptureOnThrone(position)).map((reason) => ({ kind: 'broken', reason }))
    : createRuleNotes(hasWon ? 'kd.throne.won' : 'kd.courtesy');
  return {
    isAllowed: undefined,
    result: { square, attacks, takenBack },
    notes: [...createMoveNotes(board, attacks, false), ...courtesyNotes],
  };
}

/** Only an agreement ends a game without a winner; a resignation loses it. */
export function judgeDrawCase({ why }: DrawCase): Finding<DrawResult> {
  const afterDraw = flow.step(flow.stateIn('moving', createPosition({ pieces: { e1: 'wM', e9: 'bM' }, onMove: 'w' }, {})), {
    type: 'draw',
    by: 'w',
  });
  const isDraw = why === 'agreed' && afterDraw.position.ending === 'agreement';
  const rule = why === 'repeated' ? 'kd.draw.repetition' : 'kd.draw.offer';
  return { isAllowed: isDraw, result: { why }, notes: [{ kind: 'rule', rule }] };
}

/** The move with its ending if it wins, else nothing. */
function listWins({ board }: Position, { path }: Move): readonly Win[] {
  const [from, to] = pathEnds(path);
  const mover = board[from];
  const ending = mover === undefined ? undefined : endingBy(board, mover, to);
  return ending === undefined ? [] : [{ path, ending }];
}

/** Whether the move wins; without a move, whether the side on move has a winning one. */
export function judgeWinCase({ pieces, onMove = 'w', path = [] }: WinCase, choices: ChoicesByAgreement): Finding<WinResult> | undefined {
  const position = createPosition({ pieces, onMove }, choices);
  const state = flow.stateIn('moving', position);
  const hasMove = path.length > 1;
  const finding = tryEvents(game, state, hasMove ? [{ type: 'move', path }] : []);
  if (finding === undefined) return undefined;
  if (finding.isAllowed === false) return { ...finding, result: { ...finding.result, legal: false, wins: [] } };
  const moves = hasMove ? [{ type: 'move' as const, path }] : legalEvents(game, state, 'move');
  const wins = moves.flatMap((event) => listWins(position, event));
  const notes = wins.length > 0 ? createMoveNotes(position.board, wins, hasMove) : createRuleNotes('kd.capture.monarch', 'kd.throne.won');
  return { isAllowed: wins.length > 0, result: { ...finding.result, legal: true, wins }, notes };
}

import type { ChoicesByAgreement, Finding, FindingNote } from '#desk/desk';
import { tryEvents } from '#desk/table-cases';
import { game } from '#games/kingdom/game';
import { type Board, isThrone, monarchOf, PIECES, squareName } from '#games/kingdom/law/board';
import { checkSafety, citeForMove, isBoundByCourtesy } from '#games/kingdom/law/judge';
import { attackPaths, canJump } from '#games/kingdom/law/moves';
import { canCaptureOnThrone, endingBy, type Move, type Position, pathEnds } from '#games/kingdom/law/position';
import type { RuleId } from '#games/kingdom/law/rules';
import { openEvents } from '#session/log/rule-on';
import type { DangerCase, DangerResult, DrawCase, DrawResult, JumpCase, JumpResult, Win, WinCase, WinResult } from './cases';
import { createPosition } from './create-position';

const { flow } = game;

const citeEach = (...cited: readonly RuleId[]): readonly FindingNote[] => [...new Set(cited)].map((rule) => ({ kind: 'rule', rule }));

/** The rules behind moves that stand, each once. */
function citeForMoves(board: Board, moves: readonly Pick<Move, 'path'>[], shape: boolean): readonly FindingNote[] {
  const cited = moves.flatMap((move) => citeForMove(board, move)).map(({ rule }) => rule);
  return citeEach(...cited.filter((rule) => shape || rule !== 'kd.move.shape'));
}

export function judgeJumpCase({ mover }: JumpCase): Finding<JumpResult> {
  /** There is one Monarch a side, so none jumps itself. */
  const others = PIECES.filter((piece) => !(piece === mover && mover.endsWith('M')));
  const jumps = others.filter((piece) => canJump(mover, piece));
  const spares = others.filter((piece) => !canJump(mover, piece));
  const cited = mover.endsWith('M') ? citeEach('kd.jump.monarch') : citeEach('kd.jump.size', 'kd.jump.monarch');
  return { isAllowed: undefined, result: { jumps, spares }, notes: cited };
}

/** Danger is neither allowed nor forbidden: it is told who attacks, and whether the last move is taken back. */
export function judgeDangerCase({ pieces, side, last }: DangerCase, choices: ChoicesByAgreement): Finding<DangerResult> | undefined {
  const position = createPosition({ pieces, onMove: side }, choices);
  const { board, agreements } = position;
  const home = board.indexOf(monarchOf(side));
  if (home < 0) return undefined;
  const ways = attackPaths(board, side, canCaptureOnThrone(position));
  const square = squareName(home);
  if (ways.length === 0) {
    /** On a throne it may be the agreement alone that keeps Knights away. */
    const spared = isThrone(home) && attackPaths(board, side, true).length > 0;
    const cited = spared ? citeEach('kd.throne.knights-barred') : citeEach('kd.capture.monarch');
    return { isAllowed: undefined, result: { square, attacks: [], takenBack: false }, notes: cited };
  }
  const mover = last === 'monarch' ? monarchOf(side) : (`${side}1` as const);
  const won = last === 'monarch' && endingBy(board, mover, home) !== undefined;
  const takenBack = last !== 'enemy' && !won && isBoundByCourtesy(agreements, mover);
  const found = ways.map(({ from, path }) => ({ piece: board[from] ?? mover, path: path.map(squareName) }));
  const courtesy: readonly FindingNote[] = takenBack
    ? checkSafety(board, side, canCaptureOnThrone(position)).map((reason) => ({ kind: 'broken', reason }))
    : citeEach(won ? 'kd.throne.won' : 'kd.courtesy');
  return {
    isAllowed: undefined,
    result: { square, attacks: found, takenBack },
    notes: [...citeForMoves(board, found, false), ...courtesy],
  };
}

/** A game ends without a winner by agreement alone; whoever gives up has lost. */
export function judgeDrawCase({ why }: DrawCase): Finding<DrawResult> {
  const over = flow.step(flow.stateIn('moving', createPosition({ pieces: { e1: 'wM', e9: 'bM' }, onMove: 'w' }, {})), {
    type: 'draw',
    by: 'w',
  });
  const allowed = why === 'agreed' && over.position.ending === 'agreement';
  const rule = why === 'repeated' ? 'kd.draw.repetition' : 'kd.draw.offer';
  return { isAllowed: allowed, result: { why }, notes: [{ kind: 'rule', rule }] };
}

/** How a move would end the game, if it does. */
function winsBy({ board }: Position, { path }: Move): readonly Win[] {
  const [from, to] = pathEnds(path);
  const mover = board[from];
  const ending = mover === undefined ? undefined : endingBy(board, mover, to);
  return ending === undefined ? [] : [{ path, ending }];
}

/** Whether the move wins; without a move, whether the side on move has one that does. */
export function judgeWinCase({ pieces, onMove = 'w', path = [] }: WinCase, choices: ChoicesByAgreement): Finding<WinResult> | undefined {
  const position = createPosition({ pieces, onMove }, choices);
  const stand = flow.stateIn('moving', position);
  const isMade = path.length > 1;
  const trial = tryEvents(game, stand, isMade ? [{ type: 'move', path }] : []);
  if (trial === undefined) return undefined;
  if (trial.isAllowed === false) return { ...trial, result: { ...trial.result, legal: false, wins: [] } };
  const moves = isMade ? [{ type: 'move' as const, path }] : openEvents(game, stand, 'move');
  const wins = moves.flatMap((event) => winsBy(position, event));
  const notes = wins.length > 0 ? citeForMoves(position.board, wins, isMade) : citeEach('kd.capture.monarch', 'kd.throne.won');
  return { isAllowed: wins.length > 0, result: { ...trial.result, legal: true, wins }, notes };
}

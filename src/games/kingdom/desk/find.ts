import type { ChoicesByAgreement, Finding, FindingNote } from '#desk/desk';
import { tryEvents } from '#desk/trial';
import { game } from '#games/kingdom/game';
import { type Board, isThrone, monarch, PIECES, squareName } from '#games/kingdom/law/board';
import { behindMove, brokenSafety, courtesyBinds } from '#games/kingdom/law/judge';
import { attacks, mayJump } from '#games/kingdom/law/moves';
import { endingBy, ends, type Move, type Position, throneCapture } from '#games/kingdom/law/position';
import type { RuleId } from '#games/kingdom/law/rules';
import { openEvents } from '#session/rule';
import type { DangerCase, DangerResult, DrawCase, DrawResult, JumpCase, JumpResult, Win, WinCase, WinResult } from './cases';
import { positionWith } from './position';

const { flow } = game;

const notesOf = (...cited: readonly RuleId[]): readonly FindingNote[] => [...new Set(cited)].map((rule) => ({ kind: 'rule', rule }));

/** The rules behind moves that stand, each once. */
function behind(board: Board, moves: readonly Pick<Move, 'path'>[], shape: boolean): readonly FindingNote[] {
  const cited = moves.flatMap((move) => behindMove(board, move)).map(({ rule }) => rule);
  return notesOf(...cited.filter((rule) => shape || rule !== 'kd.move.shape'));
}

export function findJump({ mover }: JumpCase): Finding<JumpResult> {
  /** There is one Monarch a side, so none jumps itself. */
  const others = PIECES.filter((piece) => !(piece === mover && mover.endsWith('M')));
  const jumps = others.filter((piece) => mayJump(mover, piece));
  const spares = others.filter((piece) => !mayJump(mover, piece));
  const cited = mover.endsWith('M') ? notesOf('kd.jump.monarch') : notesOf('kd.jump.size', 'kd.jump.monarch');
  return { allowed: undefined, result: { jumps, spares }, notes: cited };
}

/** Danger is neither allowed nor forbidden: it is told who attacks, and whether the last move is taken back. */
export function findDanger({ pieces, side, last }: DangerCase, choices: ChoicesByAgreement): Finding<DangerResult> | undefined {
  const position = positionWith({ pieces, onMove: side }, choices);
  const { board, agreements } = position;
  const home = board.indexOf(monarch(side));
  if (home < 0) return undefined;
  const ways = attacks(board, side, throneCapture(position));
  const square = squareName(home);
  if (ways.length === 0) {
    /** On a throne it may be the agreement alone that keeps Knights away. */
    const spared = isThrone(home) && attacks(board, side, true).length > 0;
    const cited = spared ? notesOf('kd.throne.knights-barred') : notesOf('kd.capture.monarch');
    return { allowed: undefined, result: { square, attacks: [], takenBack: false }, notes: cited };
  }
  const mover = last === 'monarch' ? monarch(side) : (`${side}1` as const);
  const won = last === 'monarch' && endingBy(board, mover, home) !== undefined;
  const takenBack = last !== 'enemy' && !won && courtesyBinds(agreements, mover);
  const found = ways.map(({ from, path }) => ({ piece: board[from] ?? mover, path: path.map(squareName) }));
  const courtesy: readonly FindingNote[] = takenBack
    ? brokenSafety(board, side, throneCapture(position)).map((reason) => ({ kind: 'broken', reason }))
    : notesOf(won ? 'kd.throne.won' : 'kd.courtesy');
  return {
    allowed: undefined,
    result: { square, attacks: found, takenBack },
    notes: [...behind(board, found, false), ...courtesy],
  };
}

/** A game ends without a winner by agreement alone; whoever gives up has lost. */
export function findDraw({ why }: DrawCase): Finding<DrawResult> {
  const over = flow.step(flow.at('moving', positionWith({ pieces: { e1: 'wM', e9: 'bM' }, onMove: 'w' }, {})), { type: 'draw', by: 'w' });
  const allowed = why === 'agreed' && over.position.ending === 'agreement';
  const rule = why === 'repeated' ? 'kd.draw.repetition' : 'kd.draw.offer';
  return { allowed, result: { why }, notes: [{ kind: 'rule', rule }] };
}

/** How a move would end the game, if it does. */
function winBy({ board }: Position, { path }: Move): readonly Win[] {
  const [from, to] = ends(path);
  const mover = board[from];
  const ending = mover === undefined ? undefined : endingBy(board, mover, to);
  return ending === undefined ? [] : [{ path, ending }];
}

/** Whether the move wins; without a move, whether the side on move has one that does. */
export function findWin({ pieces, onMove = 'w', path = [] }: WinCase, choices: ChoicesByAgreement): Finding<WinResult> | undefined {
  const position = positionWith({ pieces, onMove }, choices);
  const stand = flow.at('moving', position);
  const isMade = path.length > 1;
  const trial = tryEvents(game, stand, isMade ? [{ type: 'move', path }] : []);
  if (trial === undefined) return undefined;
  if (trial.allowed === false) return { ...trial, result: { ...trial.result, legal: false, wins: [] } };
  const moves = isMade ? [{ type: 'move' as const, path }] : openEvents(game, stand, 'move');
  const wins = moves.flatMap((event) => winBy(position, event));
  const notes = wins.length > 0 ? behind(position.board, wins, isMade) : notesOf('kd.capture.monarch', 'kd.throne.won');
  return { allowed: wins.length > 0, result: { ...trial.result, legal: true, wins }, notes };
}

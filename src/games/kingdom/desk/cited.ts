import type { Note } from '#desk/desk';
import { type Board, isMonarch, type Square, squareOf } from '#games/kingdom/law/board';
import { leg } from '#games/kingdom/law/moves';
import { endingBy, ends, type Move } from '#games/kingdom/law/position';
import type { rules } from '#games/kingdom/law/rules';

type RuleId = (typeof rules)[number];

export const notesOf = (...cited: readonly RuleId[]): readonly Note[] => [...new Set(cited)].map((rule) => ({ kind: 'rule', rule }));

/** The pieces that a path jumps, in order. */
function jumped(board: Board, path: readonly Square[]) {
  return path.slice(1).flatMap((to, index) => {
    const shape = leg(path[index] ?? to, to);
    const over = shape?.kind === 'jump' ? board[shape.over] : undefined;
    return over === undefined ? [] : [over];
  });
}

/** The rules that a move which stands rests on, in the order in which it is made. */
export function rulesBehind(board: Board, { path }: Pick<Move, 'path'>): readonly RuleId[] {
  const [from, to] = ends(path);
  const mover = board[from];
  if (mover === undefined) return [];
  const over = jumped(board, path.map(squareOf));
  const cited: RuleId[] = ['kd.move.shape'];
  if (over.some((piece) => isMonarch(mover) || isMonarch(piece))) cited.push('kd.jump.monarch');
  else if (over.length > 0) cited.push('kd.jump.size');
  const ending = endingBy(board, mover, to);
  if (ending === 'capture') cited.push('kd.capture.monarch');
  else if (ending === 'throne') cited.push('kd.throne.won');
  else if (board[to] !== undefined && to !== from) cited.push('kd.capture.knight', 'kd.replace.square');
  if (ending === undefined && isMonarch(mover)) cited.push('kd.courtesy');
  return cited;
}

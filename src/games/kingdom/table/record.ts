import { formatTurn } from '#games/kingdom/law/notation';
import type { Table } from '#session/table';
import { isMove, isReplace, positionOf } from './view';

/** The turns of a game as they are written, in order. */
export function notated({ start, steps }: Table): readonly { readonly step: number; readonly turn: string }[] {
  return steps.flatMap(({ event }, index) => {
    if (!isMove(event)) return [];
    const { board } = positionOf(steps[index - 1]?.stand ?? start);
    const next = steps.slice(index + 1).find((step) => step.event.type !== 'adjust')?.event;
    return [{ step: index, turn: formatTurn(board, event, isReplace(next) ? next : undefined) }];
  });
}

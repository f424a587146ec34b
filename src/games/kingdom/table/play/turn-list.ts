import type { Kingdom } from '#games/kingdom/game';
import { formatTurn } from '#games/kingdom/law/notation';
import type { Table } from '#session/log/table';

/** The turns of a game in notation, with the index of their step. */
export function listTurns({ start, steps }: Table<Kingdom>): readonly { readonly step: number; readonly turn: string }[] {
  return steps.flatMap(({ event }, index) => {
    if (event.type !== 'move') return [];
    const { board } = (steps[index - 1]?.state ?? start).position;
    const next = steps.slice(index + 1).find((step) => step.event.type !== 'adjust')?.event;
    return [{ step: index, turn: formatTurn(board, event, next?.type === 'replace' ? next : undefined) }];
  });
}

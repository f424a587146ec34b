import type { Kingdom } from '#games/kingdom/game';
import { isMonarch, otherSide, type Side } from '#games/kingdom/law/board';
import { isInDanger } from '#games/kingdom/law/moves';
import { canCaptureOnThrone, type Move, type Phase, type Position, pathEnds, piecesOn } from '#games/kingdom/law/position';
import { stateOf, type Table } from '#session/log/table';
import type { DangerCase, LastMover, MoveCase, WinCase } from './cases';

interface TableSummary {
  readonly names: Readonly<Record<Side, string>>;
  readonly phase: Phase;
  readonly position: Position;
  /** The last move and the position before it. */
  readonly lastMove: { readonly move: Move; readonly before: Position } | undefined;
}

function summarizeTable(table: Table<Kingdom>): TableSummary {
  const { start, steps, effective } = table;
  const { phase, position: now } = stateOf(table);
  const nameOf = (side: Side): string => effective.header.players.find(({ id }) => id === now.sides[side])?.name ?? now.sides[side];
  const index = steps.findLastIndex(({ event }) => event.type === 'move');
  const move = steps[index]?.event;
  const before = (steps[index - 1]?.state ?? start).position;
  const last = move?.type === 'move' ? { move, before } : undefined;
  return { names: { w: nameOf('w'), b: nameOf('b') }, phase, position: now, lastMove: last };
}

/** The position to ask about a move in: the present one, or, after a capture or a win, the one before the last move. */
function createMoveFields(table: Table<Kingdom>): Pick<MoveCase, 'pieces' | 'onMove' | 'path' | 'names'> | undefined {
  const { names, phase, position: now, lastMove: last } = summarizeTable(table);
  if (phase === 'moving') return { pieces: piecesOn(now.board), onMove: now.onMove, path: [], names };
  const isEndedWithoutMove = phase === 'finished' && now.ending !== 'capture' && now.ending !== 'throne';
  if (last === undefined || isEndedWithoutMove) return undefined;
  return { pieces: piecesOn(last.before.board), onMove: last.before.onMove, path: last.move.path, names };
}

export function moveCaseFrom(table: Table<Kingdom>): MoveCase | undefined {
  const fields = createMoveFields(table);
  return fields && { question: 'move', ...fields };
}

export function winCaseFrom(table: Table<Kingdom>): WinCase | undefined {
  const fields = createMoveFields(table);
  return fields && { question: 'win', ...fields };
}

/** Asks about the Monarch that its own side left in danger, else about the Monarch of the side on move. */
export function dangerCaseFrom(table: Table<Kingdom>): DangerCase | undefined {
  const { names, phase, position: now, lastMove: last } = summarizeTable(table);
  if (phase === 'finished') return undefined;
  const pieces = piecesOn(now.board);
  if (phase === 'replacing') return { question: 'danger', pieces, side: now.onMove, last: 'monarch', names };
  const mover = last?.before.board[pathEnds(last.move.path)[0]];
  const lastSide = otherSide(now.onMove);
  const lastMover: LastMover = mover !== undefined && isMonarch(mover) ? 'monarch' : 'knight';
  if (last !== undefined && isInDanger(now.board, lastSide, canCaptureOnThrone(now)))
    return { question: 'danger', pieces, side: lastSide, last: lastMover, names };
  return { question: 'danger', pieces, side: now.onMove, last: 'enemy', names };
}

import type { Kingdom } from '#games/kingdom/game';
import { isMonarch, otherSide, type Side } from '#games/kingdom/law/board';
import { isInDanger } from '#games/kingdom/law/moves';
import { canCaptureOnThrone, type Move, type Phase, type Position, pathEnds, piecesOn } from '#games/kingdom/law/position';
import { standOf, type Table } from '#session/log/table';
import type { DangerCase, LastMover, MoveCase, WinCase } from './cases';

interface PresentTable {
  readonly names: Readonly<Record<Side, string>>;
  readonly phase: Phase;
  readonly now: Position;
  /** The last move with the position it was made in. */
  readonly last: { readonly move: Move; readonly before: Position } | undefined;
}

function readPresent(table: Table<Kingdom>): PresentTable {
  const { start, steps, effective } = table;
  const { phase, position: now } = standOf(table);
  const nameOf = (side: Side): string => effective.header.players.find(({ id }) => id === now.sides[side])?.name ?? now.sides[side];
  const at = steps.findLastIndex(({ event }) => event.type === 'move');
  const move = steps[at]?.event;
  const before = (steps[at - 1]?.stand ?? start).position;
  const last = move?.type === 'move' ? { move, before } : undefined;
  return { names: { w: nameOf('w'), b: nameOf('b') }, phase, now, last };
}

/** The position to ask a move in: the present one, or the one before the last move where that one is still what is talked about. */
function createMoveParts(table: Table<Kingdom>): Pick<MoveCase, 'pieces' | 'onMove' | 'path' | 'names'> | undefined {
  const { names, phase, now, last } = readPresent(table);
  if (phase === 'moving') return { pieces: piecesOn(now.board), onMove: now.onMove, path: [], names };
  const ended = phase === 'finished' && now.ending !== 'capture' && now.ending !== 'throne';
  if (last === undefined || ended) return undefined;
  return { pieces: piecesOn(last.before.board), onMove: last.before.onMove, path: last.move.path, names };
}

export function moveCaseFrom(table: Table<Kingdom>): MoveCase | undefined {
  const asked = createMoveParts(table);
  return asked && { question: 'move', ...asked };
}

export function winCaseFrom(table: Table<Kingdom>): WinCase | undefined {
  const asked = createMoveParts(table);
  return asked && { question: 'win', ...asked };
}

/** The Monarch that is talked about: the one left in danger by its own side, else the one that is to move. */
export function dangerCaseFrom(table: Table<Kingdom>): DangerCase | undefined {
  const { names, phase, now, last } = readPresent(table);
  if (phase === 'finished') return undefined;
  const pieces = piecesOn(now.board);
  if (phase === 'replacing') return { question: 'danger', pieces, side: now.onMove, last: 'monarch', names };
  const mover = last?.before.board[pathEnds(last.move.path)[0]];
  const moved = otherSide(now.onMove);
  const own: LastMover = mover !== undefined && isMonarch(mover) ? 'monarch' : 'knight';
  if (last !== undefined && isInDanger(now.board, moved, canCaptureOnThrone(now)))
    return { question: 'danger', pieces, side: moved, last: own, names };
  return { question: 'danger', pieces, side: now.onMove, last: 'enemy', names };
}

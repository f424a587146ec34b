import type { CaseProps } from '#contract';
import type { Case } from '#desk/desk';
import { isGameCase, playEvents } from '#desk/table-cases';
import { desk } from '#games/kingdom/desk/desk';
import { eventsOf, isBoardEvent } from '#games/kingdom/desk/questions';
import { fileOf, parseSquareName, rankOf, SQUARES, WIDTH } from '#games/kingdom/law/board';
import { BoardDrawing, type BoardSection } from '#games/kingdom/pieces/BoardDrawing';
import type { EventBase } from '#law/game';
import { standOf } from '#session/log/table';
import '../table/kingdom.css';
import { attackMarks } from './attack-marks';
import type { BoardCase } from './index';

/** The widest a square is drawn, and the smallest part of a board that still is one. */
const WIDEST = 60;
const LEAST = 5;

/** First and last line around some lines, one to spare on either side. */
function paddedRange(lines: readonly number[]): readonly [number, number] {
  const [low, high] = [Math.max(0, Math.min(...lines) - 1), Math.min(WIDTH - 1, Math.max(...lines) + 1)];
  const first = Math.max(0, Math.min(low, high - LEAST + 1, WIDTH - LEAST));
  return [first, Math.max(high, first + LEAST - 1)];
}

/** The squares that matter, before what is asked about, with its way over them. */
export function Picture({ deskCase, finding }: CaseProps<BoardCase>) {
  const table = desk.layOut(deskCase, {});
  if (table === undefined) return null;
  const log: Case = deskCase;
  const events: readonly EventBase[] = isGameCase(log) ? log.events : deskCase.question === 'danger' ? [] : eventsOf(deskCase);
  const { board } = standOf(playEvents(table, isGameCase(log) ? events.filter(isBoardEvent).slice(0, -1) : [])).position;
  const move = events.filter(isBoardEvent).findLast((event) => event.type === 'move');
  const put = events.filter(isBoardEvent).findLast((event) => event.type === 'replace');
  const path = move?.path.map(parseSquareName) ?? [];
  const ends = [...path.slice(-1), ...(put === undefined ? [] : [parseSquareName(put.at)])];
  const squares = [...SQUARES.filter((square) => board[square] !== undefined), ...path, ...ends];
  const shown: BoardSection = { files: paddedRange(squares.map(fileOf)), ranks: paddedRange(squares.map(rankOf)) };
  const marks =
    deskCase.question === 'danger' ? attackMarks(deskCase, finding) : new Map(ends.map((square) => [square, ['chosen'] as const]));
  const [first, last] = shown.files;
  return (
    <div class="kd-case-picture" style={{ maxWidth: `${(last - first + 1) * WIDEST}px` }}>
      <BoardDrawing board={board} isTurned={false} marks={marks} trails={path.length > 1 ? [{ kind: 'jump', path }] : []} section={shown} />
    </div>
  );
}

import type { CaseProps } from '#contract/desk-screens';
import type { Case } from '#desk/desk';
import { isGameCase, playEvents } from '#desk/table-cases';
import { desk } from '#games/kingdom/desk/desk';
import { eventsOf, isBoardEvent } from '#games/kingdom/desk/questions';
import { fileOf, parseSquareName, rankOf, SQUARES, WIDTH } from '#games/kingdom/law/board';
import { BoardDrawing, type BoardSection } from '#games/kingdom/pieces/BoardDrawing';
import type { EventBase } from '#law/game';
import { stateOf } from '#session/log/table';
import '../table/kingdom.css';
import { attackMarks } from './attack-marks';
import type { BoardCase } from './index';

/** The largest width of a square in pixels, and the fewest files or ranks that are drawn. */
const MAX_SQUARE_SIZE = 60;
const MIN_LINES = 5;

/** The first and the last of some files or ranks, padded by one on either side. */
function paddedRange(lines: readonly number[]): readonly [number, number] {
  const [low, high] = [Math.max(0, Math.min(...lines) - 1), Math.min(WIDTH - 1, Math.max(...lines) + 1)];
  const first = Math.max(0, Math.min(low, high - MIN_LINES + 1, WIDTH - MIN_LINES));
  return [first, Math.max(high, first + MIN_LINES - 1)];
}

/** The part of the board that a case is about, before its last move, with the path of that move. */
export function Picture({ deskCase, finding }: CaseProps<BoardCase>) {
  const table = desk.layOut(deskCase, {});
  if (table === undefined) return null;
  const log: Case = deskCase;
  const events: readonly EventBase[] = isGameCase(log) ? log.events : deskCase.question === 'danger' ? [] : eventsOf(deskCase);
  const { board } = stateOf(playEvents(table, isGameCase(log) ? events.filter(isBoardEvent).slice(0, -1) : [])).position;
  const move = events.filter(isBoardEvent).findLast((event) => event.type === 'move');
  const replacement = events.filter(isBoardEvent).findLast((event) => event.type === 'replace');
  const path = move?.path.map(parseSquareName) ?? [];
  const targets = [...path.slice(-1), ...(replacement === undefined ? [] : [parseSquareName(replacement.at)])];
  const squares = [...SQUARES.filter((square) => board[square] !== undefined), ...path, ...targets];
  const section: BoardSection = { files: paddedRange(squares.map(fileOf)), ranks: paddedRange(squares.map(rankOf)) };
  const marks =
    deskCase.question === 'danger' ? attackMarks(deskCase, finding) : new Map(targets.map((square) => [square, ['chosen'] as const]));
  const [first, last] = section.files;
  return (
    <div class="kd-case-picture" style={{ maxWidth: `${(last - first + 1) * MAX_SQUARE_SIZE}px` }}>
      <BoardDrawing
        board={board}
        isTurned={false}
        marks={marks}
        trails={path.length > 1 ? [{ kind: 'jump', path }] : []}
        section={section}
      />
    </div>
  );
}

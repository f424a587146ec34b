import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Board, isThrone, type Square, squareName, THRONE, WIDTH } from '#games/kingdom/law/board';
import type { KingdomScreenText } from '#games/kingdom/text/screen-en';
import { BoardDrawing, type Marks, type Trail } from './BoardDrawing';

interface SquareGridProps {
  readonly board: Board;
  readonly isTurned: boolean;
  readonly marks: Marks;
  readonly trails: readonly Trail[];
  /** False where taps do nothing; the squares can still be read with the keyboard. */
  readonly isInteractive: boolean;
  readonly text: KingdomScreenText;
  /** Drawn on top of the board. */
  readonly children?: ComponentChildren;
  onTap(square: Square): void;
  onEscape(): void;
}

/** A table with the keyboard pattern of an ARIA grid. */
const GRID_ROLE = { role: 'grid' } as const;

const LINES = Array.from({ length: WIDTH }, (_, line) => line);

const squareAtCell = (row: number, column: number, isTurned: boolean): Square =>
  isTurned ? row * WIDTH + (WIDTH - 1 - column) : (WIDTH - 1 - row) * WIDTH + column;

/** How far each key moves the focus, in rows and columns on the screen. */
const KEY_STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -WIDTH],
  End: [0, WIDTH],
  PageUp: [-WIDTH, 0],
  PageDown: [WIDTH, 0],
};

const clampLine = (line: number): number => Math.min(WIDTH - 1, Math.max(0, line));

/** The picture of the board under a grid of buttons with a roving tabindex. */
export function SquareGrid({ board, isTurned, marks, trails, isInteractive, text, children, onTap, onEscape }: SquareGridProps) {
  const cursor = useSignal<Square>(THRONE.w);
  const grid = useRef<HTMLTableElement>(null);

  const onKeyDown = (event: KeyboardEvent, row: number, column: number): void => {
    if (event.key === 'Escape') onEscape();
    const step = KEY_STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const rowStep = event.ctrlKey && step[0] === 0 ? Math.sign(step[1]) * WIDTH : step[0];
    focusOn(grid.current, squareAtCell(clampLine(row + rowStep), clampLine(column + step[1]), isTurned));
  };

  /** Turning the board puts another square under the focused button, so the focus moves to the former square. */
  useLayoutEffect(() => {
    if (grid.current?.contains(document.activeElement)) focusOn(grid.current, cursor.peek());
  }, [isTurned, cursor]);

  return (
    <div class="kd-board">
      <BoardDrawing board={board} isTurned={isTurned} marks={marks} trails={trails}>
        {children}
      </BoardDrawing>
      <table class="kd-grid" {...GRID_ROLE} aria-label={text.board} ref={grid}>
        <tbody>
          {LINES.map((row) => (
            <tr key={row}>
              {LINES.map((column) => {
                const square = squareAtCell(row, column, isTurned);
                return (
                  <td key={column}>
                    <button
                      type="button"
                      class="kd-square-button"
                      data-square={squareName(square)}
                      tabIndex={square === cursor.value ? 0 : -1}
                      aria-disabled={isInteractive ? undefined : true}
                      aria-label={describeSquare(square, board, marks, text)}
                      onFocus={() => (cursor.value = square)}
                      onKeyDown={(event) => onKeyDown(event, row, column)}
                      onClick={() => isInteractive && onTap(square)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function focusOn(grid: HTMLElement | null, square: Square): void {
  grid?.querySelector<HTMLElement>(`[data-square="${squareName(square)}"]`)?.focus();
}

/** "e4, white Knight 3, chosen". */
function describeSquare(square: Square, board: Board, marks: Marks, text: KingdomScreenText): string {
  const piece = board[square];
  const parts = [
    squareName(square),
    piece === undefined ? text.free : text.piece(piece),
    ...(isThrone(square) ? [text.throne] : []),
    ...(marks.get(square) ?? []).map((mark) => text.marks[mark]),
  ];
  return parts.join(', ');
}

import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Board, isThrone, type Square, squareName, THRONE, WIDTH } from '#law/kingdom/board';
import type { KingdomScreenText } from '#text/kingdom/screen';
import { Drawing, type Marks, type Trail } from './Drawing';

interface SquareGridProps {
  readonly board: Board;
  readonly turned: boolean;
  readonly marks: Marks;
  readonly trails: readonly Trail[];
  /** False where the board only shows; it can still be read square by square. */
  readonly live: boolean;
  readonly words: KingdomScreenText;
  onTap(square: Square): void;
  onEscape(): void;
}

/** A table whose cells are walked with the arrow keys. */
const GRID = { role: 'grid' } as const;

const LINES = Array.from({ length: WIDTH }, (_, line) => line);

const squareIn = (row: number, column: number, turned: boolean): Square =>
  turned ? row * WIDTH + (WIDTH - 1 - column) : (WIDTH - 1 - row) * WIDTH + column;

/** How far each key goes, as rows and columns on the screen. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -WIDTH],
  End: [0, WIDTH],
  PageUp: [-WIDTH, 0],
  PageDown: [WIDTH, 0],
};

const within = (line: number): number => Math.min(WIDTH - 1, Math.max(0, line));

/** The picture of the board under a grid of real buttons, one of which is in the order of tabs. */
export function SquareGrid({ board, turned, marks, trails, live, words, onTap, onEscape }: SquareGridProps) {
  const cursor = useSignal<Square>(THRONE.w);
  const grid = useRef<HTMLTableElement>(null);
  const focus = (square: Square): void => grid.current?.querySelector<HTMLElement>(`[data-square="${squareName(square)}"]`)?.focus();

  /** When the board turns, the place that had the focus shows another square: the focus follows its square. */
  useLayoutEffect(() => {
    if (grid.current?.contains(document.activeElement)) focus(cursor.peek());
  }, [turned]);

  const onKeyDown = (event: KeyboardEvent, row: number, column: number): void => {
    if (event.key === 'Escape') onEscape();
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const corner = event.ctrlKey && step[0] === 0 ? Math.sign(step[1]) * WIDTH : step[0];
    focus(squareIn(within(row + corner), within(column + step[1]), turned));
  };

  return (
    <div class="kd-board">
      <Drawing board={board} turned={turned} marks={marks} trails={trails} />
      <table class="kd-grid" {...GRID} aria-label={words.board} ref={grid}>
        <tbody>
          {LINES.map((row) => (
            <tr key={row}>
              {LINES.map((column) => {
                const square = squareIn(row, column, turned);
                return (
                  <td key={column}>
                    <button
                      type="button"
                      class="kd-tap"
                      data-square={squareName(square)}
                      tabIndex={square === cursor.value ? 0 : -1}
                      aria-disabled={!live}
                      aria-label={labelOf(square, board, marks, words)}
                      onFocus={() => {
                        cursor.value = square;
                      }}
                      onKeyDown={(event) => onKeyDown(event, row, column)}
                      onClick={() => {
                        if (live) onTap(square);
                      }}
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

/** "e4, white Knight 3, chosen". */
function labelOf(square: Square, board: Board, marks: Marks, words: KingdomScreenText): string {
  const piece = board[square];
  const parts = [
    squareName(square),
    piece === undefined ? words.free : words.piece(piece),
    ...(isThrone(square) ? [words.throne] : []),
    ...(marks.get(square) ?? []).map((mark) => words.marks[mark]),
  ];
  return parts.join(', ');
}

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { type Board, isThrone, type Square, squareName, THRONE, WIDTH } from '#games/kingdom/law/board';
import type { KingdomScreenText } from '#games/kingdom/text/screen-en';
import { Drawing, type Marks, type Trail } from './Drawing';

interface SquareGridProps {
  readonly board: Board;
  readonly turned: boolean;
  readonly marks: Marks;
  readonly trails: readonly Trail[];
  /** False where the board only shows; it can still be read square by square. */
  readonly live: boolean;
  readonly text: KingdomScreenText;
  /** What is drawn on top of the board. */
  readonly children?: ComponentChildren;
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
export function SquareGrid(props: SquareGridProps) {
  const { board, turned, marks, trails, live, text, children } = props;
  const cursor = useSignal<Square>(THRONE.w);
  const grid = useRef<HTMLTableElement>(null);
  const now = useRef(props);
  now.current = props;

  /** The same hands for every drawing, so that only rows that changed are drawn again. */
  const hands = useMemo<Hands>(
    () => ({
      tap: (square) => {
        if (now.current.live) now.current.onTap(square);
      },
      reach: (square) => {
        cursor.value = square;
      },
      press: (event, row, column) => {
        if (event.key === 'Escape') now.current.onEscape();
        const step = STEPS[event.key];
        if (step === undefined) return;
        event.preventDefault();
        const rows = event.ctrlKey && step[0] === 0 ? Math.sign(step[1]) * WIDTH : step[0];
        focusOn(grid.current, squareIn(within(row + rows), within(column + step[1]), now.current.turned));
      },
    }),
    [cursor],
  );

  /** When the board turns, the place that had the focus shows another square: the focus follows its square. */
  useLayoutEffect(() => {
    if (grid.current?.contains(document.activeElement)) focusOn(grid.current, cursor.peek());
  }, [turned, cursor]);

  return (
    <div class="kd-board">
      <Drawing board={board} turned={turned} marks={marks} trails={trails}>
        {children}
      </Drawing>
      <table class="kd-grid" {...GRID} aria-label={text.board} ref={grid}>
        <tbody>
          {LINES.map((row) => {
            const labels = LINES.map((column) => labelOf(squareIn(row, column, turned), board, marks, text));
            return <Row key={row} row={row} turned={turned} labels={labels} cursor={cursor.value} live={live} hands={hands} />;
          })}
        </tbody>
      </table>
    </div>
  );
}

interface Hands {
  tap(square: Square): void;
  reach(square: Square): void;
  press(event: KeyboardEvent, row: number, column: number): void;
}

interface RowProps {
  readonly row: number;
  readonly turned: boolean;
  readonly labels: readonly string[];
  readonly cursor: Square;
  readonly live: boolean;
  readonly hands: Hands;
}

/** A row is drawn again only where its words change: the board answers within a frame on a slow phone. */
function Row(props: RowProps) {
  const drawn = useRef<{ readonly of: string; readonly row: ReturnType<typeof cells> } | undefined>(undefined);
  const { row, turned, labels, cursor, live } = props;
  const tabbed = LINES.find((column) => squareIn(row, column, turned) === cursor);
  const of = `${live} ${tabbed} ${labels.join()}`;
  if (drawn.current?.of !== of) drawn.current = { of, row: cells(props) };
  return drawn.current.row;
}

function cells({ row, turned, labels, cursor, live, hands }: RowProps) {
  return (
    <tr>
      {LINES.map((column) => {
        const square = squareIn(row, column, turned);
        return (
          <td key={column}>
            <button
              type="button"
              class="kd-tap"
              data-square={squareName(square)}
              tabIndex={square === cursor ? 0 : -1}
              aria-disabled={live ? undefined : true}
              aria-label={labels[column]}
              onFocus={() => hands.reach(square)}
              onKeyDown={(event) => hands.press(event, row, column)}
              onClick={() => hands.tap(square)}
            />
          </td>
        );
      })}
    </tr>
  );
}

function focusOn(grid: HTMLElement | null, square: Square): void {
  grid?.querySelector<HTMLElement>(`[data-square="${squareName(square)}"]`)?.focus();
}

/** "e4, white Knight 3, chosen". */
function labelOf(square: Square, board: Board, marks: Marks, text: KingdomScreenText): string {
  const piece = board[square];
  const parts = [
    squareName(square),
    piece === undefined ? text.free : text.piece(piece),
    ...(isThrone(square) ? [text.throne] : []),
    ...(marks.get(square) ?? []).map((mark) => text.marks[mark]),
  ];
  return parts.join(', ');
}

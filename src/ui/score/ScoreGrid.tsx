import { useSignal } from '@preact/signals';
import { type ComponentChildren, Fragment } from 'preact';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import './ScoreGrid.css';
import { type SideMark, SideShape } from './SideShape';

/** From the least to the most. */
interface Range {
  readonly least: number;
  readonly most: number;
}

interface ScoreColumn extends SideMark {
  readonly id: string;
  readonly name: string;
}

interface ScoreCell {
  readonly range: Range;
  /** Whether anything was paid or taken, or may have been; a cell where nothing was is quiet. */
  readonly paid: boolean;
  /** Whether it rests on a figure that nobody has confirmed. */
  readonly isUnconfirmed?: boolean | undefined;
}

interface ScoreRow {
  readonly key: string;
  readonly label: string;
  /** In the order of the columns; none where nothing was looked at. */
  readonly cells: readonly (ScoreCell | undefined)[];
}

interface ScoreGridProps {
  readonly columns: readonly ScoreColumn[];
  readonly rows: readonly ScoreRow[];
  /** In the order of the columns. */
  readonly sums: readonly Range[];
  /** The column that is asked about at first, at its last figure. */
  readonly first?: string | undefined;
  readonly text: {
    readonly grid: string;
    readonly of: string;
    readonly sum: string;
    readonly arrows: string;
    cell(row: string, column: string, points: string): string;
    readonly unconfirmed: string;
    range(range: Range): string;
    pointsRange(range: Range): string;
  };
  /** Why a cell has its figure. */
  why(row: string, column: string): ComponentChildren;
  /** Hears which cell is asked about, or that none is. */
  onAsk?(row: string | undefined, column: string | undefined): void;
}

const ARROW_STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Rounds, locations or cards down, players across; each figure opens its why beneath its row. */
export function ScoreGrid({ columns, rows, sums, first, text, why, onAsk }: ScoreGridProps) {
  const begin = useMemo(() => lastCell(columns, rows, first), []);
  const openCell = useSignal(begin && ([rows[begin[0]]?.key ?? '', columns[begin[1]]?.id ?? ''] as const));
  const at = useSignal(begin);
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    if (begin === undefined) return;
    onAsk?.(openCell.peek()?.[0], openCell.peek()?.[1]);
    // Of what is longer than the sheet, the beginning.
    for (const part of ['.score-grid-why', '[aria-expanded="true"]'])
      table.current?.querySelector(part)?.scrollIntoView({ block: 'nearest' });
  }, [begin]);
  const hint = useId();
  const here = at.value ?? firstCell(rows);
  const ask = (row: string, column: string): void => {
    const again = openCell.value?.[0] === row && openCell.value[1] === column;
    openCell.value = again ? undefined : [row, column];
    onAsk?.(openCell.value?.[0], openCell.value?.[1]);
  };
  const spokenFigure = ({ range, isUnconfirmed }: ScoreCell): string =>
    isUnconfirmed === true ? `${text.pointsRange(range)}, ${text.unconfirmed}` : text.pointsRange(range);
  const onKeyDown = (event: KeyboardEvent): void => {
    const way = ARROW_STEPS[event.key];
    if (way === undefined || here === undefined) return;
    const next = nextCell(rows, here, way);
    if (next === undefined) return;
    event.preventDefault();
    at.value = next;
    table.current?.querySelector<HTMLElement>(`[data-cell="${next.join()}"]`)?.focus();
  };
  return (
    <div class="score-grid-scroller">
      <table class="score-grid" ref={table} aria-label={text.grid} aria-describedby={hint} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{text.of}</span>
            </th>
            {columns.map(({ id, name, ...side }) => (
              <th key={id} scope="col" class={id === first ? 'score-grid-player score-grid-asked' : 'score-grid-player'}>
                <SideShape {...side} />
                <span class="score-grid-name">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, cells }, row) => (
            <Fragment key={key}>
              <tr>
                <th scope="row">{label}</th>
                {columns.map(({ id, name }, column) => {
                  const cell = cells[column];
                  const open = openCell.value?.[0] === key && openCell.value[1] === id;
                  return (
                    <td key={id} class="figure">
                      {cell !== undefined && (
                        <button
                          type="button"
                          class={cell.paid ? 'score-grid-cell' : 'score-grid-cell score-grid-unpaid'}
                          data-cell={[row, column].join()}
                          tabIndex={here?.[0] === row && here[1] === column ? 0 : -1}
                          aria-label={text.cell(label, name, spokenFigure(cell))}
                          aria-expanded={open}
                          onFocus={() => (at.value = [row, column])}
                          onClick={() => ask(key, id)}
                        >
                          {cell.paid ? text.range(cell.range) : '–'}
                          {cell.isUnconfirmed && <sup>?</sup>}
                        </button>
                      )}
                    </td>
                  );
                })}
              </tr>
              {openCell.value?.[0] === key && (
                <tr>
                  <td colSpan={columns.length + 1} class="score-grid-why" role="status">
                    {why(key, openCell.value[1])}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text.sum}</th>
            {sums.map((sum, column) => (
              <td key={columns[column]?.id} class="figure">
                <strong aria-hidden={sum.least !== sum.most}>{text.range(sum)}</strong>
                {sum.least !== sum.most && <span class="visually-hidden">{text.pointsRange(sum)}</span>}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <span id={hint} class="visually-hidden">
        {text.arrows}
      </span>
    </div>
  );
}

type CellPosition = readonly [row: number, column: number];

function firstCell(rows: readonly ScoreRow[]): CellPosition | undefined {
  for (const [row, { cells }] of rows.entries()) {
    const column = cells.findIndex((cell) => cell !== undefined);
    if (column >= 0) return [row, column];
  }
  return undefined;
}

/** The last figure of a column. */
function lastCell(columns: readonly ScoreColumn[], rows: readonly ScoreRow[], id: string | undefined): CellPosition | undefined {
  const column = columns.findIndex((each) => each.id === id);
  const row = rows.findLastIndex(({ cells }) => cells[column] !== undefined);
  return row < 0 ? undefined : [row, column];
}

/** The next cell that way which holds a figure. */
function nextCell(rows: readonly ScoreRow[], [row, column]: CellPosition, way: CellPosition): CellPosition | undefined {
  const [y, x] = [row + way[0], column + way[1]];
  const cells = rows[y]?.cells;
  if (cells === undefined || x < 0 || x >= cells.length) return undefined;
  return cells[x] === undefined ? nextCell(rows, [y, x], way) : [y, x];
}

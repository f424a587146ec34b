import { useEffect, useRef } from 'preact/hooks';
import './Chart.css';
import { Disclosure } from '../Disclosure';

interface ChartTableProps {
  readonly title: string;
  readonly columns: readonly string[];
  /** A heading, then the figures in the order of the columns. */
  readonly rows: readonly (readonly [string, ...string[]])[];
  /** The column that the rows are ordered by, and a tap on a column. */
  readonly sortOrder?: { readonly column: number; readonly isAscending: boolean; onSort(column: number): void } | undefined;
}

/** Figures in rows and columns; a wide one moves sideways by itself. */
export function FigureTable({ title, columns, rows, sortOrder }: ChartTableProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    // Only a table that scrolls needs to be reached by the keyboard; one in a closed fold has no size yet.
    const observer = new ResizeObserver(() => {
      if (current.scrollWidth > current.clientWidth) current.tabIndex = 0;
      else current.removeAttribute('tabindex');
    });
    for (const each of [current, ...current.children]) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  return (
    <section class="chart-table" aria-label={title} ref={box}>
      <table>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                class={index === 0 ? '' : 'figure'}
                aria-sort={sortOrder?.column !== index ? undefined : sortOrder.isAscending ? 'ascending' : 'descending'}
              >
                {sortOrder === undefined ? (
                  column
                ) : (
                  <button type="button" class="chart-sort" onClick={() => sortOrder.onSort(index)}>
                    {column}
                    <span aria-hidden="true">{sortOrder.column !== index ? '' : sortOrder.isAscending ? ' ▲' : ' ▼'}</span>
                  </button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...figures], row) => (
            <tr key={`${head}-${row}`}>
              <th scope="row" title={head}>
                <span class="chart-head">{head}</span>
              </th>
              {figures.map((figure, index) => (
                <td key={columns[index + 1] ?? index} class="figure">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The table behind a chart, folded away. */
export function ChartTable({ label, ...table }: ChartTableProps & { readonly label: string }) {
  return (
    <section aria-label={table.title}>
      <Disclosure title={label}>
        <FigureTable {...table} />
      </Disclosure>
    </section>
  );
}

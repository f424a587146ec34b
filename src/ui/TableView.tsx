import { useSignal } from '@preact/signals';
import { Info } from 'lucide-preact';
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { Sheet } from './Sheet';
import './TableView.css';
import { isWide } from './wide';

/** What whoever shows a table puts into it. */
export interface Around {
  /** Takes the place of the line. */
  readonly notice?: ComponentChildren;
  /** Takes the place of the tray, while the table is only looked at. */
  readonly instead?: ComponentChildren;
  /** Closes the sheet of what is looked at now and then. */
  readonly close: string;
}

export const Around = createContext<Around>({ close: '' });

interface TableViewProps {
  /** What is asked now, in a sentence or two, with at most one button. */
  readonly line: ComponentChildren;
  /** Fills the room it is given; what is higher scrolls in itself. */
  readonly board: ComponentChildren;
  /** What is open now: one `Row`, a second only where there is something for it. */
  readonly tray?: ComponentChildren;
  /** What is looked at now and then: a sheet behind a button of the line, or below the tray where there is room. */
  readonly more?: { readonly title: string; readonly content: ComponentChildren } | undefined;
  /** Sheets of the board's own. */
  readonly children?: ComponentChildren;
}

/** One view of a table, which never scrolls: a line that says what is asked now, the board, and the tray below or beside it. */
export function TableView({ line, board, tray, more, children }: TableViewProps) {
  const { notice, instead, close } = useContext(Around);
  const shown = useSignal(false);
  return (
    <div class="table-view">
      <div class="table-line">
        <div class="table-said">{notice ?? line}</div>
        {more !== undefined && !isWide.value && (
          <button
            type="button"
            class="button plain icon"
            aria-label={more.title}
            aria-expanded={shown.value}
            onClick={() => (shown.value = !shown.value)}
          >
            <Info aria-hidden="true" />
          </button>
        )}
      </div>
      <div class="table-board">{board}</div>
      <div class="table-tray">
        {instead ?? tray}
        {more !== undefined && isWide.value && <div class="table-more stack">{more.content}</div>}
      </div>
      {more !== undefined && !isWide.value && shown.value && (
        <Sheet title={more.title} closeLabel={close} onClose={() => (shown.value = false)}>
          {more.content}
        </Sheet>
      )}
      {children}
    </div>
  );
}

interface RowProps {
  /** What the row holds, for who does not see it. */
  readonly label: string;
  readonly children: ComponentChildren;
}

/** A row of a tray: it swipes sideways where it is longer than the screen. */
export const Row = ({ label, children }: RowProps) => (
  <fieldset class="table-row" aria-label={label}>
    {children}
  </fieldset>
);

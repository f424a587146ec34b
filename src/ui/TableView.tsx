import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals';
import { Info } from 'lucide-preact';
import { type ComponentChildren, createContext, type RefObject } from 'preact';
import { useContext, useRef } from 'preact/hooks';
import { freeHeight, Sheet } from './sheet/Sheet';
import './TableView.css';
import { isWide } from './device/wide-screen';

/** What whoever shows a table puts into it. */
export interface TableViewContext {
  /** Takes the place of the line. */
  readonly notice?: ComponentChildren;
  /** Takes the place of the tray, while the table is only looked at. */
  readonly trayReplacement?: ComponentChildren;
  /** Closes the sheet of what is looked at now and then. */
  readonly closeLabel: string;
}

export const TableViewContext = createContext<TableViewContext>({ closeLabel: '' });

/** Opens what is looked at now and then, for whatever stands on a board; nothing where it stands open. */
export const ShowMoreContext = createContext<(() => void) | undefined>(undefined);

interface TableViewProps {
  /** What is asked now, in a sentence or two, with at most one button. */
  readonly line: ComponentChildren;
  /** A button that stays beside the line, also while a notice takes its place. */
  readonly besideLine?: ComponentChildren;
  /** Fills the room it is given; what is higher scrolls in itself. */
  readonly board: ComponentChildren;
  /** What is open now: one `TrayRow`, a second only where there is something for it. */
  readonly tray?: ComponentChildren;
  /** The one thing to do next, a `button primary`: in every game at the right end of the row above the bar. */
  readonly primary?: ComponentChildren;
  /** What stands to the left of the primary, in the same row. */
  readonly besidePrimary?: ComponentChildren;
  /** What is looked at now and then: a sheet behind a button of the line, or of the board's foot, or below the tray where there is room. */
  readonly more?: { readonly title: string; readonly content: ComponentChildren; readonly byFoot?: boolean } | undefined;
  /** Sheets of the board's own. */
  readonly children?: ComponentChildren;
}

/** One view of a table, which never scrolls: a line that says what is asked now, the board, and the tray below or beside it. */
export function TableView({ line, besideLine, board, tray, primary, besidePrimary, more, children }: TableViewProps) {
  const { notice, trayReplacement, closeLabel } = useContext(TableViewContext);
  const shown = useSignal(false);
  const place = useRef<HTMLDivElement>(null);
  const lift = useLift(place);
  return (
    <div class="table-view">
      <div class="table-line">
        <div class="table-message">{notice ?? line}</div>
        {besideLine}
        {more !== undefined && more.byFoot !== true && !isWide.value && (
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
      <div class="table-board" ref={place} style={{ '--lift': `${lift.value}px` }}>
        <ShowMoreContext.Provider value={more === undefined || isWide.value ? undefined : () => (shown.value = !shown.value)}>
          {board}
        </ShowMoreContext.Provider>
      </div>
      <div class="table-tray">
        {trayReplacement ?? tray}
        {more !== undefined && isWide.value && <div class="table-more stack">{more.content}</div>}
        {trayReplacement === undefined && (primary ?? besidePrimary) !== undefined && (
          <PrimaryRow primary={primary} besidePrimary={besidePrimary} />
        )}
      </div>
      {more !== undefined && !isWide.value && shown.value && (
        <Sheet title={more.title} closeLabel={closeLabel} onClose={() => (shown.value = false)}>
          {more.content}
        </Sheet>
      )}
      {children}
    </div>
  );
}

/** The row above the bar: whatever else is in it, what is to be done next is found in the same place. */
const PrimaryRow = ({ primary, besidePrimary }: Pick<TableViewProps, 'primary' | 'besidePrimary'>) => (
  <div class="primary-row">
    <div class="primary-row-rest">{besidePrimary}</div>
    {primary}
  </div>
);

/** How far a board without a camera is lifted, so that a sheet does not cover what it speaks of. */
function useLift(place: RefObject<HTMLElement>): ReadonlySignal<number> {
  const lift = useSignal(0);
  useSignalEffect(() => {
    const free = freeHeight.value;
    const now = lift.peek();
    const boxes = [...(place.current?.querySelectorAll('[data-lit="true"]') ?? [])].map((each) => each.getBoundingClientRect());
    const lowest = Math.max(...boxes.map(({ bottom }) => bottom + now));
    const highest = Math.min(...boxes.map(({ top }) => top + now)) - (place.current?.getBoundingClientRect().top ?? 0);
    lift.value = lowest > free ? Math.max(0, Math.min(lowest - free + 8, highest)) : 0;
  });
  return lift;
}

interface TrayRowProps {
  /** What the row holds, for who does not see it. */
  readonly label: string;
  readonly children: ComponentChildren;
}

/** A row of a tray: it swipes sideways where it is longer than the screen. */
export const TrayRow = ({ label, children }: TrayRowProps) => (
  <fieldset class="table-row" aria-label={label}>
    {children}
  </fieldset>
);

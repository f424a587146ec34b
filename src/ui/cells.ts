import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { XY } from './camera';

/** A square or a hex that has a name and takes the focus. */
export interface Cell {
  readonly name: string;
  /** Its middle, in the units of the drawing. */
  readonly middle: XY;
  readonly label: string;
  readonly state?: 'open' | 'chosen' | undefined;
}

/** All cells of a board, worked out when somebody asks: a tap is painted before anybody hears of them. */
export type Cells = () => readonly Cell[];

/** Worked out when it is first asked for. */
export function whenAsked<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The cell that takes the focus in the order of the page: where somebody was, or the first. */
export const stopIn = (cells: readonly Cell[], cursor: string): string | undefined =>
  cells.some(({ name }) => name === cursor) ? cursor : cells[0]?.name;

/** A cell's button, and what it tells. */
interface Shown {
  readonly button: HTMLElement;
  readonly told: Readonly<Record<string, string | undefined>>;
}

function newButton({ name, middle: [left, top] }: Cell): Shown {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'pan-cell';
  button.dataset.at = name;
  // Not as an attribute: the policy of the page forbids those.
  button.style.cssText = `left:${left}px;top:${top}px`;
  return { button, told: {} };
}

function tell({ button, told }: Shown, now: Shown['told']): void {
  for (const attribute in now) {
    const value = now[attribute];
    if (value === told[attribute]) continue;
    if (value === undefined) button.removeAttribute(attribute);
    else button.setAttribute(attribute, value);
  }
}

/**
 * The cells of a board as buttons, for keyboard and screen reader: hundreds of them, of which a tap changes a few. Once the board
 * is painted, the page is told these few by hand, which costs a fraction of having Preact look at all.
 */
export function useCells(host: RefObject<HTMLElement>, cells: Cells, live: boolean, cursor: string): void {
  const shown = useRef(new Map<string, Shown>());
  useEffect(() => {
    if (host.current === null) return;
    const all = cells();
    const stop = stopIn(all, cursor);
    const before = shown.current;
    const names = new Set(all.map(({ name }) => name));
    for (const [name, { button }] of before) if (!names.has(name)) button.remove();
    const now = new Map<string, Shown>();
    let place = host.current.firstElementChild;
    for (const cell of all) {
      const known = before.get(cell.name) ?? newButton(cell);
      const told = {
        'aria-label': cell.label,
        'data-state': cell.state,
        'aria-disabled': live ? undefined : 'true',
        tabindex: cell.name === stop ? '0' : '-1',
      };
      tell(known, told);
      if (known.button === place) place = place.nextElementSibling;
      else host.current.insertBefore(known.button, place);
      now.set(cell.name, { button: known.button, told });
    }
    shown.current = now;
  }, [cells, live, cursor]);
}

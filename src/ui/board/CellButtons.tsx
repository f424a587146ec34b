import type { XY } from '../camera/camera';

/** A square or a hex that has a name and takes the focus. */
export interface Cell {
  readonly name: string;
  /** Its middle, in the units of the drawing. */
  readonly middle: XY;
  readonly label: string;
}

/** The cell that takes the focus in the order of the page: where somebody was, or the first. */
export const rovingTabStop = (cells: readonly Cell[], cursor: string): string | undefined =>
  cells.some(({ name }) => name === cursor) ? cursor : cells[0]?.name;

interface CellButtonsProps {
  readonly cells: readonly Cell[];
  readonly isInteractive: boolean;
  readonly cursor: string;
}

/** The cells of a board as buttons, for keyboard and screen reader. */
export function CellButtons({ cells, isInteractive, cursor }: CellButtonsProps) {
  const stop = rovingTabStop(cells, cursor);
  return (
    <div>
      {cells.map(({ name, middle: [left, top], label }) => (
        <button
          key={name}
          type="button"
          class="pan-cell"
          style={`left:${left}px;top:${top}px`}
          data-at={name}
          tabIndex={name === stop ? 0 : -1}
          aria-disabled={isInteractive ? undefined : true}
          aria-label={label}
        />
      ))}
    </div>
  );
}

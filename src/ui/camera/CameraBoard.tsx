import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { XY } from './camera';
import './CameraBoard.css';
import { type Cell, CellButtons, rovingTabStop } from '../board/CellButtons';
import type { BoardCamera } from './board-camera';
import { ZOOM_STEP, ZoomButtons, type ZoomText } from './ZoomButtons';

export interface CameraBoardProps {
  readonly label: string;
  readonly text: ZoomText;
  readonly cells: readonly Cell[];
  readonly isInteractive: boolean;
  /** The middles of the cells that an answer speaks of. */
  readonly lit?: readonly XY[] | undefined;
  /** What stands at the foot of the board, beside the buttons. */
  readonly footer?: ComponentChildren;
  /** The drawing, in units of a hundred to a cell. */
  readonly children: ComponentChildren;
  /** Whether buttons to come closer stand at its foot; a board with a map of its own has none. */
  readonly hasZoomButtons?: boolean | undefined;
  onEscape(): void;
}

interface CameraBoardInnerProps extends CameraBoardProps {
  readonly shape: 'square' | 'hex';
  readonly view: BoardCamera;
  cellUnder(point: XY): string | undefined;
  /** Where a key leads from a cell. */
  next(name: string, key: string): string | undefined;
  /** `pointed` by a finger or the mouse, not by a key. */
  onTap(name: string, pointed: boolean): void;
  onHome(): void;
  /** What lies over the window and does not move with the board. */
  readonly overlay?: ComponentChildren;
}

/** A board under a camera: drag to move it, pinch or use the buttons to come closer, arrow keys to walk. */
export function CameraBoard(props: CameraBoardInnerProps) {
  const {
    label,
    text,
    cells,
    isInteractive,
    footer,
    hasZoomButtons = true,
    overlay,
    children,
    shape,
    view,
    cellUnder,
    next,
    onTap,
    onHome,
    onEscape,
  } = props;
  const cursor = useSignal('');

  const onClick = (event: MouseEvent): void => {
    // A key or a screen reader clicks without a place, and so does whatever has no window.
    const pointed = event.detail > 0 && view.window()[0] > 0;
    if (!isInteractive || (pointed && !view.isTap(event)) || !(event.target instanceof Element)) return;
    const name = pointed ? cellUnder(view.boardPointOf(event)) : event.target.getAttribute('data-at');
    if (name !== undefined && name !== null) onTap(name, pointed);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onEscape();
    if (event.key === '+') view.zoom(ZOOM_STEP);
    if (event.key === '-') view.zoom(1 / ZOOM_STEP);
    const from = rovingTabStop(cells, cursor.value);
    const to = from === undefined ? undefined : next(from, event.key);
    if (to === undefined) return;
    event.preventDefault();
    view.world.current?.querySelector<HTMLElement>(`[data-at="${to}"]`)?.focus({ preventScroll: true });
  };

  const onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element)) return;
    const cell = cells.find(({ name }) => name === target.getAttribute('data-at'));
    if (cell === undefined) return;
    cursor.value = cell.name;
    // A board that cannot scroll brings a cell into its window by itself.
    if (target.matches(':focus-visible')) view.reveal(cell.middle);
  };

  return (
    <div class={`pan pan-${shape}`}>
      <fieldset
        class="pan-frame"
        ref={view.frame}
        aria-label={label}
        {...view.handlers}
        onClick={onClick}
        onKeyDown={onKeyDown}
        // A finger that rests on a board means the board.
        onContextMenu={(event) => event.preventDefault()}
      >
        <div class="pan-world" ref={view.world} onFocusIn={onFocus}>
          <svg class="pan-drawing" width={1} height={1} aria-hidden="true">
            {children}
          </svg>
          <CellButtons cells={cells} isInteractive={isInteractive} cursor={cursor.value} />
        </div>
        {overlay}
      </fieldset>
      {hasZoomButtons && (
        <div class="pan-foot">
          <div class="pan-message">{footer}</div>
          <ZoomButtons text={text} zoom={view.zoom} onHome={onHome} />
        </div>
      )}
    </div>
  );
}

import { useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type Area, around, type Camera, FARTHEST, panned, squareUnder, UNIT, type XY, zoomed } from './camera';
import './PanBoard.css';
import { ZoomButtons } from './ZoomButtons';

/** A square that has a name and takes the focus. */
export interface Cell {
  readonly at: XY;
  readonly label: string;
  readonly state?: 'open' | 'chosen' | undefined;
}

interface PanBoardProps {
  readonly label: string;
  readonly words: { readonly closer: string; readonly farther: string; readonly home: string; readonly all: string };
  readonly cells: readonly Cell[];
  /** What "home" shows; when `homeKey` changes the board goes there by itself. */
  readonly home: Area;
  readonly homeKey: string;
  readonly all: Area;
  /** The drawing, in squares of 100 units, the first corner of square 0,0 at the origin. */
  readonly children: ComponentChildren;
  readonly live: boolean;
  onTap(at: XY): void;
  onEscape(): void;
}

const ARROWS: Readonly<Record<string, XY>> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const SLOP = 8;
/** The strip at the foot that the buttons take. */
const TOOLS = 52;
/** At home a square is never smaller than a thumb, nor so large that it fills the window. */
const THUMB = 0.45;
const LARGEST = 0.85;

/** The nearest cell in a direction; ahead counts before aside. */
function nextCell(cells: readonly Cell[], [x, y]: XY, [right, down]: XY): Cell | undefined {
  const cost = ({ at }: Cell): number => {
    const [dx, dy] = [at[0] - x, at[1] - y];
    const ahead = dx * right + dy * down;
    return ahead <= 0 ? Number.POSITIVE_INFINITY : ahead + 3 * Math.abs(dx * down + dy * right);
  };
  return cells.reduce<Cell | undefined>(
    (best, cell) => (cost(cell) < (best === undefined ? Number.POSITIVE_INFINITY : cost(best)) ? cell : best),
    undefined,
  );
}

const nameOf = ([x, y]: XY): string => `${x},${y}`;

/** An endless board of squares: drag to move it, pinch or use the buttons to come closer, arrow keys to walk. */
export function PanBoard({ label, words, cells, home, homeKey, all, children, live, onTap, onEscape }: PanBoardProps) {
  const frame = useRef<HTMLFieldSetElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const camera = useSignal<Camera>({ left: 0, top: 0, scale: 0.6 });
  const cursor = useSignal<string>('');
  const fingers = useRef(new Map<number, XY>());
  const dragged = useRef(false);

  const size = (): XY => [frame.current?.clientWidth ?? 0, frame.current?.clientHeight ?? 0];
  const show = (area: Area, least: number): void => {
    const [width, height] = size();
    camera.value = around(area, [width, height - TOOLS], least, LARGEST);
  };
  const zoom = (by: number, at?: XY): void => {
    const [width, height] = size();
    camera.value = zoomed(camera.peek(), by, at ?? [width / 2, height / 2]);
  };
  const within = (event: MouseEvent): XY => {
    const box = frame.current?.getBoundingClientRect();
    return [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)];
  };

  useSignalEffect(() => {
    const { left, top, scale } = camera.value;
    if (world.current !== null) world.current.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
  });
  useLayoutEffect(() => show(home, THUMB), [homeKey]);
  useEffect(() => {
    const box = frame.current;
    if (box === null) return;
    // Passive by default: only a listener of our own can keep the page from zooming along.
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 400), within(event));
    };
    box.addEventListener('wheel', onWheel, { passive: false });
    const seen = new ResizeObserver(() => show(home, THUMB));
    seen.observe(box);
    return () => {
      box.removeEventListener('wheel', onWheel);
      seen.disconnect();
    };
  }, [homeKey]);

  const onPointerDown = (event: PointerEvent): void => {
    if (fingers.current.size === 0) dragged.current = false;
    fingers.current.set(event.pointerId, within(event));
  };
  const onPointerMove = (event: PointerEvent): void => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = within(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other !== undefined) {
      const was = Math.hypot(before[0] - other[0], before[1] - other[1]);
      const is = Math.hypot(now[0] - other[0], now[1] - other[1]);
      dragged.current = true;
      if (was > 0) camera.value = zoomed(camera.peek(), is / was, [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
    } else if (dragged.current || Math.hypot(now[0] - before[0], now[1] - before[1]) > SLOP) {
      if (!dragged.current) frame.current?.setPointerCapture(event.pointerId);
      dragged.current = true;
      camera.value = panned(camera.peek(), now[0] - before[0], now[1] - before[1]);
    } else return;
    fingers.current.set(event.pointerId, now);
  };
  const onPointerEnd = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
  };
  const onClick = (event: MouseEvent): void => {
    const { target } = event;
    if (dragged.current && event.detail > 0) return;
    if (!live || !(target instanceof Element)) return;
    const cell = cells.find(({ at }) => nameOf(at) === target.getAttribute('data-at'));
    onTap(cell?.at ?? squareUnder(camera.peek(), within(event)));
  };
  /** Brings a square into the window where it is not; a board that cannot scroll does it by itself. */
  const reveal = (at: XY): void => {
    const [width, height] = size();
    const { left, top, scale } = camera.peek();
    const edge = (UNIT * scale) / 2;
    const [x, y] = [left + at[0] * UNIT * scale + edge, top + at[1] * UNIT * scale + edge];
    const shift = (where: number, span: number): number => Math.min(Math.max(where, edge), Math.max(edge, span - edge)) - where;
    camera.value = panned(camera.peek(), shift(x, width), shift(y, height));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onEscape();
    if (event.key === '+') zoom(1.25);
    if (event.key === '-') zoom(0.8);
    const arrow = ARROWS[event.key];
    const here = cells.find(({ at }) => nameOf(at) === cursor.peek()) ?? cells[0];
    if (arrow === undefined || here === undefined) return;
    event.preventDefault();
    const next = nextCell(cells, here.at, arrow);
    if (next !== undefined) world.current?.querySelector<HTMLElement>(`[data-at="${nameOf(next.at)}"]`)?.focus({ preventScroll: true });
  };
  const inOrder = cells.some(({ at }) => nameOf(at) === cursor.value) ? cursor.value : nameOf(cells[0]?.at ?? [0, 0]);

  return (
    <div class="pan">
      <fieldset
        class="pan-frame"
        ref={frame}
        aria-label={label}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
        onPointerLeave={onPointerEnd}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <div class="pan-world" ref={world}>
          <svg class="pan-drawing" width={1} height={1} aria-hidden="true">
            {children}
          </svg>
          {cells.map(({ at, label: name, state }) => (
            <button
              key={nameOf(at)}
              type="button"
              class="pan-cell"
              data-at={nameOf(at)}
              data-state={state}
              aria-label={name}
              aria-disabled={!live}
              tabIndex={nameOf(at) === inOrder ? 0 : -1}
              style={{ left: `${at[0] * UNIT}px`, top: `${at[1] * UNIT}px` }}
              onFocus={(event) => {
                cursor.value = nameOf(at);
                if (event.currentTarget.matches(':focus-visible')) reveal(at);
              }}
            />
          ))}
        </div>
      </fieldset>
      <ZoomButtons words={words} zoom={zoom} onAll={() => show(all, FARTHEST)} home={{ label: words.home, go: () => show(home, THUMB) }} />
    </div>
  );
}

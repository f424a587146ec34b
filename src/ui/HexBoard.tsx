import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type Camera, panned, type XY, zoomed } from './camera';
import './HexBoard.css';
import { type Box, boxAround, centred, HEX, held, isWithin, POINT, scaleFor, seenBy } from './hexes';
import { ZoomButtons } from './ZoomButtons';

/** A hex that has a name and takes the focus; `at` is its middle. */
export interface HexCell {
  readonly name: string;
  readonly at: XY;
  readonly label: string;
}

/** Where to look: the first of these that can be shown with hexes large enough for a finger, else the last. */
export interface Aim {
  readonly key: string;
  readonly boxes: readonly Box[];
  /** How small hexes may get at the last of them. */
  readonly least?: number | undefined;
  /** Go there even if it is in sight. */
  readonly forced?: boolean | undefined;
}

interface HexBoardProps {
  readonly label: string;
  readonly words: { readonly closer: string; readonly farther: string; readonly all: string };
  readonly cells: readonly HexCell[];
  readonly all: Box;
  readonly aim: Aim;
  /** Told what is in the window. */
  readonly seen: Signal<Box | undefined>;
  readonly live: boolean;
  /** One finger over several hexes marks each of them; two fingers move the board. */
  readonly paints?: boolean | undefined;
  /** The drawing, in units of a hundred to a hex. */
  readonly children: ComponentChildren;
  /** Where a key leads from a hex. */
  next(name: string, key: string): string | undefined;
  onTap(name: string): void;
  onPaint?(name: string): void;
  onEscape(): void;
}

const SLOP = 8;
/** A finger needs 44 px; what is smaller is magnified first. */
export const FINGER = 44 / HEX;
const MAGNIFIED = 56 / HEX;
/** With room for the whole board and a pointer, it stays whole. */
const ROOMY = 26 / HEX;
const WIDE = 640;
const TOOLS = 56;

/** A board of hexes: drag to move it, pinch or use the buttons to come closer, arrow keys to walk. */
export function HexBoard(props: HexBoardProps) {
  const { label, words, cells, all, aim, seen, live, paints = false, children, next, onTap, onPaint, onEscape } = props;
  const frame = useRef<HTMLFieldSetElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const placed = useRef(false);
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const camera = useSignal<Camera>({ left: 0, top: 0, scale: 0.37 });
  const cursor = useSignal(cells[0]?.name ?? '');
  const fingers = useRef(new Map<number, XY>());
  const gesture = useRef<{ dragged: boolean; mouse: boolean; painted: Set<string> | undefined }>({
    dragged: false,
    mouse: true,
    painted: undefined,
  });

  const size = (): XY => [frame.current?.clientWidth ?? 0, frame.current?.clientHeight ?? 0];
  const place = (now: Camera): void => {
    // The tools in the corner cover no hex for good: the board can be pushed up by their height.
    const below = now.scale > scaleFor(all, size()) ? TOOLS / now.scale : 0;
    camera.value = held(now, { ...all, bottom: all.bottom + below }, size());
  };
  const show = ({ boxes, least = 0, forced = false }: Aim): void => {
    const window = size();
    const box = boxes.find((each) => scaleFor(each, window) >= FINGER) ?? boxes.at(-1);
    if (window[0] === 0 || box === undefined) return;
    const whole = scaleFor(all, window);
    const roomy = window[0] >= WIDE && whole >= ROOMY;
    const inSight = placed.current && isWithin(boxes[0] ?? box, seenBy(camera.peek(), window));
    if (!forced && inSight && camera.peek().scale >= (roomy ? ROOMY : FINGER)) return;
    placed.current = true;
    if (roomy && !forced) place(centred(all, window, whole));
    else place(centred(box, window, Math.max(least, Math.min(MAGNIFIED, scaleFor(box, window)))));
  };
  const zoom = (by: number, at?: XY): void => {
    const [width, height] = size();
    place(zoomed(camera.peek(), by, at ?? [width / 2, height / 2]));
  };
  const within = (event: MouseEvent): XY => {
    const box = frame.current?.getBoundingClientRect();
    return [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)];
  };
  const cellUnder = ([x, y]: XY): string | undefined => {
    const { left, top, scale } = camera.peek();
    const [boardX, boardY] = [(x - left) / scale, (y - top) / scale];
    return cells.find(({ at }) => {
      const [dx, dy] = [Math.abs(at[0] - boardX), Math.abs(at[1] - boardY)];
      return dx <= HEX / 2 && dy <= POINT - (dx * POINT) / HEX;
    })?.name;
  };
  const tooSmall = (): boolean => !gesture.current.mouse && camera.peek().scale < FINGER - 0.001;

  useSignalEffect(() => {
    const { left, top, scale } = camera.value;
    const moved = world.current;
    if (moved === null) return;
    moved.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
    // While it moves the picture is shifted as it is; at rest it is drawn anew, and sharp.
    moved.style.willChange = 'transform';
    clearTimeout(resting.current);
    resting.current = setTimeout(() => {
      moved.style.willChange = 'auto';
    }, 200);
    seen.value = seenBy(camera.value, size());
  });
  useLayoutEffect(() => show(aim), [aim.key]);
  const latest = useRef(aim);
  latest.current = aim;
  useEffect(() => {
    const box = frame.current;
    if (box === null) return;
    // Passive by default: only a listener of our own can keep the page from zooming along.
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 400), within(event));
    };
    box.addEventListener('wheel', onWheel, { passive: false });
    const watched = new ResizeObserver(() => {
      placed.current = false;
      show(latest.current);
    });
    watched.observe(box);
    return () => {
      box.removeEventListener('wheel', onWheel);
      watched.disconnect();
    };
  }, []);

  const onPointerDown = (event: PointerEvent): void => {
    if (fingers.current.size === 0) gesture.current = { dragged: false, mouse: event.pointerType === 'mouse', painted: undefined };
    fingers.current.set(event.pointerId, within(event));
  };
  const paint = (from: XY, to: XY): void => {
    const painted = gesture.current.painted ?? new Set<string>();
    gesture.current.painted = painted;
    for (const point of [from, to]) {
      const name = cellUnder(point);
      if (name === undefined || painted.has(name)) continue;
      painted.add(name);
      onPaint?.(name);
    }
  };
  const onPointerMove = (event: PointerEvent): void => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = within(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    const { dragged } = gesture.current;
    if (other !== undefined) {
      const was = Math.hypot(before[0] - other[0], before[1] - other[1]);
      const is = Math.hypot(now[0] - other[0], now[1] - other[1]);
      gesture.current.dragged = true;
      const moved = panned(camera.peek(), (now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
      if (was > 0) place(zoomed(moved, is / was, [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]));
    } else if (dragged || Math.hypot(now[0] - before[0], now[1] - before[1]) > SLOP) {
      if (!dragged) frame.current?.setPointerCapture(event.pointerId);
      gesture.current.dragged = true;
      if (paints && live && !tooSmall()) paint(before, now);
      else place(panned(camera.peek(), now[0] - before[0], now[1] - before[1]));
    } else return;
    fingers.current.set(event.pointerId, now);
  };
  const onPointerEnd = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
  };
  const onClick = (event: MouseEvent): void => {
    const { target } = event;
    const pointed = event.detail > 0 && size()[0] > 0;
    if ((gesture.current.dragged && pointed) || !live || !(target instanceof Element)) return;
    const name = pointed ? cellUnder(within(event)) : (target.getAttribute('data-hex') ?? undefined);
    if (name === undefined) return;
    const at = cells.find((cell) => cell.name === name)?.at;
    const near = at && boxAround([at]);
    if (pointed && tooSmall() && near !== undefined) place(centred(near, size(), MAGNIFIED));
    else onTap(name);
  };
  const focus = (name: string): void => {
    const at = cells.find((cell) => cell.name === name)?.at;
    if (at === undefined) return;
    world.current?.querySelector<HTMLElement>(`[data-hex="${name}"]`)?.focus({ preventScroll: true });
    const [width, height] = size();
    const { left, top, scale } = camera.peek();
    const shift = (where: number, span: number): number => Math.min(Math.max(where, HEX * scale), span - HEX * scale) - where;
    place(panned(camera.peek(), shift(left + at[0] * scale, width), shift(top + at[1] * scale, height)));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onEscape();
    if (event.key === '+') zoom(1.25);
    if (event.key === '-') zoom(0.8);
    const to = next(cursor.peek(), event.key);
    if (to === undefined) return;
    event.preventDefault();
    focus(to);
  };
  const inOrder = cells.some(({ name }) => name === cursor.value) ? cursor.value : cells[0]?.name;

  return (
    <div class="hexboard">
      <fieldset
        class="hexboard-frame"
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
        <div class="hexboard-world" ref={world}>
          <svg class="hexboard-drawing" width={1} height={1} aria-hidden="true">
            {children}
          </svg>
          {cells.map(({ name, at, label: said }) => (
            <button
              key={name}
              type="button"
              class="hexboard-cell"
              data-hex={name}
              aria-label={said}
              aria-disabled={!live}
              tabIndex={name === inOrder ? 0 : -1}
              style={{ left: `${at[0]}px`, top: `${at[1]}px` }}
              onFocus={() => {
                cursor.value = name;
              }}
            />
          ))}
        </div>
      </fieldset>
      <ZoomButtons words={words} zoom={zoom} onAll={() => place(centred(all, size(), scaleFor(all, size())))} />
    </div>
  );
}

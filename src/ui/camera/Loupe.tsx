import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { BoardCamera } from './board-camera';
import type { XY } from './camera';
import './Loupe.css';

/** How long a finger lies still before it slides the loupe and no longer the board. */
const LONG_PRESS_MS = 180;
const SLOP = 8;
const SIZE = 128;
/** How much of the drawing it shows: two hexes and a half. */
const WIDTH = 250;

interface LoupeOptions {
  readonly view: BoardCamera;
  /** Whether hexes are too small for a finger just now. */
  isTooSmall(): boolean;
  /** Whether the whole board is in sight: there is nothing to move, so that a finger that slides chooses at once. */
  isWholeInSight(): boolean;
  onChoose(point: XY): void;
}

interface Finger {
  readonly id: number;
  readonly from: XY;
  readonly since: number;
  /** It slides the loupe from now on: it has slid, or lain still long enough. */
  readonly leads: 'slid' | 'rested' | undefined;
}

/** A busy phone hears of a finger late: whether it lay still is told by its own clock. */
const isEarly = ({ since, leads }: Finger, { timeStamp }: PointerEvent): boolean => leads !== 'slid' && timeStamp - since < LONG_PRESS_MS;

/** A finger on hexes that are too small for it: they are magnified beside it, it slides to the right one and lets go. */
export function useLoupe({ view, isTooSmall, isWholeInSight, onChoose }: LoupeOptions) {
  const at = useSignal<XY | undefined>(undefined);
  const finger = useRef<Finger | undefined>(undefined);
  const touches = useRef(new Set<number>());
  /** The finger that came last, and those that have chosen: the click that follows one, early or late, means nothing more. */
  const lastPointer = useRef(0);
  const choosingPointers = useRef(new Set<number>());
  /** When those let go: a browser that is far behind gives its clicks other numbers, but not another time. */
  const chosenAt = useRef(new Set<number>());
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const windowPointOf = (event: PointerEvent): XY => {
    const box = view.frame.current?.getBoundingClientRect();
    return [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)];
  };
  const drop = (): void => {
    clearTimeout(timer.current);
    finger.current = undefined;
    at.value = undefined;
  };
  const lead = (where: XY, leads: Finger['leads']): void => {
    clearTimeout(timer.current);
    if (finger.current !== undefined) finger.current = { ...finger.current, leads };
    at.value = where;
  };

  const onPointerDown = (event: PointerEvent): void => {
    view.handlers.onPointerDown(event);
    touches.current.add(event.pointerId);
    lastPointer.current = event.pointerId;
    choosingPointers.current.delete(event.pointerId);
    drop();
    if (event.pointerType === 'mouse' || touches.current.size > 1 || !isTooSmall()) return;
    const from = windowPointOf(event);
    finger.current = { id: event.pointerId, from, since: event.timeStamp, leads: undefined };
    if (!isWholeInSight()) at.value = from;
    timer.current = setTimeout(() => lead(from, 'rested'), LONG_PRESS_MS);
  };
  const onPointerMove = (event: PointerEvent): void => {
    const held = finger.current;
    if (held?.id !== event.pointerId) {
      view.handlers.onPointerMove(event);
      return;
    }
    const now = windowPointOf(event);
    const slid = Math.hypot(now[0] - held.from[0], now[1] - held.from[1]) > SLOP;
    if (slid && isWholeInSight()) lead(now, 'slid');
    else if (held.leads !== undefined && !isEarly(held, event)) lead(now, held.leads);
    else if (slid) {
      drop();
      view.handlers.onPointerMove(event);
    }
  };
  const onPointerUp = (event: PointerEvent): void => {
    // A busy phone leaves out the way of a fast finger, but not its end.
    if (finger.current?.id === event.pointerId) onPointerMove(event);
    const held = finger.current;
    const where = held?.id !== event.pointerId || (isWholeInSight() && isEarly(held, event)) ? undefined : at.value;
    touches.current.delete(event.pointerId);
    drop();
    view.handlers.onPointerUp(event);
    if (where === undefined) return;
    choosingPointers.current.add(event.pointerId);
    chosenAt.current.add(event.timeStamp);
    onChoose(view.boardPointAt(where));
  };
  const onPointerEnd = (event: PointerEvent): void => {
    touches.current.delete(event.pointerId);
    if (finger.current?.id === event.pointerId) drop();
    view.handlers.onPointerCancel(event);
  };
  const camera: BoardCamera = {
    ...view,
    isTap: (click) =>
      !choosingPointers.current.has(pointerIdOf(click) ?? lastPointer.current) &&
      !chosenAt.current.has(click.timeStamp) &&
      view.isTap(click),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerEnd, onPointerLeave: onPointerEnd },
  };
  return { at, watching: camera };
}

/** The finger of a click, where the browser tells. */
const pointerIdOf = (click: MouseEvent): number | undefined => ('pointerId' in click ? Number(click.pointerId) : undefined);

interface LoupeProps {
  readonly at: XY;
  readonly view: BoardCamera;
  /** The drawing that is magnified, by its id. */
  readonly drawing: string;
  /** The hex under the finger: its outline and what it is called. */
  readonly outline: string | undefined;
  readonly title: string;
}

/** What lies under the finger, beside it and larger. */
export function Loupe({ at, view, drawing, outline, title }: LoupeProps) {
  const [x, y] = view.boardPointAt(at);
  const [width] = view.window();
  const left = Math.min(Math.max(at[0] - SIZE / 2, 4), Math.max(width - SIZE - 4, 4));
  // Above the finger where there is room, else beside it.
  const above = at[1] - SIZE - 60;
  const style = above >= 0 ? { left, top: above } : { left: at[0] > width / 2 ? 4 : width - SIZE - 4, top: 4 };
  return (
    <div class="loupe" style={{ left: `${style.left}px`, top: `${style.top}px`, width: `${SIZE}px` }} aria-hidden="true">
      <svg viewBox={`${x - WIDTH / 2} ${y - WIDTH / 2} ${WIDTH} ${WIDTH}`} width={SIZE} height={SIZE} aria-hidden="true">
        <use href={`#${drawing}`} />
        {outline !== undefined && <path class="loupe-hex" d={outline} />}
      </svg>
      <span>{title}</span>
    </div>
  );
}

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { XY } from './camera';
import type { BoardCamera } from './gestures';
import './Loupe.css';

/** How long a finger lies still before it slides the loupe and no longer the board. */
const REST = 180;
const SLOP = 8;
const SIZE = 128;
/** How much of the drawing it shows: two hexes and a half. */
const WIDTH = 250;

interface LoupeOptions {
  readonly view: BoardCamera;
  /** Whether hexes are too small for a finger just now. */
  small(): boolean;
  /** Whether the whole board is in sight: there is nothing to move, so that a finger that slides chooses at once. */
  whole(): boolean;
  onChoose(point: XY): void;
}

interface Finger {
  readonly id: number;
  readonly from: XY;
  /** It rests, and slides the loupe from now on. */
  readonly rests: boolean;
}

/** A finger on hexes that are too small for it: they are magnified beside it, it slides to the right one and lets go. */
export function useLoupe({ view, small, whole, onChoose }: LoupeOptions) {
  const at = useSignal<XY | undefined>(undefined);
  const finger = useRef<Finger | undefined>(undefined);
  const touching = useRef(new Set<number>());
  /** The finger that came last, and the one that has chosen: the click that follows it, early or late, means nothing more. */
  const came = useRef<number | undefined>(undefined);
  const took = useRef<number | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const placeOf = (event: PointerEvent): XY => {
    const box = view.frame.current?.getBoundingClientRect();
    return [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)];
  };
  const drop = (): void => {
    clearTimeout(timer.current);
    finger.current = undefined;
    at.value = undefined;
  };
  const rest = (where: XY): void => {
    clearTimeout(timer.current);
    if (finger.current !== undefined) finger.current = { ...finger.current, rests: true };
    at.value = where;
  };

  const onPointerDown = (event: PointerEvent): void => {
    view.handlers.onPointerDown(event);
    touching.current.add(event.pointerId);
    came.current = event.pointerId;
    if (took.current === event.pointerId) took.current = undefined;
    drop();
    if (event.pointerType === 'mouse' || touching.current.size > 1 || !small()) return;
    const from = placeOf(event);
    finger.current = { id: event.pointerId, from, rests: false };
    if (!whole()) at.value = from;
    timer.current = setTimeout(() => rest(from), REST);
  };
  const onPointerMove = (event: PointerEvent): void => {
    const held = finger.current;
    if (held?.id !== event.pointerId) {
      view.handlers.onPointerMove(event);
      return;
    }
    const now = placeOf(event);
    const slid = Math.hypot(now[0] - held.from[0], now[1] - held.from[1]) > SLOP;
    if (held.rests || (slid && whole())) rest(now);
    else if (slid) {
      drop();
      view.handlers.onPointerMove(event);
    }
  };
  const onPointerUp = (event: PointerEvent): void => {
    const where = finger.current?.id === event.pointerId ? at.value : undefined;
    touching.current.delete(event.pointerId);
    drop();
    view.handlers.onPointerUp(event);
    if (where === undefined) return;
    took.current = event.pointerId;
    onChoose(view.pointAt(where));
  };
  const onPointerEnd = (event: PointerEvent): void => {
    touching.current.delete(event.pointerId);
    if (finger.current?.id === event.pointerId) drop();
    view.handlers.onPointerCancel(event);
  };
  const watching: BoardCamera = {
    ...view,
    isTap: (click) => took.current !== (clickedBy(click) ?? came.current) && view.isTap(click),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerEnd, onPointerLeave: onPointerEnd },
  };
  return { at, watching };
}

/** The finger of a click, where the browser tells. */
const clickedBy = (click: MouseEvent): number | undefined => ('pointerId' in click ? Number(click.pointerId) : undefined);

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
  const [x, y] = view.pointAt(at);
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

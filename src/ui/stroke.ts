import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Below this a finger taps: more than a browser allows a tap to wander, so that nothing is both. */
const LEAST = 24;

/** What a finger lies on: its name, and where it is. */
export interface Pressed {
  readonly name: string;
  readonly box: DOMRect;
}

const thingUnder = ({ target }: PointerEvent): HTMLElement | undefined =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-stroke]') : null) ?? undefined;
const nameOf = (thing: HTMLElement | undefined): string => thing?.dataset.stroke ?? '';

/** Two things in one stroke: a finger comes down on one that has a name in `data-stroke`, and is lifted from another. */
export function useStroke(onStroke: (from: string, to: string) => void): ReadonlySignal<Pressed | undefined> {
  const latest = useRef(onStroke);
  latest.current = onStroke;
  const pressed = useSignal<Pressed | undefined>(undefined);
  useLayoutEffect(() => {
    let began: { readonly name: string; readonly x: number; readonly y: number } | undefined;
    let over: HTMLElement | undefined;
    const reach = (thing: HTMLElement | undefined): void => {
      if (thing === over) return;
      over?.removeAttribute('data-stroked');
      thing?.setAttribute('data-stroked', '');
      over = thing;
    };
    const leave = (): void => {
      reach(undefined);
      began = undefined;
      pressed.value = undefined;
    };
    const down = (event: PointerEvent): void => {
      leave();
      const thing = thingUnder(event);
      if (thing === undefined || !event.isPrimary || event.button !== 0) return;
      // A finger holds on to what it came down on, until it is told not to.
      if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId))
        event.target.releasePointerCapture(event.pointerId);
      began = { name: nameOf(thing), x: event.clientX, y: event.clientY };
      pressed.value = { name: began.name, box: thing.getBoundingClientRect() };
    };
    const move = (event: PointerEvent): void => {
      if (began === undefined) return;
      const thing = thingUnder(event);
      const far = Math.hypot(event.clientX - began.x, event.clientY - began.y) >= LEAST;
      reach(far && nameOf(thing) !== began.name ? thing : undefined);
    };
    const up = (event: PointerEvent): void => {
      move(event);
      const [from, to] = [began?.name, over && nameOf(over)];
      leave();
      if (from !== undefined && to !== undefined) latest.current(from, to);
    };
    const stop = new AbortController();
    document.addEventListener('pointerdown', down, stop);
    document.addEventListener('pointermove', move, stop);
    document.addEventListener('pointerup', up, stop);
    document.addEventListener('pointercancel', leave, stop);
    return () => {
      stop.abort();
      leave();
    };
  }, []);
  return pressed;
}

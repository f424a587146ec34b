import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Below this a finger taps: more than a browser allows a tap to wander, so that nothing is both. */
const MIN_STROKE_LENGTH = 24;

/** What a finger lies on: its name, and where it is. */
export interface StrokeStart {
  readonly name: string;
  readonly rect: DOMRect;
}

const strokeTargetOf = ({ target }: PointerEvent): HTMLElement | undefined =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-stroke]') : null) ?? undefined;
const strokeNameOf = (target: HTMLElement | undefined): string => target?.dataset.stroke ?? '';

/** Two things in one stroke: a finger comes down on one that has a name in `data-stroke`, and is lifted from another. */
export function useStroke(onStroke: (from: string, to: string) => void): ReadonlySignal<StrokeStart | undefined> {
  const latest = useRef(onStroke);
  latest.current = onStroke;
  const strokeStart = useSignal<StrokeStart | undefined>(undefined);
  useLayoutEffect(() => {
    let began: { readonly name: string; readonly x: number; readonly y: number } | undefined;
    let over: HTMLElement | undefined;
    const markTarget = (target: HTMLElement | undefined): void => {
      if (target === over) return;
      over?.removeAttribute('data-stroked');
      target?.setAttribute('data-stroked', '');
      over = target;
    };
    const endStroke = (): void => {
      markTarget(undefined);
      began = undefined;
      strokeStart.value = undefined;
    };
    const onPointerDown = (event: PointerEvent): void => {
      endStroke();
      const target = strokeTargetOf(event);
      if (target === undefined || !event.isPrimary || event.button !== 0) return;
      // A finger holds on to what it came down on, until it is told not to.
      if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId))
        event.target.releasePointerCapture(event.pointerId);
      began = { name: strokeNameOf(target), x: event.clientX, y: event.clientY };
      strokeStart.value = { name: began.name, rect: target.getBoundingClientRect() };
    };
    const onPointerMove = (event: PointerEvent): void => {
      if (began === undefined) return;
      const target = strokeTargetOf(event);
      const far = Math.hypot(event.clientX - began.x, event.clientY - began.y) >= MIN_STROKE_LENGTH;
      markTarget(far && strokeNameOf(target) !== began.name ? target : undefined);
    };
    const onPointerUp = (event: PointerEvent): void => {
      onPointerMove(event);
      const [from, to] = [began?.name, over && strokeNameOf(over)];
      endStroke();
      if (from !== undefined && to !== undefined) latest.current(from, to);
    };
    const stop = new AbortController();
    document.addEventListener('pointerdown', onPointerDown, stop);
    document.addEventListener('pointermove', onPointerMove, stop);
    document.addEventListener('pointerup', onPointerUp, stop);
    document.addEventListener('pointercancel', endStroke, stop);
    return () => {
      stop.abort();
      endStroke();
    };
  }, []);
  return strokeStart;
}

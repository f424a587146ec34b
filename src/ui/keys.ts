import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { XY } from './camera';

export const ARROWS: Readonly<Record<string, XY>> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

const middleOf = (element: Element): XY => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** Of some places the nearest in a direction; ahead counts before aside. */
export function nearest<T>(from: XY, arrow: XY, places: readonly T[], at: (place: T) => XY): T | undefined {
  const cost = (place: T): number => {
    const [dx, dy] = [at(place)[0] - from[0], at(place)[1] - from[1]];
    const ahead = dx * arrow[0] + dy * arrow[1];
    return ahead <= 0 ? Number.POSITIVE_INFINITY : ahead + 3 * Math.abs(dx * arrow[1] + dy * arrow[0]);
  };
  return places.reduce<T | undefined>(
    (best, place) => (cost(place) < (best === undefined ? Number.POSITIVE_INFINITY : cost(best)) ? place : best),
    undefined,
  );
}

/** Arrow keys lead from button to button, wherever a part has no way of its own; and what had the focus and is gone gives it to the part. */
export function useKeys(part: RefObject<HTMLElement>, home: string): void {
  const within = useRef(false);
  useEffect(() => {
    const shown = part.current;
    if (shown === null) return;
    const onFocus = ({ target }: FocusEvent): void => {
      within.current = target instanceof Node && shown.contains(target);
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const arrow = ARROWS[event.key];
      if (event.defaultPrevented || arrow === undefined || !(event.target instanceof HTMLButtonElement)) return;
      const others = [...shown.querySelectorAll<HTMLButtonElement>('button:not(:disabled, [tabindex="-1"])')];
      const next = nearest(middleOf(event.target), arrow, others, middleOf);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('focusin', onFocus);
    shown.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('focusin', onFocus);
      shown.removeEventListener('keydown', onKeyDown);
    };
  }, []);
  useEffect(() => {
    if (within.current && document.activeElement === document.body)
      part.current?.querySelector<HTMLElement>(home)?.focus({ preventScroll: true });
  });
}

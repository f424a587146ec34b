import type { JSX, RefObject } from 'preact';
import { useRef } from 'preact/hooks';

/** How far a sheet is pulled before it goes. */
const CLOSING_PULL = 72;

type Handlers = Pick<JSX.HTMLAttributes<HTMLElement>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'>;

/** A sheet is pulled down by its head; let go early it rises again. */
export function useSwipeDown(sheet: RefObject<HTMLElement>, onClose: () => void): Handlers {
  const start = useRef<number | undefined>(undefined);
  const pull = (by: number): void => {
    if (sheet.current !== null) sheet.current.style.translate = by > 0 ? `0 ${by}px` : '';
  };
  const pulledBy = ({ clientY }: PointerEvent): number => (start.current === undefined ? 0 : clientY - start.current);
  const letGo = (): void => {
    start.current = undefined;
    pull(0);
  };
  return {
    onPointerDown(event) {
      if (event.target instanceof Element && event.target.closest('button') !== null) return;
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => pull(pulledBy(event)),
    onPointerUp(event) {
      const isFar = pulledBy(event) > CLOSING_PULL;
      letGo();
      if (isFar) onClose();
    },
    onPointerCancel: letGo,
  };
}

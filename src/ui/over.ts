import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** What lies over the screen, in the order in which it came. */
const over: RefObject<HTMLElement>[] = [];

/** A part that lies over the screen takes the focus and gives it back, or to the part below where that is gone; Escape closes the last one, wherever the focus is. */
export function useOver(part: RefObject<HTMLElement>, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    const before = document.activeElement;
    part.current?.focus();
    over.push(part);
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || over.at(-1) !== part) return;
      event.stopImmediatePropagation();
      close.current();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      over.splice(over.indexOf(part), 1);
      const back = before instanceof HTMLElement && before !== document.body && before.isConnected ? before : over.at(-1)?.current;
      back?.focus();
    };
  }, []);
}

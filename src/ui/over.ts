import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** What lies over the screen, in the order in which it came. */
const over: object[] = [];

/** A part that lies over the screen takes the focus and gives it back; Escape closes the last one, wherever the focus is. */
export function useOver(part: RefObject<HTMLElement>, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    const before = document.activeElement;
    part.current?.focus();
    over.push(close);
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || over.at(-1) !== close) return;
      event.stopImmediatePropagation();
      close.current();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      over.splice(over.indexOf(close), 1);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
}

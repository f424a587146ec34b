import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { focusOwner, returnFocusTo } from './return-focus';

/** What lies over the screen, in the order in which it came. */
const openSheets: RefObject<HTMLElement>[] = [];

/** A part that lies over the screen takes the focus and gives it back, or to the part below where that is gone; Escape closes the last one, wherever the focus is. */
export function useSheetFocus(part: RefObject<HTMLElement>, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    const before = focusOwner();
    const partElement = part.current;
    openSheets.push(part);
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || openSheets.at(-1) !== part) return;
      event.stopImmediatePropagation();
      close.current();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      openSheets.splice(openSheets.indexOf(part), 1);
      // One that goes late takes nothing from what has been opened, or gone to, since.
      const now = document.activeElement;
      if (now !== null && now !== document.body && partElement?.contains(now) !== true) return;
      returnFocusTo(() =>
        before instanceof HTMLElement && before !== document.body && before.isConnected ? before : openSheets.at(-1)?.current,
      );
    };
  }, []);
  useEffect(() => part.current?.focus(), []);
}

/** In the place of a part that is on its way over the screen: it moves nothing, and Escape calls the part off. */
export function SheetPlaceholder({ onClose }: { onClose(): void }): null {
  useSheetFocus(useRef<HTMLElement>(null), onClose);
  return null;
}

import { signal } from '@preact/signals';
import { X } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useSheetFocus } from './sheet-focus';
import { useSwipeDown } from './swipe-down';
import './Sheet.css';

interface SheetProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly tone?: 'plain' | 'bad' | 'gold';
  /** It may take all of the height below the strip. */
  readonly isTall?: boolean;
  readonly children: ComponentChildren;
  onClose(): void;
}

/** How far down the screen is free of sheets; all of it where none has risen from below. */
export const freeHeight = signal(Number.POSITIVE_INFINITY);
const bottomSheets = new Set<HTMLElement>();
const measureFreeHeight = (): void => {
  const boxes = [...bottomSheets].map((each) => each.getBoundingClientRect());
  // One that stands at the side leaves all of the height.
  freeHeight.value = Math.min(...boxes.map(({ left, top }) => (left > 0 ? Number.POSITIVE_INFINITY : top)));
};

/** A panel that rises from below, or stands at the side where there is room; ✕, Escape and a pull on its head close it. It never blocks the rest. */
export function Sheet({ title, closeLabel, tone = 'plain', isTall = false, children, onClose }: SheetProps) {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const panelElement = panel.current;
    if (panelElement === null) return;
    bottomSheets.add(panelElement);
    const observer = new ResizeObserver(measureFreeHeight);
    observer.observe(panelElement);
    return () => {
      observer.disconnect();
      bottomSheets.delete(panelElement);
      measureFreeHeight();
    };
  }, []);
  useSheetFocus(panel, onClose);
  const swipe = useSwipeDown(panel, onClose);
  return (
    <section ref={panel} class={`sheet sheet-${tone} ${isTall ? 'sheet-tall' : ''}`} role="dialog" aria-label={title} tabIndex={-1}>
      <header class="sheet-head" {...swipe}>
        <h2>{title}</h2>
        <button type="button" class="button plain icon" aria-label={closeLabel} onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      </header>
      <div class="sheet-body stack">{children}</div>
    </section>
  );
}

import { X } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import './Sheet.css';

interface SheetProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly tone?: 'plain' | 'bad' | 'gold';
  readonly children: ComponentChildren;
  onClose(): void;
}

/** A panel that rises from below, or stands at the side where there is room. It never blocks the rest. */
export function Sheet({ title, closeLabel, tone = 'plain', children, onClose }: SheetProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <section
      ref={panel}
      class={`sheet sheet-${tone}`}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header class="sheet-head">
        <h2>{title}</h2>
        <button type="button" class="button plain icon" aria-label={closeLabel} onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      </header>
      <div class="sheet-body stack">{children}</div>
    </section>
  );
}

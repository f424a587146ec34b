import { useSignal } from '@preact/signals';
import { ChevronRight } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import './Disclosure.css';

/** What is folded away is not made until it is asked for. */
export function Disclosure({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  const open = useSignal(false);
  return (
    <div class="disclosure">
      <button
        type="button"
        class="disclosure-title"
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        <ChevronRight size={20} aria-hidden="true" />
        {title}
      </button>
      {open.value && children}
    </div>
  );
}

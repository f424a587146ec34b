import { useSignal } from '@preact/signals';
import { ChevronRight } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import './Disclosure.css';

interface DisclosureProps {
  readonly title: string;
  /** How it stands until somebody taps it. */
  readonly isInitiallyOpen?: boolean;
  readonly children: ComponentChildren;
}

/** What is folded away is not made until it is asked for. */
export function Disclosure({ title, isInitiallyOpen = false, children }: DisclosureProps) {
  const chosenState = useSignal<boolean | undefined>(undefined);
  const isOpen = chosenState.value ?? isInitiallyOpen;
  return (
    <div class="disclosure">
      <button type="button" class="disclosure-title" aria-expanded={isOpen} onClick={() => (chosenState.value = !isOpen)}>
        <ChevronRight size={20} aria-hidden="true" />
        {title}
      </button>
      {isOpen && children}
    </div>
  );
}

import { Check, Scale, X } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import './VerdictCard.css';

interface VerdictCardProps {
  readonly label: string;
  /** Yes, no, or figures; left out while something is missing. */
  readonly isAllowed?: boolean | undefined;
  readonly isWaiting?: boolean;
  readonly headline: ComponentChildren;
  /** How sure it is, what is missing, what can be done with it. */
  readonly children?: ComponentChildren;
}

/** What the referee says: the same card at the desk, beside the table, in what-if and on rule pages. */
export function VerdictCard({ label, isAllowed, isWaiting = false, headline, children }: VerdictCardProps) {
  const tone = isWaiting ? 'waiting' : isAllowed === undefined ? 'plain' : isAllowed ? 'good' : 'bad';
  const Icon = tone === 'good' ? Check : tone === 'bad' ? X : Scale;
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = card;
    // Only a card that scrolls needs to be reached by the keyboard.
    if (current !== null) current.tabIndex = current.scrollHeight > current.clientHeight ? 0 : -1;
  });
  return (
    <section ref={card} class={`verdict verdict-${tone}`} aria-label={label}>
      <p class="verdict-headline" role="status">
        <Icon aria-hidden="true" />
        <span>{headline}</span>
      </p>
      {children}
    </section>
  );
}

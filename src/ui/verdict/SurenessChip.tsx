import { useSignal } from '@preact/signals';
import { BookCheck, Glasses, Handshake, SlidersHorizontal } from 'lucide-preact';
import { useId } from 'preact/hooks';
import './SurenessChip.css';

const ICONS = { printed: BookCheck, agreed: Handshake, reading: Glasses, default: SlidersHorizontal } as const;

/** A part of the why: a rule, or an agreement, told term by term. */
export interface WhySection {
  /** Left out where what is around the chip says it. */
  readonly title?: string | undefined;
  readonly lines: readonly { readonly term: string; readonly text: string }[];
}

export interface SurenessChipProps {
  readonly sureness: keyof typeof ICONS;
  readonly label: string;
  /** What a tap unfolds beneath the chip. */
  readonly why: readonly WhySection[];
}

/** How sure a verdict is; a tap says why. */
export function SurenessChip({ sureness, label, why }: SurenessChipProps) {
  const open = useSignal(false);
  const id = useId();
  const Icon = ICONS[sureness];
  return (
    <div class="sureness">
      <button
        type="button"
        class={`sureness-chip sureness-${sureness}`}
        aria-expanded={open.value}
        aria-controls={open.value ? id : undefined}
        onClick={() => (open.value = !open.value)}
      >
        <Icon aria-hidden="true" size={16} />
        {label}
      </button>
      {open.value && (
        <div id={id} class="sureness-why card stack">
          {why.map(({ title, lines }) => (
            <section key={title}>
              {title !== undefined && <h3>{title}</h3>}
              <dl>
                {lines.map(({ term, text }) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      )}
    </div>
  );
}

import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { type SideMark, SideShape } from './SideShape';
import './SourceRows.css';

interface SourceChip {
  readonly key: string;
  /** Where points come from, with what they are: "Bet +5". */
  readonly label: string;
  /** Whether it brought or took anything; a chance that was missed is quiet. */
  readonly isPaid: boolean;
}

interface PlayerSources extends SideMark {
  readonly id: string;
  readonly name: string;
  /** What this count brought: "+5". */
  readonly gain: string;
  /** What there is now, and how it is said; none while it is secret. */
  readonly total?: { readonly text: string; readonly spoken: string } | undefined;
  readonly chips: readonly SourceChip[];
}

interface SourceRowsProps {
  readonly rows: readonly PlayerSources[];
  /** The chip that is open. */
  readonly open: { readonly player: string; readonly chip: string } | undefined;
  onToggle(player: string, chip: string): void;
  /** What the open chip says. */
  readonly children?: ComponentChildren;
}

/** What a figure opens: the first source that paid. */
const mainChip = (chips: readonly SourceChip[]): string => (chips.find(({ isPaid }) => isPaid) ?? chips[0])?.key ?? '';

/** What a count brought everybody: totals first, below each name the sources as chips; a chip opens what is behind it. */
export function SourceRows({ rows, open, onToggle, children }: SourceRowsProps) {
  const detail = useId();
  return (
    <ol class="source-rows">
      {rows.map(({ id, name, gain, total, chips, ...side }) => (
        <li key={id} class="source-row">
          <h3 class="source-row-name">
            <SideShape {...side} />
            <span>{name}</span>
            {chips.length === 0 ? (
              <span class="source-row-gain">{gain}</span>
            ) : (
              <button
                type="button"
                class="source-row-gain"
                aria-label={`${name}, ${gain}`}
                aria-expanded={open?.player === id}
                aria-controls={open?.player === id ? detail : undefined}
                onClick={() => onToggle(id, open?.player === id ? open.chip : mainChip(chips))}
              >
                {gain}
              </button>
            )}
          </h3>
          {total !== undefined && (
            <strong class="source-row-total">
              <span aria-hidden="true">{total.text}</span>
              <span class="visually-hidden">{total.spoken}</span>
            </strong>
          )}
          {chips.length > 0 && (
            <ul class="source-row-chips">
              {chips.map(({ key, label, isPaid }) => {
                const isOpen = open?.player === id && open.chip === key;
                return (
                  <li key={key}>
                    <button
                      type="button"
                      class={isPaid ? 'chip chip-gold' : 'chip source-missed'}
                      aria-expanded={isOpen}
                      aria-controls={isOpen ? detail : undefined}
                      onClick={() => onToggle(id, key)}
                    >
                      {label}
                    </button>
                  </li>
                );
              })}
            </ul>
          )}
          {open?.player === id && (
            <div id={detail} class="source-row-why" role="status">
              {children}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

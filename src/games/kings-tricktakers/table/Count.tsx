import { Minus, Plus } from 'lucide-preact';
import type { Collected } from '#games/kings-tricktakers/law/position';
import type { TricktakersScreenText } from '#games/kings-tricktakers/text/screen';

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly tint?: keyof Collected | undefined;
  readonly text: TricktakersScreenText;
  onChange(value: number): void;
}

/** A small figure between two buttons; it can be typed as well. */
export function Count({ label, value, most, tint, text, onChange }: CountProps) {
  const set = (next: number): void => onChange(Math.min(most, Math.max(0, next)));
  return (
    <div class="kt-count">
      <span class="kt-count-label" data-tint={tint}>
        {label}
      </span>
      <button type="button" class="button icon" aria-label={text.pad.fewer(label)} onClick={() => set(value - 1)}>
        <Minus size={18} aria-hidden="true" />
      </button>
      <input
        type="text"
        inputMode="numeric"
        aria-label={label}
        value={String(value)}
        onInput={(event) => set(Number.parseInt(event.currentTarget.value, 10) || 0)}
      />
      <button type="button" class="button icon" aria-label={text.pad.more(label)} onClick={() => set(value + 1)}>
        <Plus size={18} aria-hidden="true" />
      </button>
    </div>
  );
}

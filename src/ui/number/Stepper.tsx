import { Minus, Plus } from 'lucide-preact';

interface StepperProps {
  readonly label: string;
  /** Left out while nobody has said it. */
  readonly value: number | undefined;
  readonly text: { readonly fewer: string; readonly extra: string };
  onChange(value: number): void;
}

/** A figure with a button on either side: no keyboard needed. */
export function Stepper({ label, value, text, onChange }: StepperProps) {
  return (
    <fieldset class="field">
      <legend>{label}</legend>
      <div class="row">
        <button type="button" class="button icon" aria-label={text.fewer} onClick={() => onChange((value ?? 1) - 1)}>
          <Minus aria-hidden="true" />
        </button>
        <output aria-live="polite" class="stepper-figure">
          {value ?? '–'}
        </output>
        <button type="button" class="button icon" aria-label={text.extra} onClick={() => onChange((value ?? 0) + 1)}>
          <Plus aria-hidden="true" />
        </button>
      </div>
    </fieldset>
  );
}

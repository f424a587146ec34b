import type { ComponentChildren } from 'preact';
import './Choice.css';

interface ChoiceOption<T extends string> {
  readonly value: T;
  readonly label: ComponentChildren;
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly options: readonly ChoiceOption<T>[];
  readonly value: T | undefined;
  onChoose(value: T): void;
}

/** One of a few, all of them in sight. */
export function Choice<T extends string>({ label, hint, options, value, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      {hint !== undefined && <p class="quiet">{hint}</p>}
      <div class="choice-options">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            class="button"
            aria-pressed={option.value === value}
            onClick={() => onChoose(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

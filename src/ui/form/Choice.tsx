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

/** As many characters fit a segment of a phone's width, at its number. */
const SEGMENT_CHARACTERS: readonly number[] = [0, 40, 17, 11, 8];

const areSegments = (options: readonly ChoiceOption<string>[]): boolean =>
  options.every(({ label }) => typeof label !== 'string' || label.length <= (SEGMENT_CHARACTERS[options.length] ?? 0));

/** One of a few, all of them in sight: segments where their words are short, else one below the other. */
export function Choice<T extends string>({ label, hint, options, value, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      {hint !== undefined && <p class="quiet caption">{hint}</p>}
      <div class={areSegments(options) ? 'segments' : 'options'}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            class={areSegments(options) ? 'segment' : 'option'}
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

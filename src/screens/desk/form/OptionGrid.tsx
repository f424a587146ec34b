import { X } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import type { Option } from '#desk/form-fields';
import { deskText } from '../text';

interface OptionGridProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly options: readonly Option[];
  /** Those that are chosen, each once. */
  readonly chosen?: readonly (string | number)[];
  /** Those that were added one after another. */
  readonly addedOptions?: readonly (string | number)[];
  labelOf(option: Option): ComponentChildren;
  onTap(value: string | number): void;
  onTakeBack?(index: number): void;
}

/** Options of which several may be taken; those added in order stand above them, to be taken back by a tap. */
export function OptionGrid({ label, hint, options, chosen, addedOptions, labelOf, onTap, onTakeBack }: OptionGridProps) {
  const text = deskText.value.desk;
  const optionOf = (value: string | number): Option => options.find((option) => option.value === value) ?? { value, label: String(value) };
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      {hint !== undefined && <p class="quiet caption">{hint}</p>}
      {addedOptions !== undefined && addedOptions.length > 0 && (
        <ol class="desk-added">
          {addedOptions.map((value, index) => (
            <li key={`${index}-${value}`}>
              <button
                type="button"
                class="button"
                aria-label={text.remove(optionOf(value).label, index + 1)}
                onClick={() => onTakeBack?.(index)}
              >
                {labelOf(optionOf(value))}
                <X size={16} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ol>
      )}
      <div class="option-grid">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            class="button"
            aria-pressed={chosen?.includes(option.value)}
            onClick={() => onTap(option.value)}
          >
            {labelOf(option)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

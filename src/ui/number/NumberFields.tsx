import { useSignal } from '@preact/signals';
import { Delete } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import './Keypad.css';
import './NumberFields.css';

interface NumberRow {
  readonly key: string;
  readonly label: string;
  /** What is drawn before the name. */
  readonly icon?: ComponentChildren;
  /** `null` for none at all; left out while nobody has said it. */
  readonly value: number | null | undefined;
}

interface NumberFieldsText {
  readonly keypad: string;
  readonly next: string;
  readonly erase: string;
  readonly missing: string;
}

interface NumberFieldsProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly rows: readonly NumberRow[];
  readonly most: number;
  /** The key for none at all, where there is one. */
  readonly none?: string | undefined;
  readonly text: NumberFieldsText;
  onEnter(key: string, value: number | null | undefined): void;
}

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];

/** Numbers on one keypad: digits join, and where no further digit fits the next row comes by itself. */
export function NumberFields({ label, hint, rows, most, none, text, onEnter }: NumberFieldsProps) {
  const tappedField = useSignal<string | undefined>(undefined);
  /** The number that digits still join. */
  const typed = useSignal<number | undefined>(undefined);
  const now = rows.find(({ key }) => key === tappedField.value) ?? rows.find(({ value }) => value === undefined) ?? rows[0];
  const goTo = (key: string | undefined): void => {
    tappedField.value = key;
    typed.value = undefined;
  };
  const moveOn = (): void => {
    const at = rows.findIndex(({ key }) => key === now?.key);
    const others = [...rows.slice(at + 1), ...rows.slice(0, at)];
    goTo((others.find(({ value }) => value === undefined) ?? others[0] ?? now)?.key);
  };
  const enterDigit = (digit: number): void => {
    if (now === undefined) return;
    const joined = (typed.value ?? 0) * 10 + digit;
    const value = joined > most ? Math.min(digit, most) : joined;
    onEnter(now.key, value);
    if (value > 0 && value * 10 <= most) {
      tappedField.value = now.key;
      typed.value = value;
    } else moveOn();
  };
  return (
    <fieldset class="number-fields">
      <legend>{label}</legend>
      {hint !== undefined && <p class="quiet">{hint}</p>}
      <ol class="number-rows">
        {rows.map((row) => (
          <li key={row.key}>
            <button
              type="button"
              class="number-row"
              aria-pressed={row.key === now?.key}
              aria-label={`${row.label}, ${row.value === undefined ? text.missing : (row.value ?? none ?? '')}`}
              onClick={() => goTo(row.key)}
            >
              {row.icon}
              <span class="number-row-name">{row.label}</span>
              <strong class="number-row-value">{row.value === undefined ? '' : (row.value ?? '–')}</strong>
            </button>
          </li>
        ))}
      </ol>
      <fieldset class="keypad keypad-digits">
        <legend class="visually-hidden">{text.keypad}</legend>
        {DIGITS.map((digit) => (
          <button key={digit} type="button" class="key" onClick={() => enterDigit(digit)}>
            {digit}
          </button>
        ))}
        <button
          type="button"
          class="key"
          aria-label={text.erase}
          onClick={() => {
            typed.value = undefined;
            if (now !== undefined) onEnter(now.key, undefined);
          }}
        >
          <Delete aria-hidden="true" />
        </button>
        {none !== undefined && (
          <button
            type="button"
            class="key key-word"
            onClick={() => {
              if (now === undefined) return;
              onEnter(now.key, null);
              moveOn();
            }}
          >
            {none}
          </button>
        )}
        {rows.length > 1 && (
          <button type="button" class="key key-word" onClick={moveOn}>
            {text.next}
          </button>
        )}
      </fieldset>
    </fieldset>
  );
}

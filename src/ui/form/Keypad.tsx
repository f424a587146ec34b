import { Delete } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import './Keypad.css';

interface KeypadProps {
  readonly label: string;
  readonly text: { readonly none: string; readonly ten: string; readonly erase: string };
  readonly disabled?: boolean;
  /** What takes the figures, where it stands among the keys. */
  readonly children?: ComponentChildren;
  onDigit(digit: number): void;
  onTen(): void;
  onNone(): void;
  onErase(): void;
  onKeyDown?(event: KeyboardEvent): void;
}

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Big keys for one figure after another: a key for ten more, one for nothing at all. */
export function Keypad({ label, text, disabled = false, children, onKeyDown, onDigit, onTen, onNone, onErase }: KeypadProps) {
  return (
    <fieldset class="keypad" disabled={disabled} onKeyDown={onKeyDown}>
      <legend class="visually-hidden">{label}</legend>
      {DIGITS.map((digit) => (
        <button key={digit} type="button" class="key" onClick={() => onDigit(digit)}>
          {digit}
        </button>
      ))}
      <button type="button" class="key key-word" onClick={onTen}>
        {text.ten}
      </button>
      <button type="button" class="key" onClick={() => onDigit(0)}>
        0
      </button>
      <button type="button" class="key" aria-label={text.erase} onClick={onErase}>
        <Delete aria-hidden="true" />
      </button>
      <button type="button" class="key key-word key-wide" onClick={onNone}>
        {text.none}
      </button>
      {children}
    </fieldset>
  );
}

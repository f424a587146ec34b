import './TotalKeys.css';

interface TotalKeysProps {
  readonly label: string;
  /** The total that the chosen colour has. */
  readonly now: number | null | undefined;
  onTotal(total: number): void;
}

const TOTALS = Array.from({ length: 21 }, (_, total) => total);

/** A key for each total that is usual: one tap is a whole total. */
export const TotalKeys = ({ label, now, onTotal }: TotalKeysProps) => (
  <fieldset class="kg-total-keys" aria-label={label}>
    {TOTALS.map((total) => (
      <button key={total} type="button" class="kg-key" aria-pressed={total === now} onClick={() => onTotal(total)}>
        {total}
      </button>
    ))}
  </fieldset>
);

interface DigitKeysProps {
  readonly label: string;
  readonly text: { readonly totals: string; readonly next: string };
  readonly canGoOn: boolean;
  onDigit(digit: number): void;
  onNext(): void;
  onTotals(): void;
}

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];

/** For a total that has no key: digits join. */
export const DigitKeys = ({ label, text, canGoOn, onDigit, onNext, onTotals }: DigitKeysProps) => (
  <fieldset class="kg-total-keys kg-digit-keys" aria-label={label}>
    {DIGITS.map((digit) => (
      <button key={digit} type="button" class="kg-key" onClick={() => onDigit(digit)}>
        {digit}
      </button>
    ))}
    <button type="button" class="kg-key kg-key-word" onClick={onTotals}>
      {text.totals}
    </button>
    <button type="button" class="kg-key kg-key-word" disabled={!canGoOn} onClick={onNext}>
      {text.next}
    </button>
  </fieldset>
);

import { TrayRow } from '#ui/TableView';

interface NumberRowProps {
  readonly label: string;
  readonly least?: number;
  readonly most: number;
  readonly value: number | undefined;
  /** The greatest that can be chosen now; greater ones keep their place. */
  readonly mostNow?: number;
  /** Whether the last stands for more than itself too. */
  readonly isOpenEnded?: boolean;
  /** No number at all, where that is an answer too. */
  readonly none?: { readonly label: string; choose(): void };
  onChoose(value: number): void;
}

/** A small number in one tap: all of them in a row, which swipes where it is long. */
export const NumberRow = ({ label, least = 0, most, mostNow = most, value, isOpenEnded = false, none, onChoose }: NumberRowProps) => (
  <div class="kt-question">
    <span aria-hidden="true">{label}</span>
    <TrayRow label={label}>
      {none !== undefined && (
        <button type="button" class="button kt-digit" aria-label={none.label} aria-pressed={value === undefined} onClick={none.choose}>
          –
        </button>
      )}
      {Array.from({ length: Math.max(0, most - least) + 1 }, (_, at) => least + at).map((number) => (
        <button
          key={number}
          type="button"
          class="button kt-digit"
          aria-pressed={number === value}
          disabled={number > mostNow}
          onClick={() => onChoose(number)}
        >
          {number === most && isOpenEnded ? `${number}+` : number}
        </button>
      ))}
    </TrayRow>
  </div>
);

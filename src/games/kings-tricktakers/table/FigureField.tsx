import { useSignal } from '@preact/signals';
import type { Wanted } from '#games/kings-tricktakers/law/outlook';
import type { TricktakersScreenText } from '#games/kings-tricktakers/text/screen';
import { type Figure, isRanks, isTable } from './figures';

const TRICKS = ['0', '1', '2', '3', '4', '5'] as const;

interface NumberFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  onChange(value: number | undefined): void;
}

/** A whole number, or nothing. */
export function NumberField({ label, value, onChange }: NumberFieldProps) {
  const typed = useSignal<string | undefined>(undefined);
  return (
    <label class="kt-number">
      <span>{label}</span>
      <input
        type="text"
        inputMode="numeric"
        autocomplete="off"
        value={typed.value ?? (value === undefined ? '' : String(value))}
        onInput={(event) => {
          const said = event.currentTarget.value.trim().replace('−', '-');
          typed.value = said;
          if (said === '') onChange(undefined);
          else if (/^-?\d{1,3}$/.test(said)) onChange(Number(said));
        }}
        onBlur={() => (typed.value = undefined)}
      />
    </label>
  );
}

interface FigureFieldProps {
  readonly wanted: Wanted;
  readonly figure: Figure;
  readonly text: TricktakersScreenText;
  onChange(figure: Figure): void;
}

/** The fields of one printed figure. */
export function FigureField({ wanted: { kind }, figure, text, onChange }: FigureFieldProps) {
  // A King has two ranks: one alone is not yet a figure.
  const half = useSignal<readonly (number | undefined)[]>([]);
  if (kind === 'rank') {
    const ranks = isRanks(figure) ? figure : half.value;
    const set = (place: number, value: number | undefined): void => {
      const next = [0, 1].map((each) => (each === place ? value : ranks[each]));
      half.value = next;
      const [up, down] = next;
      onChange(up === undefined || down === undefined ? undefined : [up, down]);
    };
    return (
      <div class="kt-numbers">
        <NumberField label={text.copy.faceUp} value={ranks[0]} onChange={(value) => set(0, value)} />
        <NumberField label={text.copy.faceDown} value={ranks[1]} onChange={(value) => set(1, value)} />
      </div>
    );
  }
  if (kind === 'queen')
    return (
      <div class="kt-numbers">
        <NumberField
          label={text.copy.cost}
          value={typeof figure === 'number' ? figure : undefined}
          onChange={(value) => onChange(value === undefined ? undefined : Math.max(0, value))}
        />
      </div>
    );
  const table = isTable(figure) ? figure : {};
  return (
    <div class="stack">
      <p class="quiet">{text.copy.byTricks}</p>
      <div class="kt-numbers">
        {TRICKS.map((tricks) => (
          <NumberField
            key={tricks}
            label={text.copy.tricks(Number(tricks))}
            value={table[tricks]}
            onChange={(value) => {
              const entries = Object.entries({ ...table, [tricks]: value }).filter(
                (entry): entry is [string, number] => entry[1] !== undefined,
              );
              onChange(entries.length === 0 ? undefined : Object.fromEntries(entries));
            }}
          />
        ))}
      </div>
    </div>
  );
}

/** Where on the card to look. */
export function Where({ kind }: Pick<Wanted, 'kind'>) {
  const [x, y, width, height] = { rank: [29, 3, 10, 10], queen: [5, 40, 32, 12], jack: [5, 30, 32, 22], bet: [25, 3, 14, 12] }[kind];
  return (
    <svg class="kt-where" viewBox="0 0 42 58" aria-hidden="true">
      <rect x="1" y="1" width="40" height="56" rx="4" class="kt-where-card" />
      <circle cx="21" cy="22" r="7" class="kt-where-ink" />
      <path d="M9 42c0-16 24-16 24 0z" class="kt-where-ink" />
      <rect x={x} y={y} width={width} height={height} rx="2" class="kt-where-mark" />
    </svg>
  );
}

import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { UnreadFigure } from '#games/kings-tricktakers/law/score/outlook';
import type { TricktakersScreenText } from '#games/kings-tricktakers/text/screen-en';
import { NumberRow } from '../NumberRow';
import { type Figure, isPointsTable, isRanks } from './box-figures';

const MOST_TRICKS = 5;
const MOST_POINTS = 15;
const MOST_COST = 9;

interface NumberFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  /** What is wrong with the number, where it is one. */
  readonly error?: string | undefined;
  /** What is said of letters. */
  readonly notANumber?: string | undefined;
  onChange(value: number | undefined): void;
}

/** A whole number, or nothing; whatever else is typed says why not. */
export function NumberField({ label, value, error, notANumber, onChange }: NumberFieldProps) {
  const id = useId();
  const typed = useSignal<string | undefined>(undefined);
  const isInvalid = typed.value !== undefined && typed.value !== '' && !isWholeNumber(typed.value);
  const wrong = isInvalid ? notANumber : error;
  return (
    <label class="kt-number">
      <span>{label}</span>
      <input
        type="text"
        inputMode="numeric"
        autocomplete="off"
        value={typed.value ?? (value === undefined ? '' : String(value))}
        aria-invalid={wrong !== undefined}
        aria-describedby={id}
        onInput={(event) => {
          const typedText = event.currentTarget.value.trim().replace('−', '-');
          typed.value = typedText;
          if (typedText === '') onChange(undefined);
          else if (isWholeNumber(typedText)) onChange(Number(typedText));
        }}
        onBlur={() => {
          if (!isInvalid) typed.value = undefined;
        }}
      />
      <small id={id} class="kt-input-error" role="alert">
        {wrong}
      </small>
    </label>
  );
}

const isWholeNumber = (typedText: string): boolean => /^-?\d{1,3}$/.test(typedText);

interface FigureFieldProps {
  readonly wantedFigure: UnreadFigure;
  readonly figure: Figure;
  readonly text: TricktakersScreenText;
  onChange(figure: Figure): void;
}

/** One printed figure: two ranks, a cost in one tap, or points by tricks, told a number of tricks at a time. */
export function FigureField({ wantedFigure: { kind }, figure, text, onChange }: FigureFieldProps) {
  if (kind === 'rank') return <RankField figure={figure} text={text} onChange={onChange} />;
  if (kind === 'queen')
    return (
      <NumberRow label={text.copy.cost} most={MOST_COST} value={typeof figure === 'number' ? figure : undefined} onChoose={onChange} />
    );
  return <TableField figure={figure} text={text} onChange={onChange} />;
}

type FieldProps = Omit<FigureFieldProps, 'wantedFigure'>;

/** A King has two ranks: one alone is not yet a figure, and the face-down one is the larger. */
function RankField({ figure, text, onChange }: FieldProps) {
  const typedRanks = useSignal<readonly (number | undefined)[]>(isRanks(figure) ? figure : []);
  const [up, down] = typedRanks.value;
  const low = up !== undefined && down !== undefined && down <= up;
  const set = (place: number, value: number | undefined): void => {
    const next = [0, 1].map((each) => (each === place ? value : typedRanks.value[each]));
    typedRanks.value = next;
    const [first, second] = next;
    onChange(first === undefined || second === undefined || second <= first ? undefined : [first, second]);
  };
  return (
    <div class="kt-numbers">
      <NumberField label={text.copy.faceUp} value={up} notANumber={text.copy.notANumber} onChange={(value) => set(0, value)} />
      <NumberField
        label={text.copy.faceDown}
        value={down}
        error={low ? text.copy.tooLow : undefined}
        notANumber={text.copy.notANumber}
        onChange={(value) => set(1, value)}
      />
    </div>
  );
}

/** Points by number of tricks, entered one number at a time; numbers that are not printed stay empty. */
function TableField({ figure, text, onChange }: FieldProps) {
  const table = isPointsTable(figure) ? figure : {};
  const at = useSignal(Number(Object.keys(table)[0] ?? 0));
  const chosenTricks = at.value;
  const setPoints = (tricks: number, points: number | undefined): void => {
    const entries = Object.entries({ ...table, [tricks]: points }).filter((entry): entry is [string, number] => entry[1] !== undefined);
    onChange(entries.length === 0 ? undefined : Object.fromEntries(entries));
  };
  return (
    <div class="stack">
      <div class="kt-question">
        <span aria-hidden="true">{text.copy.byTricks}</span>
        <fieldset class="kt-trick-numbers" aria-label={text.copy.byTricks}>
          {Array.from({ length: MOST_TRICKS + 1 }, (_, number) => number).map((tricks) => (
            <button
              key={tricks}
              type="button"
              class="button kt-digit"
              aria-pressed={tricks === chosenTricks}
              aria-label={text.copy.pays(tricks, table[tricks])}
              onClick={() => (at.value = tricks)}
            >
              <span>{tricks}</span>
              {table[tricks] !== undefined && <small>→ {table[tricks]}</small>}
            </button>
          ))}
        </fieldset>
      </div>
      <NumberRow
        label={text.copy.points(chosenTricks)}
        most={MOST_POINTS}
        value={table[chosenTricks]}
        none={{ label: text.copy.paysNot(chosenTricks), choose: () => setPoints(chosenTricks, undefined) }}
        onChoose={(points) => setPoints(chosenTricks, points)}
      />
    </div>
  );
}

/** Where on the card to look. */
export function FigureLocator({ kind }: Pick<UnreadFigure, 'kind'>) {
  const [x, y, width, height] = { rank: [29, 3, 10, 10], queen: [5, 40, 32, 12], jack: [5, 30, 32, 22], bet: [25, 3, 14, 12] }[kind];
  return (
    <svg class="kt-locator" viewBox="0 0 42 58" aria-hidden="true">
      <rect x="1" y="1" width="40" height="56" rx="4" class="kt-locator-card" />
      <circle cx="21" cy="22" r="7" class="kt-locator-ink" />
      <path d="M9 42c0-16 24-16 24 0z" class="kt-locator-ink" />
      <rect x={x} y={y} width={width} height={height} rx="2" class="kt-locator-mark" />
    </svg>
  );
}

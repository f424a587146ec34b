import { useSignal } from '@preact/signals';
import type { Colour } from '#games/kings-gate/law/box';
import type { KingsGateScreenText } from '#games/kings-gate/text/screen-en';
import { Keypad } from '#ui/form/Keypad';
import { ColourSymbols } from '../../pieces/ColourSymbols';

interface Figure {
  readonly key: string;
  readonly colours: readonly Colour[];
  readonly name: string;
  /** `null` for none at all; left out while nobody has told it. */
  readonly value: number | null | undefined;
}

interface KeypadFiguresProps {
  readonly label: string;
  readonly figures: readonly Figure[];
  readonly text: KingsGateScreenText;
  /** What the wide key says. */
  readonly noneLabel: string;
  onEnter(key: string, value: number | null | undefined): void;
}

/** Figures with a keypad: one goes in, and the next is waited for. */
export function KeypadFigures({ label, figures, text, noneLabel, onEnter }: KeypadFiguresProps) {
  const field = useSignal<string | undefined>(undefined);
  const tens = useSignal(0);
  const waiting = figures.find(({ value }) => value === undefined)?.key ?? figures[0]?.key;
  const now = figures.some(({ key }) => key === field.value) ? field.value : waiting;
  const enter = (value: number | null): void => {
    if (now === undefined) return;
    const behind = figures.slice(figures.findIndex(({ key }) => key === now) + 1);
    field.value = [...behind, ...figures].find(({ key, value: told }) => key !== now && told === undefined)?.key ?? behind[0]?.key ?? now;
    tens.value = 0;
    onEnter(now, value);
  };
  const formatFigure = ({ value }: Figure): string => (value === undefined ? '' : value === null ? '–' : String(value));
  const describeFigure = ({ value }: Figure): string =>
    value === undefined ? text.pad.notYet : value === null ? text.pad.none : String(value);
  return (
    <fieldset class="kg-figures">
      <legend>{label}</legend>
      <ol class="kg-fields">
        {figures.map((figure) => (
          <li key={figure.key}>
            <button
              type="button"
              class="kg-field"
              aria-pressed={figure.key === now}
              aria-label={`${figure.name}, ${describeFigure(figure)}`}
              onClick={() => {
                field.value = figure.key;
                tens.value = 0;
              }}
            >
              <ColourSymbols colours={figure.colours} />
              <span class="kg-field-name">{figure.name}</span>
              <strong class="kg-field-figure">{formatFigure(figure)}</strong>
            </button>
          </li>
        ))}
      </ol>
      <Keypad
        label={text.pad.keypad}
        text={{ none: noneLabel, ten: text.pad.ten, erase: text.pad.erase }}
        onDigit={(digit) => enter(tens.value * 10 + digit)}
        onTen={() => {
          tens.value += 1;
          field.value = now;
          if (now !== undefined) onEnter(now, tens.value * 10);
        }}
        onNone={() => enter(null)}
        onErase={() => {
          tens.value = 0;
          if (now !== undefined) onEnter(now, undefined);
        }}
      />
    </fieldset>
  );
}

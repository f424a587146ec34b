import { type SegmentOption, Segments } from './Segments';
import './Choice.css';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly options: readonly SegmentOption<T>[];
  readonly value: T | undefined;
  onChoose(value: T): void;
}

/** One of a few under its question, all of them in sight. */
export const Choice = <T extends string>({ label, hint, options, value, onChoose }: ChoiceProps<T>) => (
  <fieldset class="choice">
    <legend>{label}</legend>
    {hint !== undefined && <p class="quiet caption">{hint}</p>}
    <Segments options={options} value={value} onChoose={onChoose} />
  </fieldset>
);

import { Row } from '#ui/TableView';

interface NumbersProps {
  readonly label: string;
  readonly least?: number;
  readonly most: number;
  readonly value: number | undefined;
  onChoose(value: number): void;
}

/** A small number in one tap: all of them in a row, which swipes where it is long. */
export const Numbers = ({ label, least = 0, most, value, onChoose }: NumbersProps) => (
  <div class="kt-asked">
    <span aria-hidden="true">{label}</span>
    <Row label={label}>
      {Array.from({ length: Math.max(0, most - least) + 1 }, (_, at) => least + at).map((number) => (
        <button key={number} type="button" class="button kt-digit" aria-pressed={number === value} onClick={() => onChoose(number)}>
          {number}
        </button>
      ))}
    </Row>
  </div>
);

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { XY } from '../camera/camera';
import { Choice } from '../form/Choice';
import './HexPainter.css';

export interface HexPainterProps {
  /** One letter a hex, row by row. */
  readonly rows: readonly string[];
  readonly columns: number;
  /** What can be painted, the last being no hex at all. */
  readonly letters: readonly string[];
  readonly label: string;
  nameOf(letter: string): string;
  cellName(row: number, column: number, letter: string): string;
  /** The middle of a hex, and how wide and high hexes are. */
  middle(row: number, column: number): XY;
  readonly size: XY;
  /** How a hex with that letter looks, or the place of one that is not there. */
  draw(letter: string, at: XY): ComponentChildren;
  onChange(rows: readonly string[]): void;
}

/** A small board of hexes to paint: take a letter, tap its hexes or slide over them. */
export function HexPainter({ rows, columns, letters, label, nameOf, cellName, middle, size, draw, onChange }: HexPainterProps) {
  const hand = useSignal(letters[0] ?? '');
  const none = letters.at(-1) ?? '';
  const width = Math.max(columns, ...rows.map((row) => row.length));
  const cells = rows.flatMap((line, row) =>
    Array.from({ length: width }, (_, column) => ({ row, column, letter: line[column] ?? none, at: middle(row, column) })),
  );
  const [wide, high] = size;
  const across = Math.max(...cells.map(({ at }) => at[0])) + wide / 2;
  const down = Math.max(...cells.map(({ at }) => at[1])) + high / 2;
  const paintCell = (row: number, column: number): void =>
    onChange(rows.map((line, each) => (each === row ? [...line.padEnd(width, none)].with(column, hand.value).join('') : line)));
  const painting = useSignal(false);
  /** The hex under a finger that slides. */
  const paintUnder = ({ clientX, clientY }: PointerEvent): void => {
    const name = document.elementFromPoint?.(clientX, clientY)?.closest('[data-cell]')?.getAttribute('data-cell');
    const cell = cells.find(({ row, column }) => name === `${row},${column}`);
    if (cell !== undefined && cell.letter !== hand.value) paintCell(cell.row, cell.column);
  };
  return (
    <>
      <Choice
        label={label}
        options={letters.map((letter) => ({ value: letter, label: nameOf(letter) }))}
        value={hand.value}
        onChoose={(letter) => {
          hand.value = letter;
        }}
      />
      <div
        class="hex-painter"
        onPointerDown={(event) => {
          // A finger is held by what it came down on: let go, it is over each hex that it reaches.
          if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId))
            event.target.releasePointerCapture(event.pointerId);
          painting.value = true;
          paintUnder(event);
        }}
        onPointerMove={(event) => {
          if (painting.value && event.buttons > 0) paintUnder(event);
        }}
        onPointerUp={() => (painting.value = false)}
        onPointerCancel={() => (painting.value = false)}
      >
        <svg viewBox={`0 0 ${across} ${down}`} aria-hidden="true">
          {cells.map(({ row, column, letter, at }) => (
            <g key={`${row},${column}`}>{draw(letter, at)}</g>
          ))}
        </svg>
        {cells.map(({ row, column, letter, at }) => (
          <button
            key={`${row},${column}`}
            type="button"
            class="hex-painter-cell"
            data-cell={`${row},${column}`}
            aria-label={cellName(row, column, letter)}
            style={{
              left: `${((at[0] - wide / 2) / across) * 100}%`,
              top: `${((at[1] - high / 2) / down) * 100}%`,
              width: `${(wide / across) * 100}%`,
              height: `${(high / down) * 100}%`,
            }}
            onClick={() => paintCell(row, column)}
          />
        ))}
      </div>
    </>
  );
}

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Choice } from './Choice';
import type { XY } from './camera';
import './HexPainter.css';
import { boxAround, HEX, middleOf, outline, POINT } from './hexes';

export interface HexPainterProps {
  /** One letter a hex, row by row. */
  readonly rows: readonly string[];
  readonly columns: number;
  /** What can be painted, the last being no hex at all. */
  readonly letters: readonly string[];
  readonly label: string;
  nameOf(letter: string): string;
  cellName(row: number, column: number, letter: string): string;
  /** How a hex with that letter looks; nothing where there is none. */
  draw(letter: string, at: XY): ComponentChildren;
  onChange(rows: readonly string[]): void;
}

/** A small board of hexes to paint: take a letter, tap its hexes. */
export function HexPainter({ rows, columns, letters, label, nameOf, cellName, draw, onChange }: HexPainterProps) {
  const hand = useSignal(letters[0] ?? '');
  const none = letters.at(-1) ?? '';
  const width = Math.max(columns, ...rows.map((row) => row.length));
  const cells = rows.flatMap((line, row) =>
    Array.from({ length: width }, (_, column) => ({ row, column, letter: line[column] ?? none, at: middleOf(row, column) })),
  );
  const box = boxAround(cells.map(({ at }) => at)) ?? { left: 0, top: 0, right: 1, bottom: 1 };
  const [across, down] = [box.right - box.left, box.bottom - box.top];
  const put = (row: number, column: number): void =>
    onChange(rows.map((line, each) => (each === row ? [...line.padEnd(width, none)].with(column, hand.value).join('') : line)));
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
      <div class="hexpainter">
        <svg viewBox={`${box.left} ${box.top} ${across} ${down}`} aria-hidden="true">
          {cells.map(({ row, column, letter, at }) => (
            <g key={`${row},${column}`}>{letter === none ? <path class="hexpainter-none" d={outline(at, 0.9)} /> : draw(letter, at)}</g>
          ))}
        </svg>
        {cells.map(({ row, column, letter, at }) => (
          <button
            key={`${row},${column}`}
            type="button"
            class="hexpainter-cell"
            aria-label={cellName(row, column, letter)}
            style={{
              left: `${((at[0] - HEX / 2 - box.left) / across) * 100}%`,
              top: `${((at[1] - POINT - box.top) / down) * 100}%`,
              width: `${(HEX / across) * 100}%`,
              height: `${((POINT * 2) / down) * 100}%`,
            }}
            onClick={() => put(row, column)}
          />
        ))}
      </div>
    </>
  );
}

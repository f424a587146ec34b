import { useSignal } from '@preact/signals';
import { groundOf } from '#law/kingdom-builder/terrain';
import type { Language } from '#text/common/language';
import { Choice } from '../../../ui/Choice';
import { boxAround, middleOf, outline, POINT } from '../../../ui/hexes';
import { viewBox } from './Drawing';
import { TEXTURES } from './shapes';
import { words as texts } from './view';

interface IslandEditorProps {
  readonly rows: readonly string[];
  readonly language: Language;
  onChange(rows: readonly string[]): void;
}

const LETTERS = ['G', 'C', 'D', 'B', 'F', 'W', 'M', 'K', 'L', '.'] as const;
const COLUMNS = 7;

/** The island as the players' own tile prints it: take a ground, tap its hexes. */
export function IslandEditor({ rows, language, onChange }: IslandEditorProps) {
  const words = texts[language];
  const hand = useSignal<(typeof LETTERS)[number]>('G');
  const named = (letter: string): string => {
    const ground = groundOf(letter);
    return ground === undefined ? words.setup.noHex : words.grounds[ground];
  };
  const width = Math.max(COLUMNS, ...rows.map((row) => row.length));
  const cells = rows.flatMap((letters, row) =>
    Array.from({ length: width }, (_, column) => ({ row, column, letter: letters[column] ?? '.', at: middleOf(row, column) })),
  );
  const box = boxAround(cells.map(({ at }) => at)) ?? { left: 0, top: 0, right: 1, bottom: 1 };
  const [across, down] = [box.right - box.left, box.bottom - box.top];
  const put = (row: number, column: number): void =>
    onChange(rows.map((letters, each) => (each === row ? [...letters.padEnd(width, '.')].with(column, hand.value).join('') : letters)));
  return (
    <div class="stack">
      <p class="quiet">{words.setup.islandHint}</p>
      <Choice
        label={words.setup.palette}
        options={LETTERS.map((letter) => ({ value: letter, label: named(letter) }))}
        value={hand.value}
        onChoose={(letter) => {
          hand.value = letter;
        }}
      />
      <div class="kb-island">
        <svg viewBox={viewBox(box)} aria-hidden="true">
          {cells.map(({ row, column, letter, at }) => {
            const ground = groundOf(letter);
            const key = `${row},${column}`;
            return ground === undefined ? (
              <path key={key} class="kb-empty-hex" d={outline(at, 0.9)} />
            ) : (
              <g key={key} class={`kb-ground-${ground}`}>
                <path class="kb-hexes" d={outline(at)} />
                {TEXTURES[ground] !== '' && <path class="kb-texture" d={`M${at[0]} ${at[1]}${TEXTURES[ground]}`} />}
                {(letter === 'L' || letter === 'K') && (
                  <text class="kb-number" x={at[0]} y={at[1] + 8}>
                    {letter === 'K' ? 'C' : 'L'}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
        {cells.map(({ row, column, letter, at }) => (
          <button
            key={`${row},${column}`}
            type="button"
            class="kb-island-cell"
            aria-label={words.setup.islandCell(row, column, named(letter))}
            style={{
              left: `${((at[0] - 50 - box.left) / across) * 100}%`,
              top: `${((at[1] - POINT - box.top) / down) * 100}%`,
              width: `${(100 / across) * 100}%`,
              height: `${((POINT * 2) / down) * 100}%`,
            }}
            onClick={() => put(row, column)}
          />
        ))}
      </div>
      <p class="quiet">{words.setup.islandLocation}</p>
    </div>
  );
}

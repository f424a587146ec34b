import { parseGround } from '#games/kingdom-builder/law/board/terrain';
import { TEXTURES } from '#games/kingdom-builder/pieces/shapes';
import type { Language } from '#text/language';
import { HEX_RADIUS, HEX_WIDTH, hexCentre, hexOutline } from '#ui/board/hex-geometry';
import { lazy } from '#ui/lazy';
import { setupTexts } from './setup-texts';

interface IslandEditorProps {
  readonly rows: readonly string[];
  readonly language: Language;
  onChange(rows: readonly string[]): void;
}

const LETTERS = [...'GCDBFWMKL.'];
const COLUMNS = 7;

/** Loaded on demand, because few tables have the island. */
const HexPainter = lazy(async () => (await import('#ui/board/HexPainter')).HexPainter);

/** An editor for the island: choose a ground, then tap the hexes that have it. */
export function IslandEditor({ rows, language, onChange }: IslandEditorProps) {
  const text = setupTexts[language];
  const nameOf = (letter: string): string => {
    const ground = parseGround(letter);
    return ground === undefined ? text.setup.noHex : text.grounds[ground];
  };
  return (
    <div class="stack">
      <p class="quiet">{text.setup.islandHint}</p>
      <HexPainter
        rows={rows}
        columns={COLUMNS}
        letters={LETTERS}
        label={text.setup.palette}
        nameOf={nameOf}
        cellName={(row, column, letter) => text.setup.islandCell(row, column, nameOf(letter))}
        middle={hexCentre}
        size={[HEX_WIDTH, HEX_RADIUS * 2]}
        draw={(letter, at) => {
          const ground = parseGround(letter);
          return ground === undefined ? (
            <path class="none" d={hexOutline(at, 0.9)} />
          ) : (
            <g class={`kb-ground-${ground}`}>
              <path class="kb-hexes" style={{ fill: `var(--kb-${ground})` }} d={hexOutline(at)} />
              <path class="kb-texture" d={`M${at.join(' ')}${TEXTURES[ground]}`} />
              {TEXTURES[ground] === '' && (
                <text class="kb-number" x={at[0]} y={at[1] + 8}>
                  {letter === 'K' ? 'C' : 'L'}
                </text>
              )}
            </g>
          );
        }}
        onChange={onChange}
      />
      <p class="quiet">{text.setup.islandLocation}</p>
    </div>
  );
}

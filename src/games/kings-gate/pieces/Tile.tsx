import type { Character, Colour, TileKind } from '#games/kings-gate/law/box';
import { memo } from '#ui/memo';
import { CharacterShape, type Sign, SignShape } from './CharacterIcon';

const SIGNS: Readonly<Partial<Record<TileKind, Sign>>> = { 0: 'mug', 1: 'star', 3: 'sword', dragon: 'dragon' };

interface TileProps {
  readonly colour: Colour;
  readonly kind: TileKind;
  readonly character?: Character | undefined;
}

/** A district tile in 100 units: a small house in its colour, its shape on the door, the value large. */
export const Tile = memo(({ colour, kind, character }: TileProps) => {
  const sign = SIGNS[kind];
  const large = kind === 0 || kind === 'dragon';
  return (
    <g class={`kg-tile kg-${colour}`}>
      <rect class="kg-tile-ground" x={5} y={5} width={90} height={90} rx={11} />
      <path class="kg-tile-roof" d="M14 44 50 13l36 31v42a4 4 0 0 1-4 4H18a4 4 0 0 1-4-4z" />
      {large && sign !== undefined ? (
        <g class="kg-tile-sign" transform="translate(25 31) scale(2.1)">
          <SignShape sign={sign} />
        </g>
      ) : (
        <text class="kg-tile-value" x={50} y={80}>
          {kind}
        </text>
      )}
      {!large && sign !== undefined && (
        <g class="kg-tile-sign" transform="translate(70 66) scale(.92)">
          <SignShape sign={sign} />
        </g>
      )}
      <ColourShape colour={colour} />
      {character !== undefined && (
        <g transform="translate(60 4)">
          <circle class="kg-seal" cx={18} cy={18} r={18} />
          <g class="kg-seal-emblem" transform="translate(6 6)">
            <CharacterShape character={character} />
          </g>
        </g>
      )}
    </g>
  );
});

const SHAPE_PATHS: Readonly<Record<Colour, string>> = {
  yellow: 'M19 10 29 28H9z',
  green: 'M19 10a9 9 0 1 0 .01 0z',
  red: 'M11 11h16v16H11z',
  blue: 'M19 8 30 19 19 30 8 19z',
};

/** The shape that tells a colour in a grey print. */
function ColourShape({ colour }: { readonly colour: Colour }) {
  return <path class="kg-tile-shape" d={SHAPE_PATHS[colour]} />;
}

export function TileIcon({ colour, kind, character, size = 44 }: TileProps & { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <Tile colour={colour} kind={kind} character={character} />
    </svg>
  );
}

import { type Coordinates, type Land, NOWHERE, QUARTERS, type Spot, WIDTH } from '#games/kingdom-builder/law/board/land';
import type { Ground } from '#games/kingdom-builder/law/board/terrain';
import type { Colour } from '#games/kingdom-builder/law/colours';
import { type Position, settlementsOf } from '#games/kingdom-builder/law/position';
import type { Tile } from '#games/kingdom-builder/law/tiles';
import { boundsAroundHexes, HEX_RADIUS, HEX_WIDTH, hexCentre, hexOutline } from '#ui/board/hex-geometry';
import type { Bounds, XY } from '#ui/camera/camera';
import { memo } from '#ui/memo';
import { CAPITOL, CASTLE, CAVE, COLOUR_SHAPES, EMBLEMS, HOUSE, TEXTURES } from './shapes';

const GROUNDS: readonly Ground[] = ['grass', 'canyon', 'desert', 'flowers', 'forest', 'water', 'mountain', 'castle', 'location'];

const isIslandHex = (at: Coordinates): at is readonly ['island', number, number] => at[0] === 'island';

/** Where a hex of a table is drawn: the island lies below the board, by itself. */
function middleAt(at: Coordinates): XY {
  if (!isIslandHex(at)) return hexCentre(at[0], at[1]);
  const [x, y] = hexCentre(at[1], at[2]);
  return [x + 200, y + hexCentre(WIDTH, 0)[1] + 20];
}

export const middlesOf = (land: Land): readonly XY[] => land.hexes.map(middleAt);
export const middleOfSpot = (land: Land, spot: Spot): XY => middleAt(land.hexes[spot] ?? [0, 0]);
export const middlesAt = (land: Land, spots: readonly Spot[]): readonly XY[] => spots.map((spot) => middleOfSpot(land, spot));

export const boxOf = (land: Land, spots: readonly Spot[], margin = 0): Bounds | undefined =>
  boundsAroundHexes(middlesAt(land, spots), margin);

const round = (value: number): number => Math.round(value * 10) / 10;
const translateTo = ([x, y]: XY): string => `translate(${round(x)} ${round(y)})`;
/** Several hexes as one path. */
export const outlinePath = (middles: readonly XY[], size = 1): string => middles.map((at) => hexOutline(at, size)).join('');
/** A shape that begins in the middle of a hex, on each of several. */
export const repeatShape = (middles: readonly XY[], shape: string): string =>
  shape === '' ? '' : middles.map(([x, y]) => `M${round(x)} ${round(y)}${shape}`).join('');

interface GroundProps {
  readonly land: Land;
  readonly isPlain?: boolean;
  /** Only these hexes. */
  readonly onlySpots?: ReadonlySet<Spot> | undefined;
}

/** One path for all hexes of a ground and one for their textures: few elements are faster to draw than 400. */
export function GroundLayer({ land, isPlain = false, onlySpots: within }: GroundProps) {
  const middles = middlesOf(land);
  return (
    <g>
      {GROUNDS.map((ground) => {
        const here = middles.filter((_, spot) => land.ground[spot] === ground && within?.has(spot) !== false);
        return (
          <g key={ground} class={`kb-ground-${ground}`}>
            <path class="kb-hexes" style={{ fill: `var(--kb-${ground})` }} d={outlinePath(here)} />
            {!isPlain && <path class="kb-texture" d={repeatShape(here, TEXTURES[ground])} />}
          </g>
        );
      })}
    </g>
  );
}

const HALF = HEX_WIDTH / 2;
/** The side of a hex in each direction, as two corners; east first, clockwise. */
const EDGES: readonly (readonly [number, number, number, number])[] = [
  [HALF, -HEX_RADIUS / 2, HALF, HEX_RADIUS / 2],
  [HALF, HEX_RADIUS / 2, 0, HEX_RADIUS],
  [0, HEX_RADIUS, -HALF, HEX_RADIUS / 2],
  [-HALF, HEX_RADIUS / 2, -HALF, -HEX_RADIUS / 2],
  [-HALF, -HEX_RADIUS / 2, 0, -HEX_RADIUS],
  [0, -HEX_RADIUS, HALF, -HEX_RADIUS / 2],
];

/** The sides of hexes that are borders to their neighbours, as one path. */
export function borderPath(land: Land, spots: readonly Spot[], isBorder: (spot: Spot, neighbour: Spot) => boolean): string {
  const middles = middlesOf(land);
  return spots
    .flatMap((spot) => {
      const [x, y] = middles[spot] ?? [0, 0];
      return EDGES.flatMap(([x1, y1, x2, y2], direction) =>
        isBorder(spot, land.neighbourByDirection[spot]?.[direction] ?? NOWHERE)
          ? [`M${round(x + x1)} ${round(y + y1)}L${round(x + x2)} ${round(y + y2)}`]
          : [],
      );
    })
    .join('');
}

/** Where sections meet, and the numbers of rows and columns around the board. */
export function SeamLayer({ land }: { readonly land: Land }) {
  const board = land.section.flatMap((section, spot) => (section >= 0 ? [spot] : []));
  const seams = borderPath(land, board, (spot, neighbour) => neighbour > spot && land.section[neighbour] !== land.section[spot]);
  const lines = Array.from({ length: WIDTH }, (_, line) => line);
  const foot = hexCentre(WIDTH - 1, 0)[1];
  return (
    <g>
      <path class="kb-seam" d={seams} />
      {lines.map((line) => (
        <g key={line} class="kb-coordinate">
          <text x={line % 2 === 0 ? -26 : 24} y={hexCentre(line, 0)[1] + 10}>
            {line}
          </text>
          <text x={WIDTH * HEX_WIDTH + (line % 2 === 0 ? 26 : 76)} y={hexCentre(line, 0)[1] + 10}>
            {line}
          </text>
          <text x={hexCentre(0, line)[0]} y={-16}>
            {line}
          </text>
          <text x={hexCentre(1, line)[0]} y={foot + HEX_RADIUS + 40}>
            {line}
          </text>
        </g>
      ))}
    </g>
  );
}

interface SitesProps {
  readonly land: Land;
  /** What the tiles are called. */
  readonly titles: Readonly<Record<Tile, string>>;
  /** Only these hexes. */
  readonly onlySpots?: ReadonlySet<Spot> | undefined;
  /** How many tiles lie on each location, where a game is on. */
  tilesLeft?(location: Spot): number;
}

/** Two letters that tell the locations of a table apart: "Ta", "To", "RB". */
function abbreviate(title: string): string {
  const last = title.split(' ').at(-1) ?? '';
  return last === title ? title.slice(0, 2) : `${title.charAt(0)}${last.charAt(0).toUpperCase()}`;
}

/** Castles, locations with their tiles, caves and Capitols: emblem and letter. */
export function SiteLayer({ land, titles, onlySpots: within, tilesLeft }: SitesProps) {
  const middles = middlesOf(land);
  const isShown = (spot: Spot): boolean => within?.has(spot) !== false;
  const castles = middles.flatMap((at, spot) => (land.ground[spot] === 'castle' && isShown(spot) ? [{ at, spot }] : []));
  return (
    <g class="kb-sites">
      {castles.map(({ at, spot }) => (
        <g key={spot} transform={translateTo(at)}>
          <path class="kb-castle" d={land.capitols.includes(spot) ? CAPITOL : CASTLE} />
          <text y={48}>C</text>
        </g>
      ))}
      {land.locations
        .filter(({ spot }) => isShown(spot))
        .map(({ spot, tile }) => (
          <g key={spot} transform={translateTo(middles[spot] ?? [0, 0])}>
            <path class="kb-emblem" d={EMBLEMS[tile]} transform="translate(0 -8)" />
            <text y={45}>{abbreviate(titles[tile])}</text>
            {tilesLeft !== undefined && <Pips count={tilesLeft(spot)} />}
          </g>
        ))}
      {land.caves.filter(isShown).map((spot) => (
        <path key={spot} class="kb-cave" d={CAVE} transform={translateTo(middles[spot] ?? [0, 0])} />
      ))}
    </g>
  );
}

/** The tiles that lie there. */
function Pips({ count }: { readonly count: number }) {
  return (
    <>
      {[0, 1].map((index) => (
        <circle key={index} class={index < count ? 'kb-pip' : 'kb-pip kb-pip-taken'} cx={index === 0 ? -34 : 34} cy={26} r={6} />
      ))}
    </>
  );
}

interface HouseProps {
  readonly colour: Colour | undefined;
  /** Where it stands, or several alike. */
  readonly at?: readonly XY[];
}

/** A settlement: a small house in a colour, with the shape of that colour inside. */
const House = ({ colour, at = [[0, 0]] }: HouseProps) =>
  colour === undefined ? null : (
    <g class={`kb-house-${colour}`}>
      <path class="kb-house-halo" d={repeatShape(at, HOUSE)} />
      <path class="kb-house-wall" style={{ fill: `var(--kb-${colour})` }} d={repeatShape(at, HOUSE)} />
      <path class="kb-house-shape" d={repeatShape(at, COLOUR_SHAPES[colour].shape)} />
    </g>
  );

/** A settlement as an icon beside a name. */
export const HouseIcon = ({ colour, size = 28 }: { readonly colour: Colour | undefined; readonly size?: number }) => (
  <svg viewBox="-36 -40 72 74" width={size} height={size} aria-hidden="true">
    <House colour={colour} />
  </svg>
);

/** The settlements, as a few paths for each colour. */
export function HouseLayer({ land, settlements, colours }: Pick<Position, 'land' | 'settlements' | 'colours'>) {
  return (
    <g>
      {colours.map((colour, seat) => (
        <Houses key={colour} land={land} colour={colour} spots={settlementsOf({ settlements }, seat)} />
      ))}
    </g>
  );
}

interface HousesProps {
  readonly land: Land;
  readonly colour: Colour;
  readonly spots: readonly Spot[];
}

const Houses = memo(({ land, colour, spots }: HousesProps) => <House colour={colour} at={middlesAt(land, spots)} />);

interface HexesProps {
  readonly land: Land;
  readonly spots: readonly Spot[];
  readonly className: string;
  readonly size?: number;
}

/** Outlines of several hexes as one path. */
export const Hexes = memo(({ land, spots, className, size = 0.92 }: HexesProps) =>
  spots.length === 0 ? null : <path class={className} d={outlinePath(middlesAt(land, spots), size)} />,
);

/** The whole table, to look at, with the numbers around it. */
export const boardBox = (land: Land): Bounds => boundsAroundHexes(middlesOf(land), 52) ?? { left: 0, top: 0, right: 1, bottom: 1 };
export const viewBox = ({ left, top, right, bottom }: Bounds): string => [left, top, right - left, bottom - top].map(round).join(' ');

/** The four sections and the island, to look at one of them. */
export function sectionBoxes(land: Land): readonly Bounds[] {
  const spots = [...QUARTERS, NOWHERE].map((section) => land.section.flatMap((each, spot) => (each === section ? [spot] : [])));
  return spots.flatMap((each) => boxOf(land, each, 6) ?? []);
}

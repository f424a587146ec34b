import { parseSquare, type Square, squareKey } from '#law/grid';
import { memoizeLast } from '#law/memoize-last';
import { type Character, type Colour, type Ground, oppositeGround, type Value } from './box';

export const ORIENTATIONS = ['across', 'down'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** A district tile that lies on the table, and who stands on it. */
export interface Tile {
  readonly colour: Colour;
  readonly value: Value;
  readonly character: Character | undefined;
}

/** Where a location lies: it covers two squares. */
export interface Placement {
  readonly at: Square;
  readonly lies: Orientation;
}

/** All that lies on the table: visible tiles by their squares, and the locations in the order they came. */
export interface Board {
  readonly tiles: Readonly<Record<string, Tile>>;
  readonly locations: readonly Placement[];
}

export const PALACE: Placement = { at: [0, 0], lies: 'across' };

export const isSquare = (value: unknown): value is Square =>
  Array.isArray(value) && value.length === 2 && value.every((each) => Number.isSafeInteger(each));

const SIZES: Readonly<Record<Orientation, Square>> = { across: [2, 1], down: [1, 2] };

export function squaresOf({ at: [x, y], lies }: Placement): readonly [Square, Square] {
  return [[x, y], lies === 'across' ? [x + 1, y] : [x, y + 1]];
}

export function hasSquare({ at: [left, top], lies }: Placement, [x, y]: Square): boolean {
  const [width, height] = SIZES[lies];
  return x >= left && x < left + width && y >= top && y < top + height;
}

/** Whether a square is one of the ten that touch a location, corners included. */
export function hasSpace(lying: Placement, [x, y]: Square): boolean {
  const [left, top] = lying.at;
  const [width, height] = SIZES[lying.lies];
  return x >= left - 1 && x <= left + width && y >= top - 1 && y <= top + height && !hasSquare(lying, [x, y]);
}

/** The ten spaces of a location, row by row. */
export function spacesOf({ at: [left, top], lies }: Placement): readonly Square[] {
  const [width, height] = SIZES[lies];
  const spaces: Square[] = [];
  for (let down = -1; down <= height; down += 1) {
    for (let right = -1; right <= width; right += 1) {
      if (right < 0 || right >= width || down < 0 || down >= height) spaces.push([left + right, top + down]);
    }
  }
  return spaces;
}

/** The six squares that share an edge with a location. */
export function edgeSpacesOf(lying: Placement): readonly Square[] {
  const [left, top] = lying.at;
  const [width, height] = SIZES[lying.lies];
  return spacesOf(lying).filter(([x, y]) => (x >= left && x < left + width) || (y >= top && y < top + height));
}

/** Every square on which something lies. */
export const occupiedSquares = ({ tiles, locations }: Board): readonly Square[] => [
  ...Object.keys(tiles).map(parseSquare),
  ...locations.flatMap(squaresOf),
];

export const tileAt = (board: Board, square: Square): Tile | undefined => board.tiles[squareKey(square)];
/** The squares that locations cover: they lie there for many events, each of which asks about many squares. */
const locationSquareKeys = memoizeLast(
  (locations: Board['locations']) => new Set(locations.flatMap((lying) => squaresOf(lying).map(squareKey))),
);

export const isLocationSquare = (board: Board, square: Square): boolean => locationSquareKeys(board.locations).has(squareKey(square));
export const isTaken = (board: Board, square: Square): boolean => tileAt(board, square) !== undefined || isLocationSquare(board, square);

/** The most recently placed location. */
export const currentPlacement = (board: Board): Placement => board.locations.at(-1) ?? PALACE;

export const countFreeSpaces = (board: Board): number => spacesOf(currentPlacement(board)).filter((space) => !isTaken(board, space)).length;
export const isSurrounded = (board: Board): boolean => spacesOf(currentPlacement(board)).every((space) => isTaken(board, space));

function tilesAround(board: Board, lying: Placement): readonly Tile[] {
  return spacesOf(lying).flatMap((space) => tileAt(board, space) ?? []);
}

export const hasCharacterAt = (board: Board, lying: Placement, character: Character): boolean =>
  tilesAround(board, lying).some((tile) => tile.character === character);

/** kg.character.king: the printed ground, turned where he stands beside it. */
export const groundAt = (board: Board, lying: Placement, printed: Ground): Ground =>
  hasCharacterAt(board, lying, 'king') ? oppositeGround(printed) : printed;

/** kg.character.guildmaster: what a tile is worth for covering and scoring. */
export const tileWorth = (value: Value, character: Character | undefined): number => value + (character === 'guildmaster' ? 2 : 0);

/** What one tile adds to the total of its colour. */
export interface Addition extends Pick<Tile, 'value' | 'character'> {
  readonly square: string;
  readonly adds: number;
}

export type Additions = Readonly<Partial<Record<Colour, readonly Addition[]>>>;

/** kg.score.total: what the visible tiles around a location add for their colours, each 1 beside a Bishop; a colour without any is left out. */
export function additionsAt(board: Board, lying: Placement): Additions {
  const bishop = hasCharacterAt(board, lying, 'bishop');
  const additions: Partial<Record<Colour, readonly Addition[]>> = {};
  for (const space of spacesOf(lying)) {
    const tile = tileAt(board, space);
    if (tile === undefined) continue;
    const { colour, value, character } = tile;
    const adds = bishop ? 1 : tileWorth(value, character);
    additions[colour] = [...(additions[colour] ?? []), { square: squareKey(space), adds, value, character }];
  }
  return additions;
}

export const sumOf = (additions: readonly Addition[]): number => additions.reduce((sum, { adds }) => sum + adds, 0);

/** What each colour has at a location; one without a tile there is left out. */
export type Totals = Readonly<Partial<Record<Colour, number>>>;

export const totalsAt = (board: Board, lying: Placement): Totals =>
  Object.fromEntries(Object.entries(additionsAt(board, lying)).map(([colour, additions]) => [colour, sumOf(additions)]));

export function withTile(board: Board, square: Square, tile: Tile): Board {
  return { ...board, tiles: { ...board.tiles, [squareKey(square)]: tile } };
}

export function withoutTile(board: Board, square: Square): Board {
  const tiles = { ...board.tiles };
  delete tiles[squareKey(square)];
  return { ...board, tiles };
}

export const withLocation = (board: Board, lying: Placement): Board => ({ ...board, locations: [...board.locations, lying] });

import { distance, HEX_DIRECTIONS, type Hex, hexLine, neighbourAt } from '#law/hex';
import type { IslandTile, Tile } from '../tiles';
import { SECTION_WIDTH, type SectionName, sectionGround } from './sections';
import { type Ground, isSite, parseGround } from './terrain';

/** A hex as an index: the board row by row, then the island. */
export type Spot = number;
export const NOWHERE = -1;

/** A hex as people write it: row and column. */
export type Coordinates = Hex | readonly ['island', number, number];

export interface PlacedSection {
  readonly name: SectionName;
  readonly turned: boolean;
}

export interface Island {
  readonly rows: readonly string[];
  readonly action: IslandTile;
}

/** The board as it is laid out. Sections: top left, top right, bottom left, bottom right. */
export interface Layout {
  readonly sections: readonly PlacedSection[];
  readonly capitols?: readonly Hex[] | undefined;
  readonly caves?: readonly Hex[] | undefined;
  readonly island?: Island | undefined;
}

interface Location {
  readonly spot: Spot;
  readonly tile: Tile;
}

/** The graph of all hexes on the table; lists are indexed by spot. */
export interface Land {
  readonly ground: readonly Ground[];
  /** 0 to 3; the island is no section. */
  readonly section: readonly number[];
  /** The board's rows, then the island's. */
  readonly row: readonly number[];
  readonly isEdge: readonly boolean[];
  /** The neighbour in each direction, or `NOWHERE`. */
  readonly neighbourByDirection: readonly (readonly Spot[])[];
  /** The hex two steps away in each direction, or `NOWHERE`. */
  readonly jumps: readonly (readonly Spot[])[];
  readonly neighbours: readonly (readonly Spot[])[];
  readonly hexes: readonly Coordinates[];
  readonly names: readonly string[];
  readonly locations: readonly Location[];
  readonly capitols: readonly Spot[];
  readonly caves: readonly Spot[];
  /** The island's spots by row and column. */
  readonly island: readonly (readonly Spot[])[];
}

export const WIDTH = 2 * SECTION_WIDTH;
export const BOARD_SPOTS: Spot = WIDTH * WIDTH;
/** The places of the sections on the board. */
export const QUARTERS: readonly number[] = [0, 1, 2, 3];
export const ISLAND_ROWS = 5;

const isOnBoard = ([row, column]: Hex): boolean => row >= 0 && row < WIDTH && column >= 0 && column < WIDTH;
const boardSpot = (hex: Hex): Spot => (isOnBoard(hex) ? hex[0] * WIDTH + hex[1] : NOWHERE);
/** The place of the section that a hex of the board lies in. */
export const sectionAt = ([row, column]: Hex): number => 2 * Math.floor(row / SECTION_WIDTH) + Math.floor(column / SECTION_WIDTH);
const isAtEdge = ([row, column]: Hex): boolean => row === 0 || column === 0 || row === WIDTH - 1 || column === WIDTH - 1;

/** The adjacency of the hexes of one board. */
function connectHexes(hexes: readonly Hex[], spotAt: (hex: Hex) => Spot): Pick<Land, 'neighbourByDirection' | 'jumps' | 'neighbours'> {
  const ways = hexes.map((hex) => HEX_DIRECTIONS.map((way) => spotAt(neighbourAt(hex, way))));
  return {
    neighbourByDirection: ways,
    jumps: hexes.map((hex) => HEX_DIRECTIONS.map((way) => hexLine(hex, way, 2).map(spotAt).at(-1) ?? NOWHERE)),
    neighbours: ways.map((spots) => spots.filter((spot) => spot !== NOWHERE)),
  };
}

const BOARD_HEXES: readonly Hex[] = Array.from({ length: BOARD_SPOTS }, (_, spot) => [Math.floor(spot / WIDTH), spot % WIDTH]);
const EMPTY_BOARD = {
  ...connectHexes(BOARD_HEXES, boardSpot),
  section: BOARD_HEXES.map(sectionAt),
  row: BOARD_HEXES.map(([row]) => row),
  isEdge: BOARD_HEXES.map(isAtEdge),
  names: BOARD_HEXES.map((hex) => hex.join(',')),
};

/** Row by row, the two sections side by side. */
function boardGround(sections: readonly PlacedSection[]): readonly Ground[] {
  const [topLeft = [], topRight = [], bottomLeft = [], bottomRight = []] = sections.map(({ name, turned }) => sectionGround(name, turned));
  const ground: Ground[] = [];
  for (const [left, right] of [
    [topLeft, topRight],
    [bottomLeft, bottomRight],
  ] as const) {
    for (let start = 0; start < left.length; start += SECTION_WIDTH) {
      ground.push(...left.slice(start, start + SECTION_WIDTH), ...right.slice(start, start + SECTION_WIDTH));
    }
  }
  return ground;
}

function boardLocations(ground: readonly Ground[], sections: readonly PlacedSection[]): readonly Location[] {
  const locations: Location[] = [];
  for (let spot = ground.indexOf('location'); spot !== NOWHERE; spot = ground.indexOf('location', spot + 1)) {
    const section = sections[EMPTY_BOARD.section[spot] ?? NOWHERE];
    if (section !== undefined) locations.push({ spot, tile: section.name });
  }
  return locations;
}

function addIsland(board: Land, { rows, action }: Island): Land {
  const hexes: Hex[] = [];
  const ground: Ground[] = [];
  const island = rows.map((letters, row) =>
    [...letters].map((letter, column) => {
      const found = parseGround(letter);
      if (found === undefined) return NOWHERE;
      ground.push(found);
      return BOARD_SPOTS + hexes.push([row, column]) - 1;
    }),
  );
  const { neighbourByDirection, jumps, neighbours } = connectHexes(hexes, ([row, column]) => island[row]?.[column] ?? NOWHERE);
  const spots = hexes.map((_, index) => BOARD_SPOTS + index);
  return {
    ...board,
    ground: [...board.ground, ...ground],
    section: [...board.section, ...hexes.map(() => NOWHERE)],
    row: [...board.row, ...hexes.map(([row]) => WIDTH + row)],
    isEdge: [...board.isEdge, ...hexes.map(() => false)],
    neighbourByDirection: [...board.neighbourByDirection, ...neighbourByDirection],
    jumps: [...board.jumps, ...jumps],
    neighbours: [...board.neighbours, ...neighbours],
    hexes: [...board.hexes, ...hexes.map(([row, column]): Coordinates => ['island', row, column])],
    names: [...board.names, ...hexes.map((hex) => `island ${hex.join(',')}`)],
    locations: [...board.locations, ...spots.filter((_, index) => ground[index] === 'location').map((spot) => ({ spot, tile: action }))],
    island,
  };
}

/** A cache of one entry: the set-up screen and then the game ask for the same land. */
let lastLand: { readonly key: string; readonly land: Land } | undefined;

export function landOf({ sections, capitols, caves, island }: Layout): Land {
  const key = JSON.stringify([sections, capitols, caves, island]);
  if (lastLand?.key !== key) lastLand = { key, land: createLand({ sections, capitols, caves, island }) };
  return lastLand.land;
}

function createLand({ sections, capitols = [], caves = [], island }: Layout): Land {
  const ground = boardGround(sections);
  const board: Land = {
    ...EMPTY_BOARD,
    ground,
    hexes: BOARD_HEXES,
    locations: boardLocations(ground, sections),
    capitols: capitols.map(boardSpot),
    caves: caves.map(boardSpot),
    island: [],
  };
  return island === undefined ? board : addIsland(board, island);
}

const isIslandHex = (at: Coordinates): at is readonly ['island', number, number] => at[0] === 'island';

/** Whether the table has the hex; only the island's are not always there. */
export function isOnTable({ island }: Layout, at: Coordinates): boolean {
  return isIslandHex(at) ? parseGround(island?.rows[at[1]]?.[at[2]] ?? '') !== undefined : isOnBoard(at);
}

export function spotOf(land: Land, at: Coordinates): Spot {
  return isIslandHex(at) ? (land.island[at[1]]?.[at[2]] ?? NOWHERE) : boardSpot(at);
}

export const hexOf = (land: Land, spot: Spot): Coordinates => land.hexes[spot] ?? [NOWHERE, NOWHERE];
export const nameOf = (land: Land, spot: Spot): string => land.names[spot] ?? '';
export const neighboursOf = (land: Land, spot: Spot): readonly Spot[] => land.neighbours[spot] ?? [];
export const isNextTo = (land: Land, spot: Spot, is: (neighbour: Spot) => boolean): boolean => neighboursOf(land, spot).some(is);
export const isNextToGround = (land: Land, spot: Spot, ground: Ground): boolean =>
  isNextTo(land, spot, (neighbour) => land.ground[neighbour] === ground);
export const isNextToSite = (land: Land, spot: Spot): boolean => isNextTo(land, spot, (neighbour) => isSite(land.ground[neighbour]));
export const isNextToCave = (land: Land, spot: Spot): boolean => isNextTo(land, spot, (neighbour) => land.caves.includes(neighbour));

/** kb.queenie.capitol: within two hexes of one; nothing on the island is. */
export function isNearCapitol(land: Land, spot: Spot): boolean {
  const hex = BOARD_HEXES[spot];
  return hex !== undefined && land.capitols.some((capitol) => distance(hex, BOARD_HEXES[capitol] ?? hex) <= 2);
}

/** kb.queenie.capitol: a castle of the harbor or oracle section. */
export function isCapitolSite(land: Land, sections: readonly PlacedSection[], spot: Spot): boolean {
  const name = sections[land.section[spot] ?? NOWHERE]?.name;
  return land.ground[spot] === 'castle' && (name === 'harbor' || name === 'oracle');
}

/** kb.queenie.caves: a mountain of the board away from castles and locations. */
export const isCaveSite = (land: Land, spot: Spot): boolean =>
  spot < BOARD_SPOTS && land.ground[spot] === 'mountain' && !isNextToSite(land, spot);

/** At most one a section. The index of the first Capitol that is wrong. */
export function findWrongCapitol(land: Land, sections: readonly PlacedSection[]): number {
  return land.capitols.findIndex((spot, index) => !isCapitolSite(land, sections, spot) || hasEarlierInSection(land, land.capitols, index));
}

/** At most one a section. The index of the first cave that is wrong. */
export function findWrongCave(land: Land): number {
  return land.caves.findIndex((spot, index) => !isCaveSite(land, spot) || hasEarlierInSection(land, land.caves, index));
}

function hasEarlierInSection(land: Land, spots: readonly Spot[], index: number): boolean {
  const sections = spots.map((spot) => land.section[spot]);
  return sections.indexOf(sections[index]) < index;
}

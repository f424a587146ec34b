export const COLOURS = ['yellow', 'green', 'red', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

/** kg.two.colours: how the four colours are shared by two players. */
export const PAIRS: readonly (readonly [Colour, Colour])[] = [
  ['yellow', 'green'],
  ['red', 'blue'],
];

export const CHARACTERS = ['king', 'bishop', 'wizard', 'guildmaster', 'merchant', 'sorceress'] as const;
export type Character = (typeof CHARACTERS)[number];

export const VALUES = [0, 1, 2, 3, 4, 5] as const;
export type Value = (typeof VALUES)[number];
export type TileKind = Value | 'dragon';
export const TILE_KINDS: readonly TileKind[] = [...VALUES, 'dragon'];

export const PUB: Value = 0;
export const HOUSE: Value = 1;
export const BARRACKS: Value = 3;

/** kg.turn.hand */
export const HAND_SIZE = 6;
export const LAST_LOCATION = 10;
export const GRAVEYARD = 4;
export const GARRISON = 6;
export const TOURNEY = 8;
export const TOURNEY_LOSS = 3;

export type Ground = 'safe' | 'dangerous';
export const oppositeGround = (ground: Ground): Ground => (ground === 'safe' ? 'dangerous' : 'safe');

export interface Location {
  /** As printed on the table's copy; empty where nobody has typed it. */
  readonly name: string;
  readonly prizes: readonly [number, number, number];
  readonly ground: Ground;
  /** Who comes with the first and the second rank. */
  readonly awards: readonly Character[];
}

/** How many tiles of each kind a colour has. */
export type TileCounts = Readonly<Record<TileKind, number>>;

/** What the table's copy of the game prints: ten locations, and the tiles of a colour. */
export interface Box {
  readonly locations: readonly Location[];
  readonly tiles: TileCounts;
  /** What the table said of it. */
  readonly told: BoxChanges;
}

type Changes<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

/** What a table says of its copy: all that is left out is as in ours. */
export interface BoxChanges {
  readonly locations?: Readonly<Record<string, Changes<Location> | undefined>> | undefined;
  readonly tiles?: Changes<TileCounts> | undefined;
}

const location = (ground: Ground, prizes: Location['prizes'], ...awards: readonly Character[]): Location => ({
  name: '',
  prizes,
  ground,
  awards,
});

export const LOCATIONS: readonly Location[] = [
  location('safe', [2, 2, 1], 'king'),
  location('safe', [3, 3, 1], 'bishop'),
  location('dangerous', [4, 3, 2], 'wizard'),
  location('dangerous', [5, 4, 3]),
  location('safe', [3, 2, 2], 'guildmaster', 'merchant'),
  location('safe', [4, 3, 2]),
  location('dangerous', [6, 3, 1]),
  location('dangerous', [3, 0, 0]),
  location('safe', [4, 3, 2], 'sorceress'),
  location('dangerous', [7, 4, 2]),
];

const TILES: TileCounts = { 0: 1, 1: 7, 2: 4, 3: 4, 4: 4, 5: 1, dragon: 1 };

/** What the rulebook prints of the locations; the rest are our figures until the table says what its cards print. */
const PRINTED_PRIZES: Readonly<Record<number, number>> = { 1: 1, [GRAVEYARD]: 3 };
const PRINTED_AWARDS: ReadonlySet<number> = new Set([1, GRAVEYARD]);

/** Figures of a location that we assume and nobody has confirmed: how many of its prizes, from the last up, and the rest. */
export interface Assumptions {
  readonly isPrizeAssumed: (rank: number) => boolean;
  readonly ground: boolean;
  readonly awards: boolean;
}

/** A figure that a table has told stands in its copy, also where it is the same as ours. */
export function assumptionsOf({ locations = {} }: BoxChanges, n: number): Assumptions {
  const told = locations[String(n)];
  return {
    isPrizeAssumed: (rank) => told?.prizes === undefined && rank > (PRINTED_PRIZES[n] ?? 0),
    ground: told?.ground === undefined,
    awards: told?.awards === undefined && !PRINTED_AWARDS.has(n),
  };
}

export const isCardConfirmed = (changes: BoxChanges, n: number): boolean => {
  const { isPrizeAssumed, ground, awards } = assumptionsOf(changes, n);
  return !isPrizeAssumed(3) && !ground && !awards;
};

export const areTilesConfirmed = ({ tiles = {} }: BoxChanges): boolean => TILE_KINDS.every((kind) => tiles[kind] !== undefined);

/** Our figures with those of the table's copy laid over them. */
export function effectiveBox(told: BoxChanges): Box {
  const { locations = {}, tiles = {} } = told;
  return {
    told,
    locations: LOCATIONS.map((ours, index) => applyChanges(ours, locations[String(index + 1)])),
    tiles: {
      0: tiles[0] ?? TILES[0],
      1: tiles[1] ?? TILES[1],
      2: tiles[2] ?? TILES[2],
      3: tiles[3] ?? TILES[3],
      4: tiles[4] ?? TILES[4],
      5: tiles[5] ?? TILES[5],
      dragon: tiles.dragon ?? TILES.dragon,
    },
  };
}

function applyChanges(ours: Location, { name, prizes, ground, awards }: Changes<Location> = {}): Location {
  return { name: name ?? ours.name, prizes: prizes ?? ours.prizes, ground: ground ?? ours.ground, awards: awards ?? ours.awards };
}

export const countTiles = (tiles: TileCounts): number => TILE_KINDS.reduce((sum: number, kind) => sum + tiles[kind], 0);

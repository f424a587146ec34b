import { SECTIONS } from './board/sections';

/** Tiles that place one more settlement. */
export const BUILDING_TILES = ['oracle', 'farm', 'oasis', 'tower', 'tavern'] as const;
export type BuildingTile = (typeof BUILDING_TILES)[number];

/** The island's location gives one of these two. */
export const ISLAND_TILES = ['rope-bridge', 'tree-house'] as const;
export type IslandTile = (typeof ISLAND_TILES)[number];

/** Tiles that move a settlement. */
export const MOVING_TILES = ['barn', 'harbor', 'paddock', ...ISLAND_TILES] as const;
export type MovingTile = (typeof MOVING_TILES)[number];

const TILES = [...SECTIONS, ...ISLAND_TILES] as const;
export type Tile = (typeof TILES)[number];

/** What allows an action beside the mandatory three: a tile, or the caves. */
export type Tool = Tile | 'cave';
export const TOOLS: readonly Tool[] = [...TILES, 'cave'];

export const isBuildingTile = (action: string): action is BuildingTile => BUILDING_TILES.some((tile) => tile === action);

/** Two tiles lie on each location hex. */
export const TILES_PER_LOCATION = 2;

/** A player's tile: the location hex it was taken from, and whether it can act this turn. */
export interface HeldTile {
  readonly tile: Tile;
  readonly from: number;
  readonly state: 'fresh' | 'ready' | 'used';
}

/** kb.tile.held, kb.tile.fresh, kb.tile.once: why a player cannot act with a tile, if so. */
export function whyUnusable(held: readonly HeldTile[], tile: Tile): 'held' | 'fresh' | 'once' | undefined {
  const alike = held.filter((each) => each.tile === tile);
  if (alike.length === 0) return 'held';
  if (alike.some(({ state }) => state === 'ready')) return undefined;
  return alike.every(({ state }) => state === 'fresh') ? 'fresh' : 'once';
}

/** Marks a ready tile as used; a fresh one that acts by consent stays fresh until the turn is over. */
export function markUsed(held: readonly HeldTile[], tile: Tile): readonly HeldTile[] {
  const usedTile = held.find((each) => each.tile === tile && each.state === 'ready');
  return held.map((each) => (each === usedTile ? { ...each, state: 'used' } : each));
}

/** kb.tile.lost: of two alike the used one is returned, whichever hex is left, unless that hex gave a fresh one. */
export function loseTile(held: readonly HeldTile[], from: number): readonly HeldTile[] {
  const lostTile = held.find((each) => each.from === from);
  if (lostTile === undefined) return held;
  const other = held.find((each) => each !== lostTile && each.tile === lostTile.tile);
  const rest = held.filter((each) => each !== lostTile);
  if (lostTile.state === 'fresh' || other?.state !== 'used') return rest;
  return rest.map((each) => (each === other ? { ...other, state: lostTile.state } : each));
}

export const refreshTiles = (held: readonly HeldTile[]): readonly HeldTile[] => held.map((each) => ({ ...each, state: 'ready' }));

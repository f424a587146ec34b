import { type Land, NOWHERE, type Spot } from './board/land';
import { type Ground, isTerrain } from './board/terrain';
import { isFree, type Position, type Seat, settlementsOf } from './position';
import type { BuildingTile, MovingTile } from './tiles';

/** An action that places or moves a settlement: the mandatory action, a tile, a cave. */
export type Action = 'mandatory' | BuildingTile | MovingTile | 'cave';

/** The ground that an action requires; `undefined` where another rule restricts its hexes. */
export function requiredGround(position: Position, action: Action): Ground | undefined {
  switch (action) {
    case 'mandatory':
    case 'oracle':
    case 'barn':
      return position.terrain;
    case 'farm':
      return 'grass';
    case 'oasis':
      return 'desert';
    case 'rope-bridge':
      return 'canyon';
    case 'tree-house':
      return 'forest';
    case 'harbor':
      return 'water';
    default:
      return undefined;
  }
}

const NOT_BOUND_TO_OWN: readonly Action[] = ['tavern', 'paddock', 'cave'];

/** Whether kb.build.adjacent applies to the action. */
export const isBoundToOwn = (action: Action): boolean => !NOT_BOUND_TO_OWN.includes(action);

/** Whether a hex has the ground that the action requires; the tower takes terrain at the edge of the board. */
export function isFittingGround(position: Position, action: Action, spot: Spot): boolean {
  const { land } = position;
  const wanted = requiredGround(position, action);
  if (wanted !== undefined) return land.ground[spot] === wanted;
  return isTerrain(land.ground[spot]) && (action !== 'tower' || land.isEdge[spot] === true);
}

/** kb.build.adjacent: the free, fitting hexes next to a player's settlements; the lifted one has left a free hex. */
export function adjacentHexes(position: Position, action: Action, seat: Seat, lifted: Spot = NOWHERE): readonly Spot[] {
  const { land } = position;
  const found = new Set<Spot>();
  for (const own of settlementsOf(position, seat)) {
    if (own === lifted) continue;
    for (const spot of land.neighbours[own] ?? []) {
      if ((spot === lifted || isFree(position, spot)) && isFittingGround(position, action, spot)) found.add(spot);
    }
  }
  return [...found].sort((one, other) => one - other);
}

/** Every free hex that the action's ground allows, the lifted one's included. */
export const fittingHexes = (position: Position, action: Action, lifted: Spot = NOWHERE): readonly Spot[] =>
  position.land.ground.flatMap((_, spot) =>
    (spot === lifted || isFree(position, spot)) && isFittingGround(position, action, spot) ? [spot] : [],
  );

/** kb.tavern: some straight, unbroken line of three or more settlements ends next to the hex. */
export function isLineEnd(position: Position, seat: Seat, spot: Spot): boolean {
  const { land, settlements } = position;
  return [0, 1, 2, 3, 4, 5].some((direction) => {
    let at = spot;
    for (let count = 0; count < 3; count += 1) {
      at = land.neighbourByDirection[at]?.[direction] ?? NOWHERE;
      if (settlements[at] !== seat) return false;
    }
    return true;
  });
}

/** kb.paddock: two hexes in a straight line. */
export const isJump = (land: Land, from: Spot, to: Spot): boolean => land.jumps[from]?.includes(to) ?? false;

/** The hexes on which an action may build. */
export function openHexes(position: Position, action: Action, seat: Seat): readonly Spot[] {
  const adjacent = isBoundToOwn(action) ? adjacentHexes(position, action, seat) : [];
  if (adjacent.length > 0) return adjacent;
  const fitting = fittingHexes(position, action);
  return action === 'tavern' ? fitting.filter((spot) => isLineEnd(position, seat, spot)) : fitting;
}

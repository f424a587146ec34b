import { addAdjustment } from '#law/adjust';
import type { AdjustEvent } from '#law/game';
import { neighboursOf, type Spot, spotOf } from './board/land';
import {
  type Build,
  type Draw,
  hasFreeHex,
  isNextToSettlement,
  type Move,
  NOBODY,
  type Position,
  type Seat,
  type Settle,
  tilesOf,
  type Unsettle,
} from './position';
import { type HeldTile, loseTile, markUsed, refreshTiles, TILES_PER_LOCATION } from './tiles';

/** kb.draw.nothing-free: a card whose terrain is full leaves the game, and the player draws again. */
export const draw = (position: Position, { terrain }: Draw): Position =>
  hasFreeHex(position, terrain) ? { ...position, terrain } : position;

export const removeCard = (position: Position): Position => ({ ...position, terrain: undefined });
export const stopMandatory = (position: Position): Position => ({ ...position, isMandatoryStopped: true });

export function build(position: Position, event: Build): Position {
  const { onMove, land } = position;
  const spot = spotOf(land, event.at);
  const tiles = tilesOf(position, onMove);
  return gainTiles(
    {
      ...changeReserve(position, onMove, -1),
      settlements: position.settlements.with(spot, onMove),
      tiles: position.tiles.with(onMove, event.with === undefined ? tiles : markUsed(tiles, event.with)),
      placed: position.placed + (event.with === undefined ? 1 : 0),
    },
    spot,
  );
}

export function move(position: Position, event: Move): Position {
  const { onMove, land } = position;
  const [from, to] = [spotOf(land, event.from), spotOf(land, event.to)];
  const tiles = tilesOf(position, onMove);
  const moved: Position = {
    ...position,
    settlements: position.settlements.with(from, NOBODY).with(to, onMove),
    tiles: position.tiles.with(onMove, event.with === 'cave' ? tiles : markUsed(tiles, event.with)),
    isCaveUsed: position.isCaveUsed || event.with === 'cave',
  };
  return loseTiles(gainTiles(moved, to), from);
}

/** kb.tile.gain: one tile from each location next to the settlement that has one left and never gave this player one. */
function gainTiles(position: Position, spot: Spot): Position {
  const { land, onMove, taken } = position;
  const neighbours = neighboursOf(land, spot);
  const sources = land.locations.filter(
    ({ spot: location }) =>
      neighbours.includes(location) &&
      !taken[onMove]?.includes(location) &&
      taken.flat().filter((each) => each === location).length < TILES_PER_LOCATION,
  );
  if (sources.length === 0) return position;
  const fresh = sources.map(({ spot: from, tile }): HeldTile => ({ tile, from, state: 'fresh' }));
  return {
    ...position,
    tiles: position.tiles.with(onMove, [...tilesOf(position, onMove), ...fresh]),
    taken: taken.with(onMove, [...(taken[onMove] ?? []), ...sources.map(({ spot: from }) => from)]),
  };
}

/** kb.tile.lost: removes the tiles of locations that have no settlement of the player next to them any more. */
function loseTiles(position: Position, from: Spot): Position {
  const { land, onMove } = position;
  const abandoned = neighboursOf(land, from).filter(
    (spot) => land.ground[spot] === 'location' && !isNextToSettlement(position, onMove, spot),
  );
  return abandoned.length === 0
    ? position
    : { ...position, tiles: position.tiles.with(onMove, abandoned.reduce(loseTile, tilesOf(position, onMove))) };
}

const changeReserve = (position: Position, seat: Seat, change: number): Position => ({
  ...position,
  reserve: position.reserve.map((count, each) => (each === seat ? count + change : count)),
});

export const endTurn = (position: Position): Position => ({
  ...position,
  tiles: position.tiles.with(position.onMove, refreshTiles(tilesOf(position, position.onMove))),
  terrain: undefined,
  placed: 0,
  isMandatoryStopped: false,
  isCaveUsed: false,
});

export function settle(position: Position, { by, at }: Settle): Position {
  const seat = position.players.indexOf(by);
  return { ...changeReserve(position, seat, -1), settlements: position.settlements.with(spotOf(position.land, at), seat) };
}

export function unsettle(position: Position, { at }: Unsettle): Position {
  const spot = spotOf(position.land, at);
  const seat = position.settlements[spot] ?? NOBODY;
  return { ...changeReserve(position, seat, 1), settlements: position.settlements.with(spot, NOBODY) };
}

export const adjust = (position: Position, event: AdjustEvent): Position => ({
  ...position,
  adjusted: addAdjustment(position.adjusted, event),
});

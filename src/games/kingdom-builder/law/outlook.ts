import type { Land, Spot } from './land';
import { type Position, type Seat, settlementsOf } from './position';
import { groupsOf, sitesOf } from './realm';
import { type Part, type Scored, scored } from './score';
import { type HeldTile, TILES_A_LOCATION } from './tiles';

/** How many tiles still lie on a location hex. */
export const tilesLeft = ({ taken }: Position, location: Spot): number =>
  TILES_A_LOCATION - taken.flat().filter((each) => each === location).length;

/** kb.end.trigger: somebody has placed the last settlement. */
export const inLastRound = ({ record, reserve }: Position): boolean => record === 'table' && reserve.includes(0);

/** kb.end.trigger: who plays last, on the right of the first player. */
export const lastSeat = ({ first, players }: Position): Seat => (first + players.length - 1) % players.length;

const without = (one: readonly HeldTile[], other: readonly HeldTile[]): readonly HeldTile[] =>
  one.filter(({ tile }, index) => {
    const alike = (list: readonly HeldTile[]): number => list.filter((each) => each.tile === tile).length;
    return one.slice(0, index + 1).filter((each) => each.tile === tile).length > alike(other);
  });

/** The tiles that a player got and lost between two positions. */
export function tileChanges(before: Position, after: Position, seat: Seat) {
  const [had, has] = [before.tiles[seat] ?? [], after.tiles[seat] ?? []];
  return { gained: without(has, had), lost: without(had, has) };
}

/** One part of the count for all players, in seat order from the first player on. */
export interface Count {
  readonly part: Part;
  readonly lines: readonly (Scored & { readonly seat: Seat })[];
}

/** kb.end.winner: the cards one after the other for each player, castles last. */
export function countOf(position: Position): readonly Count[] {
  const { players, first } = position;
  const all = scored(position);
  const inOrder = players.map((_, index) => (first + index) % players.length);
  const parts = [...new Set(all.map(({ part }) => part))];
  return parts.map((part) => ({
    part,
    lines: inOrder.flatMap((seat) => {
      const line = all.find((each) => each.part === part && each.player === players[seat]);
      return line === undefined ? [] : [{ ...line, seat }];
    }),
  }));
}

/** A player's connected settlements, the largest group first. */
export const groupsBySize = (position: Position, seat: Seat): readonly (readonly Spot[])[] =>
  groupsOf({ land: position.land, own: settlementsOf(position, seat) }).toSorted((one, other) => other.length - one.length);

/** The groups that join castles and locations, each with what it joins. */
export const joiningGroups = (
  position: Position,
  seat: Seat,
): readonly { readonly group: readonly Spot[]; readonly sites: readonly Spot[] }[] =>
  groupsBySize(position, seat)
    .map((group) => ({ group, sites: sitesOf({ land: position.land }, group) }))
    .filter(({ sites }) => sites.length > 1);

/** How many settlements each player has in a section. */
export const inSection = (position: Position, section: number): readonly number[] =>
  position.players.map((_, seat) => settlementsOf(position, seat).filter((spot) => position.land.section[spot] === section).length);

/** The locations of a layout by their tile, and its castles. */
export function toLayOut(land: Land) {
  const tiles = [...new Set(land.locations.map(({ tile }) => tile))];
  return {
    locations: tiles.map((tile) => ({ tile, hexes: land.locations.filter((each) => each.tile === tile).map(({ spot }) => spot) })),
    castles: land.ground.filter((ground) => ground === 'castle').length,
  };
}

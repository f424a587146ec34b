import { type Land, neighboursOf, QUARTERS, type Spot } from '../board/land';
import { isSite } from '../board/terrain';
import { type Position, type Seat, settlementsOf } from '../position';

/** A player's settlements, and what the cards need of the other players. */
export interface Realm {
  readonly land: Land;
  readonly seat: Seat;
  readonly own: readonly Spot[];
  /** How many settlements each player has in each section. */
  readonly countsBySection: readonly (readonly number[])[];
  /** Agreement lords-zero: whether a player without a settlement in a section is ranked there. */
  readonly canRankWithZero: boolean;
}

export function realmsOf(position: Position): readonly Realm[] {
  const { land, agreements } = position;
  const owned = position.players.map((_, seat) => settlementsOf(position, seat));
  const bySection = owned.map((spots) => QUARTERS.map((section) => spots.filter((spot) => land.section[spot] === section).length));
  return owned.map((own, seat) => ({ land, seat, own, countsBySection: bySection, canRankWithZero: agreements['lords-zero'] === 'ranks' }));
}

/** The connected groups of settlements, the largest first. */
export function groupsOf({ land, own }: Realm): readonly (readonly Spot[])[] {
  const unvisited = new Set(own);
  const groups: Spot[][] = [];
  for (const start of own) {
    if (!unvisited.delete(start)) continue;
    const group = [start];
    for (const spot of group) {
      for (const neighbour of neighboursOf(land, spot)) if (unvisited.delete(neighbour)) group.push(neighbour);
    }
    groups.push(group);
  }
  return groups.sort((one, other) => other.length - one.length);
}

/** The castles and locations next to some settlements, each once. */
export function sitesOf({ land }: Realm, spots: readonly Spot[]): readonly Spot[] {
  const sites = new Set<Spot>();
  for (const spot of spots) {
    for (const neighbour of neighboursOf(land, spot)) if (isSite(land.ground[neighbour])) sites.add(neighbour);
  }
  return [...sites];
}

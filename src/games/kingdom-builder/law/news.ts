import type { PlayerId } from '#law/game';
import type { Land, Spot } from './board/land';
import type { Terrain } from './board/terrain';
import { type Event, type Position, reserveOf, type Seat, tilesOf } from './position';
import type { ScoringPart } from './scoring/cards';
import { type CountLine, countLines, runningCountLines } from './scoring/score';
import { type HeldTile, TILES_PER_LOCATION, type Tile } from './tiles';

/** How many tiles still lie on a location hex. */
export const tilesLeft = ({ taken }: Position, location: Spot): number =>
  TILES_PER_LOCATION - taken.flat().filter((each) => each === location).length;

/** kb.end.trigger: somebody has placed the last settlement. */
export const isLastRound = ({ record, reserve }: Position): boolean => record === 'table' && reserve.includes(0);

/** kb.end.trigger: who plays last, on the right of the first player. */
export const lastSeat = ({ first, players }: Position): Seat => (first + players.length - 1) % players.length;

/** A consequence of an event that no event of its own records. */
export type News =
  | { readonly kind: 'gained' | 'lost'; readonly player: PlayerId; readonly tiles: readonly Tile[] }
  /** kb.draw.nothing-free: the card leaves the game. */
  | { readonly kind: 'no-hex'; readonly terrain: Terrain }
  /** kb.turn.three: the terrain ran out among the three; the table draws again or the action ends. */
  | { readonly kind: 'ran-out'; readonly terrain: Terrain; readonly placed: number; readonly drawsAgain: boolean }
  /** kb.end.trigger */
  | { readonly kind: 'last-settlement'; readonly player: PlayerId };

/** The tiles that a player got, lost and kept between two positions, each by the hex that gave it. */
export function tileChanges(before: Position, after: Position, seat: Seat) {
  const [had, has] = [tilesOf(before, seat), tilesOf(after, seat)];
  const hasSource = (held: readonly HeldTile[], { from }: HeldTile): boolean => held.some((each) => each.from === from);
  const namesOf = (held: readonly HeldTile[]): readonly Tile[] => held.map(({ tile }) => tile);
  return {
    gained: namesOf(has.filter((each) => !hasSource(had, each))),
    lost: namesOf(had.filter((each) => !hasSource(has, each))),
    kept: namesOf(has.filter((each) => hasSource(had, each))),
  };
}

/** The consequences of an accepted event. */
export function newsOf(before: Position, event: Event, after: Position): readonly News[] {
  const { terrain, onMove: seat } = before;
  if (event.type === 'draw') return after.terrain === undefined ? [{ kind: 'no-hex', terrain: event.terrain }] : [];
  if (event.type !== 'build' && event.type !== 'move') return [];
  const drawsAgain = after.terrain === undefined;
  const hasRunOut = terrain !== undefined && (drawsAgain || (after.isMandatoryStopped && !before.isMandatoryStopped));
  const isReserveEmptied = reserveOf(before, seat) > 0 && reserveOf(after, seat) === 0;
  const player = before.players[seat] ?? '';
  const { gained, lost } = tileChanges(before, after, seat);
  return [
    ...(gained.length > 0 ? [{ kind: 'gained', player, tiles: gained } as const] : []),
    ...(lost.length > 0 ? [{ kind: 'lost', player, tiles: lost } as const] : []),
    ...(hasRunOut ? [{ kind: 'ran-out', terrain, placed: after.placed, drawsAgain } as const] : []),
    ...(isReserveEmptied ? [{ kind: 'last-settlement', player } as const] : []),
  ];
}

/** kb.end.winner: the cards one after the other for each player, in seat order from the first player on, castles last. */
export function countByPart(
  position: Position,
  isOver = true,
): readonly { readonly part: ScoringPart; readonly lines: readonly CountLine[] }[] {
  const { players, first } = position;
  const all = isOver ? countLines(position) : runningCountLines(position);
  const turn = ({ seat }: CountLine): number => (seat - first + players.length) % players.length;
  return [...new Set(all.map(({ part }) => part))].map((part) => ({
    part,
    lines: all.filter((line) => line.part === part).sort((one, other) => turn(one) - turn(other)),
  }));
}

/** The components that a layout needs: its locations by their tile, and the number of castles. */
export function componentsOf(land: Land) {
  const tiles = [...new Set(land.locations.map(({ tile }) => tile))];
  return {
    locations: tiles.map((tile) => ({ tile, hexes: land.locations.filter((each) => each.tile === tile).map(({ spot }) => spot) })),
    castles: land.ground.filter((ground) => ground === 'castle').length,
  };
}

import type { AdjustmentChain } from '#law/adjust';
import type { AdjustEvent, AgreementsOf, EventBase, PlayerId, PositionBase, SetupBase } from '#law/game';
import { memoizeLast } from '#law/memoize-last';
import { type Coordinates, isNextTo, type Land, type Layout, landOf, NOWHERE, type Spot } from './board/land';
import type { Ground, Terrain } from './board/terrain';
import { type Colour, type ColoursByPlayer, coloursOf } from './colours';
import type { BuildingTile, HeldTile, MovingTile } from './tiles';

export const agreements = {
  'lords-zero': ['ranks', 'needs-one'],
  'terrain-runs-out': ['draw-again', 'stop'],
} as const;

export const CARDS = [
  'fishermen',
  'merchants',
  'discoverers',
  'hermits',
  'citizens',
  'miners',
  'workers',
  'knights',
  'lords',
  'farmers',
] as const;
export type Card = (typeof CARDS)[number];
/** How many of the ten cards are in a game. */
export const CARDS_IN_PLAY = 3;

export const RECORDS = ['table', 'final'] as const;
type RecordKind = (typeof RECORDS)[number];

export type Phase = 'drawing' | 'turn' | 'settling' | 'finished';

export interface Setup extends SetupBase, Layout {
  readonly agreements: AgreementsOf<typeof agreements>;
  readonly record: RecordKind;
  readonly first: PlayerId;
  readonly cards: readonly Card[];
  /** In the order of the box where the table says nothing. */
  readonly colours?: ColoursByPlayer | undefined;
}

export interface Draw extends EventBase {
  readonly type: 'draw';
  readonly terrain: Terrain;
}
/** Without a tile it is one of the mandatory three. */
export interface Build extends EventBase {
  readonly type: 'build';
  readonly at: Coordinates;
  readonly with?: BuildingTile | undefined;
}
export interface Move extends EventBase {
  readonly type: 'move';
  readonly from: Coordinates;
  readonly to: Coordinates;
  readonly with: MovingTile | 'cave';
}
export interface EndTurn extends EventBase {
  readonly type: 'end-turn';
}
export interface Settle extends EventBase {
  readonly type: 'settle';
  readonly by: PlayerId;
  readonly at: Coordinates;
}
export interface Unsettle extends EventBase {
  readonly type: 'unsettle';
  readonly at: Coordinates;
}
interface Finish extends EventBase {
  readonly type: 'finish';
}
export type Event = Draw | Build | Move | EndTurn | Settle | Unsettle | Finish | AdjustEvent;

/** The index of a player in `players`; the lists of a position are indexed by it. */
export type Seat = number;
export const NOBODY = -1;
export const SETTLEMENTS_PER_PLAYER = 40;
export const MANDATORY_SETTLEMENTS = 3;

export interface Position extends PositionBase {
  readonly agreements: Setup['agreements'];
  readonly record: RecordKind;
  readonly land: Land;
  /** The colour of each player's settlements. */
  readonly colours: readonly Colour[];
  readonly cards: readonly Card[];
  /** Whose settlement stands on each spot, or nobody's. */
  readonly settlements: readonly Seat[];
  readonly reserve: readonly number[];
  readonly tiles: readonly (readonly HeldTile[])[];
  /** The location hexes that each player ever took a tile from. */
  readonly taken: readonly (readonly Spot[])[];
  readonly first: Seat;
  readonly onMove: Seat;
  readonly round: number;
  /** The card shown; `undefined` while one must be drawn. */
  readonly terrain: Terrain | undefined;
  /** How many of the mandatory three are placed. */
  readonly placed: number;
  /** The terrain ran out and the table plays on without a new card. */
  readonly isMandatoryStopped: boolean;
  readonly isCaveUsed: boolean;
  readonly adjusted: AdjustmentChain | undefined;
}

export function begin(setup: Setup): Position {
  const { players, agreements, record, cards } = setup;
  const land = landOf(setup);
  const first = players.indexOf(setup.first);
  return {
    players,
    agreements,
    record,
    land,
    colours: coloursOf(players, setup.colours),
    cards,
    settlements: land.ground.map(() => NOBODY),
    reserve: players.map(() => SETTLEMENTS_PER_PLAYER),
    tiles: players.map(() => []),
    taken: players.map(() => []),
    first,
    onMove: first,
    round: 1,
    terrain: undefined,
    placed: 0,
    isMandatoryStopped: false,
    isCaveUsed: false,
    adjusted: undefined,
  };
}

export const reserveOf = (position: Position, seat: Seat): number => position.reserve[seat] ?? 0;
export const tilesOf = (position: Position, seat: Seat): readonly HeldTile[] => position.tiles[seat] ?? [];
export const isFree = (position: Position, spot: Spot): boolean => position.settlements[spot] === NOBODY;

/** The player whose settlement stands there; empty where nobody's does. */
export const ownerOf = (position: Position, spot: Spot): PlayerId | '' => position.players[position.settlements[spot] ?? NOBODY] ?? '';

/** The hexes of each seat's settlements; memoized, as most rules need them for the same position. */
const spotsBySeat = memoizeLast((settlements: Position['settlements']): readonly (readonly Spot[])[] => {
  const own: Spot[][] = [];
  settlements.forEach((seat, spot) => {
    if (seat === NOBODY) return;
    own[seat] ??= [];
    own[seat].push(spot);
  });
  return own;
});

export const settlementsOf = ({ settlements }: Pick<Position, 'settlements'>, seat: Seat): readonly Spot[] =>
  spotsBySeat(settlements)[seat] ?? [];

/** Whether a spot is next to a player's settlement, one that is lifted left out. */
export const isNextToSettlement = (position: Position, seat: Seat, spot: Spot, lifted: Spot = NOWHERE): boolean =>
  isNextTo(position.land, spot, (neighbour) => neighbour !== lifted && position.settlements[neighbour] === seat);

export const hasFreeHex = (position: Position, ground: Ground): boolean =>
  position.land.ground.some((each, spot) => each === ground && isFree(position, spot));

/** kb.turn.three: all three are placed, or the reserve or the terrain has run out. */
export const isMandatoryOver = (position: Position): boolean =>
  position.placed >= MANDATORY_SETTLEMENTS || position.isMandatoryStopped || reserveOf(position, position.onMove) === 0;

/** Whether the mandatory action goes on although the card's terrain has no free hex left. */
export const hasTerrainRunOut = (position: Position): boolean =>
  position.terrain !== undefined && !isMandatoryOver(position) && !hasFreeHex(position, position.terrain);

/** kb.draw.nothing-free: before the first of the three always, after it as the table agreed. */
export const shouldDrawAgain = (position: Position): boolean =>
  hasTerrainRunOut(position) && (position.placed === 0 || position.agreements['terrain-runs-out'] === 'draw-again');

const nextSeat = ({ players, onMove }: Position): Seat => (onMove + 1) % players.length;
const isNextFirst = (position: Position): boolean => nextSeat(position) === position.first;

/** kb.end.trigger: somebody has placed the last settlement and the round is finished. */
export const isLastRoundOver = (position: Position): boolean => isNextFirst(position) && position.reserve.includes(0);

/** kb.turn.order: clockwise. */
export const passTurn = (position: Position): Position => ({
  ...position,
  onMove: nextSeat(position),
  round: position.round + (isNextFirst(position) ? 1 : 0),
});

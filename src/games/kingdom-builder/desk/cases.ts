import type { Case } from '#desk/desk';
import type { GameCase } from '#desk/table-cases';
import type { Action } from '#games/kingdom-builder/law/actions';
import type { Coordinates, Layout } from '#games/kingdom-builder/law/board/land';
import { FIRST_GAME } from '#games/kingdom-builder/law/board/plan';
import type { Terrain } from '#games/kingdom-builder/law/board/terrain';
import { COLOURS, type ColoursByPlayer } from '#games/kingdom-builder/law/colours';
import { CARDS, type Card, type Event, type Position, type Seat } from '#games/kingdom-builder/law/position';
import type { ScoringPart } from '#games/kingdom-builder/law/scoring/cards';
import { BUILDING_TILES, type HeldTile, MOVING_TILES, type Tool } from '#games/kingdom-builder/law/tiles';
import type { Player } from '#session/game';

/** A settlement of somebody. Their order counts: who comes first takes a location's tile. */
export interface SettlementAt {
  readonly seat: Seat;
  readonly at: Coordinates;
}

/** Who plays; a player without a name is called by the colour. */
export interface Seating {
  readonly players: readonly Player[];
  /** As the table chose them; in the order of the box where it did not. */
  readonly colours?: ColoursByPlayer | undefined;
}

/** A real land with a few settlements on it. */
export interface CaseBoard extends Seating {
  readonly layout: Layout;
  readonly settled: readonly SettlementAt[];
  /** What a running game knows beyond its board. */
  readonly known?: Pick<Position, 'tiles' | 'taken' | 'reserve'> | undefined;
}

/** What does this card pay for this board? */
export interface CardCase extends Case, CaseBoard {
  readonly question: 'card';
  readonly part: ScoringPart;
}

/** Who has won, with these three cards? */
export interface CountCase extends Case, CaseBoard {
  readonly question: 'count';
  readonly cards: readonly Card[];
}

/** Must I build next to my settlements, and may I build there? Do I keep my tiles, and do I get one? */
export interface ActCase extends Case, CaseBoard {
  readonly question: 'adjacent' | 'tile';
  readonly seat: Seat;
  readonly action: Action;
  readonly terrain?: Terrain | undefined;
  /** The settlement that moves, and where the action goes. */
  readonly from?: Coordinates | undefined;
  readonly at?: Coordinates | undefined;
  /** Settlements left to whoever acts, where that is not what the board tells. */
  readonly reserve?: number | undefined;
  /** Locations, by their hexes, that whoever acts took a tile from before. */
  readonly taken?: readonly string[] | undefined;
}

/** May I use this tile now? Each tile of that name with its state; 3 placed means that the mandatory action is over. */
export interface ToolUseCase extends Case {
  readonly question: 'use';
  readonly tool: Tool;
  readonly held: readonly HeldTile['state'][];
  readonly placed: number;
}

/** What a turn still holds: a card to show, room for one of the three, a terrain or a reserve that ran out, a tile. */
export type TurnRemainder = 'undrawn' | 'room' | 'full' | 'empty' | 'tile' | 'nothing';

/** May I end my turn now? */
export interface PassCase extends Case {
  readonly question: 'pass';
  readonly name?: string | undefined;
  readonly placed: number;
  readonly rest: TurnRemainder;
}

/** Is the game over when this turn ends? */
export interface EndCase extends Case, Seating {
  readonly question: 'end';
  readonly first: Seat;
  readonly onMove: Seat;
  /** Who has placed the last settlement. */
  readonly out: readonly Seat[];
}

export const QUEENIES = ['cave', 'capitol'] as const;

/** Where may a Capitol or a cave lie? */
export interface SiteCase extends Case {
  readonly question: 'site';
  readonly layout: Layout;
  readonly queenie: (typeof QUEENIES)[number];
  /** The quarter of the board. */
  readonly section: number;
  readonly at?: Coordinates | undefined;
}

/** No hex of the drawn terrain is free: what now? So many of the three are placed. */
export interface FullCase extends Case {
  readonly question: 'full';
  readonly terrain: Terrain;
  readonly placed: number;
}

/** What do the Lords pay in one section, by how many settlements each has there? */
export interface LordsCase extends Case, Seating {
  readonly question: 'lords';
  /** By seat. */
  readonly counts: readonly (number | undefined)[];
}

/** A case with a land to look at. */
export type LandCase = CardCase | CountCase | ActCase;

/** A case that is asked on a board. */
export type BoardCase = LandCase | SiteCase;

export type KingdomBuilderCase = BoardCase | LordsCase | ToolUseCase | FullCase | PassCase | EndCase | GameCase<Event>;

/** What somebody gets. */
export interface Payout {
  readonly player: string;
  readonly points: number;
}

export const PARTS: readonly ScoringPart[] = [...CARDS, 'castles', 'capitol'];
export const ACTIONS: readonly Action[] = ['mandatory', ...BUILDING_TILES, ...MOVING_TILES, 'cave'];

/** A part of a case, any of it missing. */
type Incomplete<T> = { readonly [Part in keyof T]?: T[Part] | undefined };

export const createSides = (count: number): readonly Player[] => COLOURS.slice(0, count).map((id) => ({ id, name: '' }));

/** What a board begins with: that of the first game, with nothing on it. */
export const toCaseBoard = ({
  players = createSides(2),
  colours,
  layout = { sections: FIRST_GAME.sections },
  settled = [],
  known,
}: Incomplete<CaseBoard> = {}): CaseBoard => ({ players, colours, layout, settled, known });

/** As many players, those who are known by name first. */
export const resizePlayers = (players: readonly Player[] = [], count: number): readonly Player[] =>
  createSides(count).map((side, seat) => players[seat] ?? side);

/** Who leaves takes the settlements along; what a running game knew is not known of other players. */
export const resizeCase = <C extends LandCase>(asked: C, count: number): C => ({
  ...asked,
  players: resizePlayers(asked.players, count),
  colours: undefined,
  settled: asked.settled.filter(({ seat }) => seat < count),
  known: undefined,
  ...(isActCase(asked) ? { seat: Math.min(asked.seat, count - 1) } : {}),
});

const createCaseGuard =
  <C extends KingdomBuilderCase>(...ids: readonly C['question'][]) =>
  (asked: Case): asked is C =>
    ids.some((id) => id === asked.question);

export const isActCase = createCaseGuard<ActCase>('adjacent', 'tile');
export const isBoardCase = createCaseGuard<BoardCase>('card', 'count', 'adjacent', 'tile', 'site');
export const isSiteCase = createCaseGuard<SiteCase>('site');
export const isLogCase = createCaseGuard<GameCase<Event>>('log');

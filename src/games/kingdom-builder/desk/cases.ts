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

/** A settlement. Their order matters: whoever builds first takes a location's tile. */
export interface SettlementAt {
  readonly seat: Seat;
  readonly at: Coordinates;
}

/** The players of a case; those without a name are called by their colour. */
export interface Seating {
  readonly players: readonly Player[];
  /** In the order of the box where they are missing. */
  readonly colours?: ColoursByPlayer | undefined;
}

/** A board with settlements. */
export interface CaseBoard extends Seating {
  readonly layout: Layout;
  readonly settled: readonly SettlementAt[];
  /** From a running game: what its board does not show. */
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
  /** The settlements left to the acting player, where they differ from the board. */
  readonly reserve?: number | undefined;
  /** The location hexes from which the acting player took a tile before. */
  readonly taken?: readonly string[] | undefined;
}

/** May I use this tile now? Each tile of that name with its state; 3 placed means that the mandatory action is over. */
export interface ToolUseCase extends Case {
  readonly question: 'use';
  readonly tool: Tool;
  readonly held: readonly HeldTile['state'][];
  readonly placed: number;
}

/** What is left of a turn: a card to draw, a free hex for one of the three, a terrain or a reserve that ran out, a tile, or nothing. */
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

/** A case about a board with settlements. */
export type LandCase = CardCase | CountCase | ActCase;

/** A case with a board to tap on. */
export type BoardCase = LandCase | SiteCase;

export type KingdomBuilderCase = BoardCase | LordsCase | ToolUseCase | FullCase | PassCase | EndCase | GameCase<Event>;

/** A player's points. */
export interface Payout {
  readonly player: string;
  readonly points: number;
}

export const PARTS: readonly ScoringPart[] = [...CARDS, 'castles', 'capitol'];
export const ACTIONS: readonly Action[] = ['mandatory', ...BUILDING_TILES, ...MOVING_TILES, 'cave'];

/** `Partial`, with fields that may also be `undefined`. */
type Incomplete<T> = { readonly [Part in keyof T]?: T[Part] | undefined };

export const createSides = (count: number): readonly Player[] => COLOURS.slice(0, count).map((id) => ({ id, name: '' }));

/** Fills in defaults: two players and the board of the suggested first game, without settlements. */
export const toCaseBoard = ({
  players = createSides(2),
  colours,
  layout = { sections: FIRST_GAME.sections },
  settled = [],
  known,
}: Incomplete<CaseBoard> = {}): CaseBoard => ({ players, colours, layout, settled, known });

/** Changes the number of players and keeps the first ones. */
export const resizePlayers = (players: readonly Player[] = [], count: number): readonly Player[] =>
  createSides(count).map((side, seat) => players[seat] ?? side);

/** Changes the number of players and removes the settlements of those who leave, and what was known from a running game. */
export const resizeCase = <C extends LandCase>(deskCase: C, count: number): C => ({
  ...deskCase,
  players: resizePlayers(deskCase.players, count),
  colours: undefined,
  settled: deskCase.settled.filter(({ seat }) => seat < count),
  known: undefined,
  ...(isActCase(deskCase) ? { seat: Math.min(deskCase.seat, count - 1) } : {}),
});

const createCaseGuard =
  <C extends KingdomBuilderCase>(...ids: readonly C['question'][]) =>
  (deskCase: Case): deskCase is C =>
    ids.some((id) => id === deskCase.question);

export const isActCase = createCaseGuard<ActCase>('adjacent', 'tile');
export const isBoardCase = createCaseGuard<BoardCase>('card', 'count', 'adjacent', 'tile', 'site');
export const isSiteCase = createCaseGuard<SiteCase>('site');
export const isLogCase = createCaseGuard<GameCase<Event>>('log');

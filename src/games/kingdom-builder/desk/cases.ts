import type { Case } from '#desk/desk';
import type { LoggedCase, LoggedResult } from '#desk/logged';
import type { Action } from '#games/kingdom-builder/law/actions';
import type { Part } from '#games/kingdom-builder/law/cards';
import { COLOURS, type ColoursByPlayer } from '#games/kingdom-builder/law/colours';
import type { At, Layout } from '#games/kingdom-builder/law/land';
import { FIRST_GAME } from '#games/kingdom-builder/law/plan';
import { CARDS, type Card, type Event, type Position, type Seat } from '#games/kingdom-builder/law/position';
import { TERRAINS, type Terrain } from '#games/kingdom-builder/law/terrain';
import { BUILDING_TILES, type HeldTile, MOVING_TILES, type Tile, type Tool } from '#games/kingdom-builder/law/tiles';
import type { Player } from '#session/game';

/** A settlement of somebody. Their order counts: who comes first takes a location's tile. */
export interface Settled {
  readonly seat: Seat;
  readonly at: At;
}

/** What a running game knows beyond its board. */
type Known = Pick<Position, 'tiles' | 'taken' | 'reserve'>;

/** A real land with a few settlements on it. */
export interface Built {
  readonly players: readonly Player[];
  /** As the table chose them; in the order of the box where it did not. */
  readonly colours?: ColoursByPlayer | undefined;
  readonly layout: Layout;
  readonly settled: readonly Settled[];
  readonly known?: Known | undefined;
}

/** What does this card pay for this board? */
export interface CardCase extends Case, Built {
  readonly question: 'card';
  readonly part: Part;
}

/** Who has won, with these three cards? */
export interface CountCase extends Case, Built {
  readonly question: 'count';
  readonly cards: readonly Card[];
}

/** Somebody builds or moves: with which action, from where, to which hex. */
interface Act extends Built {
  readonly seat: Seat;
  readonly action: Action;
  readonly terrain: Terrain;
  readonly from?: At | undefined;
  readonly at?: At | undefined;
}

/** Must I build next to my settlements? May I build there? */
interface AdjacentCase extends Case, Act {
  readonly question: 'adjacent';
}

/** Do I keep my tiles, and do I get one? */
interface TileCase extends Case, Act {
  readonly question: 'tile';
}

export type ActCase = AdjacentCase | TileCase;

/** May I use this tile now? Each tile of that name with its state; 3 placed means that the mandatory action is over. */
export interface UseCase extends Case {
  readonly question: 'use';
  readonly tool: Tool;
  readonly held: readonly HeldTile['state'][];
  readonly placed: number;
}

/** Is the game over when this turn ends? */
export interface EndCase extends Case {
  readonly question: 'end';
  readonly players: readonly Player[];
  readonly colours?: ColoursByPlayer | undefined;
  readonly first: Seat;
  readonly onMove: Seat;
  /** Who has placed the last settlement. */
  readonly out: readonly Seat[];
}

export type Queenie = 'capitol' | 'cave';

/** Where may a Capitol or a cave lie? */
export interface SiteCase extends Case {
  readonly question: 'site';
  readonly layout: Layout;
  readonly queenie: Queenie;
  /** The quarter of the board. */
  readonly section: number;
  readonly at?: At | undefined;
}

/** No hex of the drawn terrain is free: what now? So many of the three are placed. */
export interface FullCase extends Case {
  readonly question: 'full';
  readonly terrain: Terrain;
  readonly placed: number;
}

/** What do the Lords pay in one section, by how many settlements each has there? */
export interface LordsCase extends Case {
  readonly question: 'lords';
  readonly players: readonly Player[];
  readonly colours?: ColoursByPlayer | undefined;
  /** By seat. */
  readonly counts: readonly (number | undefined)[];
}

/** A case with a land to look at. */
export type LandCase = CardCase | CountCase | AdjacentCase | TileCase;

/** Does this event stand, after those before it? */
interface LogCase extends LoggedCase {
  readonly events: readonly Event[];
}

export type KingdomBuilderCase = LandCase | LordsCase | UseCase | FullCase | EndCase | SiteCase | LogCase;

/** What somebody gets. */
export interface Pay {
  readonly player: string;
  readonly points: number;
}

export interface CardResult {
  readonly of: 'card';
  readonly pays: readonly Pay[];
}

export interface CountResult {
  readonly of: 'count';
  readonly totals: readonly Pay[];
  readonly winners: readonly string[];
}

export interface AdjacentResult {
  readonly of: 'adjacent';
  /** Only hexes next to the player's own settlements are open. */
  readonly bound: boolean;
  /** Where the action may go, by the names of the hexes. */
  readonly open: readonly string[];
}

export interface TileResult {
  readonly of: 'tile';
  /** Whether the settlement may go there at all. */
  readonly legal: boolean;
  readonly kept: readonly Tile[];
  readonly gained: readonly Tile[];
  readonly lost: readonly Tile[];
}

export interface UseResult {
  readonly of: 'use';
  /** How many times it can still act this turn. */
  readonly ready: number;
}

export interface FullResult {
  readonly of: 'full';
  /** Another card is drawn. */
  readonly again: boolean;
}

export interface EndResult {
  readonly of: 'end';
  readonly over: boolean;
  /** Who still plays in the last round, in order. */
  readonly toPlay: readonly string[];
  readonly last: string | undefined;
}

export interface SiteResult {
  readonly of: 'site';
  readonly open: readonly string[];
}

export type KingdomBuilderResult =
  | CardResult
  | CountResult
  | AdjacentResult
  | TileResult
  | UseResult
  | FullResult
  | EndResult
  | SiteResult
  | LoggedResult;

export const PARTS: readonly Part[] = [...CARDS, 'castles', 'capitol'];
export const ACTIONS: readonly Action[] = ['mandatory', ...BUILDING_TILES, ...MOVING_TILES, 'cave'];

/** A player without a name is called by the colour. */
export const seated = (count: number): readonly Player[] => COLOURS.slice(0, count).map((id) => ({ id, name: '' }));

const unbuilt = (count: number): Built => ({ players: seated(count), layout: { sections: FIRST_GAME.sections }, settled: [] });

/** What each question begins with: a board to tap on, and nothing said. */
export function begin(question: KingdomBuilderCase['question']): KingdomBuilderCase {
  switch (question) {
    case 'card':
      return { question, ...unbuilt(2), part: 'fishermen', untold: ['part'] };
    case 'count':
      return { question, ...unbuilt(2), cards: [] };
    case 'adjacent':
      return { question, ...unbuilt(2), seat: 0, action: 'mandatory', terrain: TERRAINS[0], untold: ['action', 'terrain'] };
    case 'tile':
      return { question, ...unbuilt(2), seat: 0, action: 'paddock', terrain: TERRAINS[0], untold: ['action', 'terrain'] };
    case 'use':
      return { question, tool: 'tavern', held: [], placed: 0, untold: ['tool', 'held', 'placed'] };
    case 'full':
      return { question, terrain: TERRAINS[0], placed: 0, untold: ['terrain', 'placed'] };
    case 'end':
      return { question, players: seated(3), first: 0, onMove: 0, out: [], untold: ['players', 'out', 'onMove', 'first'] };
    case 'site':
      return { question, layout: { sections: FIRST_GAME.sections }, queenie: 'cave', section: 0, untold: ['queenie', 'section'] };
    case 'lords':
      return { question, players: seated(2), counts: [undefined, undefined], untold: ['players'] };
    case 'log':
      return { question, players: [], setup: {}, events: [] };
  }
}

import type { Action } from '#games/kingdom-builder/law/actions';
import type { Part } from '#games/kingdom-builder/law/cards';
import type { Colour } from '#games/kingdom-builder/law/colours';
import type { Card } from '#games/kingdom-builder/law/position';
import type { Terrain } from '#games/kingdom-builder/law/terrain';
import type { HeldTile, Tile, Tool } from '#games/kingdom-builder/law/tiles';

type Question = 'card' | 'lords' | 'adjacent' | 'tile' | 'use' | 'full' | 'end' | 'count' | 'site' | 'log';

/** Who has settlements where, by the names that are said. */
interface SettledTold {
  readonly player: string;
  readonly hexes: readonly string[];
}

interface ActTold {
  readonly player: string;
  readonly action: Action;
  /** Left out where the action asks for no card. */
  readonly terrain: Terrain | undefined;
  readonly from: string | undefined;
  readonly at: string | undefined;
}

interface Figure {
  readonly player: string;
  readonly points: number;
}

/** What Kingdom Builder's desk says in one language. */
export interface KingdomBuilderDeskText<Example extends string = string> {
  readonly questions: Readonly<Record<Question, { readonly title: string; readonly hint: string }>>;
  /** What a side is called that has no name. */
  readonly sides: Readonly<Record<Colour, string>>;
  readonly actions: Readonly<Record<Action, string>>;
  /** A hex by its name, within a sentence. */
  hexName(name: string): string;

  readonly form: {
    readonly card: string;
    readonly cards: string;
    readonly action: string;
    readonly terrain: string;
    readonly tool: string;
    readonly board: string;
    /** No section of this board can bear a Capitol. */
    readonly noCapitol: string;
    /** What the next tap on the board does. */
    readonly brush: string;
    readonly mine: string;
    readonly theirs: string;
    readonly lift: string;
    readonly ask: string;
    readonly hints: {
      readonly settle: string;
      readonly lift: string;
      readonly ask: string;
      readonly site: string;
    };
    /** How many settlements somebody has in the section. */
    lordsOf(player: string): string;
    readonly oneFewer: string;
    readonly oneMore: string;
    readonly clear: string;
    readonly more: string;
    readonly fewer: string;
    readonly placed: string;
    readonly placedChoices: readonly [string, string, string, string];
    readonly fullChoices: readonly [string, string, string];
    readonly copy: readonly [string, string];
    readonly states: Readonly<Record<HeldTile['state'] | 'none', string>>;
    readonly seats: string;
    readonly first: string;
    readonly onMove: string;
    readonly out: string;
    readonly nobody: string;
    readonly queenie: string;
    readonly queenies: { readonly cave: string; readonly capitol: string };
    readonly section: string;
  };

  readonly told: {
    lords(counts: readonly { readonly player: string; readonly count: number }[]): string;
    settled(settled: readonly SettledTold[]): string;
    card(part: Part): string;
    cards(cards: readonly Card[]): string;
    act(told: ActTold): string;
    use(tool: Tool, held: readonly HeldTile['state'][], placed: number): string;
    full(terrain: Terrain, placed: number): string;
    end(first: string, onMove: string, out: readonly string[], order: readonly string[]): string;
    site(queenie: 'cave' | 'capitol', section: Tile, at: string | undefined): string;
    log(events: readonly string[]): string;
  };

  readonly answer: {
    refused(why: string): string;
    pays(figures: readonly Figure[]): string;
    count(figures: readonly Figure[], winners: readonly string[]): string;
    /** Nothing is asked about yet but whether one's own settlements bind. */
    must(action: Action, bound: boolean, open: number): string;
    may(action: Action, bound: boolean, at: string): string;
    tiles(moved: boolean, kept: readonly Tile[], gained: readonly Tile[], lost: readonly Tile[]): string;
    use(tool: Tool, ready: number): string;
    full(again: boolean, placed: number): string;
    end(over: boolean, toPlay: readonly string[], last: string | undefined): string;
    sites(queenie: 'cave' | 'capitol', open: readonly string[]): string;
    site(queenie: 'cave' | 'capitol', allowed: boolean, at: string): string;
    log(now: string): string;
    over(winners: readonly string[]): string;
  };

  readonly examples: Readonly<Record<Example, string>>;
}

import type { Part } from '#games/kingdom-builder/law/cards';
import type { Colour } from '#games/kingdom-builder/law/colours';
import type { News } from '#games/kingdom-builder/law/outlook';
import type { agreements, Card } from '#games/kingdom-builder/law/position';
import type { Ground, Terrain } from '#games/kingdom-builder/law/terrain';
import type { HeldTile, Tile, Tool } from '#games/kingdom-builder/law/tiles';
import type { Names } from '#text/language';

type AgreementWords<Table extends Readonly<Record<string, readonly string[]>>> = {
  readonly [A in keyof Table]: { readonly question: string; readonly choices: { readonly [Choice in Table[A][number]]: string } };
};

/** What a tile can do now: `waits` for the last of the three, `idle` where no hex is open to it. */
export type TileState = HeldTile['state'] | 'waits' | 'idle';

/** What a hex can be besides taken or free. */
export type HexMark = 'open' | 'chosen' | 'movable' | 'last' | 'lit';

/** All there is to say of a hex. */
export interface HexTold {
  readonly name: string;
  readonly ground: Ground;
  readonly tile: Tile | undefined;
  /** Tiles that still lie on a location. */
  readonly left: number | undefined;
  readonly queenie: 'cave' | 'capitol' | undefined;
  readonly owner: string | undefined;
  readonly marks: readonly HexMark[];
  readonly grounds: readonly (readonly [Ground, number])[];
  readonly owners: readonly (readonly [string, number])[];
}

/** What Kingdom Builder's screens say in one language. */
export interface KingdomBuilderScreenText {
  readonly agreements: AgreementWords<typeof agreements>;
  readonly grounds: Readonly<Record<Ground, string>>;
  readonly tools: Readonly<Record<Tool, string>>;
  readonly parts: Readonly<Record<Part, string>>;
  readonly cardHints: Readonly<Record<Card, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly corners: readonly [string, string, string, string];
  readonly island: string;
  hexName(name: string): string;

  readonly board: {
    readonly label: string;
    readonly closer: string;
    readonly farther: string;
    readonly all: string;
    readonly map: string;
    jump(where: string): string;
    /** The hex under a finger. */
    under(name: string, ground: Ground): string;
    hex(told: HexTold): string;
  };

  readonly status: {
    draw(player: string): string;
    place(player: string, terrain: Terrain, placed: number, open: number): string;
    over(player: string, isReserveEmpty: boolean): string;
    build(tool: Tool, open: number): string;
    /** One of two tiles alike that cannot act, while the other can. */
    other(tool: Tool, state: 'fresh' | 'used'): string;
    from(tool: Tool, open: number): string;
    to(tool: Tool, hex: string, open: number): string;
  };

  readonly tray: {
    readonly cards: string;
    readonly tiles: string;
    readonly states: Readonly<Record<TileState, string>>;
    /** The caves are several; where they are not told otherwise, as a tile is. */
    readonly caveStates: Readonly<Partial<Record<TileState, string>>>;
    readonly scoring: string;
    readonly more: string;
    readonly mandatory: string;
    readonly endTurn: string;
    readonly showPoints: string;
    readonly hidePoints: string;
    readonly players: string;
    reserve(count: number): string;
    readonly goOn: string;
    readonly photo: string;
  };

  /** A section lay the other way round. */
  /** What came about that nobody tapped. */
  news(news: News, names: Names): string;
  lastRound(players: readonly string[], last: string): string;
  round(round: number): string;

  readonly event: {
    draw(player: string, terrain: Terrain): string;
    build(player: string, hex: string, tool: Tool | undefined): string;
    move(player: string, from: string, to: string, tool: Tool): string;
    endTurn(player: string): string;
    settle(player: string, hex: string): string;
    unsettle(hex: string): string;
    readonly finish: string;
    adjusted(player: string, points: number, reason: string): string;
  };

  readonly words: {
    readonly title: string;
    readonly end: string;
  };

  readonly count: {
    readonly title: string;
    readonly now: string;
    step(index: number, number: number): string;
    readonly before: string;
    readonly after: string;
    readonly total: string;
    readonly back: string;
    points(points: number): string;
    rank(rank: number): string;
  };
}

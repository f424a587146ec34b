import type { Part } from '#games/kingdom-builder/law/cards';
import type { Colour } from '#games/kingdom-builder/law/colours';
import type { News } from '#games/kingdom-builder/law/outlook';
import type { agreements, Card } from '#games/kingdom-builder/law/position';
import type { Ground, Terrain } from '#games/kingdom-builder/law/terrain';
import type { HeldTile, IslandTile, Tile, Tool } from '#games/kingdom-builder/law/tiles';
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
    over(player: string, why: 'placed' | 'reserve' | 'full'): string;
    build(tool: Tool, open: number): string;
    /** One of two tiles alike that cannot act, while the other can. */
    other(tool: Tool, state: 'fresh' | 'used'): string;
    from(tool: Tool, open: number): string;
    to(tool: Tool, hex: string, open: number): string;
    settle(player: string, placed: number): string;
    /** A settlement on water, though nothing in play leads there. */
    water(hex: string): string;
  };

  readonly tray: {
    readonly cards: string;
    readonly tiles: string;
    readonly states: Readonly<Record<TileState, string>>;
    /** The caves are several. */
    readonly caveStates: Readonly<Record<TileState, string>>;
    readonly scoring: string;
    readonly more: string;
    readonly mandatory: string;
    readonly endTurn: string;
    readonly showPoints: string;
    readonly hidePoints: string;
    readonly players: string;
    reserve(count: number): string;
    readonly who: string;
    readonly onWater: string;
    readonly done: string;
    readonly paintHint: string;
    readonly goOn: string;
    readonly photo: string;
  };

  /** A section lay the other way round. */
  readonly along: { readonly question: string; readonly yes: string; readonly no: string };
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
    readonly field: string;
    readonly hint: string;
    readonly hintFinal: string;
    readonly play: string;
    unreadable(text: string): string;
    readonly end: string;
    readonly none: string;
    readonly buildOn: string;
    readonly moveWhich: string;
    readonly moveTo: string;
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

  readonly setup: {
    readonly record: string;
    readonly records: { readonly table: string; readonly final: string };
    readonly recordHints: { readonly table: string; readonly final: string };
    readonly sections: string;
    readonly sectionsHint: string;
    slot(corner: string, section: Tile, turned: boolean): string;
    choose(corner: string): string;
    readonly turn: string;
    readonly lastTime: string;
    readonly firstGame: string;
    readonly random: string;
    readonly colours: string;
    colourOf(player: string, colour: Colour): string;
    readonly drawSections: string;
    readonly drawCards: string;
    cards(chosen: number): string;
    readonly otherCards: string;
    leaves(card: Card): string;
    out(card: Card): string;
    readonly keepCards: string;
    /** Of a hex that was chosen for a cave or a Capitol. */
    readonly here: string;
    tapSites(what: 'cave' | 'capitol'): string;
    readonly queenies: string;
    readonly capitols: string;
    readonly noCapitols: string;
    readonly caves: string;
    readonly islandUse: string;
    readonly islandSide: string;
    readonly islandHint: string;
    readonly islandLocation: string;
    readonly palette: string;
    readonly noHex: string;
    islandCell(row: number, column: number, ground: string): string;
    readonly layOut: string;
    explanations(tiles: readonly Tile[]): string;
    tiles(tile: Tile, hexes: number): string;
    castles(count: number): string;
    cardsOut(cards: readonly Card[]): string;
    capitolsOut(hexes: readonly string[]): string;
    cavesOut(hexes: readonly string[]): string;
    islandOut(tile: IslandTile): string;
    colour(player: string, colour: Colour): string;
    readonly share: string;
    readonly shareHint: string;
    readonly copy: string;
    readonly copied: string;
    readonly paste: string;
    readonly read: string;
    readonly readDone: string;
    readonly unreadable: string;
  };

  readonly picture: {
    settled(player: string, hexes: readonly string[]): string;
    tiles(player: string, tiles: readonly Tile[]): string;
  };
}

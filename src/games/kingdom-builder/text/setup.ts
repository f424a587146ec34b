import type { Colour } from '#games/kingdom-builder/law/colours';
import type { Card } from '#games/kingdom-builder/law/position';
import type { IslandTile, Tile } from '#games/kingdom-builder/law/tiles';
import type { KingdomBuilderScreenText } from './screen';

/** What is said before a game, beside what a table says. */
export interface KingdomBuilderSetupText extends KingdomBuilderScreenText {
  readonly setup: {
    /** A section lay the other way round. */
    readonly along: { readonly question: string; readonly yes: string; readonly no: string };
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
}

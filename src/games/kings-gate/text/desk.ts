import type { Lies } from '#games/kings-gate/law/board';
import type { Character, Colour, Ground, TileKind } from '#games/kings-gate/law/box';
import type { Ending } from '#games/kings-gate/law/outlook';
import type { Named } from '#games/kings-gate/law/sheet';
import type { ToldTile, ToldTotal } from './screen';

/** A colour, and who plays it where that person has a name. */
export interface Side {
  readonly colour: Colour;
  readonly name: string;
}

export interface TiedSide extends Side {
  /** Left out while nobody has told which place they are tied for. */
  readonly rank: number | undefined;
  readonly paid: boolean;
  /** Left out where no location was told. */
  readonly points: number | undefined;
  readonly characters: readonly Character[];
  readonly loss: number;
}

interface Gain {
  readonly name: string;
  readonly points: number;
}

/** What a scoring gave, in rank order. */
export interface ToldPay {
  readonly place: Named;
  readonly gains: readonly Gain[];
  readonly characters: readonly { readonly name: string; readonly character: Character }[];
}

interface FinalTold {
  readonly name: string;
  /** Left out while nobody has told it. */
  readonly points: number | undefined;
  readonly prize: number;
  readonly out: boolean;
}

type Titled = { readonly title: string; readonly hint: string };

/** What the desk of King's Gate says in one language. */
export interface KingsGateDeskText {
  readonly questions: Readonly<Record<'tie' | 'tile' | 'location' | 'turn' | 'locate' | 'end', Titled>>;
  /** What somebody without a name is called. */
  player(colours: readonly Colour[]): string;
  side(side: Side): string;
  kindName(kind: TileKind): string;
  /** The figures of a location that a ruling rests on, and whether this table told them. */
  printed(place: Named, prizes: readonly number[], ground: Ground, own: boolean): string;

  readonly told: {
    tie(clockwise: readonly string[], tied: readonly Side[], last: string | undefined, place: Named | undefined): string;
    tile(who: string, tile: ToldTile, place: Named, ground: Ground, where: string, there: ToldTile | undefined): string;
    moved(who: string, tile: ToldTile | undefined, place: Named, ground: Ground, where: string, there: ToldTile | undefined): string;
    /** Whose turn it is, where somebody else plays. */
    onMove(player: string): string;
    turn(who: string, place: Named, tiles: readonly ToldTile[]): string;
    totals(place: Named, totals: readonly ToldTotal[], last: string | undefined): string;
    locate(who: string, place: Named, lies: Lies, where: string): string;
    end(place: Named | undefined, final: readonly FinalTold[]): string;
  };

  readonly answers: {
    tie(order: readonly TiedSide[]): string;
    placed(tile: ToldTile, there: ToldTile | undefined): string;
    notPlaced(tile: ToldTile, there: ToldTile | undefined): string;
    dragon(eaten: ToldTile | undefined): string;
    moved(tile: ToldTile | undefined, there: ToldTile | undefined): string;
    notMoved(tile: ToldTile | undefined): string;
    /** Follows a move that fills the last space. */
    scored(pay: ToldPay): string;
    readonly turn: string;
    readonly emptyTurn: string;
    stopped(place: number, tile: ToldTile): string;
    lost(tile: ToldTile): string;
    pay(pay: ToldPay, surrounded: boolean): string;
    located(place: Named, worth: readonly ToldTotal[]): string;
    notLocated(place: Named): string;
    over(ending: Ending, winners: readonly string[], points: number): string;
    overByLast(ending: Ending, winner: string, others: readonly string[], points: number): string;
    /** The game is over, and equals wait for what the last location gave. */
    overButOpen(ending: Ending, equal: readonly string[], points: number): string;
    goesOn(leaders: readonly string[], points: number): string;
  };

  readonly form: {
    readonly players: string;
    playerCount(count: number): string;
    seated(label: string, who: string): string;
    readonly onlyTwo: string;
    readonly order: string;
    readonly tied: string;
    /** "red, tied" for who does not see the ring. */
    seat(side: string, tied: boolean): string;
    readonly last: string;
    readonly ahead: string;
    nobodyAhead(ahead: number): string;
    readonly forPrizes: string;
    readonly anyLocation: string;
    readonly location: string;
    locationName(place: Named, ground: Ground): string;
    readonly yourTile: string;
    readonly yourColour: string;
    readonly with: string;
    readonly there: string;
    readonly thereTile: string;
    readonly underLast: string;
    readonly laying: string;
    readonly layings: { readonly ask: string; readonly tile: string; readonly location: string };
    readonly older: string;
    readonly thereWith: string;
    readonly onLast: string;
    readonly nothing: string;
    readonly space: string;
    readonly ground: string;
    readonly plays: string;
    readonly playsHint: string;
    readonly noPlays: string;
    remove(tile: ToldTile): string;
    readonly before: string;
    readonly count: string;
    readonly byTotals: string;
    readonly byTiles: string;
    readonly layHint: string;
    readonly pointsBefore: string;
    readonly lay: string;
    readonly layWhere: string;
    readonly scoredLast: string;
    readonly points: string;
    readonly prizesThere: string;
    readonly prizesHint: string;
    readonly out: string;
    readonly zero: string;
    readonly fewer: string;
    readonly extra: string;
  };

  readonly picture: {
    readonly lastTile: string;
    onMove(player: string): string;
    placedLast(player: string): string;
    readonly noTile: string;
    readonly nothingPlayed: string;
    readonly outOfTiles: string;
    lastPrize(points: number): string;
  };
}

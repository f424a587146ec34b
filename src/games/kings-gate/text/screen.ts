import type { Lies } from '#games/kings-gate/law/board';
import type { Character, Colour, Ground, TileKind } from '#games/kings-gate/law/box';
import type { Ending, Outlook, Where } from '#games/kings-gate/law/outlook';
import type { agreements } from '#games/kings-gate/law/rules';
import type { Named } from '#games/kings-gate/law/sheet';

type AgreementWords<Table extends Readonly<Record<string, readonly string[]>>> = {
  readonly [A in keyof Table]: { readonly question: string; readonly choices: { readonly [Choice in Table[A][number]]: string } };
};

/** A tile as it is told: whose it is does not matter where the colour says it. */
export interface ToldTile {
  readonly colour: Colour;
  readonly kind: TileKind;
  readonly character?: Character | undefined;
}

export interface ToldTotal {
  readonly colour: Colour;
  /** Left out where the colour has no tile. */
  readonly total: number | undefined;
}

/** What King's Gate's screens say in one language. */
export interface KingsGateScreenText {
  readonly agreements: AgreementWords<typeof agreements>;
  /** The letter that tells a colour where it cannot be seen. */
  readonly letters: Readonly<Record<Colour, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly characters: Readonly<Record<Character, string>>;
  /** What a character does, in a few words. */
  readonly powers: Readonly<Record<Character, string>>;
  location(place: Named): string;
  /** "above the Palace, left half". */
  where(where: Where): string;
  /** "red house", "red 4 with the King". */
  tile(tile: ToldTile): string;

  readonly board: {
    readonly label: string;
    readonly closer: string;
    readonly farther: string;
    readonly home: string;
    readonly all: string;
    /** "above the Palace, left half: red 4". */
    square(where: string, tile: ToldTile | undefined): string;
    readonly open: string;
    readonly chosen: string;
    readonly last: string;
    readonly lit: string;
    /** "Location 4, Graveyard, dangerous". */
    place(place: Named, ground: Ground, isCurrent: boolean): string;
  };

  readonly events: {
    placed(player: string, tile: ToldTile, where: string, covered: ToldTile | undefined): string;
    dragon(player: string, colour: Colour, where: string, eaten: ToldTile | undefined): string;
    conjured(player: string, tile: ToldTile | undefined, from: string, to: string): string;
    ended(player: string): string;
    located(player: string, place: Named, lies: Lies, where: string): string;
    tallied(place: Named, totals: readonly ToldTotal[], last: string): string;
    readonly finished: string;
    adjusted(player: string, points: number, reason: string): string;
  };

  readonly now: {
    readonly title: string;
    readonly ground: Readonly<Record<Ground, string>>;
    readonly groundMeans: Readonly<Record<Ground, string>>;
    readonly turned: string;
    readonly levelled: string;
    readonly limits: Readonly<Record<NonNullable<Outlook['limit']>, string>>;
    filled(filled: number): string;
    prizes(prizes: readonly number[]): string;
    readonly unpaid: string;
    /** Who is last at the Tourney Grounds as it stands. */
    loses(player: string, colour: Colour): string;
    awards(characters: readonly Character[]): string;
    readonly totals: string;
    rank(rank: number): string;
    readonly absent: string;
    prize(points: number): string;
    ties(first: readonly string[], last: string): string;
    readonly tiesUnknown: string;
    outOfTiles(players: readonly string[]): string;
    readonly lastScoring: string;
  };

  readonly turn: {
    choose(player: string): string;
    /** Said before it where the turn of another has just ended. */
    over(player: string): string;
    /** A space was tapped first. */
    tileFor(where: string): string;
    /** What was played this turn, and what may still be. */
    played(kinds: readonly TileKind[]): string;
    mayPlay(kinds: readonly TileKind[]): string;
    readonly nothingMore: string;
    chosen(tile: ToldTile, open: number): string;
    /** Only heard: why it is so is seen as well. */
    shut(tile: ToldTile): string;
    readonly conjureFrom: string;
    conjureTo(tile: ToldTile, open: number): string;
    readonly tiles: string;
    readonly characters: string;
    left(count: number): string;
    readonly end: string;
    readonly inWords: string;
    readonly pickTile: string;
    readonly noSpace: string;
    /** "the house at the left of the Palace", a choice of what to move. */
    move(tile: ToldTile, where: string): string;
    space(where: string, covered: ToldTile | undefined): string;
  };

  readonly locate: {
    choose(player: string, place: Named): string;
    readonly empty: string;
    readonly turn: string;
    readonly lay: string;
    readonly away: string;
    /** The table insists on a place that the rules forbid. */
    insist(lies: Lies): string;
    lies: Readonly<Record<Lies, string>>;
    option(lies: Lies, where: string): string;
    worth(totals: readonly ToldTotal[]): string;
    readonly worthless: string;
  };

  readonly scoring: {
    title(place: Named): string;
    readonly rank: string;
    readonly colour: string;
    readonly total: string;
    readonly prize: string;
    readonly characters: string;
    won(player: string, character: Character): string;
    lost(character: Character): string;
    readonly tieBreak: string;
    ring(last: string, order: readonly string[]): string;
    readonly tourney: string;
    readonly noTile: string;
  };

  readonly end: {
    readonly reasons: Readonly<Record<Ending, string>>;
    readonly closed: string;
    decided(player: string, points: number, others: readonly string[], place: Named): string;
    shared(players: readonly string[], points: number, place: Named): string;
  };

  readonly pad: {
    title(place: Named): string;
    readonly hint: string;
    readonly none: string;
    readonly ten: string;
    readonly erase: string;
    readonly keypad: string;
    field(colour: Colour, player: string, total: string): string;
    readonly notYet: string;
    readonly last: string;
    readonly score: string;
    readonly incomplete: string;
    readonly finish: string;
    readonly finishSure: string;
    readonly past: string;
    readonly amend: string;
    amendOf(place: Named): string;
    readonly location: string;
    readonly held: string;
    holds(player: string, characters: readonly Character[]): string;
  };

  readonly setup: {
    readonly record: string;
    readonly records: Readonly<Record<'table' | 'pad', string>>;
    readonly recordHint: Readonly<Record<'table' | 'pad', string>>;
    colours(player: string): string;
    readonly middle: string;
    readonly middleHint: string;
    readonly nextLocation: string;
    readonly points: string;
    /** The key for points below zero. */
    readonly below: string;
    readonly copy: string;
    goOn(place: Named): string;
  };

  readonly copy: {
    readonly guessed: string;
    readonly locations: string;
    edit(location: string): string;
    readonly name: string;
    readonly namePlaceholder: string;
    prize(rank: number): string;
    readonly ground: string;
    award(rank: number): string;
    readonly nobody: string;
    readonly tiles: string;
    readonly tilesHint: string;
    kind(kind: TileKind): string;
    sum(count: number): string;
    readonly restore: string;
    readonly changed: string;
    readonly fewer: string;
    readonly extra: string;
  };

  readonly picture: {
    readonly locations: string;
    readonly tiles: string;
  };
}

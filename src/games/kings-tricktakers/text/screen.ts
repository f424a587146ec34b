import type { BetCard, ByTricks, Character, Colour, Selection, SetColour } from '#games/kings-tricktakers/law/box';
import type { CardName } from '#games/kings-tricktakers/law/cards';
import type { Drawing, Wanted } from '#games/kings-tricktakers/law/outlook';
import type { Pile } from '#games/kings-tricktakers/law/piles';
import type { Collected } from '#games/kings-tricktakers/law/position';
import type { agreements } from '#games/kings-tricktakers/law/rules';
import type { Made, Precedence } from '#games/kings-tricktakers/law/trick';
import type { Stake } from '#games/kings-tricktakers/law/unknown';

type AgreementWords<Table extends Readonly<Record<string, readonly string[]>>> = {
  readonly [A in keyof Table]: { readonly question: string; readonly choices: { readonly [Choice in Table[A][number]]: string } };
};

/** What is still to be told of a player's round in the pad. */
export type Lacking = 'set' | 'characters' | 'bet' | 'ally' | 'copy' | 'tricks' | 'cards';

/** What goes with a card as it is played. */
export interface Court {
  readonly king: boolean;
  readonly queen: boolean;
  readonly flip: boolean;
}

/** What the screens of Kings Tricktakers say in one language. */
export interface TricktakersScreenText {
  readonly agreements: AgreementWords<typeof agreements>;
  readonly colours: Readonly<Record<Colour | SetColour, string>>;
  readonly kinds: Readonly<Record<keyof Collected, string>>;
  readonly names: Readonly<Record<BetCard, string>>;
  /** Words with a soft hyphen where a long name in them may be parted. */
  parted(said: string): string;
  /** "Yellow King". */
  court(card: 'king' | 'queen' | 'jack', set: SetColour): string;
  set(set: SetColour): string;
  card(card: CardName): string;
  /** What a character does face up, and a set's King and Queen, in a few words. */
  readonly brief: Readonly<Record<Character, string>>;
  readonly briefSet: Readonly<Record<SetColour, string>>;
  /** What a character does face up. */
  readonly does: Readonly<Record<Character, string>>;
  /** What a card pays as a bet. */
  side(card: BetCard, table: ByTricks | undefined): string;
  readonly done: string;

  readonly events: {
    company(player: string, set: SetColour | undefined, characters: readonly Character[]): string;
    took(player: string, set: SetColour | undefined, character: Character | undefined): string;
    bet(player: string, cards: readonly BetCard[]): string;
    secretBet(player: string): string;
    ally(player: string, ally: string): string;
    copy(player: string, other: string, card: BetCard): string;
    revive(player: string): string;
    readonly begin: string;
    named(by: string | undefined, player: string): string;
    opens(player: string): string;
    played(player: string, card: CardName | undefined, court: Court, set: SetColour | undefined): string;
    ability(player: string, use: 'hermit' | 'swap'): string;
    readonly round: string;
    adjusted(player: string, points: number, reason: string): string;
  };

  readonly table: {
    readonly companies: string;
    readonly more: string;
    readonly downKing: string;
    readonly downQueen: string;
    /** What a bet needs and pays: "2 → 7". */
    needs(card: BetCard, table: ByTricks | undefined): string;
    /** So many cards lie face down. */
    secret(cards: number): string;
    ally(player: string): string;
    copies(player: string, card: BetCard): string;
    rank(rank: number | undefined): string;
    /** What the characters of this round do. */
    readonly does: string;
    readonly inWords: string;
    readonly find: string;
    readonly findHint: string;
    readonly nothingFound: string;
    /** How two things are told at once. */
    readonly strokes: string;
    readonly twoPlayers: string;
  };

  readonly company: {
    /** What is asked of a player: the set, or the next character after so many. */
    asks(player: string, chosen: number | undefined, selection: Selection): string;
    picks(player: string): string;
    next(players: readonly string[]): string;
    readonly anyOrder: string;
    remove(what: string): string;
    readonly who: string;
    /** Why something cannot be had. */
    taken(what: string, player: string): string;
    noneLeft(what: string, holders: readonly string[]): string;
    keeps(player: string): string;
    readonly hasOne: string;
    readonly oneMore: string;
  };

  readonly bets: {
    pass(player: string): string;
    iAm(player: string): string;
    of(player: string): string;
    readonly cover: string;
    readonly one: string;
    readonly oneOrTwo: string;
    readonly lay: string;
    readonly layOne: string;
    readonly none: string;
    readonly inTurn: string;
    /** How bets are told: after the real cards are turned, or on the phone in secret. */
    readonly how: string;
    readonly openly: string;
    readonly secretly: string;
    turned(player: string): string;
    readonly two: string;
    readonly noBet: string;
  };

  readonly alliance: {
    ally(player: string): string;
    copy(player: string): string;
    option(player: string, card: BetCard): string;
  };

  readonly preparation: {
    readonly title: string;
    draws(drawing: Drawing, player: string): string;
    /** What is heard between a player and the cost. */
    queen(set: SetColour): string;
    cost(cost: number | undefined): string;
    /** All that may be turned up. */
    all(queens: number): string;
  };

  readonly opening: { readonly table: string; readonly assassin: string };

  readonly trick: {
    late(player: string): string;
    led(colour: Colour | undefined): string;
    readonly rebel: string;
    /** What goes with a card, in a word or two: "King and Queen". */
    figures(court: Court): string;
    readonly green: string;
    readonly waiting: string;
    readonly hermit: string;
    readonly swap: string;
    /** What comes before a card. */
    readonly before: string;
    /** What comes with the last card of a round. */
    readonly lastOne: string;
    /** What may still come onto a card that lies there. */
    onto(player: string, card: CardName): string;
    /** What made a card other than it is printed: "Rebel: 1". */
    made(made: Made): string;
    winning(player: string, card: CardName, made: string, why: string): string;
    won(player: string, card: CardName, made: string, why: string): string;
    readonly putAway: string;
    readonly decided: Readonly<Record<Precedence, string>>;
    readonly grid: string;
    readonly gone: string;
    readonly out: string;
    readonly outAsk: string;
    readonly outYes: string;
  };

  readonly scores: {
    /** Tricks taken of those a bet is on: "2/3". */
    ofBet(tricks: number, wanted: readonly number[] | undefined): string;
    ofBetSaid(tricks: number, wanted: readonly number[] | undefined): string;
    /** A line that waits for bet sides nobody has read. */
    hangsOn(stakes: readonly Stake[]): string;
    /** Who may still be first, and what is missing to tell. */
    open(players: readonly string[], missing: readonly Wanted[]): string;
    /** What is missing to tell the places below the first. */
    openBelow(missing: readonly Wanted[]): string;
    readonly player: string;
    round(round: number): string;
    trick(round: number, trick: number): string;
    tie(players: readonly string[], points: number): string;
    decided(player: string, rank: number): string;
    readonly shared: string;
    readonly unread: string;
  };

  readonly pad: {
    /** What is asked of a player next; all is told. */
    asks(player: string, what: Lacking): string;
    whole(player: string): string;
    readonly ready: string;
    readonly bet: string;
    readonly ally: string;
    readonly copied: string;
    readonly tricks: string;
    pile(kinds: Pile): string;
    tooMany(tricks: number): string;
    readonly court: string;
    readonly king: string;
    readonly queen: string;
    readonly revived: string;
    readonly chooseAgain: string;
    waits(players: readonly string[]): string;
    readonly save: string;
  };

  readonly setup: {
    readonly record: string;
    readonly records: Readonly<Record<'table' | 'pad', string>>;
    readonly selection: string;
    readonly selections: Readonly<Record<Selection, string>>;
    readonly starter: string;
    readonly from: string;
    points(player: string): string;
    setOf(player: string): string;
    readonly kings: string;
    readonly queens: string;
    readonly copy: string;
    readonly goOn: string;
    readonly firstGame: string;
    readonly withoutDiplomat: string;
    readonly initiation: string;
  };

  readonly copy: {
    readonly guessed: string;
    /** So many figures to read off the cards. */
    read(figures: number): string;
    readonly title: string;
    ask(wanted: Wanted): string;
    where(kind: Wanted['kind']): string;
    readonly byTricks: string;
    pays(tricks: number, points: number | undefined): string;
    points(tricks: number): string;
    paysNot(tricks: number): string;
    readonly notANumber: string;
    readonly tooLow: string;
    readonly faceUp: string;
    readonly faceDown: string;
    readonly cost: string;
    readonly save: string;
    readonly later: string;
    readonly ranks: string;
    readonly queens: string;
    readonly jacks: string;
    readonly bets: string;
    readonly copies: string;
    readonly unread: string;
    howMany(character: Character): string;
    readonly hint: string;
  };
}

import type { BetCard, ByTricks, Character, Colour, Selection, SetColour } from '#games/kings-tricktakers/law/box';
import type { CardName } from '#games/kings-tricktakers/law/cards';
import type { Drawing, Wanted } from '#games/kings-tricktakers/law/outlook';
import type { Collected } from '#games/kings-tricktakers/law/position';
import type { agreements } from '#games/kings-tricktakers/law/rules';
import type { Precedence } from '#games/kings-tricktakers/law/trick';
import type { Range, Stake } from '#games/kings-tricktakers/law/unknown';

type AgreementWords<Table extends Readonly<Record<string, readonly string[]>>> = {
  readonly [A in keyof Table]: { readonly question: string; readonly choices: { readonly [Choice in Table[A][number]]: string } };
};

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
  /** "Yellow King". */
  court(card: 'king' | 'queen' | 'jack', set: SetColour): string;
  set(set: SetColour): string;
  card(card: CardName): string;
  /** What a character does face up. */
  readonly does: Readonly<Record<Character, string>>;
  /** What a card pays as a bet. */
  side(card: BetCard, table: ByTricks | undefined): string;
  /** "Bet: 2 tricks: 7". */
  asBet(side: string): string;
  readonly unknown: string;
  readonly done: string;
  readonly rule: string;

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
    readonly down: string;
    readonly bet: string;
    readonly secret: string;
    ally(player: string): string;
    copies(player: string, card: BetCard): string;
    rank(rank: number | undefined): string;
    readonly inWords: string;
    readonly find: string;
    readonly findHint: string;
    readonly nothingFound: string;
    readonly twoPlayers: string;
  };

  readonly company: {
    of(player: string): string;
    readonly set: string;
    characters(chosen: number): string;
    left(copies: number): string;
    readonly order: string;
    pass(pass: number, players: readonly string[]): string;
    readonly anyOrder: string;
    take(what: string): string;
    remove(what: string): string;
    readonly tap: string;
    readonly who: string;
  };

  readonly bets: {
    pass(player: string): string;
    iAm(player: string): string;
    of(player: string): string;
    readonly one: string;
    readonly oneOrTwo: string;
    readonly lay: string;
    readonly none: string;
    readonly inTurn: string;
  };

  readonly alliance: {
    ally(player: string): string;
    copy(player: string): string;
    option(player: string, card: BetCard): string;
  };

  readonly preparation: {
    readonly title: string;
    draws(drawing: Drawing, player: string): string;
    readonly nobody: string;
    revive(player: string, set: SetColour, cost: number | undefined): string;
    readonly begin: string;
  };

  readonly opening: { readonly table: string; assassin(player: string): string; itself(player: string): string };

  readonly trick: {
    late(player: string): string;
    led(colour: Colour | undefined): string;
    readonly rebel: string;
    readonly green: string;
    readonly waiting: string;
    readonly hermit: string;
    readonly swap: string;
    winning(player: string, card: CardName, why: string): string;
    won(player: string, card: CardName): string;
    readonly decided: Readonly<Record<Precedence, string>>;
    readonly grid: string;
    readonly gone: string;
    readonly out: string;
    readonly outAsk: string;
    readonly outYes: string;
  };

  readonly scores: {
    /** Points that are not sure: "6+", "3–6", and said aloud. */
    range(range: Range): string;
    ranged(range: Range): string;
    /** Tricks taken of those a bet is on: "2/3". */
    ofBet(tricks: number, wanted: readonly number[] | undefined): string;
    ofBetSaid(tricks: number, wanted: readonly number[] | undefined): string;
    /** A line that waits for bet sides nobody has read. */
    hangsOn(range: Range, stakes: readonly Stake[]): string;
    /** Who may still be first, and what is missing to tell. */
    open(players: readonly string[], missing: readonly string[]): string;
    readonly title: string;
    readonly player: string;
    round(round: number): string;
    trick(round: number, trick: number): string;
    readonly total: string;
    of(player: string, round: number): string;
    tricks(tricks: number): string;
    tie(players: readonly string[], points: number): string;
    decided(player: string, rank: number): string;
    readonly shared: string;
  };

  readonly pad: {
    title(round: number): string;
    readonly bet: string;
    readonly ally: string;
    readonly copied: string;
    readonly tricks: string;
    collected(cards: string): string;
    cards(found: number, wanted: number): string;
    sum(tricks: number): string;
    readonly king: string;
    readonly queen: string;
    readonly revived: string;
    readonly save: string;
    readonly right: string;
    fewer(what: string): string;
    more(what: string): string;
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
  };

  readonly copy: {
    readonly guessed: string;
    ask(wanted: Wanted): string;
    where(kind: Wanted['kind']): string;
    readonly byTricks: string;
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
    readonly hint: string;
    tricks(tricks: number): string;
  };
}

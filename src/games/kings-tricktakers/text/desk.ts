import type { BetCard, Character, Colour, SetColour } from '#games/kings-tricktakers/law/box';
import type { CardName } from '#games/kings-tricktakers/law/cards';
import type { Collected } from '#games/kings-tricktakers/law/position';
import type { Precedence } from '#games/kings-tricktakers/law/trick';

/** A bet card as it was judged. */
export interface Judged {
  readonly card: BetCard;
  /** Whose bet it was, where a Diplomat copies it. */
  readonly copied: string;
  readonly points: number;
}

/** What the answer to a bet tells. */
export interface BetAnswer {
  readonly player: string;
  readonly ally: string | undefined;
  readonly met: boolean;
  readonly tricks: number;
  readonly cards: readonly Judged[];
  /** Whom a Devil found failing. */
  readonly failed: readonly string[];
  readonly points: number;
}

/** What the answer to a round tells. */
interface RoundAnswer {
  readonly player: string;
  readonly ally: string | undefined;
  readonly total: number;
  /** With the points from before, where those are told. */
  readonly points: number | undefined;
  readonly tricks: number;
  /** A Jack whose table nobody has told. */
  readonly jack: SetColour | undefined;
}

/** What the referee's desk of Kings Tricktakers says in one language. */
export interface TricktakersDeskText {
  readonly questions: Readonly<Record<'trick' | 'round' | 'bet' | 'revive' | 'winner', { readonly title: string; readonly hint: string }>>;
  /** Somebody whom nobody has named. */
  player(seat: number): string;
  /** Printed figures that the table told: points by tricks, a Queen's cost, a King's two ranks. */
  readonly copied: {
    bet(card: BetCard, byTricks: readonly (readonly [string, number])[]): string;
    jack(set: SetColour, byTricks: readonly (readonly [string, number])[]): string;
    queen(set: SetColour, cost: number): string;
    king(set: SetColour, ranks: readonly number[]): string;
  };
  no(refusal: string): string;

  readonly answer: {
    trick(player: string, card: CardName, decided: Precedence, complete: boolean): string;
    led(colour: Colour | undefined, player: string): string;
    /** What comes of it if the table lets the refused card lie. */
    ifItStands(then: string): string;
    round(answer: RoundAnswer): string;
    asTold(then: string): string;
    bet(answer: BetAnswer): string;
    revived(player: string, set: SetColour, cost: number, left: number): string;
    won(player: string, points: number): string;
    wonByRank(player: string, others: readonly string[], points: number, rank: number): string;
    shared(players: readonly string[], points: number): string;
    /** Equals whose Kings are not told. */
    undecided(players: readonly string[], points: number): string;
    stands(next: string): string;
    reported(remarks: string): string;
  };

  readonly told: {
    round(round: number): string;
    up(player: string, characters: readonly Character[]): string;
    kingDown(player: string): string;
    queenDown(player: string): string;
    company(player: string, set: SetColour | undefined, up: readonly Character[], bet: readonly BetCard[]): string;
    fate(player: string, fate: 'met' | 'failed'): string;
    tricks(piles: number): string;
    collected(kind: keyof Collected, cards: number): string;
    readonly king: string;
    readonly queen: string;
    ally(player: string): string;
    copies(player: string, card: BetCard): string;
    reviving(player: string, set: SetColour | undefined, down: boolean, points: number): string;
    end(player: string, points: number, set: SetColour | undefined, down: boolean): string;
  };

  readonly form: {
    readonly players: string;
    readonly about: string;
    readonly round: string;
    next(player: string): string;
    readonly full: string;
    readonly opens: string;
    readonly laid: string;
    readonly tapLaid: string;
    readonly back: string;
    with(player: string, card: CardName): string;
    readonly rebel: string;
    oppressor(player: string): string;
    readonly greenQueen: string;
    readonly waits: string;
    king(set: SetColour): string;
    queen(set: SetColour): string;
    readonly set: string;
    readonly characters: string;
    readonly company: string;
    readonly betCards: string;
    readonly faceUp: string;
    readonly turned: string;
    remove(what: string): string;
    readonly jackBet: string;
    readonly tricks: string;
    readonly collected: string;
    readonly kingDown: string;
    readonly queenPlayed: string;
    readonly queenLies: string;
    readonly faces: Readonly<Record<'down' | 'up', string>>;
    readonly pointsNow: string;
    readonly points: string;
    readonly devilUp: string;
    readonly diplomatUp: string;
    readonly ally: string;
    readonly copied: string;
    others(which: 'devil' | 'diplomat'): string;
    betOf(player: string): string;
    readonly fates: Readonly<Record<'none' | 'met' | 'failed' | 'cards', string>>;
    readonly figures: string;
    readonly figuresHint: string;
    readonly optional: string;
  };

  readonly picture: {
    readonly bet: string;
    readonly leads: string;
    readonly unknown: string;
    tricks(number: number): string;
    points(number: number): string;
    readonly asSurrender: string;
    readonly asMystic: string;
    as(value: number): string;
    readonly king: string;
    readonly queen: string;
    readonly rebel: string;
    readonly last: string;
    readonly down: string;
    readonly fates: Readonly<Record<'met' | 'failed', string>>;
    ally(player: string): string;
    copies(player: string): string;
    readonly free: string;
  };
}

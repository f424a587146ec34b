import type { BetCard, Character, Colour, SetColour } from '#games/kings-tricktakers/law/box';
import type { CardName } from '#games/kings-tricktakers/law/cards';
import type { Collected } from '#games/kings-tricktakers/law/position';
import type { Precedence } from '#games/kings-tricktakers/law/trick';
import { grammar } from '#text/language';
import { betCard, CHARACTER, COLOUR, cardName, KIND } from './en';

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

const { count, list, points } = grammar('en');

const tricks = (number: number): string => count(number, 'trick', 'tricks');
const byTricks = (figures: readonly (readonly [string, number])[]): string =>
  list(figures.map(([number, paid]) => `${points(paid)} for ${tricks(Number(number))}`));
const minus = (number: number): string => (number < 0 ? `−${-number}` : String(number));
const kinds = { ...COLOUR, ...KIND };

const staked = ({ card, copied }: Judged): string => `${betCard(card)}${copied === '' ? '' : ` copied from ${copied}`}`;

/** "Assassin 7 points, Gambler nothing". */
const each = (cards: readonly Judged[]): string =>
  cards.map((judged) => `${staked(judged)} ${judged.points === 0 ? 'nothing' : points(judged.points)}`).join(', ');

function bet({ player, ally, met, tricks: number, cards, failed, points: paid }: BetAnswer): string {
  const [first] = cards;
  const card = first === undefined || cards.length > 1 ? '' : ` (${staked(first)})`;
  const whose = ally === undefined ? `${player}’s bet${card}` : `${ally}’s bet${card}, which counts for ${player},`;
  const count_ = `with ${tricks(number)}`;
  if (cards.length > 1) {
    const told = `${count_}: ${each(cards)}`;
    if (met) return `Yes: ${whose} succeeds ${told}. ${points(paid)} in all.`;
    return paid === 0
      ? `No: ${whose} fails ${told}.`
      : `No: ${whose} does not succeed as a whole ${told}. The card that is met still pays.`;
  }
  if (first?.card === 'devil') {
    return failed.length === 0
      ? `No: ${whose} fails, since nobody else’s bet failed.`
      : `Yes: ${whose} pays ${points(paid)}: ${list(failed)} failed.`;
  }
  return met ? `Yes: ${whose} is met ${count_} and pays ${points(paid)}.` : `No: ${whose} is not met ${count_}.`;
}

/** What the referee's desk of Kings Tricktakers says in one language. */
export const deskEn = {
  questions: {
    trick: { title: 'Who wins this trick?', hint: 'Tap the cards in the order in which they were played.' },
    round: { title: 'What does this round pay me?', hint: 'Your company, your tricks and the cards that count.' },
    bet: { title: 'Is this bet met?', hint: 'One card or two, the Devil against the others, the Diplomat as ally or copier.' },
    revive: { title: 'May I turn my Queen up again?', hint: 'Her colour, and the points you have.' },
    winner: { title: 'Who has won?', hint: 'Points, and the Kings where points are equal.' },
  },
  player: (seat: number) => `Player ${seat}`,
  /** Printed figures that the table told: points by tricks, a Queen's cost, a King's two ranks. */
  copied: {
    bet: (card: BetCard, figures: readonly (readonly [string, number])[]) =>
      `${betCard(card)} as a bet: ${byTricks(figures)} (from your copy)`,
    jack: (set: SetColour, figures: readonly (readonly [string, number])[]) => `${COLOUR[set]} Jack: ${byTricks(figures)} (from your copy)`,
    queen: (set: SetColour, cost: number) => `${COLOUR[set]} Queen: costs ${points(cost)} (from your copy)`,
    king: (set: SetColour, ranks: readonly number[]) => `${COLOUR[set]} King: rank ${ranks.join(', face down ')} (from your copy)`,
  },
  no: (refusal: string) => `No: ${refusal}`,

  answer: {
    trick: (player: string, card: CardName, decided: Precedence, complete: boolean) => {
      const why = {
        king: 'the last King played',
        mystic: 'the first Mystic',
        trump: 'the strongest trump',
        leading: 'the highest card of the leading colour',
        surrender: 'only Surrenders, so the first',
      }[decided];
      return complete
        ? `${player} wins the trick with ${cardName(card)}: ${why}.`
        : `${player} is winning so far with ${cardName(card)}: ${why}.`;
    },
    led: (colour: Colour | undefined, player: string) =>
      colour === undefined ? 'No colour leads.' : `${COLOUR[colour]} leads, set by ${player}.`,
    ifItStands: (then: string) => `If the table lets it stand: ${then}`,
    round: ({ player, ally, total, points: sum, tricks: number, jack }: RoundAnswer) =>
      [
        `${minus(total)} ${Math.abs(total) === 1 ? 'point' : 'points'} for ${player}, with ${ally === undefined ? '' : `${ally}’s `}${tricks(number)} counted.`,
        sum === undefined || sum === total ? '' : `That makes ${minus(sum)} in all.`,
        jack === undefined ? '' : `What the ${COLOUR[jack]} Jack pays comes on top: his table has not been told.`,
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    asTold: (then: string) => `Counted as told: ${then}`,
    bet,
    revived: (player: string, set: SetColour, cost: number, left: number) =>
      `Yes: the ${COLOUR[set]} Queen costs ${points(cost)}, and ${player} keeps ${left}.`,
    won: (player: string, number: number) => `${player} wins with ${points(number)}.`,
    wonByRank: (player: string, others: readonly string[], number: number, rank: number) =>
      `${player} wins: ${points(number)} like ${list(others)}, and the lower King, rank ${rank}.`,
    shared: (players: readonly string[], number: number) =>
      `${list(players)} share the victory with ${points(number)} each: the ranks of their Kings are equal.`,
    /** Equals whose Kings are not told. */
    undecided: (players: readonly string[], number: number) =>
      `${list(players)} have ${points(number)} each: the lower King rank decides. Tell their Kings and the ranks below; a table that does not know them shares the victory.`,
    stands: (next: string) => `Yes, this stands. Next: ${next}.`,
    reported: (remarks: string) => `It stands, and is reported: ${remarks}`,
  },

  told: {
    round: (round: number) => `Round ${round}.`,
    up: (player: string, characters: readonly Character[]) => `${player} has the ${list(characters.map((one) => CHARACTER[one]))} face up.`,
    kingDown: (player: string) => `${player}’s King already lies face down.`,
    queenDown: (player: string) => `${player}’s Queen lies face down.`,
    company: (player: string, set: SetColour | undefined, up: readonly Character[], turned: readonly BetCard[]) => {
      const parts = [
        ...(set === undefined ? [] : [`${COLOUR[set]} set`]),
        ...up.map((one) => CHARACTER[one]),
        ...turned.map((one: BetCard) => `${betCard(one)} (bet)`),
      ];
      return `${player}: ${parts.length === 0 ? 'no bet' : parts.join(', ')}`;
    },
    fate: (player: string, fate: 'met' | 'failed') => `${player}: bet ${fate}`,
    tricks,
    collected: (kind: keyof Collected, cards: number) => `${cards} ${kinds[kind].toLowerCase()}`,
    king: 'King face down',
    queen: 'Queen played',
    ally: (player: string) => `allied to ${player}`,
    copies: (player: string, card: BetCard) => `copies ${player}’s ${betCard(card)}`,
    reviving: (player: string, set: SetColour | undefined, down: boolean, number: number) =>
      `${player} has ${points(number)}; the ${set === undefined ? '' : `${COLOUR[set]} `}Queen lies face ${down ? 'down' : 'up'}.`,
    end: (player: string, number: number, set: SetColour | undefined, down: boolean) =>
      `${player}: ${points(number)}${set === undefined ? '' : `, ${COLOUR[set]} King face ${down ? 'down' : 'up'}`}.`,
  },

  form: {
    players: 'How many play?',
    about: 'Who is it about?',
    round: 'Round',
    next: (player: string) => `Next card: ${player}`,
    full: 'Everybody has played.',
    opens: 'Who opens?',
    laid: 'Cards played, in order',
    tapLaid: 'Tap a card played to add its King, a Queen or the Rebel.',
    back: 'Take back the last card',
    with: (player: string, card: CardName) => `What went with ${cardName(card)} of ${player}?`,
    rebel: 'Rebel turned it',
    oppressor: (player: string) => `${player} has an Oppressor face up`,
    greenQueen: 'Green Queen now, card last',
    waits: 'card last',
    king: (set: SetColour) => `${COLOUR[set]} King on it`,
    queen: (set: SetColour) => `${COLOUR[set]} Queen`,
    set: 'Set',
    characters: 'Characters: tap those of the company',
    company: 'Tap a card to turn it as the bet',
    betCards: 'Which card is bet?',
    faceUp: 'face up',
    turned: 'bet',
    remove: (what: string) => `Remove ${what}`,
    jackBet: 'Jack as the bet',
    tricks: 'Tricks won (piles)',
    collected: 'Cards collected that count',
    kingDown: 'King face down (played now or before)',
    queenPlayed: 'Yellow Queen played this round',
    queenLies: 'The Queen lies',
    faces: { down: 'Face down', up: 'Face up' },
    pointsNow: 'Points you have',
    points: 'Points before this round',
    devilUp: 'A Devil face up (+2 tricks)',
    diplomatUp: 'The Diplomat face up: an ally’s bet',
    ally: 'Who is the ally?',
    copied: 'Which bet is copied?',
    others: (which: 'devil' | 'diplomat'): string => (which === 'devil' ? 'The bets of the others' : 'The others’ bets and tricks'),
    betOf: (player: string) => `${player}’s bet`,
    fates: { none: 'No bet', met: 'Met', failed: 'Failed', cards: 'By its cards' },
    figures: 'Printed figures that Regent does not know',
    figuresHint: 'Look at your card: they are asked, never guessed.',
    optional: 'Not needed for an answer; the Jack’s points then come on top.',
  },

  picture: {
    bet: 'bet',
    leads: 'leads',
    unknown: 'not told',
    tricks,
    points,
    asSurrender: 'as Surrender',
    asMystic: 'as Mystic',
    as: (value: number) => `as ${value}`,
    king: 'King',
    queen: 'Queen',
    rebel: 'Rebel',
    last: 'card last',
    down: 'face down',
    fates: { met: 'bet met', failed: 'bet failed' },
    ally: (player: string) => `ally: ${player}`,
    copies: (player: string) => `copies ${player}`,
    free: 'any colour',
  },
};

export type TricktakersDeskText = typeof deskEn;

import type { BetCard, Character, Colour, SetColour } from '#games/kings-tricktakers/law/box';
import type { Outcome } from '#games/kings-tricktakers/law/trick/trick';
import { grammar } from '#text/language';
import { betCardName, CHARACTER_NAMES, COLOUR_NAMES, cardName } from './en';

/** A moment at which somebody may want to do nothing. */
type Moment = 'draft' | 'bet' | 'diplomat' | 'queen' | 'card';

/** What the answer to a trick tells. */
interface TrickAnswer extends Pick<Outcome, 'card' | 'decided' | 'isFirstOfEqual'> {
  readonly complete: boolean;
}

/** A bet card as it was judged. */
export interface JudgedBetCard {
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
  readonly cards: readonly JudgedBetCard[];
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
const formatPointsByTricks = (figures: readonly (readonly [string, number])[]): string =>
  list(figures.map(([number, paid]) => `${points(paid)} for ${tricks(Number(number))}`));
const formatSigned = (number: number): string => (number < 0 ? `−${-number}` : String(number));

const describeBetCard = ({ card, copied }: JudgedBetCard): string => `${betCardName(card)}${copied === '' ? '' : ` copied from ${copied}`}`;

/** "Assassin 7 points, Gambler nothing". */
const describeBetCards = (cards: readonly JudgedBetCard[]): string =>
  cards.map((judged) => `${describeBetCard(judged)} ${judged.points === 0 ? 'nothing' : points(judged.points)}`).join(', ');

function answerBet({ player, ally, met, tricks: number, cards, failed, points: paid }: BetAnswer): string {
  const [first] = cards;
  const card = first === undefined || cards.length > 1 ? '' : ` (${describeBetCard(first)})`;
  const whose = ally === undefined ? `${player}’s bet${card}` : `${ally}’s bet${card}, which counts for ${player},`;
  const count_ = `with ${tricks(number)}`;
  if (cards.length > 1) {
    const told = `${count_}: ${describeBetCards(cards)}`;
    if (met) return `Yes: ${whose} is met ${told}. ${points(paid)} in all.`;
    return paid === 0 ? `No: ${whose} is missed ${told}.` : `No: ${whose} is not met as a whole ${told}. The card that is met still pays.`;
  }
  if (first?.card === 'devil') {
    return failed.length === 0
      ? `No: ${whose} is missed: nobody else’s bet failed.`
      : `Yes: ${whose} pays ${points(paid)}: ${list(failed)} failed.`;
  }
  return met ? `Yes: ${whose} is met ${count_} and pays ${points(paid)}.` : `No: ${whose} is not met ${count_}.`;
}

/** What the referee's desk of Kings Tricktakers says in one language. */
export const deskEn = {
  questions: {
    trick: { title: 'Who wins this trick?', hint: 'Tap the cards in the order in which they were played.' },
    round: { title: 'What do I score this round?', hint: 'Your company, your tricks and the cards that count.' },
    bet: { title: 'Is this bet met?', hint: 'One card or two, the Devil against the others, the Diplomat as ally or copier.' },
    revive: { title: 'Can I revive my Queen?', hint: 'Her colour, and the points you have.' },
    winner: { title: 'Who has won?', hint: 'Points, and the Kings in a tie.' },
    pass: { title: 'Can I pass?', hint: 'Choose what you would have to do.' },
    log: { title: 'Is this allowed next?', hint: 'A few moves of a game; the question is about the last one.' },
  },
  player: (seat: number) => `Player ${seat}`,
  /** Printed figures that the table told: points by tricks, a Queen's cost, a King's two ranks. */
  copied: {
    bet: (card: BetCard, figures: readonly (readonly [string, number])[]) =>
      `${betCardName(card)} as a bet: ${formatPointsByTricks(figures)} (from your box)`,
    jack: (set: SetColour, figures: readonly (readonly [string, number])[]) =>
      `${COLOUR_NAMES[set]} Jack: ${formatPointsByTricks(figures)} (from your box)`,
    queen: (set: SetColour, cost: number) => `${COLOUR_NAMES[set]} Queen: costs ${points(cost)} (from your box)`,
    king: (set: SetColour, ranks: readonly number[]) => `${COLOUR_NAMES[set]} King: rank ${ranks.join(', face down ')} (from your box)`,
  },
  no: (refusal: string) => `No. ${refusal}`,

  answer: {
    trick: (player: string, { card, decided, isFirstOfEqual, complete }: TrickAnswer) => {
      const why = {
        king: 'the last King played',
        mystic: 'the first Mystic',
        trump: 'the strongest trump',
        leading: 'the highest card of the leading colour',
        surrender: 'all Surrenders, so the first one wins',
      }[decided].concat(isFirstOfEqual ? ', played first' : '');
      return complete
        ? `${player} wins the trick with ${cardName(card)}: ${why}.`
        : `${player} is winning so far with ${cardName(card)}: ${why}.`;
    },
    led: (colour: Colour | undefined, player: string) =>
      colour === undefined ? 'No colour to follow.' : `The colour to follow is ${COLOUR_NAMES[colour]}, led by ${player}.`,
    ifItStands: (then: string) => `If the table allows it: ${then}`,
    round: ({ player, ally, total, points: sum, tricks: number, jack }: RoundAnswer) =>
      [
        `${formatSigned(total)} ${Math.abs(total) === 1 ? 'point' : 'points'} for ${player}, with ${ally === undefined ? '' : `${ally}’s `}${tricks(number)} counted.`,
        sum === undefined || sum === total ? '' : `That makes ${formatSigned(sum)} in all.`,
        jack === undefined ? '' : `The ${COLOUR_NAMES[jack]} Jack’s points come on top: enter his printed numbers.`,
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    asTold: (then: string) => `Counted as entered: ${then}`,
    bet: answerBet,
    revived: (player: string, set: SetColour, cost: number, left: number) =>
      `Yes: the ${COLOUR_NAMES[set]} Queen costs ${points(cost)}, and ${player} has ${left} left.`,
    won: (player: string, number: number) => `${player} wins with ${points(number)}.`,
    wonByRank: (player: string, others: readonly string[], number: number, rank: number) =>
      `${player} wins: level with ${list(others)} on ${points(number)}, but with the lower King (rank ${rank}).`,
    shared: (players: readonly string[], number: number) =>
      `${list(players)} share the victory with ${points(number)} each: their Kings have the same rank.`,
    /** Equals whose Kings are not told. */
    undecided: (players: readonly string[], number: number) =>
      `${list(players)} have ${points(number)} each: the lower King rank decides. Enter their Kings and ranks below; without them the victory is shared.`,
    pass: {
      draft: 'No: everybody picks in turn, and the next player waits for your pick.',
      bet: 'No: everybody bets a card of their company every round.',
      diplomat: 'Yes: leave the Diplomat face up and bet nothing. You choose an ally once all bets are revealed.',
      queen: 'Yes: nobody has to revive a Queen. She stays face down.',
      card: 'No: everybody plays a card to every trick. Whoever cannot follow plays any card.',
    } satisfies Record<Moment, string>,
  },

  told: {
    up: (player: string, characters: readonly Character[]) =>
      `${player} has the ${list(characters.map((one) => CHARACTER_NAMES[one]))} face up.`,
    kingDown: (player: string) => `${player}’s King is already face down.`,
    queenDown: (player: string) => `${player}’s Queen is face down.`,
  },

  form: {
    players: 'How many players?',
    about: 'Who is it about?',
    round: 'Round',
    opens: 'Who leads?',
    cards: 'Play the cards',
    before: 'Whose cards?',
    lies: { kingDown: 'King face down', queenDown: 'Queen face down', queenPlayed: 'Queen already played' },
    gone: 'Cards of earlier tricks',
    set: 'Set',
    characters: 'Characters of the company',
    company: 'Bet from the company',
    betCards: 'Which card is bet?',
    tricks: 'Tricks won (piles)',
    collected: 'Cards collected that count',
    facing: 'What else is there?',
    facings: {
      king: 'King face down (played now or before)',
      queen: 'Yellow Queen played this round',
      devil: 'A Devil face up (+2 tricks)',
      diplomat: 'The Diplomat face up: an ally’s bet',
    },
    queenLies: 'The Queen is',
    faces: { down: 'Face down', up: 'Face up' },
    pointsNow: 'Points you have',
    points: 'Points before this round',
    pointsOf: 'Points',
    kingsDown: 'Which Kings are face down?',
    ranks: 'King ranks',
    ally: 'Who is the ally?',
    copied: 'Whose bet is copied?',
    copiedCard: 'Which of the two cards is copied?',
    betOf: (player: string) => `${player}’s bet`,
    fates: { none: 'No bet', met: 'Met', failed: 'Failed', cards: 'By its cards' },
    figuresHint: 'Look at your card: Regent never guesses this number.',
    notPrinted: 'Nothing printed',
    optional: 'Optional: without it, the Jack’s points come on top.',
    moment: 'What would you have to do?',
    moments: {
      draft: 'Pick a card in the draft',
      bet: 'Bet',
      diplomat: 'Bet, with the Diplomat in my company',
      queen: 'Revive my Queen',
      card: 'Play a card to the trick',
    } satisfies Record<Moment, string>,
  },
};

export type TricktakersDeskText = typeof deskEn;

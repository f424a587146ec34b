import type { BetCard } from '#games/kings-tricktakers/law/box';
import { grammar } from '#text/language';
import type { BetAnswer, Judged, TricktakersDeskText } from './desk';
import { betCard, CHARACTER, COLOUR, cardName, KIND } from './en';

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

export const deskEn: TricktakersDeskText = {
  questions: {
    trick: { title: 'Who wins this trick?', hint: 'Tap the cards in the order in which they were played.' },
    round: { title: 'What does this round pay me?', hint: 'Your company, your tricks and the cards that count.' },
    bet: { title: 'Is this bet met?', hint: 'One card or two, the Devil against the others, the Diplomat as ally or copier.' },
    revive: { title: 'May I turn my Queen up again?', hint: 'Her colour, and the points you have.' },
    winner: { title: 'Who has won?', hint: 'Points, and the Kings where points are equal.' },
  },
  player: (seat) => `Player ${seat}`,
  copied: {
    bet: (card, figures) => `${betCard(card)} as a bet: ${byTricks(figures)} (from your copy)`,
    jack: (set, figures) => `${COLOUR[set]} Jack: ${byTricks(figures)} (from your copy)`,
    queen: (set, cost) => `${COLOUR[set]} Queen: costs ${points(cost)} (from your copy)`,
    king: (set, ranks) => `${COLOUR[set]} King: rank ${ranks.join(', face down ')} (from your copy)`,
  },
  no: (refusal) => `No: ${refusal}`,

  answer: {
    trick: (player, card, decided, complete) => {
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
    led: (colour, player) => (colour === undefined ? 'No colour leads.' : `${COLOUR[colour]} leads, set by ${player}.`),
    ifItStands: (then) => `If the table lets it stand: ${then}`,
    round: ({ player, ally, total, points: sum, tricks: number, jack }) =>
      [
        `${minus(total)} ${Math.abs(total) === 1 ? 'point' : 'points'} for ${player}, with ${ally === undefined ? '' : `${ally}’s `}${tricks(number)} counted.`,
        sum === undefined || sum === total ? '' : `That makes ${minus(sum)} in all.`,
        jack === undefined ? '' : `What the ${COLOUR[jack]} Jack pays comes on top: his table has not been told.`,
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    asTold: (then) => `Counted as told: ${then}`,
    bet,
    revived: (player, set, cost, left) => `Yes: the ${COLOUR[set]} Queen costs ${points(cost)}, and ${player} keeps ${left}.`,
    won: (player, number) => `${player} wins with ${points(number)}.`,
    wonByRank: (player, others, number, rank) =>
      `${player} wins: ${points(number)} like ${list(others)}, and the lower King, rank ${rank}.`,
    shared: (players, number) => `${list(players)} share the victory with ${points(number)} each: the ranks of their Kings are equal.`,
    undecided: (players, number) =>
      `${list(players)} have ${points(number)} each: the lower King rank decides. Tell their Kings and the ranks below; a table that does not know them shares the victory.`,
    stands: (next) => `Yes, this stands. Next: ${next}.`,
    reported: (remarks) => `It stands, and is reported: ${remarks}`,
  },

  told: {
    round: (round) => `Round ${round}.`,
    up: (player, characters) => `${player} has the ${list(characters.map((one) => CHARACTER[one]))} face up.`,
    kingDown: (player) => `${player}’s King already lies face down.`,
    queenDown: (player) => `${player}’s Queen lies face down.`,
    company: (player, set, up, turned) => {
      const parts = [
        ...(set === undefined ? [] : [`${COLOUR[set]} set`]),
        ...up.map((one) => CHARACTER[one]),
        ...turned.map((one: BetCard) => `${betCard(one)} (bet)`),
      ];
      return `${player}: ${parts.length === 0 ? 'no bet' : parts.join(', ')}`;
    },
    fate: (player, fate) => `${player}: bet ${fate}`,
    tricks,
    collected: (kind, cards) => `${cards} ${kinds[kind].toLowerCase()}`,
    king: 'King face down',
    queen: 'Queen played',
    ally: (player) => `allied to ${player}`,
    copies: (player, card) => `copies ${player}’s ${betCard(card)}`,
    reviving: (player, set, down, number) =>
      `${player} has ${points(number)}; the ${set === undefined ? '' : `${COLOUR[set]} `}Queen lies face ${down ? 'down' : 'up'}.`,
    end: (player, number, set, down) =>
      `${player}: ${points(number)}${set === undefined ? '' : `, ${COLOUR[set]} King face ${down ? 'down' : 'up'}`}.`,
  },

  form: {
    players: 'How many play?',
    about: 'Who is it about?',
    round: 'Round',
    next: (player) => `Next card: ${player}`,
    full: 'Everybody has played.',
    opens: 'Who opens?',
    laid: 'Cards played, in order',
    tapLaid: 'Tap a card played to add its King, a Queen or the Rebel.',
    back: 'Take back the last card',
    with: (player, card) => `What went with ${cardName(card)} of ${player}?`,
    rebel: 'Rebel turned it',
    oppressor: (player) => `${player} has an Oppressor face up`,
    greenQueen: 'Green Queen now, card last',
    waits: 'card last',
    king: (set) => `${COLOUR[set]} King on it`,
    queen: (set) => `${COLOUR[set]} Queen`,
    set: 'Set',
    characters: 'Characters: tap those of the company',
    company: 'Tap a card to turn it as the bet',
    betCards: 'Which card is bet?',
    faceUp: 'face up',
    turned: 'bet',
    remove: (what) => `Remove ${what}`,
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
    others: (which) => (which === 'devil' ? 'The bets of the others' : 'The others’ bets and tricks'),
    betOf: (player) => `${player}’s bet`,
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
    as: (value) => `as ${value}`,
    king: 'King',
    queen: 'Queen',
    rebel: 'Rebel',
    last: 'card last',
    down: 'face down',
    fates: { met: 'bet met', failed: 'bet failed' },
    ally: (player) => `ally: ${player}`,
    copies: (player) => `copies ${player}`,
    free: 'any colour',
  },
};

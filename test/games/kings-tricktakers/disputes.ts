import type { Dispute } from '../disputes';

const PILES = 'Tricks won (piles)';
const CARDS = 'Cards collected that count';

export const disputes: readonly Dispute[] = [
  {
    question: 'trick',
    about: 'yellow leads, and a blue 9 is higher than the yellow 8',
    printed: 'p. 5, example',
    taps: [['How many players?', '5'], 'Yellow 2', 'Yellow 5', 'Yellow 8', 'Blue 9', 'Yellow 1'],
    answer:
      'Player 3 wins the trick with the Yellow 8: the highest card of the leading colour. The colour to follow is Yellow, led by Player 1.',
  },
  {
    question: 'trick',
    about: 'a black 1 among yellow cards and a blue 9',
    printed: 'p. 5, example',
    taps: [['How many players?', '5'], 'Yellow 2', 'Yellow 8', 'Black 1', 'Blue 9', 'Yellow 1'],
    answer: 'Player 3 wins the trick with the Black 1: the strongest trump. The colour to follow is Yellow, led by Player 1.',
  },
  {
    question: 'round',
    about: 'a Healer and the blue King face down, three blue cards and a green one',
    printed: 'p. 24, example',
    taps: [['Round', '1'], 'Healer', 'Blue', 'King face down', [PILES, '2'], [CARDS, '3'], [CARDS, '1']],
    answer: '7 points for Player 1, with 2 tricks counted. The Blue Jack’s points come on top: enter his printed numbers.',
  },
  {
    question: 'round',
    about: 'the Devil face up with one pile',
    printed: 'p. 25',
    taps: [['Round', '1'], 'Devil', [PILES, '1']],
    answer: '−2 points for Player 1, with 3 tricks counted.',
  },
  {
    question: 'bet',
    about: 'the Gambler without a trick',
    printed: 'p. 13, example',
    taps: [['Round', '1'], 'Gambler', [PILES, '0']],
    answer: 'Yes: Player 1’s bet (Gambler) is met with 0 tricks and pays 3 points.',
  },
  {
    question: 'bet',
    about: 'the Jack before the third round',
    printed: 'p. 13',
    taps: [['Round', '2'], 'Jack', [PILES, '3']],
    answer: 'No. The Jack can’t be bet before round 3: Player 1 bets one character.',
  },
  {
    question: 'revive',
    about: 'the blue Queen costs 2, and there is 1 point',
    printed: 'p. 18-19',
    taps: ['Blue', 'Face down', ['Points you have', '1']],
    answer: 'No. The Queen costs 2 points, and Player 1 has 1.',
  },
  {
    question: 'revive',
    about: 'the green Queen costs 1, and there are 5 points',
    printed: 'p. 18-19',
    taps: ['Green', 'Face down', ['Points you have', '5']],
    answer: 'Yes: the Green Queen costs 1 point, and Player 1 has 4 left.',
  },
  {
    question: 'winner',
    about: 'most points win',
    printed: 'p. 17',
    taps: [
      ['How many players?', '3'],
      ['Points', '2'],
      ['Points', '0'],
      ['Points', '3'],
      ['Points', '1'],
      ['Points', '2'],
      ['Points', '5'],
    ],
    answer: 'Player 2 wins with 31 points.',
  },
  {
    question: 'winner',
    about: 'equal points: the lower King decides, not the table',
    printed: 'p. 17',
    taps: [
      ['How many players?', '2'],
      ['Points', '2'],
      ['Points', '0'],
      ['Points', '2'],
      ['Points', '0'],
    ],
    answer:
      'Player 1 and Player 2 have 20 points each: the lower King rank decides. Enter their Kings and ranks below; without them the victory is shared.',
  },
  {
    question: 'pass',
    about: 'somebody keeps the card rather than lose it in this trick',
    printed: 'p. 15',
    taps: ['Play a card to the trick'],
    answer: 'No: everybody plays a card to every trick. Whoever cannot follow plays any card.',
  },
  {
    question: 'pass',
    about: 'no bet, the Diplomat stays face up',
    printed: 'p. 26',
    taps: ['Bet, with the Diplomat in my company'],
    answer: 'Yes: leave the Diplomat face up and bet nothing. You choose an ally once all bets are revealed.',
  },
];

import type { Dispute, Tap } from '../disputes';

const hexes = (...names: readonly string[]): readonly Tap[] => names.map((hex) => ({ hex }));
const more = (player: string, times: number): readonly Tap[] =>
  Array.from({ length: times }, (): Tap => [`${player}: settlements in the section`, 'One more']);

export const disputes: readonly Dispute[] = [
  {
    question: 'card',
    about: 'two settlements beside the water, one away from it, under the Fishermen',
    printed: 'p. 5',
    taps: ['Fishermen', ...hexes('4,1', '5,2', '7,3')],
    answer: 'Orange gets 2 points.',
  },
  {
    question: 'card',
    about: 'three in one row and one in another, under the Knights',
    printed: 'p. 5',
    taps: ['Knights', ...hexes('7,7', '7,8', '7,6', '9,9')],
    answer: 'Orange gets 6 points.',
  },
  {
    question: 'lords',
    about: '8, 8, 6 and 2 settlements in one section',
    printed: 'p. 5, example',
    taps: [['Players', '4'], ...more('Orange', 8), ...more('Blue', 8), ...more('White', 6), ...more('Black', 2)],
    answer: 'Orange 12, Blue 12, White 6, and Black 0 points.',
  },
  {
    question: 'lords',
    about: 'most takes 12, second most 6',
    printed: 'p. 5',
    taps: [['Players', '2'], ...more('Orange', 1), ...more('Blue', 2)],
    answer: 'Orange 6 and Blue 12 points.',
  },
  {
    question: 'adjacent',
    about: 'a fitting hex beside my settlements is free, and I build elsewhere',
    printed: 'p. 4',
    taps: ['One of the three', 'canyon', ...hexes('6,3'), 'Where?', ...hexes('6,8')],
    answer: 'No. 6,8 touches none of your settlements, and 2 fitting free hexes do.',
  },
  {
    question: 'adjacent',
    about: 'the Paddock jumps two hexes away from everything I have',
    printed: 'p. 6',
    taps: ['Paddock', ...hexes('6,5', '6,3')],
    answer: 'Yes: 6,3 is two hexes off in a straight line, whatever lies between.',
  },
  {
    question: 'tile',
    about: 'my only settlement beside the Tavern moves away',
    printed: 'p. 3',
    taps: ['Paddock', ...hexes('6,1', '8,2')],
    answer: 'No: you lose Tavern.',
  },
  {
    question: 'tile',
    about: 'I build beside a location for the first time',
    printed: 'p. 3',
    taps: ['One of the three', 'flowers', ...hexes('6,1')],
    answer: 'You get Tavern, for use from your next turn on.',
  },
  {
    question: 'use',
    about: 'a tile that was got this very turn',
    printed: 'p. 3',
    taps: ['Tavern', ['Your tile', 'Got this turn'], ['How many of the three are placed?', 'All three']],
    answer: 'No. You got the Tavern tile this turn: it works from your next turn on.',
  },
  {
    question: 'use',
    about: 'a tile between the second and the third settlement',
    printed: 'p. 3',
    taps: ['Tavern', ['Your tile', 'Ready'], ['How many of the three are placed?', '2']],
    answer: 'No. Extra actions wait for the last of the three settlements: 2 are placed.',
  },
  {
    question: 'full',
    about: 'no hex of the card’s terrain is free',
    printed: 'p. 4',
    taps: ['desert', 'None yet'],
    answer: 'That card leaves the game: draw another.',
  },
  {
    question: 'full',
    about: 'the terrain is full after the first of the three',
    printed: 'p. 4',
    taps: ['canyon', '1'],
    answer: 'Draw another card, and place the rest of the three on its terrain.',
  },
  {
    question: 'end',
    about: 'Orange began, and Blue, the second of three, has placed the last settlement',
    printed: 'p. 4',
    taps: [
      ['Players', '3'],
      ['Who has placed the last settlement?', 'Blue'],
      ['Whose turn ends?', 'Blue'],
      ['Who began?', 'Orange'],
    ],
    answer: 'No: the round is finished first, White still plays.',
  },
  {
    question: 'end',
    about: 'the player right of the first has ended the turn',
    printed: 'p. 4',
    taps: [
      ['Players', '3'],
      ['Who has placed the last settlement?', 'Blue'],
      ['Whose turn ends?', 'White'],
      ['Who began?', 'Orange'],
    ],
    answer: 'Yes: the round is finished, and the points are counted.',
  },
  {
    question: 'count',
    about: 'who has most wins',
    printed: 'p. 4',
    taps: ['Fishermen', 'Knights', 'Merchants', ...hexes('4,4', '3,4')],
    answer: 'Orange wins: Orange 6 and Blue 0.',
  },
  {
    question: 'count',
    about: 'equal points share the victory',
    printed: 'p. 4',
    taps: ['Discoverers', 'Hermits', 'Knights', ...hexes('7,7'), 'Blue', ...hexes('9,9')],
    answer: 'Orange and Blue share the victory with 4 points each.',
  },
  {
    question: 'site',
    about: 'a cave on a mountain away from castles and locations',
    printed: 'p. 8',
    taps: [['What is to lie there?', 'Cave'], ['Section', 'Farm'], ...hexes('17,14')],
    answer: 'Yes: 17,14 can bear a cave.',
  },
  {
    question: 'site',
    about: 'a Capitol in a section that is neither Harbor nor Oracle',
    printed: 'p. 8',
    taps: [
      ['What is to lie there?', 'Capitol'],
      ['Section', 'Tavern'],
    ],
    answer: 'Nowhere in this section: only the castles of the Harbor and Oracle sections bear one.',
  },
];

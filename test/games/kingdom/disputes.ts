import type { Dispute, Tap } from '../disputes';

const put = (piece: string, square: string): readonly Tap[] => [piece, { square }];
const move = (...squares: readonly string[]): readonly Tap[] => ['Make the move', ...squares.map((square) => ({ square }))];

export const disputes: readonly Dispute[] = [
  {
    question: 'move',
    about: 'the smallest Knight jumps the tallest',
    printed: 'Saut des Chevaliers',
    taps: [...put('white Knight 1', 'c3'), ...put('black Knight 4', 'd4'), ...move('c3', 'e5')],
    answer: 'Yes: White Knight 1 jumps from c3 to e5.',
  },
  {
    question: 'move',
    about: 'a Knight lands on an enemy Knight',
    printed: 'Principes',
    taps: [...put('white Knight 4', 'c3'), ...put('black Knight 1', 'c4'), ...move('c3', 'c4')],
    answer: 'No. Knights don’t take Knights (c4).',
  },
  {
    question: 'jump',
    about: 'whom does a Knight of size 2 jump?',
    printed: 'Saut des Chevaliers, example',
    taps: ['white Knight 2'],
    answer:
      'On the other side, the white Knight 2 jumps only Knights of size 1. It jumps every Knight of its own side, but never a Monarch.',
  },
  {
    question: 'jump',
    about: 'does anybody stop a Monarch?',
    printed: 'Le Monarque',
    taps: ['white Monarch'],
    answer: 'The white Monarch jumps every piece, the other Monarch too.',
  },
  {
    question: 'danger',
    about: 'the Monarch stepped beside an enemy Knight',
    printed: 'Règle de courtoisie',
    taps: [...put('white Monarch', 'e4'), ...put('black Knight 1', 'e5'), ['Whose Monarch?', 'White'], ['Who moved last?', 'This Monarch']],
    answer: 'Yes: the black Knight 1 (e5-e4) could take it. By courtesy the last move is taken back.',
  },
  {
    question: 'danger',
    about: 'the Knight came to the Monarch',
    printed: 'Règle de courtoisie',
    taps: [
      ...put('white Monarch', 'e4'),
      ...put('black Knight 1', 'e5'),
      ['Whose Monarch?', 'White'],
      ['Who moved last?', 'The other side'],
    ],
    answer: 'Yes: the black Knight 1 (e5-e4) could take it. Nothing is taken back: the other side attacked it.',
  },
  {
    question: 'win',
    about: 'the Monarch jumps a Knight and lands on the other throne',
    printed: 'But du jeu',
    taps: [...put('white Monarch', 'e7'), ...put('black Knight 4', 'e8'), ...move('e7', 'e9')],
    answer: 'Yes: White Monarch jumps from e7 to e9, wins the throne. White wins.',
  },
  {
    question: 'win',
    about: 'a Knight lands on the Monarch with its second jump',
    printed: 'Capture du Monarque',
    taps: [
      ...put('white Knight 3', 'c3'),
      ...put('black Knight 2', 'd4'),
      ...put('black Knight 1', 'f6'),
      ...put('black Monarch', 'g7'),
      ...move('c3', 'g7'),
    ],
    answer: 'Yes: White Knight 3 jumps from c3 by e5 to g7, takes the black Monarch. White wins.',
  },
  {
    question: 'draw',
    about: 'a blocked position: the print knows two ends, and this is neither',
    printed: 'Fin de la partie',
    taps: ['Nobody gets any further'],
    answer: 'No: a blocked position is not a draw by itself. The player to move plays on, unless both agree on a draw.',
  },
  {
    question: 'draw',
    about: 'the same position for the third time: not an end that is printed either',
    printed: 'Fin de la partie',
    taps: ['The same position comes again and again'],
    answer: 'No, not automatically: the third time, a draw is offered, and the game goes on unless both agree.',
  },
  {
    question: 'pass',
    about: 'a player would rather not move',
    printed: 'Début du jeu',
    taps: ['I would rather not move'],
    answer: 'No: you can’t pass. Move one of your pieces.',
  },
  {
    question: 'pass',
    about: 'a Knight was taken and is still in hand',
    printed: 'Le Monarque',
    taps: ['I hold a Knight that I took'],
    answer: 'No: first put back the Knight that you took. That ends your turn.',
  },
];

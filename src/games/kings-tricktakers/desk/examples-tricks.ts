import { shows, trick } from './examples-kit';

/** Tricks of the rulebook (p. 5-6, 16, 19-20, 22-24), and tricks that show a rule at work. */
export const trickExamples = {
  'yellow-8-wins': shows(
    ['kt.trick.winner', 'kt.trick.leading-colour', 'kt.trick.follow'],
    trick(5, [{ card: 'yellow-2' }, { card: 'yellow-5' }, { card: 'yellow-8' }, { card: 'blue-9' }]),
  ),
  'black-1-wins': shows(
    ['kt.trick.winner'],
    trick(5, [{ card: 'yellow-2' }, { card: 'yellow-8' }, { card: 'black-1' }, { card: 'blue-9' }]),
  ),
  'first-mystic': shows(['kt.trick.winner'], trick(4, [{ card: 'black-10' }, { card: 'mystic' }, { card: 'mystic' }, { card: 'black-3' }])),
  'mystic-opens': shows(
    ['kt.trick.leading-colour', 'kt.trick.follow'],
    trick(4, [{ card: 'surrender' }, { card: 'green-4' }, { card: 'blue-10' }, { card: 'green-7' }]),
  ),
  'only-surrenders': shows(['kt.trick.winner'], trick(2, [{ card: 'surrender' }, { card: 'surrender' }])),
  'yellow-10-first': shows(
    ['kt.character.oppressor', 'kt.trick.winner'],
    trick(3, [{ card: 'yellow-10' }, { card: 'black-10' }, { card: 'yellow-3' }], { ana: { up: ['oppressor'] } }),
  ),
  'black-10-first': shows(
    ['kt.character.oppressor'],
    trick(3, [{ card: 'black-10' }, { card: 'yellow-10' }, { card: 'green-2' }], { ben: { up: ['oppressor'] } }),
  ),
  'oppressors-neighbour': shows(
    ['kt.character.oppressor'],
    trick(3, [{ card: 'yellow-3' }, { card: 'black-2' }, { card: 'yellow-10' }], { ana: { up: ['oppressor'] } }),
  ),
  'king-beats-mystic': shows(
    ['kt.king.card', 'kt.trick.winner'],
    trick(4, [{ card: 'green-6' }, { card: 'yellow-2', king: true }, { card: 'mystic' }, { card: 'green-10' }], { ben: { set: 'yellow' } }),
  ),
  'last-king': shows(
    ['kt.trick.winner', 'kt.king.card'],
    trick(3, [{ card: 'blue-4', king: true }, { card: 'surrender', king: true }, { card: 'blue-10' }], {
      ana: { set: 'blue' },
      ben: { set: 'white' },
    }),
  ),
  'king-on-wrong-colour': shows(
    ['kt.king.card'],
    trick(3, [{ card: 'green-3' }, { card: 'blue-5', king: true }, { card: 'green-10' }], { ben: { set: 'yellow' } }),
  ),
  'white-king-on-queened-card': shows(
    ['kt.king.card', 'kt.queen.white'],
    trick(3, [{ card: 'green-3', king: true, queen: true }, { card: 'green-5' }, { card: 'green-10' }], { ana: { set: 'white' } }),
  ),
  'king-again': shows(
    ['kt.king.once'],
    trick(3, [{ card: 'black-4', king: true }, { card: 'black-5' }, { card: 'black-10' }], { ana: { set: 'black', kingDown: true } }),
  ),
  'queen-face-down': shows(
    ['kt.queen.once'],
    trick(3, [{ card: 'blue-4', queen: true }, { card: 'blue-5' }, { card: 'blue-10' }], { ana: { set: 'blue', queenDown: true } }),
  ),
  'yellow-queen-in-trick': shows(
    ['kt.queen.yellow'],
    trick(3, [{ card: 'blue-4' }, { card: 'blue-2', queen: true }, { card: 'blue-10' }], { ben: { set: 'yellow' } }),
  ),
  'blue-queen': shows(
    ['kt.queen.blue', 'kt.trick.leading-colour'],
    trick(3, [{ card: 'black-10', queen: true }, { card: 'green-2' }, { card: 'yellow-10' }], { ana: { set: 'blue' } }),
  ),
  'white-queen': shows(
    ['kt.queen.white'],
    trick(3, [{ card: 'black-10' }, { card: 'black-1', queen: true }, { card: 'mystic' }], { ben: { set: 'white' } }),
  ),
  'green-queen': shows(
    ['kt.queen.green'],
    trick(
      4,
      [
        { card: 'blue-5' },
        { by: 'ben', queen: true },
        { by: 'cleo', card: 'blue-7' },
        { by: 'dan', card: 'blue-2' },
        { by: 'ben', card: 'blue-10' },
      ],
      { ben: { set: 'green' } },
    ),
  ),
  'green-queen-with-card': shows(
    ['kt.queen.green'],
    trick(3, [{ card: 'blue-5' }, { card: 'blue-10', queen: true }, { card: 'blue-2' }], { ben: { set: 'green' } }),
  ),
  'black-queen': shows(
    ['kt.queen.black', 'kt.trick.follow'],
    trick(3, [{ card: 'blue-5' }, { card: 'black-2', queen: true }, { card: 'blue-10' }], { ben: { set: 'black' } }),
  ),
  'rebel-turns-one': shows(
    ['kt.character.rebel'],
    trick(3, [{ card: 'green-5' }, { card: 'green-1', flip: true }, { card: 'green-4' }], { ben: { up: ['rebel'] } }),
  ),
  'rebel-turns-blue-queen': shows(
    ['kt.character.rebel', 'kt.queen.blue'],
    trick(3, [{ card: 'black-10' }, { card: 'black-2', queen: true, flip: true }, { card: 'green-4' }], {
      ben: { set: 'blue', up: ['rebel'] },
    }),
  ),
  'rebel-turns-white-queen': shows(
    ['kt.character.rebel', 'kt.queen.white'],
    trick(3, [{ card: 'green-3' }, { card: 'green-10', queen: true, flip: true }, { card: 'green-4' }], {
      ben: { set: 'white', up: ['rebel'] },
    }),
  ),
  'rebel-turns-berserker-10': shows(
    ['kt.character.rebel', 'kt.card.exists'],
    trick(3, [{ card: 'black-2' }, { card: 'berserker-10', flip: true }, { card: 'black-3' }], { ben: { up: ['berserker', 'rebel'] } }),
  ),
  'black-king-on-berserker-10': shows(
    ['kt.king.card', 'kt.card.exists'],
    trick(3, [{ card: 'yellow-2' }, { card: 'berserker-10', king: true }, { card: 'mystic' }], {
      ben: { set: 'black', up: ['berserker'] },
    }),
  ),
  'rebel-turns-five': shows(
    ['kt.character.rebel'],
    trick(3, [{ card: 'green-3' }, { card: 'green-5', flip: true }, { card: 'green-4' }], { ben: { up: ['rebel'] } }),
  ),
  'eight-with-four': shows(['kt.card.exists'], trick(4, [{ card: 'yellow-2' }, { card: 'yellow-8' }, { card: 'yellow-10' }])),
  'ten-without-berserker': shows(['kt.card.exists'], trick(3, [{ card: 'yellow-2' }, { card: 'berserker-10' }])),
};

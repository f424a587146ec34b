import { shows, trick } from './examples-kit';

/** Tricks of the rulebook (p. 5-6, 16, 19-20, 22-24), and tricks that show a rule at work. */
export const trickExamples = {
  'yellow-8-wins': shows(
    ['kt.trick.winner', 'kt.trick.leading-colour', 'kt.trick.follow'],
    trick(5, ['yellow-2', 'yellow-5', 'yellow-8', 'blue-9']),
  ),
  'black-1-wins': shows(['kt.trick.winner'], trick(5, ['yellow-2', 'yellow-8', 'black-1', 'blue-9'])),
  'first-mystic': shows(['kt.trick.winner'], trick(4, ['black-10', 'mystic', 'mystic', 'black-3'])),
  'mystic-opens': shows(['kt.trick.leading-colour', 'kt.trick.follow'], trick(4, ['surrender', 'green-4', 'blue-10', 'green-7'])),
  'only-surrenders': shows(['kt.trick.winner'], trick(2, ['surrender', 'surrender'])),
  'yellow-10-first': shows(
    ['kt.character.oppressor', 'kt.trick.winner'],
    trick(3, ['yellow-10', 'black-10', 'yellow-3'], { ana: { up: ['oppressor'] } }),
  ),
  'black-10-first': shows(['kt.character.oppressor'], trick(3, ['black-10', 'yellow-10', 'green-2'], { ben: { up: ['oppressor'] } })),
  'oppressors-neighbour': shows(['kt.character.oppressor'], trick(3, ['yellow-3', 'black-2', 'yellow-10'], { ana: { up: ['oppressor'] } })),
  'king-beats-mystic': shows(
    ['kt.king.card', 'kt.trick.winner'],
    trick(4, ['green-6', { card: 'yellow-2', king: true }, 'mystic', 'green-10'], { ben: { set: 'yellow' } }),
  ),
  'last-king': shows(
    ['kt.trick.winner', 'kt.king.card'],
    trick(3, [{ card: 'blue-4', king: true }, { card: 'surrender', king: true }, 'blue-10'], {
      ana: { set: 'blue' },
      ben: { set: 'white' },
    }),
  ),
  'king-on-wrong-colour': shows(
    ['kt.king.card'],
    trick(3, ['green-3', { card: 'blue-5', king: true }, 'green-10'], { ben: { set: 'yellow' } }),
  ),
  'white-king-on-queened-card': shows(
    ['kt.king.card', 'kt.queen.white'],
    trick(3, [{ card: 'green-3', king: true, queen: true }, 'green-5', 'green-10'], { ana: { set: 'white' } }),
  ),
  'king-again': shows(
    ['kt.king.once'],
    trick(3, [{ card: 'black-4', king: true }, 'black-5', 'black-10'], { ana: { set: 'black', kingDown: true } }),
  ),
  'queen-face-down': shows(
    ['kt.queen.once'],
    trick(3, [{ card: 'blue-4', queen: true }, 'blue-5', 'blue-10'], { ana: { set: 'blue', queenDown: true } }),
  ),
  'yellow-queen-in-trick': shows(
    ['kt.queen.yellow'],
    trick(3, ['blue-4', { card: 'blue-2', queen: true }, 'blue-10'], { ben: { set: 'yellow' } }),
  ),
  'blue-queen': shows(
    ['kt.queen.blue', 'kt.trick.leading-colour'],
    trick(3, [{ card: 'black-10', queen: true }, 'green-2', 'yellow-10'], { ana: { set: 'blue' } }),
  ),
  'white-queen': shows(['kt.queen.white'], trick(3, ['black-10', { card: 'black-1', queen: true }, 'mystic'], { ben: { set: 'white' } })),
  'green-queen': shows(
    ['kt.queen.green'],
    trick(
      4,
      ['blue-5', { by: 'ben', queen: true }, { by: 'cleo', card: 'blue-7' }, { by: 'dan', card: 'blue-2' }, { by: 'ben', card: 'blue-10' }],
      { ben: { set: 'green' } },
    ),
  ),
  'green-queen-with-card': shows(
    ['kt.queen.green'],
    trick(3, ['blue-5', { card: 'blue-10', queen: true }, 'blue-2'], { ben: { set: 'green' } }),
  ),
  'black-queen': shows(
    ['kt.queen.black', 'kt.trick.follow'],
    trick(3, ['blue-5', { card: 'black-2', queen: true }, 'blue-10'], { ben: { set: 'black' } }),
  ),
  'rebel-turns-one': shows(
    ['kt.character.rebel'],
    trick(3, ['green-5', { card: 'green-1', flip: true }, 'green-4'], { ben: { up: ['rebel'] } }),
  ),
  'rebel-turns-blue-queen': shows(
    ['kt.character.rebel', 'kt.queen.blue'],
    trick(3, ['black-10', { card: 'black-2', queen: true, flip: true }, 'green-4'], { ben: { set: 'blue', up: ['rebel'] } }),
  ),
  'rebel-turns-white-queen': shows(
    ['kt.character.rebel', 'kt.queen.white'],
    trick(3, ['green-3', { card: 'green-10', queen: true, flip: true }, 'green-4'], { ben: { set: 'white', up: ['rebel'] } }),
  ),
  'rebel-turns-berserker-10': shows(
    ['kt.character.rebel', 'kt.card.exists'],
    trick(3, ['black-2', { card: 'berserker-10', flip: true }, 'black-3'], { ben: { up: ['berserker', 'rebel'] } }),
  ),
  'black-king-on-berserker-10': shows(
    ['kt.king.card', 'kt.card.exists'],
    trick(3, ['yellow-2', { card: 'berserker-10', king: true }, 'mystic'], { ben: { set: 'black', up: ['berserker'] } }),
  ),
  'rebel-turns-five': shows(
    ['kt.character.rebel'],
    trick(3, ['green-3', { card: 'green-5', flip: true }, 'green-4'], { ben: { up: ['rebel'] } }),
  ),
  'eight-with-four': shows(['kt.card.exists'], trick(4, ['yellow-2', 'yellow-8', 'yellow-10'])),
  'ten-without-berserker': shows(['kt.card.exists'], trick(3, ['yellow-2', 'berserker-10'])),
};

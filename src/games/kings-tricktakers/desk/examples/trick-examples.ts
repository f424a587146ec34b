import { createExample, trickCase } from './example-builders';

/** Tricks of the rulebook (p. 5-6, 16, 19-20, 22-24), and tricks that show a rule at work. */
export const trickExamples = {
  'yellow-8-wins': createExample(
    ['kt.trick.winner', 'kt.trick.leading-colour', 'kt.trick.follow'],
    trickCase(5, ['yellow-2', 'yellow-5', 'yellow-8', 'blue-9']),
  ),
  'black-1-wins': createExample(['kt.trick.winner'], trickCase(5, ['yellow-2', 'yellow-8', 'black-1', 'blue-9'])),
  'first-mystic': createExample(['kt.trick.winner'], trickCase(4, ['black-10', 'mystic', 'mystic', 'black-3'])),
  'mystic-opens': createExample(
    ['kt.trick.leading-colour', 'kt.trick.follow'],
    trickCase(4, ['surrender', 'green-4', 'blue-10', 'green-7']),
  ),
  'only-surrenders': createExample(['kt.trick.winner'], trickCase(2, ['surrender', 'surrender'])),
  'yellow-10-first': createExample(
    ['kt.character.oppressor', 'kt.trick.winner'],
    trickCase(3, ['yellow-10', 'black-10', 'yellow-3'], { ana: { up: ['oppressor'] } }),
  ),
  'black-10-first': createExample(
    ['kt.character.oppressor'],
    trickCase(3, ['black-10', 'yellow-10', 'green-2'], { ben: { up: ['oppressor'] } }),
  ),
  'oppressors-neighbour': createExample(
    ['kt.character.oppressor'],
    trickCase(3, ['yellow-3', 'black-2', 'yellow-10'], { ana: { up: ['oppressor'] } }),
  ),
  'king-beats-mystic': createExample(
    ['kt.king.card', 'kt.trick.winner'],
    trickCase(4, ['green-6', { card: 'yellow-2', king: true }, 'mystic', 'green-10'], { ben: { set: 'yellow' } }),
  ),
  'last-king': createExample(
    ['kt.trick.winner', 'kt.king.card'],
    trickCase(3, [{ card: 'blue-4', king: true }, { card: 'surrender', king: true }, 'blue-10'], {
      ana: { set: 'blue' },
      ben: { set: 'white' },
    }),
  ),
  'king-on-wrong-colour': createExample(
    ['kt.king.card'],
    trickCase(3, ['green-3', { card: 'blue-5', king: true }, 'green-10'], { ben: { set: 'yellow' } }),
  ),
  'white-king-on-queened-card': createExample(
    ['kt.king.card', 'kt.queen.white'],
    trickCase(3, [{ card: 'green-3', king: true, queen: true }, 'green-5', 'green-10'], { ana: { set: 'white' } }),
  ),
  'king-again': createExample(
    ['kt.king.once'],
    trickCase(3, [{ card: 'black-4', king: true }, 'black-5', 'black-10'], { ana: { set: 'black', kingDown: true } }),
  ),
  'queen-face-down': createExample(
    ['kt.queen.once'],
    trickCase(3, [{ card: 'blue-4', queen: true }, 'blue-5', 'blue-10'], { ana: { set: 'blue', queenDown: true } }),
  ),
  'yellow-queen-in-trick': createExample(
    ['kt.queen.yellow'],
    trickCase(3, ['blue-4', { card: 'blue-2', queen: true }, 'blue-10'], { ben: { set: 'yellow' } }),
  ),
  'blue-queen': createExample(
    ['kt.queen.blue', 'kt.trick.leading-colour'],
    trickCase(3, [{ card: 'black-10', queen: true }, 'green-2', 'yellow-10'], { ana: { set: 'blue' } }),
  ),
  'white-queen': createExample(
    ['kt.queen.white'],
    trickCase(3, ['black-10', { card: 'black-1', queen: true }, 'mystic'], { ben: { set: 'white' } }),
  ),
  'green-queen': createExample(
    ['kt.queen.green'],
    trickCase(
      4,
      ['blue-5', { by: 'ben', queen: true }, { by: 'cleo', card: 'blue-7' }, { by: 'dan', card: 'blue-2' }, { by: 'ben', card: 'blue-10' }],
      { ben: { set: 'green' } },
    ),
  ),
  'green-queen-with-card': createExample(
    ['kt.queen.green'],
    trickCase(3, ['blue-5', { card: 'blue-10', queen: true }, 'blue-2'], { ben: { set: 'green' } }),
  ),
  'black-queen': createExample(
    ['kt.queen.black', 'kt.trick.follow'],
    trickCase(3, ['blue-5', { card: 'black-2', queen: true }, 'blue-10'], { ben: { set: 'black' } }),
  ),
  'rebel-turns-one': createExample(
    ['kt.character.rebel'],
    trickCase(3, ['green-5', { card: 'green-1', flip: true }, 'green-4'], { ben: { up: ['rebel'] } }),
  ),
  'rebel-turns-blue-queen': createExample(
    ['kt.character.rebel', 'kt.queen.blue'],
    trickCase(3, ['black-10', { card: 'black-2', queen: true, flip: true }, 'green-4'], { ben: { set: 'blue', up: ['rebel'] } }),
  ),
  'rebel-turns-white-queen': createExample(
    ['kt.character.rebel', 'kt.queen.white'],
    trickCase(3, ['green-3', { card: 'green-10', queen: true, flip: true }, 'green-4'], { ben: { set: 'white', up: ['rebel'] } }),
  ),
  'rebel-turns-berserker-10': createExample(
    ['kt.character.rebel', 'kt.card.exists'],
    trickCase(3, ['black-2', { card: 'berserker-10', flip: true }, 'black-3'], { ben: { up: ['berserker', 'rebel'] } }),
  ),
  'black-king-on-berserker-10': createExample(
    ['kt.king.card', 'kt.card.exists'],
    trickCase(3, ['yellow-2', { card: 'berserker-10', king: true }, 'mystic'], { ben: { set: 'black', up: ['berserker'] } }),
  ),
  'rebel-turns-five': createExample(
    ['kt.character.rebel'],
    trickCase(3, ['green-3', { card: 'green-5', flip: true }, 'green-4'], { ben: { up: ['rebel'] } }),
  ),
  'eight-with-four': createExample(['kt.card.exists'], trickCase(4, ['yellow-2', 'yellow-8', 'yellow-10'])),
  'ten-without-berserker': createExample(['kt.card.exists'], trickCase(3, ['yellow-2', 'berserker-10'])),
};

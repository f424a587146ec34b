import { describe, expect, test } from 'vitest';
import { reseatSetup } from '#screens/new-game/setup-draft';

describe('a set-up in the making, after a change of seats', () => {
  const start = (first: string, colours: object) => ({ record: 'table', first, colours, cards: ['lords'] });
  const two = start('ana', { ana: 'red', ben: 'blue' });
  const made = { ...two, record: 'pad', cards: ['knights'], from: { location: 3, points: { ana: 1, ben: 2 } } };

  test('another beginner changes only who begins', () => {
    expect(reseatSetup(made, start('ben', { ana: 'red', ben: 'blue' }), ['ana', 'ben'], true)).toEqual({ ...made, first: 'ben' });
  });

  test('other people keep what names nobody', () => {
    const after = start('ana', { ana: 'red', cat: 'blue' });
    expect(reseatSetup(made, after, ['ana', 'ben', 'cat'], false)).toEqual({ ...after, record: 'pad', cards: ['knights'] });
  });

  test('what the table took out does not come back', () => {
    expect(reseatSetup({ record: 'pad' }, start('ana', {}), ['ana', 'ben'], true)).toEqual({ record: 'pad' });
  });

  test('the first people bring the start of the game', () => {
    expect(reseatSetup({}, two, ['ana', 'ben'], false)).toEqual(two);
  });
});

import { describe, expect, test } from 'vitest';
import { reseated } from '#screens/new-game/draft';

describe('a set-up in the making, after a change of seats', () => {
  const start = (first: string, colours: object) => ({ record: 'table', first, colours, cards: ['lords'] });
  const two = start('ana', { ana: 'red', ben: 'blue' });
  const made = { ...two, record: 'pad', cards: ['knights'], from: { location: 3 }, agreements: { debt: 'negative' } };

  test('another beginner changes only who begins', () => {
    expect(reseated(made, two, start('ben', { ana: 'red', ben: 'blue' }), true)).toEqual({ ...made, first: 'ben' });
  });

  test('other people keep what does not depend on them', () => {
    const after = start('ana', { ana: 'red', cat: 'blue' });
    expect(reseated(made, two, after, false)).toEqual({ ...after, record: 'pad', cards: ['knights'], agreements: { debt: 'negative' } });
  });

  test('the first people bring the start of the game', () => {
    expect(reseated({}, {}, two, false)).toEqual({ ...two, agreements: {} });
  });
});

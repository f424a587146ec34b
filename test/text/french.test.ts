import { expect, test } from 'vitest';
import { typeset } from '#text/french';

const words = typeset({
  plain: 'Encore un peu',
  asked: 'Qui gagne ?',
  said: (name: string) => `Non : ${name} a « Palais » ; bravo !`,
  deep: { list: ['Oui !', 'Non'], of: (count: number) => ({ title: `Combien ? ${count}` }) },
  figure: 3,
});

test('no line begins with high punctuation, and guillemets keep what they hold', () => {
  expect(words.asked).toBe('Qui gagne\u00a0?');
  expect(words.said('Ana')).toBe('Non\u00a0: Ana a «\u00a0Palais\u00a0»\u00a0; bravo\u00a0!');
  expect(words.deep.of(2).title).toBe('Combien\u00a0? 2');
});

test('all else is as it was', () => {
  expect(words.plain).toBe('Encore un peu');
  expect(words.figure).toBe(3);
  expect([...words.deep.list]).toEqual(['Oui\u00a0!', 'Non']);
  expect(words.deep.list.map((each) => each.length)).toEqual([5, 3]);
  expect(Object.keys(words)).toEqual(['plain', 'asked', 'said', 'deep', 'figure']);
  expect(words.deep).toBe(words.deep);
});

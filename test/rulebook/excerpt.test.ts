import { expect, test } from 'vitest';
import { excerptOf } from '#rulebook/excerpt';
import { stemOf } from '#rulebook/stems';

const sensesOf = (...words: readonly string[]): readonly ReadonlyMap<string, number>[] => words.map((word) => new Map([[stemOf(word), 1]]));

const TEXT =
  'A turn holds as many houses as you like or one greater tile, by the printed value. The Graveyard has a limit of its own. Pubs come on top.';

test('an excerpt is the sentence with most of the typed words, and the next one after a short one', () => {
  expect(excerptOf(TEXT, sensesOf('greater', 'tile'), 'en')).toBe(
    'A turn holds as many houses as you like or one greater tile, by the printed value.',
  );
  expect(excerptOf(TEXT, sensesOf('graveyard'), 'en')).toBe('The Graveyard has a limit of its own. Pubs come on top.');
  expect(excerptOf(TEXT, sensesOf('pub'), 'en')).toBe('Pubs come on top.');
});

test('an excerpt begins with the text where no sentence has a typed word', () => {
  expect(excerptOf(TEXT, sensesOf('dragon'), 'en')).toMatch(/^A turn holds/);
  expect(excerptOf('', sensesOf('dragon'), 'en')).toBe('');
});

test('a word with several meanings in a sentence counts once', () => {
  const sizes = new Map(['1', '2', '3', '4'].map((stem) => [stem, 1]));
  const text =
    'Among the enemy it jumps only smaller ones: 4 jumps 1, 2 and 3; 3 jumps 1 and 2; and equals block each other. The 1 jumps a Monarch never.';
  expect(excerptOf(text, [sizes, new Map([['monarch', 1]])], 'en')).toBe('The 1 jumps a Monarch never.');
});

test('a French excerpt keeps its quotation marks and is cut at sentences', () => {
  const text = 'Le livret dit « une tuile d’un adversaire ». Jamais la vôtre ! À deux, aucune de vos couleurs.';
  expect(excerptOf(text, sensesOf('jamais'), 'fr')).toBe('Jamais la vôtre ! À deux, aucune de vos couleurs.');
});

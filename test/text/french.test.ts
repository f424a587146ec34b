import { describe, expect, test } from 'vitest';
import { au, de, du, le, typeset } from '#text/french';
import { inputErrorTexts } from '#text/input-errors';
import { tableTexts } from '#text/table-reasons';

const plain = {
  plain: 'Encore un peu',
  asked: 'Qui gagne ?',
  said: (name: string) => `Non : ${name} a « Palais » ; bravo !`,
  deep: { list: ['Oui !', 'Non'], of: (count: number) => ({ title: `Combien ? ${count}` }) },
  figure: 3,
};
const words: typeof plain = typeset(plain);

test('no line begins with high punctuation, and guillemets keep what they hold', () => {
  expect(words.asked).toBe('Qui gagne\u00a0?');
  expect(words.said('Ana')).toBe('Non\u00a0: Ana a «\u00a0Palais\u00a0»\u00a0; bravo\u00a0!');
  expect(words.deep.of(2).title).toBe('Combien\u00a0? 2');
});

test('a text without high punctuation stays as it was', () => {
  expect(words.plain).toBe('Encore un peu');
  expect(words.figure).toBe(3);
  expect([...words.deep.list]).toEqual(['Oui\u00a0!', 'Non']);
  expect(words.deep.list.map((each) => each.length)).toEqual([5, 3]);
  expect(Object.keys(words)).toEqual(['plain', 'asked', 'said', 'deep', 'figure']);
  expect(words.deep).toBe(words.deep);
});

describe('elision', () => {
  test('elides before a vowel, with its accent or its ligature, large or small', () => {
    expect(['Ana', 'Émile', 'Île', 'œuf', 'ulysse'].map(de)).toEqual(['d’Ana', 'd’Émile', 'd’Île', 'd’œuf', 'd’ulysse']);
  });
  test('elides before h, which a name never breathes', () => expect(['Hélène', 'Hugo'].map(de)).toEqual(['d’Hélène', 'd’Hugo']));
  test('elides before y where it sounds as a vowel', () => {
    expect(['Yves', 'Ysé', 'Yann', 'Yoko'].map(de)).toEqual(['d’Yves', 'd’Ysé', 'de Yann', 'de Yoko']);
  });
  test('elides nowhere else', () => expect(['Ben', '3', '« Ana »', ''].map(de)).toEqual(['de Ben', 'de 3', 'de « Ana »', 'de ']));
  test('elides articles, and contracts them', () => {
    expect([le, du, au].map((article) => article('Palais'))).toEqual(['le Palais', 'du Palais', 'au Palais']);
    expect([le, du, au].map((article) => article('Tour', 'feminine'))).toEqual(['la Tour', 'de la Tour', 'à la Tour']);
    expect([le, du, au].map((article) => article('Oasis', 'feminine'))).toEqual(['l’Oasis', 'de l’Oasis', 'à l’Oasis']);
  });
});

/** Stands for whatever a sentence is given: somebody's name as a text and as a list, 2 as a figure, itself in all that it holds. */
function anySentences(name: string): object {
  const held: Readonly<Record<PropertyKey, unknown>> = {
    [Symbol.toPrimitive]: (hint: string) => (hint === 'number' ? 2 : name),
    [Symbol.iterator]: () => [name, name][Symbol.iterator](),
    map: (say: (each: unknown, index: number) => unknown) => [say(name, 0)],
    length: 1,
  };
  const texts: object = new Proxy(() => name, {
    get: (_, key) => held[key] ?? (key in String.prototype ? Reflect.get(String.prototype, key).bind(name) : texts),
  });
  return texts;
}

/** All that a dictionary says, each sentence given a name wherever it asks for something. */
function sayings(text: unknown, name: string): readonly string[] {
  if (typeof text === 'string') return [text];
  if (typeof text === 'function') {
    try {
      return sayings(text(...Array.from({ length: 5 }, () => anySentences(name))), name);
    } catch {
      // A sentence that chooses among things of its own game, and is not about anybody.
      return [];
    }
  }
  return typeof text === 'object' && text !== null ? Object.values(text).flatMap((each) => sayings(each, name)) : [];
}

describe('every French sentence about somebody', () => {
  const modules = import.meta.glob<object>(['/src/**/fr.ts', '/src/**/*-fr.ts'], { eager: true });
  const all = { ...modules, table: tableTexts.fr, troubles: inputErrorTexts.fr };
  const sentencesWith = (name: string): readonly string[] => Object.values(all).flatMap((text) => sayings(text, name));

  /** A square or a figure, where nothing is elided: from one to another, or where a piece comes from. */
  const isPlace = (sentence: string, name: string): boolean =>
    new RegExp(`de ${name} à ${name}|(?:saute|[,:]) de ${name}`, 'i').test(sentence.replaceAll('\u00a0', ' '));

  test.each(['Ana', 'Yves', 'Hélène'])('elides before %s', (name) => {
    const unelided = sentencesWith(name).filter((sentence) => new RegExp(`\\b(?:de|que) ${name}`, 'i').test(sentence));
    expect(unelided.filter((sentence) => !isPlace(sentence, name))).toEqual([]);
    expect(sentencesWith(name).filter((sentence) => sentence.includes(`d’${name}`)).length).toBeGreaterThan(20);
  });

  test.each(['Ben', 'Yann'])('does not before %s', (name) => {
    expect(sentencesWith(name).filter((sentence) => sentence.includes(`’${name}`))).toEqual([]);
    expect(sentencesWith(name).filter((sentence) => sentence.includes(`de ${name}`)).length).toBeGreaterThan(20);
  });
});

import { describe, expect, test } from 'vitest';
import { manifests } from '#registry';
import { type Shelved, searchIn, wordsIn } from '#rulebook/search';
import { book as table } from '#rulebook/table/book';
import { questions } from './questions';

const shelves: readonly Shelved[] = [
  ...(await Promise.all(manifests().map(async ({ title, book }) => ({ title, book: await book() })))),
  { title: '', book: table },
];
const search = searchIn(shelves);

describe('forty questions as people type them find their rule among the first three', () => {
  test('there are forty', () => expect(questions.length).toBeGreaterThanOrEqual(40));

  test.each(questions.map(({ asked, finds }) => ({ asked, finds })))('$asked', ({ asked, finds }) => {
    const first = search(asked)
      .slice(0, 3)
      .map(({ rule }) => rule);
    expect(
      first.filter((rule) => finds.includes(rule)),
      first.join(' '),
    ).not.toEqual([]);
  });
});

describe('the search', () => {
  test('finds every rule by its title, in either language', () => {
    for (const { book } of shelves)
      for (const language of ['en', 'fr'] as const)
        for (const rule of book.rules) {
          const { title } = book.text[language][rule] ?? { title: '' };
          const same = (id: string): boolean => wordsIn(findTitle(id, language)).join() === wordsIn(title).join();
          expect(
            search(title)
              .slice(0, 3)
              .some((hit) => hit.rule === rule || same(hit.rule)),
            title,
          ).toBe(true);
        }
  });

  test('finds a rule by its id', () => {
    for (const { book } of shelves)
      for (const rule of book.rules)
        expect(
          search(rule)
            .slice(0, 5)
            .map((hit) => hit.rule),
          rule,
        ).toContain(rule);
  });

  test('forgives a letter too many, too few, wrong or out of place', () => {
    for (const typed of ['draggon', 'dragn', 'drabon', 'drgaon']) expect(search(typed)[0]?.rule, typed).toMatch(/dragon/);
  });

  test('has nothing to say to nothing, and to what no rule speaks of', () => {
    expect(search('')).toEqual([]);
    expect(search('   ?!')).toEqual([]);
    expect(search('zzqqxx')).toEqual([]);
  });
});

function findTitle(rule: string, language: 'en' | 'fr'): string {
  for (const { book } of shelves) {
    const found = Object.entries(book.text[language]).find(([id]) => id === rule);
    if (found !== undefined) return found[1].title;
  }
  return '';
}

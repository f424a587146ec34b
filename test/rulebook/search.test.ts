import { describe, expect, test } from 'vitest';
import { manifests } from '#registry';
import { createNearestQuestions } from '#rulebook/nearest-questions';
import { createSearch, type GameBook } from '#rulebook/search';
import { wordsIn } from '#rulebook/stems';
import { book as table } from '#rulebook/table/book';
import { freshQuestions, type PlacedQuestion } from './fresh-questions';
import { finalQuestions, hardQuestions, midGameQuestions, otherGameWords, situationQuestions, toldQuestions } from './later-question-sets';
import { laterQuestions, placedQuestions } from './placed-questions';
import { heldBackQuestions, laterFreshQuestions, tunedQuestions } from './question-sets';
import { questions } from './questions';
import { secondFreshQuestions } from './second-fresh-questions';
import { laterWideQuestions, wideQuestions } from './wide-questions';

const shelves: readonly GameBook[] = [
  ...(await Promise.all(
    manifests().map(async ({ id, title, book: load }) => {
      const book = await load();
      return { game: id, title, book, words: await book.loadSearchWords?.() };
    }),
  )),
  { game: 'table', title: '', book: table, words: await table.loadSearchWords?.() },
];
const search = createSearch(shelves);

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

const findMissed = (asked: readonly PlacedQuestion[]): readonly string[] =>
  asked.flatMap(({ asked: typed, finds, game }) =>
    search(typed, game)
      .slice(0, 3)
      .some(({ rule }) => finds.includes(rule))
      ? []
      : [typed],
  );

// What was held back, and what was written later, was not looked at while the words before it were written.
test.each([
  ['that the first words were tuned on', tunedQuestions, 0.03],
  ['that were held back from them', heldBackQuestions, 0.03],
  ['written after them', laterFreshQuestions, 0.03],
  ['as they are typed in mid-game', midGameQuestions, 0.03],
  ['that tell what happened', toldQuestions, 0.08],
  ['with words of other games', otherGameWords, 0.08],
  ['that are hard to read', hardQuestions, 0.08],
  ['about situations', situationQuestions, 0.08],
  ['held back to the end', finalQuestions, 0.03],
] as const)('questions %s find their answer among the first three, over all games at once', (_, asked, few) => {
  const lost = findMissed(asked);
  expect(asked.length).toBeGreaterThanOrEqual(40);
  expect(lost.length / asked.length, lost.join('; ')).toBeLessThanOrEqual(few);
});

test.each([
  ['that the words were tuned on', placedQuestions],
  ['written later', laterQuestions],
  ['spread over all rules', wideQuestions],
  ['spread over them later', laterWideQuestions],
  ['written by somebody who knew none of the words', secondFreshQuestions],
] as const)('questions put at a game, %s, find their answer among the first three', (_, asked) => {
  const lost = findMissed(asked);
  expect(lost.length / asked.length, lost.join('; ')).toBeLessThanOrEqual(0.05);
});

test('96 in 100 of the fresh questions do, which the words were tuned on after they had been measured once', () => {
  const lost = findMissed(freshQuestions);
  expect(lost.length / freshQuestions.length, lost.join('; ')).toBeLessThanOrEqual(0.04);
});

test('97 in 100 of all of them do', () => {
  const all = [
    ...questions,
    ...tunedQuestions,
    ...heldBackQuestions,
    ...laterFreshQuestions,
    ...midGameQuestions,
    ...toldQuestions,
    ...otherGameWords,
    ...hardQuestions,
    ...situationQuestions,
    ...finalQuestions,
  ];
  expect(findMissed(all).length / all.length).toBeLessThanOrEqual(0.03);
});

const firstIn = (game: string, typed: string, many: number): readonly string[] =>
  search(typed, game)
    .slice(0, many)
    .map(({ rule }) => rule);

describe('the search in a game', () => {
  test.each([
    ['kings-gate', 'we both have 9 at the market, who gets first prize?', 'kg.score.tie'],
    ['kings-tricktakers', 'the diplomat cannot bid?', 'kt.bet.diplomat'],
    ['kings-gate', 'on a le droit de passer son tour ?', 'kg.turn.at-least-one'],
    ['kingdom', 'on a le droit de passer son tour ?', 'kd.turn.order'],
    ['kingdom-builder', 'je viens de choper la tuile, je peux l’utiliser direct ?', 'kb.tile.fresh'],
  ])('%s: "%s" finds %s among the first two', (game, typed, rule) => {
    expect(firstIn(game, typed, 2)).toContain(rule);
  });

  test.each([
    ['kings-tricktakers', 'king', /^kt\.(?:king|score\.king)/],
    ['kings-tricktakers', 'roi', /^kt\.(?:king|score\.king)/],
    ['kingdom', 'roi', /^kd\./],
    ['kings-gate', 'taverne', /^kg\./],
    ['kings-gate', 'chevaliers', /^k[bd]\./],
  ])('%s: "%s" is answered by its own rules before a title of another game', (game, typed, rule) => {
    expect(firstIn(game, typed, 1)[0]).toMatch(rule);
    expect(search(typed, game).length).toBeGreaterThan(1);
  });

  test('shows the title of another game after the answers of its own', () => {
    expect(firstIn('kings-gate', 'taverne', 6)).toContain('kb.tavern');
    expect(firstIn('kings-tricktakers', 'king', 6)).toContain('kg.character.king');
  });

  test('answers for another game where that one is named, or where only that one speaks of it', () => {
    expect(firstIn('kings-tricktakers', 'king’s gate: may I cover a barracks', 2)).toContain('kg.place.barracks');
    expect(firstIn('kingdom', 'kingdom builder fishermen points', 2)).toContain('kb.card.fishermen');
    expect(firstIn('kings-gate', 'paddock', 1)).toEqual(['kb.paddock']);
  });
});

describe('the search', () => {
  test('leads to pages that exist', () => {
    const known = new Set(shelves.flatMap(({ book, words }) => [...book.rules, ...Object.keys(words?.questions?.en ?? {})]));
    expect(
      [
        ...questions,
        ...tunedQuestions,
        ...heldBackQuestions,
        ...laterFreshQuestions,
        ...midGameQuestions,
        ...toldQuestions,
        ...otherGameWords,
        ...hardQuestions,
        ...situationQuestions,
        ...finalQuestions,
      ]
        .flatMap(({ finds }) => finds)
        .filter((id) => !known.has(id)),
    ).toEqual([]);
  });

  test('knows the pages that answer the fresh questions', () => {
    const known = new Set(shelves.flatMap(({ book, words }) => [...book.rules, ...Object.keys(words?.questions?.en ?? {})]));
    expect(
      [...placedQuestions, ...laterQuestions, ...freshQuestions, ...wideQuestions, ...laterWideQuestions]
        .flatMap(({ finds }) => finds)
        .filter((id) => !known.has(id)),
    ).toEqual([]);
  });

  test('reads a number as the tile that has it', () => {
    expect(
      search('can anybody cover a 3')
        .slice(0, 3)
        .map(({ rule }) => rule),
    ).toContain('kg.place.barracks');
  });

  test('finds agreements and questions for the desk, in both languages', () => {
    for (const { words } of shelves)
      for (const language of ['en', 'fr'] as const)
        for (const [address, { title }] of Object.entries(words?.questions?.[language] ?? {}))
          expect(
            search(title, address.split('/')[1])
              .slice(0, 3)
              .map(({ rule }) => rule),
            title,
          ).toContain(address);
  });

  test('offers the nearest questions where nothing speaks of it', () => {
    const near = createNearestQuestions(shelves)('kto wygrywa remis');
    expect(near).toHaveLength(3);
    expect(near.every((address) => address.startsWith('desk/'))).toBe(true);
    expect(createNearestQuestions(shelves)('wins tie')).toContain('desk/kings-gate/tie');
  });

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

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { manifestOf, manifests } from '#registry';
import type { Book } from '#rulebook/rulebook';
import { book as table } from '#rulebook/table/book';
import { describeAnswer, describeCase } from '#screens/desk/ruling/case-sentences';
import { LANGUAGES } from '#text/language';
import { tableTexts } from '#text/table-reasons';
import { loadDesk } from '../screens/desk/desk-form';
import { GAME_IDS, gameOf } from '../transcripts';

const books: Readonly<Record<string, Book>> = {
  ...Object.fromEntries(await Promise.all(manifests().map(async ({ id, book }) => [id, await book()] as const))),
  table,
};

/** Every rule id that is written anywhere in a folder. */
function idsIn(room: string): ReadonlySet<string> {
  const folder = join(import.meta.dirname, '../..', room);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const texts = files.map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(/['"](k[gbtd]\.[a-z]+(?:[.-][a-z]+)*)['"]/g)].map(([, id]) => id ?? '')));
}

const USED = [...idsIn('src'), ...idsIn('test'), ...Object.keys(tableTexts.en)];
const PAGES = new Set(Object.values(books).flatMap(({ rules }) => rules));

test('every rule id used anywhere has a page', () => {
  expect(USED.length).toBeGreaterThan(100);
  expect(USED.filter((id) => !PAGES.has(id))).toEqual([]);
});

test('no page is unused: each is a rule of its law, or of every table, or tells what no law judges', () => {
  const ruled = new Set([...GAME_IDS.flatMap((id) => gameOf(id).law.rules), ...Object.keys(tableTexts.en)]);
  const guides = new Set(Object.values(books).flatMap(({ guides = [] }) => guides));
  expect([...PAGES].filter((id) => !ruled.has(id) && !guides.has(id))).toEqual([]);
  expect([...guides].filter((id) => ruled.has(id))).toEqual([]);
});

describe.each(Object.keys(books))('the book of %s', (id) => {
  const book = books[id];
  if (book === undefined) throw new Error(id);

  test.each(LANGUAGES)('says every rule with its source in %s', (language) => {
    for (const rule of book.rules) {
      const { title, statement, source } = book.text[language][rule] ?? { title: '', statement: '', source: '' };
      expect(title, rule).not.toBe('');
      expect(statement, rule).toMatch(/[.)]$/);
      expect(source, rule).not.toBe('');
    }
    expect(Object.keys(book.text[language]).sort()).toEqual([...book.rules].sort());
  });

  test('leads from every rule to others that exist, never to itself or twice to one', () => {
    for (const rule of book.rules) {
      const { related } = book.links[rule] ?? { related: [] };
      expect(related.length, rule).toBeGreaterThan(0);
      expect(new Set(related).size, rule).toBe(related.length);
      expect(related, rule).not.toContain(rule);
      expect(related.filter((each) => !book.rules.includes(each))).toEqual([]);
    }
  });

  test.each(LANGUAGES)('names every chapter in %s', (language) => {
    const chapters = new Set(book.rules.map((rule) => rule.split('.')[1] ?? ''));
    expect([...chapters].filter((chapter) => (book.chapters[language][chapter] ?? '') === '')).toEqual([]);
  });
});

describe.each(GAME_IDS)('the open questions of %s', (id) => {
  const book = books[id];
  if (book === undefined) throw new Error(id);
  const agreements = Object.keys(gameOf(id).law.agreements);

  test.each(LANGUAGES)('are explained in %s', (language) => {
    for (const agreement of agreements) {
      const { says, others, ours } = book.openQuestions[language][agreement] ?? { says: '', others: '', ours: '' };
      for (const sentence of [says, others, ours]) expect(sentence, agreement).toMatch(/[.»)]$/);
    }
  });

  test.each(LANGUAGES)('are found with Regent’s default as the first choice in %s', async (language) => {
    const asks = (await book.loadSearchWords?.())?.questions?.[language] ?? {};
    const texts = (await manifestOf(id)?.screens())?.text[language].agreements ?? {};
    for (const [agreement, choices] of Object.entries(gameOf(id).law.agreements))
      expect(asks[`agreements/${id}/${agreement}`]?.choices, agreement).toEqual(choices.map((choice) => texts[agreement]?.choices[choice]));
  });

  test('each stand on the page of a rule', () => {
    const linked = new Set(Object.values(book.links).flatMap((links) => links.agreements ?? []));
    expect(agreements.filter((agreement) => !linked.has(agreement))).toEqual([]);
  });
});

describe.each(GAME_IDS)('the examples of %s', async (id) => {
  const { screens, game } = await loadDesk(id);
  const { desk, text } = screens;

  test('show every rule at least once', () => {
    const shown = new Set(Object.values(desk.examples).flatMap(({ rules }) => rules));
    expect(desk.game.law.rules.filter((rule) => !shown.has(rule))).toEqual([]);
    expect([...shown].filter((rule) => !desk.game.law.rules.includes(rule))).toEqual([]);
  });

  test('have an answer, and words in both languages', () => {
    for (const [name, { deskCase, agreements = {} }] of Object.entries(desk.examples)) {
      const finding = desk.ask(deskCase, agreements);
      if (finding === undefined) throw new Error(`no answer: ${name}`);
      for (const language of LANGUAGES) {
        const speech = { id, desk: screens, game, language };
        expect(text[language].examples[name], name).toMatch(/[.!?»)]$/);
        expect(describeCase(speech, deskCase, agreements), name).not.toBe('');
        expect(describeAnswer(speech, deskCase, finding, agreements), name).not.toBe('');
      }
    }
  });

  test.each(LANGUAGES)('questions have a title and a hint in %s', (language) => {
    expect(desk.questions.length).toBeGreaterThan(0);
    for (const question of desk.questions) {
      expect(question.words(language).title).toMatch(/\?$/);
      expect(question.words(language).hint).not.toBe('');
    }
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, gameOf } from '../transcripts';

/** The titles of the test groups of a game. */
function titles(id: string): ReadonlySet<string> {
  const folder = new URL(`./${id}/law/`, import.meta.url);
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(/describe\(\s*'([^']+)'/g)].map(([, title]) => title ?? '')));
}

describe.each(GAME_IDS)('the tests of %s', (id) => {
  const { law } = gameOf(id);
  const found = titles(id);

  test('each rule has tests under its id', () => {
    expect(law.rules.filter((rule) => !found.has(rule))).toEqual([]);
  });

  test('each id that tests go by is a rule of the game, once', () => {
    const [prefix = ''] = law.rules[0]?.split('.') ?? [];
    const tested = [...found].filter((title) => new RegExp(`^${prefix}\\.[a-z.-]+$`).test(title));
    expect(tested.length).toBeGreaterThan(10);
    expect(tested.filter((rule) => !law.rules.includes(rule))).toEqual([]);
    expect(new Set(law.rules).size).toBe(law.rules.length);
  });

  test('each agreement that tests go by is one of the game', () => {
    const tested = [...found].flatMap((title) => /^agreement: (.*)$/.exec(title)?.[1] ?? []);
    expect(tested.filter((agreement) => !Object.hasOwn(law.agreements, agreement))).toEqual([]);
  });

  test('each agreement has tests', () => {
    expect(Object.keys(law.agreements).filter((agreement) => !found.has(`agreement: ${agreement}`))).toEqual([]);
  });

  test('only rules of the game can be waived', () => {
    expect([...law.waivableRules].filter((rule) => !law.rules.includes(rule))).toEqual([]);
  });
});

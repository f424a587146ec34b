import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { declaredNames, findBareParticiples, isBareParticiple, isNoNoun } from '../../scripts/check-names';

describe('the names of functions, types and files', () => {
  test('none in the repository is a bare participle or gerund', () => {
    expect(findBareParticiples(join(import.meta.dirname, '../..'))).toEqual([]);
  });

  test.each(['told', 'counted', 'noting', 'laid', 'kept'])('"%s" alone does not say what a function does', (name) => {
    expect(isBareParticiple(name)).toBe(true);
  });

  test.each(['isBuilt', 'countRounds', 'read', 'seed', 'ring', 'tellSaved'])('"%s" says what a function does', (name) => {
    expect(isBareParticiple(name)).toBe(false);
  });

  test.each(['Told', 'Lasting', 'written'])('"%s" does not say what a type or a file holds', (name) => {
    expect(isNoNoun(name)).toBe(true);
  });

  test.each(['Ruling', 'reading', 'GameState', 'game-rows'])('"%s" says what a type or a file holds', (name) => {
    expect(isNoNoun(name)).toBe(false);
  });

  test('functions, arrow functions and types are found at any depth, other values are not', () => {
    const source =
      'export function told() {\n  type Met = 1;\n  const laid = () => 1;\n}\nconst counted = () => 1;\nexport const kept = 2;';
    expect(declaredNames('a.ts', source)).toEqual(['told', 'Met', 'laid', 'counted']);
  });
});

import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBareParticiples, isBareParticiple, namedFunctions } from '../../scripts/check-names';

describe('the names of functions', () => {
  test('no function of the repository is called by a bare participle or gerund', () => {
    expect(findBareParticiples(join(import.meta.dirname, '../..'))).toEqual([]);
  });

  test.each(['told', 'counted', 'noting', 'laid', 'kept'])('"%s" alone does not say what a function does', (name) => {
    expect(isBareParticiple(name)).toBe(true);
  });

  test.each(['isBuilt', 'countRounds', 'read', 'seed', 'ring', 'tellSaved'])('"%s" says what a function does', (name) => {
    expect(isBareParticiple(name)).toBe(false);
  });

  test('functions and arrow functions are found at any depth, other values are not', () => {
    const source = 'export function told() {\n  const laid = () => 1;\n}\nconst counted = () => 1;\nexport const kept = 2;';
    expect(namedFunctions('a.ts', source)).toEqual(['told', 'laid', 'counted']);
  });
});

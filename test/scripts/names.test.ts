import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exportedFunctions, findBareParticiples, isBareParticiple } from '../../scripts/check-names';

describe('the names of exported functions', () => {
  test('no module exports a function that is called by a bare participle or gerund', () => {
    expect(findBareParticiples(join(import.meta.dirname, '../..'))).toEqual([]);
  });

  test.each(['told', 'counted', 'noting', 'laid', 'kept'])('"%s" alone does not say what a function does', (name) => {
    expect(isBareParticiple(name)).toBe(true);
  });

  test.each(['isBuilt', 'countRounds', 'read', 'seed', 'ring', 'tellSaved'])('"%s" does', (name) => {
    expect(isBareParticiple(name)).toBe(false);
  });

  test('functions and arrow functions are found, values and what is not exported are not', () => {
    const source = 'export function told() {}\nexport const counted = () => 1;\nexport const kept = 2;\nfunction laid() {}';
    expect(exportedFunctions('a.ts', source)).toEqual(['told', 'counted']);
  });
});

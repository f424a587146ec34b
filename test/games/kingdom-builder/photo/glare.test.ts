import { expect, test } from 'vitest';
import { readPhoto } from '#games/kingdom-builder/photo/read-photo';
import { glaringPhoto } from './glare';

test('under strong glare nearly no hex is read wrong without being asked about', () => {
  let [hexes, unasked] = [0, 0];
  for (const seed of [2026, 2027, 2031, 2032]) {
    const { picture, sections, colours, states } = glaringPhoto(seed);
    const outcome = readPhoto(picture, { sections, colours });
    if (outcome.kind !== 'read') throw new Error(outcome.kind);
    hexes += outcome.hexes.length;
    unasked += outcome.hexes.filter(({ colour, isUnsure }, spot) => !isUnsure && colour !== states.get(spot)).length;
  }
  expect(unasked / hexes).toBeLessThanOrEqual(1 / 1000);
});

import { expect, test } from 'vitest';
import { judgeUnderOddIds } from '../../../odd-ids';

test.each(Array.from({ length: 8 }, (_, seed) => seed))('players with odd ids play like any other: seed %i', (seed) => {
  for (const { plain, odd } of judgeUnderOddIds('kingdom-builder', 2 + (seed % 4), seed, 900)) expect(odd).toEqual(plain);
});

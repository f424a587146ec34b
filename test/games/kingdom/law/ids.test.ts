import { expect, test } from 'vitest';
import { judgeUnderOddIds } from '../../../odd-ids';

test.each(Array.from({ length: 8 }, (_, seed) => seed))('players with odd ids play like any other: seed %i', (seed) => {
  for (const { plain, odd } of judgeUnderOddIds('kingdom', 2, seed, 150)) expect(odd).toEqual(plain);
});

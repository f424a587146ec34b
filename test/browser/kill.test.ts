import { expect, test } from 'vitest';
import { chance } from '../random';
import { killAgainAndAgain, storeHand } from './killing';
import { address } from './kit';

test('the browser is killed thirty times in the middle of entries, and none that was called saved is lost', async () => {
  const { kills, acknowledged, lost } = await killAgainAndAgain(address, await storeHand(), 30, chance(7));
  expect({ kills, lost }).toEqual({ kills: 30, lost: 0 });
  expect(acknowledged).toBeGreaterThanOrEqual(30);
});

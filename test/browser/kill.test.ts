import { expect, inject, test } from 'vitest';
import { chance } from '../random';
import { killAgainAndAgain } from './killing';

test('thirty times the browser is killed in the middle of entries, and what it called saved is there on restart', async () => {
  const { acknowledged, lost } = await killAgainAndAgain(inject('address'), 30, chance(30));
  expect(acknowledged).toBeGreaterThanOrEqual(30);
  expect(lost).toBe(0);
}, 600_000);

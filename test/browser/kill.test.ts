import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { en as memory } from '#text/memory/en';
import { chance } from '../random';
import { killAgainAndAgain, sparedOf, storeHand } from './killing';
import { address, launchKept } from './kit';
import { beginKingdom, move, stands } from './table';
import { stateIn, tear } from './torn';

test('the browser is killed thirty times in the middle of entries, and none that was called saved is lost', async () => {
  const { kills, acknowledged, lost } = await killAgainAndAgain(address, await storeHand(), 30, chance(7));
  expect({ kills, lost }).toEqual({ kills: 30, lost: 0 });
  expect(acknowledged).toBeGreaterThanOrEqual(30);
});

test('a database that is deleted, or torn and thrown away by the browser, comes back from the spare', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'regent-spare-'));
  let context = await launchKept(profile);
  try {
    const [page = await context.newPage()] = context.pages();
    await beginKingdom(page, address);
    await move(page, 'e1', 'e2');
    const game = page.url();
    // "Saved" is the word of the database; the spare follows by itself.
    await expect.poll(() => sparedOf(page, game)).toBe(1);
    await context.close();

    const lose = (name: string): Promise<void> => rm(join(profile, 'Default', name), { recursive: true });
    const spoils = [() => Promise.all(['IndexedDB', 'Local Storage'].map(lose)), () => tear(profile)];
    for (const spoil of spoils) {
      await spoil();
      context = await launchKept(profile);
      const [next = await context.newPage()] = context.pages();
      await next.goto(`${address}rescue.html`);
      await next.getByText('1 game', { exact: true }).waitFor();
      await next.goto(game);
      await stands(next, 'Monarch', 'e2');
      await next.goto(address);
      await next.getByText(memory.cameBack(1)).waitFor();
      await next.getByRole('button', { name: memory.understood }).click();
      await next.getByText(memory.cameBack(1)).waitFor({ state: 'detached' });
      await context.close();
    }
    expect(await stateIn(profile)).toBe('whole');
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#text/history/en';
import { fr } from '#text/history/fr';
import { createRandom } from '../seeded-random';
import { countMirrored, createStoreDriver, killAgainAndAgain } from './kit/kill-browser';
import { readLogState, tearLogs, UNFINISHED } from './kit/leveldb-log';
import { beginKingdom, movePiece, savedKingdom, waitForPiece } from './kit/table-actions';
import { address, launchPersistent, seedDevice } from './kit/visits';

test('the browser is killed thirty times in the middle of entries, and none that was called saved is lost', async () => {
  const { kills, acknowledged, lost } = await killAgainAndAgain(address, await createStoreDriver(), 30, createRandom(7));
  expect({ kills, lost }).toEqual({ kills: 30, lost: 0 });
  expect(acknowledged).toBeGreaterThanOrEqual(30);
});

/** What lies in each file of the mirror, the draft left out. */
const spareOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('regent-spare', { create: true });
    const texts: string[] = [];
    for await (const [name, file] of folder) if (name !== 'draft' && 'getFile' in file) texts.push(await (await file.getFile()).text());
    return texts;
  });

/** Empties the database behind the app's back, and what the browser notes beside it. */
const empty = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        localStorage.clear();
        const opening = indexedDB.open('regent');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const stores = ['games', 'entries', 'settings'];
          const clearing = opening.result.transaction(stores, 'readwrite');
          for (const store of stores) clearing.objectStore(store).clear();
          clearing.oncomplete = () => resolve(opening.result.close());
        };
      }),
  );

test('a database that is deleted, torn and thrown away by the browser, or emptied comes back from the mirror', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'regent-spare-'));
  const { game, entries } = savedKingdom();
  const games = Array.from({ length: 30 }, (_, index) => ({ game: { ...game, id: `seed-${index}` }, entries }));
  const all = games.length + 1;
  let context = await launchPersistent(profile, ['--js-flags=--expose-gc']);
  try {
    const [page = await context.newPage()] = context.pages();
    // However often garbage is collected meanwhile, it is filled.
    page.on('worker', (worker) => void worker.evaluate(() => setInterval(() => globalThis.gc?.(), 1)));
    await seedDevice(page, { games });
    await beginKingdom(page, address);
    await movePiece(page, 'e1', 'e2');
    const begun = page.url();
    // "Saved" is the word of the database; the mirror follows by itself.
    await expect.poll(async () => [(await spareOf(page)).length, await countMirrored(page, begun)]).toEqual([all + 1, 1]);

    const lose = (name: string): Promise<void> => rm(join(profile, 'Default', name), { recursive: true });
    const torn = Object.values(UNFINISHED).map((unfinished) => async () => {
      await tearLogs(profile, unfinished);
      expect(await readLogState(profile)).toBe('torn');
    });
    for (const spoil of [() => Promise.all(['IndexedDB', 'Local Storage'].map(lose)), ...torn]) {
      await context.close();
      await spoil();
      context = await launchPersistent(profile);
      const [next = await context.newPage()] = context.pages();
      await next.goto(`${address}rescue.html`);
      await next.getByText(`${all} games`, { exact: true }).waitFor();
      await next.goto(begun);
      await waitForPiece(next, 'Monarch', 'e2');
      await next.goto(address);
      await next.getByText(en.cameBack(all)).waitFor();
      await next.getByRole('button', { name: en.understood }).click();
      await next.getByText(en.cameBack(all)).waitFor({ state: 'detached' });
    }
    expect(await readLogState(profile)).toBe('whole');

    // One that was emptied is no new one: only the mirror knows better. The settings come back with the games.
    const [last = await context.newPage()] = context.pages();
    await last.goto(`${address}#/settings`);
    await last.getByText('Français').click();
    await expect.poll(() => spareOf(last)).toContainEqual(expect.stringContaining('"language":"fr"'));
    await last.goto(`${address}robots.txt`);
    await empty(last);
    await last.goto(address);
    await last.getByText(fr.cameBack(all)).waitFor();
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

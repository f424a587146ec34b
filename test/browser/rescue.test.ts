import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Backup, sha256 } from '#exchange/backup/backup-format';
import { readBackup } from '#exchange/backup/read-backup';
import { MIGRATIONS } from '#store/database/migrations';
import { DIST } from '../../scripts/serve.mjs';
import { seriousViolations } from './kit/axe';
import { waitUntilControlled } from './kit/chromium';
import { createFaultyServer, FAULTS } from './kit/faulty-server';
import { beginKingdom, movePiece, savedKingdom, waitForPiece } from './kit/table-actions';
import { seedDevice, visit, withDevice } from './kit/visits';

const GAMES = { games: [savedKingdom([['e1', 'e2']])] };
const button = (page: Page, name: string) => page.getByRole('button', { name });

async function downloadBackup(page: Page): Promise<Backup> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save everything to a file').click()]);
  return JSON.parse(await text(await download.createReadStream()));
}

describe('an app that cannot start', () => {
  test('says so in the page, leads to the rescue page, and starts when its host is healed', () =>
    visit(async (context) => {
      const server = await createFaultyServer(DIST);
      const page = await context.newPage();
      await seedDevice(page, GAMES, server.address);
      for (const fault of Object.values(FAULTS)) {
        server.fault(/\/assets\/home-.*\.js$/, fault);
        await page.goto(`${server.address}?${Math.random()}`);
        await page.getByRole('alert').getByText('A part of Regent could not be loaded').waitFor();
        await page.getByRole('alert').getByText('Une partie de Regent').waitFor();
      }
      await page.getByRole('link', { name: 'rescue page' }).click();
      await page.getByText('1 game', { exact: true }).waitFor();
      expect((await downloadBackup(page)).records.entries).toHaveLength(1);
      await page.goBack();
      server.heal();
      await button(page, 'Try again').click();
      await page.locator('.home-open').waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
      await server.close();
    }));
});

describe('the rescue page', () => {
  test('saves everything without a network, and fetches the app anew without touching the games', () =>
    visit(async (context) => {
      const server = await createFaultyServer(DIST);
      const page = await context.newPage();
      await seedDevice(page, GAMES, server.address);
      await page.goto(server.address);
      await waitUntilControlled(page);
      await context.setOffline(true);
      await page.goto(`${server.address}rescue.html`);
      await page.getByText('2 players', { exact: true }).waitFor();
      const backup = await downloadBackup(page);
      expect(backup).toMatchObject({ regent: 'backup', version: 1, database: MIGRATIONS.length });
      expect(backup.records).toMatchObject({ games: [{ id: 'seed' }], entries: [{ game: 'seed', index: 0 }], players: [{}, {}] });
      const { sha256: hash, ...rest } = backup;
      expect(hash).toBe(await sha256(JSON.stringify(rest)));
      expect(await readBackup(new Blob([JSON.stringify(backup)]))).toMatchObject({
        contents: { games: [{ game: { id: 'seed' }, entries: [{ kind: 'happened' }] }], players: [{}, {}] },
        unreadableCount: 0,
      });

      const workers = () =>
        page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length]);
      await button(page, 'Reinstall the app').click();
      await page.getByText('nothing has been removed').waitFor();
      expect(await workers()).toEqual([1, 1]);
      await context.setOffline(false);
      await button(page, 'Reinstall the app').click();
      await page.getByText('has been reinstalled').waitFor();
      expect(await workers()).toEqual([0, 0]);
      await page.getByRole('link', { name: 'Back to Regent' }).click();
      await page.locator('.home-open').click();
      await waitForPiece(page, 'Monarch', 'e2');
      await server.close();
    }));

  test('finds nothing on a new device and makes nothing there, in French', () =>
    withDevice(
      async (page) => {
        await page.getByText('Ce navigateur ne contient aucune partie').waitFor();
        expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
        expect(await seriousViolations(page)).toEqual([]);
      },
      { at: 'rescue.html', locale: 'fr-FR', bypassCSP: true },
    ));

  test('reads what a newer version has stored', () =>
    withDevice(
      async (page) => {
        await page.evaluate(
          () =>
            new Promise((resolve) => {
              const opening = indexedDB.open('regent', 99);
              opening.onupgradeneeded = () => {
                opening.result.createObjectStore('leagues', { keyPath: 'id' }).put({ id: 'one' });
              };
              opening.onsuccess = () => resolve(opening.result.close());
            }),
        );
        await page.reload();
        await page.getByText('1 leagues', { exact: true }).waitFor();
        expect(await downloadBackup(page)).toMatchObject({ database: 99, records: { leagues: [{ id: 'one' }] } });
      },
      { at: 'rescue.html' },
    ));
});

test('a browser without locks, channels, UUIDs and a promise to keep data plays, and says what it lacks', () =>
  withDevice(
    async (page) => {
      await page.addInitScript(() => {
        for (const name of ['locks', 'storage', 'clipboard', 'serviceWorker', 'share'])
          Object.defineProperty(Navigator.prototype, name, { value: undefined, configurable: true });
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
        Reflect.deleteProperty(globalThis, 'BroadcastChannel');
        Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
        Reflect.deleteProperty(Crypto.prototype, 'subtle');
        Object.defineProperty(globalThis, 'isSecureContext', { value: false });
      });
      const { origin } = new URL(page.url());
      await beginKingdom(page, `${origin}/`);
      await movePiece(page, 'e1', 'e2');
      await page.locator('.game-status').getByText('Saved').waitFor({ state: 'attached' });
      await page.reload();
      await waitForPiece(page, 'Monarch', 'e2');
      await page.goto(`${origin}/#/settings`);
      await page.getByText('This address begins with http').waitFor();
      await page.getByText('open each game in one tab only').waitFor();
      await page.goto(`${origin}/rescue.html`);
      expect((await downloadBackup(page)).sha256).toBeUndefined();
    },
    { at: 'robots.txt' },
  ));

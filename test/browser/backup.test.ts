import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#store/records/record-types';
import { savedHistory } from '../saved-games';
import { seriousInBothThemes } from './kit/axe';
import { address, horizontalOverflow, withDevice } from './kit/visits';

/** Taps a button and reads the file that comes of it. */
async function downloadText(page: Page, name: string): Promise<{ readonly name: string; readonly text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name, exact: true }).click()]);
  return { name: download.suggestedFilename(), text: await text(await download.createReadStream()) };
}

const choose = (page: Page, content: string): Promise<void> =>
  page.locator('input[type="file"]').setInputFiles({ name: 'regent.json', mimeType: 'application/json', buffer: Buffer.from(content) });

/** Everything that lies in the app's database, as it is, but for what it derives and how long it has been used. */
const readStoredRecords = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answer(indexedDB.open('regent'));
    const names = [...database.objectStoreNames].filter((name) => name !== 'facts');
    const records = await Promise.all(
      names.map(async (name) => (await answer(database.transaction(name).objectStore(name).getAll())).filter(({ id }) => id !== 'use')),
    );
    database.close();
    return JSON.parse(JSON.stringify(Object.fromEntries(names.map((name, index) => [name, records[index]]))));
  });

/** The browser loses all that the app has kept. */
async function wipe(page: Page): Promise<void> {
  await page.goto(`${address}robots.txt`);
  await page.evaluate(async () => {
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('regent').onsuccess = resolve;
    });
    await (await navigator.storage.getDirectory()).removeEntry('regent-spare', { recursive: true });
  });
}

test('a backup at a tap from home; all is lost; the file brings back every record; and the import can be undone', () =>
  withDevice(
    async (page) => {
      // The marks of people are written once home has read them.
      await expect.poll(async () => JSON.stringify(await readStoredRecords(page))).toContain('"mark"');
      const before = await readStoredRecords(page);
      await page.getByText('6 games are on this device only').waitFor();
      const file = await downloadText(page, 'Back up now');
      expect(file.name).toMatch(/^regent-\d{4}-\d\d-\d\d\.json$/);
      await page.getByText('No games since').waitFor();

      await wipe(page);
      await page.goto(`${address}#/backup`);
      await choose(page, file.text);
      await page.getByText('6 games are added').waitFor();
      expect(await seriousInBothThemes(page)).toEqual([]);
      await page.getByRole('button', { name: 'Add the backup' }).click();
      await page.getByText('Everything in the file is on this device').waitFor();
      expect(await readStoredRecords(page)).toEqual(before);

      await choose(page, file.text);
      await page.getByText('Nothing: all of it is here already').waitFor();
      await choose(page, '{}');
      await page.getByText('This is not a backup of Regent. Nothing on this device has changed.').waitFor();
      expect(await readStoredRecords(page)).toEqual(before);

      await page.reload();
      await page.getByRole('button', { name: 'Go back to it' }).click();
      await page.getByRole('button', { name: /^Yes, go back/ }).click();
      await page.getByText('Everything is as it was').waitFor();
      expect(await readStoredRecords(page)).toMatchObject({ games: [], entries: [] });
    },
    {
      holds: {
        games: savedHistory(6),
        settings: { ...DEFAULT_SETTINGS, theme: 'light' },
        groups: [{ id: 't', name: 'Tuesdays', members: ['ana', 'ben'] }],
      },
      bypassCSP: true,
    },
  ));

/** The file of one's own choice, and how often it was written. */
const ownFile = (page: Page): Promise<{ readonly games: number; readonly note: string }> =>
  page.evaluate(async () => {
    const file = await (await navigator.storage.getDirectory()).getFileHandle('own.json');
    const { records } = JSON.parse((await (await file.getFile()).text()) || '{"records":{"games":[]}}');
    return { games: records.games.length, note: records.games[0]?.note ?? '' };
  });

test('a file of one’s own choice is written at once, again when something has changed, and after a new start', () =>
  withDevice(
    async (page) => {
      await page.addInitScript(() => {
        // The picker belongs to the browser; the file is a real one, in the origin's own folder.
        Object.assign(window, {
          showSaveFilePicker: async () => (await navigator.storage.getDirectory()).getFileHandle('own.json', { create: true }),
        });
      });
      await page.goto(`${address}#/backup`);
      await page.reload();
      await page.getByRole('button', { name: 'Choose a file', exact: true }).click();
      await page.getByText('own.json stays up to date.').waitFor();
      expect(await ownFile(page)).toEqual({ games: 2, note: '' });
      for (const note of ['Rain', 'Snow']) {
        await page.goto(`${address}#/past/seed-0`);
        await page.reload();
        await page.getByRole('button', { name: /Edit$/ }).click();
        await page.getByLabel('Note', { exact: true }).fill(note);
        await page.getByLabel('Note', { exact: true }).blur();
        await page.getByText('Saved', { exact: true }).waitFor();
        await page.evaluate(() => {
          Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        });
        await expect.poll(() => ownFile(page)).toEqual({ games: 2, note });
      }
      await page.goto(`${address}#/backup`);
      await page.getByRole('button', { name: 'Stop', exact: true }).click();
      await page.getByRole('button', { name: 'Choose a file', exact: true }).waitFor();
    },
    { holds: { games: savedHistory(2) } },
  ));

test('sheets for a spreadsheet, and a game for BG Stats', () =>
  withDevice(
    async (page) => {
      await page.goto(`${address}#/backup`);
      const games = await downloadText(page, 'Parties');
      expect(games.name).toMatch(/^regent-parties-.*\.csv$/);
      expect(games.text.split('\r\n').map((row) => row.split(';')[1])).toEqual(['Jeu', 'King’s Gate', 'Kingdom', undefined]);
      const lines = await downloadText(page, 'Le détail de chaque score');
      expect(lines.text.split('\r\n').length).toBeGreaterThan(10);
      await page.goto(`${address}#/past/seed-0`);
      await page.getByRole('button', { name: 'BG Stats', exact: true }).click();
      const link = new URL((await page.getByRole('link', { name: 'Ouvrir dans BG Stats' }).getAttribute('href')) ?? '');
      expect(JSON.parse(link.searchParams.get('data') ?? '')).toMatchObject({
        sourceName: 'Regent',
        game: { name: 'King’s Gate', bggId: 4753 },
      });
      expect(JSON.parse((await downloadText(page, 'Enregistrer pour BG Stats')).text).plays).toHaveLength(1);
    },
    { holds: { games: savedHistory(2) }, locale: 'fr-FR' },
  ));

test('nothing is wider than a small screen, and every target is large enough', () =>
  withDevice(
    async (page) => {
      for (const path of ['backup', 'backup/phone']) {
        await page.goto(`${address}#/${path}`);
        await page.locator('main.backup').waitFor();
        expect(await horizontalOverflow(page), path).toBeLessThanOrEqual(0);
        const heights = await page
          .locator('main :is(a, button, label.button):visible')
          .evaluateAll((all) => all.map((each) => each.clientHeight));
        expect(Math.min(...heights), path).toBeGreaterThanOrEqual(44);
      }
    },
    { holds: { games: savedHistory(2) }, locale: 'fr-FR', viewport: { width: 320, height: 568 } },
  ));

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { savedHistory } from '../saved-games';
import { seriousInBothThemes } from './kit/axe';
import { DESKTOP, PHONE } from './kit/chromium';
import { continueToSetup } from './kit/table-actions';
import { address, horizontalOverflow, withDevice } from './kit/visits';

/** Shows a screen of history, players or statistics with all its parts unfolded. */
async function openUnfolded(page: Page, path: string): Promise<void> {
  await page.goto(`${address}#/${path}`);
  await page.locator('.memory').waitFor();
  await page.locator('.memory').getByRole('status').waitFor({ state: 'detached' });
  for (const folded of await page.locator('.disclosure-title').all()) await folded.click();
}

/** Whether the page itself has fetched the law of King's Gate: a worker that counts its games fetches its own. */
const hasLaw = (page: Page): Promise<boolean> =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/law-kings-gate')));

const SCREENS = [
  ...['history', 'players', 'players/ana', 'players/ana/edit', 'groups/new', 'groups/tuesday', 'statistics', 'statistics/kings-gate'],
  ...['statistics/first', 'statistics/time', 'statistics/recap/2026'],
];

test('nothing is wider than the screen, whatever the names', () => {
  const names = { ana: 'Maximiliane-Alexandrine von Hohenlohe-La', ben: 'Bo', cat: 'Donaudampfschifffahrtsgesellschaftskapit' };
  const group = { id: 'tuesday', name: 'Unabhängigkeitserklärungenverfechterverein', members: ['ana', 'ben', 'cat'] };
  return withDevice(
    async (page) => {
      const check = async (path: string): Promise<void> => {
        for (const viewport of [PHONE, DESKTOP, { width: 320, height: 640 }]) {
          await page.setViewportSize(viewport);
          await expect.poll(() => horizontalOverflow(page), { message: `${viewport.width} ${path}` }).toBeLessThanOrEqual(0);
        }
      };
      await openUnfolded(page, 'statistics');
      expect(await hasLaw(page)).toBe(false);
      for (const path of [...SCREENS, 'past/seed-3']) {
        await openUnfolded(page, path);
        if (path === 'statistics/kings-gate') await expect.poll(() => page.locator('.chart-bars').count()).toBeGreaterThan(4);
        await check(path);
      }
      await page.goto(`${address}#/new/kings-gate`);
      for (const name of Object.values(names)) await page.locator('.person-chip', { hasText: name }).click();
      await check('a new game');
      await continueToSetup(page);
      await check('its set-up');
    },
    { holds: { games: savedHistory(12, names), groups: [group] } },
  );
});

test('axe finds nothing serious on any of these screens, by day and by night', () =>
  withDevice(
    async (page) => {
      for (const path of [...SCREENS, 'past/seed-0', 'past/seed-1', 'past/seed-2', 'past/seed-3']) {
        await openUnfolded(page, path);
        expect(await seriousInBothThemes(page), path).toEqual([]);
      }
    },
    { holds: { games: savedHistory(12), groups: [{ id: 'tuesday', name: 'Tuesdays', members: ['ana', 'ben', 'cat'] }] }, bypassCSP: true },
  ));

test('a picture of the evening is kept small, and without what the camera wrote into it', () =>
  withDevice(
    async (page) => {
      await page.goto(`${address}#/past/seed-0`);
      const noise = await page.evaluate(() => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [2400, 1800];
        const context = canvas.getContext('2d');
        const pixels = context?.createImageData(canvas.width, canvas.height);
        for (let at = 0; pixels !== undefined && at < pixels.data.length; at += 1) pixels.data[at] = (at * 7919 + (at >> 3) * 31) % 256;
        if (pixels !== undefined) context?.putImageData(pixels, 0, 0);
        return canvas.toDataURL('image/jpeg', 1);
      });
      const jpeg = Buffer.from(noise.split(',')[1] ?? '', 'base64');
      // What a camera writes: a segment of its own behind the first two bytes.
      const exif = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 16]), Buffer.from('Exif\0\0GPS-HERE')]);
      const buffer = Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
      expect(buffer.length).toBeGreaterThan(400_000);
      await page.locator('input[type=file][accept="image/*"]').setInputFiles({ name: 'evening.jpg', mimeType: 'image/jpeg', buffer });
      await page.getByText('Change the picture').waitFor();
      const kept = await page.evaluate(
        () =>
          new Promise<string>((resolve, reject) => {
            const opening = indexedDB.open('regent');
            opening.onerror = () => reject(opening.error);
            opening.onsuccess = () => {
              const reading = opening.result.transaction('pictures').objectStore('pictures').get('seed-0');
              reading.onsuccess = () => resolve(reading.result.data);
            };
          }),
      );
      const bytes = Buffer.from(kept, 'base64');
      expect(bytes.length).toBeLessThanOrEqual(400_000);
      expect(bytes.includes('Exif')).toBe(false);
      const side = await page.evaluate(async (data) => {
        const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))]));
        return Math.max(bitmap.width, bitmap.height);
      }, kept);
      expect(side).toBeLessThanOrEqual(1600);
    },
    { holds: { games: savedHistory(1) } },
  ));

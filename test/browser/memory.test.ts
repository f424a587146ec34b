import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { savedHistory } from '../saved-games';
import { seriousInBothThemes } from './axe';
import { DESKTOP, PHONE } from './chromium';
import { continueToSetup } from './table-actions';
import { address, horizontalOverflow, withDevice } from './visits';

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

const SCREENS = ['history', 'players', 'players/ana', 'groups/new', 'groups/tuesday', 'statistics', 'statistics/kings-gate'];

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

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { setupEn } from '#games/kings-gate/text/setup-en';
import { en } from '#text/app/en';
import { FIRST_PLAN, tableOfPlan } from '../games/kingdom-builder/choose-event';
import { FILLED, TABLE } from '../games/kings-gate/fixture';
import { savedGame } from '../saved-games';
import { withDevice } from './kit/visits';

const UPRIGHT = { width: 390, height: 664 };
const GATE = savedGame({ ...TABLE, events: FILLED.slice(0, -1) });
const BUILDER = savedGame({ ...tableOfPlan(FIRST_PLAN), events: [{ type: 'draw', terrain: 'flowers' }] });
const at = (game: typeof GATE) => ({ holds: { games: [game] }, at: '#/game/seed', viewport: UPRIGHT });

/** What of the board lies in the middle of its window, in hundredths of a cell, and how large it is drawn. */
function cameraPosition(): readonly number[] {
  const [frame, world] = [document.querySelector('.pan-frame'), document.querySelector('.pan-world')];
  if (frame === null || world === null) return [];
  const { a: scale, e: left, f: top } = new DOMMatrix(getComputedStyle(world).transform);
  return [(frame.clientWidth / 2 - left) / scale, (frame.clientHeight / 2 - top) / scale, scale * 100];
}

/** Waits until the board is looked at as before: the same middle, as large. */
const looksAs = (page: Page, before: readonly number[]): Promise<void> =>
  expect
    .poll(async () => (await page.evaluate(cameraPosition)).every((each, index) => Math.abs(each - (before[index] ?? 0)) < 1))
    .toBe(true);

/** Whether the camera is kept as it is: that is done once it rests. */
function isKept(): boolean {
  const { a, e, f } = new DOMMatrix(getComputedStyle(document.querySelector('.pan-world') ?? document.body).transform);
  const [name = ''] = Object.keys(sessionStorage).filter((key) => key.startsWith('camera '));
  const [, ...entries]: unknown[] = JSON.parse(sessionStorage.getItem(name) ?? '[]');
  return entries.length === 3 && [e, f, a].every((each, index) => Math.abs(each - Number(entries[index])) < 0.01);
}

/** Comes closer, and moves the board along. */
async function moves(page: Page): Promise<readonly number[]> {
  const aimed = await page.evaluate(cameraPosition);
  const box = await page.locator('.pan-frame').boundingBox();
  if (box === null) throw new Error('no board');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -200);
  await expect.poll(async () => (await page.evaluate(cameraPosition))[2]).toBeGreaterThan((aimed[2] ?? 0) * 1.3);
  await page.mouse.down();
  await page.mouse.move(x - 40, y - 30, { steps: 4 });
  await page.mouse.up();
  return page.evaluate(cameraPosition);
}

describe('the camera stays where somebody has put it', () => {
  test.each([
    ['King’s Gate', GATE],
    ['Kingdom Builder', BUILDER],
  ])('%s: the height of the screen, its side, a sheet and a reload do not move it', (_, game) =>
    withDevice(async (page) => {
      await page.locator('.pan-cell').first().waitFor({ state: 'attached' });
      const mine = await moves(page);
      for (const size of [{ width: 390, height: 560 }, UPRIGHT, { width: 664, height: 390 }, { width: 390, height: 720 }, UPRIGHT]) {
        await page.setViewportSize(size);
        await looksAs(page, mine);
      }
      await page.getByRole('button', { name: en.table.log, exact: true }).click();
      await page.setViewportSize({ width: 390, height: 600 });
      await page.keyboard.press('Escape');
      await page.locator('.sheet').waitFor({ state: 'detached' });
      await looksAs(page, mine);
      await page.setViewportSize(UPRIGHT);
      await looksAs(page, mine);
      await page.waitForFunction(isKept);
      await page.reload();
      await page.locator('.pan-cell').first().waitFor({ state: 'attached' });
      await looksAs(page, mine);
    }, at(game)),
  );

  test('who looks back, or puts something right, and then goes on finds it where it was', () =>
    withDevice(
      async (page) => {
        await page.locator('.pan-cell').first().waitFor({ state: 'attached' });
        await page.locator('.kg-check').getByRole('button', { name: setupEn.check.later }).click();
        const aimed = await page.evaluate(cameraPosition);
        /** Goes back before the first event, and on again. */
        const lookBack = async (): Promise<void> => {
          const mine = await page.evaluate(cameraPosition);
          await page.getByRole('button', { name: en.table.log, exact: true }).click();
          await page.locator('.log-line').last().click();
          await page.locator('.log-actions').getByRole('button', { name: en.log.amend }).click();
          await expect.poll(async () => (await page.evaluate(cameraPosition)).join()).not.toBe(mine.join());
          await page.locator('.line-notice').getByRole('button', { name: en.back }).click();
          await looksAs(page, mine);
        };
        await lookBack();
        await looksAs(page, aimed);
        await moves(page);
        await lookBack();
      },
      at(savedGame({ ...TABLE, events: [...FILLED, { type: 'locate', at: [0, 2], lies: 'down' }] })),
    ));

  test('a refusal that lights a place out of sight shows it, and gives the camera back on a screen of another height', () =>
    withDevice(async (page) => {
      await page.locator('.kg-pick').nth(2).click();
      await moves(page);
      const box = await page.locator('.pan-frame').boundingBox();
      if (box === null) throw new Error('no board');
      // The Palace is pushed up under the edge; its neighbours still take taps.
      await page.mouse.move(box.x + 20, box.y + 240);
      await page.mouse.down();
      await page.mouse.move(box.x + 20, box.y + 10, { steps: 4 });
      await page.mouse.up();
      const mine = await page.evaluate(cameraPosition);
      await page.locator('[data-at="-1,-1"]').evaluate((cell) => cell instanceof HTMLElement && cell.click());
      await page.locator('.sheet-bad').waitFor();
      await expect.poll(async () => (await page.evaluate(cameraPosition)).join()).not.toBe(mine.join());
      const shown = await page.evaluate(cameraPosition);
      await page.setViewportSize({ width: 390, height: 600 });
      await expect.poll(async () => (await page.evaluate(cameraPosition)).join()).not.toBe(shown.join());
      await page.locator('.sheet-head button').click();
      await looksAs(page, mine);
    }, at(GATE)));
});

describe('a sheet that is still on its way', () => {
  const whereIs = (page: Page, part: string) => page.locator(part).evaluate((each) => JSON.stringify(each.getBoundingClientRect()));

  test.each([
    ['LogSheet', (page: Page) => page.getByRole('button', { name: en.table.log, exact: true }).click()],
    ['ScoreSheet', (page: Page) => page.locator('.score').first().click()],
    ['ScoringMoment', (page: Page) => page.locator('[data-at="2,1"]').click()],
    [
      'RefusalSheet',
      async (page: Page) => {
        await page.locator('[data-at="0,-1"]').click();
        expect(await page.locator('.kg-mark-lit').count()).toBeGreaterThan(0);
      },
    ],
  ])('moves nothing, and Escape calls it off: %s', (name, ask) =>
    withDevice(async (page) => {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const file = new RegExp(`/${name}-[^/]*\\.js$`);
      await page.route(file, async (route) => {
        await released;
        await route.continue();
      });
      await page.locator('.kg-pick').nth(2).click();
      const before = [await whereIs(page, '.bar'), await whereIs(page, '.frame-main')];
      const asked = page.waitForRequest(file);
      await ask(page);
      await asked;
      expect([await whereIs(page, '.bar'), await whereIs(page, '.frame-main')]).toEqual(before);
      await page.keyboard.press('Escape');
      const come = page.waitForResponse(file);
      release();
      await (await come).finished();
      await page.getByRole('button', { name: en.table.more, exact: true }).click();
      await page.getByRole('dialog', { name: en.table.more, exact: true }).waitFor();
      expect(await page.getByRole('dialog').count()).toBe(1);
      expect(await page.locator('.kg-mark-lit').count()).toBe(0);
    }, at(GATE)),
  );
});

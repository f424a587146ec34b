import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { serious } from './axe';
import { launch, PHONE } from './kit';
import { beginKingdom, move } from './table';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe.each(['light', 'dark'] as const)('axe finds nothing serious, %s', (colorScheme) => {
  test('on any screen', { timeout: 180_000 }, async () => {
    const address = inject('address');
    const context = await browser.newContext({ viewport: PHONE, locale: 'en-GB', colorScheme, reducedMotion: 'reduce', bypassCSP: true });
    const page = await context.newPage();
    const check = async (name: string): Promise<void> => expect(await serious(page), name).toEqual([]);
    await page.goto(address);
    await page.getByRole('heading', { name: 'New game' }).waitFor();
    await check('home, first time');
    await page.goto(`${address}#/settings`);
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await check('settings');
    await beginKingdom(page, address);
    const game = page.url();
    await check('table');
    await move(page, 'e1', 'e5');
    await page.getByRole('dialog').waitFor();
    await check('refusal');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await move(page, 'e1', 'e2');
    for (const panel of ['log', 'more', 'scores', 'adjust', 'correct', 'layout']) {
      await page.goto(`${game}/${panel}`);
      await page.getByRole('dialog').waitFor();
      await check(panel);
    }
    await page.goto(`${address}#/new/kingdom`);
    await page.locator('.picker-known').waitFor();
    await check('new game');
    await page.goto(address);
    await page.locator('.home-open').waitFor();
    await check('home');
    await context.close();
  });
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launch, PHONE } from './kit';
import { beginKingdom, move } from './table';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** What axe finds serious or critical on the page as it stands. */
async function serious(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as never as {
      axe: { run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}

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

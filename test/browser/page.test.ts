import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { GAME_IDS, registry } from '#session/registry';
import { launch, PHONE } from './kit';

let browser: Awaited<ReturnType<typeof launch>>;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('the built page', () => {
  test.each([
    ['en-GB', 'Games Regent knows'],
    ['fr-FR', 'Les jeux que Regent connaît'],
  ])('says in %s which games Regent knows', async (locale, heading) => {
    const page = await browser.newPage({ viewport: PHONE, locale });
    await page.goto(inject('address'));
    expect(await page.getByRole('heading', { level: 2 }).textContent()).toBe(heading);
    expect(await page.getByRole('listitem').allTextContents()).toEqual(GAME_IDS.map((id) => registry[id].title));
    await page.close();
  });
});

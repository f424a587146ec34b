import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import jpeg from 'jpeg-js';
import { type Browser, chromium } from 'playwright-core';
import { launchOptions, PHONE } from '../../test/browser/kit/chromium';
import { bundleSeedScript } from '../../test/browser/kit/page-scripts';
import { drawPhoto } from '../../test/games/kingdom-builder/photo/draw-photo';
import { randomPhoto } from '../../test/games/kingdom-builder/photo/random-scenes';
import { savedGame } from '../../test/saved-games';
import { people } from '../../test/transcripts';
import { serve } from '../serve.mjs';
import { pageSeconds } from './page-seconds';

/** Waits until the page has nothing to do: the reader makes itself ready while somebody looks for a photo. */
async function waitUntilIdle(browser: Browser): Promise<void> {
  for (let calm = 0, before = -1; calm < 5; ) {
    await setTimeout(200);
    const now = await pageSeconds(browser);
    calm = now - before < 0.02 ? calm + 1 : 0;
    before = now;
  }
}

/**
 * Seconds of processor time from the choice of a photo of 12 megapixels until what was read is shown, on all threads together,
 * the middle one of some: throttling does not reach workers.
 */
export async function measurePhoto(runs = 5): Promise<number> {
  const { scene, sections } = randomPhoto(3, {
    width: 4000,
    height: 3000,
    colours: ['orange', 'blue'],
    each: 30,
    hard: 0,
    wild: 0,
    tilt: 10,
  });
  const { picture } = drawPhoto(scene);
  // As a file: a buffer would be unpacked from text by the page.
  const folder = mkdtempSync(join(tmpdir(), 'regent-photo-'));
  const photo = join(folder, 'board.jpg');
  writeFileSync(photo, jpeg.encode({ ...picture, data: Buffer.from(picture.data) }, 90).data);
  const setup = { record: 'final', first: 'ana', sections, cards: ['hermits', 'knights', 'lords'] };
  const games = [savedGame({ game: 'kingdom-builder', players: people('ana', 'ben'), setup, events: [] })];
  const server = await serve(0);
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({ viewport: PHONE, locale: 'en-GB', serviceWorkers: 'block' });
  page.setDefaultTimeout(120_000);
  await page.goto(`${server.address}robots.txt`);
  await page.evaluate(await bundleSeedScript());
  await page.evaluate((all) => Reflect.get(globalThis, 'seeding').seedDatabase(all), { games });
  const seconds: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await page.goto(`${server.address}#/game/seed`);
    await page.reload();
    await page.getByRole('button', { name: 'From a photo' }).click();
    const field = page.getByLabel('Choose a file');
    await field.waitFor({ state: 'attached' });
    await waitUntilIdle(browser);
    const before = await pageSeconds(browser);
    await field.setInputFiles(photo);
    await page.locator('.kb-photo-review').waitFor();
    seconds.push((await pageSeconds(browser)) - before);
  }
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true });
  return seconds.sort((a, b) => a - b)[runs >> 1] ?? 0;
}

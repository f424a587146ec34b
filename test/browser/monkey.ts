import { chromium, type ElementHandle, type Page } from 'playwright-core';
import { en } from '#text/app/en';
import { build, serve } from '../../scripts/serve.mjs';
import { createRandom, type SeededRandom } from '../seeded-random';
import { ADDRESSES, createFullDevice } from './kit/addresses';
import { launchOptions, PHONE, waitUntilControlled } from './kit/chromium';
import { bundleSeedScript } from './kit/page-scripts';

/*
 * Somebody who taps without reading: `npm run monkey [-- minutes [seed]]`. After each step there must be no error, a screen
 * with words, and something to tap; now and then the page is loaded anew and must show the same.
 */

const [minutes = '1', seed = '1'] = process.argv.slice(2);
const NAMES = ['Ana', 'Ben', '', '  ', 'Zoé', '12', '-1', '999999999', '<b>x</b>', '🐉', 'constructor', 'x'.repeat(60)];
const TAPPABLE = 'a[href]:not([href*="rescue"]), button:not(:disabled), summary, [role="button"], [data-square], [tabindex="0"]';
/** What changes between two looks without anybody having done anything. */
const TRANSIENT = ['.game-status', '[role="status"]', '[role="alert"]', 'dialog', '.sheet'];

/** The words on the screen, without what only passes. */
const wordsOn = (page: Page): Promise<string> =>
  page.evaluate((passing) => {
    const copy = document.getElementById('app')?.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    for (const part of copy.querySelectorAll(passing)) part.remove();
    return copy.textContent ?? '';
  }, TRANSIENT.join());

/** The screen is there: words, nothing still on its way, and something to tap. */
async function waitUntilSettled(page: Page): Promise<string | undefined> {
  const ready = await page
    .waitForFunction(
      ([loading = '', tapped = '']) => {
        const text = document.getElementById('app')?.innerText ?? '';
        return text.trim() !== '' && !text.includes(loading) && document.querySelector(tapped) !== null;
      },
      [en.loading, TAPPABLE],
    )
    .catch(() => undefined);
  return ready === undefined
    ? `blank, endless or nothing to tap: ${JSON.stringify((await page.locator('body').innerText()).slice(0, 200))}`
    : undefined;
}

async function tapSomething(page: Page, luck: SeededRandom): Promise<string> {
  const shown: ElementHandle[] = [];
  for (const element of await page.$$(TAPPABLE)) if (await element.isVisible()) shown.push(element);
  if (shown.length === 0) return 'nothing to tap';
  const element = luck.pick(shown);
  const name = await element.evaluate((tapped: Element) => tapped.getAttribute('aria-label') ?? tapped.textContent ?? tapped.tagName);
  // What lies under something else is not reached by a finger either.
  await element.click({ timeout: 500 }).catch(() => undefined);
  return `tap ${name.trim().slice(0, 60)}`;
}

async function typeSomething(page: Page, luck: SeededRandom): Promise<string> {
  const fields = await page.$$('input:not([type="range"]):not([type="radio"]):not([type="checkbox"]), textarea:not([readonly])');
  if (fields.length === 0) return tapSomething(page, luck);
  const words = luck.pick(NAMES);
  await luck
    .pick(fields)
    .fill(words, { timeout: 500 })
    .catch(() => undefined);
  return `type ${JSON.stringify(words)}`;
}

/** What is read from the device has come as well: the words no longer change. */
async function waitUntilSteady(page: Page): Promise<void> {
  for (let [before, now] = ['', await wordsOn(page)]; before !== now; ) {
    await page.waitForTimeout(500);
    [before, now] = [now, await wordsOn(page)];
  }
}

/** Loads the page anew, which must show what it showed; what was only half entered may be gone. */
async function reload(page: Page): Promise<string | undefined> {
  await waitUntilSteady(page);
  const isStored = /#\/(?:game\/[^/]+|history|players|groups|statistics|past\/[^/]+|settings|rules?\b.*)?$/.test(page.url());
  const before = await wordsOn(page);
  await page.reload();
  const trouble = await waitUntilSettled(page);
  if (trouble !== undefined || !isStored) return trouble;
  const same = await page
    .waitForFunction(
      ([passing, expected]) => {
        const copy = document.getElementById('app')?.cloneNode(true);
        if (!(copy instanceof Element)) return false;
        for (const part of copy.querySelectorAll(passing ?? '')) part.remove();
        return copy.textContent === expected;
      },
      [TRANSIENT.join(), before],
      { timeout: 5000 },
    )
    .catch(() => undefined);
  return same === undefined ? `another screen after a reload:\n  before ${before}\n  after  ${await wordsOn(page)}` : undefined;
}

async function step(
  page: Page,
  luck: SeededRandom,
  address: string,
): Promise<{ readonly did: string; readonly trouble?: string | undefined }> {
  if (luck.happens(0.04)) return { did: 'reload', trouble: await reload(page) };
  if (luck.happens(0.05)) {
    const place = luck.pick(ADDRESSES);
    await page.goto(`${address}#/${place}`);
    return { did: `go to ${place}` };
  }
  if (luck.happens(0.05)) {
    await page.goBack({ timeout: 2000 }).catch(() => undefined);
    return { did: 'back' };
  }
  return { did: await (luck.happens(0.12) ? typeSomething(page, luck) : tapSomething(page, luck)) };
}

await build();
const server = await serve(0);
const browser = await chromium.launch(launchOptions());
const context = await browser.newContext({ viewport: PHONE, locale: 'en-GB', reducedMotion: 'reduce' });
context.setDefaultTimeout(15_000);
const page = await context.newPage();
const errors: string[] = [];
page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
context.on('page', (other) => void other.close().catch(() => undefined));

await page.goto(`${server.address}robots.txt`);
await page.evaluate(await bundleSeedScript());
await page.evaluate((all) => Reflect.get(globalThis, 'seeding').seedDatabase(all), createFullDevice());
await page.goto(server.address);
await waitUntilControlled(page);

const luck = createRandom(Number(seed));
const end = Date.now() + Number(minutes) * 60_000;
const done: string[] = [];
let trouble: string | undefined;
while (Date.now() < end && trouble === undefined) {
  // Outside the app there is nothing to look at.
  if (!page.url().startsWith(server.address) || page.url().includes('rescue')) await page.goto(server.address);
  const { did, trouble: found } = await step(page, luck, server.address);
  done.push(`${page.url().slice(server.address.length)}  ${did}`);
  trouble = found ?? errors[0] ?? (await waitUntilSettled(page));
}
await browser.close();
await server.close();
console.log(`${done.length} steps, seed ${seed}`);
if (trouble !== undefined) console.log(`\n${done.slice(-15).join('\n')}\n\n${trouble}`);
process.exit(trouble === undefined ? 0 : 1);

import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { DeviceContents, seedDatabase } from '../../seed-database';
import { launchOptions, PHONE } from './chromium';

declare const seeding: { readonly seedDatabase: typeof seedDatabase };

export const address = inject('address');

let connected: Promise<Browser> | undefined;

/** The one browser of all tests. */
export function sharedBrowser(): Promise<Browser> {
  connected ??= chromium.connect(inject('browser'));
  return connected;
}

/** A browser that keeps its profile in a folder: only such a one can say whether an app can be installed. */
export function launchPersistent(folder: string, flags: readonly string[] = []): Promise<BrowserContext> {
  const options = launchOptions();
  return chromium.launchPersistentContext(folder, { ...options, args: [...options.args, ...flags] });
}

/** A visit with a profile of its own, closed at the end whatever happens. */
export async function visit(work: (context: BrowserContext) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> {
  const browser = await sharedBrowser();
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-GB', ...options });
  try {
    await work(context);
  } finally {
    await context.close();
  }
}

/** Puts games and the like where the app will find them. */
export async function seedDevice(page: Page, contents: DeviceContents, at = address): Promise<void> {
  await page.goto(`${at}robots.txt`);
  await page.evaluate(inject('seeding'));
  await page.evaluate((all) => seeding.seedDatabase(all), contents);
}

interface Device extends BrowserContextOptions {
  readonly holds?: DeviceContents;
  /** Where in the app to begin. */
  readonly at?: string;
}

/** A phone of its own, in English unless told otherwise, on which nothing may go wrong behind the scenes. */
export async function withDevice<T>(use: (page: Page) => Promise<T>, { holds, at = '', ...options }: Device = {}): Promise<T> {
  const browser = await sharedBrowser();
  // Each visit would store the whole app again; only tests of that let it.
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  try {
    const errors: string[] = [];
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    if (holds !== undefined) await seedDevice(page, holds);
    await page.goto(`${address}${at}`);
    const result = await use(page);
    expect(errors).toEqual([]);
    return result;
  } finally {
    await context.close();
  }
}

/** How much the page is wider than its screen. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

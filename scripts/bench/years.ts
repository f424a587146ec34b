import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { launchOptions, NAME_HELPER, PHONE } from '../../test/browser/kit/chromium';
import { bundleSeedScript } from '../../test/browser/kit/page-scripts';
import { savedHistory } from '../../test/saved-games';
import { serve } from '../serve.mjs';
import type { Row } from './format-row';

/** Megabytes that the rows of a thousand games may take. */
const MAX_ROW_MEGABYTES = 2;
/** How many times slower the phone is. */
const SLOWDOWN = 4;

/** Writes so many games into the database of the app, the same two dozen again and again, each with its own day. */
async function seedGames(page: Page, count: number): Promise<void> {
  await page.evaluate(
    async ({ pool, all }) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('regent');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const portion = 100;
      for (let from = 0; from < all; from += portion) {
        const transaction = database.transaction(['games', 'entries', 'players', 'groups'], 'readwrite', { durability: 'relaxed' });
        for (let index = from; index < Math.min(all, from + portion); index += 1) {
          const { game, entries } = pool[(index * 7) % pool.length] ?? {};
          if (game === undefined || entries === undefined) continue;
          const at = Date.UTC(2026, 5, 30, 20) - (all - 1 - index) * 8 * 60 * 60 * 1000;
          const id = crypto.randomUUID();
          transaction.objectStore('games').put({ ...game, id, startedAt: at, changedAt: at, played: at });
          for (const [place, entry] of entries.entries()) transaction.objectStore('entries').put({ game: id, index: place, entry });
          for (const { id: player, name } of game.players) transaction.objectStore('players').put({ id: player, name, lastPlayed: at });
        }
        transaction.objectStore('groups').put({ id: 'us', name: 'Us', members: ['ana', 'ben', 'cat'] });
        await new Promise<void>((resolve, reject) => {
          transaction.oncomplete = () => resolve();
          transaction.onerror = () => reject(transaction.error);
        });
      }
      database.close();
    },
    { pool: savedHistory(24), all: count },
  );
}

/** Milliseconds: those that passed, and those that the page worked, which a busy machine changes less. */
interface TimeTaken {
  readonly passed: number;
  readonly worked: number;
}

interface SlowPage {
  readonly page: Page;
  readonly session: CDPSession;
  measureTime(work: () => Promise<unknown>): Promise<TimeTaken>;
}

/** A page on a slower device, whose brakes take processor time too. */
async function createSlowPage(context: BrowserContext): Promise<SlowPage> {
  const page = await context.newPage();
  page.setDefaultTimeout(600_000);
  await page.addInitScript(NAME_HELPER);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const measureTime = async (work: () => Promise<unknown>): Promise<TimeTaken> => {
    const [start, before] = [performance.now(), await readMetric(session, 'TaskDuration')];
    await work();
    return { passed: performance.now() - start, worked: ((await readMetric(session, 'TaskDuration')) - before) * 1000 };
  };
  return { page, session, measureTime };
}

async function readMetric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === name)?.value ?? 0;
}

/** Notes the longest time between two frames from now on; asked again, says it in milliseconds. */
const watchFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    let last = performance.now();
    Object.assign(window, { longest: 0 });
    const frame = (): void => {
      const now = performance.now();
      Object.assign(window, { longest: Math.max(Number(Reflect.get(window, 'longest')), now - last) });
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
const longestFrame = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(window, 'longest')));

/** Megabytes that are in use once what nobody needs is gone. */
async function readHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await readMetric(session, 'JSHeapUsedSize')) / 1e6;
}

/** Opens the app, which is then left alone for a moment, as people do. */
async function openApp({ page, measureTime }: SlowPage, address: string): Promise<TimeTaken> {
  const figure = await measureTime(async () => {
    await page.goto(address);
    await page.locator('.home-result').first().waitFor();
  });
  await page.locator('.home-result').first().waitFor();
  await page.waitForTimeout(2000);
  return figure;
}

const goTo = ({ page, measureTime }: SlowPage, screen: string, shown: string): Promise<TimeTaken> =>
  measureTime(async () => {
    await page.evaluate((to) => {
      location.hash = to;
    }, `#/${screen}`);
    await page.locator(shown).first().waitFor();
  });

const FIGURES = '.statistics-record';

/** The other pages of the group's memory, and what shows that they are there. */
const PAGES = [
  ['records', 'statistics/records', '.statistics-record'],
  ['the first player', 'statistics/first', '.chart-bars'],
  ['strength over time', 'statistics/strength', '.statistics-chooser'],
  ['games and time', 'statistics/time', '.calendar'],
  ['a year in review', 'statistics/recap', '.recap-card'],
  ['all statistics', 'statistics/all', '.chart-table'],
  ['a player', 'players/ana', '.profile-game'],
] as const;

/** How many rows of the database hold what only a replay tells. */
const countDerived = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('regent');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('facts').objectStore('facts').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.filter(({ version }) => version !== undefined).length);
          };
        };
      }),
  );

/** The figures while nothing is derived yet: when they show, until all of it counts, and the longest frame meanwhile. */
async function measureDerivation(slow: SlowPage, count: number) {
  const { page } = slow;
  await watchFrames(page);
  const before = performance.now();
  const shown = await goTo(slow, 'statistics', FIGURES);
  await page.locator('.statistics-progress').waitFor({ state: 'detached' });
  const derived = (performance.now() - before) / 1000;
  if ((await countDerived(page)) < count) throw new Error('games were not derived');
  await page.waitForTimeout(2000);
  return { shown, derived, longest: await longestFrame(page) };
}

/** How many games the history shows once more are asked for. */
const ROWS_SHOWN = 200;

/** The game that a list is filtered by. */
const FILTER_GAME = { id: 'kingdom', title: 'Kingdom' };

const filterGames = ({ page, measureTime }: SlowPage): Promise<TimeTaken> =>
  measureTime(async () => {
    await page.getByRole('button', { name: FILTER_GAME.title, exact: true }).click();
    await page.waitForFunction((title) => {
      const titles = [...document.querySelectorAll('.memory-row-head > .visually-hidden')];
      return titles.length > 0 && titles.every(({ textContent }) => textContent?.includes(`, ${title},`));
    }, FILTER_GAME.title);
  });

/** All games again, and then so many rows that they fill many screens. */
async function showMore({ page, measureTime }: SlowPage): Promise<TimeTaken> {
  await page.getByRole('button', { name: FILTER_GAME.title, exact: true }).click();
  await page.waitForFunction(
    () => new Set([...document.querySelectorAll('.memory-row-head > .visually-hidden')].map((title) => title.textContent)).size > 1,
  );
  return measureTime(async () => {
    await page.locator('section + .button.wide').first().click();
    await page
      .locator('.memory-row')
      .nth(ROWS_SHOWN - 1)
      .waitFor();
  });
}

/** A figure over time that rests on what a replay told of every game. */
async function showOverTime({ page, measureTime }: SlowPage): Promise<TimeTaken> {
  const lines = page.locator('.chart-lines');
  const before = await lines.getAttribute('aria-label');
  return measureTime(async () => {
    await page.locator('.statistics-chooser select').selectOption('begun');
    await page.waitForFunction((label) => document.querySelector('.chart-lines')?.getAttribute('aria-label') !== label, before);
  });
}

/** The figures of one game alone. */
const showFiguresOfOne = async ({ page, measureTime }: SlowPage): Promise<TimeTaken> => {
  const rests = page.locator('.chips + p').first();
  const before = await rests.textContent();
  return measureTime(async () => {
    await page.locator('.chips select').first().selectOption(FILTER_GAME.id);
    await page.waitForFunction((all) => document.querySelector('.chips + p')?.textContent !== all, before);
  });
};

const formatCount = (count: number): string => `${new Intl.NumberFormat('en').format(count)} games`;

/** What so many finished games cost on a phone. */
export async function measureYears(count: number): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'regent-bench-'));
  const server = await serve(0);
  // A profile on the disk, as people have one: a database in memory grows slower with every record.
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    ...launchOptions(),
    viewport: PHONE,
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  const browser = context.browser();
  if (browser === null) throw new Error('no browser');
  const first = await context.newPage();
  // From a page where no app lists games that are not all there yet.
  await first.goto(new URL('robots.txt', server.address).href);
  await first.evaluate(await bundleSeedScript());
  await first.evaluate(() => Reflect.get(globalThis, 'seeding').seedDatabase({}));
  await seedGames(first, count);
  await first.close();

  // Who has years of games has their spare since: it is not written while we measure.
  await context.addInitScript(() => Object.defineProperty(StorageManager.prototype, 'getDirectory', { value: undefined }));

  const slow = await createSlowPage(context);
  const home = await openApp(slow, server.address);
  const list = await goTo(slow, 'history', '.memory-row');
  const ofHistory = await readHeap(slow.session);
  await slow.page.locator('.disclosure-title').first().click();
  const filtered = await filterGames(slow);
  const ofFilter = await readHeap(slow.session);
  const longer = await showMore(slow);
  const ofMore = await readHeap(slow.session);
  const players = await goTo(slow, 'players', '.memory-row .players-name');
  const ofPlayers = await readHeap(slow.session);
  const { shown, derived, longest } = await measureDerivation(slow, count);
  const ofStatistics = await readHeap(slow.session);
  await goTo(slow, '', '.home-result');
  await slow.page.waitForTimeout(2000);
  const ofHome = await readHeap(slow.session);
  await slow.page.close();

  const again = await createSlowPage(context);
  const homeAgain = await openApp(again, server.address);
  const statistics = await goTo(again, 'statistics', FIGURES);
  await goTo(again, 'statistics/all', '.chart-lines');
  const course = await showOverTime(again);
  const one = await showFiguresOfOne(again);
  const pages: (readonly [string, TimeTaken])[] = [];
  for (const [name, address, shown] of PAGES) pages.push([name, await goTo(again, address, shown)]);
  const next = await goTo(again, `new/${FILTER_GAME.id}`, '.new-game-table');
  await context.close();
  await server.close();
  rmSync(folder, { recursive: true, maxRetries: 5 });
  const memory = {
    'the history': ofHistory,
    'a filter': ofFilter,
    [`${ROWS_SHOWN} rows of the history`]: ofMore,
    players: ofPlayers,
    statistics: ofStatistics,
    'home after all of it': ofHome,
  };
  const row = (name: string, value: number, unit: string, limit: number): Row => ({
    name: `${formatCount(count)}: ${name}`,
    value,
    unit,
    limit,
  });
  const rows = (name: string, { passed, worked }: TimeTaken): readonly Row[] => [
    row(`${name}, 4x throttled`, passed, 'ms', 1000),
    row(`${name}, 4 times the processor time of the page`, worked, 'ms', 1000),
  ];
  return [
    ...rows('home, cold', home),
    ...rows('home once more', homeAgain),
    ...rows('history', list),
    ...rows('a filter', filtered),
    ...rows('more of the history', longer),
    ...rows('players', players),
    ...rows('statistics the first time, figures already shown', shown),
    ...rows('statistics later', statistics),
    ...rows('statistics of one game', one),
    ...rows('a figure over time', course),
    ...pages.flatMap(([name, time]) => rows(name, time)),
    ...rows('a new game', next),
    row('everything derived, the page 4x throttled', derived, 's', count / 100),
    row('longest frame meanwhile, 4x throttled', longest, 'ms', 700),
    ...Object.entries(memory).map(([screen, value]) => row(`memory of ${screen}`, value, 'MB', 8 + (count / 1000) * MAX_ROW_MEGABYTES)),
  ];
}

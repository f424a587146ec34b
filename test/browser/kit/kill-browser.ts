import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../../scripts/chromium.mjs';
import type { SeededRandom } from '../../seeded-random';
import { FLAGS, NAME_HELPER, PHONE } from './chromium';
import type * as EntryPage from './entry-page';
import { readLogState } from './leveldb-log';
import { bundleScript } from './page-scripts';
import { beginKingdom, movePiece, square, waitForPiece } from './table-actions';

/** How it went: entries that were called saved, and those of them that were not there after the next start. */
export interface KillTally {
  readonly kills: number;
  readonly acknowledged: number;
  readonly lost: number;
  /** How often the browser threw its database away, its own log being torn; what is not in the mirror then is lost too. */
  readonly torn: number;
  /** Each kill that lost something: what was there, and where its databases lie as they were found. */
  readonly losses: readonly string[];
}

interface StartedBrowser {
  readonly browser: Browser;
  readonly page: Page;
  readonly process: ChildProcess;
}

/** The port that a browser writes into its profile once it listens. */
async function readPort(profile: string): Promise<string> {
  for (;;) {
    const [port, path] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '')).split('\n');
    if (port !== undefined && path !== undefined) return port;
    await wait(10);
  }
}

/** What makes a start shorter. */
const LEAN_FLAGS = [
  '--disable-extensions',
  '--in-process-gpu',
  '--disable-software-rasterizer',
  '--enable-features=NetworkServiceInProcess2',
];

/** A browser whose process is ours, so that it can be killed outright. */
async function startBrowser(profile: string): Promise<StartedBrowser> {
  const found = findChromium();
  if (found === undefined) throw new Error('No Chromium found.');
  await rm(join(profile, 'DevToolsActivePort'), { force: true });
  const started = spawn(
    found,
    ['--headless', '--lang=en', ...FLAGS, ...LEAN_FLAGS, `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'],
    {
      stdio: 'ignore',
      detached: true,
    },
  );
  // Should the test end before its time, the browser does not outlive it.
  const endToo = (): void => endProcess(started);
  process.once('exit', endToo);
  started.once('exit', () => process.off('exit', endToo));
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await readPort(profile)}`);
  const context = browser.contexts()[0] ?? (await browser.newContext());
  await context.addInitScript(NAME_HELPER);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.setViewportSize(PHONE);
  return { browser, page, process: started };
}

/** Ends the browser and its helpers at once, as a dead battery would. */
function endProcess({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
}

async function killBrowser({ process: started }: StartedBrowser): Promise<void> {
  if (started.exitCode !== null || started.signalCode !== null) return;
  const gone = new Promise((resolve) => started.once('exit', resolve));
  endProcess(started);
  await gone;
}

/** Somebody who enters without end: opens the game, says how many entries it has, and goes on from there. */
export interface EntryDriver {
  open(page: Page, game: string): Promise<number>;
  enterOn(page: Page): Promise<void>;
}

/** Given to the page. */
declare const tellSaved: (entered: number) => void;
declare const entryPage: typeof EntryPage;

/** How many entries of a game lie on the disk, one after the other. */
const entriesOf = (page: Page, game: string): Promise<number> =>
  page.evaluate(
    (id) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('regent');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const request = opening.result.transaction('entries').objectStore('entries').getAllKeys();
          request.onsuccess = () => {
            const keys = request.result.filter((key) => Array.isArray(key) && key[0] === id);
            opening.result.close();
            resolve(keys.every((key, index) => Array.isArray(key) && key[1] === index) ? keys.length : 0);
          };
        };
      }),
    game,
  );

/** How many entries of a game the mirror has. */
export const countMirrored = (page: Page, game: string): Promise<number> =>
  page.evaluate(async (id) => {
    try {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('regent-spare');
      const file = await (await folder.getFileHandle(`game-${id}`)).getFile();
      return JSON.parse(await file.text()).records.entries.length;
    } catch {
      return 0;
    }
  }, idIn(game));

/** The spare follows within moments. */
async function waitForMirror(page: Page, game: string, entries: number): Promise<void> {
  while ((await countMirrored(page, game)) < entries) await wait(20);
}

/** Something more is written behind what lies there. */
const writeMore = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('regent-behind');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => resolve(opening.result.close());
      }),
  );

const idIn = (game: string): string => game.split('/').at(-1) ?? '';

/** Straight into the store, on a page without a screen: a start takes a fraction of the app's. */
export async function createStoreDriver(): Promise<EntryDriver> {
  const script = await bundleScript('./entry-page.ts', 'entryPage');
  return {
    async open(page, game) {
      await page.goto(new URL('robots.txt', game).href);
      await page.evaluate(script);
      return page.evaluate((id) => entryPage.openGame(id), idIn(game));
    },
    enterOn: (page) => page.evaluate(() => entryPage.enterForever(tellSaved)),
  };
}

/** What a page that shows no table tells about why. */
async function describePage(page: Page, lines: readonly string[]): Promise<string> {
  const shown = page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys()) kept.push(`${name}: ${(await (await caches.open(name)).keys()).length} files`);
    const worker = navigator.serviceWorker.controller?.state ?? 'none';
    return [`worker: ${worker}`, ...kept, `${location.href} ${document.readyState}`, document.body.innerHTML].join('\n');
  });
  const silent = wait(10_000).then(() => 'The page does not answer.');
  const picture = join(tmpdir(), `regent-kill-${process.pid}.png`);
  await page.screenshot({ path: picture, timeout: 10_000 }).catch(() => undefined);
  return [await Promise.race([shown.catch(String), silent]), ...lines, picture].join('\n');
}

/** At the table of the app, by what its screen says. */
export const tableDriver: EntryDriver = {
  async open(page, game) {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(`console: ${message.text()}`));
    page.on('pageerror', (error) => lines.push(`error: ${error.message}`));
    page.on('requestfailed', (request) => lines.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
    await page.goto(game);
    await square(page, 'e1')
      .waitFor()
      .catch(async () => Promise.reject(new Error(await describePage(page, lines))));
    return entriesOf(page, idIn(game));
  },
  enterOn: (page) =>
    page.evaluate(() => {
      const bar = () => document.querySelectorAll<HTMLButtonElement>('button.bar-item');
      let entered = 0;
      let couldUndo = false;
      /** A tap takes the one move back, or makes it again: whether there is something to undo says that it was taken. */
      const look = (): void => {
        const isTaken = bar()[0]?.disabled === couldUndo;
        if (isTaken && document.querySelector('.game-status')?.textContent?.includes('Saved') === true) {
          tellSaved(entered);
          enter();
        } else setTimeout(look);
      };
      const enter = (): void => {
        const [undo, redo] = bar();
        entered += 1;
        couldUndo = undo?.disabled === false;
        (couldUndo ? undo : redo)?.click();
        // By the next turn of the page the screen shows what became of the tap.
        setTimeout(look);
      };
      enter();
    }),
};

/** A profile of its own with a game of Kingdom in it, and a hand at its table. */
async function beginProfile(address: string, hand: EntryDriver) {
  const profile = await mkdtemp(join(tmpdir(), 'regent-kill-'));
  const started = await startBrowser(profile);
  await beginKingdom(started.page, address);
  await movePiece(started.page, 'e1', 'e2');
  await started.page.locator('.game-status').getByText('Saved').waitFor({ state: 'attached' });
  const game = started.page.url();
  return { profile, started, game, before: await hand.open(started.page, game) };
}

const discard = (profile: string): Promise<void> => rm(profile, { recursive: true, force: true, maxRetries: 5 });

/** The databases of a profile as they are now, in the place of those that were copied before. */
async function keepDatabases(profile: string, to: string): Promise<void> {
  const place = join('Default', 'IndexedDB');
  await rm(join(to, place), { recursive: true, force: true });
  await cp(join(profile, place), join(to, place), { recursive: true });
}

/** Kills a browser again and again in the middle of entries, each time at another moment, and counts what is there afterwards. */
export async function killAgainAndAgain(
  address: string,
  hand: EntryDriver,
  kills: number,
  luck: SeededRandom,
  tell?: (tally: KillTally) => void,
): Promise<KillTally> {
  let table = await beginProfile(address, hand);
  let tally: KillTally = { kills: 0, acknowledged: 0, lost: 0, torn: 0, losses: [] };
  const copy = await mkdtemp(join(tmpdir(), 'regent-killed-'));
  try {
    while (tally.kills < kills) {
      const { profile, game, before } = table;
      const { page } = table.started;
      let saved = 0;
      const enough = 1 + luck.below(8);
      await new Promise<void>((resolve, reject) => {
        const note = (entered: number): void => {
          saved = entered;
          if (saved >= enough) resolve();
        };
        page
          .exposeFunction('tellSaved', note)
          .then(() => hand.enterOn(page))
          .catch(reject);
      });
      await wait(luck.below(12));
      await killBrowser(table.started);
      tally = { ...tally, kills: tally.kills + 1, acknowledged: tally.acknowledged + saved };
      await keepDatabases(profile, copy);
      const state = await readLogState(profile);
      if (state === 'cut') {
        // The start that tears the log: the database is still there, and the app has a moment for the mirror.
        table = { ...table, started: await startBrowser(profile) };
        const { page: between } = table.started;
        await waitForMirror(between, game, await tableDriver.open(between, game));
        await writeMore(between);
        await killBrowser(table.started);
      }
      const torn = (await readLogState(profile)) === 'torn';
      table = { ...table, started: await startBrowser(profile) };
      if (torn) await tableDriver.open(table.started.page, game);
      const found = await hand.open(table.started.page, game);
      const lost = Math.max(0, before + saved - found);
      tally = { ...tally, lost: tally.lost + lost, torn: tally.torn + Number(torn) };
      if (lost > 0) {
        const kept = `${copy}-${tally.kills}`;
        await keepDatabases(copy, kept);
        const describePage = `${before} were there, ${saved} were saved, ${found} found; the log was ${state}${torn ? ', then torn' : ''}: ${kept}`;
        tally = { ...tally, losses: [...tally.losses, `kill ${tally.kills}: ${describePage}`] };
      }
      table = { ...table, before: found };
      tell?.(tally);
    }
    // The table stands as its log says, whichever way the entries came.
    const found = await tableDriver.open(table.started.page, table.game);
    await waitForPiece(table.started.page, 'Monarch', found % 2 === 1 ? 'e2' : 'e1');
    return tally;
  } finally {
    await killBrowser(table.started);
    await Promise.all([table.profile, copy].map(discard));
  }
}

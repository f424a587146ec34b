import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.mjs';
import type { Chance } from '../random';
import { FLAGS, PHONE } from './chromium';
import { beginKingdom, move, square } from './table';

/** How it went: entries that the screen called saved, and those of them that were not there after the next start. */
export interface Tally {
  readonly kills: number;
  readonly acknowledged: number;
  readonly lost: number;
}

interface Started {
  readonly browser: Browser;
  readonly page: Page;
  readonly process: ChildProcess;
}

/** The port that a browser writes into its profile once it listens. */
async function portIn(profile: string): Promise<string> {
  for (;;) {
    const [port, path] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '')).split('\n');
    if (port !== undefined && path !== undefined) return port;
    await wait(10);
  }
}

/** A browser whose process is ours, so that it can be killed outright. */
async function start(profile: string): Promise<Started> {
  const found = findChromium();
  if (found === undefined) throw new Error('No Chromium found.');
  await rm(join(profile, 'DevToolsActivePort'), { force: true });
  const started = spawn(
    found,
    ['--headless', '--lang=en', ...FLAGS, `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'],
    {
      stdio: 'ignore',
      detached: true,
    },
  );
  // Should the test end before its time, the browser does not outlive it.
  const endToo = (): void => end(started);
  process.once('exit', endToo);
  started.once('exit', () => process.off('exit', endToo));
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portIn(profile)}`);
  const context = browser.contexts()[0] ?? (await browser.newContext());
  const page = context.pages()[0] ?? (await context.newPage());
  await page.setViewportSize(PHONE);
  return { browser, page, process: started };
}

/** Ends the browser and its helpers at once, as a dead battery would. */
function end({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
}

async function kill({ process: started }: Started): Promise<void> {
  const gone = new Promise((resolve) => started.once('exit', resolve));
  end(started);
  await gone;
}

/** Given to the page. */
declare const tellSaved: (entered: number) => void;

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

/** Undoes and does again without end, and tells each time that the screen calls it saved. */
function keepEntering(): void {
  const [undo, redo] = document.querySelectorAll<HTMLButtonElement>('button.bar-item');
  let entered = 0;
  const look = (): void => {
    if (document.querySelector('.life')?.textContent?.includes('Saved') === true) {
      tellSaved(entered);
      enter();
    } else setTimeout(look);
  };
  const enter = (): void => {
    entered += 1;
    (undo?.disabled === false ? undo : redo)?.click();
    // By the next turn of the page the screen shows what became of the tap.
    setTimeout(look);
  };
  enter();
}

/** Kills a browser again and again in the middle of entries, each time at another moment, and counts what is there afterwards. */
export async function killAgainAndAgain(address: string, kills: number, luck: Chance, tell?: (tally: Tally) => void): Promise<Tally> {
  const profile = await mkdtemp(join(tmpdir(), 'regent-kill-'));
  let started = await start(profile);
  await beginKingdom(started.page, address);
  await move(started.page, 'e1', 'e2');
  await started.page.locator('.life').getByText('Saved').waitFor({ state: 'attached' });
  const game = started.page.url();
  const id = game.split('/').at(-1) ?? '';
  let tally: Tally = { kills: 0, acknowledged: 0, lost: 0 };
  let before = 1;
  while (tally.kills < kills) {
    let saved = 0;
    const enough = 1 + luck.below(8);
    await new Promise<void>((resolve, reject) => {
      const told = (entered: number): void => {
        saved = entered;
        if (saved >= enough) resolve();
      };
      started.page
        .exposeFunction('tellSaved', told)
        .then(() => started.page.evaluate(keepEntering))
        .catch(reject);
    });
    await wait(luck.below(12));
    await kill(started);
    const acknowledged = before + saved;
    started = await start(profile);
    await started.page.goto(game);
    await square(started.page, 'e1').waitFor();
    before = await entriesOf(started.page, id);
    tally = { kills: tally.kills + 1, acknowledged: tally.acknowledged + saved, lost: tally.lost + Math.max(0, acknowledged - before) };
    tell?.(tally);
  }
  await kill(started);
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  return tally;
}

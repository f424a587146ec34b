import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { findChromium } from '../../scripts/chromium.mjs';
import { FLAGS, PHONE } from './chromium';
import { beginKingdom, move, stands } from './table';

/** A browser whose process is ours, so that it can be killed outright. */
async function spawnBrowser(profile: string): Promise<{ readonly browser: Browser; readonly process: ChildProcess }> {
  const found = findChromium();
  if (found === undefined) throw new Error('No Chromium found.');
  await rm(join(profile, 'DevToolsActivePort'), { force: true });
  const started = spawn(found, ['--headless', ...FLAGS, `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'], {
    stdio: 'ignore',
    detached: true,
  });
  const port = await expect
    .poll(() => readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => ''), { timeout: 30_000 })
    .toMatch(/^\d+\n/)
    .then(async () => (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n')[0]);
  return { browser: await chromium.connectOverCDP(`http://127.0.0.1:${port}`), process: started };
}

/** Ends the browser and its helpers at once, as a dead battery would. */
async function kill(started: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => started.once('exit', resolve));
  if (started.pid !== undefined) process.kill(-started.pid, 'SIGKILL');
  await gone;
}

test('the browser is killed right after a saved move, and the move is there on restart', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'regent-kill-'));
  const first = await spawnBrowser(profile);
  const page = await (first.browser.contexts()[0] ?? (await first.browser.newContext())).newPage();
  await page.setViewportSize(PHONE);
  await beginKingdom(page, inject('address'));
  await move(page, 'e1', 'e2');
  await page
    .locator('.life')
    .getByText(/Saved|Enregistré/)
    .waitFor({ state: 'attached' });
  const game = page.url();
  await kill(first.process);

  const second = await spawnBrowser(profile);
  const again = await (second.browser.contexts()[0] ?? (await second.browser.newContext())).newPage();
  await again.goto(game);
  await stands(again, 'Monarch', 'e2');
  await kill(second.process);
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
});

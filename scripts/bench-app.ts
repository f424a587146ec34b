import { type CDPSession, chromium, type Page } from 'playwright-core';
import { controlled, launchOptions, PHONE } from '../test/browser/chromium';
import { beginKingdom, fixtureEvents, tapEvent } from '../test/browser/table';
import { GAME_IDS } from '../test/kit';
import { DIST, serve } from './serve.mjs';
import { sizes } from './size.mjs';

/** What the built app costs on a phone: kilobytes of JavaScript, milliseconds of script for a tap, milliseconds to a game that can be resumed. */
export interface AppFigures {
  readonly firstVisit: number;
  readonly largestGame: number;
  readonly tap: number;
  readonly undo: number;
  readonly coldStart: number;
}

async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

/** Milliseconds of script that a piece of work costs the page once it has settled. */
async function scriptOf(page: Page, session: CDPSession, work: () => Promise<void>): Promise<number> {
  const before = await scriptMs(session);
  await work();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return (await scriptMs(session)) - before;
}

const median = (figures: readonly number[]): number => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

/** A slow phone: the processor held back so many times. */
async function throttled(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

export async function measureApp(): Promise<AppFigures> {
  const weights = sizes(DIST, GAME_IDS);
  const server = await serve(0);
  const browser = await chromium.launch(launchOptions());
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-GB' });
  const page = await context.newPage();
  await beginKingdom(page, server.address);
  const slow = await throttled(page, 6);
  const taps: number[] = [];
  const undos: number[] = [];
  for (const event of fixtureEvents('throne-from-the-start').slice(0, 24)) {
    taps.push(await scriptOf(page, slow, () => tapEvent(page, event)));
    undos.push(await scriptOf(page, slow, () => page.getByRole('button', { name: 'Undo' }).click()));
    await page.getByRole('button', { name: 'Redo' }).click();
  }
  await controlled(page);
  // Left open, the slowed page would share its brakes with those that follow.
  await page.close();
  const starts: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const next = await context.newPage();
    await throttled(next, 4);
    const start = performance.now();
    await next.goto(server.address);
    await next.locator('.home-open strong:not(:empty)').waitFor();
    starts.push(performance.now() - start);
    await next.close();
  }
  await browser.close();
  await server.close();
  return {
    firstVisit: weights.first / 1000,
    largestGame: Math.max(...Object.values(weights.games)) / 1000,
    tap: median(taps) / 2,
    undo: median(undos),
    coldStart: median(starts),
  };
}

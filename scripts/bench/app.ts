import { chromium, type Page } from 'playwright-core';
import { launchOptions, PHONE, waitUntilControlled } from '../../test/browser/kit/chromium';
import { beginKingdom } from '../../test/browser/kit/table-actions';
import { GAME_IDS } from '../../test/transcripts';
import { measureSizes } from '../build/size';
import { DIST, serve } from '../serve.mjs';

/** What the built app costs on a phone: kilobytes of JavaScript, milliseconds to a game that can be resumed. */
export interface AppFigures {
  readonly firstVisit: number;
  readonly largestGame: number;
  readonly coldStart: number;
}

const median = (figures: readonly number[]): number => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

/** A slow phone: the processor held back so many times. */
async function throttle(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

export async function measureApp(): Promise<AppFigures> {
  const weights = measureSizes(DIST, GAME_IDS);
  const server = await serve(0);
  const browser = await chromium.launch(launchOptions());
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-GB' });
  const page = await context.newPage();
  await beginKingdom(page, server.address);
  await waitUntilControlled(page);
  await page.close();
  const starts: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const next = await context.newPage();
    await throttle(next, 4);
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
    coldStart: median(starts),
  };
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { Header } from '#session/log/effective-log';
import { isTable, openTable } from '#session/log/table';
import { launchOptions, PHONE } from '../../test/browser/kit/chromium';
import { bundleSeedScript } from '../../test/browser/kit/page-scripts';
import { loadFixture, savedGame } from '../../test/saved-games';
import type { SavedGame } from '../../test/seed-database';
import { GAME_IDS, gameOf } from '../../test/transcripts';
import { DIST, serve } from '../serve.mjs';
import { fullBoard } from './full-board';

interface GameTranscript extends Header {
  readonly events: readonly object[];
}

/** What a tap on a table does: an event, which is brought again; the same taken back; a look at the stand before it. */
type Tap = 'event' | 'undo' | 'look-back';

interface TapFigure {
  readonly game: string;
  /** The record and the kind of event that was tapped, taken back or looked at. */
  readonly moment: string;
  readonly tap: Tap;
  /** Milliseconds of script on this machine, from the tap until the next frame after the one that shows it. */
  readonly ms: number;
}

/** Each kind of event of each record of each game, where its table is fullest; it is taken back, so that it can be brought again. */
function gamesAtEachEvent(): readonly SavedGame[] {
  const transcripts = GAME_IDS.flatMap((game) =>
    readdirSync(join(import.meta.dirname, '../../test', 'games', game, 'whole')).map((file) => ({
      game,
      ...loadFixture<GameTranscript>(game, file.replace('.json', '')).transcript,
    })),
  );
  const { players, setup, events } = fullBoard(['lords', 'farmers', 'merchants']);
  return GAME_IDS.flatMap((game) => {
    const found = new Map<string, SavedGame>();
    for (const each of [...transcripts, { game: 'kingdom-builder', players, setup, events }].filter((one) => one.game === game)) {
      for (const [moment, until] of lastOfEachType(each)) {
        const id = `${game} ${moment}`.replaceAll(' ', '-');
        const before = found.get(id);
        if (before !== undefined && before.entries.length > until) continue;
        found.set(id, savedGame({ ...each, events: each.events.slice(0, until) }, id, [{ kind: 'undo' }]));
      }
    }
    return [...found.values()];
  });
}

/** How many events lead up to the last of each type that does not end the game; one that leads to another phase is another kind. */
function lastOfEachType({ game, players, setup, events }: GameTranscript & { readonly game: string }): ReadonlyMap<string, number> {
  const entries = events.map((event) => ({ kind: 'happened' as const, event: { type: '', ...event }, at: 0 }));
  const table = openTable(gameOf(game), { players, setup }, entries);
  if (!isTable(table)) throw new Error(game);
  const open = table.steps.filter(({ state }) => !state.isFinished);
  const phases = [table.start, ...open.map(({ state }) => state)].map(({ phase }) => phase);
  return new Map(
    open.map(({ event }, index) => {
      const [before, after] = [phases[index], phases[index + 1]];
      return [[setup.record ?? 'table', event.type, ...(before === after ? [] : ['to', after])].join(' '), index + 1];
    }),
  );
}

/** A piece of work as Chromium traces it; times in microseconds, `tdur` of the processor. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

const CATEGORIES = ['devtools.timeline', 'v8.execute', 'v8', 'blink.user_timing'];
/** Work that is script, or that script makes: Preact draws in microtasks, and leaves garbage. */
const SCRIPT =
  /^(?:EvaluateScript|EventDispatch|FunctionCall|RunMicrotasks|TimerFire|FireAnimationFrame|FireIdleCallback|MinorGC|MajorGC)$/;
const BEGINS = 'tap begins ';
const ENDS = 'tap ends';

/** Milliseconds of script: what lies within other script is counted with it. */
function scriptTime(trace: readonly TraceEvent[]): number {
  let [until, sum] = [0, 0];
  for (const { name, ts, dur = 0, tdur = 0 } of trace) {
    if (SCRIPT.test(name) && ts >= until) [until, sum] = [ts + dur, sum + tdur];
  }
  return sum / 1000;
}

/** Script between the marks of each tap. */
function scriptTimes(trace: readonly TraceEvent[]): readonly { readonly tap: string; readonly ms: number }[] {
  const inOrder = trace.toSorted((a, b) => a.ts - b.ts);
  const marks = inOrder.filter(({ name }) => name.startsWith(BEGINS) || name === ENDS);
  return marks.flatMap(({ name, ts: from, tid }, index) => {
    const to = marks[index + 1]?.ts;
    if (name === ENDS || to === undefined) return [];
    const within = inOrder.filter((each) => each.tid === tid && each.ph === 'X' && each.ts >= from && each.ts < to);
    return [{ tap: name.slice(BEGINS.length), ms: scriptTime(within) }];
  });
}

const BAR = { undo: '.bar button:nth-of-type(1)', redo: '.bar button:nth-of-type(2)', log: '.bar button:nth-of-type(3)' };

/**
 * Taps on what a selector finds, marked in the trace from the tap until the next frame after the one that shows it. A finger gives
 * a button the focus first; an event comes from board or tray, and not from a button that can then no longer be used.
 */
async function tapAndMark(page: Page, tap: Tap | 'back', selector: string): Promise<void> {
  await page.locator(`${selector}:enabled`).waitFor({ state: 'attached' });
  await page.evaluate(
    async ([found, begins, ends, isEvent]) => {
      performance.mark(begins);
      setTimeout(() => {
        const button = document.querySelector<HTMLElement>(found);
        if (!isEvent) button?.focus();
        button?.click();
      });
      await new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      performance.mark(ends);
    },
    [selector, `${BEGINS}${tap}`, ENDS, selector === BAR.redo] as const,
  );
}

/** Of several runs: the first are not yet compiled, and some collect what others left. */
const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const LOOK = { before: '.look-back-row button:first-child', after: '.look-back-row button:last-child' };
const TAPS = ['event', 'undo', 'look-back'] as const;

async function measureTapsAt(
  browser: Browser,
  page: Page,
  address: string,
  { game: { id, game } }: SavedGame,
  runs: number,
): Promise<readonly TapFigure[]> {
  await page.goto(`${address}#/game/${id}`);
  await page.locator(`${BAR.redo}:enabled`).waitFor();
  await browser.startTracing(page, { categories: CATEGORIES });
  for (let run = 0; run < runs; run += 1) {
    await tapAndMark(page, 'event', BAR.redo);
    await tapAndMark(page, 'undo', BAR.undo);
  }
  await tapAndMark(page, 'back', BAR.redo);
  // What an event brought may lie over the board: whoever taps would close it first.
  await page.locator(BAR.log).dispatchEvent('click');
  await page.getByRole('button', { name: 'Look back', exact: true }).dispatchEvent('click');
  for (let run = 0; run < runs; run += 1) {
    await tapAndMark(page, 'look-back', LOOK.before);
    await tapAndMark(page, 'back', LOOK.after);
  }
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const scripts = scriptTimes(traceEvents);
  const moment = id.slice(game.length + 1);
  return TAPS.map((tap) => ({ game, moment, tap, ms: median(scripts.filter((each) => each.tap === tap).map(({ ms }) => ms)) }));
}

/** Script of every kind of tap at every kind of event, in processor time: others on the machine do not count. */
export async function measureTaps(folder = DIST, runs = 12): Promise<readonly TapFigure[]> {
  const games = gamesAtEachEvent();
  const server = await serve(0, folder);
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({ viewport: PHONE, locale: 'en-GB', serviceWorkers: 'block' });
  page.setDefaultTimeout(60_000);
  await page.goto(`${server.address}robots.txt`);
  await page.evaluate(await bundleSeedScript());
  await page.evaluate((all) => Reflect.get(globalThis, 'seeding').seedDatabase(all), { games });
  const figures: TapFigure[] = [];
  for (const game of games) figures.push(...(await measureTapsAt(browser, page, server.address, game, runs)));
  await browser.close();
  await server.close();
  return figures;
}

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import sirv from 'sirv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { en } from '#text/app/en';
import { fr } from '#text/app/fr';
import { settingsTexts } from '#text/settings';
import { DIST, serve } from '../../scripts/serve.mjs';
import { GAME_IDS } from '../transcripts';
import { ADDRESSES, createFullDevice } from './kit/addresses';
import { PHONE } from './kit/chromium';
import { gamesAtEachPhase } from './kit/phase-games';
import { seedDevice, sharedBrowser } from './kit/visits';

interface Part {
  readonly file: string;
  readonly src?: string;
  readonly isDynamicEntry?: boolean;
}

const ALL = readdirSync(join(DIST, 'assets')).filter((file) => /\.(?:js|css)$/.test(file));

/**
 * What comes only after the device has failed, with an offer to install, a photo, a change, a count that was just made, a
 * reason that lights something up, an event that is said aloud or a game that has just ended: no address brings that about.
 */
const SELDOM =
  /^(?:EvictionNotice|restore-from-mirror|game-record|(?:mirror-|row-)?worker|device-files|InstallCard|derive-facts|PendingChangeSheet|ConflictSheet|ScoringMoment|score-grid|ending|LitLayer|LookBack|RefusalSheet|InputErrorNotice|UndoEndSheet|game-logs|speech)-/;

/** These files with all that they bring along, and what they ask for later. */
function reachableFiles(files: readonly string[], later: (file: string) => boolean, found = new Set<string>()): ReadonlySet<string> {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    const asked = readFileSync(join(DIST, 'assets', file), 'utf8').matchAll(/(?:from|import)\s*(\()?["`]\.\/([\w.-]+\.js)["`]/g);
    const next = [...asked].flatMap(([, isLater, name = '']) => (isLater === undefined || later(name) ? [name] : []));
    reachableFiles(next, later, found);
  }
  return found;
}

const WORKERS = ALL.filter((file) => /^(?:worker|row-worker)-/.test(file));
const IN_PAGE = reachableFiles(
  ALL.filter((file) => /^home-.*\.js$/.test(file)),
  () => true,
);
/** What only workers ask for: where that does not come the page does their work, and nothing needs to be said. */
const BESIDE = new Set([...reachableFiles(WORKERS, () => true)].filter((file) => !IN_PAGE.has(file)));
/** A worker could look into what cannot be read, and has words that it could say; it never does. */
const IN_WORKERS = reachableFiles(WORKERS, (file) => !/^(?:aside|en|fr)-/.test(file));
const isAsked = (file: string): boolean => !SELDOM.test(file) && (!BESIDE.has(file) || IN_WORKERS.has(file));

/** `npm run chunks` goes everywhere and lets every single file fail; that takes minutes. */
const EVERY = process.env.CHUNKS === 'all';
const TABLES = EVERY ? gamesAtEachPhase() : [];
const GAME = 'kings-tricktakers';
const SOME = ['', 'settings', 'rules', `desk/${GAME}`, 'game/three-in-a-draft-ended'];

/**
 * One of each kind that a visit begins with, and all that is asked for later by itself, where games have the same each only that of
 * one: all else comes with one of these, or is asked for in the same line, and fails as it does.
 */
function chunks(): readonly string[] {
  if (EVERY) return ALL.filter(isAsked);
  const page = readFileSync(join(DIST, 'index.html'), 'utf8');
  const parts: readonly Part[] = Object.values(JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')));
  const isLater = ({ src = '', isDynamicEntry }: Part): boolean =>
    isDynamicEntry === true && (!src.startsWith('src/games/') || src.startsWith(`src/games/${GAME}/`));
  const later = new Set(parts.filter(isLater).map(({ file }) => basename(file)));
  const first = ['src', 'stylesheet" crossorigin href'].map((kind) => new RegExp(`${kind}="./assets/([^"]+)"`).exec(page)?.[1] ?? kind);
  return [...first, ...ALL.filter((file) => later.has(file) && !SELDOM.test(file))];
}

/** What is not true of a part that did not come. */
const UNTRUE = /could not be saved|not on this device|cannot be read|pas pu être enregistré|pas sur cet appareil|illisible/i;

/** A server that lets each chunk fail once: on each visit the first that has not yet failed, by turns with 404 and 500. */
async function serveFailing(failing: ReadonlySet<string>) {
  // Nothing is kept, so that each visit asks for all it needs, and so do its workers.
  const good = sirv(DIST, { brotli: true, setHeaders: (response) => response.setHeader('Cache-Control', 'no-store') });
  const failed = new Set<string>();
  let fails: string | undefined;
  let open = 0;
  const server = await serve(0, DIST, (request, response) => {
    response.on('close', () => (open -= 1));
    // A new visit begins with its page; what is asked for again before that belongs to the last one.
    if (request.headers['sec-fetch-mode'] === 'navigate') fails = undefined;
    const [, file] = /\/assets\/([^/?]+\.(?:js|css))$/.exec(request.url ?? '') ?? [];
    if (file !== undefined && failing.has(file) && !failed.has(file)) fails ??= file;
    if (file === undefined || file !== fails) return good(request, response);
    failed.add(file);
    response.writeHead(failed.size % 2 === 0 ? 404 : 500).end();
  });
  return {
    ...server,
    failed,
    /** What this visit does without. */
    fails: () => fails,
    isBusy: () => open > 0,
  };
}
type FailingServer = Awaited<ReturnType<typeof serveFailing>>;

/** Whether the page has said that a part is missing, shows a screen, or is still on its way. */
const look = (page: Page): Promise<'missing' | 'whole' | 'coming'> =>
  page.evaluate(
    (words) => {
      const alerts = [...document.querySelectorAll<HTMLElement>('[role="alert"]')].filter((alert) => alert.checkVisibility());
      if (alerts.some(({ innerText }) => /could not be loaded|pas pu être chargée/.test(innerText))) return 'missing';
      const shown = document.getElementById('app')?.innerText ?? '';
      if (document.querySelector('.statistics-progress') !== null) return 'coming';
      return shown.length > 20 && !words.some((loading) => shown.includes(loading)) ? 'whole' : 'coming';
    },
    [en.loading, fr.loading],
  );

const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLElement>('.disclosure-title[aria-expanded="false"], summary, .kg-show-scoring'))
      fold.click();
  });

const typeIn = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>('input[type="search"]')) {
      field.value = 'dragon';
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  });

/** What opens more of a screen, each perhaps only once the one before is open. */
const UNFOLDS: readonly ((page: Page) => Promise<void>)[] = [
  unfold,
  unfold,
  (page) =>
    page.evaluate(() => {
      for (const button of document.querySelectorAll('button'))
        if (/photo|notation/i.test(button.ariaLabel ?? button.innerText)) button.click();
    }),
  (page) => page.evaluate(() => document.querySelector<HTMLElement>('.table-line [aria-expanded="false"], button.kg-strip')?.click()),
  unfold,
  ...(EVERY ? [typeIn] : []),
];

/** Words of a language that the page does not speak: the search looks into them too, and does without. */
const isForeign = async (page: Page, file: string): Promise<boolean> =>
  /(?:^|-)(en|fr)-/.exec(file)?.[1] === ((await page.evaluate(() => document.documentElement.lang)) === 'fr' ? 'en' : 'fr');

/** What a table counts when it ends comes while it is played; where it does not, statistics derive it. */
const isForLater = (place: string, file: string): boolean => place.startsWith('game/') && /^(?:stats|derive)-/.test(file);

/** The screen has come, with all that it asks for, or with what it does without. */
async function arrive(page: Page, server: FailingServer, place: string): Promise<void> {
  const quiet = async (): Promise<string> => {
    const shown = await look(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    // One file may ask for the next: what a visit still asks for when the next one begins would be taken for that one's.
    if (EVERY) await page.waitForTimeout(100);
    return server.isBusy() ? 'busy' : shown;
  };
  const readNotice = async (): Promise<string> => {
    const shown = await quiet();
    const without = server.fails();
    if (shown === 'whole' && without !== undefined && (isForLater(place, without) || (await isForeign(page, without)))) return 'told';
    return shown === (without === undefined || BESIDE.has(without) ? 'whole' : 'missing') ? 'told' : `${shown} without ${without}`;
  };
  await expect.poll(readNotice, { message: place, interval: 20 }).toBe('told');
}

/** All that was derived, once it is: the next visit derives it again. */
async function forgetFacts(page: Page): Promise<void> {
  await page.locator('.statistics-progress').waitFor({ state: 'detached' });
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('regent');
        opening.onsuccess = () => {
          const clearing = opening.result.transaction('facts', 'readwrite');
          clearing.objectStore('facts').clear();
          clearing.oncomplete = () => resolve(opening.result.close());
        };
        opening.onerror = () => reject(opening.error);
      }),
  );
}

const parts = chunks();
let server: FailingServer;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  server = await serveFailing(new Set(parts));
  context = await (await sharedBrowser()).newContext({ viewport: PHONE, locale: 'en-GB', serviceWorkers: 'block' });
  page = await context.newPage();
  const { games = [], ...others } = createFullDevice();
  const shown = games.filter(({ game }) => EVERY || game.game === GAME);
  await seedDevice(page, { ...others, games: [...shown, ...TABLES] }, server.address);
});
afterAll(async () => {
  await context.close();
  await server.close();
});

/** From a place where something may not have come, until all of it is there. */
async function untilWhole(place: string, steps = UNFOLDS): Promise<void> {
  for (;;) {
    await arrive(page, server, place);
    for (const step of steps) {
      if (server.fails() !== undefined) break;
      await step(page);
      await arrive(page, server, `${place} unfolded`);
    }
    expect(await page.locator('body').innerText()).not.toMatch(UNTRUE);
    const without = server.fails();
    if (without === undefined) return;
    await forgetFacts(page);
    const again = (await look(page)) === 'whole' ? page.reload() : page.getByRole('button', { name: /Try again|Réessayer/ }).click();
    await Promise.all([page.waitForEvent('load'), again]);
  }
}

async function goTo(place: string): Promise<void> {
  if (EVERY) {
    // Nothing of the last screen asks for anything any more.
    await page.goto('about:blank');
    await page.goto(`${server.address}#/${place}`);
  } else if (place === '') await page.goto(server.address);
  else {
    await page.evaluate((hash) => location.assign(hash), `#/${place}`);
    // Each has a part of its own.
    await expect.poll(() => server.fails()).toBeDefined();
  }
}

describe('each part in turn does not come: it is said, tried again, and comes', { timeout: EVERY ? 600_000 : 120_000 }, () => {
  test.each(EVERY ? [...ADDRESSES, ...TABLES.map(({ game }) => `game/${game.id}`)] : SOME)('#/%s', async (place) => {
    await goTo(place);
    await untilWhole(place);
  });

  test('the texts of a language that is chosen with a game open', async () => {
    const place = 'game/three-in-a-draft-ended/settings';
    await goTo(place);
    await untilWhole(place, []);
    await page.getByText('Français').click();
    await expect.poll(() => server.fails()).toMatch(/^fr-/);
    await untilWhole(place, []);
    await page.getByText(settingsTexts.fr.language, { exact: true }).waitFor();
  });

  test.runIf(EVERY).each(['', ...GAME_IDS.map((game) => `new/${game}`), 'game/first-game-for-two-half/correct'])(
    'in French: #/%s',
    async (place) => {
      await goTo(place);
      await untilWhole(place);
    },
  );

  test.runIf(EVERY)('every chunk of the build was made to fail once', () => {
    expect(parts.filter((file) => !server.failed.has(file))).toEqual([]);
  });
});

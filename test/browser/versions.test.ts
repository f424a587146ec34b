import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { waitUntilControlled } from './kit/chromium';
import { createFaultyServer, FAULTS } from './kit/faulty-server';
import { visit } from './kit/visits';
import { buildProbe } from './probe/build';

let folder: string;
let site: string;
let server: Awaited<ReturnType<typeof createFaultyServer>>;

/** The two versions are built once; a test's server shows the first until `publish`. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'regent-versions-'));
  await buildProbe(join(folder, 'one'), 'one');
  await buildProbe(join(folder, 'two'), 'two');
});
afterAll(() => rmSync(folder, { recursive: true }));

const publish = (version: 'one' | 'two'): void => {
  rmSync(site, { recursive: true, force: true });
  cpSync(join(folder, version), site, { recursive: true });
};

beforeEach(async () => {
  site = join(folder, 'versions');
  publish('one');
  server = await createFaultyServer(site);
});
afterEach(() => server.close());

const state = (page: Page, name: string): Promise<string | null> => page.locator('body').getAttribute(`data-${name}`);
const becomes = (page: Page, name: string, value: string): Promise<void> => page.locator(`body[data-${name}="${value}"]`).waitFor();
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).click();

/** A page of version one, marked so that a reload would show. */
async function open(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(server.address);
  await waitUntilControlled(page);
  await becomes(page, 'offline', 'true');
  await page.evaluate(() => {
    document.body.dataset.kept = 'yes';
  });
  return page;
}

/** Whatever the page was about to do has been done; a reload would break this off. */
const waitUntilSettled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let time = 0; time < 3; time += 1) {
      await fetch('./');
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });

/** What the browser does by itself at the next visit. */
const look = (page: Page): Promise<unknown> => page.evaluate(async () => (await navigator.serviceWorker.ready).update());

test('on the first visit already, later parts come from the device', () =>
  visit(async (context) => {
    const page = await open(context);
    expect(await state(page, 'waiting')).toBe('false');
    await server.close();
    await press(page, 'later');
    await becomes(page, 'later', 'one');
  }));

test('a new one waits, and nothing reloads by itself', () =>
  visit(async (context) => {
    const page = await open(context);
    publish('two');
    await look(page);
    await becomes(page, 'waiting', 'true');
    await waitUntilSettled(page);
    expect(await state(page, 'kept')).toBe('yes');
    await press(page, 'later');
    await becomes(page, 'later', 'one');
    await page.reload();
    await becomes(page, 'waiting', 'true');
    expect(await state(page, 'version')).toBe('one');
  }));

/** The host has a new version, and a tap changes to it. */
async function takeNew(page: Page): Promise<void> {
  publish('two');
  await look(page);
  await becomes(page, 'waiting', 'true');
  await press(page, 'update');
  await becomes(page, 'version', 'two');
}

test('a tap changes to the new one, which then also runs with the server gone', () =>
  visit(async (context) => {
    const page = await open(context);
    await takeNew(page);
    await becomes(page, 'offline', 'true');
    expect(await state(page, 'waiting')).toBe('false');
    await server.close();
    await page.reload();
    await press(page, 'later');
    await becomes(page, 'later', 'two');
  }));

test('a tap in one tab leaves the others as they are, and tells them', () =>
  visit(async (context) => {
    const other = await open(context);
    const page = await open(context);
    await takeNew(page);
    await becomes(other, 'waiting', 'true');
    await waitUntilSettled(other);
    expect([await state(other, 'kept'), await state(other, 'version')]).toEqual(['yes', 'one']);
    await press(other, 'update');
    await becomes(other, 'version', 'two');
  }));

test('a part of the old one that is gone brings the page in its new version, once', () =>
  visit(async (context) => {
    const other = await open(context);
    const page = await open(context);
    await takeNew(page);
    await (await context.newCDPSession(other)).send('Network.clearBrowserCache');
    await press(other, 'later');
    await becomes(other, 'version', 'two');
    await press(other, 'later');
    await becomes(other, 'later', 'two');
  }));

test('a part that cannot be had at all is no reason to reload', () =>
  visit(
    async (context) => {
      const page = await context.newPage();
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      await page.route('**/later-*.js', (route) => route.abort());
      await page.goto(server.address);
      await press(page, 'later');
      await becomes(page, 'later', 'failed');
      await waitUntilSettled(page);
      expect(loads).toBe(1);
    },
    { serviceWorkers: 'block' },
  ));

describe('what the cache has lost', () => {
  /** Takes these files out of the cache, as a battery that died may. */
  const lose = (page: Page, pattern: string): Promise<number> =>
    page.evaluate(async (found) => {
      let lost = 0;
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) if (request.url.includes(found) && (await cache.delete(request))) lost += 1;
      }
      return lost;
    }, pattern);

  test('comes from the host, and is in the cache again', () =>
    visit(async (context) => {
      const page = await open(context);
      expect([await lose(page, 'later-'), await lose(page, 'index.html')]).toEqual([1, 1]);
      await page.reload();
      await becomes(page, 'version', 'one');
      await press(page, 'later');
      await becomes(page, 'later', 'one');
      await server.close();
      await page.reload();
      await press(page, 'later');
      await becomes(page, 'later', 'one');
    }));

  test('is what the host has by now, where that is of another version', () =>
    visit(async (context) => {
      const page = await open(context);
      publish('two');
      expect(await lose(page, 'index.html')).toBe(1);
      await page.reload();
      await becomes(page, 'version', 'two');
    }));
});

test('a host that redirects index.html to its folder leaves a page that starts with the server gone', () =>
  visit(async (context) => {
    server.fault(/\/index\.html$/, (_, response) => response.writeHead(301, { Location: './' }).end());
    const page = await open(context);
    await server.close();
    await page.reload();
    await becomes(page, 'version', 'one');
  }));

/** A worker as Regent had it before Workbox, as far as it stays behind: all files in a cache of its own, which it answers from. */
const HAND_MADE = `
const cacheName = 'regent ' + registration.scope;
const files = async () => [...new Set([registration.scope, ...(await (await fetch('./files.json')).json())])];
addEventListener('install', (event) => event.waitUntil(caches.open(cacheName).then(async (cache) => cache.addAll(await files()))));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(caches.match(event.request).then((found) => found ?? fetch(event.request))));
addEventListener('message', ({ data }) => data.type === 'SKIP_WAITING' && skipWaiting());
`;

test('a device with the worker of before Workbox takes the new one at a tap, and runs with the server gone before and after', () =>
  visit(async (context) => {
    writeFileSync(join(site, 'sw.js'), HAND_MADE);
    for (const ending of ['.br', '.gz']) rmSync(join(site, `sw.js${ending}`));
    const assets = readdirSync(join(site, 'assets')).filter((name) => /\.(?:js|css)$/.test(name));
    writeFileSync(join(site, 'files.json'), JSON.stringify(assets.map((name) => `./assets/${name}`)));
    const page = await open(context);
    await context.setOffline(true);
    await page.reload();
    await becomes(page, 'version', 'one');
    await context.setOffline(false);
    await takeNew(page);
    await becomes(page, 'offline', 'true');
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([`workbox-precache-v2-${server.address}`]);
    await server.close();
    await page.reload();
    await press(page, 'later');
    await becomes(page, 'later', 'two');
  }));

describe('a host in the middle of a deploy', () => {
  /** Looks for a new version, and says what became of it. */
  const outcome = (page: Page): Promise<string> =>
    page.evaluate(async () => {
      const { installing } = await (await navigator.serviceWorker.ready).update();
      if (installing === null) return 'none';
      return new Promise<string>((resolve) => {
        installing.addEventListener('statechange', () => resolve(installing.state));
      });
    });

  test('whatever it answers, the old version runs on, and the next try with a healed host brings the new one', () =>
    visit(async (context) => {
      const page = await open(context);
      publish('two');
      for (const fault of Object.values(FAULTS)) {
        server.fault(/\/assets\/index-.*\.js$/, fault);
        expect(await outcome(page)).toBe('redundant');
      }
      await page.reload();
      await becomes(page, 'version', 'one');
      await press(page, 'later');
      await becomes(page, 'later', 'one');
      expect(await state(page, 'waiting')).toBe('false');
      server.heal();
      expect(await outcome(page)).toBe('installed');
      await becomes(page, 'waiting', 'true');
      await press(page, 'update');
      await becomes(page, 'version', 'two');
    }));

  test('on a first visit the app runs, and is kept for offline once all of it is whole', () =>
    visit(async (context) => {
      const page = await context.newPage();
      server.fault(/\/icon-512\.png$/, FAULTS.page);
      await page.goto(server.address);
      await becomes(page, 'version', 'one');
      await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistrations()).length === 0);
      expect(await state(page, 'offline')).toBe('false');
      server.heal();
      await page.reload();
      await waitUntilControlled(page);
      await becomes(page, 'offline', 'true');
    }));
});

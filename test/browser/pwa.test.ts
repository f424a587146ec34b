import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { en } from '#text/app/en';
import { DIST, serve } from '../../scripts/serve.mjs';
import { controlled, PHONE } from './chromium';
import { launchKept, sharedBrowser } from './kit';
import { buildProbe } from './probe/build';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'regent-pwa-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A visit with a profile of its own, closed at the end whatever happens. */
async function visit(work: (context: BrowserContext) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> {
  const browser = await sharedBrowser();
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-GB', ...options });
  try {
    await work(context);
  } finally {
    await context.close();
  }
}

const title = (page: Page, name: string): Promise<void> => page.getByRole('heading', { level: 1, name }).waitFor({ state: 'attached' });
const atHome = (page: Page): Promise<void> => title(page, 'Regent');

/** From home to a new game's table. */
async function beginKingdom(page: Page, address: string): Promise<void> {
  await page.goto(`${address}#/new/kingdom`);
  await title(page, 'Kingdom');
  for (const name of ['Ana', 'Ben']) {
    await page.getByLabel(en.create.addPlayer).fill(name);
    await page.getByRole('button', { name: en.create.add, exact: true }).click();
  }
  await page.getByRole('button', { name: en.create.start }).click();
  await title(page, 'Ana, Ben');
}

describe('installing', () => {
  test('Chromium finds nothing that keeps Regent from being installed', async () => {
    const context = await launchKept(join(folder, 'profile'));
    const page = await context.newPage();
    await page.goto(inject('address'));
    await controlled(page);
    const devtools = await context.newCDPSession(page);
    expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
    expect((await devtools.send('Page.getAppManifest')).errors).toEqual([]);
    await context.close();
  });

  test('the manifest names icons of the sizes that it says', () =>
    visit(async (context) => {
      const page = await context.newPage();
      await page.goto(inject('address'));
      const drawn = await page.evaluate(async () => {
        const manifest = await (await fetch('./manifest.webmanifest')).json();
        const icons: readonly { readonly src: string; readonly sizes: string }[] = manifest.icons;
        return Promise.all(
          icons.map(async ({ src, sizes }) => {
            const image = new Image();
            image.src = src;
            await image.decode();
            return { sizes, found: sizes === 'any' ? 'any' : `${image.naturalWidth}x${image.naturalHeight}` };
          }),
        );
      });
      expect(drawn).toHaveLength(4);
      for (const { sizes, found } of drawn) expect(found).toBe(sizes);
    }));
});

describe('without a network', () => {
  test('after one visit, from a sub-path, Regent starts and begins a game with the server gone', () =>
    visit(async (context) => {
      const site = join(folder, 'site');
      cpSync(DIST, join(site, 'games/regent'), { recursive: true });
      const server = await serve(0, site);
      const address = `${server.address}games/regent/`;
      const page = await context.newPage();
      await page.goto(address);
      await atHome(page);
      await controlled(page);
      await server.close();
      await page.reload();
      await atHome(page);
      const another = await context.newPage();
      await another.goto(`${address}?from=elsewhere`);
      await atHome(another);
      await beginKingdom(another, address);
    }));
});

describe('a visit', () => {
  test('asks only its own origin for anything and keeps to its Content-Security-Policy', () =>
    visit(async (context) => {
      const address = inject('address');
      const asked: string[] = [];
      const said: string[] = [];
      context.on('request', (request) => asked.push(request.url()));
      context.on('console', (message) => said.push(message.text()));
      context.on('weberror', (error) => said.push(String(error.error())));
      const page = await context.newPage();
      await page.goto(address);
      await atHome(page);
      await beginKingdom(page, address);
      await page.goto(`${address}#/settings`);
      await title(page, en.settings.title);
      await controlled(page);
      await page.reload();
      await title(page, en.settings.title);
      expect(asked.length).toBeGreaterThan(5);
      expect(asked.filter((url) => !url.startsWith(address) && !url.startsWith('data:'))).toEqual([]);
      expect(said).toEqual([]);
    }));

  test('runs no inline script, no eval, and nothing of another origin', () =>
    visit(async (context) => {
      const page = await context.newPage();
      await page.goto(inject('address'));
      await page.evaluate(() => {
        const refused: string[] = [];
        Object.assign(globalThis, { refused });
        document.addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
        document.head.append(Object.assign(document.createElement('script'), { textContent: 'globalThis.ran = true' }));
        document.head.append(Object.assign(document.createElement('script'), { src: 'http://127.0.0.1:9/elsewhere.js' }));
        document.head.append(Object.assign(document.createElement('style'), { textContent: 'body { color: red }' }));
        document.body.append(Object.assign(new Image(), { src: 'http://127.0.0.1:9/elsewhere.png' }));
        document.body.setAttribute('onclick', 'globalThis.ran = true');
        document.body.click();
        fetch('http://127.0.0.1:9/').catch(() => undefined);
        // The debugger may evaluate what it likes; a timer of the page may not.
        setTimeout(() => new Function('globalThis.ran = true')());
      });
      await expect
        .poll(() => page.evaluate('[...new Set(refused)].sort()'))
        .toEqual(['connect-src', 'img-src', 'script-src', 'script-src-attr', 'script-src-elem', 'style-src-elem']);
      expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
      const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('unsafe');
    }));
});

describe('versions', () => {
  let site: string;
  let server: Awaited<ReturnType<typeof serve>>;

  /** The two versions are built once; a test's server shows the first until `publish`. */
  beforeAll(async () => {
    await buildProbe(join(folder, 'one'), 'one');
    await buildProbe(join(folder, 'two'), 'two');
  });

  const publish = (version: 'one' | 'two'): void => {
    rmSync(site, { recursive: true, force: true });
    cpSync(join(folder, version), site, { recursive: true });
  };

  beforeEach(async () => {
    site = join(folder, 'versions');
    publish('one');
    server = await serve(0, site);
  });
  afterEach(() => server.close());

  const state = (page: Page, name: string): Promise<string | null> => page.locator('body').getAttribute(`data-${name}`);
  const becomes = (page: Page, name: string, value: string): Promise<void> => page.locator(`body[data-${name}="${value}"]`).waitFor();
  const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).click();

  /** A page of version one, marked so that a reload would show. */
  async function open(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    await page.goto(server.address);
    await controlled(page);
    await becomes(page, 'offline', 'true');
    await page.evaluate(() => {
      document.body.dataset.kept = 'yes';
    });
    return page;
  }

  /** Whatever the page was about to do has been done; a reload would break this off. */
  const settled = (page: Page): Promise<void> =>
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
      await settled(page);
      expect(await state(page, 'kept')).toBe('yes');
      await press(page, 'later');
      await becomes(page, 'later', 'one');
      await page.reload();
      await becomes(page, 'waiting', 'true');
      expect(await state(page, 'version')).toBe('one');
    }));

  test('a tap changes to the new one, which then also runs with the server gone', () =>
    visit(async (context) => {
      const page = await open(context);
      publish('two');
      await look(page);
      await becomes(page, 'waiting', 'true');
      await press(page, 'update');
      await becomes(page, 'version', 'two');
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
      publish('two');
      await look(page);
      await becomes(page, 'waiting', 'true');
      await press(page, 'update');
      await becomes(page, 'version', 'two');
      await becomes(other, 'waiting', 'true');
      await settled(other);
      expect([await state(other, 'kept'), await state(other, 'version')]).toEqual(['yes', 'one']);
      await press(other, 'update');
      await becomes(other, 'version', 'two');
    }));

  test('a part of the old one that is gone brings the page in its new version, once', () =>
    visit(async (context) => {
      const other = await open(context);
      const page = await open(context);
      publish('two');
      await look(page);
      await becomes(page, 'waiting', 'true');
      await press(page, 'update');
      await becomes(page, 'version', 'two');
      await (await context.newCDPSession(other)).send('Network.clearBrowserCache');
      await press(other, 'later');
      await becomes(other, 'version', 'two');
      await press(other, 'later');
      await becomes(other, 'later', 'two');
    }));

  test('a part that cannot be had at all does not reload again and again', () =>
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
        await expect.poll(() => loads).toBe(2);
        await press(page, 'later');
        await becomes(page, 'later', 'failed');
        await settled(page);
        expect(loads).toBe(2);
      },
      { serviceWorkers: 'block' },
    ));
});

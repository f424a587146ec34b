import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { en } from '#text/app/en';
import { DIST, serve } from '../../scripts/serve.mjs';
import { waitUntilControlled } from './kit/chromium';
import { addPlayers, continueToSetup, startGame } from './kit/table-actions';
import { launchPersistent, visit } from './kit/visits';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'regent-pwa-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const title = (page: Page, name: string): Promise<void> => page.getByRole('heading', { level: 1, name }).waitFor({ state: 'attached' });
const atHome = (page: Page): Promise<void> => title(page, 'Regent');

/** From home to a new game's table. */
async function beginKingdom(page: Page, address: string): Promise<void> {
  await page.goto(`${address}#/new/kingdom`);
  await title(page, 'Kingdom');
  await addPlayers(page, ['Ana', 'Ben']);
  await continueToSetup(page);
  await startGame(page);
  await title(page, 'Ana, Ben');
}

describe('installing', () => {
  test('Chromium finds nothing that keeps Regent from being installed', async () => {
    const context = await launchPersistent(join(folder, 'profile'));
    const page = await context.newPage();
    await page.goto(inject('address'));
    await waitUntilControlled(page);
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
      await waitUntilControlled(page);
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
      const messages: string[] = [];
      context.on('request', (request) => asked.push(request.url()));
      context.on('console', (message) => messages.push(message.text()));
      context.on('weberror', (error) => messages.push(String(error.error())));
      const page = await context.newPage();
      await page.goto(address);
      await atHome(page);
      await beginKingdom(page, address);
      await page.goto(`${address}#/settings`);
      await title(page, en.home.settings);
      await waitUntilControlled(page);
      await page.reload();
      await title(page, en.home.settings);
      expect(asked.length).toBeGreaterThan(5);
      expect(asked.filter((url) => !url.startsWith(address) && !url.startsWith('data:'))).toEqual([]);
      expect(messages).toEqual([]);
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

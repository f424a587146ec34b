import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE } from './kit/chromium';
import { beginKingdom, fixtureEvents, movePiece, savedKingdom, square, tapEvent, waitForPiece } from './kit/table-actions';
import { address, horizontalOverflow, withDevice } from './kit/visits';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });

/** A game of Kingdom on the table. */
const TABLE = { holds: { games: [savedKingdom()] }, at: '#/game/seed' };

test('the page is painted before it asks for the app, and brings its style once', () =>
  withDevice(async (page) => {
    await page.goto(address);
    await page.locator('#unstarted').waitFor({ state: 'detached' });
    const [painted, asked] = await page.evaluate(
      () =>
        [
          performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
          performance.getEntriesByType('resource').filter(({ name }) => /\/home-[^/]*\.(?:js|css)$/.test(name)),
        ] as const,
    );
    const files = asked.map(({ name, startTime }) => [name.endsWith('.css') ? 'style' : 'script', startTime > painted]);
    expect(files).toEqual([
      ['style', false],
      ['script', true],
    ]);
  }));

describe('a game of Kingdom by taps', () => {
  test('from the set-up to the throne, with the reason and the standings at its end', () =>
    withDevice(async (page) => {
      await beginKingdom(page, address);
      for (const event of fixtureEvents('throne-from-the-start')) await tapEvent(page, event);
      const finish = page.locator('.finish');
      for (const phrase of ['Ben wins', 'Ben’s Monarch stands on the enemy throne'])
        await finish.getByText(phrase, { exact: false }).first().waitFor();
      await page.goto(address);
      await page.locator('.home-result').getByText('Ben won').waitFor();
    }));

  test('a reload in the middle keeps the game, and home shows it', () =>
    withDevice(async (page) => {
      await movePiece(page, 'e1', 'e2');
      await page.locator('.game-status').getByText('Saved').waitFor({ state: 'attached' });
      await page.reload();
      await waitForPiece(page, 'Monarch', 'e2');
      await page.goto(address);
      await page.locator('.home-open').getByText('Ben to move').waitFor();
    }, TABLE));

  test('a second tab follows and takes over', () =>
    withDevice(async (first) => {
      const second = await first.context().newPage();
      await square(first, 'e1').waitFor();
      await second.goto(first.url());
      await second.getByText('Here you only watch').waitFor();
      await movePiece(first, 'e1', 'e2');
      await waitForPiece(second, 'Monarch', 'e2');
      await button(second, 'Play here').click();
      await first.getByText('Here you only watch').waitFor();
      await movePiece(second, 'e9', 'e8');
      await waitForPiece(first, 'Monarch', 'e8');
    }, TABLE));

  test('the keyboard alone plays, and so does the list of moves in words', () =>
    withDevice(async (page) => {
      await square(page, 'e1').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await waitForPiece(page, 'Monarch', 'e2');
      await page.getByRole('button', { name: 'Possible moves' }).click();
      await page.locator('.sheet').getByRole('button', { name: 'Possible moves' }).click();
      await page.locator('.kd-moves button').filter({ hasText: 'e8' }).first().click();
      await page.locator('.status-line').getByText('Ana').waitFor();
    }, TABLE));
});

describe('the device', () => {
  test('what cannot be saved is said, kept in memory, and saved at a second try', () =>
    withDevice(async (page) => {
      await square(page, 'e1').waitFor();
      await page.evaluate(() => {
        const full = (): never => {
          throw new DOMException('no room', 'QuotaExceededError');
        };
        const { put, add } = IDBObjectStore.prototype;
        Object.assign(globalThis, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { put, add }) });
        Object.assign(IDBObjectStore.prototype, { put: full, add: full });
      });
      await movePiece(page, 'e1', 'e2');
      const banner = page.getByRole('alert');
      await banner.getByText('no room left').waitFor();
      expect(await banner.textContent()).toContain('1 move is not saved yet');
      await waitForPiece(page, 'Monarch', 'e2');
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.type());
        void dialog.dismiss();
      });
      await page.evaluate(() => void setTimeout(() => location.reload()));
      await expect.poll(() => asked).toEqual(['beforeunload']);
      await page.evaluate('makeRoom()');
      await button(page, 'Try again').click();
      await banner.waitFor({ state: 'detached' });
      await page.locator('.game-status').getByText('Saved').waitFor({ state: 'attached' });
      await page.reload();
      await waitForPiece(page, 'Monarch', 'e2');
      expect(asked).toHaveLength(1);
    }, TABLE));

  test('the screen is kept on at the table, and events are said aloud where asked for', () =>
    withDevice(
      async (page) => {
        await page.addInitScript(() => {
          const heard: string[] = [];
          let held = 0;
          Object.assign(globalThis, { heard, held: () => held });
          Object.defineProperty(navigator, 'wakeLock', {
            value: {
              request: async () => {
                held += 1;
                return { release: async () => (held -= 1) };
              },
            },
          });
          speechSynthesis.speak = ({ text }) => void heard.push(text);
        });
        await page.goto(`${address}#/game/seed`);
        await square(page, 'e1').waitFor();
        await expect.poll(() => page.evaluate('held()')).toBe(1);
        await movePiece(page, 'e1', 'e2');
        await expect.poll(() => page.evaluate('heard')).toEqual(['White Monarch steps from e1 to e2']);
        await page.goto(address);
        await page.locator('.home-open').waitFor();
        await expect.poll(() => page.evaluate('held()')).toBe(0);
      },
      { holds: { games: [savedKingdom()], settings: { spoken: true } }, at: 'robots.txt' },
    ));

  test('back closes a panel, then leaves the table', () =>
    withDevice(
      async (page) => {
        await page.locator('.home-open').click();
        await button(page, 'Log').click();
        await page.getByRole('dialog', { name: 'Log' }).waitFor();
        await page.goBack();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await page.goBack();
        await page.locator('.home-open').waitFor();
      },
      { holds: { games: [savedKingdom()] } },
    ));
});

describe('the shell', () => {
  test('in French from the device’s language, and back by the settings', () =>
    withDevice(
      async (page) => {
        await page.getByRole('heading', { name: 'Nouvelle partie' }).waitFor();
        await page.getByRole('link', { name: 'Réglages' }).click();
        await button(page, 'English').click();
        await page.getByRole('heading', { name: 'Settings' }).waitFor();
        await page.reload();
        await page.getByRole('heading', { name: 'Settings' }).waitFor();
      },
      { locale: 'fr-FR' },
    ));

  test('an address that is no encoding opens the home screen', () =>
    withDevice((page) => page.getByRole('heading', { name: 'Regent', exact: true }).waitFor(), { at: '#/%' }));

  test('the seats of a group are changed by dragging', () =>
    withDevice(
      async (page) => {
        const grips = page.locator('.seat-grip');
        for (const name of ['Ana', 'Ben']) await page.getByRole('button', { name: `+ ${name}` }).click();
        await expect.poll(() => grips.count()).toBe(2);
        await grips.nth(1).scrollIntoViewIfNeeded();
        const boxes = await Promise.all([0, 1].map((seat) => grips.nth(seat).boundingBox()));
        const middle = (seat: number) => ({ x: (boxes[seat]?.x ?? 0) + 20, y: (boxes[seat]?.y ?? 0) + 20 });
        await page.mouse.move(middle(0).x, middle(0).y);
        await page.mouse.down();
        await page.mouse.move(middle(1).x, middle(1).y, { steps: 6 });
        await page.mouse.up();
        await expect.poll(() => page.locator('.seat-name').allTextContents()).toEqual(['1. Ben', '2. Ana']);
      },
      { holds: { games: [savedKingdom()] }, at: '#/groups/new' },
    ));

  test('nothing is wider than the screen, on a phone and on a desktop', () =>
    withDevice(
      async (page) => {
        for (const panel of ['', '/log', '/more', '/scores', '/adjust', '/correct', '/layout']) {
          await page.goto(`${address}#/game/seed${panel}`);
          if (panel === '') await square(page, 'e1').waitFor();
          else await page.getByRole('dialog').waitFor();
          for (const viewport of [PHONE, DESKTOP, { width: 320, height: 640 }]) {
            await page.setViewportSize(viewport);
            await expect.poll(() => horizontalOverflow(page), { message: `${viewport.width} ${panel}` }).toBeLessThanOrEqual(0);
          }
        }
      },
      { holds: { games: [savedKingdom([], ['Maximiliane-Alexandrine von Hohenlohe', 'Bo'])] } },
    ));
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { DESKTOP, launch, PHONE } from './kit';
import { addPlayers, beginKingdom, fixtureEvents, label, move, square, tapEvent } from './table';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const address = inject('address');

/** A new device: nothing stored, English unless told otherwise. */
async function onDevice<T>(use: (page: Page) => Promise<T>, options: { locale?: string; viewport?: typeof PHONE } = {}): Promise<T> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-GB', ...options });
  const errors: string[] = [];
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  const result = await use(page);
  await context.close();
  expect(errors).toEqual([]);
  return result;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });

test('an address that is no encoding opens the home screen', () =>
  onDevice(async (page) => {
    await page.goto(`${address}#/%`);
    await page.getByRole('heading', { name: 'Regent', exact: true }).waitFor();
  }));

describe('a game of Kingdom by taps', () => {
  test('to the throne, with the reason and the standings at its end', { timeout: 180_000 }, () =>
    onDevice(async (page) => {
      await beginKingdom(page, address);
      for (const event of fixtureEvents('throne-from-the-start')) await tapEvent(page, event);
      const finish = page.locator('.finish');
      await finish.waitFor();
      expect(await finish.textContent()).toContain('Ben wins');
      expect(await finish.textContent()).toContain("Ben's Monarch stands on the enemy throne");
      await page.goto(address);
      expect(await page.locator('.home-result').textContent()).toContain('Ben won');
    }),
  );

  test('an illegal tap says why, and the board stays as it is', () =>
    onDevice(async (page) => {
      await beginKingdom(page, address);
      await move(page, 'e1', 'e5');
      const sheet = page.getByRole('dialog');
      expect(await sheet.textContent()).toContain('From e1 to e5');
      await sheet.getByRole('link', { name: /^The rule: / }).click();
      await sheet.getByText('kd.move.shape').waitFor();
      expect(await label(page, 'e1')).toContain('Monarch');
    }));

  test('undo and redo', () =>
    onDevice(async (page) => {
      await beginKingdom(page, address);
      await move(page, 'e1', 'e2');
      expect(await label(page, 'e2')).toContain('Monarch');
      await button(page, 'Undo').click();
      expect(await label(page, 'e1')).toContain('Monarch');
      await button(page, 'Redo').click();
      expect(await label(page, 'e2')).toContain('Monarch');
    }));

  test('an early move is amended so that a later one no longer fits, and that is settled', () =>
    onDevice(async (page) => {
      await beginKingdom(page, address);
      for (const [from, to] of [
        ['a1', 'a2'],
        ['i9', 'i8'],
        ['a2', 'a3'],
        ['i8', 'i7'],
      ] as const)
        await move(page, from, to);
      await button(page, 'Log').click();
      await page.locator('.log-line').first().click();
      await button(page, 'Amend').click();
      await move(page, 'b1', 'b2');
      expect(await page.getByRole('dialog').textContent()).toContain('no longer fit');
      await button(page, 'Accept the change').click();
      const conflict = page.getByRole('dialog', { name: 'This no longer fits' });
      await conflict.waitFor();
      expect(await conflict.textContent()).toContain('1 later event waits');
      await conflict.getByRole('button', { name: 'Amend it' }).last().click();
      await move(page, 'b2', 'b3');
      await button(page, 'Accept the change').click();
      await conflict.waitFor({ state: 'detached' });
      expect(await label(page, 'b3')).toContain('Knight');
      expect(await label(page, 'i7')).toContain('Knight');
    }));

  test('a reload in the middle keeps the game, and home shows it', () =>
    onDevice(async (page) => {
      await beginKingdom(page, address);
      await move(page, 'e1', 'e2');
      await page.reload();
      await square(page, 'e2').waitFor();
      expect(await label(page, 'e2')).toContain('Monarch');
      await page.goto(address);
      await page.locator('.home-open').getByText('Ben to move').waitFor();
    }));

  test('a second tab follows and takes over', async () => {
    const context = await browser.newContext({ viewport: PHONE, locale: 'en-GB' });
    const first = await context.newPage();
    await beginKingdom(first, address);
    const second = await context.newPage();
    await second.goto(first.url());
    await second.getByText('You are watching it').waitFor();
    await move(first, 'e1', 'e2');
    await expect.poll(() => label(second, 'e2')).toContain('Monarch');
    await button(second, 'Play on here').click();
    await first.getByText('You are watching it').waitFor();
    await move(second, 'e9', 'e8');
    await expect.poll(() => label(first, 'e8')).toContain('Monarch');
    await context.close();
  });

  test('by consent, points by agreement, a corrected set-up, and abandoning', () =>
    onDevice(async (page) => {
      await beginKingdom(page, address);
      await button(page, 'More').click();
      await button(page, 'Give or take points').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Ben' }).click();
      await dialog.getByRole('button', { name: 'One more' }).click();
      await dialog.getByLabel('Why?').fill('tea');
      await button(page, 'Enter').click();
      expect(await page.locator('.scores').textContent()).toContain('2 points');
      await button(page, 'More').click();
      await button(page, 'Correct the set-up').click();
      await page.getByLabel('Name 1').fill('Anna');
      await button(page, 'See what changes').click();
      await button(page, 'Accept the change').click();
      await page.locator('.scores').getByText('Anna').waitFor();
      await button(page, 'More').click();
      await button(page, 'Abandon the game').click();
      await button(page, 'Yes, abandon it').click();
      await page.getByText('This game was abandoned').waitFor();
      await button(page, 'Undo').click();
      await page.getByText('This game was abandoned').waitFor({ state: 'detached' });
    }));

  test('the keyboard alone plays, and so does the list of moves in words', () =>
    onDevice(async (page) => {
      await beginKingdom(page, address);
      await square(page, 'e1').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      expect(await label(page, 'e2')).toContain('Monarch');
      await page.getByText('Moves in words').click();
      await page.locator('.kd-moves button').filter({ hasText: 'e8' }).first().click();
      await expect.poll(() => page.locator('.kd-status').textContent()).toContain('Ana');
    }));
});

describe('the device', () => {
  test('what cannot be saved is said, kept in memory, and saved at a second try', () =>
    onDevice(async (page) => {
      await beginKingdom(page, address);
      await page.evaluate(() => {
        const full = (): never => {
          throw new DOMException('no room', 'QuotaExceededError');
        };
        const { put, add } = IDBObjectStore.prototype;
        Object.assign(globalThis, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { put, add }) });
        Object.assign(IDBObjectStore.prototype, { put: full, add: full });
      });
      await move(page, 'e1', 'e2');
      const banner = page.getByRole('alert');
      await banner.getByText('no room left').waitFor();
      expect(await banner.textContent()).toContain('1 entry is not saved yet');
      expect(await label(page, 'e2')).toContain('Monarch');
      await page.evaluate('makeRoom()');
      await button(page, 'Try again').click();
      await banner.waitFor({ state: 'detached' });
      await page.locator('.life').getByText('Saved').waitFor({ state: 'attached' });
      await page.reload();
      await square(page, 'e2').waitFor();
      expect(await label(page, 'e2')).toContain('Monarch');
    }));

  test('the screen is kept on at the table, and events are said aloud where asked for', () =>
    onDevice(async (page) => {
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
      await page.goto(`${address}#/settings`);
      await page.getByRole('group', { name: 'Say events aloud' }).getByRole('button', { name: 'On' }).click();
      await beginKingdom(page, address);
      expect(await page.evaluate('held()')).toBe(1);
      await move(page, 'e1', 'e2');
      expect(await page.evaluate('heard')).toEqual(['White Monarch steps from e1 to e2']);
      await page.goto(address);
      await page.locator('.home-open').waitFor();
      expect(await page.evaluate('held()')).toBe(0);
    }));

  test('an advising referee logs with a note what a table may agree on', () =>
    onDevice(async (page) => {
      await page.goto(`${address}#/settings`);
      await button(page, 'advising').click();
      await beginKingdom(page, address);
      for (const [from, to] of [
        ['e1', 'e2'],
        ['e9', 'e8'],
        ['e2', 'e3'],
        ['e8', 'e7'],
        ['e3', 'e4'],
        ['e7', 'e6'],
        ['e4', 'e5'],
      ] as const)
        await move(page, from, to);
      await page.getByText('could be taken next turn').first().waitFor();
      expect(await label(page, 'e5')).toContain('Monarch');
      await button(page, 'Log').click();
      expect(await page.locator('.log-item').last().textContent()).toContain('let stand by the table');
    }));

  test('back closes a panel, then leaves the table', () =>
    onDevice(async (page) => {
      await page.goto(address);
      await beginKingdom(page, address);
      await button(page, 'Log').click();
      await page.getByRole('dialog', { name: 'Log' }).waitFor();
      await page.goBack();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.goBack();
      await page.locator('.home-open').waitFor();
    }));
});

describe('the shell', () => {
  test('in French from the device’s language, and back by the settings', () =>
    onDevice(
      async (page) => {
        await page.goto(address);
        await page.getByRole('heading', { name: 'Nouvelle partie' }).waitFor();
        await page.getByRole('link', { name: 'Réglages' }).click();
        await button(page, 'English').click();
        await page.getByRole('heading', { name: 'Settings' }).waitFor();
        await page.reload();
        await page.getByRole('heading', { name: 'Settings' }).waitFor();
      },
      { locale: 'fr-FR' },
    ));

  test('seats by buttons, a beginner drawn at random, a name given twice', () =>
    onDevice(async (page) => {
      await page.goto(`${address}#/new/kingdom`);
      await addPlayers(page, ['Ana', 'Ben']);
      await button(page, 'Ben one seat earlier').click();
      expect(await page.locator('.seat-name').allTextContents()).toEqual(['1. Ben', '2. Ana']);
      await button(page, 'Draw at random').click();
      await page.getByText(/^(Ana|Ben) begins\.$/).waitFor();
      await page.reload();
      await expect.poll(() => page.locator('.seat-name').allTextContents()).toEqual(['1. Ben', '2. Ana']);
      await button(page, 'Take Ana off').click();
      await page.locator('.picker-new input').fill('ben');
      await page.getByText('already at the table').waitFor();
    }));

  test('seats by dragging', () =>
    onDevice(async (page) => {
      await page.goto(`${address}#/new/kingdom`);
      await addPlayers(page, ['Ana', 'Ben']);
      const boxes = await Promise.all([0, 1].map((seat) => page.locator('.seat-grip').nth(seat).boundingBox()));
      const middle = (seat: number) => ({ x: (boxes[seat]?.x ?? 0) + 20, y: (boxes[seat]?.y ?? 0) + 20 });
      await page.mouse.move(middle(0).x, middle(0).y);
      await page.mouse.down();
      await page.mouse.move(middle(1).x, middle(1).y, { steps: 6 });
      await page.mouse.up();
      expect(await page.locator('.seat-name').allTextContents()).toEqual(['1. Ben', '2. Ana']);
    }));

  test('a game that is not here, and a wrong address, have a way on', () =>
    onDevice(async (page) => {
      await page.goto(`${address}#/game/nowhere`);
      await page.getByText('This game is not on this device.').waitFor();
      await page.getByRole('link', { name: 'All games' }).click();
      await page.getByRole('heading', { name: 'New game' }).waitFor();
      await page.goto(`${address}#/no/such/place`);
      await page.getByRole('heading', { name: 'New game' }).waitFor();
    }));

  test('nothing is wider than the screen, on a phone and on a desktop', async () => {
    for (const viewport of [PHONE, DESKTOP, { width: 320, height: 640 }]) {
      await onDevice(
        async (page) => {
          await beginKingdom(page, address, ['Maximiliane-Alexandrine von Hohenlohe', 'Bo']);
          for (const panel of ['', '/log', '/more', '/scores', '/adjust', '/correct', '/layout']) {
            await page.goto(page.url().replace(/(#\/game\/[^/]*).*/, `$1${panel}`));
            const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
            expect(wide, `${viewport.width} ${panel}`).toBeLessThanOrEqual(0);
          }
        },
        { viewport },
      );
    }
  });
});

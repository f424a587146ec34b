import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { beginKingdomBuilder } from '../games/kingdom-builder/browser/table';
import { begin as beginGate, button } from '../games/kings-gate/browser/table';
import { serious } from './axe';
import { launch, PHONE } from './kit';
import { beginKingdom, move, square } from './table';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const address = inject('address');

/** A phone on which nothing may go wrong behind the scenes. */
async function onAPhone(use: (page: Page) => Promise<void>, locale = 'en-GB'): Promise<void> {
  const context = await browser.newContext({ viewport: PHONE, locale, reducedMotion: 'reduce', bypassCSP: true, acceptDownloads: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await use(page);
  await context.close();
  expect(errors).toEqual([]);
}

/** All that is written of every game. */
const written = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const opened = indexedDB.open('regent');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opened.onsuccess = () => resolve(opened.result);
      opened.onerror = () => reject(opened.error);
    });
    const all = async (store: string): Promise<unknown> => {
      const request = database.transaction(store).objectStore(store).getAll();
      return new Promise((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    };
    const found = [await all('games'), await all('entries')];
    database.close();
    return JSON.stringify(found);
  });

const verdict = (page: Page) => page.locator('.desk-verdict');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Gives Ana a point, or so many fewer, with a reason. */
async function adjust(page: Page, reason: string, fewer: number): Promise<void> {
  await page.goto(`${page.url()}/adjust`);
  const sheet = dialog(page, 'Give or take points');
  await sheet.getByRole('button', { name: 'Ana', exact: true }).click();
  for (let time = 0; time < fewer; time += 1) await sheet.getByRole('button', { name: 'One fewer' }).click();
  await sheet.getByRole('textbox').fill(reason);
  await sheet.getByRole('button', { name: 'Enter' }).click();
  await sheet.waitFor({ state: 'detached' });
}

describe('the rulebook', () => {
  test('from a refusal to its page, on to a related rule, and back to the refusal', () =>
    onAPhone(async (page) => {
      await beginKingdom(page, address);
      await move(page, 'b1', 'b3');
      await dialog(page, 'The rules say no').getByRole('link', { name: 'The rule: A jump crosses a piece' }).click();
      const rule = dialog(page, 'A jump crosses a piece');
      await rule.getByText('kd.jump.needs-piece').waitFor();
      await rule.locator('.rule-example').getByRole('img').first().waitFor();
      expect(await serious(page)).toEqual([]);
      await rule.getByRole('link', { name: /^Sizes in a jump/ }).click();
      await dialog(page, 'Sizes in a jump').getByText('kd.jump.size').waitFor();
      await page.goBack();
      await rule.getByRole('button', { name: 'Back' }).click();
      await dialog(page, 'The rules say no').getByText('There is no piece on b2 to jump over.').waitFor();
    }));

  test('from a line of the score sheet to its page and back', () =>
    onAPhone(async (page) => {
      await beginKingdom(page, address);
      const game = page.url();
      await adjust(page, 'handicap', 0);
      await page.goto(`${game}/scores`);
      await page.getByRole('button', { name: /handicap/ }).click();
      await dialog(page, 'Scores')
        .getByRole('link', { name: /Points by agreement/ })
        .click();
      await dialog(page, 'Points by agreement').getByText('adjust', { exact: true }).waitFor();
      await page.goBack();
      await page.getByRole('button', { name: /handicap/ }).waitFor();
    }));

  test('is searched offline, in French and with slips, from the desk', () =>
    onAPhone(async (page) => {
      await page.goto(address);
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      await page.context().setOffline(true);
      await page.getByRole('link', { name: /Demander à l’arbitre/ }).click();
      await page.getByRole('searchbox').fill('poser un dragn sur la caserne');
      await page.locator('.rule-row').first().waitFor();
      expect(await page.locator('.rule-row').first().textContent()).toContain('caserne');
      expect(await serious(page)).toEqual([]);
      await page.locator('.rule-row').first().click();
      await page.locator('.rule-example').getByRole('img').first().waitFor();
      expect(await serious(page)).toEqual([]);
      await page.getByRole('link', { name: 'Retour' }).click();
      expect(await page.getByRole('searchbox').inputValue()).toBe('poser un dragn sur la caserne');
    }, 'fr-FR'));
});

describe('a question', () => {
  test('a tie is asked and answered in at most eight taps from home', () =>
    onAPhone(async (page) => {
      await page.goto(address);
      let taps = 0;
      const tap = async (target: Locator): Promise<void> => {
        taps += 1;
        await target.click();
      };
      const choice = (group: string, name: string | RegExp) =>
        page.getByRole('group', { name: group }).getByRole('button', { name, exact: true });
      await tap(page.getByRole('link', { name: /^Ask the referee/ }));
      await tap(page.getByRole('link', { name: 'King’s Gate' }));
      await tap(page.getByRole('link', { name: /^Who wins this tie\?/ }));
      await tap(choice('Which colours are tied?', 'green'));
      await tap(choice('Which colours are tied?', 'blue'));
      await tap(choice('Who placed the last tile?', /Yellow/));
      await verdict(page).getByText('Green', { exact: false }).waitFor();
      expect(taps).toBeLessThanOrEqual(8);
      await tap(choice('Who placed the last tile?', /Green/));
      await verdict(page).getByText('Blue', { exact: false }).waitFor();
      expect(await serious(page)).toEqual([]);
      await page
        .getByRole('link', { name: /^The rule: / })
        .first()
        .click();
      await page.locator('.rule-statement').waitFor();
      await page.getByRole('link', { name: 'Back' }).click();
      await verdict(page).getByText('Blue', { exact: false }).waitFor();
    }));

  test('its ruling is shared as text and as a picture', () =>
    onAPhone(async (page) => {
      await page.goto(`${address}#/desk/kingdom/jump`);
      await verdict(page).waitFor();
      await button(page, 'Share as text').click();
      await page.getByText('Copied: paste it where you like.').waitFor();
      const text = await page.evaluate(() => navigator.clipboard.readText());
      for (const part of [
        'Which pieces may this one jump?',
        (await verdict(page).textContent()) ?? '–',
        'Sizes in a jump',
        'Kingdom, ruled by Regent',
      ])
        expect(text).toContain(part);
      const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Share as picture').click()]);
      const picture = readFileSync(await download.path());
      expect(picture.subarray(1, 4).toString()).toBe('PNG');
      expect(picture.readUInt32BE(16)).toBe(1080);
      expect(picture.readUInt32BE(20)).toBeGreaterThan(600);
    }));
});

describe('a what-if', () => {
  test('rules on what is tried and leaves the log untouched', () =>
    onAPhone(async (page) => {
      await beginKingdom(page, address);
      await move(page, 'a1', 'a2');
      await page.getByText('Ben (Black) to move.').waitFor();
      const before = await written(page);
      await page.getByRole('link', { name: 'Ask' }).click();
      await page.getByText('Try anything: nothing here goes into the log.').waitFor();
      await move(page, 'b9', 'b7');
      await verdict(page).getByText('No. ', { exact: false }).waitFor();
      await page.getByText('There is no piece on b8 to jump over.').waitFor();
      expect(await serious(page)).toEqual([]);
      await square(page, 'b8').click();
      await verdict(page).getByText('Yes. ', { exact: false }).waitFor();
      await move(page, 'a2', 'a3');
      await page.getByText('2 things tried').waitFor();
      await page.getByRole('link', { name: /The rule/ }).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Take back' }).click();
      await page.getByText('1 thing tried').waitFor();
      await page.getByRole('link', { name: 'Back to the game' }).last().click();
      await page.getByText('Ben (Black) to move.').waitFor();
      expect(await square(page, 'b9').getAttribute('aria-label')).toContain('black Knight 2');
      expect(await written(page)).toBe(before);
    }));

  test('names who would have done what is refused', () =>
    onAPhone(async (page) => {
      await beginKingdomBuilder(page, address, {});
      await page.getByRole('link', { name: 'Ask' }).click();
      await button(page, /^grass/i).click();
      await page.locator('[data-at="4,0"]').click();
      await verdict(page).getByText('No. Ana builds on 4,0').waitFor();
    }));

  test('opens the desk with the present position', () =>
    onAPhone(async (page) => {
      await beginKingdom(page, address);
      await move(page, 'a1', 'a2');
      await page.getByRole('link', { name: 'Ask' }).click();
      await page.getByRole('button', { name: 'Is the Monarch in danger?' }).click();
      await page.getByRole('heading', { name: 'Is the Monarch in danger?' }).waitFor();
      await verdict(page).getByText('No', { exact: false }).waitFor();
    }));
});

describe('an agreement', () => {
  test('changed in mid-game shows first what it alters', () =>
    onAPhone(async (page) => {
      await beginGate(page, address, { pad: true });
      await adjust(page, 'late again', 3);
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: 'Agreements', exact: true }).click();
      const debt = page.getByRole('group', { name: 'May points go below 0?' });
      await debt.getByRole('button', { name: /^Yes/ }).click();
      const change = dialog(page, 'What this changes');
      await change.getByText('Ana: 0 → -2').waitFor();
      await change.locator('.button.primary').click();
      await page.reload();
      await page.getByRole('group', { name: 'May points go below 0?' }).waitFor();
      expect(await debt.getByRole('button', { name: /^Yes/ }).getAttribute('aria-pressed')).toBe('true');
      expect(await serious(page)).toEqual([]);
    }));

  test('is explained, and a group keeps its own choice', () =>
    onAPhone(async (page) => {
      await beginKingdom(page, address);
      await page.goto(`${address}#/groups/new`);
      await page.getByLabel('Name').fill('Sunday table');
      for (const name of ['Ana', 'Ben']) await button(page, `+ ${name}`).click();
      await button(page, 'Save').click();
      await page.getByText('Sunday table').waitFor();
      await page.goto(`${address}#/agreements/kingdom`);
      const courtesy = page.locator('.agreement', { hasText: 'When is a move into danger taken back?' });
      for (const said of ['What the rulebook says', 'What others play', 'What we play']) await courtesy.getByText(said).waitFor();
      await courtesy.getByText('Your groups').click();
      await courtesy.getByRole('group', { name: 'Sunday table' }).getByRole('button', { name: 'Never', exact: true }).click();
      await courtesy.getByText('Sunday table plays it so from now on.').waitFor();
      expect(await serious(page)).toEqual([]);
      await page.reload();
      await courtesy.getByText('Your groups').click();
      const never = courtesy.getByRole('group', { name: 'Sunday table' }).getByRole('button', { name: 'Never', exact: true });
      expect(await never.getAttribute('aria-pressed')).toBe('true');
    }));
});

import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playRandom } from '../random-play';
import { savedGame } from '../saved-games';
import { launchOptions, PHONE } from './kit/chromium';
import { address, horizontalOverflow, seedDevice } from './kit/visits';

/** All three are needed: a camera that is allowed shows addresses, and loopback is one of them. */
const LOOPBACK = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream', '--allow-loopback-in-peer-connection'];

let browser: Browser;
const errors: string[] = [];
beforeAll(async () => {
  const options = launchOptions();
  browser = await chromium.launch({ ...options, args: [...options.args, ...LOOPBACK] });
});
afterAll(async () => {
  await browser.close();
  expect(errors).toEqual([]);
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function openPhone(at: string, contents?: Parameters<typeof seedDevice>[1]): Promise<Page> {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    bypassCSP: true,
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  if (contents !== undefined) await seedDevice(page, contents);
  await page.goto(`${address}${at}`);
  return page;
}

/** What stands in the code of this name, held before the other phone as a picture. */
async function showCode(from: Page, name: string, to: Page): Promise<void> {
  const canvas = from.getByRole('img', { name, exact: true });
  await canvas.waitFor();
  const url = await canvas.evaluate((each) => (each instanceof HTMLCanvasElement ? each.toDataURL('image/png') : ''));
  const buffer = Buffer.from(url.replace(/^data:image\/png;base64,/, ''), 'base64');
  await to.getByLabel('Choose pictures of the codes').setInputFiles([{ name: 'code.png', mimeType: 'image/png', buffer }]);
}

async function joinAs(host: Page, guest: Page, seat: string): Promise<void> {
  await showCode(host, 'The code for the other phones', guest);
  await button(guest, seat).click();
  await guest.getByRole('img', { name: 'The code of this phone' }).waitFor();
  await button(host, 'Read codes').click();
  await showCode(guest, 'The code of this phone', host);
  await guest.locator('.frame').waitFor();
  await button(host, 'Show the code again').click();
}

/** Plays the first of the possible moves. */
async function playFirstMove(page: Page): Promise<void> {
  await button(page, 'More').click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'Possible moves' }).click();
  await page.getByRole('dialog', { name: 'Possible moves' }).getByRole('listitem').getByRole('button').first().click();
}

/** Waits until the log has so many events. */
async function waitForEvents(page: Page, events: number): Promise<void> {
  await button(page, 'Log').click();
  const items = page.getByRole('dialog', { name: 'Log' }).getByRole('listitem');
  await items.nth(events - 1).waitFor();
  expect(await items.count()).toBe(events);
  await button(page, 'Log').click();
}

test('a guest joins by two codes, follows the game live and plays at its own seat', async () => {
  const { header, events } = playRandom('kingdom', 2, 1, 4);
  const onMove = header.players.find(({ id }) => id !== events.at(-1)?.by);
  if (onMove === undefined) throw new Error('nobody is on move');
  const host = await openPhone('#/game/seed/phones', { games: [savedGame({ game: 'kingdom', ...header, events })] });
  const guest = await openPhone('#/take');
  await joinAs(host, guest, onMove.name);
  await guest.getByText(`This phone plays for ${onMove.name}.`).waitFor();
  await host.getByText('Here').waitFor();
  expect(await horizontalOverflow(host)).toBeLessThanOrEqual(0);
  expect(await button(guest, 'Undo').isDisabled()).toBe(true);
  await button(host, 'Close').click();

  await playFirstMove(guest);
  await waitForEvents(host, events.length + 1);
  await waitForEvents(guest, events.length + 1);

  // Now it is the other side's turn: the guest only looks, and sees what the host enters.
  await playFirstMove(host);
  await waitForEvents(guest, events.length + 2);

  // Home leads back to it.
  await guest.getByRole('link', { name: 'Home' }).click();
  await guest.getByRole('link', { name: 'On the table, run by another phone' }).click();
  await waitForEvents(guest, events.length + 2);
});

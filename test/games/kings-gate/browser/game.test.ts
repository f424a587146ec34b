import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { screenEn } from '#games/kings-gate/text/screen-en';
import { screenFr } from '#games/kings-gate/text/screen-fr';
import { serious } from '../../../browser/axe';
import { DESKTOP, launch, PHONE } from '../../../browser/kit';
import {
  begin,
  beginFixture,
  button,
  cell,
  cellLabel,
  countTaps,
  endTurn,
  fixture,
  goOn,
  nameOf,
  put,
  tapEvent,
  tapTally,
  tile,
} from './table';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const address = inject('address');

async function onDevice(use: (page: Page) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-GB', reducedMotion: 'reduce', ...options });
  const errors: string[] = [];
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  page.on('pageerror', (error) => errors.push(error.message));
  await use(page);
  await context.close();
  expect(errors).toEqual([]);
}

/** The points of the final table by name. */
async function finalPoints(page: Page): Promise<Readonly<Record<string, number>>> {
  const rows = await page.locator('.finish tbody tr').all();
  const entries = await Promise.all(
    rows.map(async (row) => {
      const [, name = '', points = ''] = await row.locator('td').allTextContents();
      return [name.replace(/[^\p{L}]/gu, ''), Number(points)] as const;
    }),
  );
  return Object.fromEntries(entries);
}

const expected = (from: ReturnType<typeof fixture>) =>
  Object.fromEntries(Object.entries(from.expect.points).map(([id, points]) => [nameOf(from, id), points]));

/** Ana fills the Palace almost alone: Ana 7, Ben 3, Cat 1. */
async function fillPalace(page: Page): Promise<void> {
  for (const x of [-1, 0, 1, 2]) await put(page, 'yellow', 1, [x, -1]);
  await put(page, 'yellow', 1, [-1, 0]);
  await endTurn(page);
  await put(page, 'green', 1, [2, 0]);
  await put(page, 'green', 1, [-1, 1]);
  await put(page, 'green', 1, [0, 1]);
  await endTurn(page);
  await put(page, 'red', 1, [1, 1]);
  await endTurn(page);
  await put(page, 'yellow', 2, [2, 1]);
  await page.getByRole('dialog').waitFor();
}

describe('whole games at the table', () => {
  test('four players, hidden points, every character, to the tenth location', { timeout: 300_000 }, () =>
    onDevice(async (page) => {
      const game = fixture('four-players-to-the-tenth');
      await beginFixture(page, address, game);
      let scorings = 0;
      for (const event of game.transcript.events) {
        await tapEvent(page, game, event);
        if (scorings === 0 && (await page.locator('.kg-tray .kg-way, .kg-tray > .quiet').count()) > 0) {
          await page.getByRole('dialog').waitFor();
          scorings += 1;
          await button(page, 'Undo').click();
          await page.getByRole('dialog').waitFor({ state: 'detached' });
          await tile(page, 'red', 1).waitFor();
          await button(page, 'Redo').click();
          await page.getByRole('dialog').waitFor();
        }
        if (event.type === 'end-turn') expect(await page.locator('.score-points').count()).toBe(0);
      }
      await page.locator('.finish').waitFor();
      expect(scorings).toBe(1);
      expect(await finalPoints(page)).toEqual(expected(game));
      const ending = await page.locator('.kg-ending').textContent();
      expect(ending).toContain(screenEn.end.reasons['kg.end.tenth']);
      expect(ending).toContain('Ana won most at Location 10');
      await smoothly(page);
    }),
  );

  test('two players with two colours each, a Sorceress, a tie at the end', { timeout: 300_000 }, () =>
    onDevice(async (page) => {
      const game = fixture('two-players-to-the-tenth');
      await beginFixture(page, address, game);
      for (const event of game.transcript.events) await tapEvent(page, game, event);
      await page.locator('.finish').waitFor();
      expect(await finalPoints(page)).toEqual(expected(game));
      expect(await page.locator('.finish h2').textContent()).toContain('Ana');
    }),
  );
});

/** A full board moves without being drawn anew: a drag only shifts it. */
async function smoothly(page: Page): Promise<void> {
  expect(await page.locator('.kg-location').count()).toBe(10);
  expect(await page.locator('.kg-tile').count()).toBeGreaterThan(60);
  const frame = page.locator('.pan-frame');
  await frame.scrollIntoViewIfNeeded();
  const box = await frame.boundingBox();
  if (box === null) throw new Error('no board');
  await page.evaluate(() => {
    const world = document.querySelector('.pan-world');
    if (world === null) return;
    const { dataset } = document.documentElement;
    dataset.others = '0';
    new MutationObserver((changes) => {
      const others = changes.filter(({ target, attributeName }) => target !== world || attributeName !== 'style');
      dataset.others = String(Number(dataset.others) + others.length);
    }).observe(world, { attributes: true, childList: true, subtree: true });
  });
  const before = await page.locator('.pan-world').getAttribute('style');
  const start = Date.now();
  await page.mouse.move(box.x + 200, box.y + 150);
  await page.mouse.down();
  for (let step = 1; step <= 60; step += 1) await page.mouse.move(box.x + 200 - step * 2, box.y + 150 - step);
  await page.mouse.up();
  expect(await page.locator('.pan-world').getAttribute('style')).not.toBe(before);
  // The square under the finger takes the focus; nothing else changes.
  expect(Number(await page.locator('html').getAttribute('data-others'))).toBeLessThanOrEqual(4);
  expect((Date.now() - start) / 60, 'milliseconds a step of the drag').toBeLessThan(60);
}

describe('a turn at the table', () => {
  test('a tile is two taps, and the spaces that are open light up', () =>
    onDevice(async (page) => {
      await begin(page, address);
      const taps = await countTaps(page);
      await tile(page, 'yellow', 4).click();
      expect(await page.locator('.pan-cell[data-state="open"]').count()).toBe(10);
      await cell(page, [0, -1]).click();
      expect(await taps()).toBe(2);
      expect(await cellLabel(page, [0, -1])).toBe('above the Palace, left half: yellow 4, last played');
      expect(await tile(page, 'yellow', 4).locator('.kg-pick-left').textContent()).toBe('3');
      await expect.poll(() => page.locator('.kg-status').textContent()).toContain('Still open: pub and dragon');
    }));

  test('a tile that is too much says why when it is chosen, and a space that is taken when it is tapped', () =>
    onDevice(async (page) => {
      await begin(page, address);
      await put(page, 'yellow', 4, [0, -1]);
      await tile(page, 'yellow', 1).click();
      await expect.poll(() => page.locator('.kg-status').textContent()).toContain('This turn already holds a 4');
      await endTurn(page);
      await put(page, 'green', 5, [0, -1]);
      const sheet = page.getByRole('dialog');
      await sheet.getByText('The Palace is safe, and Ana already has a tile').waitFor();
      expect(await cellLabel(page, [0, -1])).toContain(screenEn.board.lit);
      await sheet.getByRole('link', { name: 'The rule: Safe: free spaces only' }).click();
      await sheet.getByText('kg.place.safe').waitFor();
    }));

  test('by consent it stands, and the log says so', () =>
    onDevice(async (page) => {
      await begin(page, address);
      await put(page, 'yellow', 4, [0, -1]);
      await endTurn(page);
      await put(page, 'green', 5, [0, -1]);
      await button(page, /Log it anyway/).click();
      await expect.poll(() => cellLabel(page, [0, -1])).toContain('green 5');
      await button(page, 'Log').click();
      const entry = page.getByRole('dialog').locator('.log-item').last();
      expect(await entry.textContent()).toContain('covering yellow 4');
      expect(await entry.locator('.log-warning').textContent()).toContain('The Palace is safe');
    }));

  test('a tap beside the spaces says so', () =>
    onDevice(async (page) => {
      await begin(page, address);
      await tile(page, 'yellow', 1).click();
      await page.locator('.pan-frame').click({ position: { x: 10, y: 20 } });
      await page.getByRole('dialog').getByText('is not one of the ten spaces around the Palace').waitFor();
    }));
});

describe('the board', () => {
  test('comes closer under two fingers and moves with them, goes back to the current location, and a drag plays nothing', () =>
    onDevice(
      async (page) => {
        await begin(page, address);
        await tile(page, 'yellow', 1).click();
        const side = async (): Promise<number> => (await cell(page, [0, -1]).boundingBox())?.width ?? 0;
        const before = await side();
        const box = await page.locator('.pan-frame').boundingBox();
        if (box === null) throw new Error('no board');
        const [x, y] = [box.x + box.width / 2, box.y + 100];
        const touch = await page.context().newCDPSession(page);
        const at = (apart: number) => [
          { x: x - apart, y, id: 0 },
          { x: x + apart, y, id: 1 },
        ];
        await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(40) });
        for (const apart of [50, 60, 70, 80]) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(apart) });
        // Touches reach the page with its next frame.
        await expect.poll(side).toBeCloseTo(before * 2, 0);
        const left = async (): Promise<number> => (await cell(page, [0, -1]).boundingBox())?.x ?? 0;
        const close = await left();
        // Both fingers go the same way: the board goes with them.
        const together = at(80).map((each) => ({ ...each, x: each.x + 30 }));
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: together });
        await expect.poll(left).toBeCloseTo(close + 30, 0);
        await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        expect(await page.locator('.kg-tile').count()).toBe(7);
        await button(page, screenEn.board.farther).click();
        await button(page, screenEn.board.home).click();
        await expect.poll(side).toBeCloseTo(before, 0);
        expect(before).toBeGreaterThanOrEqual(44);
      },
      { hasTouch: true },
    ));
});

describe('a scoring', () => {
  test('shows the ranks, opens a rule for each line and lights its tiles; then the next location', () =>
    onDevice(async (page) => {
      await begin(page, address);
      await fillPalace(page);
      const sheet = page.getByRole('dialog');
      expect(await sheet.locator('tbody tr').allTextContents()).toEqual([
        expect.stringContaining('Ana, yellow72'),
        expect.stringContaining('Ben, green32'),
        expect.stringContaining('Cat, red1–'),
      ]);
      await sheet.getByText('Ana takes the King').waitFor();
      await sheet.locator('.kg-line').first().click();
      await sheet.getByText('Prizes by rank').waitFor();
      expect(await page.locator('.kg-mark-lit').count()).toBe(6);
      await goOn(page);
      expect(await page.locator('.kg-mark-lit').count()).toBe(0);
      await cell(page, [0, 2]).click();
      const way = page.locator('[data-way="0,2 across"]').first();
      expect(await way.locator('.kg-way-worth').textContent()).toBe('▲ 2● 2■ 1');
      await way.click();
      await page.getByRole('heading', { name: 'Location 2' }).waitFor();
      expect(await page.locator('.kg-now-head').textContent()).toContain('4 of 10 filled');
    }));

  test('a copy corrected in the middle of a game alters its points after a look', () =>
    onDevice(async (page) => {
      await begin(page, address);
      await fillPalace(page);
      await goOn(page);
      await page.goto(`${page.url()}/correct`);
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: screenEn.setup.copy }).click();
      await sheet.getByRole('button', { name: screenEn.copy.edit('Palace') }).click();
      const prize = sheet.getByRole('group', { name: '1st prize' });
      await prize.getByRole('button', { name: screenEn.copy.extra }).click();
      await sheet.locator('.sheet-body > .button.primary').click();
      await page
        .getByRole('dialog')
        .getByText(/Ana.*2.*3/)
        .waitFor();
      await button(page, 'Accept the change').click();
      await expect.poll(() => page.locator('.score').first().textContent()).toContain('3 points');
    }));

  test('a table game goes on as a pad', () =>
    onDevice(async (page) => {
      await begin(page, address);
      await fillPalace(page);
      await goOn(page);
      await button(page, 'More').click();
      await button(page, 'Go on as a pad, from Location 2').click();
      await button(page, 'Yes, begin it and set this game aside').click();
      await page.locator('.keypad').waitFor();
      await page.getByRole('heading', { name: '2. Location 2' }).waitFor();
      expect(await page.locator('.score').first().textContent()).toContain('2 points');
    }));
});

describe('the pad', () => {
  test('four players: at most seven taps a location, the tie-break, a past location amended', { timeout: 120_000 }, () =>
    onDevice(async (page) => {
      const game = fixture('pad-four-players');
      await beginFixture(page, address, game);
      const taps = await countTaps(page);
      for (const event of game.transcript.events) {
        const before = await taps();
        await tapTally(page, game, event);
        const oneDigit = Object.values(event.totals ?? {}).every((total) => total === null || total < 10);
        if (oneDigit) expect((await taps()) - before).toBeLessThanOrEqual(7);
        if ((await page.locator('.finish').count()) === 0 && (await page.getByRole('dialog').count()) > 0) await goOn(page);
      }
      await page.locator('.finish').waitFor();
      expect(await finalPoints(page)).toEqual(expected(game));
      expect(await page.locator('.kg-ending').textContent()).toContain('Cat won most at');
      await button(page, 'Amend Palace').click();
      await tapTally(page, game, { type: 'tally', totals: { blue: 9, green: 2, yellow: 6, red: 7 }, last: 'ben' });
      await button(page, 'Accept the change').click();
      await expect.poll(() => page.locator('.kg-past tbody tr').first().textContent()).toContain('1. Palace9267');
    }),
  );

  test('begins in the middle, and is closed early', () =>
    onDevice(async (page) => {
      const game = fixture('pad-from-the-middle');
      await beginFixture(page, address, game);
      for (const event of game.transcript.events) {
        if (event.type === 'tally') {
          await tapTally(page, game, event);
          await goOn(page);
        } else if (event.type === 'finish') {
          await button(page, screenEn.pad.finish).click();
          await button(page, screenEn.pad.finishSure).click();
        } else await tapEvent(page, game, event);
      }
      await page.locator('.finish').waitFor();
      expect(await finalPoints(page)).toEqual(expected(game));
    }));

  test('two players, each colour on its own', { timeout: 120_000 }, () =>
    onDevice(async (page) => {
      await begin(page, address, { names: ['Cat', 'Eva'], pad: true });
      const game = fixture('pad-two-players-tie-broken');
      for (const event of game.transcript.events) {
        await tapTally(page, game, event);
        await page.getByRole('dialog').or(page.locator('.finish')).first().waitFor();
        if ((await page.getByRole('dialog').count()) > 0) await goOn(page);
      }
      await page.locator('.finish').waitFor();
      expect(await page.locator('.kg-past tbody tr').count()).toBe(10);
    }),
  );
});

describe('your copy', () => {
  test('is corrected once, remembered, and frozen into a new game', () =>
    onDevice(async (page) => {
      await page.goto(`${address}#/copy/kings-gate`);
      await button(page, screenEn.copy.edit('Location 2')).click();
      await page.getByLabel(screenEn.copy.name).fill('Docks');
      await page.getByLabel(screenEn.copy.name).press('Enter');
      await page.getByLabel(screenEn.copy.name).blur();
      await page.getByRole('heading', { name: '2. Docks' }).waitFor();
      await page.reload();
      await page.getByRole('heading', { name: '2. Docks' }).waitFor();
      await begin(page, address);
      await fillPalace(page);
      await goOn(page);
      await page.getByText('Ana places Docks').waitFor();
    }));
});

describe('without a pointer', () => {
  test('a turn by the keyboard alone', () =>
    onDevice(
      async (page) => {
        await begin(page, address);
        await tile(page, 'yellow', 2).focus();
        await page.keyboard.press('Enter');
        await cell(page, [-1, -1]).focus();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
        await expect.poll(() => cellLabel(page, [2, 0])).toContain('yellow 2');
      },
      { viewport: DESKTOP },
    ));

  test('a turn in words, in French and in the dark', () =>
    onDevice(
      async (page) => {
        await begin(page, address);
        await button(page, screenFr.turn.inWords).click();
        await button(page, /^maison jaune, reste 7$/).click();
        await page.locator('.kg-words').getByRole('button', { name: 'au-dessus du Palais, moitié gauche' }).click();
        await expect.poll(() => cellLabel(page, [0, -1])).toBe('au-dessus du Palais, moitié gauche\u00a0: maison jaune, dernier coup');
      },
      { locale: 'fr-FR', colorScheme: 'dark' },
    ));
});

describe.each([
  ['light', 'phone', PHONE],
  ['dark', 'phone', PHONE],
  ['dark', 'desktop', DESKTOP],
] as const)('axe finds nothing serious, %s on a %s', (colorScheme, _, viewport) => {
  test('at the table, in a scoring, in the pad and in the copy', { timeout: 120_000 }, async () => {
    const check = async (page: Page, name: string): Promise<void> => expect(await serious(page), name).toEqual([]);
    const options = { colorScheme, viewport, bypassCSP: true };
    await onDevice(async (page) => {
      await begin(page, address);
      await tile(page, 'yellow', 1).click();
      await check(page, 'a tile chosen');
      await tile(page, 'yellow', 1).click();
      await fillPalace(page);
      await page.locator('.kg-line').first().click();
      await check(page, 'scoring');
      await goOn(page);
      await cell(page, [0, 2]).click();
      await check(page, 'locating');
      await page.goto(`${address}#/copy/kings-gate`);
      await button(page, screenEn.copy.edit('Palace')).click();
      await check(page, 'copy');
    }, options);
    await onDevice(async (page) => {
      await begin(page, address, { names: ['Ana', 'Ben', 'Cat', 'Dan'], pad: true });
      await check(page, 'pad');
    }, options);
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Colour, TileKind } from '#games/kings-gate/law/box';
import { screenEn } from '#games/kings-gate/text/screen-en';
import { screenFr } from '#games/kings-gate/text/screen-fr';
import { setupEn } from '#games/kings-gate/text/setup-en';
import { appTexts } from '#text/app/texts';
import { scoreTexts } from '#text/score';
import { seriousInBothThemes, seriousViolations } from '../../../browser/kit/axe';
import { DESKTOP } from '../../../browser/kit/chromium';
import { address, withDevice } from '../../../browser/kit/visits';
import { savedGame } from '../../../saved-games';
import { FILLED, loadGame, TABLE } from '../fixture';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const cell = (page: Page, [x, y]: readonly [number, number]) => page.locator(`[data-at="${x},${y}"]`);
const label = (page: Page, at: readonly [number, number]) => cell(page, at).getAttribute('aria-label');
const tile = (page: Page, colour: Colour, kind: TileKind) =>
  page.locator('.kg-pick').and(page.getByRole('button', { name: new RegExp(`^${screenEn.tile({ colour, kind })}, \\d+ left$`) }));

/** Ana, Ben and Cat at the table after these events. */
const savedTable = (events: readonly object[] = []) => ({ holds: { games: [savedGame({ ...TABLE, events })] }, at: '#/game/seed' });

test('a whole game ends with its last tile, and its board moves without being drawn anew', () => {
  const { transcript } = loadGame('four-players-to-the-tenth');
  return withDevice(
    async (page) => {
      await page.locator('.finish').waitFor();
      expect(await page.locator('.finish-ending').textContent()).toContain(screenEn.end.reasons['kg.end.tenth']);
      expect(await page.locator('.kg-location').count()).toBe(10);
      expect(await page.locator('.kg-tile').count()).toBeGreaterThan(60);
      await smoothly(page);
    },
    { holds: { games: [savedGame(transcript)] }, at: '#/game/seed' },
  );
});

/** A drag only shifts the board. */
async function smoothly(page: Page): Promise<void> {
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
  await page.mouse.move(box.x + 200, box.y + 150);
  await page.mouse.down();
  await page.mouse.move(box.x + 80, box.y + 90, { steps: 60 });
  await page.mouse.up();
  await expect.poll(() => page.locator('.pan-world').getAttribute('style')).not.toBe(before);
  // The square under the finger takes the focus; nothing else changes.
  expect(Number(await page.locator('html').getAttribute('data-others'))).toBeLessThanOrEqual(4);
}

describe('the board', () => {
  test('comes closer under two fingers and moves with them, goes back to the current location, and a drag plays nothing', () =>
    withDevice(
      async (page) => {
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
        for (const apart of [45, 50, 55, 60]) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(apart) });
        // Touches reach the page with its next frame.
        await expect.poll(side).toBeCloseTo(before * 1.5, 0);
        const leftEdge = async (): Promise<number> => (await cell(page, [0, -1]).boundingBox())?.x ?? 0;
        const close = await leftEdge();
        // Both fingers go the same way: the board goes with them.
        const together = at(60).map((each) => ({ ...each, x: each.x + 30 }));
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: together });
        await expect.poll(leftEdge).toBeCloseTo(close + 30, 0);
        await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        expect(await page.locator('.kg-tile').count()).toBe(7);
        await button(page, screenEn.board.farther).click();
        await button(page, screenEn.board.home).click();
        await expect.poll(side).toBeCloseTo(before, 0);
        expect(before).toBeGreaterThanOrEqual(44);
      },
      { hasTouch: true, ...savedTable() },
    ));

  test('the Sorceress is led to her tiles, then back to the location, also when she is sent away', () => {
    const { transcript } = loadGame('four-players-to-the-tenth');
    const events = transcript.events.slice(
      0,
      transcript.events.findIndex(({ type }) => type === 'conjure'),
    );
    return withDevice(
      async (page) => {
        const sorceress = page.locator('.kg-character-button', { hasText: screenEn.characters.sorceress });
        /** Whether these are seen, some of them or all, none smaller than a thumb. */
        const areSeen = (squares: string, how: 'some' | 'every'): Promise<boolean> =>
          page.evaluate(
            ([chosen, many]) => {
              const frame = document.querySelector('.pan-frame')?.getBoundingClientRect() ?? new DOMRect();
              return [...document.querySelectorAll(chosen)][many]((each) => {
                const { left, top, right, bottom, width } = each.getBoundingClientRect();
                return left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom && width >= 44;
              });
            },
            [squares, how] as const,
          );
        const location = '.kg-location-current';
        await sorceress.click();
        await expect.poll(() => areSeen('[aria-label*=", possible"]', 'some')).toBe(true);
        expect(await areSeen(location, 'every')).toBe(false);
        await sorceress.click();
        await expect.poll(() => areSeen(location, 'every')).toBe(true);
        await sorceress.click();
        await expect.poll(() => areSeen(location, 'every')).toBe(false);
        await page.locator('[aria-label*=", possible"]').first().focus();
        await page.keyboard.press('Enter');
        await expect.poll(() => areSeen(`${location}, [aria-label*=", possible"]`, 'every')).toBe(true);
        await page.locator('[aria-label*=", possible"]').first().click();
        await page.locator('[aria-label*="Sorceress"]').first().waitFor();
      },
      { holds: { games: [savedGame({ ...transcript, events })] }, at: '#/game/seed', viewport: { width: 320, height: 568 } },
    );
  });

  test('a tap beside the spaces says that it is none', () =>
    withDevice(async (page) => {
      await tile(page, 'yellow', 1).click();
      await page.locator('.pan-frame').click({ position: { x: 10, y: 20 } });
      await page.getByRole('dialog').getByText('is not one of the ten spaces around the Palace').waitFor();
    }, savedTable()));

  test('a refusal goes with the next tap and leaves the camera where it was; what it lights looks other than an explanation', () =>
    withDevice(
      async (page) => {
        const camera = () => page.locator('.pan-world').evaluate((world) => world instanceof HTMLElement && world.style.transform);
        const lit = () =>
          page
            .locator('.kg-mark-lit')
            .first()
            .evaluate((mark) => getComputedStyle(mark).stroke);
        await button(page, screenEn.board.farther).click();
        const left = await camera();
        await tile(page, 'yellow', 2).click();
        await cell(page, [0, -1]).click();
        await page.locator('.sheet-bad').waitFor();
        const refused = await lit();
        await page.keyboard.press('Escape');
        await expect.poll(camera).toBe(left);
        await cell(page, [1, -1]).click();
        await page.locator('.sheet-bad').waitFor();
        await cell(page, [2, 1]).click();
        await page.locator('.scoring-moment > .button').click();
        expect(await page.locator('.sheet-bad').count()).toBe(0);
        await page.locator('.score').first().click();
        await page.locator('.score-grid-cell[aria-expanded="false"]').first().click();
        expect(await lit()).not.toBe(refused);
      },
      savedTable(FILLED.slice(0, -1)),
    ));
});

test('nothing moves below the board: locating, on move with a character, a tile placed, the next turn', () =>
  withDevice(
    async (page) => {
      const tops = () =>
        page.evaluate(() =>
          ['.table-tray', '.primary-row > .button', '.bar'].map((each) =>
            Math.round(document.querySelector(each)?.getBoundingClientRect().top ?? -1),
          ),
        );
      await page.locator('.kg-locate-tray').waitFor();
      const located = await tops();
      expect(located.every((top) => top > 0)).toBe(true);
      await cell(page, [0, 2]).click();
      await button(page, screenEn.locate.lay).click();
      await page.locator('.kg-pick').first().waitFor();
      expect(await tops(), 'Ben is on move').toEqual(located);
      await tile(page, 'green', 4).click();
      await cell(page, [2, 2]).click();
      expect(await tops(), 'a tile is placed').toEqual(located);
      for (const [colour, at] of [
        ['red', [2, 3]],
        ['yellow', [1, 3]],
      ] as const) {
        await button(page, screenEn.turn.end).click();
        if (colour === 'yellow') await page.locator('.kg-character-button').waitFor();
        expect(await tops(), `${colour} is on move`).toEqual(located);
        await tile(page, colour, 4).click();
        await cell(page, at).click();
        expect(await tops(), `${colour} is placed`).toEqual(located);
      }
      // An amendment that later tiles do not survive: its ways out are in sight.
      await button(page, 'Log').click();
      await page.locator('.log-line').filter({ hasText: 'green 4' }).click();
      await button(page, appTexts.en.log.amend).click();
      await tile(page, 'green', 4).click();
      await cell(page, [2, 3]).click();
      const accept = button(page, appTexts.en.change.accept);
      await accept.waitFor();
      for (const each of [accept, page.getByText(appTexts.en.change.waysOut)]) {
        const box = await each.boundingBox();
        expect((box?.y ?? 999) + (box?.height ?? 999)).toBeLessThanOrEqual(568);
      }
    },
    { ...savedTable(FILLED), viewport: { width: 320, height: 568 } },
  ));

describe('without a pointer', () => {
  test('a turn can be played by the keyboard alone', () =>
    withDevice(
      async (page) => {
        await tile(page, 'yellow', 2).focus();
        await page.keyboard.press('Enter');
        await cell(page, [-1, -1]).focus();
        for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
        await expect.poll(() => label(page, [2, 0])).toContain('yellow 2');
      },
      { viewport: DESKTOP, ...savedTable() },
    ));

  test('a turn can be played in words, in French and in the dark', () =>
    withDevice(
      async (page) => {
        await button(page, /^maison jaune, reste 7$/).click();
        await page.locator('.kg-strip').click();
        await button(page, screenFr.turn.inWords).click();
        await page.locator('.kg-text-play').getByRole('button', { name: 'au-dessus du Palais, moitié gauche' }).click();
        await expect.poll(() => label(page, [0, -1])).toBe('au-dessus du Palais, moitié gauche\u00a0: maison jaune, dernier coup');
      },
      { locale: 'fr-FR', colorScheme: 'dark', ...savedTable() },
    ));
});

describe('axe finds nothing serious', () => {
  test('at the table, in a scoring and in the copy, by day, by night and on a desktop', () =>
    withDevice(
      async (page) => {
        const check = async (name: string): Promise<void> => expect(await seriousInBothThemes(page), name).toEqual([]);
        await tile(page, 'yellow', 2).click();
        await check('a tile chosen');
        await cell(page, [2, 1]).click();
        await page.locator('.source-row-chips button').first().click();
        await page.locator('.source-row-why').waitFor();
        await check('scoring');
        await page.setViewportSize(DESKTOP);
        expect(await seriousViolations(page), 'scoring on a desktop').toEqual([]);
        await button(page, scoreTexts.en.goOn).click();
        await cell(page, [0, 2]).click();
        await check('locating');
        await page.goto(`${address}#/copy/kings-gate`);
        await button(page, setupEn.copy.edit('Palace')).click();
        await check('copy');
      },
      { bypassCSP: true, ...savedTable(FILLED.slice(0, -1)) },
    ));

  test('in the pad, by day and by night', () =>
    withDevice(
      async (page) => {
        await page.locator('.kg-total-keys').waitFor();
        expect(await seriousInBothThemes(page)).toEqual([]);
      },
      { bypassCSP: true, holds: { games: [savedGame({ ...TABLE, setup: { ...TABLE.setup, record: 'pad' } })] }, at: '#/game/seed' },
    ));
});

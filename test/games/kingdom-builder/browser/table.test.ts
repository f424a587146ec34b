import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#text/language';
import { withDevice } from '../../../browser/kit/visits';
import { savedGame } from '../../../saved-games';
import { FIRST_PLAN, tableOfPlan } from '../choose-event';
import { eventsWithTiles } from '../many-tiles';

/** With two locations in each section, and one on the island. */
const MANY_TILES =
  'Kingdom Builder: tavern, paddock, oasis, farm | lords, discoverers, citizens | island tree-house .GGC./DLFFB/WDDBB/.GGMC/..WDF';

/** Where the end of the turn stands, and what of the tray is cut, covered or under it. */
const measureTray = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (each: Element) => each.getBoundingClientRect();
    const end = document.querySelector('.kb-end');
    if (end === null) throw new Error('no end of the turn');
    const place = boxOf(end);
    const parts = [...document.querySelectorAll('.kb-tile, .kb-card, .kb-end')];
    const wrong = parts.flatMap((part) => {
      const { left, top, right, bottom, height } = boxOf(part);
      const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isUnder = part !== end && bottom > place.top + 0.5 && right > place.left;
      const isCut = [...part.querySelectorAll('strong, span')].some(
        (word) => word.scrollWidth > word.clientWidth + 1 && word.clientWidth > 1,
      );
      const isSeen = left >= 0 && right <= innerWidth && bottom <= innerHeight && part.contains(found) && height >= 44;
      return isSeen && !isUnder && !isCut && part.scrollWidth <= part.clientWidth + 1 ? [] : [part.textContent];
    });
    return { end: [place.left, place.top, place.width, place.height].map(Math.round), wrong, tiles: parts.length - 1 };
  });

for (const language of LANGUAGES)
  test(`eight tiles and the end of the turn are in sight, and it stays where it is, in ${language}`, () =>
    withDevice(
      async (page) => {
        for (const [width, height] of [
          [390, 664],
          [320, 568],
        ] as const) {
          await page.setViewportSize({ width, height });
          await page.locator('.kb-cards').waitFor();
          const drawing = await measureTray(page);
          expect(drawing.wrong).toEqual([]);
          const board = await page.locator('.pan-frame').boundingBox();
          await page.locator('.kb-card').first().click();
          await page.locator('.kb-tile').first().waitFor();
          const turn = await measureTray(page);
          expect(turn.wrong).toEqual([]);
          expect(turn.tiles).toBe(5);
          expect(turn.end).toEqual(drawing.end);
          expect(await page.locator('.pan-frame').boundingBox()).toEqual(board);
          await page.locator('.bar-item').nth(1).click();
        }
      },
      {
        viewport: { width: 390, height: 664 },
        holds: { games: [savedGame({ ...tableOfPlan(MANY_TILES), events: eventsWithTiles(MANY_TILES, 8) })], settings: { language } },
        at: '#/game/seed',
      },
    ));

/** How many of the open hexes are in the window of the board. */
const countOpenInSight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const frame = document.querySelector('.pan-frame')?.getBoundingClientRect() ?? new DOMRect();
    return [...document.querySelectorAll('[data-at]')].filter((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return cell.ariaLabel?.includes('possible') === true && x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    }).length;
  });

test('the board comes to what is open when none of it is in sight, and the map is there only over a part of the board', () =>
  withDevice(
    async (page) => {
      await page.locator('.kb-cards').waitFor();
      expect(await page.locator('.kb-map').count()).toBe(0);
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await page.getByRole('button', { name: 'Go to: bottom right' }).click();
      // Ana has settled in the opposite corner: she must build beside it.
      await page.locator('.kb-card', { hasText: 'flowers' }).click();
      await expect.poll(() => countOpenInSight(page)).toBeGreaterThan(0);
      const open = await page.locator('[data-at][aria-label*="possible"]').count();
      expect(await countOpenInSight(page)).toBe(open);
      await page.getByRole('button', { name: 'The whole board', exact: true }).click();
      await page.locator('.kb-map').waitFor({ state: 'detached' });
    },
    {
      viewport: { width: 390, height: 664 },
      holds: {
        games: [
          savedGame({
            ...tableOfPlan(FIRST_PLAN),
            events: [
              { type: 'draw', terrain: 'flowers' },
              { type: 'build', at: [6, 1] },
              { type: 'build', at: [5, 0] },
              { type: 'build', at: [4, 0] },
              { type: 'end-turn' },
              { type: 'draw', terrain: 'forest' },
              { type: 'build', at: [9, 13] },
              { type: 'build', at: [9, 12] },
              { type: 'build', at: [8, 13] },
              { type: 'end-turn' },
            ],
          }),
        ],
      },
      at: '#/game/seed',
    },
  ));

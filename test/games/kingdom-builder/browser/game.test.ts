import type { BrowserContextOptions, CDPSession, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type At, hexOf, type Land } from '#games/kingdom-builder/law/land';
import { isTerrain } from '#games/kingdom-builder/law/terrain';
import { seriousInBoth } from '../../../browser/axe';
import { DESKTOP } from '../../../browser/chromium';
import { onDevice } from '../../../browser/kit';
import { kept, whole } from '../../../kept';
import { people } from '../../../kit';
import { type EventOf, FIRST, planned, startOf } from '../chooser';

const hex = (page: Page, at: At | string): Locator => page.locator(`[data-at="${typeof at === 'string' ? at : at.join(',')}"]`);
const said = (page: Page, at: At | string) => hex(page, at).getAttribute('aria-label');
const card = (page: Page, terrain: string): Locator => page.locator('.kb-card', { hasText: terrain });

/** A phone as small as most, under one thumb. */
const TOUCH: BrowserContextOptions = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };

/** Ana and Ben on the first plan after these events, or their final count. */
const laid = (events: readonly object[] = []) => ({ holds: { games: [kept({ ...planned(FIRST), events })] }, at: '#/game/seed' });
const COUNT = { holds: { games: [kept(planned(FIRST, 'final'))] }, at: '#/game/seed' };

const FIRST_ROUND = [
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
] as const;

type Point = readonly [x: number, y: number];

/** One thumb on the glass, which counts what it does; the board stays where it is. */
async function thumbOn(page: Page) {
  const glass: CDPSession = await page.context().newCDPSession(page);
  let gestures = 0;
  const touch = async (...[first, ...others]: readonly Point[]): Promise<void> => {
    gestures += 1;
    const at = ([x, y]: Point) => ({ touchPoints: [{ x, y }] });
    const down = first === undefined ? undefined : glass.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(first) });
    // A tap is told from a hold by its time: the thumb does not wait for a busy machine.
    const along = others.map((point) => glass.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(point) }));
    await Promise.all([down, ...along, glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
  };
  const middles = new Map(
    await page.evaluate(() =>
      [...document.querySelectorAll('[data-at]')].map((cell): [string, [number, number]] => {
        const { left, top, width, height } = cell.getBoundingClientRect();
        return [cell.getAttribute('data-at') ?? '', [left + width / 2, top + height / 2]];
      }),
    ),
  );
  const middle = (at: At | string): Point => middles.get(typeof at === 'string' ? at : at.join(',')) ?? [0, 0];
  return {
    gestures: () => gestures,
    middle,
    touch,
    /** A button, where it is. */
    async press(button: Locator): Promise<void> {
      const box = await button.boundingBox();
      if (box === null) throw new Error('not in sight');
      await touch([box.x + box.width / 2, box.y + box.height / 2]);
    },
    /** Beside a hex, then onto it under the loupe, and let go. */
    async slide(at: At | string): Promise<void> {
      const [x, y] = middle(at);
      await touch([x + (x > 195 ? -14 : 14), y], [x, y]);
    },
  };
}

/** Waits until the table shows it, at the next picture that the screen draws. */
const told = (page: Page, at: At, what: string) =>
  page.waitForFunction(([name, words]) => document.querySelector(`[data-at="${name}"]`)?.ariaLabel?.includes(words ?? '') === true, [
    at.join(','),
    what,
  ] as const);

describe('by one thumb on a small phone', () => {
  test('a whole game: at most five an ordinary turn, eight on average, and the board never moves', () =>
    onDevice(
      async (page) => {
        const { transcript, expect: wanted } = whole<
          Parameters<typeof kept>[0] & { readonly events: readonly EventOf[] },
          { readonly points: Readonly<Record<string, number>> }
        >('kingdom-builder', 'first-game-for-two');
        await card(page, 'flowers').waitFor();
        const thumb = await thumbOn(page);
        const turns: { readonly gestures: number; readonly ordinary: boolean }[] = [];
        let [before, ordinary] = [0, true];
        for (const event of transcript.events) {
          const tool = 'with' in event && event.with !== undefined ? String(event.with) : undefined;
          if (tool !== undefined) {
            ordinary = false;
            await thumb.press(page.locator('.kb-tile:not(.kb-tile-shut)', { hasText: new RegExp(tool, 'i') }).first());
          }
          if (event.type === 'draw') {
            await thumb.press(card(page, event.terrain));
            await page.locator('.kb-end').first().waitFor();
          } else if (event.type === 'build') {
            await thumb.slide(event.at);
            await told(page, event.at, '’s settlement');
          } else if (event.type === 'move') {
            await thumb.slide(event.from);
            await told(page, event.from, 'chosen');
            await thumb.slide(event.to);
            await told(page, event.to, '’s settlement');
          } else {
            await page.locator('.kb-cards, .kb-end.primary, .count-moment').first().waitFor();
            if ((await page.locator('.kb-end.primary').count()) > 0) await thumb.press(page.locator('.kb-end.primary'));
            await page.locator('.kb-cards, .count-moment').first().waitFor();
            turns.push({ gestures: thumb.gestures() - before, ordinary });
            [before, ordinary] = [thumb.gestures(), true];
          }
        }
        expect(Math.max(...turns.filter((turn) => turn.ordinary).map(({ gestures }) => gestures))).toBeLessThanOrEqual(5);
        expect(thumb.gestures() / turns.length).toBeLessThanOrEqual(8);
        for (const part of ['Fishermen', 'Knights', 'Merchants', 'Castles']) {
          await page.locator('.count-moment h3', { hasText: part }).waitFor();
          await thumb.press(page.locator('.kb-told-steps .button').last());
        }
        await page.locator('.count-moment > .button').tap();
        const standings = await page.locator('.finish-standings').innerText();
        for (const points of Object.values(wanted.points)) expect(standings).toContain(String(points));
      },
      {
        ...TOUCH,
        holds: {
          games: [kept({ ...whole<Parameters<typeof kept>[0]>('kingdom-builder', 'first-game-for-two').transcript, events: [] })],
        },
        at: '#/game/seed',
      },
    ));

  test('a final count of four without a pan: every hex in reach, hardly more than a gesture a settlement', () => {
    const { land } = startOf(FIRST).position;
    const players = people('ana', 'ben', 'cat', 'dan');
    const game = { ...planned(FIRST, 'final'), players };
    return onDevice(
      async (page) => {
        await page.locator('.kb-who').first().waitFor();
        expect(await outOfReach(page)).toEqual([]);
        const thumb = await thumbOn(page);

        await thumb.touch(thumb.middle('4,4'));
        await expect.poll(async () => (await hex(page, '4,4').boundingBox())?.width ?? 0).toBeGreaterThan(30);
        await page.getByRole('button', { name: 'Go to: The whole board' }).tap();
        await expect.poll(async () => (await hex(page, '4,4').boundingBox())?.width ?? 0).toBeLessThan(25);

        const began = thumb.gestures();
        for (const [seat, spots] of settledBy(land, players.length).entries()) {
          if (seat > 0) await thumb.press(page.locator('.kb-who').nth(seat));
          await page.locator('.kb-who').nth(seat).and(page.locator('[aria-pressed="true"]')).waitFor();
          for (const at of spots) await thumb.slide(at);
          await page.getByText(`${EACH} of 40`).waitFor();
        }
        await thumb.press(page.getByRole('button', { name: 'Finish and count' }));
        await page.locator('.count-moment').waitFor();
        // One each, whoever comes next, and the end.
        const settlements = EACH * players.length;
        expect(thumb.gestures() - began).toBe(settlements + players.length - 1 + 1);
        expect((thumb.gestures() - began) / settlements).toBeLessThanOrEqual(1.05);
      },
      { ...TOUCH, holds: { games: [kept(game)] }, at: '#/game/seed' },
    );
  });
});

/** The hexes that lie outside the window of the board, or under something else. */
const outOfReach = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const board = document.querySelector('.pan-frame');
    return [...document.querySelectorAll('[data-at]')].flatMap((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return found !== null && board?.contains(found) === true ? [] : [cell.getAttribute('data-at') ?? ''];
    });
  });

/** All settlements of each player are put down. */
const EACH = 40;

/** Hexes for each player, all over the board. */
function settledBy(land: Land, players: number): readonly (readonly At[])[] {
  const free = land.ground.flatMap((ground, spot) => (isTerrain(ground) ? [hexOf(land, spot)] : []));
  const before = (index: number): number => Math.floor((index * players * EACH) / free.length);
  const taken = free.filter((_, index) => before(index + 1) > before(index));
  return Array.from({ length: players }, (_, seat) => taken.filter((_at, index) => index % players === seat));
}

test('the mouse over several hexes marks them all', () =>
  onDevice(
    async (page) => {
      await hex(page, '7,6').waitFor();
      const [from, to] = [await hex(page, '7,6').boundingBox(), await hex(page, '7,11').boundingBox()];
      if (from === null || to === null) throw new Error('no hex');
      const middle = (box: typeof from) => [box.x + box.width / 2, box.y + box.height / 2] as const;
      await page.mouse.move(...middle(from));
      await page.mouse.down();
      await page.mouse.move(...middle(to), { steps: 40 });
      await page.mouse.up();
      await page.getByText(/6 of 40/).waitFor();
      expect(await said(page, '7,9')).toContain('Ana’s settlement');
    },
    { viewport: DESKTOP, ...COUNT },
  ));

test('axe finds nothing serious at the table, by day and by night', () =>
  onDevice(
    async (page) => {
      await card(page, 'desert').click();
      expect(await seriousInBoth(page)).toEqual([]);
    },
    { bypassCSP: true, ...laid(FIRST_ROUND) },
  ));

import type { BrowserContextOptions, CDPSession, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Coordinates, hexOf, type Land } from '#games/kingdom-builder/law/board/land';
import { isTerrain } from '#games/kingdom-builder/law/board/terrain';
import { seriousInBothThemes } from '../../../browser/kit/axe';
import { DESKTOP } from '../../../browser/kit/chromium';
import { continueToSetup } from '../../../browser/kit/table-actions';
import { withDevice } from '../../../browser/kit/visits';
import { loadFixture, savedGame } from '../../../saved-games';
import { people } from '../../../transcripts';
import { type EventOf, FIRST_PLAN, startFromPlan, tableOfPlan } from '../choose-event';

const hex = (page: Page, at: Coordinates | string): Locator => page.locator(`[data-at="${typeof at === 'string' ? at : at.join(',')}"]`);
const hexLabel = (page: Page, at: Coordinates | string) => hex(page, at).getAttribute('aria-label');
const card = (page: Page, terrain: string): Locator => page.locator('.kb-card', { hasText: terrain });

/** A phone as small as most, under one thumb. */
const TOUCH: BrowserContextOptions = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };

/** Ana and Ben on the first plan after these events, or their final count. */
const savedTable = (events: readonly object[] = []) => ({
  holds: { games: [savedGame({ ...tableOfPlan(FIRST_PLAN), events })] },
  at: '#/game/seed',
});
const COUNT = { holds: { games: [savedGame(tableOfPlan(FIRST_PLAN, 'final'))] }, at: '#/game/seed' };

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
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly Point[]) =>
    glass.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  /** Down, along and up at once: a tap is told from a hold by its time, and a thumb does not wait for a busy machine. */
  const touch = async (...[first, ...others]: readonly [Point, ...Point[]]): Promise<void> => {
    gestures += 1;
    await Promise.all([send('touchStart', first), ...others.map((point) => send('touchMove', point)), send('touchEnd')]);
  };
  const places = new Map(
    await page.locator('[data-at], .kb-card').evaluateAll((all) =>
      all.map((each): [string, Point] => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return [each.getAttribute('data-at') ?? each.textContent ?? '', [left + width / 2, top + height / 2]];
      }),
    ),
  );
  const middle = (at: Coordinates | string): Point => places.get(typeof at === 'string' ? at : at.join(',')) ?? [0, 0];
  return {
    gestures: () => gestures,
    send,
    touch,
    middle,
    /** A button, where it is. */
    async press(button: Locator): Promise<void> {
      const box = await button.boundingBox();
      if (box === null) throw new Error('not in sight');
      await touch([box.x + box.width / 2, box.y + box.height / 2]);
    },
    /** One after the other as fast as can be: each time beside a hex, then onto it under the loupe, and let go. */
    async slide(...hexes: readonly (Coordinates | string)[]): Promise<void> {
      await Promise.all(hexes.map(middle).map(([x, y]) => touch([x + (x > 195 ? -14 : 14), y], [x, y])));
    },
  };
}

/** Waits until each of these hexes has a settlement, and the turn is over; or else where its end is to be tapped. */
async function turnOver(page: Page, settled: readonly Coordinates[]): Promise<Point | undefined> {
  const found = await page.waitForFunction(
    (hexes) => {
      const isSettled = (at: string) => document.querySelector(`[data-at="${at}"]`)?.ariaLabel?.includes('’s settlement') === true;
      const end = document.querySelector('.kb-end.primary')?.getBoundingClientRect();
      if (!hexes.every(isSettled) || (end === undefined && document.querySelector('.kb-cards, .scoring-moment') === null)) return undefined;
      return { end: end && ([end.left + end.width / 2, end.top + end.height / 2] as const) };
    },
    settled.map((at) => at.join(',')),
  );
  return (await found.jsonValue())?.end;
}

/** Whether the end of a turn with tiles left is asked about; otherwise the turn is over by then. */
const isAskedAboutTiles = async (page: Page): Promise<boolean> => {
  const answer = await page.waitForFunction(() => {
    if (document.querySelector('.kb-cards, .scoring-moment') !== null) return 'over';
    return document.querySelector('.kb-status')?.textContent?.includes('not used: end turn?') === true ? 'asked' : undefined;
  });
  return (await answer.jsonValue()) === 'asked';
};

describe('by one thumb on a small phone', () => {
  test('a whole game: at most five an ordinary turn, eight on average, and the board never moves', () =>
    withDevice(
      async (page) => {
        const { transcript, expect: wanted } = loadFixture<
          Parameters<typeof savedGame>[0] & { readonly events: readonly EventOf[] },
          { readonly points: Readonly<Record<string, number>> }
        >('kingdom-builder', 'first-game-for-two');
        await card(page, 'flowers').waitFor();
        const thumb = await thumbOn(page);
        const turns: { readonly gestures: number; readonly ordinary: boolean }[] = [];
        let [before, ordinary]: [number, boolean] = [0, true];
        let sliding: Promise<void>[] = [];
        let settled: readonly Coordinates[] = [];
        for (const event of transcript.events) {
          if ('with' in event && event.with !== undefined) {
            ordinary = false;
            await Promise.all(sliding);
            await thumb.press(page.locator('.kb-tile:not(.kb-tile-disabled)', { hasText: new RegExp(String(event.with), 'i') }).first());
            await page.locator('.kb-tile[aria-pressed="true"]').waitFor();
          }
          if (event.type === 'draw') {
            await thumb.touch(thumb.middle(event.terrain));
            await page.locator('.kb-cards').waitFor({ state: 'detached' });
          } else if (event.type === 'build') {
            sliding.push(thumb.slide(event.at));
            settled = [...settled, event.at];
          } else if (event.type === 'move') {
            sliding.push(thumb.slide(event.from, event.to));
            settled = [...settled.filter((at) => `${at}` !== `${event.from}`), event.to];
          } else {
            await Promise.all(sliding);
            const end = await turnOver(page, settled);
            if (end !== undefined) await thumb.touch(end);
            if (await isAskedAboutTiles(page)) {
              ordinary = false;
              if (end !== undefined) await thumb.touch(end);
            }
            await page.locator('.kb-cards, .scoring-moment').first().waitFor();
            turns.push({ gestures: thumb.gestures() - before, ordinary });
            [before, ordinary, sliding, settled] = [thumb.gestures(), true, [], []];
          }
        }
        expect(Math.max(...turns.filter((turn) => turn.ordinary).map(({ gestures }) => gestures))).toBeLessThanOrEqual(5);
        expect(thumb.gestures() / turns.length).toBeLessThanOrEqual(8);
        for (const part of ['Fishermen', 'Knights', 'Merchants', 'Castles']) {
          await thumb.press(page.locator('.scoring-moment .chip', { hasText: part }).first());
          await page.locator('.scoring-moment .kb-source-board').waitFor();
        }
        await page.locator('.scoring-moment > .button').tap();
        const standings = await page.locator('.result-players').innerText();
        for (const points of Object.values(wanted.points)) expect(standings).toContain(String(points));
      },
      {
        ...TOUCH,
        holds: {
          games: [
            savedGame({ ...loadFixture<Parameters<typeof savedGame>[0]>('kingdom-builder', 'first-game-for-two').transcript, events: [] }),
          ],
        },
        at: '#/game/seed',
      },
    ));

  test('a final count of four without a pan: every hex in reach, hardly more than a gesture a settlement', () => {
    const { land } = startFromPlan(FIRST_PLAN).position;
    const players = people('ana', 'ben', 'cat', 'dan');
    const spots = settledBy(land, players.length);
    // The first of each lie there already: fewer to be put down let nothing be hidden in the average.
    const events = spots.flatMap((hexes, seat) => hexes.slice(BY_HAND).map((at) => ({ type: 'settle', by: players[seat]?.id, at })));
    return withDevice(
      async (page) => {
        await page.locator('.kb-seat').first().waitFor();
        expect(await outOfReach(page)).toEqual([]);
        const thumb = await thumbOn(page);

        await thumb.touch(thumb.middle('4,4'));
        await expect.poll(async () => (await hex(page, '4,4').boundingBox())?.width ?? 0).toBeGreaterThan(30);
        await page.getByRole('button', { name: 'Go to: The whole board' }).tap();
        await expect.poll(async () => (await hex(page, '4,4').boundingBox())?.width ?? 0).toBeLessThan(25);

        const began = thumb.gestures();
        for (const [seat, hexes] of spots.entries()) {
          if (seat > 0) await thumb.press(page.locator('.kb-seat').nth(seat));
          await page.locator('.kb-seat').nth(seat).and(page.locator('[aria-pressed="true"]')).waitFor();
          await thumb.slide(...hexes.slice(0, BY_HAND));
          await page.getByText(`${EACH} of 40`).waitFor();
        }
        await thumb.press(page.getByRole('button', { name: 'Score the board' }));
        await page.locator('.scoring-moment').waitFor();
        // One each, whoever comes next, and the end.
        const settlements = BY_HAND * players.length;
        expect(thumb.gestures() - began).toBe(settlements + players.length - 1 + 1);
        expect((thumb.gestures() - began) / settlements).toBeLessThanOrEqual(1.05);
      },
      { ...TOUCH, holds: { games: [savedGame({ ...tableOfPlan(FIRST_PLAN, 'final'), players, events })] }, at: '#/game/seed' },
    );
  });

  test('what the rules refuse is told to a finger that rests on a hex, and its click does not take it away', () =>
    withDevice(
      async (page) => {
        await hex(page, '5,5').waitFor();
        const thumb = await thumbOn(page);
        await page.evaluate(() => addEventListener('click', () => (document.title = 'clicked'), { once: true }));
        await thumb.send('touchStart', thumb.middle('5,5'));
        await page.locator('.loupe').waitFor();
        await thumb.send('touchEnd');
        await page.waitForFunction(() => document.title === 'clicked');
        await page.locator('.sheet').getByText('This action needs grass: 5,5 is forest.').waitFor();
      },
      { ...TOUCH, ...savedTable([{ type: 'draw', terrain: 'grass' }]) },
    ));
});

/** Whatever of these reaches out of the screen, of its own box or of its line. */
const cut = (page: Page, parts: string): Promise<readonly string[]> =>
  page.evaluate(
    (each) =>
      [...document.querySelectorAll<HTMLElement>(each)].flatMap((part) => {
        const { left, right, bottom } = part.getBoundingClientRect();
        const isOut = left < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
        const isCut =
          part.matches('.table-message, .score') && (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1);
        return isOut || isCut ? [part.innerText] : [];
      }),
    parts,
  );

test('five with long names on the smallest phone: each can be chosen at the set-up and in the count, and nothing is cut', () => {
  const players = people('ana', 'ben', 'cat', 'dan', 'eve').map(({ id }, seat) => ({ id, name: LONG[seat] ?? id }));
  return withDevice(
    async (page) => {
      await page.locator('.kb-seat').first().waitFor();
      expect(await cut(page, '.kb-seat, .primary-row .button, .score')).toEqual([]);
      const thumb = await thumbOn(page);
      await thumb.slide('0,15');
      await page.locator('.kb-final-question .button').waitFor();
      expect(await cut(page, '.table-message, .kb-final-question .button')).toEqual([]);
      // Nobody has anything: all are level in the lead, and crowned.
      await thumb.press(page.locator('.primary-row .primary'));
      await page.locator('.scoring-moment > .button').tap();
      await page.locator('.finish').waitFor();
      expect(await page.locator('.scores .laurel').count()).toBe(5);
      expect(await cut(page, '.score')).toEqual([]);

      await page.evaluate(() => location.assign('#/new/kingdom-builder'));
      for (const { name } of players) await page.locator('.person-chip', { hasText: name }).tap();
      await continueToSetup(page);
      await page.locator('.kb-colours .kb-seat').nth(4).waitFor();
      const heights = await page.locator('.kb-colours .kb-seat').evaluateAll((all) => all.map((each) => each.clientHeight));
      expect(Math.max(...heights)).toBeLessThanOrEqual(60);
      await page.locator('.kb-colours').evaluate((fields) => fields.scrollIntoView());
      expect(await cut(page, '.kb-colours .kb-seat')).toEqual([]);
      await page.getByRole('button', { name: 'D’autres cartes' }).tap();
      await page.locator('.kb-choice[aria-pressed="false"]').first().tap();
      await page.locator('.kb-setup [role="alert"]').waitFor();
      expect(await cut(page, '.kb-setup [role="alert"]')).toEqual([]);
    },
    {
      ...TOUCH,
      viewport: { width: 320, height: 568 },
      holds: { games: [savedGame({ ...tableOfPlan(LORDS, 'final'), players })], settings: { language: 'fr' } },
      at: '#/game/seed',
    },
  );
});

const LONG = ['Eugénie-Charlotte', 'Maximilian', 'Bartholomew', 'Alexandra', 'Wolfgang Amadeus'];
const LORDS = 'Kingdom Builder: tavern, paddock, oasis, farm | lords, knights, farmers';

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

/** All settlements of each player are put down, these many by hand. */
const EACH = 40;
const BY_HAND = 24;

/** Hexes for each player, all over the board. */
function settledBy(land: Land, players: number): readonly (readonly Coordinates[])[] {
  const free = land.ground.flatMap((ground, spot) => (isTerrain(ground) ? [hexOf(land, spot)] : []));
  const before = (index: number): number => Math.floor((index * players * EACH) / free.length);
  const taken = free.filter((_, index) => before(index + 1) > before(index));
  return Array.from({ length: players }, (_, seat) => taken.filter((_at, index) => index % players === seat));
}

test('the mouse over several hexes marks them all', () =>
  withDevice(
    async (page) => {
      await hex(page, '7,6').waitFor();
      const [from, to] = [await hex(page, '7,6').boundingBox(), await hex(page, '7,11').boundingBox()];
      if (from === null || to === null) throw new Error('nowhere to go');
      const middle = (box: typeof from) => [box.x + box.width / 2, box.y + box.height / 2] as const;
      await page.mouse.move(...middle(from));
      await page.mouse.down();
      await page.mouse.move(...middle(to), { steps: 40 });
      await page.mouse.up();
      await page.getByText(/6 of 40/).waitFor();
      expect(await hexLabel(page, '7,9')).toContain('Ana’s settlement');
    },
    { viewport: DESKTOP, ...COUNT },
  ));

test('axe finds nothing serious at the table, by day and by night', () =>
  withDevice(
    async (page) => {
      await card(page, 'desert').click();
      expect(await seriousInBothThemes(page)).toEqual([]);
    },
    { bypassCSP: true, ...savedTable(FIRST_ROUND) },
  ));

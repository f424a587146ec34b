import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { screenEn as words } from '#games/kings-tricktakers/text/screen-en';
import { screenFr } from '#games/kings-tricktakers/text/screen-fr';
import { seriousInBothThemes } from '../../../browser/kit/axe';
import { DESKTOP, PHONE } from '../../../browser/kit/chromium';
import { gamesAtEachPhase } from '../../../browser/kit/phase-games';
import { addPlayers, continueToSetup, startGame } from '../../../browser/kit/table-actions';
import { horizontalOverflow, withDevice } from '../../../browser/kit/visits';
import { savedGame } from '../../../saved-games';
import { AT_THE_TRICKS, loadGame } from '../fixture';

test('the last trick of a whole game ends it', () => {
  const { transcript } = loadGame('three-in-a-draft');
  const last = transcript.events.at(-1);
  if (last?.type !== 'play') throw new Error('the last event is no card');
  return withDevice(
    async (page) => {
      await page.locator(`.kt-deck [data-stroke="card:${last.card}"]`).click();
      await page.locator('.scoring-moment > .button').click();
      await page.locator('.finish').waitFor();
    },
    { holds: { games: [savedGame({ ...transcript, events: transcript.events.slice(0, -1) })] }, at: '#/game/seed' },
  );
});

test('a trick by keyboard and in words', () =>
  withDevice(
    async (page) => {
      await page.getByRole('button', { name: words.table.more }).focus();
      await page.keyboard.press('Enter');
      // A sheet takes the focus once it is painted.
      await page.locator('.sheet:focus').waitFor();
      await page.getByText(words.table.inWords).focus();
      await page.keyboard.press('Enter');
      await page.getByLabel(words.table.find).fill('yellow 5');
      await page.keyboard.press('Enter');
      await page.getByText(/Ana is winning with Yellow 5/).waitFor();
      await page.getByLabel(words.table.find).fill('yellow 10 king');
      await page.keyboard.press('Enter');
      await page.getByText(/Ben is winning with Yellow 10/).waitFor();
      await page.locator('.kt-deck [data-stroke="card:blue-1"]').focus();
      await page.keyboard.press('Enter');
      await page
        .getByText(words.trick.won('Ben', 'yellow-10', 'King', words.trick.why({ decided: 'king', isFirstOfEqual: false })))
        .waitFor();
    },
    { holds: { games: [savedGame(AT_THE_TRICKS)] }, at: '#/game/seed' },
  ));

/** A finger that comes down on one thing and is lifted from another. */
async function slide(page: Page, from: string, to: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const middle = async (thing: string): Promise<{ readonly x: number; readonly y: number }> => {
    const box = await page.locator(thing).boundingBox();
    if (box === null) throw new Error(`no ${thing}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  const start = await middle(from);
  await touch('touchStart', start);
  await page.locator(to).waitFor();
  const end = await middle(to);
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', { x: start.x + ((end.x - start.x) * step) / 8, y: start.y + ((end.y - start.y) * step) / 8 });
  // It rests before it is lifted: a tap soon after a fling is none to a browser.
  for (const x of [1, 0]) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await touch('touchMove', { x: end.x + x, y: end.y });
  }
  await touch('touchEnd');
}

test.each([
  [390, 664, 34],
  [320, 568, 28],
])('five players have all ten columns of the deck in sight, %i px wide', (width, height, least) => {
  const { transcript } = loadGame('five-with-devil-and-copier');
  const at = transcript.events.findIndex(({ type }) => type === 'play') + 2;
  return withDevice(
    async (page) => {
      await page.locator('.kt-deck').waitFor();
      const boxes = await page.locator('.kt-suits .kt-card').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
      const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))];
      expect(tops.map((top) => boxes.filter((box) => Math.round(box.top) === top).length)).toEqual([10, 10, 10, 10]);
      expect(Math.min(...boxes.map((box) => box.width))).toBeGreaterThanOrEqual(least);
      expect(Math.min(...boxes.map((box) => box.height))).toBeGreaterThanOrEqual(44);
      const [first, second] = boxes;
      expect(second.left - first.right).toBeCloseTo(2, 1);
      expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThanOrEqual(4);
      expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width - 4);
    },
    {
      viewport: { width, height },
      holds: { games: [savedGame({ ...transcript, events: transcript.events.slice(0, at) })] },
      at: '#/game/seed',
    },
  );
});

/** Words that stand on two lines. */
const brokenWords = (page: Page, of: string): Promise<readonly string[]> =>
  page.locator(of).evaluateAll((all) =>
    all.flatMap((each) => {
      const found: string[] = [];
      const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (node.parentElement?.closest('.visually-hidden')) continue;
        const range = document.createRange();
        // A soft hyphen parts a name into nodes: a name is all that its element holds.
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (range.getClientRects().length > 1) found.push(word);
        }
      }
      const hyphens = [...each.querySelectorAll('.kt-soft-hyphen')].filter((hyphen) => hyphen.getBoundingClientRect().width > 0);
      return [...found, ...hyphens.map(({ parentElement }) => parentElement?.textContent ?? '')];
    }),
  );

const LONG_NAMES = ['Maximilienne', 'Jean-Baptiste', 'Anne-Charlotte', 'Bartholomew', 'Eva'];

test.each([
  [390, 664, 'en-GB'],
  [320, 568, 'fr-FR'],
] as const)(
  'five players at the end of a round, %i px wide: all totals and what asks for missing numbers are in sight (%s)',
  (width, height, locale) => {
    const { transcript } = loadGame('five-with-devil-and-copier');
    const players = transcript.players.map((player, at) => ({ ...player, name: LONG_NAMES[at] ?? player.name }));
    const next = transcript.events.findIndex(({ type }, at) => type === 'company' && at > 20);
    const [last] = transcript.events.slice(next - 1, next);
    if (last?.type !== 'play') throw new Error('no last card');
    return withDevice(
      async (page) => {
        await page.locator(`.kt-deck [data-stroke="card:${last.card}"]`).click();
        await page.locator('.scoring-moment > .button').waitFor();
        const body = await page.locator('.scoring-body').evaluate((each) => each.getBoundingClientRect().bottom);
        const bottoms = await page
          .locator('.source-row-total')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
        expect(bottoms).toHaveLength(5);
        expect(Math.max(...bottoms)).toBeLessThanOrEqual(body);
        const bar = await page.locator('.bar').evaluate((each) => each.getBoundingClientRect().top);
        const asks = await page.locator('.scoring-action > .button').boundingBox();
        expect((asks?.y ?? bar) + (asks?.height ?? 0)).toBeLessThanOrEqual(bar);
        expect(asks?.height).toBeGreaterThanOrEqual(44);
      },
      {
        viewport: { width, height },
        locale,
        holds: { games: [savedGame({ ...transcript, players, events: transcript.events.slice(0, next - 1) })] },
        at: '#/game/seed',
      },
    );
  },
);

test.each([
  [390, 664, 'fr-FR'],
  [320, 568, 'fr-FR'],
  [320, 568, 'en-GB'],
] as const)('no name on a card to bet on is broken in the third round, %i x %i px (%s)', (width, height, locale) => {
  const { transcript } = loadGame('five-with-devil-and-copier');
  const players = transcript.players.map((player, at) => ({ ...player, name: LONG_NAMES[at] ?? player.name }));
  const companies = transcript.events.findLastIndex(({ type }) => type === 'company');
  return withDevice(
    async (page) => {
      await page.locator('.kt-open-bets').waitFor();
      expect(await brokenWords(page, '.kt-open-bets .kt-player-name, .kt-open-bets .kt-chip')).toEqual([]);
      const wide = await page
        .locator('.kt-open-bets .kt-chip')
        .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).map(({ textContent }) => textContent));
      expect(wide).toEqual([]);
    },
    {
      viewport: { width, height },
      locale,
      holds: { games: [savedGame({ ...transcript, players, events: transcript.events.slice(0, companies + 1) })] },
      at: '#/game/seed',
    },
  );
});

describe('a finger on the smallest phone', () => {
  const SMALL = { viewport: { width: 320, height: 568 }, hasTouch: true };
  const LONG: Readonly<Record<string, string>> = { dan: 'Maximilienne', cleo: 'Jean-Baptiste', gus: 'Anne-Charlotte' };

  test('five players: it slides from a card to the Queen, and taps a plain card', () => {
    const { transcript } = loadGame('five-with-devil-and-copier');
    const at = transcript.events.findIndex((event) => event.type === 'play' && event.card !== undefined && event.queen === true);
    const [queen, next] = transcript.events.slice(at);
    if (queen?.type !== 'play' || next?.type !== 'play') throw new Error('no card with a Queen');
    const nth = (card: string | undefined): string => `.kt-deck [data-stroke="card:${card}"]`;
    return withDevice(
      async (page) => {
        await slide(page, nth(queen.card), '[data-stroke="with:queen"]');
        await page.locator('.kt-trick-cards li', { hasText: words.trick.figures({ king: false, queen: true, flip: false }) }).waitFor();
        await page.locator(nth(next.card)).tap();
        await page.locator(`${nth(next.card)}[data-gone="true"]`).waitFor();
      },
      { ...SMALL, holds: { games: [savedGame({ ...transcript, events: transcript.events.slice(0, at) })] }, at: '#/game/seed' },
    );
  });

  test('the last of a pass takes two in one stroke', () => {
    const { transcript } = loadGame('four-strangers-to-their-box');
    return withDevice(
      async (page) => {
        await slide(page, '[data-stroke="character:gambler"]', '[data-stroke="character:collector"]');
        await expect.poll(() => page.locator('.kt-compact .kt-company', { hasText: 'Eva' }).locator('.kt-portrait').count()).toBe(2);
      },
      { ...SMALL, holds: { games: [savedGame({ ...transcript, events: transcript.events.slice(0, 3) })] }, at: '#/game/seed' },
    );
  });

  test.each([
    ['as usual', 16],
    ['twice as large', 32],
  ])('five with long names, text %s: the laid cards lie in a row above the deck', (_, size) => {
    const { transcript } = loadGame('five-with-devil-and-copier');
    const players = transcript.players.map((player) => ({ ...player, name: LONG[player.id] ?? player.name }));
    const at = transcript.events.findIndex(({ type }) => type === 'play') + 2;
    return withDevice(
      async (page) => {
        await page.locator('.kt-trick-cards').waitFor();
        await page.evaluate((px) => (document.documentElement.style.fontSize = `${px}px`), size);
        const tops = await page
          .locator('.kt-trick-cards .kt-card')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
        expect(new Set(tops.map(Math.round)).size).toBe(1);
        const lowest = await page
          .locator('.kt-trick-cards .kt-card')
          .first()
          .evaluate((each) => each.getBoundingClientRect().bottom);
        expect(lowest).toBeLessThanOrEqual(await page.locator('.kt-deck').evaluate((each) => each.getBoundingClientRect().top));
      },
      { ...SMALL, holds: { games: [savedGame({ ...transcript, players, events: transcript.events.slice(0, at) })] }, at: '#/game/seed' },
    );
  });

  test('five with long names: a revoke, and the names that an Assassin may name are whole and above the deck', () => {
    const { transcript } = loadGame('five-with-devil-and-copier');
    const players = transcript.players.map((player) => ({ ...player, name: LONG[player.id] ?? player.name }));
    // Ben, who has an Assassin, wins the second trick too, to which Maximilienne's blue card proves her revoke in the first.
    const first = transcript.events.findLastIndex(({ type }) => type === 'opener');
    const second = { ben: 'black-10', gus: 'yellow-2', eva: 'yellow-3', dan: 'blue-9', cleo: 'yellow-4' };
    const cards = Object.entries(second).map(([by, card]) => ({ type: 'play', by, card }));
    const events = [...transcript.events.slice(0, first), { type: 'open', by: 'ben' }, ...cards];
    return withDevice(
      async (page) => {
        await page.locator('.kt-revoke').waitFor();
        const board = await page.locator('.table-board').evaluate((each) => each.getBoundingClientRect().bottom);
        const names = await page.locator('.kt-opening button').evaluateAll((all) =>
          all.map((each) => {
            const { right, bottom } = each.getBoundingClientRect();
            return {
              name: each.textContent,
              right,
              bottom,
              cut: each.scrollWidth - each.clientWidth + each.scrollHeight - each.clientHeight,
            };
          }),
        );
        const isFine = ({ right, bottom, cut }: (typeof names)[number]) => right <= SMALL.viewport.width && bottom <= board && cut <= 0;
        expect(names).toHaveLength(4);
        expect(await brokenWords(page, '.kt-opening button')).toEqual([]);
        expect(names.filter((name) => !isFine(name))).toEqual([]);
        expect(await page.locator('.kt-modifier-row button').count()).toBeGreaterThan(0);
      },
      { ...SMALL, locale: 'fr-FR', holds: { games: [savedGame({ ...transcript, players, events })] }, at: '#/game/seed' },
    );
  });

  test('under a revoke, beside a King who may still go with a card, who is winning and why is whole', () => {
    const [trick] = gamesAtEachPhase().filter(({ game }) => game.id === 'kings-tricktakers-table-trick');
    if (trick === undefined) throw new Error('no trick');
    return withDevice(
      async (page) => {
        await page.locator('.kt-revoke').waitFor();
        const board = await page.locator('.table-board').evaluate((each) => each.getBoundingClientRect().bottom);
        expect(await page.locator('.kt-modifier-row button').count()).toBe(1);
        expect(await page.locator('.kt-row-label').evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
        expect(await page.locator('.kt-trick-status').evaluate((each) => each.getBoundingClientRect().bottom)).toBeLessThanOrEqual(board);
      },
      { ...SMALL, locale: 'fr-FR', holds: { games: [trick] }, at: `#/game/${trick.game.id}` },
    );
  });

  test('a count that is longer than the sheet of the scores begins in sight', () => {
    const { transcript } = loadGame('five-with-devil-and-copier');
    return withDevice(
      async (page) => {
        const isInSight = (): Promise<boolean> =>
          page.locator('.score-grid [aria-expanded="true"]').evaluate((each) => {
            const { x, y, width, height } = each.getBoundingClientRect();
            return document.elementFromPoint(x + width / 2, y + height / 2) === each;
          });
        await expect.poll(isInSight).toBe(true);
        const end = await page.locator('.score-grid-why').evaluate((each) => each.getBoundingClientRect().bottom);
        expect(end).toBeGreaterThan(await page.locator('.bar').evaluate((each) => each.getBoundingClientRect().top));
      },
      { ...SMALL, holds: { games: [savedGame(transcript)] }, at: '#/game/seed/scores/dan' },
    );
  });

  test.each([
    ['en-GB', words],
    ['fr-FR', screenFr],
  ])('King, Queen and rebel for the card that lies there are all in sight (%s)', (locale, text) => {
    const { transcript } = loadGame('three-in-a-draft');
    // Ana's King, Queen and rebel are all there.
    const at = transcript.events.findIndex((event) => event.type === 'play' && event.king === true && event.queen === true);
    const before = transcript.events.slice(0, at);
    const [laid] = transcript.events.slice(at);
    if (laid?.type !== 'play') throw new Error('no card with King and Queen');
    return withDevice(
      async (page) => {
        await page.locator(`.kt-deck [data-stroke="card:${laid.card}"]`).tap();
        await page.getByRole('button', { name: text.trick.rebel }).waitFor();
        const sides = await page
          .locator('.kt-modifier-row button')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right));
        expect(sides).toHaveLength(3);
        expect(Math.max(...sides)).toBeLessThanOrEqual(SMALL.viewport.width);
      },
      { ...SMALL, locale, holds: { games: [savedGame({ ...transcript, events: before })] }, at: '#/game/seed' },
    );
  });

  test('what goes with a card is on the screen, large enough, and clear of the finger', () =>
    withDevice(
      async (page) => {
        await page.locator('.kt-deck').waitFor();
        const cards = await page
          .locator('.kt-suits .kt-card')
          .evaluateAll((all) => all.map((each) => each.getAttribute('data-stroke') ?? ''));
        const looked = await page.evaluate(async (names) => {
          const found: { readonly of: string; readonly isFine: boolean }[] = [];
          for (const name of names) {
            const card = document.querySelector<HTMLElement>(`[data-stroke="${name}"]`);
            card?.scrollIntoView();
            const under = card?.getBoundingClientRect() ?? new DOMRect();
            const finger = { bubbles: true, isPrimary: true, pointerId: 1, clientX: under.x, clientY: under.y };
            card?.dispatchEvent(new PointerEvent('pointerdown', finger));
            await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
            for (const each of document.querySelectorAll('.kt-modifier-menu > *')) {
              const { left, top, right, bottom, width, height } = each.getBoundingClientRect();
              const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= under.top;
              found.push({ of: `${name}: ${each.textContent}`, isFine: isInside && width >= 44 && height >= 44 });
            }
            document.dispatchEvent(new PointerEvent('pointercancel', finger));
          }
          return found;
        }, cards);
        expect(looked.length).toBeGreaterThan(10);
        expect(looked.filter(({ isFine }) => !isFine)).toEqual([]);
      },
      { ...SMALL, holds: { games: [savedGame(AT_THE_TRICKS)] }, at: '#/game/seed' },
    ));
});

test('the pad on the smallest phone: all five players, their cards and their numbers are in sight, and nothing moves', () => {
  const { transcript } = loadGame('five-share-the-pad');
  const names = ['Maximilienne', 'Jean-Baptiste', 'Ana', 'Ben', 'Cleo'];
  const players = transcript.players.map((player, at) => ({ ...player, name: names[at] ?? '' }));
  return withDevice(
    async (page) => {
      const hidden = () =>
        page.locator('.kt-pad button').evaluateAll((all) => {
          const board = document.querySelector('.table-board')?.getBoundingClientRect() ?? new DOMRect();
          return all
            .filter((each) => {
              const { left, right, top, bottom, width, height } = each.getBoundingClientRect();
              return left < 0 || right > innerWidth || top < board.top || bottom > board.bottom || width < 44 || height < 44;
            })
            .map(({ textContent }) => textContent);
        });
      const row = () => page.locator('.kt-pad .kt-digit').first().boundingBox();
      await page.locator('[data-stroke="set:white"]').click();
      expect(await hidden()).toEqual([]);
      for (const card of ['collector', 'oppressor', 'healer']) await page.locator(`[data-stroke="character:${card}"]`).click();
      expect(await hidden()).toEqual([]);
      const before = await row();
      await page.locator('.kt-bet-choices button').nth(1).click();
      expect(await row()).toEqual(before);
    },
    {
      viewport: { width: 320, height: 568 },
      locale: 'fr-FR',
      holds: { games: [savedGame({ ...transcript, players, events: [] })] },
      at: '#/game/seed',
    },
  );
});

describe.each([
  ['phone', PHONE, 'light', 'en-GB', words],
  ['desktop', DESKTOP, 'dark', 'fr-FR', screenFr],
] as const)('%s', (_, viewport, colorScheme, locale, text) => {
  test('nothing is cut off, nothing too small to tap', () =>
    withDevice(
      async (page) => {
        await addPlayers(page, ['Ana', 'Ben', 'Cat', 'Dan', 'Eva']);
        await continueToSetup(page);
        await startGame(page);
        await page.getByText(text.company.picks('Ana', undefined)).waitFor();
        expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
        const small = await page
          .locator('.kt button:visible')
          .evaluateAll(
            (all) => all.map((each) => each.getBoundingClientRect()).filter(({ width, height }) => width < 44 || height < 44).length,
          );
        expect(small).toBe(0);
        expect(await page.getByText(text.names.gambler).count()).toBeGreaterThan(0);
      },
      { viewport, colorScheme, locale, at: '#/new/kings-tricktakers' },
    ));
});

test('axe finds nothing serious at the tricks, by day and by night', () =>
  withDevice(
    async (page) => {
      await page.locator('.kt-deck').waitFor();
      expect(await seriousInBothThemes(page)).toEqual([]);
    },
    { bypassCSP: true, holds: { games: [savedGame(AT_THE_TRICKS)] }, at: '#/game/seed' },
  ));

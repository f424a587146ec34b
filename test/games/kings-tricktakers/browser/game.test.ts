import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { screenEn as words } from '#games/kings-tricktakers/text/screen-en';
import { screenFr } from '#games/kings-tricktakers/text/screen-fr';
import { en as english } from '#text/app/en';
import { DESKTOP, launch, PHONE } from '../../../browser/kit';
import { countTaps } from '../../kings-gate/browser/table';
import { begin, button, card, type Fixture, fillCopy, fixture, nameOf, tapBet, tapEvent } from './table';

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
  await page.locator('.finish').waitFor();
  const rows = await page.locator('.finish tbody tr').all();
  const found = await Promise.all(
    rows.map(async (row) => {
      const [, name = '', points = ''] = await row.locator('td').allTextContents();
      return [name.replace(/[^\p{L}]/gu, ''), Number(points)] as const;
    }),
  );
  return Object.fromEntries(found);
}

const expected = (game: Fixture) =>
  Object.fromEntries(Object.entries(game.expect.points).map(([id, points]) => [nameOf(game, id), points]));

/** Plays a fixture event by event; `after` looks at the screen behind each. */
async function playOut(page: Page, game: Fixture, after: (index: number) => Promise<void> = async () => undefined): Promise<void> {
  await begin(page, address, game);
  for (const [index, event] of game.transcript.events.entries()) {
    await tapEvent(page, game, event);
    await after(index);
  }
}

/** A company of each for three, told whole. */
const TOLD: Fixture = {
  transcript: {
    players: ['ana', 'ben', 'cat'].map((id) => ({ id, name: `${id.charAt(0).toUpperCase()}${id.slice(1)}` })),
    setup: { record: 'table', selection: 'declared', copy: { ranks: { white: [1, 6], yellow: [2, 7], blue: [3, 8] } } },
    events: [
      { type: 'company', by: 'ana', set: 'white', characters: ['hermit', 'healer', 'rebel'] },
      { type: 'company', by: 'ben', set: 'yellow', characters: ['gambler', 'hermit', 'collector'] },
      { type: 'company', by: 'cat', set: 'blue', characters: ['gambler', 'berserker', 'collector'] },
    ],
  },
  expect: { points: {}, warnings: [] },
};

async function seated(page: Page): Promise<void> {
  await begin(page, address, TOLD);
  for (const event of TOLD.transcript.events) await tapEvent(page, TOLD, event);
}

async function toTheTricks(page: Page): Promise<void> {
  await seated(page);
  await tapBet(page, 'Ana', ['hermit']);
  await tapBet(page, 'Ben', ['gambler']);
  await tapBet(page, 'Cat', ['gambler']);
  await button(page, words.preparation.begin).click();
  await card(page, 'yellow-1').waitFor();
}

describe('whole games at the table', () => {
  test('three players, an open draft, three rounds', { timeout: 300_000 }, () =>
    onDevice(async (page) => {
      const game = fixture('three-in-a-draft');
      await playOut(page, game);
      expect(await finalPoints(page)).toEqual(expected(game));
      await expect.poll(() => page.locator('.kt-rounds tbody .kt-figure').count()).toBe(9);
    }),
  );

  test('five players with diplomat, devil, the Green Queen and a revoke', { timeout: 300_000 }, () =>
    onDevice(async (page) => {
      const game = fixture('five-with-devil-and-copier');
      const revokes = new Set(game.expect.warnings.filter(({ rule }) => rule === 'kt.trick.follow').map(({ index }) => index));
      expect(revokes.size).toBeGreaterThan(0);
      let shown = 0;
      await playOut(page, game, async (index) => {
        if (!revokes.has(index)) return;
        await page.locator('.notice').getByText('could have followed').waitFor();
        shown += 1;
      });
      expect(shown).toBe(revokes.size);
      expect(await finalPoints(page)).toEqual(expected(game));
    }),
  );
});

describe('the pad', () => {
  test('a game of five, round by round', { timeout: 240_000 }, () =>
    onDevice(
      async (page) => {
        const game = fixture('five-in-the-pad');
        await playOut(page, game);
        expect(await finalPoints(page)).toEqual(expected(game));
        await page.getByText('is the lowest').or(page.getByText('share the place')).waitFor();
      },
      { viewport: DESKTOP },
    ),
  );

  test('it begins in round 3 with points and flipped Kings', { timeout: 120_000 }, () =>
    onDevice(async (page) => {
      const game = fixture('pad-from-the-middle');
      const [round] = game.transcript.events.filter(({ type }) => type === 'round');
      if (round === undefined) throw new Error('no round');
      await begin(page, address, game);
      await tapEvent(page, game, round);
      const adjusted = game.transcript.events.flatMap((event) => (event.type === 'adjust' ? [event] : []));
      const points = expected(game);
      const before = game.transcript.events.findIndex(({ type }) => type === 'adjust') < game.transcript.events.indexOf(round);
      for (const { by, points: given } of adjusted) if (before) points[nameOf(game, by)] = (points[nameOf(game, by)] ?? 0) - given;
      expect(await finalPoints(page)).toEqual(points);
    }),
  );

  test('sums are checked as they are typed', () =>
    onDevice(async (page) => {
      await begin(page, address, { transcript: { ...TOLD.transcript, setup: { record: 'pad', selection: 'declared' } } });
      const sheets = page.locator('.kt-note-of');
      for (const [seat, colour] of ['White', 'Yellow', 'Blue'].entries()) {
        if (seat > 0) await sheets.nth(seat).locator('summary').click();
        await button(sheets.nth(seat), colour).click();
      }
      await sheets.first().getByLabel(words.pad.tricks, { exact: true }).fill('4');
      await page.getByText(words.pad.sum(4)).waitFor();
      await page.getByText('A round has five tricks, and these add up to 4.').waitFor();
      await page.getByText('Ana should have 12 cards from those tricks, not 0.').waitFor();
      await page.reload();
      await page.getByText(words.pad.sum(4)).waitFor();
    }));

  test('a table game goes on as a pad', () =>
    onDevice(async (page) => {
      await toTheTricks(page);
      await button(page, 'More').click();
      await button(page, words.setup.goOn).click();
      await button(page, 'Yes, begin it and set this game aside').click();
      await page.getByText(words.pad.title(1)).waitFor();
    }));
});

describe('your copy', () => {
  test('a bet side is asked for when it first counts, kept, and put right later with the points following', { timeout: 120_000 }, () =>
    onDevice(async (page) => {
      await toTheTricks(page);
      // Ben and Cat take every trick: Ana's Hermit bet is on none.
      for (const trick of [
        ['yellow-1', 'yellow-2', 'yellow-3'],
        ['blue-1', 'green-1', 'blue-2'],
        ['blue-4', 'green-2', 'blue-3'],
        ['green-3', 'green-4', 'yellow-4'],
        ['black-1', 'yellow-5', 'black-2'],
      ])
        for (const each of trick) await card(page, each).click();
      const ask = page.locator('section.kt-ask');
      await ask.getByText(words.copy.ask({ kind: 'bet', card: 'hermit' })).waitFor();
      const figure = button(page, /^Ana, round 1/);
      await figure.click();
      await page.locator('.kt-sheet').getByText(words.unknown, { exact: true }).first().waitFor();
      const before = Number(await totalOf(page, 'Ana'));
      await ask.getByLabel(words.copy.tricks(0), { exact: true }).fill('4');
      await button(ask, words.copy.save).click();
      await page.getByRole('dialog').locator('.button.primary').click();
      await expect.poll(() => totalOf(page, 'Ana')).toBe(String(before + 4));

      // Put right later: the sheet for corrections has the same figures.
      await button(page, 'More').click();
      await button(page, english.more.correct).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByText(words.setup.copy).click();
      await sheet.getByText(words.copy.bets).click();
      await sheet.getByRole('group', { name: 'Hermit', exact: true }).getByLabel(words.copy.tricks(0), { exact: true }).fill('5');
      await sheet.locator('.button.primary').last().click();
      await page.getByRole('dialog').locator('.button.primary').click();
      await expect.poll(() => totalOf(page, 'Ana')).toBe(String(before + 5));

      // And it was kept for the next game.
      await page.goto(`${address}#/copy/kings-tricktakers`);
      await page.getByText(words.copy.bets).click();
      expect(
        await page.getByRole('group', { name: 'Hermit', exact: true }).getByLabel(words.copy.tricks(0), { exact: true }).inputValue(),
      ).toBe('4');
    }),
  );
});

const totalOf = (page: Page, name: string) =>
  page
    .locator('.kt-rounds tbody tr')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .locator('strong')
    .textContent();

describe('taps', () => {
  test('one a plain card, at most three a bet with the curtain', () =>
    onDevice(async (page) => {
      await seated(page);
      const taps = await countTaps(page);
      await tapBet(page, 'Ana', ['hermit']);
      expect(await taps()).toBeLessThanOrEqual(3);
      await tapBet(page, 'Ben', ['gambler']);
      expect(await taps()).toBeLessThanOrEqual(6);
      await tapBet(page, 'Cat', ['gambler']);
      await button(page, words.preparation.begin).click();
      const before = await taps();
      await card(page, 'yellow-1').click();
      await page.getByText(/Ana is winning/).waitFor();
      expect(await taps()).toBe(before + 1);
    }));

  test('two cards of round 3, too', { timeout: 120_000 }, () =>
    onDevice(async (page) => {
      const game = fixture('three-in-a-draft');
      const events = game.transcript.events;
      const first = events.findIndex((event) => event.type === 'bet' && event.cards.length === 2);
      const two = events[first];
      if (two?.type !== 'bet') throw new Error('no bet of two cards');
      await begin(page, address, game);
      for (const event of events.slice(0, first)) await tapEvent(page, game, event);
      const curtain = page.locator('.kt-curtain');
      if ((await button(curtain, words.bets.iAm(nameOf(game, two.by))).count()) === 0) {
        await curtain.locator('summary').click();
        await button(curtain, nameOf(game, two.by)).click();
      }
      const taps = await countTaps(page);
      await tapBet(page, nameOf(game, two.by), two.cards);
      expect(await taps()).toBe(3);
    }),
  );
});

describe('secrets and words', () => {
  test('a bet is nowhere to be read before all are turned over', () =>
    onDevice(async (page) => {
      await seated(page);
      await tapBet(page, 'Ana', ['hermit']);
      await button(page, 'Log').click();
      const log = page.getByRole('dialog');
      await log.getByText(words.events.secretBet('Ana')).waitFor();
      expect(await log.getByText(/bets the Hermit/).count()).toBe(0);
      await log.getByRole('button', { name: 'Close' }).click();
      await tapBet(page, 'Ben', ['gambler']);
      await tapBet(page, 'Cat', ['gambler']);
      await button(page, 'Log').click();
      await page
        .getByRole('dialog')
        .getByText(words.events.bet('Ana', ['hermit']))
        .waitFor();
    }));

  test('a game by keyboard and in words', () =>
    onDevice(async (page) => {
      await toTheTricks(page);
      await page.getByText(words.table.inWords).focus();
      await page.keyboard.press('Enter');
      await page.getByLabel(words.table.find).fill('yellow 5');
      await page.keyboard.press('Enter');
      await page.getByText(/Ana is winning with Yellow 5/).waitFor();
      await page.getByLabel(words.table.find).fill('yellow 10 king');
      await page.keyboard.press('Enter');
      await page.getByText(/Ben is winning with Yellow 10/).waitFor();
      await card(page, 'blue-1').focus();
      await page.keyboard.press('Enter');
      await page.getByText(words.trick.won('Ben', 'yellow-10')).waitFor();
    }));

  test('what is still out is shown only when the table allows it', () =>
    onDevice(async (page) => {
      await toTheTricks(page);
      await page.getByText(words.trick.out).click();
      expect(await page.getByText('Yellow 1, Yellow 2').count()).toBe(0);
      await button(page, words.trick.outYes).click();
      await page.getByText('Yellow 1, Yellow 2').waitFor();
    }));

  test('two players hear of the booklet that Regent does not know', () =>
    onDevice(async (page) => {
      const players = TOLD.transcript.players.slice(0, 2);
      await begin(page, address, { transcript: { ...TOLD.transcript, players, setup: { record: 'table', selection: 'declared' } } });
      await page.getByText(words.table.twoPlayers).waitFor();
    }));
});

describe.each([
  ['phone', PHONE, 'light', 'en-GB'],
  ['desktop', DESKTOP, 'dark', 'fr-FR'],
] as const)('%s', (_, viewport, colorScheme, locale) => {
  test('nothing is cut off, nothing too small to tap', () =>
    onDevice(
      async (page) => {
        const text = locale === 'fr-FR' ? screenFr : words;
        await page.goto(`${address}#/new/kings-tricktakers`);
        for (const name of ['Ana', 'Ben', 'Cat', 'Dan', 'Eva']) {
          await page.locator('.picker-new input').fill(name);
          await page.locator('.picker-new button').click();
        }
        await page.locator('.new-game > .button.primary').click();
        await page.getByText(text.company.tap).waitFor();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        const small = await page
          .locator('.kt button:visible')
          .evaluateAll(
            (all) => all.map((each) => each.getBoundingClientRect()).filter(({ width, height }) => width < 44 || height < 44).length,
          );
        expect(small).toBe(0);
        expect(await page.getByText(text.names.gambler).count()).toBeGreaterThan(0);
      },
      { viewport, colorScheme, locale },
    ));
});

test('a copy read beforehand is frozen into the game', () =>
  onDevice(async (page) => {
    await fillCopy(page, address, { ranks: { white: [3, 8] } });
    await begin(page, address, { transcript: { ...TOLD.transcript, setup: { record: 'table', selection: 'declared' } } });
    const [first] = TOLD.transcript.events;
    if (first !== undefined) await tapEvent(page, TOLD, first);
    await page.getByText(words.table.rank(3)).waitFor();
  }));

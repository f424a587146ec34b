import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { playedOf } from '#stats/facts';
import { figuresOver, per } from '#stats/figures';
import { serious } from './axe';
import { history, keep } from './history';
import { DESKTOP, launch, PHONE } from './kit';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const address = inject('address');

interface Options {
  readonly viewport?: typeof PHONE;
  readonly locale?: string;
  readonly colorScheme?: 'light' | 'dark';
  readonly names?: Readonly<Record<string, string>>;
}

/** A device on which so many games were played to their end. */
async function withGames(count: number, use: (page: Page) => Promise<void>, { names, ...options }: Options = {}): Promise<void> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-GB', reducedMotion: 'reduce', bypassCSP: true, ...options });
  const errors: string[] = [];
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(address);
  await page.locator('.home-game').first().waitFor();
  if (count > 0) await keep(page, history(count, names));
  await use(page);
  await context.close();
  expect(errors).toEqual([]);
}

const to = async (page: Page, ...parts: readonly string[]): Promise<void> => {
  await page.goto(`${address}#/${parts.join('/')}`);
  await page.locator('.memory').waitFor();
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rows = (page: Page) => page.locator('.memory-row');
const habitOf = (page: Page, game: string) => page.locator('.card').filter({ has: page.getByRole('heading', { name: game, exact: true }) });

/** Puts records into the store of a page, and shows the page anew. */
async function put(page: Page, name: string, records: readonly object[]): Promise<void> {
  await page.evaluate(
    async ([store, values]) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('regent');
        request.onsuccess = () => resolve(request.result);
      });
      const transaction = database.transaction(store, 'readwrite');
      for (const value of values) transaction.objectStore(store).put(value);
      await new Promise<void>((resolve) => {
        transaction.oncomplete = () => resolve();
      });
      database.close();
    },
    [name, records] as const,
  );
  await page.reload();
}

describe('the history', () => {
  test('lists all games, by filter too, and more when asked for', () =>
    withGames(60, async (page) => {
      await page.getByRole('link', { name: 'All games and players' }).click();
      await page.getByText('60 games', { exact: true }).waitFor();
      expect(await rows(page).count()).toBe(40);
      await button(page, 'Show more').click();
      expect(await rows(page).count()).toBe(60);
      await button(page, 'Filter').click();
      await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('kingdom');
      await page.getByText('15 games', { exact: true }).waitFor();
      await page.getByLabel('From').fill('2027-01-01');
      await page.getByText('No game fits.').waitFor();
      await button(page, 'Show all').click();
      await page.getByText('60 games', { exact: true }).waitFor();
    }));

  test('a game is opened and stepped through, with its sheet, agreements, set-up and consents', () =>
    withGames(4, async (page) => {
      await to(page, 'history');
      await rows(page).filter({ hasText: 'Kingdom' }).filter({ hasNotText: 'Builder' }).click();
      const [{ game, entries }] = history(4).filter((kept) => kept.game.game === 'kingdom') as [ReturnType<typeof history>[number]];
      await page.getByText(`Event ${entries.length} of ${entries.length}`).waitFor();
      await button(page, 'One step back').click();
      await page.getByText(`Event ${entries.length - 1} of ${entries.length}`).waitFor();
      await page.locator('.past-slider input').fill('0');
      await page.getByText('The start').waitFor();
      for (const part of ['Score sheet', 'Agreements', 'Set-up and copy', 'Let stand by the table']) await button(page, part).click();
      expect(await page.locator('.past-agreements').textContent()).toContain('Regent’s default');
      expect(await page.locator('.past-lines li').count()).toBeGreaterThan(0);
      for (const { name } of game.players) expect(await page.locator('.memory').textContent()).toContain(name);
    }));

  test('a note and a place are kept', () =>
    withGames(1, async (page) => {
      await to(page, 'past', 'seed-0');
      await page.getByLabel('Where').fill('The attic');
      await page.getByLabel('Note').fill('Rain all day');
      await page.getByLabel('Note').blur();
      await page.getByText('Saved').waitFor();
      await page.reload();
      await page.locator('.memory').waitFor();
      await to(page, 'history');
      await page.getByText('The attic · Rain all day').waitFor();
    }));

  test('a deleted game goes to the bin and comes back by undo, from the bin, or never', () =>
    withGames(2, async (page) => {
      await to(page, 'past', 'seed-0');
      await button(page, 'Delete').click();
      await page.getByText('1 game', { exact: true }).waitFor();
      await button(page, 'Undo').click();
      await page.getByText('2 games', { exact: true }).waitFor();
      await to(page, 'past', 'seed-1');
      await button(page, 'Delete').click();
      await page.getByText('1 game', { exact: true }).waitFor();
      await page.reload();
      await button(page, 'Bin (1)').click();
      await page.getByText('30 days left').waitFor();
      await button(page, 'Bring back').click();
      await page.getByText('2 games', { exact: true }).waitFor();
      await to(page, 'past', 'seed-1');
      await button(page, 'Delete').click();
      await button(page, 'Bin (1)').click();
      await button(page, 'Delete for good').click();
      await button(page, 'Yes, for good').click();
      await button(page, 'Bin (1)').waitFor({ state: 'detached' });
      await page.reload();
      await page.getByText('1 game', { exact: true }).waitFor();
    }));

  test('again begins a new game with the same people', () =>
    withGames(1, async (page) => {
      await to(page, 'past', 'seed-0');
      await button(page, 'Again!').click();
      await page.waitForURL(/#\/game\//);
      await page.locator('.frame').waitFor();
      await to(page, 'history');
      await page.getByText('2 games', { exact: true }).waitFor();
      await page.getByText('On the table', { exact: true }).waitFor();
    }));

  test('judged again: the same, or the difference first and taken only at a yes', () =>
    withGames(1, async (page) => {
      await to(page, 'past', 'seed-0');
      await button(page, 'Judge again with today’s rules').click();
      await page.getByText('Today’s rules give the same result.').waitFor();
      const [{ game }] = history(1) as [ReturnType<typeof history>[number]];
      const standings = game.result?.standings.map((standing) => ({ ...standing, points: standing.points + 1 })) ?? [];
      const [kept] = history(1) as [ReturnType<typeof history>[number]];
      await keep(page, [{ ...kept, game: { ...game, result: { standings, rules: 1 } } }]);
      await to(page, 'past', 'seed-0');
      await button(page, 'Judge again with today’s rules').click();
      await page.getByText('Today’s rules give another result:').waitFor();
      const first = game.result?.standings[0];
      expect(await page.locator('tbody tr').first().textContent()).toContain(String((first?.points ?? 0) + 1));
      await button(page, 'Take the new result').click();
      await page.getByText('Today’s rules give the same result.').waitFor();
      await page.reload();
      await page.locator('tbody tr').first().waitFor();
      expect(await page.locator('tbody tr .figure').first().textContent()).toBe(String(first?.points));
    }));
});

describe('players and groups', () => {
  test('a name, a mark, hiding, merging and taking apart', () =>
    withGames(1, async (page) => {
      const names = history(1)[0]?.game.players.map(({ name }) => name) ?? [];
      const [one = '', other = ''] = names;
      await to(page, 'players');
      await rows(page).filter({ hasText: one }).click();
      await page.getByLabel('Is also').selectOption({ label: other });
      await page.getByText(`${one} and ${other} have sat at one table`).waitFor();
      await page.getByLabel('Name').fill('Zoë');
      await button(page, 'Save').click();
      await page.getByRole('heading', { name: 'Zoë' }).waitFor();
      await button(page, 'Purple').click();
      await button(page, 'Star').click();
      await expect.poll(() => button(page, 'Star').getAttribute('aria-pressed')).toBe('true');
      await button(page, 'Hide').click();
      await button(page, 'Show again').waitFor();
      await page.goto(`${address}#/new/kingdom`);
      await page.locator('.picker-known').getByText(other).waitFor();
      expect(await page.locator('.picker-known').getByText('Zoë').count()).toBe(0);
    }));

  test('two who are one have their games together, and apart again', () =>
    withGames(4, async (page) => {
      await put(page, 'players', [{ id: 'zed', name: 'Zed', lastPlayed: 0 }]);
      await to(page, 'players', 'zed');
      await page.getByLabel('Is also').selectOption({ label: 'Ana' });
      await button(page, 'Ana is Zed').click();
      await button(page, 'Take Ana apart').waitFor();
      await to(page, 'players');
      const games = history(4).filter(({ game }) => game.players.some(({ id }) => id === 'ana')).length;
      await rows(page)
        .filter({ hasText: 'Zed' })
        .getByText(games === 1 ? '1 game' : `${games} games`)
        .waitFor();
      expect(await rows(page).filter({ hasText: 'Ana' }).count()).toBe(0);
      await to(page, 'players', 'zed');
      await button(page, 'Take Ana apart').click();
      await to(page, 'players');
      await rows(page).filter({ hasText: 'Ana' }).waitFor();
      await rows(page).filter({ hasText: 'Zed' }).getByText('0 games').waitFor();
    }));

  test('a group is made, has its habits, and begins a game with them', () =>
    withGames(8, async (page) => {
      await to(page, 'groups', 'new');
      await page.getByLabel('Name of the group').fill('Tuesdays');
      for (const name of ['Ana', 'Ben', 'Cat', 'Dan', 'Eva']) await button(page, `+ ${name}`).click();
      await button(page, 'Save').click();
      await rows(page).filter({ hasText: 'Tuesdays' }).getByText('8 games').waitFor();
      await rows(page).filter({ hasText: 'Tuesdays' }).click();
      const seats =
        (await habitOf(page, 'Kingdom')
          .getByText(/^Seats: /)
          .textContent()) ?? '';
      await button(page, 'Play Kingdom').click();
      await page.locator('.seat-name').first().waitFor();
      const shown = (await page.locator('.seat-name').allTextContents()).map((seat) => seat.replace(/^\d\. /, ''));
      expect(seats).toBe(`Seats: ${shown.join(', ')}`);
      await button(page, 'Start the game').click();
      await page.locator('.frame').waitFor();
    }));

  test('a group’s agreements are decided on its page, follow its people to a new game, and give way there', () =>
    withGames(8, async (page) => {
      await put(page, 'groups', [{ id: 'tuesday', name: 'Tuesdays', members: ['cat', 'ana', 'ben'] }]);
      await to(page, 'groups', 'tuesday');
      await habitOf(page, 'King’s Gate').getByText('Agreements', { exact: true }).click();
      await habitOf(page, 'King’s Gate').getByRole('button', { name: 'Hidden', exact: true }).click();
      await habitOf(page, 'King’s Gate').locator('.agreed').getByText('Hidden').waitFor();
      await page.reload();
      await habitOf(page, 'King’s Gate').locator('.agreed').getByText('Hidden').waitFor();

      await page.goto(`${address}#/new/kings-gate`);
      for (const name of ['Ana', 'Ben', 'Cat']) await page.locator('.picker-known').getByRole('button', { name, exact: true }).click();
      expect(await page.locator('.seat-name').allTextContents()).toEqual(['1. Cat', '2. Ana', '3. Ben']);
      await expect.poll(() => button(page, 'As “Tuesdays” plays').getAttribute('aria-pressed')).toBe('true');
      await page.locator('.agreed').getByText('Hidden').waitFor();
      await button(page, 'With Regent’s defaults').click();
      await page.locator('.agreed').waitFor({ state: 'detached' });
      await page.reload();
      await expect.poll(() => button(page, 'With Regent’s defaults').getAttribute('aria-pressed')).toBe('true');
      await button(page, 'As “Tuesdays” plays').click();
      await page.locator('.picker-known').getByRole('button', { name: 'Dan', exact: true }).click();
      await button(page, 'As “Tuesdays” plays').waitFor({ state: 'detached' });
      await button(page, 'Take Dan off').click();
      await button(page, 'As “Tuesdays” plays').waitFor();
      await button(page, 'Start the game').click();
      await page.locator('.frame').waitFor();
      const game = page.url().split('/').at(-1) ?? '';
      await to(page, 'past', game);
      await button(page, 'Agreements').click();
      await page.locator('.past-agreements').getByText('Hidden').waitFor();
    }));

  test('favourites stand beside the names and choose the colours of King’s Gate', () =>
    withGames(4, async (page) => {
      await to(page, 'players', 'ben');
      await button(page, 'Yellow').click();
      await expect.poll(() => button(page, 'Yellow').getAttribute('aria-pressed')).toBe('true');
      await page.goto(`${address}#/new/kings-gate`);
      const known = page.locator('.picker-known').getByRole('button', { name: 'Ben', exact: true });
      await known.locator('svg').waitFor();
      await page.locator('.picker-known').getByRole('button', { name: 'Ana', exact: true }).click();
      await known.click();
      await page.locator('.seat svg.chart-mark').waitFor();
      const colours = page.getByRole('group', { name: 'Ben plays' }).getByRole('button', { pressed: true });
      expect(await colours.textContent()).toContain('yellow');
      const [{ game }] = history(4).filter((kept) => kept.game.players.some(({ id }) => id === 'ben')) as [
        ReturnType<typeof history>[number],
      ];
      await to(page, 'past', game.id);
      await page.getByRole('row', { name: 'Ben' }).locator('svg').waitFor();
    }));
});

describe('statistics', () => {
  test('nothing yet, in words', () =>
    withGames(0, async (page) => {
      await to(page, 'statistics');
      await page.getByText('Figures appear with the first finished game.').waitFor();
    }));

  test('of a seeded history are those of a count, in tables and by game', () =>
    withGames(48, async (page) => {
      const { persons } = figuresOver(history(48).map(({ game }) => playedOf(game, { first: undefined, counts: {} })));
      await to(page, 'statistics');
      await page.getByText('From 48 finished games.').waitFor();
      const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });
      const figure = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
      for (const [id, own] of persons) {
        const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
        const cells = await page.getByRole('row', { name }).first().locator('td').allTextContents();
        expect(cells.slice(0, 3)).toEqual([String(own.games), figure.format(own.wins), percent.format(per(own.wins, own.games) ?? 0)]);
      }
      await page.getByLabel('From').fill('2026-06-30');
      await page.getByText('From 1 finished game.').waitFor();
      await page.getByLabel('From').fill('2027-01-01');
      await page.getByText('From 0 finished games.').waitFor();
      await page.getByLabel('From').fill('');
      await page.getByRole('button', { name: 'Show as a table' }).first().click();
      expect(await page.getByRole('region', { name: 'Wins against chance' }).count()).toBe(1);
      for (const game of ['kings-gate', 'kingdom-builder', 'kings-tricktakers', 'kingdom']) {
        await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption(game);
        await page.getByText('From 12 finished games.').waitFor();
        await page.locator('.statistics-fact').getByText('Average points').waitFor();
        expect(await page.locator('.chart-bars').count()).toBeGreaterThan(4);
      }
    }));

  test('any figure is drawn over time, with a table that ends at the total', () =>
    withGames(24, async (page) => {
      const played = history(24).map(({ game }) => playedOf(game, { first: undefined, counts: {} }));
      const { persons, pairs } = figuresOver(played);
      await to(page, 'statistics', 'all', 'ana');
      const section = page.getByRole('region', { name: 'Over time' });
      const chooser = section.getByLabel('Figure', { exact: true });
      const shown = (label: string) => section.getByRole('img', { name: `Over time: ${label}` }).waitFor();
      await shown('Rating');
      await section.getByRole('button', { name: 'Show as a table' }).click();
      const lastCell = async (name: string): Promise<string | undefined> =>
        (await section.getByRole('row', { name }).locator('td').allTextContents()).at(-1);
      await chooser.selectOption('games');
      await shown('Games');
      for (const [id, own] of persons) expect(await lastCell(id)).toBe(`${own.games} (${own.games})`);
      await button(page, 'Next figure').click();
      await shown('Wins');
      await button(page, 'Previous figure').click();
      await button(page, 'Previous figure').click();
      await shown('Win rate');
      await section.getByText('Chance: Ana').waitFor();
      await chooser.selectOption('faced');
      const against = section.getByLabel('Against');
      await against.selectOption({ label: 'Ben' });
      const pair = pairs.get('ana')?.get('ben') ?? { games: 0, ahead: 0, level: 0 };
      const share = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });
      expect(await lastCell('Ana')).toBe(`${share.format((pair.ahead + pair.level / 2) / pair.games)} (${pair.games})`);
      expect(await section.getByRole('row', { name: 'Ben' }).count()).toBe(0);
      await button(page, 'With the others').click();
      expect(await section.locator('.chart-legend li').count()).toBe(2);
      await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('kingdom-builder');
      await chooser.selectOption('kingdom-builder/tiles');
      await shown('Tiles taken');
      for (const figure of await chooser
        .locator('option')
        .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''))) {
        await chooser.selectOption(figure);
        await section.locator('.chart-lines, .card').first().waitFor();
        expect(await section.innerHTML()).not.toContain('NaN');
      }
    }));

  test('a hidden player is not listed, and nobody else’s figures change', () =>
    withGames(12, async (page) => {
      await to(page, 'statistics');
      const of = async (name: string): Promise<readonly string[]> =>
        page.getByRole('row', { name }).first().locator('td').allTextContents();
      await page.getByText('From 12 finished games.').waitFor();
      const before = await of('Ben');
      await to(page, 'players', 'ana');
      await button(page, 'Hide').click();
      await button(page, 'Show again').waitFor();
      await to(page, 'statistics');
      await page.getByText('From 12 finished games.').waitFor();
      expect(await of('Ben')).toEqual(before);
      expect(await page.getByRole('row', { name: 'Ana' }).count()).toBe(0);
    }));

  test('nothing is wider than the screen, whatever the names', { timeout: 120_000 }, async () => {
    const names = { ana: 'Maximiliane-Alexandrine von Hohenlohe-La', ben: 'Bo', cat: 'Donaudampfschifffahrtsgesellschaftskapit' };
    const group = { id: 'tuesday', name: 'Unabhängigkeitserklärungenverfechterverein', members: ['ana', 'ben', 'cat'] };
    for (const viewport of [PHONE, DESKTOP, { width: 320, height: 640 }])
      await withGames(
        24,
        async (page) => {
          await put(page, 'groups', [group]);
          for (const path of [
            'history',
            'statistics',
            'statistics/kings-gate',
            'players',
            'players/ana',
            'groups/new',
            'groups/tuesday',
            'past/seed-3',
          ]) {
            await to(page, path);
            await page.locator('.memory').getByRole('status').waitFor({ state: 'detached' });
            for (const folded of await page.locator('.disclosure-title').all()) await folded.click();
            const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
            expect(wide, `${viewport.width} ${path}`).toBeLessThanOrEqual(0);
          }
          await page.goto(`${address}#/new/kings-gate`);
          for (const name of [names.ana, names.ben, names.cat])
            await page.locator('.picker-known').getByRole('button', { name, exact: true }).click();
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          expect(wide, `${viewport.width} a new game`).toBeLessThanOrEqual(0);
        },
        { viewport, names },
      );
  });
});

test.each(['light', 'dark'] as const)('axe finds nothing serious on any of these screens, %s', { timeout: 120_000 }, (colorScheme) =>
  withGames(
    12,
    async (page) => {
      await put(page, 'groups', [{ id: 'tuesday', name: 'Tuesdays', members: ['ana', 'ben', 'cat'] }]);
      const pasts = ['past/seed-0', 'past/seed-1', 'past/seed-2', 'past/seed-3'];
      for (const path of [
        'history',
        ...pasts,
        'players',
        'players/ana',
        'groups/new',
        'groups/tuesday',
        'statistics',
        'statistics/kings-gate',
      ]) {
        await to(page, path);
        await page.locator('.memory').getByRole('status').waitFor({ state: 'detached' });
        for (const folded of await page.locator('.disclosure-title').all()) await folded.click();
        expect(await serious(page), path).toEqual([]);
      }
    },
    { colorScheme },
  ),
);

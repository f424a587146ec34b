import { expect, test } from 'vitest';
import { en } from '#text/app/en';
import { fr } from '#text/app/fr';
import { scoreTexts } from '#text/score';
import { manifestOf } from '../../scripts/build/size';
import { DIST } from '../../scripts/serve.mjs';
import { eventsUntilLoss, FIRST_PLAN, tableOfPlan } from '../games/kingdom-builder/choose-event';
import { loadFixture, savedGame } from '../saved-games';
import type { SavedGame } from '../seed-database';
import { DESKTOP } from './kit/chromium';
import { gamesAtEachPhase } from './kit/phase-games';
import { withDevice } from './kit/visits';

const SIZES = [
  [390, 664],
  [360, 640],
  [320, 568],
] as const;

/** Where a tray or a line is fullest, after so many events. */
const FULLEST: readonly SavedGame[] = (
  [
    // The last round, with rows of tiles that are longer than any phone is wide; then with two who are out.
    ['kingdom-builder', 'five-players-desert-full', 394],
    ['kingdom-builder', 'all-queenies-for-four', 263],
    ['kingdom-builder', 'shared-victory-of-three', 268],
    // A tile with a long name taken, a terrain that runs out among the three, a card without a free hex.
    ['kingdom-builder', 'all-queenies-for-four', 78],
    ['kingdom-builder', 'five-players-desert-full', 119],
    ['kingdom-builder', 'five-players-desert-full', 126],
    // A turn that holds a big tile; a Knight in the hand and a Monarch in danger, both Monarchs, and a position that stands again.
    ['kings-gate', 'two-players-one-left', 1],
    ['kingdom', 'capture-black-begins-without-courtesy', 41],
    ['kingdom', 'monarch-takes-monarch-over-three-jumps-by-consent-of-the-table', 0],
    ['kingdom', 'draw-by-agreement-after-shuffling-to-and-fro', 12],
  ] as const
).map(([game, name, count]) => {
  const { transcript } = loadFixture<Parameters<typeof savedGame>[0]>(game, name);
  return savedGame({ ...transcript, events: transcript.events.slice(0, count) }, `${name}-${count}`);
});
const LOSS = savedGame({ ...tableOfPlan(FIRST_PLAN), events: eventsUntilLoss(FIRST_PLAN) }, 'a-tile-lost');

const NAMES = ['Maximilienne', 'Jean-Baptiste', 'Clémentine', 'Sébastienne', 'Bartholomew'];

/** The same table of people with long names. */
function longNamed({ game, entries }: SavedGame): SavedGame {
  return { entries, game: { ...game, players: game.players.map((player, seat) => ({ ...player, name: NAMES[seat] ?? player.name })) } };
}

/** Nobody has bet, five players have four cards each: the most that can be tapped at once. */
function unbet(): SavedGame {
  const { transcript } = loadFixture<Parameters<typeof savedGame>[0]>('kings-tricktakers', 'five-with-devil-and-copier');
  const types = transcript.events.map((event) => ('type' in event ? event.type : undefined));
  const bets = types.findIndex((type, at) => type === 'bet' && at > types.lastIndexOf('company'));
  return savedGame({ ...transcript, events: transcript.events.slice(0, bets) }, 'nobody-has-bet');
}

/** Names and words on cards of Kings Tricktakers. */
const CARDS = '.kt-pick, .kt-pick span, .kt-pick small, .kt-card-kind, .kt-card-kind span, .kt-toggle';

/** What of a table is not to be seen at once, with text of its usual size and of twice that. */
function unseen(): readonly string[] {
  return [1, 2].flatMap((size) => {
    const page = document.documentElement;
    page.style.fontSize = `${size * 16}px`;
    const boxOf = (part: string): DOMRect => document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect(0, -1);
    const isInside = ({ left, top, right, bottom }: DOMRect): boolean =>
      left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const outside = ['.scores', '.table-line', '.table-board', '.table-tray', '.bar'].filter((part) => !isInside(boxOf(part)));
    // What can be tapped may lie further along a row that swipes, never further down.
    const board = boxOf('.table-board');
    const below = [...document.querySelectorAll('.table-board > .kt button')].filter((each) => {
      const { width, bottom } = each.getBoundingClientRect();
      return size === 1 && width > 0 && bottom > board.bottom + 1;
    });
    // Where cards are laid, what is tapped is the deck below.
    const { height } = boxOf('.table-board:has(.pan, .kd-board)');
    const cut = [...document.querySelectorAll('.table-message, .line-notice p')].filter(
      (each) => each.scrollHeight > each.clientHeight + 1,
    );
    return [
      ...outside.map((part) => `${part} is out of sight`),
      ...below.map(({ textContent }) => `${textContent} is further down`),
      ...(page.scrollHeight > innerHeight ? ['the page scrolls'] : []),
      ...(page.scrollWidth > innerWidth ? ['the page is too wide'] : []),
      ...cut.map(({ textContent }) => `“${textContent}” is cut`),
      ...(size === 1 && height > 0 && height < innerHeight * 0.4 ? [`a board of ${height}`] : []),
    ].map((what) => `${innerWidth}x${innerHeight}, ${size * 100} %: ${what}`);
  });
}

/** Rows of a tray that have less room than they need. */
const findSqueezed = (): readonly string[] =>
  [...document.querySelectorAll('.table-tray > *')]
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
    .map(({ textContent }) => `“${textContent}” is squeezed`);

/** What the line says of each tile in turn, where it is cut. */
async function cutInHand(): Promise<readonly string[]> {
  document.documentElement.style.fontSize = '';
  const hands = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.kg-pick, .kb-tile')];
  const found: string[] = [];
  for (const [index] of hands().entries())
    for (const isTaken of [true, false]) {
      hands()[index]?.click();
      await new Promise(requestAnimationFrame);
      const line = document.querySelector<HTMLElement>('.table-message');
      if (isTaken && line !== null && line.scrollHeight > line.clientHeight + 1) found.push(`“${line.innerText}” is cut`);
    }
  return found;
}

const SHEETS = ['log', 'scores', 'correct', 'layout'];
/** These are the same for every game. */
const SHARED = ['more', 'adjust', 'agreements', 'settings'];

/** What is wrong with the sheet that is open: here in forced colours, with large text, upright and on its side. */
function spoilt(): readonly string[] {
  const page = document.documentElement;
  page.style.fontSize = '32px';
  const sheet = document.querySelector('.sheet');
  const isReached = (each: Element): boolean => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && each.contains(found);
  };
  const isWhole = (each: Element): boolean => each.scrollWidth <= each.clientWidth + 1 && each.scrollHeight <= each.clientHeight + 1;
  const bar = [...document.querySelectorAll('.bar-item')].filter((each) => !isReached(each) || !isWhole(each));
  const chosen = [...document.querySelectorAll('.sheet :is([aria-pressed="true"], [aria-expanded="true"])')];
  const unmarked = chosen.filter((each) => getComputedStyle(each).outlineStyle === 'none');
  return [
    ...(page.scrollWidth > innerWidth ? ['the page is too wide'] : []),
    ...(sheet !== null && sheet.scrollWidth > sheet.clientWidth ? [`${sheet.scrollWidth} wide`] : []),
    ...[...document.querySelectorAll('.sheet-head button')].filter((each) => !isReached(each)).map(() => 'no X'),
    ...bar.map(({ textContent }) => `${textContent} is cut or covered`),
    ...unmarked.map(({ textContent }) => `${textContent} does not look chosen`),
  ].map((what) => `${innerWidth}x${innerHeight}: ${what}`);
}

test('every sheet is within the screen, leaves the bar whole, shows what is chosen, and goes by Escape', async () => {
  const games = gamesAtEachPhase().filter(({ game: { id } }) => /-(turn|trick)$/.test(id));
  expect(games).toHaveLength(3);
  const wrong: string[] = [];
  await withDevice(
    async (page) => {
      for (const [index, { game }] of games.entries())
        for (const panel of index === 0 ? [...SHEETS, ...SHARED] : SHEETS) {
          await page.evaluate((at) => location.assign(at), `#/game/${game.id}/${panel}`);
          await page.locator('.sheet-body > *').first().waitFor();
          await expect.poll(() => page.getByText(fr.loading).count()).toBe(0);
          for (const [width, height] of [
            [320, 568],
            [664, 390],
          ] as const) {
            await page.setViewportSize({ width, height });
            wrong.push(...(await page.evaluate(spoilt)).map((what) => `${game.id} ${panel} ${what}`));
          }
          await page.keyboard.press('Escape');
          await page.locator('.sheet').waitFor({ state: 'detached' });
          await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
        }
    },
    { holds: { games, settings: { language: 'fr' } }, forcedColors: 'active' },
  );
  expect(wrong).toEqual([]);
});

test('on a wide screen whatever stands below what is open leaves it its room', async () => {
  const games = [...gamesAtEachPhase(), ...FULLEST].filter(({ game }) => game.summary.status === 'open');
  const wrong: string[] = [];
  await withDevice(
    async (page) => {
      for (const { game } of games) {
        await page.evaluate((id) => location.assign(`#/game/${id}`), game.id);
        await page.locator('.table-board > *').first().waitFor();
        await expect.poll(() => page.getByText(en.loading).count()).toBe(0);
        wrong.push(...(await page.evaluate(findSqueezed)).map((what) => `${game.id} ${what}`));
      }
    },
    { holds: { games }, viewport: DESKTOP },
  );
  expect(wrong).toEqual([]);
});

/** Words of these parts that break, and whether they reach out of the page. */
function broken(parts: string): readonly string[] {
  const main = document.querySelector('.frame-main');
  const words = [...document.querySelectorAll(parts)].flatMap((part) => {
    const texts = [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    return texts.flatMap((node) =>
      [...(node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      }),
    );
  });
  return [...words, ...(main !== null && main.scrollWidth > main.clientWidth ? ['too wide'] : [])];
}

test('with large text the points of a count come first, a sheet lies over it, and the finish breaks no name', async () => {
  const { transcript } = loadFixture<Parameters<typeof savedGame>[0]>('kingdom-builder', 'first-game-for-two');
  const players = transcript.players.map((player, index) => ({ ...player, name: ['Alexandra', 'Maximilian'][index] ?? player.name }));
  await withDevice(
    async (page) => {
      await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
      const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
      await press(fr.table.redo);
      await page.locator('.scoring-moment .source-row-total').first().waitFor();
      const points = await page.locator('.scoring-moment .source-row-total').first().boundingBox();
      const on = await page.locator('.scoring-moment > .button').boundingBox();
      expect((points?.y ?? 568) + (points?.height ?? 0)).toBeLessThan(on?.y ?? 0);
      await press(fr.table.undo);
      await page.locator('.sheet').getByRole('button', { name: fr.back, exact: true }).click();
      await press(scoreTexts.fr.goOn);
      await page.locator('.result-players').waitFor();
      expect(await page.evaluate(broken, '.finish h2, .result-name, .result-total')).toEqual([]);
    },
    {
      holds: { games: [savedGame({ ...transcript, players }, 'seed', [{ kind: 'undo' }])], settings: { language: 'fr' } },
      at: '#/game/seed',
      viewport: { width: 320, height: 568 },
    },
  );
});

test('a note, and an event that is put right, are whole on the smallest phone and move no board', async () => {
  const { transcript } = loadFixture<Parameters<typeof savedGame>[0]>('kings-gate', 'four-players-to-the-tenth');
  const upTo = (count: number, id: string): SavedGame =>
    longNamed(savedGame({ ...transcript, events: transcript.events.slice(0, count) }, id));
  await withDevice(
    async (page) => {
      const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
      const board = (): Promise<string> => page.locator('.pan-frame').evaluate((each) => JSON.stringify(each.getBoundingClientRect()));
      /** The words of the notice, where they are whole and not under the board. */
      const readLine = (): Promise<string> =>
        page.locator('.line-notice p').evaluate((each) => {
          const { left, bottom } = each.getBoundingClientRect();
          const isSeen = each.scrollHeight <= each.clientHeight && each.contains(document.elementFromPoint(left + 2, bottom - 3));
          return isSeen ? (each.textContent ?? '') : 'cut';
        });
      await page.locator('.kg-pick').nth(3).click();
      await page.locator('[data-at="3,4"]').click();
      await press(fr.table.anyway);
      await page.locator('.line-notice').waitFor();
      expect(await readLine()).toMatch(/caserne.*lieu sûr/);
      const boardBefore = await board();
      await page.locator('.line-notice').getByRole('button', { name: fr.table.hideNote }).click();
      expect(await board()).toBe(boardBefore);
      await page.evaluate(() => location.assign('#/game/conjured/log'));
      await page.locator('.log-line', { hasText: 'Sorcière' }).click();
      await press(fr.log.amend);
      await page.locator('.line-notice').waitFor();
      expect(await readLine()).toMatch(/^Vous corrigez.*Sorcière/);
    },
    {
      holds: { games: [upTo(29, 'let-stand'), upTo(156, 'conjured')], settings: { language: 'fr' } },
      at: '#/game/let-stand',
      viewport: { width: 320, height: 568 },
    },
  );
});

/** The language of a dictionary that is asked for by itself, at this address. */
function languageOf(address: string): string | undefined {
  const [source] = Object.entries(manifestOf(DIST)).find(([, { file }]) => address.endsWith(file)) ?? [];
  return /\/text\/(?:screen|setup)-(en|fr)\.ts$/.exec(source ?? '')?.[1];
}

for (const [language, text] of [
  ['en', en],
  ['fr', fr],
] as const)
  test(`board, tray and bar are in sight in every phase of every game, in ${language}`, async () => {
    const full = new Set([...FULLEST, LOSS].map(longNamed));
    const games = [...gamesAtEachPhase(), ...full, unbet()].filter(({ game }) => game.summary.status === 'open');
    expect(games.length).toBeGreaterThan(10);
    const wrong: string[] = [];
    const words = new Set<string>();
    await withDevice(
      async (page) => {
        page.on('request', (request) => words.add(languageOf(request.url()) ?? language));
        for (const each of games) {
          const { game } = each;
          await page.evaluate((id) => location.assign(`#/game/${id}`), game.id);
          await page.locator('.table-board > *').first().waitFor();
          await expect.poll(() => page.getByText(text.loading).count()).toBe(0);
          for (const [width, height] of SIZES) {
            await page.setViewportSize({ width, height });
            const found = await page.evaluate(unseen);
            // A second sentence in the line is swiped to where the text is twice as large.
            const counts = found.filter((what) => !full.has(each) || !/ 200 %: .* is cut$/.test(what));
            wrong.push(...counts.map((what) => `${game.id} ${what}`));
            if (width === 320) wrong.push(...(await page.evaluate(cutInHand)).map((what) => `${game.id} ${what}`));
            for (const size of game.game === 'kings-tricktakers' ? [100, 200] : []) {
              await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), size);
              wrong.push(...(await page.evaluate(broken, CARDS)).map((what) => `${game.id} ${width}, ${size} %: ${what} is broken`));
            }
          }
        }
      },
      { holds: { games, settings: { language } } },
    );
    expect(wrong).toEqual([]);
    // What a table says comes in this language alone.
    expect([...words]).toEqual([language]);
  });

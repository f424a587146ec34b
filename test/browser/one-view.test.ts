import { expect, test } from 'vitest';
import { en } from '#text/app/en';
import { fr } from '#text/app/fr';
import { FIRST, planned, toALoss } from '../games/kingdom-builder/chooser';
import type { Kept } from '../keep';
import { kept, whole } from '../kept';
import { onDevice } from './kit';
import { phases } from './phases';

const SIZES = [
  [390, 664],
  [360, 640],
  [320, 568],
] as const;

/** Kingdom Builder where its tray or its line is fullest, after so many events. */
const FULLEST: readonly Kept[] = (
  [
    // The last round, with rows of tiles that are longer than any phone is wide; then with two who are out.
    ['five-players-desert-full', 394],
    ['all-queenies-for-four', 263],
    ['shared-victory-of-three', 268],
    // A tile with a long name taken, a terrain that runs out among the three, a card without a free hex.
    ['all-queenies-for-four', 78],
    ['five-players-desert-full', 119],
    ['five-players-desert-full', 126],
  ] as const
).map(([name, count]) => {
  const { transcript } = whole<Parameters<typeof kept>[0]>('kingdom-builder', name);
  return kept({ ...transcript, events: transcript.events.slice(0, count) }, `${name}-${count}`);
});
const LOSS = kept({ ...planned(FIRST), events: toALoss(FIRST) }, 'a-tile-lost');

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
    const cut = [...document.querySelectorAll('.table-said, .line-notice p')].filter((each) => each.scrollHeight > each.clientHeight + 1);
    return [
      ...outside.map((part) => `${part} is out of sight`),
      ...below.map(({ textContent }) => `${textContent} is further down`),
      ...(page.scrollHeight > innerHeight ? ['the page scrolls'] : []),
      ...(page.scrollWidth > innerWidth ? ['the page is too wide'] : []),
      ...(size === 1 ? cut.map(({ textContent }) => `“${textContent}” is cut`) : []),
      ...(size === 1 && height > 0 && height < innerHeight * 0.4 ? [`a board of ${height}`] : []),
    ].map((what) => `${innerWidth}x${innerHeight}, ${size * 100} %: ${what}`);
  });
}

for (const [language, text] of [
  ['en', en],
  ['fr', fr],
] as const)
  test(`board, tray and bar are in sight in every phase of every game, in ${language}`, async () => {
    const games = [...phases(), ...FULLEST, LOSS].filter(({ game }) => game.summary.status === 'open');
    expect(games.length).toBeGreaterThan(10);
    const wrong: string[] = [];
    await onDevice(
      async (page) => {
        for (const { game } of games) {
          await page.evaluate((id) => location.assign(`#/game/${id}`), game.id);
          await page.locator('.table-board > *').first().waitFor();
          await expect.poll(() => page.getByText(text.loading).count()).toBe(0);
          for (const [width, height] of SIZES) {
            await page.setViewportSize({ width, height });
            wrong.push(...(await page.evaluate(unseen)).map((what) => `${game.id} ${what}`));
          }
        }
      },
      { holds: { games, settings: { language } } },
    );
    expect(wrong).toEqual([]);
  });

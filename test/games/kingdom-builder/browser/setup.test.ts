import { expect, test } from 'vitest';
import { LANGUAGES } from '#text/language';
import { continueToSetup, startGame } from '../../../browser/kit/table-actions';
import { withDevice } from '../../../browser/kit/visits';
import { loadFixture, savedGame } from '../../../saved-games';
import { FIRST_PLAN, tableOfPlan } from '../choose-event';

const SIZES = [
  [390, 664, 240],
  [320, 568, 190],
  [1280, 800, 360],
] as const;

/** So long are names at a table. */
const NAMES = ['Alexandra', 'Benoît', 'Catherine', 'Dominique', 'Maximilian'];
const { transcript } = loadFixture<Parameters<typeof savedGame>[0]>('kingdom-builder', 'first-game-for-two');
const PEOPLE = NAMES.map((name, index) => ({ id: `person-${index}`, name, lastPlayed: 10 - index }));

/** What is not to be seen or tapped where a set-up opens; the board is drawn at least so tall. */
function findSmallTargets(tall: number): readonly string[] {
  const isInside = ({ left, top, right, bottom }: DOMRect): boolean =>
    left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight + 0.5;
  const parts = {
    '.chosen-people': 1,
    '.chosen-mode': 1,
    '.kb-colours .kb-seat': document.querySelectorAll('.kb-seat').length,
    '.kb-setup > .kb-quick-actions:nth-child(2) > .button': 3,
    '.kb-slot': 4,
    '.kb-cards-chosen > .button': 3,
    '.page-footer .button': 1,
  };
  const wrong = Object.entries(parts).flatMap(([part, count]) => {
    const found = [...document.querySelectorAll(part)];
    const out = found.filter((each) => {
      const box = each.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      // Its middle and its lower edge are not under something else.
      const isFree = [y, box.bottom - 2].every((down) => each.contains(document.elementFromPoint(x, down)));
      return !isInside(box) || !isFree || box.width < 44 || box.height < 44 || each.scrollWidth > each.clientWidth + 1;
    });
    return [
      ...(found.length === count && count > 0 ? [] : [`${found.length} of ${part}`]),
      ...out.map(({ textContent }) => `${part} ${textContent}`),
    ];
  });
  const board = document.querySelector('.kb-plan svg')?.getBoundingClientRect() ?? new DOMRect();
  return [...wrong, ...(isInside(board) && board.height >= tall ? [] : [`a board of ${board.height}`])];
}

for (const language of LANGUAGES)
  test(`once everybody is named, the set-up is one page of a phone, in ${language}`, () =>
    withDevice(
      async (page) => {
        const wrong: string[] = [];
        for (const [index, name] of NAMES.entries()) {
          if (index > 1) await page.locator('.chosen-people').click();
          await page.locator('.person-chip', { hasText: name }).click();
          if (index === 0) continue;
          await continueToSetup(page);
          await page.locator('.kb-plan svg').waitFor();
          for (const [width, height, tall] of SIZES) {
            await page.setViewportSize({ width, height });
            wrong.push(...(await page.evaluate(findSmallTargets, tall)).map((what) => `${index + 1}, ${width}x${height}: ${what}`));
          }
        }
        expect(wrong).toEqual([]);
        await startGame(page);
        await page.locator('.kb-cards').waitFor();
      },
      {
        holds: {
          games: [savedGame({ ...transcript, ...tableOfPlan(FIRST_PLAN), events: transcript.events })],
          players: PEOPLE,
          settings: { language },
        },
        at: '#/new/kingdom-builder',
      },
    ));

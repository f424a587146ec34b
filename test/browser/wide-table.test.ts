import { expect, test } from 'vitest';
import { en } from '#text/app/en';
import { seriousInBothThemes } from './kit/axe';
import { gamesAtEachPhase } from './kit/phase-games';
import { address, horizontalOverflow, withDevice } from './kit/visits';

const TABLES = ['kings-gate-table-turn', 'kingdom-builder-table-turn', 'kings-tricktakers-table-trick', 'kingdom-table-moving'];
const games = gamesAtEachPhase().filter(({ game }) => TABLES.includes(game.id));

const PANEL = 360;
const WIDE = { width: 1280, height: 800 };

test('on a wide screen the board has all but a panel, in which are the line, the tray, the bar and the sheets', () =>
  withDevice(
    async (page) => {
      const box = async (selector: string) => {
        const found = await page.locator(selector).first().boundingBox();
        if (found === null) throw new Error(`no ${selector}`);
        return { left: found.x, right: found.x + found.width, bottom: found.y + found.height };
      };
      for (const id of TABLES) {
        await page.goto(`${address}#/game/${id}`);
        await page.locator('.table-board').waitFor();
        expect(await box('.table-board'), id).toMatchObject({ left: 0, right: WIDE.width - PANEL, bottom: WIDE.height });
        for (const part of ['.table-line', '.table-tray', '.bar'])
          expect(await box(part), `${id} ${part}`).toMatchObject({ left: WIDE.width - PANEL, right: WIDE.width });
        const cells = await page.locator('.scores > li').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
        expect(Math.max(...cells)).toBeLessThanOrEqual(160);
        await page.getByRole('button', { name: en.table.more, exact: true }).click();
        await page.getByRole('dialog').waitFor();
        const bar = await page.locator('.bar').boundingBox();
        expect(await box('.sheet'), id).toEqual({ left: WIDE.width - PANEL, right: WIDE.width, bottom: bar?.y });
        await page.keyboard.press('Escape');
      }
    },
    { holds: { games }, viewport: WIDE },
  ));

test('More stands on a phone without scrolling, and axe has nothing against it nor against possible moves', () =>
  withDevice(
    async (page) => {
      await page.goto(`${address}#/game/kings-gate-table-turn/more`);
      const sheet = page.locator('.sheet');
      await sheet.waitFor();
      const [height, content] = await sheet.evaluate((each) => [each.clientHeight, each.scrollHeight]);
      expect(content).toBe(height);
      expect(height).toBeLessThanOrEqual(520);
      expect(await seriousInBothThemes(page)).toEqual([]);
      await page.getByRole('button', { name: en.more.moves }).click();
      await page.getByRole('dialog', { name: en.more.moves }).waitFor();
      expect(await seriousInBothThemes(page)).toEqual([]);
    },
    { holds: { games }, viewport: { width: 390, height: 664 }, bypassCSP: true },
  ));

test('with twice the text on the smallest phone, More and the referee break no word and cut no title', () =>
  withDevice(
    async (page) => {
      for (const path of ['game/kings-gate-table-turn/more', 'game/kings-gate-table-turn/ask', 'settings']) {
        await page.goto(`${address}#/${path}`);
        await page.locator('.more-menu, h1').first().waitFor({ state: 'attached' });
        await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
        const overlapping = await page.evaluate(() => {
          const [head, next] = [...(document.querySelector('.page')?.children ?? [])];
          const title = head?.querySelector('h1')?.getBoundingClientRect();
          return next !== undefined && title !== undefined && title.bottom > next.getBoundingClientRect().top;
        });
        expect(overlapping, path).toBe(false);
        const broken = await page.evaluate(() =>
          [...document.querySelectorAll('.more-tile, .actions > .button')].flatMap((part) => {
            const text = [...part.childNodes].find((each) => each.nodeType === Node.TEXT_NODE && each.textContent !== '');
            if (text?.textContent == null) return [];
            let from = 0;
            return text.textContent.split(' ').filter((word) => {
              const range = document.createRange();
              range.setStart(text, from);
              range.setEnd(text, from + word.length);
              from += word.length + 1;
              return range.getClientRects().length > 1;
            });
          }),
        );
        expect(broken, path).toEqual([]);
        expect(await horizontalOverflow(page), path).toBe(0);
      }
    },
    { holds: { games, settings: { language: 'fr' } }, viewport: { width: 320, height: 568 } },
  ));

import { expect, test } from 'vitest';
import { en } from '#text/app/en';
import { seriousInBothThemes } from './axe';
import { gamesAtEachPhase } from './phase-games';
import { address, withDevice } from './visits';

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

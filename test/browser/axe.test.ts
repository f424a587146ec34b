import { expect, test } from 'vitest';
import { seriousInBothThemes } from './kit/axe';
import { continueToSetup, movePiece, savedKingdom } from './kit/table-actions';
import { address, withDevice } from './kit/visits';

test('axe finds nothing serious on any screen, by day and by night', () =>
  withDevice(
    async (page) => {
      const check = async (name: string): Promise<void> => expect(await seriousInBothThemes(page), name).toEqual([]);
      await page.locator('.home-open').waitFor();
      await check('home');
      await page.goto(`${address}#/settings`);
      await page.getByRole('heading', { name: 'Settings' }).waitFor();
      await check('settings');
      await page.goto(`${address}#/new/kingdom`);
      await page.locator('.person-chips').waitFor();
      await check('new game');
      for (const name of ['Ana', 'Ben']) await page.locator('.person-chip', { hasText: name }).click();
      await check('new game, people');
      await continueToSetup(page);
      await check('new game, set-up');
      await page.goto(`${address}#/game/seed`);
      await movePiece(page, 'e9', 'e5');
      await page.getByRole('dialog').waitFor();
      await check('table and refusal');
      await page.getByRole('button', { name: 'Close' }).click();
      for (const panel of ['log', 'more', 'scores', 'adjust', 'correct', 'layout']) {
        await page.goto(`${address}#/game/seed/${panel}`);
        await page.getByRole('dialog').waitFor();
        await check(panel);
      }
    },
    { holds: { games: [savedKingdom([['e1', 'e2']])] }, bypassCSP: true },
  ));

test('axe finds nothing serious on the first visit', () =>
  withDevice(
    async (page) => {
      await page.getByRole('heading', { name: 'New game' }).waitFor();
      expect(await seriousInBothThemes(page)).toEqual([]);
    },
    { bypassCSP: true },
  ));

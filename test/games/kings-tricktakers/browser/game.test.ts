import { describe, expect, test } from 'vitest';
import { screenEn as words } from '#games/kings-tricktakers/text/screen-en';
import { screenFr } from '#games/kings-tricktakers/text/screen-fr';
import { seriousInBoth } from '../../../browser/axe';
import { DESKTOP, PHONE } from '../../../browser/chromium';
import { onDevice, overhang } from '../../../browser/kit';
import { addPlayers } from '../../../browser/table';
import { kept } from '../../../kept';
import { AT_THE_TRICKS, fixture } from '../fixture';

test('the last trick of a whole game ends it', () => {
  const { transcript } = fixture('three-in-a-draft');
  const last = transcript.events.at(-1);
  if (last?.type !== 'play') throw new Error('the last event is no card');
  return onDevice(
    async (page) => {
      await page.locator(`.kt-deck [data-card="${last.card}"]`).click();
      await page.locator('.count-moment > .button').click();
      await page.locator('.finish').waitFor();
    },
    { holds: { games: [kept({ ...transcript, events: transcript.events.slice(0, -1) })] }, at: '#/game/seed' },
  );
});

test('a trick by keyboard and in words', () =>
  onDevice(
    async (page) => {
      await page.getByRole('button', { name: words.table.more }).focus();
      await page.keyboard.press('Enter');
      await page.getByText(words.table.inWords).focus();
      await page.keyboard.press('Enter');
      await page.getByLabel(words.table.find).fill('yellow 5');
      await page.keyboard.press('Enter');
      await page.getByText(/Ana is winning with Yellow 5/).waitFor();
      await page.getByLabel(words.table.find).fill('yellow 10 king');
      await page.keyboard.press('Enter');
      await page.getByText(/Ben is winning with Yellow 10/).waitFor();
      await page.locator('.kt-deck [data-card="blue-1"]').focus();
      await page.keyboard.press('Enter');
      await page.getByText(words.trick.won('Ben', 'yellow-10', 'King', words.trick.decided.king)).waitFor();
    },
    { holds: { games: [kept(AT_THE_TRICKS)] }, at: '#/game/seed' },
  ));

describe.each([
  ['phone', PHONE, 'light', 'en-GB', words],
  ['desktop', DESKTOP, 'dark', 'fr-FR', screenFr],
] as const)('%s', (_, viewport, colorScheme, locale, text) => {
  test('nothing is cut off, nothing too small to tap', () =>
    onDevice(
      async (page) => {
        await addPlayers(page, ['Ana', 'Ben', 'Cat', 'Dan', 'Eva']);
        await page.locator('.new-game > .button.primary').click();
        await page.getByText(text.company.picks('Ana')).waitFor();
        expect(await overhang(page)).toBeLessThanOrEqual(0);
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
  onDevice(
    async (page) => {
      await page.locator('.kt-deck').waitFor();
      expect(await seriousInBoth(page)).toEqual([]);
    },
    { bypassCSP: true, holds: { games: [kept(AT_THE_TRICKS)] }, at: '#/game/seed' },
  ));

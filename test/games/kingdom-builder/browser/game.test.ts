import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openHexes } from '#games/kingdom-builder/law/actions';
import { type At, hexOf } from '#games/kingdom-builder/law/land';
import { seriousInBoth } from '../../../browser/axe';
import { DESKTOP, PHONE } from '../../../browser/chromium';
import { onDevice } from '../../../browser/kit';
import { kept, whole } from '../../../kept';
import { FIRST, planned, startOf, stepped } from '../chooser';

const hex = (page: Page, at: At | string): Locator => page.locator(`[data-at="${typeof at === 'string' ? at : at.join(',')}"]`);
const said = (page: Page, at: At | string) => hex(page, at).getAttribute('aria-label');
const card = (page: Page, terrain: string): Locator => page.locator('.kb-card', { hasText: terrain });

const TOUCH: BrowserContextOptions = { viewport: PHONE, hasTouch: true, isMobile: true };

/** Ana and Ben on the first plan after these events, or their final count. */
const laid = (events: readonly object[] = []) => ({ holds: { games: [kept({ ...planned(FIRST), events })] }, at: '#/game/seed' });
const COUNT = { holds: { games: [kept(planned(FIRST, 'final'))] }, at: '#/game/seed' };

const FIRST_ROUND = [
  { type: 'draw', terrain: 'flowers' },
  { type: 'build', at: [6, 1] },
  { type: 'build', at: [5, 0] },
  { type: 'build', at: [4, 0] },
  { type: 'end-turn' },
  { type: 'draw', terrain: 'forest' },
  { type: 'build', at: [9, 13] },
  { type: 'build', at: [9, 12] },
  { type: 'build', at: [8, 13] },
  { type: 'end-turn' },
] as const;

test('a whole game is counted card by card', () =>
  onDevice(
    async (page) => {
      await page.locator('.finish').waitFor();
      await page.getByText('The rule').first().click();
      for (let step = 0; step < 4; step += 1) await page.getByRole('button', { name: 'Next', exact: true }).click();
      await page.locator('.kb-status h2').getByText('Total').waitFor();
    },
    {
      viewport: DESKTOP,
      holds: { games: [kept(whole<Parameters<typeof kept>[0]>('kingdom-builder', 'first-game-for-two').transcript)] },
      at: '#/game/seed',
    },
  ));

describe('taps on a phone', () => {
  test('five an ordinary turn; a hex too small for a finger is magnified first', () =>
    onDevice(
      async (page) => {
        await card(page, 'flowers').tap();
        await hex(page, '6,1').tap();
        expect(await said(page, '6,1')).toContain('free');
        for (const at of ['6,1', '5,0', '4,0']) {
          await hex(page, at).tap();
          await expect.poll(() => said(page, at)).toContain('Ana’s settlement');
        }
        await page.getByText('Ben: which terrain card?').waitFor();
        await card(page, 'forest').tap();
        await page.getByRole('button', { name: 'Go to: top right' }).tap();
        await hex(page, '9,13').tap();
        for (const at of ['9,13', '9,12', '8,13']) await hex(page, at).tap();
        await page.getByText('Ana: which terrain card?').waitFor();
      },
      { ...TOUCH, ...laid() },
    ));

  test('one a settlement where the board stands close enough', () => {
    const stand = FIRST_ROUND.reduce(stepped, startOf(FIRST));
    return onDevice(
      async (page) => {
        await card(page, 'desert').tap();
        let now = stepped(stand, { type: 'draw', terrain: 'desert' });
        for (let placed = 0; placed < 3; placed += 1) {
          const [spot = -1] = openHexes(now.position, 'mandatory', now.position.onMove);
          const at = hexOf(now.position.land, spot);
          if (placed === 0) await hex(page, at).tap();
          await hex(page, at).tap();
          await expect.poll(() => said(page, at)).toContain('Ana’s settlement');
          now = stepped(now, { type: 'build', at });
        }
        await page.getByRole('button', { name: 'End of turn' }).tap();
        await page.getByText('Ben: which terrain card?').waitFor();
      },
      { ...TOUCH, ...laid(FIRST_ROUND) },
    );
  });

  test('forty settlements of a final count in forty', () =>
    onDevice(
      async (page) => {
        const { land } = startOf(FIRST).position;
        const near = land.names.filter((_, spot) => {
          const [row, column] = [Math.floor(spot / 20), spot % 20];
          const ground = land.ground[spot];
          return (
            row >= 1 && row <= 7 && column >= 1 && column <= 7 && ground !== 'mountain' && ground !== 'castle' && ground !== 'location'
          );
        });
        for (const name of near.slice(0, 40)) await hex(page, name).tap();
        await page.getByText(/40 of 40/).waitFor();
      },
      { ...TOUCH, ...COUNT },
    ));

  test('a finger over several hexes marks them all', () =>
    onDevice(
      async (page) => {
        await hex(page, '7,6').waitFor();
        const [from, to] = [await hex(page, '7,6').boundingBox(), await hex(page, '7,11').boundingBox()];
        if (from === null || to === null) throw new Error('no hex');
        const middle = (box: typeof from) => [box.x + box.width / 2, box.y + box.height / 2] as const;
        await page.mouse.move(...middle(from));
        await page.mouse.down();
        await page.mouse.move(...middle(to), { steps: 40 });
        await page.mouse.up();
        await page.getByText(/6 of 40/).waitFor();
        expect(await said(page, '7,9')).toContain('Ana’s settlement');
      },
      { viewport: DESKTOP, ...COUNT },
    ));
});

test('axe finds nothing serious at the table, by day and by night', () =>
  onDevice(
    async (page) => {
      await card(page, 'desert').click();
      expect(await seriousInBoth(page)).toEqual([]);
    },
    { bypassCSP: true, ...laid(FIRST_ROUND) },
  ));

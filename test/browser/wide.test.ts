import { expect, test } from 'vitest';
import { GOOD_GAME } from '../bad-records';
import { savedGame } from '../saved-games';
import { address, horizontalOverflow, withDevice } from './kit/visits';

const NAMES = [
  { id: 'ana', name: 'W'.repeat(40) },
  { id: 'ben', name: `\u2068${'ש'.repeat(40)}\u2069` },
];
const open = savedGame({ game: 'kingdom', players: NAMES, setup: { white: 'ana' }, events: [] }, 'open');
const over = savedGame({ game: 'kingdom', players: NAMES, setup: { white: 'ana' }, events: [{ type: 'resign', by: 'ben' }] }, 'over');
const gate = savedGame(
  {
    game: 'kings-gate',
    players: NAMES,
    setup: { record: 'pad', first: 'ana', colours: { ana: ['red', 'blue'], ben: ['yellow', 'green'] } },
    events: [],
  },
  'gate',
);
const SCREENS = [
  '',
  'game/open',
  'game/open/scores',
  'game/open/correct',
  'game/over',
  'game/gate',
  'past/over',
  'new/kingdom',
  'statistics',
];

test('forty wide letters, and forty that are written from right to left, do not widen a page', () =>
  withDevice(
    async (page) => {
      await page.setViewportSize({ width: 320, height: 568 });
      const wide: string[] = [];
      for (const path of SCREENS) {
        await page.goto(`${address}#/${path}`);
        await page.locator('h1').first().waitFor({ state: 'attached' });
        await page.getByText('One moment').waitFor({ state: 'detached' });
        if ((await horizontalOverflow(page)) > 0) wide.push(path);
      }
      expect(wide).toEqual([]);
    },
    { holds: { games: [GOOD_GAME, open, over, gate] } },
  ));

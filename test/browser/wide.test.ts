import { expect, test } from 'vitest';
import { GOOD } from '../bad';
import { kept } from '../kept';
import { address, onDevice, overhang } from './kit';

const NAMES = [
  { id: 'ana', name: 'W'.repeat(40) },
  { id: 'ben', name: `\u2068${'ש'.repeat(40)}\u2069` },
];
const open = kept({ game: 'kingdom', players: NAMES, setup: { white: 'ana' }, events: [] }, 'open');
const over = kept({ game: 'kingdom', players: NAMES, setup: { white: 'ana' }, events: [{ type: 'resign', by: 'ben' }] }, 'over');
const gate = kept(
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
  onDevice(
    async (page) => {
      await page.setViewportSize({ width: 320, height: 568 });
      const wide: string[] = [];
      for (const path of SCREENS) {
        await page.goto(`${address}#/${path}`);
        await page.locator('h1').first().waitFor({ state: 'attached' });
        await page.getByText('One moment').waitFor({ state: 'detached' });
        if ((await overhang(page)) > 0) wide.push(path);
      }
      expect(wide).toEqual([]);
    },
    { holds: { games: [GOOD, open, over, gate] } },
  ));

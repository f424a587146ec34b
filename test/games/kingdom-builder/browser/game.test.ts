import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openHexes } from '#games/kingdom-builder/law/actions';
import { hexOf } from '#games/kingdom-builder/law/land';
import { standings } from '#games/kingdom-builder/law/score';
import { DESKTOP, launch, PHONE } from '../../../browser/kit';
import { addPlayers } from '../../../browser/table';
import { beginKingdomBuilder, choose, hex, paste, said, startOf, stepped, tapEvent } from './table';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const address = inject('address');

const FIRST = 'Kingdom Builder: tavern, paddock, oasis, farm | fishermen, knights, merchants';
const OTHER = 'Kingdom Builder: oracle, tower, barn, harbor | lords, hermits, miners';
const QUEENIES =
  'Kingdom Builder: oracle, barn turned, harbor turned, tavern | lords, discoverers, citizens | capitols 7,2 15,7 | caves 5,0 4,15 11,4 10,13 | island tree-house .GGC./DLFFB/WDDBB/.GGMC/..WDF';

/** A new device: nothing stored, English unless told otherwise. */
async function onDevice<T>(use: (page: Page) => Promise<T>, options: BrowserContextOptions = {}): Promise<T> {
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'en-GB', reducedMotion: 'reduce', ...options });
  const errors: string[] = [];
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  const result = await use(page);
  await context.close();
  expect(errors).toEqual([]);
  return result;
}

const TOUCH: BrowserContextOptions = { viewport: PHONE, hasTouch: true, isMobile: true };

describe.each([
  ['Tavern, Paddock, Oasis and Farm', FIRST],
  ['Oracle, Tower, Barn and Harbor', OTHER],
])('a table game with %s', (_, plan) => {
  test('each tile used, one lost, the last round told, and the count at its end', { timeout: 240_000 }, () =>
    onDevice(async (page) => {
      await beginKingdomBuilder(page, address, { plan });
      let stand = startOf(plan);
      const used = new Set<string>();
      let lost = false;
      let toldOfLoss = false;
      let toldOfEnd = false;
      while (!stand.finished) {
        const event = choose(stand, used, lost);
        const seat = stand.position.onMove;
        const next = stepped(stand, event);
        await tapEvent(page, event);
        if ((event.type === 'build' || event.type === 'move') && event.with !== undefined) used.add(event.with);
        if ((next.position.tiles[seat]?.length ?? 0) < (stand.position.tiles[seat]?.length ?? 0)) {
          lost = true;
          toldOfLoss = (await page.locator('.kb-loss').count()) > 0 || toldOfLoss;
        }
        toldOfEnd = toldOfEnd || (await page.getByText(/^Last round:/).count()) > 0;
        stand = next;
      }
      expect([...used].sort()).toEqual(plan === FIRST ? ['farm', 'oasis', 'paddock', 'tavern'] : ['barn', 'harbor', 'oracle', 'tower']);
      expect({ lost, toldOfLoss, toldOfEnd }).toEqual({ lost: true, toldOfLoss: true, toldOfEnd: true });
      const finish = page.locator('.finish');
      await finish.waitFor();
      for (const { player, points } of standings(stand.position)) {
        const name = player.charAt(0).toUpperCase() + player.slice(1);
        expect(await finish.getByRole('row', { name: new RegExp(`${name} ${points}$`) }).count(), `${name} ${points}`).toBe(1);
      }
      for (const part of [...stand.position.cards, 'castles']) {
        expect((await page.locator('.kb-status h2').textContent())?.toLowerCase()).toBe(part);
        await page.getByText('The rule').click();
        await page.getByRole('button', { name: 'Next', exact: true }).click();
      }
      expect(await page.locator('.kb-status h2').textContent()).toBe('Total');
    }),
  );
});

describe('a refusal', () => {
  test('says the rule and shows the hex that should have been used', () =>
    onDevice(async (page) => {
      await beginKingdomBuilder(page, address, {});
      await page.locator('.kb-card', { hasText: 'flowers' }).click();
      await hex(page, '6,1').click();
      await hex(page, '4,0').click();
      const sheet = page.getByRole('dialog');
      expect(await sheet.textContent()).toContain('4,0 touches none of your settlements');
      await sheet.getByRole('link', { name: /^The rule: / }).click();
      await sheet.getByText('kb.build.adjacent').waitFor();
      expect(await said(page, '5,0')).toContain('pointed at');
    }));
});

describe('taps on a phone', () => {
  test('five an ordinary turn, one a settlement; a hex too small for a finger is magnified first', () =>
    onDevice(async (page) => {
      await beginKingdomBuilder(page, address, { plan: FIRST });
      let taps = 0;
      const tap = async (target: ReturnType<typeof hex>): Promise<void> => {
        taps += 1;
        await target.tap();
      };
      const card = (terrain: string) => page.locator('.kb-card', { hasText: terrain });
      await tap(card('flowers'));
      await tap(hex(page, '6,1'));
      expect(await said(page, '6,1')).toContain('free');
      await tap(hex(page, '6,1'));
      expect(await said(page, '6,1')).toContain('Ana’s settlement');
      await tap(hex(page, '5,0'));
      await tap(hex(page, '4,0'));
      expect(taps).toBe(5);
      await page.getByText('Ben: which terrain card?').waitFor();
      let stand = startOf(FIRST);
      for (const event of [
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
        { type: 'draw', terrain: 'desert' },
      ] as const)
        stand = stepped(stand, event);
      await tap(card('forest'));
      await page.getByRole('button', { name: 'Go to: top right' }).tap();
      await hex(page, '9,13').tap();
      for (const at of ['9,13', '9,12', '8,13']) await hex(page, at).tap();
      await page.getByText('Ana: which terrain card?').waitFor();

      taps = 0;
      await tap(card('desert'));
      for (let placed = 0; placed < 3; placed += 1) {
        const [spot = -1] = openHexes(stand.position, 'mandatory', stand.position.onMove);
        const at = hexOf(stand.position.land, spot);
        await tap(hex(page, at));
        expect(await said(page, at)).toContain('Ana’s settlement');
        stand = stepped(stand, { type: 'build', at });
      }
      await tap(page.getByRole('button', { name: 'End of turn' }));
      await page.getByText('Ben: which terrain card?').waitFor();
      expect(taps).toBe(5);
    }, TOUCH));

  test('forty settlements of a final count in forty', { timeout: 120_000 }, () =>
    onDevice(async (page) => {
      await beginKingdomBuilder(page, address, { plan: FIRST, final: true });
      const { land } = startOf(FIRST).position;
      const near = land.names.filter((_, spot) => {
        const [row, column] = [Math.floor(spot / 20), spot % 20];
        const ground = land.ground[spot];
        return row >= 1 && row <= 7 && column >= 1 && column <= 7 && ground !== 'mountain' && ground !== 'castle' && ground !== 'location';
      });
      let taps = 0;
      for (const name of near.slice(0, 40)) {
        await hex(page, name).tap();
        taps += 1;
      }
      await page.getByText(/40 of 40/).waitFor();
      expect(taps).toBe(40);
    }, TOUCH),
  );

  test('a finger over several hexes marks them all', () =>
    onDevice(async (page) => {
      await beginKingdomBuilder(page, address, { plan: FIRST, final: true });
      const [from, to] = [await hex(page, '7,6').boundingBox(), await hex(page, '7,11').boundingBox()];
      if (from === null || to === null) throw new Error('no hex');
      const middle = (box: typeof from) => [box.x + box.width / 2, box.y + box.height / 2] as const;
      await page.mouse.move(...middle(from));
      await page.mouse.down();
      await page.mouse.move(...middle(to), { steps: 40 });
      await page.mouse.up();
      await page.getByText(/6 of 40/).waitFor();
      expect(await said(page, '7,9')).toContain('Ana’s settlement');
    }));
});

describe('a final count', () => {
  interface Fixture {
    readonly transcript: { readonly events: readonly { readonly type: string; readonly by?: string; readonly at?: readonly number[] }[] };
    readonly expect: { readonly points: Readonly<Record<string, number>> };
  }

  test('for four players, with the ranks of the Lords', { timeout: 120_000 }, () =>
    onDevice(async (page) => {
      const name = '../whole/final-lords-8-8-6-2.json';
      const fixture: Fixture = JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
      const plan = 'Kingdom Builder: tavern, paddock, oasis, farm | lords, knights, citizens';
      await page.goto(`${address}#/new/kingdom-builder`);
      await addPlayers(page, ['Ana', 'Ben', 'Cat', 'Dan']);
      await page.getByRole('button', { name: 'Only the count' }).click();
      await paste(page, plan);
      await page.getByText('Agreements', { exact: true }).click();
      await page.getByRole('button', { name: /at least one is needed/ }).click();
      await page.getByRole('button', { name: 'Start the game' }).click();
      for (const event of fixture.transcript.events) {
        if (event.type !== 'settle' || event.at === undefined) continue;
        await page.locator('.kb-who', { hasText: new RegExp(event.by ?? '', 'i') }).click();
        await hex(page, event.at.join(',')).click();
      }
      await page.getByRole('button', { name: 'Done: count' }).click();
      await page.locator('.finish').waitFor();
      for (const [player, points] of Object.entries(fixture.expect.points)) {
        expect(await page.getByRole('row', { name: new RegExp(`${player} ${points}$`, 'i') }).count(), player).toBe(1);
      }
      expect(await page.locator('.kb-rank').count()).toBe(4);
    }),
  );

  test('goes on from a table game with what stands there', { timeout: 120_000 }, () =>
    onDevice(async (page) => {
      await beginKingdomBuilder(page, address, { plan: FIRST });
      await page.locator('.kb-card', { hasText: 'flowers' }).click();
      for (const at of ['6,1', '5,0', '4,0']) await hex(page, at).click();
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('button', { name: 'Go on as a final count' }).click();
      await page.getByRole('button', { name: 'Yes, begin it and set this game aside' }).click();
      await page.getByText(/3 of 40/).waitFor();
      expect(await said(page, '6,1')).toContain('Ana’s settlement');
    }),
  );
});

describe('a set-up', () => {
  test('is shared as text and read back on another device', async () => {
    const line = await onDevice(async (page) => {
      await page.goto(`${address}#/new/kingdom-builder`);
      await addPlayers(page, ['Ana', 'Ben']);
      await page.getByRole('button', { name: 'Draw sections' }).click();
      await page.getByRole('button', { name: 'Draw cards' }).click();
      await page.getByText('Queenies', { exact: true }).click();
      await page.getByRole('button', { name: 'Caves' }).click();
      await page.getByText('Share the set-up').click();
      return page.getByLabel('As text, for another table.').inputValue();
    });
    expect(line).toMatch(/^Kingdom Builder: /);
    await onDevice(async (page) => {
      await page.goto(`${address}#/new/kingdom-builder`);
      await addPlayers(page, ['Ana', 'Ben']);
      await paste(page, line);
      expect(await page.getByLabel('As text, for another table.').inputValue()).toBe(line);
      await page.getByRole('button', { name: 'Start the game' }).click();
      await hex(page, '0,0').waitFor();
    });
  });

  test('with Queenies: caves, Capitols and the island are on the table', () =>
    onDevice(async (page) => {
      await beginKingdomBuilder(page, address, { plan: QUEENIES });
      expect(await said(page, '5,0')).toContain('cave');
      expect(await said(page, '7,2')).toContain('Capitol');
      expect(await said(page, 'island 1,1')).toContain('Tree House location, 2 tiles');
      await page.locator('.kb-card', { hasText: 'forest' }).click();
      await hex(page, 'island 1,2').click();
      await page.getByText('Ana gets Tree House.').waitFor();
      await page.getByRole('button', { name: 'Count now' }).click();
      for (let step = 0; step < 4; step += 1) await page.getByRole('button', { name: 'Next', exact: true }).click();
      expect(await page.locator('.kb-status h2').textContent()).toBe('Capitol');
    }));

  test('keeps the island that was drawn once', () =>
    onDevice(async (page) => {
      await page.goto(`${address}#/copy/kingdom-builder`);
      await page.getByRole('button', { name: 'location' }).first().click();
      await page.getByRole('button', { name: 'Island 2,2, no hex' }).first().click();
      await page.getByRole('button', { name: 'Island 2,2, location' }).waitFor();
      await page.goto(`${address}#/new/kingdom-builder`);
      await addPlayers(page, ['Ana', 'Ben']);
      await page.getByText('Queenies', { exact: true }).click();
      await page.getByRole('button', { name: 'Island', exact: true }).click();
      await page.getByRole('button', { name: 'Island 2,2, location' }).waitFor();
      await page.getByRole('button', { name: 'Start the game' }).click();
      await hex(page, 'island 2,2').waitFor();
    }));
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { append, isTable, openTable } from '#session/table';
import type { Store } from '#store/database';
import { keepListing, listAll } from '#store/listing';
import { resultOf, summaryOf } from '#store/summary';
import { gameOf, people } from '../kit';
import { begin, freshName, liveAt, storeAt } from './kit';

/** A game of two in which one resigned. */
async function resigned(store: Store, at: number): Promise<string> {
  const header = { players: people('ana', 'ben'), setup: { white: 'ana' } };
  const opened = openTable(gameOf('kingdom'), header);
  const table = isTable(opened) ? append(opened, { kind: 'happened', event: { type: 'resign', by: 'ben' } }, at) : opened;
  if (!isTable(table)) throw new Error(JSON.stringify(table));
  return (
    await store.create({ game: 'kingdom', ...header }, { entries: table.entries, summary: summaryOf(table), result: resultOf(table) })
  ).id;
}

describe('the games that were last', () => {
  test('are those that are open, and so many of the finished, without what lies in the bin', async () => {
    const store = await storeAt(freshName());
    expect(await store.recent(2)).toEqual({ open: [], finished: [], any: false });
    const open = [await begin(store), await begin(store)].map(({ id }) => id);
    const finished = [];
    for (const at of [1000, 3000, 2000, 4000]) finished.push(await resigned(store, at));
    await store.throwAway(open[0] ?? '', 1);
    await store.throwAway(finished[3] ?? '', 1);
    const recent = await store.recent(2);
    expect(recent.open.map(({ id }) => id)).toEqual([open[1]]);
    expect(recent.finished.map(({ id }) => id)).toEqual([finished[1], finished[2]]);
    expect(recent.any).toBe(true);
  });

  test('are where somebody has set the day', async () => {
    const store = await storeAt(freshName());
    const [first, second] = [await resigned(store, 1000), await resigned(store, 2000)];
    await store.change(first, { played: 9000, dated: true });
    expect((await store.recent(8)).finished.map(({ id }) => id)).toEqual([first, second]);
  });
});

test('whole records come in the order they are asked for, and what is gone is left out', async () => {
  const store = await storeAt(freshName());
  const [one, two] = [await resigned(store, 1), await resigned(store, 2)];
  expect((await store.gamesOf([two, 'gone', one])).map(({ id }) => id)).toEqual([two, one]);
});

/** What happens on a device, each to the game of that place. */
const HAPPENINGS = {
  finish: (store: Store) => resigned(store, 5),
  begin: (store: Store) => begin(store),
  throwAway: (store: Store, id: string) => store.throwAway(id, 1),
  bringBack: (store: Store, id: string) => store.bringBack(id),
  note: (store: Store, id: string) => store.change(id, { note: 'late', played: 77, dated: true }),
  remove: (store: Store, id: string) => store.remove(id),
  play: async (store: Store, id: string) => {
    const live = await liveAt(store, id);
    live.act({ kind: 'undo' });
    live.act({ kind: 'happened', event: { type: 'resign', by: 'ana' } });
    await expect.poll(() => live.unsaved.value).toBe(0);
    live.close();
  },
  rename: (store: Store) => store.savePlayer({ id: 'ana', name: 'Anna', lastPlayed: 0 }),
  importAll: async (store: Store) => store.announce([]),
} as const;
type Happening = keyof typeof HAPPENINGS;

test('a list that is kept up to date by what changed is the one that is read anew', { timeout: 60_000 }, async () => {
  const happening = fc.constantFrom<Happening>(
    'finish',
    'begin',
    'throwAway',
    'bringBack',
    'note',
    'remove',
    'play',
    'rename',
    'importAll',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(happening, fc.nat(9)), { maxLength: 12 }), async (told) => {
      const store = await storeAt(freshName());
      await resigned(store, 1);
      const kept = keepListing(store);
      await kept.read();
      for (const [what, place] of told) {
        const ids = [...(await store.games()), ...(await store.bin())].map(({ id }) => id).sort();
        const id = ids[place % Math.max(1, ids.length)];
        if (id !== undefined) await HAPPENINGS[what](store, id);
        const [now, anew] = [await kept.read(), await store.work(listAll)];
        expect(new Map([...now.games].sort())).toEqual(new Map([...anew.games].sort()));
        expect(now.unread).toBe(anew.unread);
      }
      kept.stop();
      store.close();
    }),
    { numRuns: 12 },
  );
});

test('what did not change is not read again', async () => {
  const store = await storeAt(freshName());
  await resigned(store, 1);
  const kept = keepListing(store);
  const before = await kept.read();
  await store.savePlayer({ id: 'ana', name: 'Anna', lastPlayed: 0 });
  expect(await kept.read()).toBe(before);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { append, isTable, openTable } from '#session/table';
import type { Database } from '#store/connection';
import { rewrite } from '#store/contents';
import type { Store } from '#store/database';
import { listAll } from '#store/listed';
import { keepListing } from '#store/listing';
import { listed } from '#store/months';
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

const anew = (database: Database) => listAll(database.transaction(['games']));

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
  importAll: (store: Store) => rewrite(store, ({ games, ...rest }) => ({ ...rest, games: games.slice(1) })),
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
        const [now, told, all] = [await kept.read(), await store.work(listed), await store.work(anew)];
        for (const listing of [now, told]) {
          expect(new Map([...listing.games].sort())).toEqual(new Map([...all.games].sort()));
          expect(listing.unread).toEqual(all.unread);
        }
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

describe('the months in which games were played', () => {
  const YEAR = 365 * 24 * 60 * 60 * 1000;
  const lying = (store: Store) =>
    store.work(async (database) => ({
      months: (await database.getAllKeys('months')).length,
      changed: (await database.getAllKeys('changed')).length,
    }));

  test('are written anew once many games have changed, and tell the same', async () => {
    const store = await storeAt(freshName());
    await store.work(listed);
    const ids: string[] = [];
    for (let index = 0; index < 25; index += 1) ids.push(await resigned(store, index * YEAR));
    expect(await lying(store)).toEqual({ months: 1, changed: 25 });
    const first = await store.work(listed);
    expect(await lying(store)).toEqual({ months: 26, changed: 0 });
    expect(await store.work(listed)).toEqual(first);
    for (const id of ids.slice(0, 24)) await store.change(id, { played: 0, dated: true });
    await store.remove(ids[24] ?? '');
    await store.work(listed);
    expect(await lying(store)).toEqual({ months: 2, changed: 0 });
    expect(await store.work(listed)).toEqual(await store.work(anew));
  });

  test.each([
    ['of another version', { version: 0 }],
    ['that are no list', { listed: '5' }],
    ['with a game that cannot be read', { listed: '[{"id":"stray"}]' }],
    ['that are broken off', { listed: '[{' }],
  ])('%s are made anew', async (_, part) => {
    const store = await storeAt(freshName());
    await resigned(store, 1);
    const first = await store.work(listed);
    await store.work(async (database) => {
      for (const month of await database.getAll('months')) await database.put('months', { ...month, ...part });
    });
    expect(await store.work(listed)).toEqual(first);
  });

  test('know which games cannot be read, until they are gone', async () => {
    const store = await storeAt(freshName());
    await store.work((database) => database.put('games', Object({ id: 'broken' })));
    expect((await store.work(listed)).unread.size).toBe(1);
    await store.discard((await store.aside('records'))[0] ?? { kind: 'game', key: '', name: '', records: [] });
    expect((await store.work(listed)).unread.size).toBe(0);
  });
});

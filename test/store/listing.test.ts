import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { append, isTable, openTable } from '#session/table';
import { rewrite } from '#store/contents';
import type { Store } from '#store/database';
import { listAll, newestFirst } from '#store/listed';
import { keptOver } from '#store/listing';
import type { ListedGame } from '#store/model';
import { overGames } from '#store/months';
import { resultOf, summaryOf } from '#store/summary';
import { gameOf, people } from '../kit';
import { begin, freshName, gathered, liveAt, storeAt } from './kit';

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

const listed = (store: Store) => overGames(store, gathered);
const anew = async (store: Store) => {
  const { games, unread } = await store.work((database) => listAll(database.transaction(['games'])));
  return { games, unread: unread.size };
};
const byId = <T extends { readonly games: readonly ListedGame[] }>(all: T) => ({
  ...all,
  games: all.games.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
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
  importAll: (store: Store) => rewrite(store, ({ games, ...rest }) => ({ ...rest, games: games.slice(1) })),
} as const;
type Happening = keyof typeof HAPPENINGS;

test('what comes of all games, whatever has become of them, is what comes of their own records, the newest first', {
  timeout: 60_000,
}, async () => {
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
      const kept = keptOver(store, gathered);
      await kept();
      for (const [what, place] of told) {
        const ids = [...(await store.games()), ...(await store.bin())].map(({ id }) => id).sort();
        const id = ids[place % Math.max(1, ids.length)];
        if (id !== undefined) await HAPPENINGS[what](store, id);
        const [now, told, all] = [await kept(), await listed(store), await anew(store)];
        for (const found of [now, told]) {
          expect(byId(found)).toEqual(byId(all));
          expect(found.games).toEqual(found.games.toSorted(newestFirst));
        }
      }
      store.close();
    }),
    { numRuns: 12 },
  );
});

test('where no game changed they are not gone through again, however many ask', async () => {
  const store = await storeAt(freshName());
  await resigned(store, 1);
  const kept = keptOver(store, gathered);
  const [before, beside] = await Promise.all([kept(), kept()]);
  expect(beside).toBe(before);
  await store.savePlayer({ id: 'ana', name: 'Anna', lastPlayed: 0 });
  expect(await kept()).toBe(before);
  await resigned(store, 2);
  expect((await kept()).games.length).toBe(2);
});

test('what could not be gone through is tried again', async () => {
  const store = await storeAt(freshName());
  await resigned(store, 1);
  let isDown = true;
  const work: Store['work'] = (use) => (isDown ? Promise.reject(new Error('down')) : store.work(use));
  const kept = keptOver({ work, onChange: store.onChange }, gathered);
  await expect(kept()).rejects.toThrow('down');
  isDown = false;
  expect((await kept()).games.length).toBe(1);
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
    await listed(store);
    const ids: string[] = [];
    for (let index = 0; index < 25; index += 1) ids.push(await resigned(store, index * YEAR));
    expect(await lying(store)).toEqual({ months: 1, changed: 25 });
    const first = await listed(store);
    expect(await lying(store)).toEqual({ months: 26, changed: 0 });
    expect(await listed(store)).toEqual(first);
    for (const id of ids.slice(0, 24)) await store.change(id, { played: 0, dated: true });
    await store.remove(ids[24] ?? '');
    await listed(store);
    expect(await lying(store)).toEqual({ months: 2, changed: 0 });
    expect(byId(await listed(store))).toEqual(byId(await anew(store)));
  });

  test.each([
    ['of another version', { version: 0 }],
    ['that are no list', { listed: '5' }],
    ['with a game that cannot be read', { listed: '[{"id":"stray"}]' }],
    ['that are broken off', { listed: '[{' }],
  ])('%s are made anew', async (_, part) => {
    const store = await storeAt(freshName());
    for (const at of [1, YEAR, 2 * YEAR]) await resigned(store, at);
    const first = await listed(store);
    // All of them, and the last one that is come to.
    for (const some of [undefined, '1970-01']) {
      await store.work(async (database) => {
        for (const month of await database.getAll('months', some)) await database.put('months', { ...month, ...part });
      });
      expect(await listed(store)).toEqual(first);
    }
  });

  test('follow each other by time, also those of far years', async () => {
    const store = await storeAt(freshName());
    const years = [-271820, -2, -1, 0, 999, 2026, 9999, 10_000, 275_759];
    const days = years.map((year) => new Date(0).setUTCFullYear(year, 5, 15));
    for (const at of [3, 8, 0, 5, 1, 7, 2, 6, 4]) await resigned(store, days[at] ?? 0);
    for (const _ of ['as they changed', 'as they were written']) {
      expect((await listed(store)).games.map(({ played }) => played)).toEqual(days.toReversed());
      await store.work((database) => database.delete('months', ''));
    }
  });

  test('tell of a game where it is now: on the day that was put right, and in no month while it is open or in the bin', async () => {
    const store = await storeAt(freshName());
    const ids: string[] = [];
    for (const at of [1, YEAR, 2 * YEAR]) ids.push(await resigned(store, at));
    const now = async () => (await listed(store)).games.map(({ id, status }) => [ids.indexOf(id), status]);
    expect(await now()).toEqual([2, 1, 0].map((place) => [place, 'finished']));
    await store.change(ids[0] ?? '', { played: 3 * YEAR, dated: true });
    expect(await now()).toEqual([0, 2, 1].map((place) => [place, 'finished']));
    await store.throwAway(ids[2] ?? '', 1);
    const live = await liveAt(store, ids[1] ?? '');
    live.act({ kind: 'undo' });
    await expect.poll(() => live.unsaved.value).toBe(0);
    expect(await now()).toEqual([
      [0, 'finished'],
      [1, 'open'],
    ]);
    await store.bringBack(ids[2] ?? '');
    expect((await now()).map(([place]) => place)).toEqual([0, 2, 1]);
  });

  test('tell of nothing that is open by now, whoever wrote it without a word', async () => {
    const store = await storeAt(freshName());
    const id = await resigned(store, 1);
    const [before] = (await listed(store)).games;
    await store.work(async (database) => {
      const game = await database.get('games', id);
      if (game !== undefined) await database.put('games', { ...game, summary: { ...game.summary, status: 'open' } });
    });
    expect((await listed(store)).games).toEqual([{ ...before, status: 'open' }]);
  });

  test('that a full disk does not take are done without', async () => {
    const store = await storeAt(freshName());
    for (const at of [YEAR, 1, 2 * YEAR]) await resigned(store, at);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onTestFinished(() => void vi.restoreAllMocks());
    expect((await listed(store)).games.map(({ played }) => played)).toEqual([2 * YEAR, YEAR, 1]);
    expect(await lying(store)).toEqual({ months: 0, changed: 3 });
  });

  test('know which games cannot be read, until they are gone', async () => {
    const store = await storeAt(freshName());
    await store.work((database) => database.put('games', Object({ id: 'broken' })));
    expect((await listed(store)).unread).toBe(1);
    await store.discard((await store.aside('records'))[0] ?? { kind: 'game', key: '', name: '', records: [] });
    expect((await listed(store)).unread).toBe(0);
  });
});

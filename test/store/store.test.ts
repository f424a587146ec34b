import { describe, expect, test, vi } from 'vitest';
import type { Entry } from '#session/log/effective-log';
import { RULES_VERSION } from '#session/rules-version';
import { DEFAULT_SETTINGS, SUMMARY_VERSION } from '#store/records/record-types';
import { openStore, storeFailureOf } from '#store/store';
import { gameOf, people } from '../transcripts';
import { beginGame, createChannel, createMarker, freshName, openTestStore, testHeader } from './test-store';

const summary = {
  headline: { key: 'begun', params: {} },
  turn: 'ana',
  points: { ana: 0, ben: 0 },
  status: 'open',
  winners: [],
} as const;

const entry = (at: number): Entry => ({ kind: 'undo', at });

describe('games', () => {
  test('a game that was begun is listed as it was given', async () => {
    const store = await openTestStore(freshName());
    const game = await beginGame(store);
    expect(game).toMatchObject({ game: 'kingdom', ...testHeader, rules: RULES_VERSION, entries: 0, result: undefined });
    expect(await store.games()).toEqual([game]);
    expect(await store.game(game.id)).toEqual(game);
    expect(await store.game('nobody')).toBeUndefined();
  });

  test('a game begins with the choice of every agreement written down, the table’s own first', async () => {
    const store = await openTestStore(freshName());
    const colours = { ana: ['red', 'blue'], ben: ['yellow', 'green'] };
    const setup = { record: 'table', first: 'ana', colours, agreements: { debt: 'negative' } };
    const { agreements, ...rest } = (await beginGame(store, 'kings-gate', { players: testHeader.players, setup })).setup;
    const defaults = Object.entries(gameOf('kings-gate').law.agreements).map(([id, choices]) => [id, choices[0]]);
    expect(agreements).toEqual({ ...Object.fromEntries(defaults), debt: 'negative' });
    expect(rest).toEqual({ record: 'table', first: 'ana', colours });
  });

  test('points that an older version wrote of an open game are not shown: they may be secret by now', async () => {
    const store = await openTestStore(freshName());
    const [{ id }, over] = [await beginGame(store), await beginGame(store)];
    await store.changeGame(id, { summary });
    await store.changeGame(over.id, { summary: { ...summary, status: 'finished' } });
    expect((await store.game(id))?.summary.points).toEqual({});
    expect((await store.game(over.id))?.summary.points).toEqual(summary.points);
    await store.appendEntry(id, 0, entry(1), { ...summary, version: SUMMARY_VERSION }, undefined);
    expect((await store.game(id))?.summary.points).toEqual(summary.points);
  });

  test('the newest change comes first', async () => {
    const store = await openTestStore(freshName());
    const [one, two] = [await beginGame(store), await beginGame(store)];
    await store.appendEntry(one.id, 0, entry(Date.now() + 1000), summary, undefined);
    expect((await store.games()).map(({ id }) => id)).toEqual([one.id, two.id]);
    await store.appendEntry(two.id, 0, entry(Date.now() + 2000), summary, undefined);
    expect((await store.games()).map(({ id }) => id)).toEqual([two.id, one.id]);
  });

  test('a game that is removed takes its entries with it and no others', async () => {
    const store = await openTestStore(freshName());
    const [one, two] = [await beginGame(store), await beginGame(store)];
    for (const { id } of [one, two]) await store.appendEntry(id, 0, entry(1), summary, undefined);
    await store.removeGame(one.id);
    expect(await store.entries(one.id)).toEqual([]);
    expect(await store.entries(two.id)).toEqual([entry(1)]);
    expect((await store.games()).map(({ id }) => id)).toEqual([two.id]);
  });
});

describe('entries', () => {
  test('an entry, its summary and its result are one transaction of strict durability', async () => {
    const store = await openTestStore(freshName());
    const { id } = await beginGame(store);
    const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const result = { standings: [{ player: 'ana', rank: 1, points: 1 }], rules: 1 };
    await store.appendEntry(id, 0, entry(5), { ...summary, status: 'finished' }, result);
    expect(transactions.mock.calls).toEqual([[['games', 'entries', 'facts'], 'readwrite', { durability: 'strict' }]]);
    transactions.mockRestore();
    expect(await store.game(id)).toMatchObject({ entries: 1, changedAt: 5, summary: { status: 'finished' }, result });
  });

  test('a place that is not the next is refused, and nothing changes', async () => {
    const store = await openTestStore(freshName());
    const { id } = await beginGame(store);
    await store.appendEntry(id, 0, entry(1), summary, undefined);
    for (const index of [0, 2])
      await expect(store.appendEntry(id, index, entry(9), summary, undefined)).rejects.toMatchObject({ failure: 'failed' });
    await expect(store.appendEntry('nobody', 0, entry(9), summary, undefined)).rejects.toMatchObject({ failure: 'failed' });
    expect(await store.entries(id)).toEqual([entry(1)]);
    expect(await store.game(id)).toMatchObject({ entries: 1, changedAt: 1 });
  });

  test('the same entry in the same place is the write whose answer was lost', async () => {
    const store = await openTestStore(freshName());
    const { id } = await beginGame(store);
    await store.appendEntry(id, 0, entry(1), summary, undefined);
    await store.appendEntry(id, 0, entry(1), summary, undefined);
    expect(await store.entries(id)).toEqual([entry(1)]);
  });

  test('many entries stay in order', async () => {
    const store = await openTestStore(freshName());
    const { id } = await beginGame(store);
    const all = Array.from({ length: 120 }, (_, at) => entry(at));
    for (const [index, each] of all.entries()) await store.appendEntry(id, index, each, summary, undefined);
    expect(await store.entries(id)).toEqual(all);
  });
});

describe('a full disk', () => {
  const full = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };

  test('is told, and half an entry is never kept', async () => {
    const store = await openTestStore(freshName());
    const { id } = await beginGame(store);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
    const failed = await store.appendEntry(id, 0, entry(1), summary, undefined).catch(storeFailureOf);
    put.mockRestore();
    expect(failed).toBe('quota');
    expect(await store.entries(id)).toEqual([]);
    expect(await store.game(id)).toMatchObject({ entries: 0 });
    await store.appendEntry(id, 0, entry(1), summary, undefined);
    expect(await store.entries(id)).toEqual([entry(1)]);
  });
});

describe('players, copies, settings', () => {
  test('a game remembers its players, by their newest names', async () => {
    const store = await openTestStore(freshName());
    await beginGame(store);
    await beginGame(store, 'kingdom', { ...testHeader, players: [{ id: 'ana', name: 'Anna' }, ...people('cat')], setup: { white: 'ana' } });
    expect((await store.players()).map(({ name }) => name).sort()).toEqual(['Anna', 'Ben', 'Cat']);
    await store.savePlayer({ id: 'ben', name: 'Benno', lastPlayed: 3 });
    expect(await store.players()).toContainEqual({ id: 'ben', name: 'Benno', lastPlayed: 3, changedAt: expect.any(Number) });
  });

  test('a copy of a game is kept for that game', async () => {
    const store = await openTestStore(freshName());
    await store.saveBox('kings-gate', { tiles: [1, 2] });
    expect(await store.box('kings-gate')).toEqual({ tiles: [1, 2] });
    expect(await store.box('kingdom')).toBeUndefined();
  });

  test('settings that only a newer version knows stay as it wrote them', async () => {
    const store = await openTestStore(freshName());
    const readSettings = (): Promise<unknown> => store.withDatabase((database) => database.get('settings', 'settings'));
    const newer = { ...DEFAULT_SETTINGS, theme: 'dark' as const, sound: 'bell' };
    await store.saveSettings(newer);
    await store.saveSettings({ ...(await store.settings()), language: 'fr' });
    expect(await readSettings()).toEqual({ id: 'settings', settings: { ...newer, language: 'fr' } });
  });

  test('settings have defaults, also those that were added after they were saved', async () => {
    const name = freshName();
    const store = await openTestStore(name);
    expect(await store.settings()).toEqual(DEFAULT_SETTINGS);
    await store.saveSettings({ ...DEFAULT_SETTINGS, theme: 'dark' });
    expect(await (await openTestStore(name)).settings()).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark' });
  });
});

describe('changes', () => {
  test('are heard here and in another tab', async () => {
    const name = freshName();
    const [here, there] = [
      await openTestStore(name, { channel: createChannel(name) }),
      await openTestStore(name, { channel: createChannel(name) }),
    ];
    const [hears, overhears] = [vi.fn(), vi.fn()];
    here.onChange(hears);
    const stop = there.onChange(overhears);
    const { id } = await beginGame(here);
    await vi.waitFor(() => expect(overhears).toHaveBeenCalledWith({ game: id, entries: 0 }));
    expect(hears).toHaveBeenCalledTimes(1);
    stop();
    await here.removeGame(id);
    await vi.waitFor(() => expect(hears).toHaveBeenCalledWith({ game: id, entries: undefined }));
    expect(overhears).toHaveBeenCalledTimes(1);
  });
});

describe('persistence', () => {
  test('is asked for after the first game, and its answer can be shown', async () => {
    let granted = false;
    const storage = {
      persisted: async () => granted,
      persist: vi.fn(async () => {
        granted = true;
        return true;
      }),
    };
    const store = await openTestStore(freshName(), { storage });
    expect(await store.persistence()).toBe('not-persisted');
    expect(storage.persist).not.toHaveBeenCalled();
    await beginGame(store);
    await beginGame(store);
    await expect.poll(() => store.persistence()).toBe('persisted');
    expect(storage.persist).toHaveBeenCalledTimes(1);
  });

  test('is unknown where the browser does not say', async () => {
    expect(await (await openTestStore(freshName())).persistence()).toBe('unknown');
  });
});

describe('eviction', () => {
  test('a new database where there once were games was evicted', async () => {
    expect((await openTestStore(freshName(), { marker: createMarker(true) })).isEvicted).toBe(true);
  });

  test('a new device was not, nor is a database that was there before', async () => {
    const [name, marker] = [freshName(), createMarker(false)];
    const store = await openTestStore(name, { marker });
    await beginGame(store);
    expect(marker.hasGames()).toBe(true);
    expect(store.isEvicted).toBe(false);
    expect((await openTestStore(name, { marker })).isEvicted).toBe(false);
  });
});

describe('no database', () => {
  test('a browser without one is said to have none', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const opened = await openStore({ name: freshName() });
    vi.unstubAllGlobals();
    expect(opened).toBe('unavailable');
  });

  test('a browser that forbids it is said to have none', async () => {
    for (const name of ['SecurityError', 'InvalidStateError']) {
      const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('no', name);
      });
      expect(await openStore({ name: freshName() })).toBe('unavailable');
      open.mockRestore();
    }
  });
});

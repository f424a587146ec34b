import { describe, expect, test } from 'vitest';
import type { Store } from '#store/store';
import { beginGame, freshName, openTestStore } from './test-store';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 4, 1, 12);

/** The app is used on these days, counted from a first one. */
async function usedOn(store: Store, ...days: readonly number[]): Promise<void> {
  for (const day of days) await store.recordUsage(NOW + day * DAY);
}

const ids = (games: readonly { readonly id: string }[]): readonly string[] => games.map(({ id }) => id);

const rowsLying = (store: Store) => store.withDatabase((database) => database.getAllKeys('facts'));

describe('the bin', () => {
  test('keeps a game out of sight and gives it back as it was', async () => {
    const store = await openTestStore(freshName());
    const game = await beginGame(store);
    await store.moveToBin(game.id, 5000);
    expect(await store.games()).toEqual([]);
    expect(await store.bin()).toMatchObject([{ id: game.id, binned: { at: 5000 }, daysLeft: 30 }]);
    await store.restoreFromBin(game.id);
    expect(await store.games()).toMatchObject([game]);
    expect(await store.bin()).toEqual([]);
  });

  test('lets go of what has lain there for thirty days and five days of use, with its log and its facts', async () => {
    const store = await openTestStore(freshName());
    const [old, young, unbinned] = [await beginGame(store), await beginGame(store), await beginGame(store)];
    await store.appendEntry(old.id, 0, { kind: 'abandon', at: 1 }, { ...old.summary, status: 'abandoned' }, undefined);
    expect(await rowsLying(store)).toEqual([old.id]);
    await usedOn(store, 0);
    await store.moveToBin(old.id, NOW);
    await usedOn(store, 1);
    await store.moveToBin(young.id, NOW + DAY);
    await usedOn(store, 10, 20, 29);
    expect(ids(await store.bin())).toEqual([young.id, old.id]);
    expect((await store.bin()).map(({ daysLeft }) => daysLeft)).toEqual([2, 1]);
    await usedOn(store, 30);
    expect(ids(await store.bin())).toEqual([young.id]);
    expect(await store.game(old.id)).toBeUndefined();
    expect(await store.entries(old.id)).toEqual([]);
    expect(await rowsLying(store)).toEqual([]);
    expect(ids(await store.games())).toEqual([unbinned.id]);
  });

  test.each([
    ['thirty days with too few days of use', [0, 29, 30, 31]],
    ['a clock that leaps ahead', [0, 400]],
    ['a clock that leaps ahead and is then used for days', [0, 400, 401, 402, 403, 404, 405]],
    ['a clock that leaps ahead and back, again and again', [0, 400, 1, 400, 2, 400, 3, 400, 4]],
    ['a clock that leaps a month ahead after days of use', [0, 1, 2, 3, 4, 5, 40]],
    ['a clock that is weeks ahead for a day', [0, 1, 2, 3, 4, 24, 5, 6, 7, 8, 9, 10, 11]],
    ['a clock that goes back', [0, -400, -399, -398, -397, -396, -395]],
    ['many days of use within a month', Array.from({ length: 30 }, (_, day) => day)],
  ])('keeps a game through %s', async (_, days) => {
    const store = await openTestStore(freshName());
    const { id } = await beginGame(store);
    const [first = 0, ...later] = days;
    await usedOn(store, first);
    await store.moveToBin(id, NOW);
    await usedOn(store, ...later);
    expect(ids(await store.bin())).toEqual([id]);
  });

  test('is counted once a day, however often the app is opened', async () => {
    const store = await openTestStore(freshName());
    const { id } = await beginGame(store);
    await usedOn(store, 0);
    await store.moveToBin(id, NOW);
    await usedOn(store, 31, 31.01, 31.02, 31.03, 31.04);
    expect(ids(await store.bin())).toEqual([id]);
  });

  test('gives a game back that is played on', async () => {
    const store = await openTestStore(freshName());
    const { id, summary } = await beginGame(store);
    await store.moveToBin(id, NOW);
    await store.appendEntry(id, 0, { kind: 'abandon', at: 1 }, summary, undefined);
    expect(ids(await store.games())).toEqual([id]);
    await usedOn(store, 0, 10, 20, 30, 40, 50);
    expect(ids(await store.games())).toEqual([id]);
  });

  test('shows the last one thrown away first', async () => {
    const store = await openTestStore(freshName());
    const [one, two] = [await beginGame(store), await beginGame(store)];
    await store.moveToBin(two.id, 1);
    await store.moveToBin(one.id, 2);
    expect(ids(await store.bin())).toEqual([one.id, two.id]);
  });
});

describe('what is known of players', () => {
  test('outlives their next game', async () => {
    const store = await openTestStore(freshName());
    await beginGame(store);
    const known = { id: 'ana', name: 'Ana', lastPlayed: 0, colour: 'red', shape: 'star', hidden: true };
    await store.savePlayer(known);
    const { startedAt } = await beginGame(store);
    expect(await store.players()).toContainEqual({ ...known, lastPlayed: startedAt, changedAt: expect.any(Number) });
  });
});

describe('what stands beside a log', () => {
  test('a note survives the next entry', async () => {
    const store = await openTestStore(freshName());
    const { id, summary } = await beginGame(store);
    await store.changeGame(id, { note: 'late', place: 'the attic' });
    await store.appendEntry(id, 0, { kind: 'abandon', at: 9 }, summary, undefined);
    expect(await store.game(id)).toMatchObject({ note: 'late', place: 'the attic', entries: 1 });
    await store.changeGame('nobody', { note: 'x' });
    expect(await store.games()).toHaveLength(1);
  });

  test('groups come and go', async () => {
    const store = await openTestStore(freshName());
    const group = { id: 'g', name: 'Tuesdays', members: ['ana', 'ben'] };
    await store.saveGroup(group);
    expect(await store.groups()).toMatchObject([group]);
    await store.removeGroup('g');
    expect(await store.groups()).toEqual([]);
  });

  test('a group’s habits are kept game by game and part by part', async () => {
    const store = await openTestStore(freshName());
    const group = { id: 'g', name: 'Tuesdays', members: ['ana', 'ben'] };
    await store.saveGroup(group);
    await store.changeHabit('g', 'kingdom', { agreements: { repetition: 'draw' } });
    await store.changeHabit('g', 'kings-gate', { copy: 'printed' });
    await store.changeHabit('g', 'kings-gate', { agreements: { 'hidden-points': 'hidden' } });
    const habits = {
      kingdom: { agreements: { repetition: 'draw' } },
      'kings-gate': { copy: 'printed', agreements: { 'hidden-points': 'hidden' } },
    };
    expect(await store.groups()).toMatchObject([{ ...group, habits }]);
    await store.changeHabit('nobody', 'kingdom', { copy: 'device' });
    expect(await store.groups()).toMatchObject([{ ...group, habits }]);
  });
});

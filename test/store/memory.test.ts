import { describe, expect, test } from 'vitest';
import { BIN_KEEPS } from '#store/model';
import { begin, freshName, storeAt } from './kit';

describe('the bin', () => {
  test('keeps a game out of sight and gives it back as it was', async () => {
    const store = await storeAt(freshName());
    const game = await begin(store);
    await store.change(game.id, { binnedAt: 5000 });
    expect(await store.games()).toEqual([]);
    expect(await store.bin(5001)).toEqual([{ ...game, binnedAt: 5000 }]);
    await store.change(game.id, { binnedAt: undefined });
    expect(await store.games()).toEqual([game]);
    expect(await store.bin(5001)).toEqual([]);
  });

  test('lets go of what has lain there for thirty days, with its log and its facts', async () => {
    const store = await storeAt(freshName());
    const [old, young, kept] = [await begin(store), await begin(store), await begin(store)];
    await store.append(old.id, 0, { kind: 'abandon', at: 1 }, old.summary, undefined);
    await store.saveFacts([{ id: old.id, entries: 1, version: 1, facts: {} }]);
    await store.change(old.id, { binnedAt: 1000 });
    await store.change(young.id, { binnedAt: 1001 });
    expect((await store.bin(BIN_KEEPS + 1000)).map(({ id }) => id)).toEqual([young.id]);
    expect(await store.game(old.id)).toBeUndefined();
    expect(await store.entries(old.id)).toEqual([]);
    expect(await store.facts()).toEqual([]);
    expect((await store.games()).map(({ id }) => id)).toEqual([kept.id]);
  });

  test('shows the last one thrown away first', async () => {
    const store = await storeAt(freshName());
    const [one, two] = [await begin(store), await begin(store)];
    await store.change(two.id, { binnedAt: 1 });
    await store.change(one.id, { binnedAt: 2 });
    expect((await store.bin(3)).map(({ id }) => id)).toEqual([one.id, two.id]);
  });
});

describe('what is known of players', () => {
  test('outlives their next game', async () => {
    const store = await storeAt(freshName());
    await begin(store);
    const known = { id: 'ana', name: 'Ana', lastPlayed: 0, colour: 'red', shape: 'star', hidden: true };
    await store.savePlayer(known);
    const { startedAt } = await begin(store);
    expect(await store.players()).toContainEqual({ ...known, lastPlayed: startedAt });
  });
});

describe('what stands beside a log', () => {
  test('a note survives the next entry', async () => {
    const store = await storeAt(freshName());
    const { id, summary } = await begin(store);
    await store.change(id, { note: 'late', place: 'the attic' });
    await store.append(id, 0, { kind: 'abandon', at: 9 }, summary, undefined);
    expect(await store.game(id)).toMatchObject({ note: 'late', place: 'the attic', entries: 1 });
    await store.change('nobody', { note: 'x' });
    expect(await store.games()).toHaveLength(1);
  });

  test('groups come and go', async () => {
    const store = await storeAt(freshName());
    const group = { id: 'g', name: 'Tuesdays', members: ['ana', 'ben'] };
    await store.saveGroup(group);
    expect(await store.groups()).toEqual([group]);
    await store.removeGroup('g');
    expect(await store.groups()).toEqual([]);
  });

  test('a group’s habits are kept game by game and part by part', async () => {
    const store = await storeAt(freshName());
    const group = { id: 'g', name: 'Tuesdays', members: ['ana', 'ben'] };
    await store.saveGroup(group);
    await store.changeHabit('g', 'kingdom', { agreements: { repetition: 'draw' } });
    await store.changeHabit('g', 'kings-gate', { copy: 'printed' });
    await store.changeHabit('g', 'kings-gate', { agreements: { 'hidden-points': 'hidden' } });
    const habits = {
      kingdom: { agreements: { repetition: 'draw' } },
      'kings-gate': { copy: 'printed', agreements: { 'hidden-points': 'hidden' } },
    };
    expect(await store.groups()).toEqual([{ ...group, habits }]);
    await store.changeHabit('nobody', 'kingdom', { copy: 'device' });
    expect(await store.groups()).toEqual([{ ...group, habits }]);
  });
});

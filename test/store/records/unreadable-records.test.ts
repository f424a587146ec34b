import { openDB } from 'idb';
import { describe, expect, test } from 'vitest';
import { readRows } from '#store/records/read-rows';
import { DEFAULT_SETTINGS } from '#store/records/record-types';
import type { Store } from '#store/store';
import { BAD_RECORDS, type BadRecord, GOOD_GAME } from '../../bad-records';
import { seedDatabase } from '../../seed-database';
import { freshName, openTestLive, openTestStore } from '../test-store';

/** A device with a good game and this, written past the store. */
async function withBad(...all: readonly BadRecord[]): Promise<Store> {
  const name = freshName();
  await seedDatabase({ games: [GOOD_GAME] }, name);
  const database = await openDB(name);
  for (const { store, records } of all)
    for (const record of records) await database.put(store === 'entries' && 'summary' in record ? 'games' : store, record);
  database.close();
  return openTestStore(name);
}

/** All that can be asked of a store, with the good records in it. */
async function works(store: Store): Promise<void> {
  expect((await store.games()).map(({ id }) => id)).toContain('good');
  expect((await store.players()).map(({ name }) => name)).toEqual(expect.arrayContaining(['Ana', 'Ben']));
  expect(await store.settings()).toEqual(DEFAULT_SETTINGS);
  await Promise.all([store.groups(), store.bin(), readRows(store), store.persistence(), store.box('kings-gate')]);
  await store.recordUsage(Date.UTC(2026, 6, 1));
  expect((await openTestLive(store, 'good')).table.value.steps).toHaveLength(1);
}

test('there are at least 67 kinds of bad records', () => expect(BAD_RECORDS.length).toBeGreaterThanOrEqual(67));

describe('a bad record', () => {
  test.each(BAD_RECORDS.map((bad) => [bad.name, bad] as const))('%s takes nothing else down', async (_, bad) => {
    const store = await withBad(bad);
    await works(store);
    const aside = await store.readQuarantine('logs');
    expect(aside.map(({ kind }) => kind)).toEqual(bad.aside === 'healed' ? [] : [bad.aside]);
    for (const each of aside) {
      expect(each.name.length).toBeGreaterThan(0);
      expect(each.name.length).toBeLessThanOrEqual(40);
      expect(each.records).toEqual(bad.records);
      await store.discardQuarantined(each);
    }
    expect(await store.readQuarantine('logs')).toEqual([]);
    await works(store);
  });

  test('beside all the others, too', async () => {
    const store = await withBad(...BAD_RECORDS);
    await works(store);
    expect((await store.readQuarantine('logs')).length).toBe(BAD_RECORDS.filter(({ aside }) => aside !== 'healed').length);
    for (const each of await store.readQuarantine('logs')) await store.discardQuarantined(each);
    await works(store);
  });
});

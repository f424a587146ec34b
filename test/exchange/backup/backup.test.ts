import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { formatBackup } from '#exchange/backup/backup-format';
import { importContents, previewImport, undoImport } from '#exchange/backup/import-backup';
import { hasNoChanges } from '#exchange/backup/import-changes';
import { readBackup } from '#exchange/backup/read-backup';
import { backupFile } from '#exchange/backup/write-backup';
import { MIGRATIONS } from '#store/database/migrations';
import { EMPTY_CONTENTS, readContents } from '#store/records/contents';
import { rowOf } from '#store/records/game-rows';
import { readRows } from '#store/records/read-rows';
import { GOOD_GAME } from '../../bad-records';
import { freshName, openTestStore } from '../../store/test-store';
import { createContents, openDeviceWith, sortContents } from '../device-contents';

/** A file that can be read. */
async function openParsed(file: Blob) {
  const found = await readBackup(file);
  if (typeof found === 'string') throw new Error(found);
  return found;
}

describe('a backup', () => {
  test.each(['merge', 'replace'] as const)('written, wiped and read again brings every record back (%s)', async (way) => {
    const old = await openDeviceWith(createContents());
    const file = await backupFile(old, new Date(2026, 4, 1, 18));
    expect(file.name).toBe('regent-2026-05-01.json');
    const fresh = await openTestStore(freshName());
    const { contents, unreadableCount, made } = await openParsed(file);
    expect(made).toEqual(new Date(2026, 4, 1, 18));
    expect(unreadableCount).toBe(0);
    await importContents(fresh, contents, way);
    expect(sortContents(await readContents(fresh))).toEqual(sortContents(createContents()));
    expect(sortContents(await readContents(fresh))).toEqual(sortContents(await readContents(old)));
  });

  test('is written in portions, and they are the same text as if it were written in one', async () => {
    const games = Array.from({ length: 120 }, (_, index) => ({ ...GOOD_GAME, game: { ...GOOD_GAME.game, id: `game-${index}` } }));
    const store = await openDeviceWith({ ...createContents(2), games });
    await store.withDatabase((database) => database.put('entries', { game: 'nobody', index: 3, entry: { kind: 'undo', at: 1 } }));
    const made = new Date(2026, 4, 1, 18);
    const text = await (await backupFile(store, made)).text();
    expect(text).toBe(await formatBackup(MIGRATIONS.length, JSON.parse(text).records, made));
    expect(JSON.parse(text).records.entries).toHaveLength(121);
  });

  test('can be compressed by whoever sends it', async () => {
    const file = await backupFile(await openDeviceWith(createContents()), new Date());
    const packed = new Blob([gzipSync(await file.text())]);
    expect(sortContents((await openParsed(packed)).contents)).toEqual(sortContents(createContents()));
  });

  test('taken twice changes nothing the second time, and the preview says so', async () => {
    const store = await openDeviceWith(EMPTY_CONTENTS);
    const { contents } = await openParsed(await backupFile(await openDeviceWith(createContents()), new Date()));
    expect(hasNoChanges((await previewImport(store, contents)).merge)).toBe(false);
    await importContents(store, contents, 'merge');
    const preview = await previewImport(store, contents);
    expect(hasNoChanges(preview.merge)).toBe(true);
    expect(hasNoChanges(preview.replace)).toBe(true);
  });

  test('that was taken in can be taken back, and that again', async () => {
    const store = await openDeviceWith(createContents(3));
    const before = sortContents(await readContents(store));
    await importContents(store, EMPTY_CONTENTS, 'replace');
    expect(await readContents(store)).toEqual(EMPTY_CONTENTS);
    expect(await undoImport(store)).toBeUndefined();
    expect(sortContents(await readContents(store))).toEqual(before);
    expect(await undoImport(store)).toBeUndefined();
    expect(await readContents(store)).toEqual(EMPTY_CONTENTS);
  });

  test('of an older version of the database climbs the same steps as the database', async () => {
    const records = {
      games: createContents(2).games.map(
        ({ game: { note: _, place: __, binned: ___, notedAt: ____, played: _____, dated: ______, ...game } }) => game,
      ),
      entries: createContents(2).games.flatMap(({ game, entries }) => entries.map((entry, index) => ({ game: game.id, index, entry }))),
      players: [{ id: 'ana', name: 'Ana', lastPlayed: 1 }],
      copies: [],
      settings: [],
    };
    const old = { regent: 'backup', version: 1, database: 1, made: new Date().toISOString(), records };
    const { contents } = await openParsed(new Blob([JSON.stringify(old)]));
    for (const { game } of contents.games) expect(game).toMatchObject({ note: '', place: '', played: game.changedAt, dated: true });
    expect(contents.games.map(({ entries }) => entries)).toEqual(createContents(2).games.map(({ entries }) => entries));
  });
});

describe('an import', () => {
  test('is all or nothing: where one record cannot be written, none is', async () => {
    const store = await openDeviceWith(createContents(3));
    const before = sortContents(await readContents(store));
    const bad = { ...createContents(6), players: [{ id: {}, name: 'no key', lastPlayed: 1 } as never] };
    await expect(importContents(store, bad, 'merge')).rejects.toThrow();
    expect(sortContents(await readContents(store))).toEqual(before);
  });

  test('says how far it is', async () => {
    const store = await openDeviceWith(EMPTY_CONTENTS);
    const progress: number[] = [];
    await importContents(store, createContents(24), 'merge', (done, of) => progress.push(done / of));
    expect(progress.at(0)).toBe(0);
    expect(progress.at(-1)).toBe(1);
    expect(progress.length).toBeGreaterThan(2);
    expect([...progress].sort((a, b) => a - b)).toEqual(progress);
  });

  test('leaves out facts that were derived from another log', async () => {
    const [one] = createContents(2).games;
    if (one === undefined) throw new Error('no game');
    const part = { ...one.game, entries: 1 };
    const store = await openDeviceWith({ ...EMPTY_CONTENTS, games: [{ game: part, entries: one.entries.slice(0, 1) }] });
    await store.saveFacts([{ ...rowOf(part), version: 1, counts: '{}' }]);
    expect((await readRows(store)).rows).toMatchObject([{ entries: 1, version: 1 }]);
    await importContents(store, { ...EMPTY_CONTENTS, games: [one] }, 'merge');
    expect((await readRows(store)).rows).toEqual([rowOf(one.game)]);
  });
});

describe('a file that is none', () => {
  const text = async (): Promise<string> => (await backupFile(await openDeviceWith(createContents(3)), new Date())).text();
  const editBackup = async (part: object): Promise<Blob> => new Blob([JSON.stringify({ ...JSON.parse(await text()), ...part })]);

  test.each([
    ['nothing', ''],
    ['a picture', '\u0089PNG\r\n'],
    ['another app’s data', '{"games":[]}'],
    ['a list', '[]'],
    ['a bare null', 'null'],
    ['depth without end', '['.repeat(500_000)],
  ])('%s is foreign', async (_, content) => expect(await readBackup(new Blob([content]))).toBe('foreign'));

  test('bytes that are no text are foreign', async () => {
    expect(await readBackup(new Blob([new Uint8Array([0xff, 0xfe, 0x00])]))).toBe('foreign');
  });

  test('one that was cut off is damaged', async () => {
    const whole = await text();
    expect(await readBackup(new Blob([whole.slice(0, whole.length / 2)]))).toBe('damaged');
    expect(await readBackup(new Blob([gzipSync(whole).subarray(0, 2000)]))).toBe('damaged');
  });

  test('one of a later format, or of a later database, is newer', async () => {
    expect(await readBackup(await editBackup({ version: 2 }))).toBe('newer');
    expect(await readBackup(await editBackup({ database: MIGRATIONS.length + 1 }))).toBe('newer');
    expect(await readBackup(await editBackup({ database: 1 }))).toBe('damaged');
  });

  test('one whose records are not those of its hash is damaged', async () => {
    const { records } = JSON.parse(await text());
    expect(await readBackup(await editBackup({ records: { ...records, players: [] } }))).toBe('damaged');
    expect(await readBackup(await editBackup({ sha256: '00' }))).toBe('damaged');
  });

  test('one without a hash must be right in every record', async () => {
    const { records, sha256: _, ...rest } = JSON.parse(await text());
    expect(await readBackup(new Blob([JSON.stringify({ ...rest, records })]))).toMatchObject({ unreadableCount: 0 });
    const players = [...records.players, { id: 'no name' }];
    expect(await readBackup(new Blob([JSON.stringify({ ...rest, records: { ...records, players } })]))).toBe('damaged');
  });

  test('one with names that JavaScript keeps for itself is damaged', async () => {
    const bad = (await text()).replace('"note":', '"__proto__":{"polluted":true},"note":').replace(/,"sha256":"[^"]*"/, '');
    expect(await readBackup(new Blob([bad]))).toBe('damaged');
    expect('polluted' in {}).toBe(false);
  });

  test('one of 100 MB is huge, and so is a small one that unfolds to that', async () => {
    expect(await readBackup(new Blob([new Uint8Array(100_000_000)]))).toBe('huge');
    expect(await readBackup(new Blob([gzipSync(new Uint8Array(100_000_000))]))).toBe('huge');
  });
});

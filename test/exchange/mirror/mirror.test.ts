import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { formatBackup } from '#exchange/backup/backup-format';
import { importContents } from '#exchange/backup/import-backup';
import { createFollower } from '#exchange/mirror/follow-database';
import { gameFileName } from '#exchange/mirror/mirror-files';
import { restoreFromMirror } from '#exchange/mirror/restore-from-mirror';
import type { Entry } from '#session/log/effective-log';
import { type Contents, readContents } from '#store/records/contents';
import { readPicture, savePicture } from '#store/records/pictures';
import type { Store } from '#store/store';
import { freshName, openTestStore } from '../../store/test-store';
import { createContents, openDeviceWith, shortenLog, sortContents } from '../device-contents';
import { createFolderInMemory, type FolderInMemory } from './folder-in-memory';

const createFourGames = () => createContents(4);

/** The database of a store as the mirror sees it. */
async function databaseOf(store: Store): Promise<IDBDatabase> {
  const name = await store.withDatabase(async (database) => database.name);
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
  });
  onTestFinished(() => database.close());
  return database;
}

/** A device with a mirror that is in step. */
async function createMirror(contents = createFourGames()) {
  const store = await openDeviceWith(contents);
  const [folder, database, follow] = [createFolderInMemory(), await databaseOf(store), createFollower()];
  expect(await follow(folder, database)).toBe('synced');
  return { store, folder, database, follow };
}

/** The database is gone; what a new one has once the mirror was taken in. */
async function afterLoss(folder: FolderInMemory) {
  const store = await openTestStore(freshName());
  const back = await restoreFromMirror(store, folder);
  return { store, back, contents: await readContents(store) };
}

const UNDO: Entry = { kind: 'undo', at: 5 };

/** One more entry, as a table writes it. */
async function enter(store: Store, id: string): Promise<number> {
  const game = await store.game(id);
  if (game === undefined) throw new Error(id);
  await store.appendEntry(id, game.entries, UNDO, game.summary, game.result);
  return game.entries + 1;
}

/** More games than are written in one go. */
function many(): Contents {
  const [first] = createFourGames().games.map(shortenLog);
  if (first === undefined) throw new Error('none');
  return {
    ...createFourGames(),
    games: Array.from({ length: 45 }, (_, index) => ({ ...first, game: { ...first.game, id: `many-${index}` } })),
    pictures: createFourGames().pictures.map((picture) => ({ ...picture, game: 'many-0' })),
  };
}

const ID = 'seed-3';
const logOf = async (folder: FolderInMemory): Promise<number> =>
  (await afterLoss(folder)).contents.games.find(({ game }) => game.id === ID)?.entries.length ?? 0;

describe('the mirror', () => {
  test('brings back every record, and a second time nothing more', async () => {
    const { folder } = await createMirror();
    const { store, back, contents } = await afterLoss(folder);
    expect(back).toBe(createFourGames().games.length);
    expect(sortContents(contents)).toEqual(sortContents(createFourGames()));
    expect(await restoreFromMirror(store, folder)).toBe(0);
    expect(sortContents(await readContents(store))).toEqual(sortContents(createFourGames()));
  });

  test('brings back what is missing among what is there', async () => {
    const { folder } = await createMirror();
    const [first, ...others] = createFourGames().games;
    const store = await openDeviceWith({ ...createFourGames(), games: others });
    expect(await restoreFromMirror(store, folder)).toBe(1);
    expect((await readContents(store)).games.map(({ game }) => game.id)).toContain(first?.game.id);
  });

  test('brings back by itself a picture of the evening that was added to a game', async () => {
    const { store, folder, database, follow } = await createMirror();
    const changed = vi.fn();
    onTestFinished(store.onChange(changed));
    const picture = { game: ID, type: 'image/jpeg', data: btoa('evening'), at: 5 };
    await savePicture(store, picture);
    // The mirror hears of it as of any other change of the game.
    expect(changed).toHaveBeenCalledOnce();
    await follow(folder, database, changed.mock.calls[0]?.[0]?.game);
    const { store: restored } = await afterLoss(folder);
    expect(await readPicture(restored, ID)).toEqual(picture);
  });

  test('writes only the game that changed', async () => {
    const { store, folder, database, follow } = await createMirror();
    const before = folder.writes();
    await follow(folder, database);
    expect(folder.writes()).toBe(before);
    const entries = await enter(store, ID);
    await follow(folder, database, ID);
    // The draft, and the file.
    expect(folder.writes()).toBe(before + 2);
    expect(await logOf(folder)).toBe(entries);
    expect(sortContents((await afterLoss(folder)).contents)).toEqual(sortContents(await readContents(store)));
  });

  test('does not bring back what was deleted for good, nor keep it', async () => {
    const { store, folder, database, follow } = await createMirror();
    await store.removeGame(ID);
    await follow(folder, database, ID);
    expect(folder.files.has(gameFileName(ID))).toBe(false);
    const { contents } = await afterLoss(folder);
    expect(contents.games).toHaveLength(createFourGames().games.length - 1);
    expect(contents.gone.map(({ id }) => id)).toContain(ID);
  });

  test('leaves a deletion alone that it had not yet heard of: the database knows better', async () => {
    const { store, folder } = await createMirror();
    await store.removeGame(ID);
    expect(await restoreFromMirror(store, folder)).toBe(0);
    expect(await store.game(ID)).toBeUndefined();
  });

  test.each([0, 1, 2, 3])('loses nothing where the device dies in the middle of a write (%i)', async (writes) => {
    const { store, folder, database, follow } = await createMirror();
    const before = (await store.game(ID))?.entries ?? 0;
    await enter(store, ID);
    await store.savePlayer({ id: 'ana', name: 'Anna', lastPlayed: 5 });
    folder.dieAfter(writes);
    await expect(follow(folder, database)).rejects.toThrow('dead');
    const { contents } = await afterLoss(folder);
    expect(contents.games).toHaveLength(createFourGames().games.length);
    expect(contents.players).toHaveLength(createFourGames().players.length);
    // From the moment that the draft of the game is whole, the last entry is there too.
    expect(await logOf(folder)).toBe(before + (writes > 0 ? 1 : 0));
    expect(contents.players.find(({ id }) => id === 'ana')?.name).toBe(writes > 2 ? 'Anna' : 'ANA');
    // And the next start goes on from there.
    folder.dieAfter(Number.POSITIVE_INFINITY);
    await createFollower()(folder, database);
    expect(sortContents((await afterLoss(folder)).contents)).toEqual(sortContents(await readContents(store)));
  });

  test('goes on where an error, or the end of the page, left it', async () => {
    const [store, folder] = [await openDeviceWith(many()), createFolderInMemory()];
    const database = await databaseOf(store);
    folder.dieAfter(2 * 42);
    await expect(createFollower()(folder, database)).rejects.toThrow('dead');
    folder.dieAfter(Number.POSITIVE_INFINITY);
    const before = folder.writes();
    expect(await createFollower()(folder, database)).toBe('synced');
    // The two portions that were whole are not written again: five games and the rest are, each with its draft.
    expect(folder.writes() - before).toBe(2 * 6);
    expect(sortContents((await afterLoss(folder)).contents)).toEqual(sortContents(many()));
  });

  test('brings nothing back of what was replaced while it was being filled', async () => {
    const [store, folder] = [await openDeviceWith(many()), createFolderInMemory()];
    const [database, follow] = [await databaseOf(store), createFollower()];
    const filling = follow(folder, database);
    await expect.poll(() => folder.writes()).toBeGreaterThanOrEqual(2 * 20);
    await importContents(store, createFourGames(), 'replace');
    folder.files.clear();
    await filling;
    await follow(folder, database);
    expect(sortContents((await afterLoss(folder)).contents)).toEqual(sortContents(createFourGames()));
  });

  test('a backup that is taken in afterwards adds what is new, and the mirror has that too', async () => {
    const { folder } = await createMirror();
    const { store } = await afterLoss(folder);
    const database = await databaseOf(store);
    await importContents(store, createFourGames(), 'merge');
    expect(sortContents(await readContents(store))).toEqual(sortContents(createFourGames()));
    await importContents(store, { ...many(), games: many().games.slice(0, 2) }, 'merge');
    expect((await readContents(store)).games).toHaveLength(createFourGames().games.length + 2);
    expect(await createFollower()(folder, database)).toBe('synced');
    expect(sortContents((await afterLoss(folder)).contents)).toEqual(sortContents(await readContents(store)));
  });

  test('a file that is damaged is one game less, and not the rest', async () => {
    const { folder } = await createMirror();
    const file = folder.files.get(gameFileName(ID)) ?? new Uint8Array();
    file[Math.floor(file.length / 2)] = 0;
    expect((await afterLoss(folder)).back).toBe(createFourGames().games.length - 1);
  });

  test('is written anew where its files are gone', async () => {
    const { folder, database, follow } = await createMirror();
    folder.files.clear();
    await follow(folder, database);
    expect(sortContents((await afterLoss(folder)).contents)).toEqual(sortContents(createFourGames()));
  });

  test('does not follow a database that knows nothing of its games, until they were brought back', async () => {
    const { folder } = await createMirror();
    const store = await openTestStore(freshName());
    const [database, follow] = [await databaseOf(store), createFollower()];
    const before = folder.writes();
    expect(await follow(folder, database)).toBe('games-missing');
    expect(folder.writes()).toBe(before);
    await restoreFromMirror(store, folder);
    expect(await follow(folder, database)).toBe('synced');
    expect(sortContents((await afterLoss(folder)).contents)).toEqual(sortContents(createFourGames()));
  });

  test('goes on beside a game that cannot be brought back', async () => {
    const { folder, database, follow } = await createMirror();
    folder.files.set(gameFileName('broken'), new Uint8Array(3));
    expect(await follow(folder, database)).toBe('games-missing');
    expect(await follow(folder, database, undefined, true)).toBe('synced');
    expect((await afterLoss(folder)).back).toBe(createFourGames().games.length);
  });

  test('of an older database is brought up to date', async () => {
    const { folder } = await createMirror();
    const old = {
      id: 'old',
      game: 'kingdom',
      rules: 1,
      players: [],
      setup: {},
      startedAt: 1,
      changedAt: 7,
      entries: 0,
      note: '',
      place: '',
    };
    const summary = { headline: { key: 'turn', params: {} }, points: {}, status: 'finished', winners: [] };
    const text = await formatBackup(3, { games: [{ ...old, summary }] }, new Date());
    folder.files.set(gameFileName('old'), new TextEncoder().encode(text));
    const { store, back } = await afterLoss(folder);
    expect(back).toBe(createFourGames().games.length + 1);
    expect(await store.game('old')).toMatchObject({ played: 7, dated: true });
  });
});

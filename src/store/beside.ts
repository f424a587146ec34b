import { type DBSchema, openDB } from 'idb';

/** A backup as a text, and when it was made. */
export interface KeptBackup {
  readonly at: number;
  readonly text: string;
}

/** What this device keeps beside its games, and no backup takes along. */
interface Beside extends DBSchema {
  kept: { key: 'before'; value: KeptBackup };
  made: { key: 'last'; value: number };
  files: { key: 'own'; value: FileSystemFileHandle };
  pictures: { key: string; value: { readonly type: string; readonly bytes: ArrayBuffer } };
  spared: { key: string; value: string };
}

const NAME = 'regent-beside';

async function beside<T>(use: (database: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    return await use(database);
  } finally {
    database.close();
  }
}

const open = () =>
  openDB<Beside>(NAME, 3, {
    upgrade(database, from) {
      if (from < 1) {
        database.createObjectStore('kept');
        database.createObjectStore('made');
        database.createObjectStore('files');
      }
      if (from < 2) database.createObjectStore('pictures');
      database.createObjectStore('spared');
    },
  });

/** What there was before the last import, to take it back. */
export const keptBefore = (): Promise<KeptBackup | undefined> => beside((database) => database.get('kept', 'before'));
export const keepBefore = (kept: KeptBackup): Promise<void> =>
  beside(async (database) => void (await database.put('kept', kept, 'before')));

/** When this device last made a backup. */
export const lastBackup = (): Promise<number | undefined> => beside((database) => database.get('made', 'last'));
export const noteBackup = (at: number): Promise<void> => beside(async (database) => void (await database.put('made', at, 'last')));

/** The file that is kept up to date by itself. */
export const ownFile = (): Promise<FileSystemFileHandle | undefined> => beside((database) => database.get('files', 'own'));
export const keepOwnFile = (file: FileSystemFileHandle): Promise<void> =>
  beside(async (database) => void (await database.put('files', file, 'own')));
export const forgetOwnFile = (): Promise<void> => beside((database) => database.delete('files', 'own'));

/** The picture that a table wanted to keep with a game. */
export async function pictureOf(game: string): Promise<Blob | undefined> {
  const found = await beside((database) => database.get('pictures', game));
  return found && new Blob([found.bytes], { type: found.type });
}

/** Keeps it in the place of the one before; those of games that are no longer there go. */
export async function keepPicture(game: string, picture: Blob, games: ReadonlySet<string>): Promise<void> {
  const bytes = await picture.arrayBuffer();
  await beside(async (database) => {
    const transaction = database.transaction('pictures', 'readwrite');
    for (const id of await transaction.store.getAllKeys()) if (!games.has(id)) await transaction.store.delete(id);
    await transaction.store.put({ type: picture.type, bytes }, game);
    await transaction.done;
  });
}

export const forgetPicture = (game: string): Promise<void> => beside((database) => database.delete('pictures', game));

/** By the name of each file of the spare, a mark of what was last written there. */
export const spared = (): Promise<ReadonlyMap<string, string>> =>
  beside(async (database) => {
    const { store } = database.transaction('spared');
    const [names, marks] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return new Map(names.map((name, index) => [name, marks[index] ?? '']));
  });
export const noteSpared = (marks: ReadonlyMap<string, string>): Promise<void> =>
  beside(async (database) => {
    const transaction = database.transaction('spared', 'readwrite');
    for (const [name, mark] of marks) await transaction.store.put(mark, name);
    await transaction.done;
  });

import { type DBSchema, openDB } from 'idb';

/** A backup as a text, and when it was made. */
export interface StoredBackup {
  readonly at: number;
  readonly text: string;
}

/** What this device keeps beside its games, and no backup takes along. */
interface DeviceFilesSchema extends DBSchema {
  kept: { key: 'before'; value: StoredBackup };
  made: { key: 'last'; value: number };
  files: { key: 'own'; value: FileSystemFileHandle };
  pictures: { key: string; value: { readonly type: string; readonly bytes: ArrayBuffer } };
  spared: { key: string; value: string };
}

const NAME = 'regent-beside';

async function withDeviceFiles<T>(work: (database: Awaited<ReturnType<typeof openDeviceFiles>>) => Promise<T>): Promise<T> {
  const database = await openDeviceFiles();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

const openDeviceFiles = () =>
  openDB<DeviceFilesSchema>(NAME, 3, {
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
export const readBackupBeforeImport = (): Promise<StoredBackup | undefined> =>
  withDeviceFiles((database) => database.get('kept', 'before'));
export const saveBackupBeforeImport = (backup: StoredBackup): Promise<void> =>
  withDeviceFiles(async (database) => void (await database.put('kept', backup, 'before')));

/** When this device last made a backup. */
export const readLastBackupTime = (): Promise<number | undefined> => withDeviceFiles((database) => database.get('made', 'last'));
export const saveLastBackupTime = (at: number): Promise<void> =>
  withDeviceFiles(async (database) => void (await database.put('made', at, 'last')));

/** The file that is kept up to date by itself. */
export const readBackupFileHandle = (): Promise<FileSystemFileHandle | undefined> =>
  withDeviceFiles((database) => database.get('files', 'own'));
export const saveBackupFileHandle = (file: FileSystemFileHandle): Promise<void> =>
  withDeviceFiles(async (database) => void (await database.put('files', file, 'own')));
export const deleteBackupFileHandle = (): Promise<void> => withDeviceFiles((database) => database.delete('files', 'own'));

/** The picture that a table wanted to keep with a game. */
export async function readPicture(game: string): Promise<Blob | undefined> {
  const found = await withDeviceFiles((database) => database.get('pictures', game));
  return found && new Blob([found.bytes], { type: found.type });
}

/** Keeps it in the place of the one before; those of games that are no longer there go. */
export async function savePicture(game: string, picture: Blob, games: ReadonlySet<string>): Promise<void> {
  const bytes = await picture.arrayBuffer();
  await withDeviceFiles(async (database) => {
    const transaction = database.transaction('pictures', 'readwrite');
    for (const id of await transaction.store.getAllKeys()) if (!games.has(id)) await transaction.store.delete(id);
    await transaction.store.put({ type: picture.type, bytes }, game);
    await transaction.done;
  });
}

export const deletePicture = (game: string): Promise<void> => withDeviceFiles((database) => database.delete('pictures', game));

/** A fingerprint of what was last written to each mirror file, by file name. */
export const readMirrorFingerprints = (): Promise<ReadonlyMap<string, string>> =>
  withDeviceFiles(async (database) => {
    const { store } = database.transaction('spared');
    const [names, fingerprints] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return new Map(names.map((name, index) => [name, fingerprints[index] ?? '']));
  });
export const saveMirrorFingerprints = (fingerprints: ReadonlyMap<string, string>): Promise<void> =>
  withDeviceFiles(async (database) => {
    const transaction = database.transaction('spared', 'readwrite');
    for (const [name, fingerprint] of fingerprints) await transaction.store.put(fingerprint, name);
    await transaction.done;
  });

import { formatBackup, type RawRecords } from '#exchange/backup/backup-format';

/*
 * The spare: all that the database holds once more, in the private files of the origin. A browser may throw a database away that
 * it cannot read any more; these files are none of it. Each is a backup by itself: one for each game, and one for the rest.
 * They are written in place, since making and renaming files goes through another database of the browser.
 */

/** As much of a file as the spare needs; where it cannot be written in place, there is no spare. */
interface MirrorFile {
  getFile(): Promise<Blob>;
  createSyncAccessHandle?(): Promise<SyncAccessHandle>;
}

/** Older browsers answer with promises. */
export interface SyncAccessHandle {
  write(bytes: Uint8Array, options: { readonly at: number }): number;
  truncate(size: number): void | Promise<void>;
  flush(): void | Promise<void>;
  close(): void | Promise<void>;
}

export interface MirrorFolder {
  keys(): AsyncIterable<string>;
  getFileHandle(name: string, options?: { readonly create: boolean }): Promise<MirrorFile>;
  removeEntry(name: string): Promise<void>;
}

const FOLDER_NAME = 'regent-spare';
export const REST_FILE = 'rest';
const DRAFT_FILE = 'draft';
const GAME_PREFIX = 'game-';

export const gameFileName = (game: string): string => `${GAME_PREFIX}${encodeURIComponent(game)}`;
export const gameIdOf = (file: string): string | undefined =>
  file.startsWith(GAME_PREFIX) ? decodeURIComponent(file.slice(GAME_PREFIX.length)) : undefined;

/** Where the spare lies, if the browser has such a place. */
export async function openMirrorFolder(options: { readonly create: boolean }): Promise<MirrorFolder | undefined> {
  try {
    return await (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER_NAME, options);
  } catch {
    return undefined;
  }
}

/** One at a time, in whichever tab. */
const withLock = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks === undefined ? work() : navigator.locks.request(name, {}, work);

/** Who reads or writes the files. */
export const withFileLock = <T>(work: () => Promise<T>): Promise<T> => withLock('regent-spare', work);

/** Who brings them in step, which may take minutes: others have their turns in between. */
export const withFollowerLock = <T>(work: () => Promise<T>): Promise<T> => withLock('regent-spare-follower', work);

/** What it holds is given up, and would come back from it: all of it is written anew the next time that something changes. */
export const discardMirrorAndRun = (work: () => Promise<void>): Promise<void> =>
  withFileLock(async () => {
    const folder = globalThis.navigator?.storage?.getDirectory?.();
    // There may be none.
    await folder?.then((root) => root.removeEntry(FOLDER_NAME, { recursive: true })).catch(() => undefined);
    await work();
  });

/** Chromium never answers a handle that is thrown away meanwhile as garbage: it is held until it is answered. */
const pendingFiles = new Set<MirrorFile>();

async function openAccessHandle(file: MirrorFile): Promise<SyncAccessHandle | undefined> {
  pendingFiles.add(file);
  try {
    return await file.createSyncAccessHandle?.();
  } finally {
    pendingFiles.delete(file);
  }
}

async function writeInPlace(folder: MirrorFolder, name: string, bytes: Uint8Array): Promise<void> {
  const access = await openAccessHandle(await folder.getFileHandle(name, { create: true }));
  if (access === undefined) throw new Error('cannot be written in place');
  try {
    if (access.write(bytes, { at: 0 }) < bytes.length) throw new Error('no room');
    await access.truncate(bytes.length);
    await access.flush();
  } finally {
    await access.close();
  }
}

/** First as a draft: whenever the device dies, either that or the file itself is whole. */
export async function writeMirrorFile(folder: MirrorFolder, name: string, database: number, records: RawRecords): Promise<void> {
  const bytes = new TextEncoder().encode(await formatBackup(database, records, new Date()));
  await writeInPlace(folder, DRAFT_FILE, bytes);
  await writeInPlace(folder, name, bytes);
}

export async function listFileNames(folder: MirrorFolder): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const name of folder.keys()) names.add(name);
  return names;
}

export interface MirrorFiles {
  readonly files: readonly Blob[];
  /** What was last begun to be written. */
  readonly draft: Blob | undefined;
}

export async function readMirrorFiles(folder: MirrorFolder): Promise<MirrorFiles> {
  const names = await listFileNames(folder);
  const read = async (name: string): Promise<Blob> => (await folder.getFileHandle(name)).getFile();
  const draft = names.delete(DRAFT_FILE) ? await read(DRAFT_FILE) : undefined;
  const files: Blob[] = [];
  for (const name of names) files.push(await read(name));
  return { files, draft };
}

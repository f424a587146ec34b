import { formatBackup, type RawRecords } from '#exchange/backup/backup-format';

/*
 * The mirror: a copy of all records in the origin private file system, which survives a browser that discards a corrupt database.
 * Each file is a complete backup: one per game, and one for the rest. Files are overwritten in place, because creating and
 * renaming them goes through a database of the browser's own, which can be corrupted in the same crash.
 */

/** The part of FileSystemFileHandle that the mirror uses; without sync access handles there is no mirror. */
interface MirrorFile {
  getFile(): Promise<Blob>;
  createSyncAccessHandle?(): Promise<SyncAccessHandle>;
}

/** Older browsers return promises from these methods. */
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

/** The mirror's folder, where the browser supports the origin private file system. */
export async function openMirrorFolder(options: { readonly create: boolean }): Promise<MirrorFolder | undefined> {
  try {
    return await (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER_NAME, options);
  } catch {
    return undefined;
  }
}

/** Serializes work across tabs through the Web Locks API. */
const withLock = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks === undefined ? work() : navigator.locks.request(name, {}, work);

/** Held while files are read or written. */
export const withFileLock = <T>(work: () => Promise<T>): Promise<T> => withLock('regent-spare', work);

/** Held for a whole synchronization, which may take minutes; the file lock is released between its batches. */
export const withFollowerLock = <T>(work: () => Promise<T>): Promise<T> => withLock('regent-spare-follower', work);

/** Deletes the mirror before work that replaces all records, so that nothing is restored from it; the next change rewrites it. */
export const discardMirrorAndRun = (work: () => Promise<void>): Promise<void> =>
  withFileLock(async () => {
    const folder = globalThis.navigator?.storage?.getDirectory?.();
    // There may be none.
    await folder?.then((root) => root.removeEntry(FOLDER_NAME, { recursive: true })).catch(() => undefined);
    await work();
  });

/** Chromium never settles createSyncAccessHandle if the handle is garbage-collected meanwhile, so handles are referenced until then. */
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

/** Writes a draft first: after a crash, either the draft or the file itself is intact. */
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
  /** The file that was being written last. */
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

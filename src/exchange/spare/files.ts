import { backupText, type Records } from '#exchange/format';

/*
 * The spare: all that the database holds once more, in the private files of the origin. A browser may throw a database away that
 * it cannot read any more; these files are none of it. Each is a backup by itself: one for each game, and one for the rest.
 * They are written in place, since making and renaming files goes through another database of the browser.
 */

/** As much of a file as the spare needs; where it cannot be written in place, there is no spare. */
interface SpareFile {
  getFile(): Promise<Blob>;
  createSyncAccessHandle?(): Promise<Access>;
}

/** Older browsers answer with promises. */
export interface Access {
  write(bytes: Uint8Array, options: { readonly at: number }): number;
  truncate(size: number): void | Promise<void>;
  flush(): void | Promise<void>;
  close(): void | Promise<void>;
}

export interface Folder {
  keys(): AsyncIterable<string>;
  getFileHandle(name: string, options?: { readonly create: boolean }): Promise<SpareFile>;
  removeEntry(name: string): Promise<void>;
}

const FOLDER = 'regent-spare';
export const REST = 'rest';
const DRAFT = 'draft';
const GAME = 'game-';

export const fileOf = (game: string): string => `${GAME}${encodeURIComponent(game)}`;
export const gameIn = (file: string): string | undefined =>
  file.startsWith(GAME) ? decodeURIComponent(file.slice(GAME.length)) : undefined;

/** Where the spare lies, if the browser has such a place. */
export async function spareFolder(options: { readonly create: boolean }): Promise<Folder | undefined> {
  try {
    return await (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, options);
  } catch {
    return undefined;
  }
}

/** One at a time, in whichever tab. */
const alone = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks === undefined ? work() : navigator.locks.request(name, {}, work);

/** Who reads or writes the files. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => alone('regent-spare', work);

/** Who brings them in step, which may take minutes: others have their turns in between. */
export const asFollower = <T>(work: () => Promise<T>): Promise<T> => alone('regent-spare-follower', work);

/** What it holds is given up, and would come back from it: all of it is written anew the next time that something changes. */
export const withoutSpare = (work: () => Promise<void>): Promise<void> =>
  inTurn(async () => {
    const folder = globalThis.navigator?.storage?.getDirectory?.();
    // There may be none.
    await folder?.then((root) => root.removeEntry(FOLDER, { recursive: true })).catch(() => undefined);
    await work();
  });

/** Chromium never answers a handle that is thrown away meanwhile as garbage: it is held until it is answered. */
const asked = new Set<SpareFile>();

async function accessTo(file: SpareFile): Promise<Access | undefined> {
  asked.add(file);
  try {
    return await file.createSyncAccessHandle?.();
  } finally {
    asked.delete(file);
  }
}

async function put(folder: Folder, name: string, bytes: Uint8Array): Promise<void> {
  const access = await accessTo(await folder.getFileHandle(name, { create: true }));
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
export async function write(folder: Folder, name: string, database: number, records: Records): Promise<void> {
  const bytes = new TextEncoder().encode(await backupText(database, records, new Date()));
  await put(folder, DRAFT, bytes);
  await put(folder, name, bytes);
}

export async function namesIn(folder: Folder): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const name of folder.keys()) names.add(name);
  return names;
}

export interface SpareFiles {
  readonly files: readonly Blob[];
  /** What was last begun to be written. */
  readonly draft: Blob | undefined;
}

export async function filesIn(folder: Folder): Promise<SpareFiles> {
  const names = await namesIn(folder);
  const read = async (name: string): Promise<Blob> => (await folder.getFileHandle(name)).getFile();
  const draft = names.delete(DRAFT) ? await read(DRAFT) : undefined;
  const files: Blob[] = [];
  for (const name of names) files.push(await read(name));
  return { files, draft };
}

import type { Records } from '#exchange/format';

/** What lies in the database, whatever version wrote it. */
export interface Found {
  readonly version: number;
  readonly records: Records;
  /** How many records could not be read, or not be written down. */
  readonly unread: number;
}

const NOTHING: Found = { version: 0, records: {}, unread: 0 };

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Opened as it is: no version is asked for, so nothing is upgraded, and where there is no database none is made. */
function open(name: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    let made = false;
    request.onupgradeneeded = () => {
      made = true;
      request.transaction?.abort();
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => (made ? resolve(undefined) : reject(request.error));
  });
}

function isWritable(record: unknown): boolean {
  try {
    return JSON.stringify(record) !== undefined;
  } catch {
    return false;
  }
}

/** All records of a store; where one of them cannot be read, all the others. */
async function recordsIn(database: IDBDatabase, name: string): Promise<{ readonly read: readonly unknown[]; readonly unread: number }> {
  const store = () => database.transaction(name).objectStore(name);
  let all: readonly unknown[];
  let unread = 0;
  try {
    all = await answered(store().getAll());
  } catch {
    const read: unknown[] = [];
    for (const key of await answered(store().getAllKeys()))
      await answered(store().get(key)).then(
        (record) => read.push(record),
        () => (unread += 1),
      );
    all = read;
  }
  const read = all.filter(isWritable);
  return { read, unread: unread + all.length - read.length };
}

export async function readAll(name = 'regent'): Promise<Found> {
  const database = await open(name);
  if (database === undefined) return NOTHING;
  const records: Record<string, readonly unknown[]> = {};
  let unread = 0;
  for (const store of database.objectStoreNames) {
    const found = await recordsIn(database, store);
    records[store] = found.read;
    unread += found.unread;
  }
  const { version } = database;
  database.close();
  return { version, records, unread };
}

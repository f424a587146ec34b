import type { Backup, RawRecords } from '#exchange/backup/backup-format';
import { openMirrorFolder, readMirrorFiles } from '#exchange/mirror/mirror-files';

/** What lies in the database, whatever version wrote it. */
export interface DeviceRecords {
  readonly version: number;
  readonly records: RawRecords;
  /** How many records could not be read, or not be written down. */
  readonly unread: number;
}

const NO_RECORDS: DeviceRecords = { version: 0, records: {}, unread: 0 };

function promisifyRequest<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Opened as it is: no version is asked for, so nothing is upgraded, and where there is no database none is made. */
function openExisting(name: string): Promise<IDBDatabase | undefined> {
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
async function readRecords(database: IDBDatabase, name: string): Promise<{ readonly read: readonly unknown[]; readonly unread: number }> {
  const store = () => database.transaction(name).objectStore(name);
  let all: readonly unknown[];
  let unread = 0;
  try {
    all = await promisifyRequest(store().getAll());
  } catch {
    const read: unknown[] = [];
    for (const key of await promisifyRequest(store().getAllKeys()))
      await promisifyRequest(store().get(key)).then(
        (record) => read.push(record),
        () => (unread += 1),
      );
    all = read;
  }
  const read = all.filter(isWritable);
  return { read, unread: unread + all.length - read.length };
}

/** What the app makes anew of the rest. */
const DERIVED: ReadonlySet<string> = new Set(['facts', 'months', 'changed', 'ratings', 'counted']);

async function readDatabase(name = 'regent'): Promise<DeviceRecords> {
  const database = await openExisting(name);
  if (database === undefined) return NO_RECORDS;
  const records: Record<string, readonly unknown[]> = {};
  let unread = 0;
  for (const store of database.objectStoreNames) {
    if (DERIVED.has(store)) continue;
    const found = await readRecords(database, store);
    records[store] = found.read;
    unread += found.unread;
  }
  const { version } = database;
  database.close();
  return { version, records, unread };
}

function read(text: string): Partial<Pick<Backup, 'database' | 'records'>> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** What the spare holds, as far as it was written by one version. */
async function readMirror(): Promise<DeviceRecords> {
  const folder = await openMirrorFolder({ create: false });
  if (folder === undefined) return NO_RECORDS;
  let [version, unread] = [0, 0];
  let records: Record<string, readonly unknown[]> = {};
  for (const file of (await readMirrorFiles(folder)).files) {
    const part = read(await file.text());
    if (part.database === undefined || part.records === undefined || part.database < version) {
      unread += 1;
      continue;
    }
    if (part.database > version) records = {};
    version = part.database;
    for (const [name, found] of Object.entries(part.records)) records[name] = [...(records[name] ?? []), ...found];
  }
  return { version, records, unread };
}

const isEmpty = ({ records }: DeviceRecords): boolean => (records.games ?? []).length === 0;

/** What lies in the database; where it has no games, and the spare has, what lies there. */
export async function readBest(): Promise<DeviceRecords> {
  const found = await readDatabase().catch(() => undefined);
  if (found !== undefined && !isEmpty(found)) return found;
  const spare = await readMirror().catch(() => NO_RECORDS);
  if (!isEmpty(spare)) return spare;
  if (found === undefined) throw new Error('unreadable');
  return found;
}

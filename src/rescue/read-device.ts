import type { Backup, RawRecords } from '#exchange/backup/backup-format';
import { openMirrorFolder, readMirrorFiles } from '#exchange/mirror/mirror-files';

/** What lies in the database, whatever version wrote it. */
export interface DeviceRecords {
  readonly version: number;
  readonly records: RawRecords;
  /** How many records could not be read, or not be written down. */
  readonly unreadCount: number;
}

const NO_RECORDS: DeviceRecords = { version: 0, records: {}, unreadCount: 0 };

function promisifyRequest<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Opens the database without a version, so that nothing is migrated; aborting the upgrade keeps a missing one from being created. */
function openExisting(name: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    let isNew = false;
    request.onupgradeneeded = () => {
      isNew = true;
      request.transaction?.abort();
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => (isNew ? resolve(undefined) : reject(request.error));
  });
}

function isSerializable(record: unknown): boolean {
  try {
    return JSON.stringify(record) !== undefined;
  } catch {
    return false;
  }
}

/** All records of a store; where one of them cannot be read, all the others. */
async function readRecords(
  database: IDBDatabase,
  name: string,
): Promise<{ readonly read: readonly unknown[]; readonly unreadCount: number }> {
  const store = () => database.transaction(name).objectStore(name);
  let all: readonly unknown[];
  let unreadCount = 0;
  try {
    all = await promisifyRequest(store().getAll());
  } catch {
    const read: unknown[] = [];
    for (const key of await promisifyRequest(store().getAllKeys()))
      await promisifyRequest(store().get(key)).then(
        (record) => read.push(record),
        () => (unreadCount += 1),
      );
    all = read;
  }
  const read = all.filter(isSerializable);
  return { read, unreadCount: unreadCount + all.length - read.length };
}

/** Stores derived from the others; a backup leaves them out. */
const DERIVED: ReadonlySet<string> = new Set(['facts', 'months', 'changed', 'ratings', 'counted']);

async function readDatabase(name = 'regent'): Promise<DeviceRecords> {
  const database = await openExisting(name);
  if (database === undefined) return NO_RECORDS;
  const records: Record<string, readonly unknown[]> = {};
  let unreadCount = 0;
  for (const store of database.objectStoreNames) {
    if (DERIVED.has(store)) continue;
    const storedRecords = await readRecords(database, store);
    records[store] = storedRecords.read;
    unreadCount += storedRecords.unreadCount;
  }
  const { version } = database;
  database.close();
  return { version, records, unreadCount };
}

function parseBackup(text: string): Partial<Pick<Backup, 'database' | 'records'>> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** The records of the mirror, of its newest database version only. */
async function readMirror(): Promise<DeviceRecords> {
  const folder = await openMirrorFolder({ create: false });
  if (folder === undefined) return NO_RECORDS;
  let [version, unreadCount] = [0, 0];
  let records: Record<string, readonly unknown[]> = {};
  for (const file of (await readMirrorFiles(folder)).files) {
    const part = parseBackup(await file.text());
    if (part.database === undefined || part.records === undefined || part.database < version) {
      unreadCount += 1;
      continue;
    }
    if (part.database > version) records = {};
    version = part.database;
    for (const [name, storedRecords] of Object.entries(part.records)) records[name] = [...(records[name] ?? []), ...storedRecords];
  }
  return { version, records, unreadCount };
}

const isEmpty = ({ records }: DeviceRecords): boolean => (records.games ?? []).length === 0;

/** The database's records, or the mirror's where the database has no games. */
export async function readBest(): Promise<DeviceRecords> {
  const storedRecords = await readDatabase().catch(() => undefined);
  if (storedRecords !== undefined && !isEmpty(storedRecords)) return storedRecords;
  const mirrored = await readMirror().catch(() => NO_RECORDS);
  if (!isEmpty(mirrored)) return mirrored;
  if (storedRecords === undefined) throw new Error('unreadable');
  return storedRecords;
}

import type { RawRecords } from '#exchange/backup/backup-format';
import { hashText } from '#session/hash';
import { readMirrorMarks, saveMirrorMarks } from '#store/device-files';
import { gameFileName, gameIdOf, listFileNames, type MirrorFolder, REST_FILE, withFileLock, writeMirrorFile } from './mirror-files';

const REST_STORES = ['players', 'groups', 'copies', 'settings', 'gone'] as const;

function promisifyRequest<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function isSerializable(record: unknown): boolean {
  try {
    return JSON.stringify(record) !== undefined;
  } catch {
    return false;
  }
}

/** By which it is told whether a file is of the records as they are now. */
const fingerprintOf = (database: IDBDatabase, records: unknown): string => hashText(`${database.version} ${JSON.stringify(records)}`);

/** All that is known of a record before it is read: its store keeps it by its id. */
interface StoredRecord {
  readonly id: IDBValidKey;
}

interface DatabaseSnapshot {
  readonly ids: ReadonlySet<IDBValidKey>;
  readonly games: readonly StoredRecord[];
  readonly gone: ReadonlySet<IDBValidKey>;
  readonly others: RawRecords;
}

/** What lies in the database at one moment; of the games all, or the one that is asked for. */
async function readSnapshot(database: IDBDatabase, game: string | undefined): Promise<DatabaseSnapshot> {
  const transaction = database.transaction(['games', ...REST_STORES]);
  const store = (name: string): IDBObjectStore => transaction.objectStore(name);
  const [ids, games, gone, ...others] = await Promise.all([
    promisifyRequest(store('games').getAllKeys()),
    promisifyRequest<StoredRecord[]>(store('games').getAll(game)),
    promisifyRequest(store('gone').getAllKeys()),
    ...REST_STORES.map(async (name) => (await promisifyRequest<unknown[]>(store(name).getAll())).filter(isSerializable)),
  ]);
  return {
    ids: new Set(ids),
    games,
    gone: new Set(gone),
    others: Object.fromEntries(REST_STORES.map((name, at) => [name, others[at] ?? []])),
  };
}

/** A game with its log, at one moment; none where it went meanwhile. */
async function readWholeGame(database: IDBDatabase, id: string): Promise<RawRecords | undefined> {
  const transaction = database.transaction(['games', 'entries']);
  const [games, entries] = await Promise.all([
    promisifyRequest<unknown[]>(transaction.objectStore('games').getAll(id)),
    promisifyRequest<unknown[]>(transaction.objectStore('entries').getAll(IDBKeyRange.bound([id], [id, []]))),
  ]);
  return games.length === 0 ? undefined : { games, entries: entries.filter(isSerializable) };
}

/** Whether the spare now has what the database has; or it has games of which the database knows nothing, and was left as it is. */
export type SyncResult = 'in step' | 'lost';

/** A file that is not of the records as they are now. */
interface OutdatedFile {
  readonly name: string;
  readonly mark: string;
  records(): Promise<RawRecords | undefined>;
}

/** So many files are written before it is noted that they are, and so long, in milliseconds, who uses the app then has the device alone. */
const BATCH_SIZE = 20;
const BATCH_PAUSE = 300;

/** Follows the database file by file; once nothing more of what is lost can be brought back, `evenIf` something is. */
export function createFollower() {
  let names = new Set<string>();
  let isListed = false;
  let marks: ReadonlyMap<string, string> = new Map();

  return async (folder: MirrorFolder, database: IDBDatabase, game?: string, isForced = false): Promise<SyncResult> => {
    const { ids, games, gone, others } = await readSnapshot(database, game);
    const hasGameOf = (known: ReadonlySet<IDBValidKey>, name: string): boolean => known.has(gameIdOf(name) ?? '');
    const isLost = (): boolean =>
      [...names].some((name) => gameIdOf(name) !== undefined && !hasGameOf(ids, name) && !hasGameOf(gone, name));
    if (!isListed || game === undefined || isLost()) [names, marks] = await Promise.all([listFileNames(folder), readMirrorMarks()]);
    isListed = true;
    if (!isForced && isLost()) return 'lost';

    const writeAll = async (portion: readonly OutdatedFile[]): Promise<void> => {
      const fresh = new Map<string, string>();
      for (const { name, mark, records } of portion) {
        const found = await records();
        if (found === undefined) continue;
        await writeMirrorFile(folder, name, database.version, found);
        names.add(name);
        fresh.set(name, mark);
      }
      await saveMirrorMarks(fresh);
      marks = new Map([...marks, ...fresh]);
    };
    const files = games.filter(isSerializable).flatMap((record): readonly OutdatedFile[] => {
      const { id } = record;
      if (typeof id !== 'string') return [];
      return [{ name: gameFileName(id), mark: fingerprintOf(database, record), records: () => readWholeGame(database, id) }];
    });
    files.push({ name: REST_FILE, mark: fingerprintOf(database, others), records: async () => others });
    const due = files.filter(({ name, mark }) => !names.has(name) || marks.get(name) !== mark);
    for (let done = 0; done < due.length; done += BATCH_SIZE) {
      if (done > 0) await new Promise((resolve) => setTimeout(resolve, BATCH_PAUSE));
      await withFileLock(() => writeAll(due.slice(done, done + BATCH_SIZE)));
    }
    for (const name of [...names].filter((each) => hasGameOf(gone, each) && !hasGameOf(ids, each))) {
      await withFileLock(() => folder.removeEntry(name));
      names.delete(name);
    }
    return 'in step';
  };
}

import type { RawRecords } from '#exchange/backup/backup-format';
import { hashText } from '#session/hash';
import { readMirrorFingerprints, saveMirrorFingerprints } from '#store/device-files';
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

/** Changes whenever the records or the database version do. */
const fingerprintOf = (database: IDBDatabase, records: unknown): string => hashText(`${database.version} ${JSON.stringify(records)}`);

/** A record that no schema has validated; only its key is known. */
interface StoredRecord {
  readonly id: IDBValidKey;
}

interface DatabaseSnapshot {
  readonly gameIds: ReadonlySet<IDBValidKey>;
  readonly games: readonly StoredRecord[];
  readonly deletedIds: ReadonlySet<IDBValidKey>;
  readonly others: RawRecords;
}

/** Reads all records but entries in one transaction: all games, or the given one. */
async function readSnapshot(database: IDBDatabase, game: string | undefined): Promise<DatabaseSnapshot> {
  const transaction = database.transaction(['games', ...REST_STORES]);
  const store = (name: string): IDBObjectStore => transaction.objectStore(name);
  const [gameIds, games, deletedIds, ...others] = await Promise.all([
    promisifyRequest(store('games').getAllKeys()),
    promisifyRequest<StoredRecord[]>(store('games').getAll(game)),
    promisifyRequest(store('gone').getAllKeys()),
    ...REST_STORES.map(async (name) => (await promisifyRequest<unknown[]>(store(name).getAll())).filter(isSerializable)),
  ]);
  return {
    gameIds: new Set(gameIds),
    games,
    deletedIds: new Set(deletedIds),
    others: Object.fromEntries(REST_STORES.map((name, at) => [name, others[at] ?? []])),
  };
}

/** Reads a game with its log in one transaction; undefined where it was deleted meanwhile. */
async function readWholeGame(database: IDBDatabase, id: string): Promise<RawRecords | undefined> {
  const transaction = database.transaction(['games', 'entries', 'pictures']);
  const [games, entries, pictures] = await Promise.all([
    promisifyRequest<unknown[]>(transaction.objectStore('games').getAll(id)),
    promisifyRequest<unknown[]>(transaction.objectStore('entries').getAll(IDBKeyRange.bound([id], [id, []]))),
    promisifyRequest<unknown[]>(transaction.objectStore('pictures').getAll(id)),
  ]);
  return games.length === 0 ? undefined : { games, entries: entries.filter(isSerializable), ...(pictures.length > 0 && { pictures }) };
}

/** `games-missing`: the mirror holds games that the database has neither kept nor deleted, and was left unchanged. */
export type SyncResult = 'synced' | 'games-missing';

/** A mirror file with the fingerprint that it should have. */
interface MirroredFile {
  readonly name: string;
  readonly fingerprint: string;
  records(): Promise<RawRecords | undefined>;
}

/** Files per batch, after which fingerprints are saved, and the pause in milliseconds that keeps the app responsive. */
const BATCH_SIZE = 20;
const BATCH_PAUSE = 300;

/** Synchronizes the mirror with the database file by file. `isForced` goes on although games are missing: they could not be restored. */
export function createFollower() {
  let names = new Set<string>();
  let hasListed = false;
  let fingerprints: ReadonlyMap<string, string> = new Map();

  return async (folder: MirrorFolder, database: IDBDatabase, game?: string, isForced = false): Promise<SyncResult> => {
    const { gameIds, games, deletedIds, others } = await readSnapshot(database, game);
    const hasGameOf = (known: ReadonlySet<IDBValidKey>, name: string): boolean => known.has(gameIdOf(name) ?? '');
    const isLost = (): boolean =>
      [...names].some((name) => gameIdOf(name) !== undefined && !hasGameOf(gameIds, name) && !hasGameOf(deletedIds, name));
    if (!hasListed || game === undefined || isLost())
      [names, fingerprints] = await Promise.all([listFileNames(folder), readMirrorFingerprints()]);
    hasListed = true;
    if (!isForced && isLost()) return 'games-missing';

    const writeAll = async (batch: readonly MirroredFile[]): Promise<void> => {
      const writtenFiles = new Map<string, string>();
      for (const { name, fingerprint, records } of batch) {
        const current = await records();
        if (current === undefined) continue;
        await writeMirrorFile(folder, name, database.version, current);
        names.add(name);
        writtenFiles.set(name, fingerprint);
      }
      await saveMirrorFingerprints(writtenFiles);
      fingerprints = new Map([...fingerprints, ...writtenFiles]);
    };
    const mirrorFiles = games.filter(isSerializable).flatMap((record): readonly MirroredFile[] => {
      const { id } = record;
      if (typeof id !== 'string') return [];
      return [{ name: gameFileName(id), fingerprint: fingerprintOf(database, record), records: () => readWholeGame(database, id) }];
    });
    mirrorFiles.push({ name: REST_FILE, fingerprint: fingerprintOf(database, others), records: async () => others });
    const outdated = mirrorFiles.filter(({ name, fingerprint }) => !names.has(name) || fingerprints.get(name) !== fingerprint);
    for (let start = 0; start < outdated.length; start += BATCH_SIZE) {
      if (start > 0) await new Promise((resolve) => setTimeout(resolve, BATCH_PAUSE));
      await withFileLock(() => writeAll(outdated.slice(start, start + BATCH_SIZE)));
    }
    for (const name of [...names].filter((each) => hasGameOf(deletedIds, each) && !hasGameOf(gameIds, each))) {
      await withFileLock(() => folder.removeEntry(name));
      names.delete(name);
    }
    return 'synced';
  };
}

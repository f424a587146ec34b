import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames, unwrap } from 'idb';
import type { Entry } from '#session/log/effective-log';
import type {
  AppUsage,
  GameRow,
  Settings,
  StoredBox,
  StoredGame,
  StoredGroup,
  StoredPicture,
  StoredPlayer,
  Tombstone,
} from '../records/record-types';
import type { Migration } from './migrations';
import { isConnectionDead, openingFailureOf, storeError, storeFailureOf } from './store-failure';

export interface Schema extends DBSchema {
  games: { key: string; value: StoredGame; indexes: { status: [string, number]; binned: number } };
  entries: { key: [string, number]; value: { readonly game: string; readonly index: number; readonly entry: Entry } };
  players: { key: string; value: StoredPlayer };
  copies: { key: string; value: StoredBox };
  groups: { key: string; value: StoredGroup };
  facts: { key: string; value: GameRow };
  settings: { key: string; value: { readonly id: string } & ({ readonly settings: Partial<Settings> } | AppUsage) };
  gone: { key: string; value: Tombstone };
  pictures: { key: string; value: StoredPicture };
}

export type Database = IDBPDatabase<Schema>;
export type StoreName = StoreNames<Schema>;
export type ReadTransaction = IDBPTransaction<Schema, StoreName[], 'readonly' | 'readwrite'>;

export interface DatabaseOptions {
  readonly name: string;
  readonly migrations: readonly Migration[];
  /** How long, in milliseconds, another tab may take to let go of an older version. */
  readonly blockedTimeout: number;
}

/** A way to the database that outlives its single connections. */
export interface Connection {
  /** Works on an open database; if its connection proves dead, once more on a new one. */
  use<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /** Whether the database had to be made anew. */
  isNew(): boolean;
  /** Another tab has brought the database to a version that this code cannot read. */
  onSuperseded(listener: () => void): () => void;
  close(): void;
}

interface OpenedDatabase {
  readonly database: Database;
  readonly isNew: boolean;
}

/** A connection that is no longer one: it died, or another tab needs the database in a newer version. */
type LostHandler = (database: Database, isSuperseded: boolean) => void;

async function openDatabase(options: DatabaseOptions, onLost: LostHandler): Promise<OpenedDatabase> {
  try {
    return await requestDatabase(options, onLost);
  } catch (error) {
    throw storeError(openingFailureOf(error), error);
  }
}

async function requestDatabase({ name, migrations, blockedTimeout }: DatabaseOptions, onLost: LostHandler): Promise<OpenedDatabase> {
  if (typeof indexedDB === 'undefined') throw storeError('unavailable');
  let isNew = false;
  let database: Database | undefined;
  const releaseDatabase = (isSuperseded: boolean): void => {
    if (database !== undefined) onLost(database, isSuperseded);
  };
  const blockedTimer = createBlockedTimer(blockedTimeout);
  const opening = openDB<Schema>(name, migrations.length, {
    upgrade(_database, from, _to, transaction) {
      isNew = from === 0;
      // The request to open fails with it.
      transaction.done.catch(() => undefined);
      runMigrations(migrations.slice(from), unwrap(transaction)).catch(() => transaction.abort());
    },
    blocked: blockedTimer.start,
    // Another tab has newer code: an open connection would keep it waiting.
    blocking: (_own, requestedVersion) => releaseDatabase((requestedVersion ?? 0) > migrations.length),
    terminated: () => releaseDatabase(false),
  });
  const opened = opening.then((found) => {
    blockedTimer.stop();
    if (blockedTimer.hasTimedOut()) found.close();
    else database = found;
    return found;
  });
  return { database: await Promise.race([opened, blockedTimer.timedOut]), isNew };
}

async function runMigrations(steps: readonly Migration[], transaction: IDBTransaction): Promise<void> {
  for (const step of steps) await step(transaction);
}

/** Another tab keeps an older version open; most let go at once, and only one that does not is trouble. */
function createBlockedTimer(timeout: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasTimedOut = false;
  let giveUp: (error: Error) => void = () => undefined;
  const timedOut = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  return {
    timedOut,
    hasTimedOut: () => hasTimedOut,
    start(): void {
      timer = setTimeout(() => {
        hasTimedOut = true;
        giveUp(storeError('blocked'));
      }, timeout);
    },
    stop: (): void => clearTimeout(timer),
  };
}

export async function connect(options: DatabaseOptions): Promise<Connection> {
  let isClosed = false;
  let wasCreated = false;
  let isEvicted = false;
  let current: Promise<Database> | undefined;
  let lastDatabase: Database | undefined;

  const listeners = new Set<() => void>();
  const notifySuperseded = (): void => {
    for (const listener of [...listeners]) listener();
  };

  const dropConnection = (database: Database, isSuperseded = false): void => {
    database.close();
    if (database === lastDatabase) current = undefined;
    if (isSuperseded) notifySuperseded();
  };
  const reopen = async (): Promise<Database> => {
    try {
      const opened = await openDatabase(options, dropConnection);
      isEvicted = opened.isNew && lastDatabase !== undefined;
      wasCreated ||= opened.isNew;
      lastDatabase = opened.database;
      if (isClosed) lastDatabase.close();
      return lastDatabase;
    } catch (error) {
      current = undefined;
      throw error;
    }
  };
  const attempt = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    if (isClosed) throw storeError('terminated');
    current ??= reopen();
    const database = await current;
    try {
      return await work(database);
    } catch (error) {
      if (isConnectionDead(error)) dropConnection(database);
      throw error;
    }
  };

  current = reopen();
  await current;
  return {
    isNew: () => wasCreated,
    async use(work) {
      try {
        return await attempt(work).catch((error: unknown) => (isConnectionDead(error) ? attempt(work) : Promise.reject(error)));
      } catch (error) {
        const failure = storeFailureOf(error);
        if (failure === 'newer-version') notifySuperseded();
        throw storeError(isEvicted && failure === 'failed' ? 'evicted' : failure, error);
      }
    },
    onSuperseded(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      isClosed = true;
      listeners.clear();
      lastDatabase?.close();
    },
  };
}

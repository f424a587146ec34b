import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames, unwrap } from 'idb';
import type { Entry } from '#session/log/effective-log';
import type { AppUsage, GameRow, Settings, StoredBox, StoredGame, StoredGroup, StoredPlayer, Tombstone } from '../records/record-types';
import type { Migration } from './migrations';
import { isDead, openingFailureOf, storeError, storeFailureOf } from './store-failure';

export interface Schema extends DBSchema {
  games: { key: string; value: StoredGame; indexes: { status: [string, number]; binned: number } };
  entries: { key: [string, number]; value: { readonly game: string; readonly index: number; readonly entry: Entry } };
  players: { key: string; value: StoredPlayer };
  copies: { key: string; value: StoredBox };
  groups: { key: string; value: StoredGroup };
  facts: { key: string; value: GameRow };
  settings: { key: string; value: { readonly id: string } & ({ readonly settings: Partial<Settings> } | AppUsage) };
  gone: { key: string; value: Tombstone };
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
type LostHandler = (database: Database, superseded: boolean) => void;

async function openDatabase(place: DatabaseOptions, lost: LostHandler): Promise<OpenedDatabase> {
  try {
    return await requestDatabase(place, lost);
  } catch (error) {
    throw storeError(openingFailureOf(error), error);
  }
}

async function requestDatabase({ name, migrations, blockedTimeout }: DatabaseOptions, lost: LostHandler): Promise<OpenedDatabase> {
  if (typeof indexedDB === 'undefined') throw storeError('unavailable');
  let born = false;
  let database: Database | undefined;
  const releaseDatabase = (superseded: boolean): void => {
    if (database !== undefined) lost(database, superseded);
  };
  const held = createBlockedTimer(blockedTimeout);
  const opening = openDB<Schema>(name, migrations.length, {
    upgrade(_database, from, _to, transaction) {
      born = from === 0;
      // The request to open fails with it.
      transaction.done.catch(() => undefined);
      runMigrations(migrations.slice(from), unwrap(transaction)).catch(() => transaction.abort());
    },
    blocked: held.begin,
    // Another tab has newer code: an open connection would keep it waiting.
    blocking: (_own, asked) => releaseDatabase((asked ?? 0) > migrations.length),
    terminated: () => releaseDatabase(false),
  });
  const opened = opening.then((found) => {
    held.end();
    if (held.over()) found.close();
    else database = found;
    return found;
  });
  return { database: await Promise.race([opened, held.lasted]), isNew: born };
}

async function runMigrations(steps: readonly Migration[], transaction: IDBTransaction): Promise<void> {
  for (const step of steps) await step(transaction);
}

/** Another tab keeps an older version open; most let go at once, and only one that does not is trouble. */
function createBlockedTimer(patience: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  let giveUp: (error: Error) => void = () => undefined;
  const lasted = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  return {
    lasted,
    over: () => over,
    begin(): void {
      timer = setTimeout(() => {
        over = true;
        giveUp(storeError('blocked'));
      }, patience);
    },
    end: (): void => clearTimeout(timer),
  };
}

export async function connect(place: DatabaseOptions): Promise<Connection> {
  let closed = false;
  let born = false;
  let vanished = false;
  let current: Promise<Database> | undefined;
  let reached: Database | undefined;

  const listeners = new Set<() => void>();
  const notifySuperseded = (): void => {
    for (const listener of [...listeners]) listener();
  };

  const dropConnection = (database: Database, superseded = false): void => {
    database.close();
    if (database === reached) current = undefined;
    if (superseded) notifySuperseded();
  };
  const reopen = async (): Promise<Database> => {
    try {
      const opened = await openDatabase(place, dropConnection);
      vanished = opened.isNew && reached !== undefined;
      born ||= opened.isNew;
      reached = opened.database;
      if (closed) reached.close();
      return reached;
    } catch (error) {
      current = undefined;
      throw error;
    }
  };
  const attempt = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    if (closed) throw storeError('terminated');
    current ??= reopen();
    const database = await current;
    try {
      return await work(database);
    } catch (error) {
      if (isDead(error)) dropConnection(database);
      throw error;
    }
  };

  current = reopen();
  await current;
  return {
    isNew: () => born,
    async use(work) {
      try {
        return await attempt(work).catch((error: unknown) => (isDead(error) ? attempt(work) : Promise.reject(error)));
      } catch (error) {
        const trouble = storeFailureOf(error);
        if (trouble === 'newer-version') notifySuperseded();
        throw storeError(vanished && trouble === 'failed' ? 'evicted' : trouble, error);
      }
    },
    onSuperseded(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      closed = true;
      listeners.clear();
      reached?.close();
    },
  };
}

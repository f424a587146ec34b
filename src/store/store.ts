import { type BinStore, createBinStore } from './bin-store';
import { type Change, type ChangeListener, createChangeFeed, NO_GAME_CHANGE, UNKNOWN_CHANGE } from './database/change-feed';
import { type Connection, connect, type Database, type DatabaseOptions, type StoreName } from './database/connection';
import { MIGRATIONS } from './database/migrations';
import { browserPlatform, type Platform } from './database/platform';
import { type StoreFailure, storeFailureOf } from './database/store-failure';
import { runTransaction, type WriteTransaction } from './database/transactions';
import { createGameStore, type GameStore } from './game-store';
import { forgetUnsaved } from './live/unsaved-entries';
import { createPeopleStore, type PeopleStore } from './people-store';
import type { InspectionDepth, QuarantinedRecord } from './records/quarantine';
import { createSettingsStore, type SettingsStore } from './settings-store';
import type { StoreContext } from './store-context';

export type { Change } from './database/change-feed';
export { type StoreFailure, storeFailureOf } from './database/store-failure';
export type { EntryOrigin, GameStart } from './database/transactions';

/** Every promise may be rejected; `storeFailureOf` tells why. */
export interface Store extends GameStore, BinStore, PeopleStore, SettingsStore {
  persistence(): Promise<'persisted' | 'not-persisted' | 'unknown'>;
  /** What cannot be read, each with what else belongs to it; to look into every log takes a while. */
  readQuarantine(depth: InspectionDepth): Promise<readonly QuarantinedRecord[]>;
  discardQuarantined(record: QuarantinedRecord): Promise<void>;
  /** The way to the database, for who reads or writes all of it and then says what changed. */
  withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T>;
  publishChanges(changes: readonly Change[]): void;
  /** Another tab has taken the database to a version that this one cannot read. */
  onSuperseded(listener: () => void): () => void;
  /** Something changed, in this tab or another. */
  onChange(listener: ChangeListener): () => void;
  /** The database had to be made anew. */
  readonly isNew: boolean;
  /** It is new although there once were games on this device. */
  readonly isEvicted: boolean;
  /** Somebody has read that it is so. */
  forgetEviction(): void;
  close(): void;
}

export type StoreOptions = DatabaseOptions & Platform;

/** `options` stand in for what the browser has; a screen gives none. */
export async function openStore(options: Partial<StoreOptions> = {}): Promise<Store | StoreFailure> {
  const complete: StoreOptions = { name: 'regent', migrations: MIGRATIONS, blockedTimeout: 1000, ...browserPlatform(), ...options };
  try {
    return createStore(await connect(complete), complete);
  } catch (error) {
    return storeFailureOf(error);
  }
}

function createStore(connection: Connection, { channel, storage, marker }: Platform): Store {
  const changes = createChangeFeed(channel());
  const hadGames = marker.hasGames();
  let hasAskedToPersist = false;
  let isEvictionForgotten = false;

  const write = async (stores: StoreName[], change: Change, work: (transaction: WriteTransaction) => Promise<void>): Promise<void> => {
    await connection.use((database) => runTransaction(database, stores, work));
    changes.publish(change);
  };

  const askToPersist = async (): Promise<void> => {
    if (hasAskedToPersist || storage === undefined) return;
    hasAskedToPersist = true;
    if (!(await storage.persisted()) && (await storage.persist())) changes.publish(NO_GAME_CHANGE);
  };

  const markGamesPresent = (): void => {
    marker.markGames();
    // Some browsers ask a person, who may take their time; the game goes on meanwhile.
    askToPersist().catch(() => undefined);
  };

  const context: StoreContext = { connection, write, publish: changes.publish, markGamesPresent };
  const store: Store = {
    ...createGameStore(context),
    ...createBinStore(context),
    ...createPeopleStore(context),
    ...createSettingsStore(context),
    async persistence() {
      if (storage === undefined) return 'unknown';
      return (await storage.persisted()) ? 'persisted' : 'not-persisted';
    },
    // Seldom asked for: it comes when it is.
    async readQuarantine(depth) {
      const { readQuarantine } = await import('./records/quarantine');
      return connection.use((database) => readQuarantine(database, depth));
    },
    async discardQuarantined(record) {
      const { discardRecord } = await import('./records/quarantine');
      await write(['games', 'entries', 'players', 'copies', 'groups', 'facts', 'gone', 'pictures'], UNKNOWN_CHANGE, discardRecord(record));
    },
    withDatabase: connection.use,
    publishChanges(published) {
      changes.publish(UNKNOWN_CHANGE);
      for (const change of published) changes.publish(change);
      markGamesPresent();
    },
    onSuperseded: connection.onSuperseded,
    onChange: changes.subscribe,
    get isNew() {
      return connection.isNew();
    },
    get isEvicted() {
      if (hadGames && !isEvictionForgotten && connection.isNew()) marker.markCleared();
      return marker.isCleared();
    },
    forgetEviction() {
      isEvictionForgotten = true;
      marker.unmarkCleared();
    },
    close() {
      changes.close();
      connection.close();
      forgetUnsaved(store);
    },
  };
  return store;
}

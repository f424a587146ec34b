import { isObject } from '#session/formats/schema';
import type { Entry } from '#session/log/effective-log';
import { advanceUsage, createBinEntry, daysLeft, isExpired } from './bin-retention';
import { type Change, type ChangeListener, createChangeFeed, NO_GAME_CHANGE, UNKNOWN_CHANGE } from './database/change-feed';
import { type Connection, connect, type Database, type DatabaseOptions, type StoreName } from './database/connection';
import { MIGRATIONS } from './database/migrations';
import { browserPlatform, type Platform } from './database/platform';
import { type StoreFailure, storeError, storeFailureOf } from './database/store-failure';
import {
  addEntries,
  addEntry,
  addLastEntry,
  createStoredGame,
  deleteGame,
  entryKeyRange,
  type GameStart,
  readUsage,
  rememberPlayer,
  runTransaction,
  type SavedLog,
  saveUsage,
  type WriteTransaction,
} from './database/transactions';
import { forgetUnsaved } from './live/unsaved-entries';
import { type RecentGames, readRecent, visibleGames } from './recent-games';
import { putFacts, putRow } from './records/game-rows';
import type { InspectionDepth, QuarantinedRecord } from './records/quarantine';
import * as records from './records/record-schemas';
import type {
  BinnedGame,
  DerivedRow,
  GameChange,
  Repairs,
  ReplayFacts,
  Settings,
  StoredGame,
  StoredGroup,
  StoredHabit,
  StoredPlayer,
  Summary,
} from './records/record-types';

export type { Change } from './database/change-feed';
export { type StoreFailure, storeFailureOf } from './database/store-failure';
export type { GameStart } from './database/transactions';

/** Every promise may be rejected; `storeFailureOf` tells why. */
export interface Store {
  /** The newest change first; what lies in the bin is left out. */
  games(): Promise<readonly StoredGame[]>;
  /** Those that are open, the newest change first, so many of those that were finished last, and whether there is any at all. */
  recentGames(most: number): Promise<RecentGames>;
  /** Whole records of these, in this order, as far as they are there and can be read. */
  gamesOf(ids: readonly string[]): Promise<readonly StoredGame[]>;
  /** The app is used at this time; what has lain in the bin too long by now goes for good. */
  recordUsage(now: number): Promise<void>;
  /** The games in the bin, the last one thrown away first. */
  bin(): Promise<readonly BinnedGame[]>;
  moveToBin(id: string, now: number): Promise<void>;
  restoreFromBin(id: string): Promise<void>;
  /** Rejected as unreadable where it lies here and cannot be read. */
  game(id: string): Promise<StoredGame | undefined>;
  /** Begins a game and remembers its players; a game that it takes the place of gets its last entry in the same moment. */
  createGame(start: GameStart, log: SavedLog, before?: SavedLog & { readonly id: string }): Promise<StoredGame>;
  /** Writes a game that came from another device, in the place of what is here by its id, with the players that are new here. */
  replaceGame(game: StoredGame, entries: readonly Entry[], players: readonly StoredPlayer[]): Promise<void>;
  /** As far as they can be read. */
  entries(id: string): Promise<readonly Entry[]>;
  /** Resolves once the entry is on the disk; refuses an index that is not the next place, and a log that did not last grow then. */
  appendEntry(
    id: string,
    index: number,
    entry: Entry,
    summary: Summary,
    result: StoredGame['result'],
    expectedChangedAt?: number,
    facts?: ReplayFacts,
  ): Promise<void>;
  /** Changes what stands beside the log; nothing happens where the game is gone. */
  changeGame(id: string, part: GameChange): Promise<void>;
  removeGame(id: string): Promise<void>;
  /** Keeps what was derived from games, as far as their logs are still the same. */
  saveFacts(derived: readonly DerivedRow[]): Promise<void>;
  groups(): Promise<readonly StoredGroup[]>;
  saveGroup(group: StoredGroup): Promise<void>;
  /** Changes a part of how a group plays a game; nothing happens where the group is gone. */
  changeHabit(group: string, game: string, part: StoredHabit): Promise<void>;
  removeGroup(id: string): Promise<void>;
  players(): Promise<readonly StoredPlayer[]>;
  savePlayer(player: StoredPlayer): Promise<void>;
  /** For good, and out of the groups: somebody who is in no game. */
  removePlayer(id: string): Promise<void>;
  box(game: string): Promise<unknown>;
  saveBox(game: string, copy: unknown): Promise<void>;
  settings(): Promise<Settings>;
  saveSettings(settings: Settings): Promise<void>;
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
  /** What an update put right, until somebody has read it. */
  repairs(): Promise<Repairs>;
  forgetRepairs(): Promise<void>;
  /** The database had to be made anew. */
  readonly isNew: boolean;
  /** It is new although there once were games on this device. */
  readonly isEvicted: boolean;
  /** Somebody has read that it is so. */
  forgetEviction(): void;
  close(): void;
}

export type StoreOptions = DatabaseOptions & Platform;

const SETTINGS = 'settings';
const REPAIRS = 'repairs';
const stampChange = <T extends object>(record: T): T & { readonly changedAt: number } => ({ ...record, changedAt: Date.now() });

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

  const readBinned = async (): Promise<readonly StoredGame[]> =>
    records.filterReadable(records.gameSchema, await connection.use((database) => database.getAllFromIndex('games', 'binned')));
  const remove = (id: string): Promise<void> =>
    write(['games', 'entries', 'facts', 'gone', 'pictures'], { game: id, entries: undefined }, (transaction) =>
      deleteGame(transaction, id),
    );
  const changeGame = (id: string, partOf: (transaction: WriteTransaction) => Promise<Partial<StoredGame>>): Promise<void> =>
    write(['games', 'settings', 'facts'], { game: undefined, games: [id] }, async (transaction) => {
      const games = transaction.objectStore('games');
      const game = await games.get(id);
      if (game === undefined) return;
      const changed = { ...game, ...(await partOf(transaction)), notedAt: Date.now() };
      await games.put(changed);
      await putRow(transaction, changed);
    });

  const askToPersist = async (): Promise<void> => {
    if (hasAskedToPersist || storage === undefined) return;
    hasAskedToPersist = true;
    if (!(await storage.persisted()) && (await storage.persist())) changes.publish(NO_GAME_CHANGE);
  };

  /** From now on there are games on this device. */
  const markGamesPresent = (): void => {
    marker.markGames();
    // Some browsers ask a person, who may take their time; the game goes on meanwhile.
    askToPersist().catch(() => undefined);
  };

  const store: Store = {
    async games() {
      const found = await connection.use((database) => database.getAll('games'));
      return visibleGames(found).toSorted((a, b) => b.changedAt - a.changedAt);
    },
    recentGames: (most) => connection.use((database) => readRecent(database, most)),
    async gamesOf(ids) {
      const found = await connection.use((database) => {
        const { store: games } = database.transaction('games');
        return Promise.all(ids.map((id) => games.get(id)));
      });
      return records.filterReadable(records.gameSchema, found);
    },
    async repairs() {
      const record: unknown = await connection.use((database) => database.get('settings', REPAIRS));
      const countOf = (part: keyof Repairs): number => (isObject(record) && typeof record[part] === 'number' ? record[part] : 0);
      return { blankPoints: countOf('blankPoints'), blankMinutes: countOf('blankMinutes') };
    },
    forgetRepairs: () => write(['settings'], NO_GAME_CHANGE, (transaction) => transaction.objectStore('settings').delete(REPAIRS)),
    async recordUsage(now) {
      const expired: string[] = [];
      await connection.use((database) =>
        runTransaction(database, ['games', 'entries', 'facts', 'settings', 'gone', 'pictures'], async (transaction) => {
          const usage = advanceUsage(await readUsage(transaction), now);
          await saveUsage(transaction, usage);
          const binned = await transaction.objectStore('games').index('binned').getAll();
          for (const game of records.filterReadable(records.gameSchema, binned))
            if (game.binned && isExpired(usage, game.binned)) expired.push(game.id);
          for (const id of expired) await deleteGame(transaction, id);
        }),
      );
      for (const id of expired) changes.publish({ game: id, entries: undefined });
    },
    async bin() {
      const usage = await connection.use(async (database) => readUsage(database.transaction(['settings'])));
      const binned = (await readBinned()).flatMap((game) =>
        game.binned === undefined ? [] : [{ ...game, since: game.binned.at, daysLeft: daysLeft(usage, game.binned) }],
      );
      return binned.toSorted((a, b) => b.since - a.since || b.changedAt - a.changedAt);
    },
    moveToBin: (id, now) => changeGame(id, async (transaction) => ({ binned: createBinEntry(await readUsage(transaction), now) })),
    restoreFromBin: (id) => changeGame(id, async () => ({ binned: undefined })),
    async game(id) {
      const found = await connection.use((database) => database.get('games', id));
      const game = records.parseRecord(records.gameSchema, found);
      if (found !== undefined && game === undefined) throw storeError('unreadable');
      return game;
    },
    async createGame(start, log, preceding) {
      const game = { ...createStoredGame(start, log), ...(preceding === undefined ? {} : { goesOnFrom: preceding.id }) };
      await write(['games', 'entries', 'players', 'facts'], { game: game.id, entries: game.entries }, async (transaction) => {
        await transaction.objectStore('games').put(game);
        await putRow(transaction, game);
        await addEntries(transaction, game.id, log.entries);
        for (const player of game.players) await rememberPlayer(transaction, player, game.startedAt);
        if (preceding !== undefined) await addLastEntry(transaction, preceding);
      });
      if (preceding !== undefined) changes.publish({ game: preceding.id, entries: preceding.entries.length });
      markGamesPresent();
      return game;
    },
    async replaceGame(game, entries, players) {
      const stores: StoreName[] = ['games', 'entries', 'players', 'facts', 'gone'];
      await write(stores, { game: game.id, entries: game.entries }, async (transaction) => {
        await transaction.objectStore('games').put(game);
        await transaction.objectStore('gone').delete(game.id);
        await transaction.objectStore('entries').delete(entryKeyRange(game.id));
        await transaction.objectStore('facts').delete(game.id);
        await putRow(transaction, game);
        await addEntries(transaction, game.id, entries);
        for (const player of players) await transaction.objectStore('players').put(player);
      });
      markGamesPresent();
    },
    // No log is read before a screen asks for one.
    async entries(id) {
      const { readLogs } = await import('./records/game-logs');
      return (await connection.use((database) => readLogs(database, [id])))[0] ?? [];
    },
    appendEntry: (id, index, entry, summary, result, expectedChangedAt, facts) =>
      write(['games', 'entries', 'facts'], { game: id, entries: index + 1 }, (transaction) =>
        addEntry(transaction, id, index, entry, { summary, result, facts }, expectedChangedAt),
      ),
    changeGame: (id, part) => changeGame(id, async () => part),
    removeGame: remove,
    // Derived: nobody needs to hear of it.
    saveFacts: (derived) =>
      connection.use((database) => runTransaction(database, ['facts'], (transaction) => putFacts(transaction, derived), 'relaxed')),
    groups: async () => records.filterReadable(records.groupSchema, await connection.use((database) => database.getAll('groups'))),
    saveGroup: (group) =>
      write(['groups'], NO_GAME_CHANGE, async (transaction) => void (await transaction.objectStore('groups').put(stampChange(group)))),
    changeHabit: (id, game, part) =>
      write(['groups'], NO_GAME_CHANGE, async (transaction) => {
        const group = await transaction.objectStore('groups').get(id);
        if (group === undefined) return;
        const habits = { ...group.habits, [game]: { ...group.habits?.[game], ...part } };
        await transaction.objectStore('groups').put(stampChange({ ...group, habits }));
      }),
    removeGroup: (id) =>
      write(['groups', 'gone'], NO_GAME_CHANGE, async (transaction) => {
        await transaction.objectStore('gone').put({ id, at: Date.now() });
        await transaction.objectStore('groups').delete(id);
      }),
    players: async () =>
      records.dropBrokenMerges(
        records.filterReadable(records.playerSchema, await connection.use((database) => database.getAll('players'))),
      ),
    savePlayer: (player) =>
      write(['players'], NO_GAME_CHANGE, async (transaction) => void (await transaction.objectStore('players').put(stampChange(player)))),
    removePlayer: (id) =>
      write(['players', 'groups', 'gone'], NO_GAME_CHANGE, async (transaction) => {
        await transaction.objectStore('gone').put({ id, at: Date.now() });
        await transaction.objectStore('players').delete(id);
        const groups = transaction.objectStore('groups');
        for (const group of await groups.getAll())
          if (group.members.includes(id))
            await groups.put(stampChange({ ...group, members: group.members.filter((member) => member !== id) }));
      }),
    box: async (game) => records.parseRecord(records.boxSchema, await connection.use((database) => database.get('copies', game)))?.copy,
    saveBox: (game, box) =>
      write(
        ['copies'],
        NO_GAME_CHANGE,
        async (transaction) => void (await transaction.objectStore('copies').put(stampChange({ game, copy: box }))),
      ),
    async settings() {
      return records.readSettings(await connection.use((database) => database.get('settings', SETTINGS)));
    },
    saveSettings: (settings) =>
      write(['settings'], NO_GAME_CHANGE, async (transaction) => {
        // A newer version may have written what this one does not know.
        const before = records.rawSettings(await transaction.objectStore('settings').get(SETTINGS));
        await transaction.objectStore('settings').put({ id: SETTINGS, settings: { ...before, ...settings } });
      }),
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

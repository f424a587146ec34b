import type { Entry } from '#session/log/effective-log';
import type { StoreName } from './database/connection';
import { storeError } from './database/store-failure';
import {
  addEntries,
  addEntry,
  addLastEntry,
  createStoredGame,
  deleteGame,
  type EntryOrigin,
  entryKeyRange,
  type GameStart,
  rememberPlayer,
  runTransaction,
  type SavedLog,
} from './database/transactions';
import { type RecentGames, readRecent, visibleGames } from './recent-games';
import { putFacts, putRow } from './records/game-rows';
import * as records from './records/record-schemas';
import type { DerivedRow, GameChange, ReplayFacts, StoredGame, StoredPlayer, Summary } from './records/record-types';
import type { StoreContext } from './store-context';
import { updateGame } from './update-game';

/** The games of a device with their logs. */
export interface GameStore {
  /** The newest change first; what lies in the bin is left out. */
  games(): Promise<readonly StoredGame[]>;
  /** Those that are open, the newest change first, so many of those that were finished last, and whether there is any at all. */
  recentGames(most: number): Promise<RecentGames>;
  /** Whole records of these, in this order, as far as they are there and can be read. */
  gamesOf(ids: readonly string[]): Promise<readonly StoredGame[]>;
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
    origin?: EntryOrigin,
  ): Promise<void>;
  /** Changes what stands beside the log; nothing happens where the game is gone. */
  changeGame(id: string, part: GameChange): Promise<void>;
  removeGame(id: string): Promise<void>;
  /** Keeps what was derived from games, as far as their logs are still the same. */
  saveFacts(derived: readonly DerivedRow[]): Promise<void>;
}

export function createGameStore(context: StoreContext): GameStore {
  const { connection, write, publish, markGamesPresent } = context;
  return {
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
      if (preceding !== undefined) publish({ game: preceding.id, entries: preceding.entries.length });
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
    appendEntry: (id, index, entry, summary, result, expectedChangedAt, facts, origin) =>
      write(['games', 'entries', 'facts'], { game: id, entries: index + 1 }, (transaction) =>
        addEntry(transaction, id, index, entry, { summary, result, facts, origin }, expectedChangedAt),
      ),
    changeGame: (id, part) => updateGame(context, id, async () => part),
    removeGame: (id) =>
      write(['games', 'entries', 'facts', 'gone', 'pictures'], { game: id, entries: undefined }, (transaction) =>
        deleteGame(transaction, id),
      ),
    // Derived: nobody needs to hear of it.
    saveFacts: (derived) =>
      connection.use((database) => runTransaction(database, ['facts'], (transaction) => putFacts(transaction, derived), 'relaxed')),
  };
}

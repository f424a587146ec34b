import { advanceUsage, createBinEntry, daysLeft, isExpired } from './bin-retention';
import { deleteGame, readUsage, runTransaction, saveUsage } from './database/transactions';
import * as records from './records/record-schemas';
import type { BinnedGame, StoredGame } from './records/record-types';
import type { StoreContext } from './store-context';
import { updateGame } from './update-game';

/** The bin, and how long games lie in it. */
export interface BinStore {
  /** The app is used at this time; what has lain in the bin too long by now goes for good. */
  recordUsage(now: number): Promise<void>;
  /** The games in the bin, the last one thrown away first. */
  bin(): Promise<readonly BinnedGame[]>;
  moveToBin(id: string, now: number): Promise<void>;
  restoreFromBin(id: string): Promise<void>;
}

export function createBinStore(context: StoreContext): BinStore {
  const { connection, publish } = context;
  const readBinned = async (): Promise<readonly StoredGame[]> =>
    records.filterReadable(records.gameSchema, await connection.use((database) => database.getAllFromIndex('games', 'binned')));
  return {
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
      for (const id of expired) publish({ game: id, entries: undefined });
    },
    async bin() {
      const usage = await connection.use(async (database) => readUsage(database.transaction(['settings'])));
      const binned = (await readBinned()).flatMap((game) =>
        game.binned === undefined ? [] : [{ ...game, since: game.binned.at, daysLeft: daysLeft(usage, game.binned) }],
      );
      return binned.toSorted((a, b) => b.since - a.since || b.changedAt - a.changedAt);
    },
    moveToBin: (id, now) => updateGame(context, id, async (transaction) => ({ binned: createBinEntry(await readUsage(transaction), now) })),
    restoreFromBin: (id) => updateGame(context, id, async () => ({ binned: undefined })),
  };
}

import type { Database, ReadTransaction } from '../database/connection';
import { runTransaction, type WriteTransaction } from '../database/transactions';
import type { Store } from '../store';
import { isRow, newestFirst, refreshRow, rowOf } from './game-rows';
import { filterReadable, gameSchema, parseRecord } from './record-schemas';
import type { GameRow, StoredGame } from './record-types';

/** How many games are read between two frames where their rows are missing. */
const PORTION = 250;

export interface GameRows {
  /** The newest first; what lies in the bin is left out. */
  readonly rows: readonly GameRow[];
  /** How many games cannot be read. */
  readonly unreadableCount: number;
}

/** Rows made of the games that have none, in portions, and how many of these games cannot be read. */
async function createMissingRows(
  transaction: ReadTransaction,
  keys: readonly IDBValidKey[],
): Promise<{ readonly created: readonly GameRow[]; unreadableCount: number }> {
  const [games, facts] = [transaction.objectStore('games'), transaction.objectStore('facts')];
  const created: GameRow[] = [];
  for (let from = 0; from < keys.length; from += PORTION) {
    const portion = keys.slice(from, from + PORTION).map((key) => IDBKeyRange.only(key));
    const found = await Promise.all(portion.map(async (key) => [await games.get(key), await facts.get(key)] as const));
    for (const [record, before] of found) {
      const game: StoredGame | undefined = parseRecord(gameSchema, record);
      if (game !== undefined) created.push(refreshRow(game, before));
    }
  }
  return { created, unreadableCount: keys.length - created.length };
}

/** Keeps rows that were made, where nobody has written one since. */
async function saveMissingRows(database: Database, created: readonly GameRow[]): Promise<void> {
  const putMissing = async (transaction: WriteTransaction): Promise<void> => {
    const facts = transaction.objectStore('facts');
    const found = await Promise.all(created.map(({ id }) => facts.get(id)));
    await Promise.all(created.flatMap((row, index) => (isRow(found[index]) ? [] : [facts.put(row)])));
  };
  // A full disk costs the time to make them again, and nothing else.
  await runTransaction(database, ['facts'], putMissing, 'relaxed').catch(() => undefined);
}

/** The rows of all games. */
export const readRows = (store: Pick<Store, 'withDatabase'>): Promise<GameRows> =>
  store.withDatabase(async (database) => {
    const transaction: ReadTransaction = database.transaction(['games', 'facts']);
    const games = transaction.objectStore('games');
    const [keys, open, found] = await Promise.all([
      games.getAllKeys(),
      games.index('status').getAll(IDBKeyRange.bound(['open'], ['open', []])),
      transaction.objectStore('facts').getAll(),
    ]);
    const known = new Map<IDBValidKey, GameRow>();
    for (const row of found) if (isRow(row)) known.set(row.id, row);
    for (const game of filterReadable(gameSchema, open)) known.set(game.id, rowOf(game));
    const { created: made, unreadableCount } = await createMissingRows(
      transaction,
      keys.filter((key) => !known.has(key)),
    );
    if (made.length > 0) await saveMissingRows(database, made);
    const rows = [...keys.flatMap((key) => known.get(key) ?? []), ...made];
    return { rows: rows.filter(({ binned }) => binned === undefined).sort(newestFirst), unreadableCount };
  });

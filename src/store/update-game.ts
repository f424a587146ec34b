import type { WriteTransaction } from './database/transactions';
import { putRow } from './records/game-rows';
import type { StoredGame } from './records/record-types';
import type { StoreContext } from './store-context';

/** Changes what stands beside a game's log; nothing happens where the game is gone. */
export const updateGame = (
  { write }: StoreContext,
  id: string,
  partOf: (transaction: WriteTransaction) => Promise<Partial<StoredGame>>,
): Promise<void> =>
  write(['games', 'settings', 'facts'], { game: undefined, games: [id] }, async (transaction) => {
    const games = transaction.objectStore('games');
    const game = await games.get(id);
    if (game === undefined) return;
    const changedGame = { ...game, ...(await partOf(transaction)), notedAt: Date.now() };
    await games.put(changedGame);
    await putRow(transaction, changedGame);
  });

import { runTransaction } from '../database/transactions';
import type { Store } from '../store';
import type { PersonMark } from './record-types';

/** Gives marks to those who have none; nobody needs to hear of it. */
export const saveMarks = (store: Pick<Store, 'withDatabase'>, marks: ReadonlyMap<string, PersonMark>): Promise<void> =>
  store.withDatabase((database) =>
    runTransaction(
      database,
      ['players'],
      async (transaction) => {
        const players = transaction.objectStore('players');
        for (const [id, mark] of marks) {
          const player = await players.get(id);
          if (player !== undefined && player.mark === undefined) await players.put({ ...player, mark });
        }
      },
      'relaxed',
    ),
  );

import { runTransaction, type WriteTransaction } from '../database/transactions';
import type { Store } from '../store';
import { parseRecord, pictureSchema } from './record-schemas';
import type { StoredPicture } from './record-types';

type PictureStore = Pick<Store, 'withDatabase' | 'publishChanges'>;

export const readPicture = async (store: Pick<Store, 'withDatabase'>, game: string): Promise<StoredPicture | undefined> =>
  parseRecord(pictureSchema, await store.withDatabase((database) => database.get('pictures', game)));

export const countPictures = (store: Pick<Store, 'withDatabase'>): Promise<number> =>
  store.withDatabase((database) => database.count('pictures'));

/** A picture, and when what stands beside the log last changed: the mirror has both in one file. */
async function changePicture(store: PictureStore, id: string, work: (transaction: WriteTransaction) => Promise<void>): Promise<void> {
  await store.withDatabase((database) =>
    runTransaction(database, ['games', 'pictures'], async (transaction) => {
      const games = transaction.objectStore('games');
      const game = await games.get(id);
      if (game === undefined) return;
      await work(transaction);
      await games.put({ ...game, notedAt: Date.now() });
    }),
  );
  store.publishChanges([]);
}

/** In the place of the one before; nothing happens where the game is gone. */
export const savePicture = (store: PictureStore, picture: StoredPicture): Promise<void> =>
  changePicture(store, picture.game, async (transaction) => void (await transaction.objectStore('pictures').put(picture)));

export const removePicture = (store: PictureStore, game: string): Promise<void> =>
  changePicture(store, game, (transaction) => transaction.objectStore('pictures').delete(game));

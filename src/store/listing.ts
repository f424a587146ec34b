import type { Change } from './changes';
import type { Store } from './database';
import { overGames, type Pass } from './months';

/** Whether a change may concern a game. */
const isOfGames = (change: Change | undefined): boolean => change?.game !== undefined || change?.games?.length !== 0;

/** What comes of going through all games, gone through again once one of them has changed. */
export function keptOver<T>(store: Pick<Store, 'work' | 'onChange'>, begin: () => Pass<T>): () => Promise<T> {
  let known: Promise<T> | undefined;
  store.onChange((change) => {
    if (isOfGames(change)) known = undefined;
  });
  return () => {
    const now = known ?? overGames(store, begin);
    known = now;
    now.catch(() => {
      if (known === now) known = undefined;
    });
    return now;
  };
}

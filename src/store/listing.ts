import type { Change } from './changes';
import type { Store } from './database';
import { keyText, type Listing, listedOf } from './listed';
import { listed } from './months';

/** A list that is read once, and then only what changed of it. */
export interface KeptListing {
  read(): Promise<Listing>;
  stop(): void;
}

/** The games that a change may concern. */
function concerned(change: Change | undefined): readonly string[] | undefined {
  return change?.game === undefined ? change?.games : [change.game];
}

export function keepListing(store: Pick<Store, 'work' | 'gamesOf' | 'onChange'>): KeptListing {
  let known: Listing | undefined;
  let touched = new Set<string>();
  let reading: Promise<unknown> = Promise.resolve();
  const stop = store.onChange((change) => {
    const ids = concerned(change);
    if (ids === undefined) known = undefined;
    else for (const id of ids) touched.add(id);
  });
  const read = async (): Promise<Listing> => {
    const [before, ids] = [known, touched];
    touched = new Set();
    if (before !== undefined && ids.size === 0) return before;
    try {
      const now = before === undefined ? await store.work(listed) : await patched(before, ids);
      // What changed meanwhile is read the next time, all of it if need be.
      if (known === before) known = now;
      return now;
    } catch (error) {
      for (const id of ids) touched.add(id);
      throw error;
    }
  };
  const patched = async ({ games, unread }: Listing, ids: ReadonlySet<string>): Promise<Listing> => {
    const next = new Map(games);
    for (const id of ids) next.delete(id);
    for (const stored of await store.gamesOf([...ids])) if (stored.binned === undefined) next.set(stored.id, listedOf(stored));
    return { games: next, unread: new Set([...unread].filter((key) => ![...ids].some((id) => keyText(id) === key))) };
  };
  return {
    read() {
      const next = reading.then(read);
      reading = next.catch(() => undefined);
      return next;
    },
    stop,
  };
}

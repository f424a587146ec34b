import { personOf } from '#session/person';
import type { Change } from './changes';
import type { Database } from './connection';
import type { Store } from './database';
import { type ListedGame, playersOf, type StoredGame } from './model';
import { game, readOne } from './records';

/** How many records are looked at between two frames. */
const PORTION = 250;

/** What is listed of every game that does not lie in the bin, by its id, and the games that cannot be read. */
export interface Listing {
  readonly games: ReadonlyMap<string, ListedGame>;
  readonly unread: number;
}

/** The same people sit at many tables: each company is kept once. */
const companies = new Map<string, readonly string[]>();

function company(people: readonly string[]): readonly string[] {
  const key = people.join();
  const known = companies.get(key) ?? people;
  companies.set(key, known);
  return known;
}

export function listedOf(stored: StoredGame): ListedGame {
  const { id, game: kind, played, changedAt, entries, goesOnFrom, summary, result } = stored;
  const players = playersOf(stored);
  return {
    id,
    game: kind,
    played,
    changedAt,
    entries,
    goesOnFrom,
    status: summary.status,
    seats: company(players.map((player) => player.id)),
    persons: company(players.map(personOf)),
    standings: result?.standings,
  };
}

/** Every game, in portions, so that the screen stays free and memory holds few whole records at a time. */
export async function listAll(database: Database): Promise<Listing> {
  const { store } = database.transaction('games');
  const games = new Map<string, ListedGame>();
  let unread = 0;
  let range: IDBKeyRange | undefined;
  for (;;) {
    const [keys, found] = await Promise.all([store.getAllKeys(range, PORTION), store.getAll(range, PORTION)]);
    for (const record of found) {
      const stored: StoredGame | undefined = readOne(game, record);
      if (stored === undefined) unread += 1;
      else if (stored.binned === undefined) games.set(stored.id, listedOf(stored));
    }
    const last = keys.at(-1);
    if (last === undefined || keys.length < PORTION) return { games, unread };
    range = IDBKeyRange.lowerBound(last, true);
  }
}

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
      const now = before === undefined ? await store.work(listAll) : await patched(before, ids);
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
    return { games: next, unread };
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

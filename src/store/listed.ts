import { personOf } from '#session/person';
import type { Reading } from './connection';
import { type ListedGame, playersOf, type StoredGame } from './model';
import { game, readOne } from './records';

/** How many records are looked at between two frames. */
const PORTION = 250;

/** What is listed of every game that does not lie in the bin, and the keys of the games that cannot be read. */
export interface Listing {
  readonly games: readonly ListedGame[];
  readonly unread: ReadonlySet<string>;
}

/** Ids that are no texts are told apart from those that are. */
export const keyText = (key: IDBValidKey): string => JSON.stringify(key);

type Dated = Pick<ListedGame, 'id' | 'played' | 'changedAt'>;

/** The order of every list, the same each time also where two were played at once. */
export const newestFirst = (a: Dated, b: Dated): number => b.played - a.played || b.changedAt - a.changedAt || (a.id < b.id ? -1 : 1);

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
    seats: players.map((player) => player.id),
    persons: players.map(personOf),
    standings: result?.standings,
  };
}

/** Every game, in portions, so that the screen stays free and memory holds few whole records at a time. */
export async function listAll(transaction: Reading): Promise<Listing> {
  const store = transaction.objectStore('games');
  const games: ListedGame[] = [];
  const unread = new Set<string>();
  let range: IDBKeyRange | undefined;
  for (;;) {
    const [keys, found] = await Promise.all([store.getAllKeys(range, PORTION), store.getAll(range, PORTION)]);
    for (const [index, record] of found.entries()) {
      const stored: StoredGame | undefined = readOne(game, record);
      if (stored === undefined) unread.add(keyText(keys[index] ?? ''));
      else if (stored.binned === undefined) games.push(listedOf(stored));
    }
    const last = keys.at(-1);
    if (last === undefined || keys.length < PORTION) return { games: games.sort(newestFirst), unread };
    range = IDBKeyRange.lowerBound(last, true);
  }
}

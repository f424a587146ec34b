import { personOf } from '#session/person';
import type { Reading } from './connection';
import { type ListedGame, playersOf, type StoredGame } from './model';
import { game, readOne } from './records';

/** How many records are looked at between two frames. */
const PORTION = 250;

/** What is listed of every game that does not lie in the bin, by its id, and the keys of the games that cannot be read. */
export interface Listing {
  readonly games: ReadonlyMap<string, ListedGame>;
  readonly unread: ReadonlySet<string>;
}

/** Ids that are no texts are told apart from those that are. */
export const keyText = (key: IDBValidKey): string => JSON.stringify(key);

/** The same people sit at many tables: each company is kept once. */
const companies = new Map<string, readonly string[]>();

export function company(people: readonly string[]): readonly string[] {
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
export async function listAll(transaction: Reading): Promise<Listing> {
  const store = transaction.objectStore('games');
  const games = new Map<string, ListedGame>();
  const unread = new Set<string>();
  let range: IDBKeyRange | undefined;
  for (;;) {
    const [keys, found] = await Promise.all([store.getAllKeys(range, PORTION), store.getAll(range, PORTION)]);
    for (const [index, record] of found.entries()) {
      const stored: StoredGame | undefined = readOne(game, record);
      if (stored === undefined) unread.add(keyText(keys[index] ?? ''));
      else if (stored.binned === undefined) games.set(stored.id, listedOf(stored));
    }
    const last = keys.at(-1);
    if (last === undefined || keys.length < PORTION) return { games, unread };
    range = IDBKeyRange.lowerBound(last, true);
  }
}

import { isObject } from '#session/schema';
import type { Database, Reading } from './connection';
import { company, keyText, type Listing, listAll, listedOf } from './listed';
import type { ListedGame, StoredMonth } from './model';
import { game, readable, readOne } from './records';
import { type Writing, written } from './writing';

/*
 * What is listed of the games that are over, a record for each month in which they were played, so that years of them are read
 * in one go. Whoever writes a game notes its id as changed in the same transaction: such a game, and one that is open, counts
 * as its own record tells, until many have changed and the months are written anew.
 */

/** Raised when games are listed otherwise than before. */
const VERSION = 1;
/** The record that says that every month is there, and which games cannot be read. */
const WHOLE = '';
/** As many changed games are read one by one. */
const MANY = 20;

export const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7);

const isTold = (value: unknown): value is ListedGame =>
  isObject(value) &&
  typeof value.id === 'string' &&
  typeof value.game === 'string' &&
  typeof value.played === 'number' &&
  typeof value.changedAt === 'number' &&
  typeof value.entries === 'number' &&
  typeof value.status === 'string' &&
  Array.isArray(value.seats) &&
  Array.isArray(value.persons) &&
  (value.standings === undefined || Array.isArray(value.standings));

function parsed(text: string): readonly unknown[] {
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? found : [undefined];
  } catch {
    return [undefined];
  }
}

/** The people of a table as memory holds them: once. */
const told = ({ seats, persons, ...game }: ListedGame): ListedGame => ({ ...game, seats: company(seats), persons: company(persons) });

/** What the months say; nothing where one cannot be read, is of another version, or not all are there. */
function toldBy(months: readonly StoredMonth[]): Listing | undefined {
  const whole = months.find(({ month }) => month === WHOLE);
  if (whole === undefined || months.some(({ version }) => version !== VERSION)) return undefined;
  const games = months.flatMap(({ month, listed: text }) => (month === WHOLE ? [] : parsed(text)));
  if (!games.every(isTold)) return undefined;
  return { games: new Map(games.map((each) => [each.id, told(each)])), unread: new Set(parsed(whole.listed).map(String)) };
}

/** The months with what has changed since, and how many games have; nothing where the months are not all there. */
async function keptIn(transaction: Reading): Promise<{ readonly listing: Listing; readonly changed: number } | undefined> {
  const store = transaction.objectStore('games');
  const [months, changed, open] = await Promise.all([
    transaction.objectStore('months').getAll(),
    transaction.objectStore('changed').getAllKeys(),
    store.index('status').getAll(IDBKeyRange.bound(['open'], ['open', []])),
  ]);
  const before = toldBy(months);
  if (before === undefined) return undefined;
  const again = await Promise.all(changed.map((key) => store.get(IDBKeyRange.only(key))));
  const games = new Map(before.games);
  const unread = new Set(before.unread);
  for (const [index, key] of changed.entries()) {
    if (typeof key === 'string') games.delete(key);
    if (again[index] === undefined || readOne(game, again[index]) !== undefined) unread.delete(keyText(key));
    else unread.add(keyText(key));
  }
  for (const each of readable(game, [...open, ...again])) if (each.binned === undefined) games.set(each.id, listedOf(each));
  return { listing: { games, unread }, changed: changed.length };
}

/** Games that are over, by the month in which they were played. */
function monthsOf({ games, unread }: Listing): readonly StoredMonth[] {
  const months = new Map<string, ListedGame[]>();
  for (const each of games.values()) {
    if (each.status === 'open') continue;
    const month = months.get(monthOf(each.played));
    if (month === undefined) months.set(monthOf(each.played), [each]);
    else month.push(each);
  }
  const listed = [...months].map(([month, own]) => ({
    month,
    version: VERSION,
    // In the order in which lists are put: little is left to do for who reads them.
    listed: JSON.stringify(own.toSorted((a, b) => a.played - b.played)),
  }));
  return [{ month: WHOLE, version: VERSION, listed: JSON.stringify([...unread]) }, ...listed];
}

/** Writes the months anew, with what has changed since. */
async function bringUp(transaction: Writing): Promise<Listing> {
  const store = transaction.objectStore('months');
  const listing = (await keptIn(transaction))?.listing ?? (await listAll(transaction));
  const months = monthsOf(listing);
  const now = new Set(months.map(({ month }) => month));
  await transaction.objectStore('changed').clear();
  for (const month of await store.getAllKeys()) if (!now.has(month)) await store.delete(month);
  for (const month of months) await store.put(month);
  return listing;
}

/** Every game as it is listed: from the months, which are brought up to date where they tell too little. */
export async function listed(database: Database): Promise<Listing> {
  const kept = await keptIn(database.transaction(['games', 'months', 'changed']));
  if (kept !== undefined && kept.changed <= MANY) return kept.listing;
  // What can be derived again need not be kept: a full disk lists the games all the same.
  return written(database, ['games', 'months', 'changed'], bringUp, 'relaxed').catch(
    () => kept?.listing ?? listAll(database.transaction(['games'])),
  );
}

import { isObject } from '#session/schema';
import type { Database, Reading, StoreName } from './connection';
import type { Store } from './database';
import { keyText, listAll, listedOf, newestFirst } from './listed';
import type { ListedGame, StoredMonth } from './model';
import { game, readable, readOne } from './records';
import { type Writing, written } from './writing';

/*
 * What is listed of the games that are over, a record for each month in which they were played: who wants to know something of
 * all games goes through years of them, and holds a few months at a time. Whoever writes a game notes its id as changed in the
 * same transaction: such a game, and one that is open, counts as its own record tells, until many have changed and the months
 * are written anew.
 */

/** Raised when games are listed otherwise than before. */
const VERSION = 1;
/** The record that says that every month is there, and which games cannot be read. */
const WHOLE = '';
/** As many changed games are read one by one. */
const MANY = 20;
/** How many months are read at a time. */
const PORTION = 12;

const STORES: StoreName[] = ['games', 'months', 'changed'];

/** What comes of going through all games once. */
export interface Pass<T> {
  /** The newest first; what lies in the bin is left out. */
  add(game: ListedGame): void;
  /** After all of them, with the number of games that cannot be read. */
  end(unread: number): T;
}

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

/** What a month says; nothing where it cannot be read or is of another version. */
function toldBy({ version, listed }: StoredMonth): readonly ListedGame[] | undefined {
  const games = version === VERSION ? parsed(listed) : [undefined];
  return games.every(isTold) ? games : undefined;
}

/** What the months do not say. */
interface Since {
  /** How many games have changed since they were written. */
  readonly changed: number;
  /** These and the open ones: of them their own records tell. */
  readonly ids: ReadonlySet<IDBValidKey>;
  /** What is listed of them, by the month in which they were played. */
  readonly games: ReadonlyMap<string, readonly ListedGame[]>;
  readonly unread: ReadonlySet<string>;
}

async function changedSince(transaction: Reading, whole: StoredMonth): Promise<Since> {
  const store = transaction.objectStore('games');
  const [changed, open] = await Promise.all([
    transaction.objectStore('changed').getAllKeys(),
    store.index('status').getAll(IDBKeyRange.bound(['open'], ['open', []])),
  ]);
  const again = await Promise.all(changed.map((key) => store.get(IDBKeyRange.only(key))));
  const unread = new Set(parsed(whole.listed).map(String));
  for (const [index, key] of changed.entries()) {
    if (again[index] === undefined || readOne(game, again[index]) !== undefined) unread.delete(keyText(key));
    else unread.add(keyText(key));
  }
  const now = new Map(readable(game, [...open, ...again]).map((each) => [each.id, each]));
  const games = [...now.values()].filter(({ binned }) => binned === undefined).map(listedOf);
  return { changed: changed.length, ids: new Set([...changed, ...now.keys()]), games: byMonth(games), unread };
}

function byMonth(games: readonly ListedGame[]): ReadonlyMap<string, readonly ListedGame[]> {
  const months = new Map<string, ListedGame[]>();
  for (const each of games) {
    const month = monthOf(each.played);
    const own = months.get(month);
    if (own === undefined) months.set(month, [each]);
    else own.push(each);
  }
  return months;
}

/** Months of far years are written otherwise, and have another place among texts. */
const laterFirst = (a: string, b: string): number => Date.parse(b) - Date.parse(a);

type OnMonth = (month: string, games: readonly ListedGame[], before: string | undefined) => Promise<unknown> | undefined;

/**
 * Goes through the games as they are now, month by month, the newest first. Answers what the months do not say; nothing where
 * not all of them are there and can be read.
 */
async function eachMonth(transaction: Reading, onMonth: OnMonth): Promise<Since | undefined> {
  const store = transaction.objectStore('months');
  const [whole, keys] = await Promise.all([store.get(WHOLE), store.getAllKeys()]);
  if (whole?.version !== VERSION) return undefined;
  const since = await changedSince(transaction, whole);
  const months = [...new Set([...keys, ...since.games.keys()])].filter((month) => month !== WHOLE).sort(laterFirst);
  for (let from = 0; from < months.length; from += PORTION) {
    const portion = months.slice(from, from + PORTION);
    const found = await Promise.all(portion.map((month) => store.get(month)));
    for (const [index, month] of portion.entries()) {
      const lying = found[index];
      const told = lying === undefined ? [] : toldBy(lying);
      if (told === undefined) return undefined;
      const stay = told.filter(({ id }) => !since.ids.has(id));
      await onMonth(month, [...stay, ...(since.games.get(month) ?? [])].sort(newestFirst), lying?.listed);
    }
  }
  return since;
}

/** Writes what the months do not say into them; all of them where not all can be read. */
async function bringUp(transaction: Writing): Promise<void> {
  const store = transaction.objectStore('months');
  const write = async (month: string, games: readonly ListedGame[], before: string | undefined): Promise<void> => {
    const over = games.filter(({ status }) => status !== 'open');
    const listed = JSON.stringify(over);
    if (over.length === 0) await store.delete(month);
    else if (listed !== before) await store.put({ month, version: VERSION, listed });
  };
  let unread = (await eachMonth(transaction, write))?.unread;
  if (unread === undefined) {
    const all = await listAll(transaction);
    unread = all.unread;
    await store.clear();
    for (const [month, games] of byMonth(all.games)) await write(month, games, undefined);
  }
  await transaction.objectStore('changed').clear();
  await store.put({ month: WHOLE, version: VERSION, listed: JSON.stringify([...unread]) });
}

/** Goes through all games once; `begin` is asked again where it turns out on the way that the months tell too little. */
export const overGames = <T>(store: Pick<Store, 'work'>, begin: () => Pass<T>): Promise<T> =>
  store.work(async (database) => {
    const told = await toldIn(database, begin);
    if (told !== undefined && told.changed <= MANY) return told.made;
    // What can be derived again need not be kept: a full disk lists the games all the same.
    await written(database, STORES, bringUp, 'relaxed').catch(() => undefined);
    const now = told ?? (await toldIn(database, begin));
    return now === undefined ? untold(database, begin) : now.made;
  });

/** From the months and what has changed since, with the number of games that have. */
async function toldIn<T>(database: Database, begin: () => Pass<T>): Promise<{ readonly made: T; readonly changed: number } | undefined> {
  const pass = begin();
  const since = await eachMonth(database.transaction(STORES), (_, games) => {
    for (const each of games) pass.add(each);
    return undefined;
  });
  return since && { made: pass.end(since.unread.size), changed: since.changed };
}

/** From the games themselves. */
async function untold<T>(database: Database, begin: () => Pass<T>): Promise<T> {
  const { games, unread } = await listAll(database.transaction(['games']));
  const pass = begin();
  for (const each of games) pass.add(each);
  return pass.end(unread.size);
}

import { isObject } from '#session/schema';
import type { Database } from './connection';
import { readLog } from './logs';
import type { StoredGame } from './model';
import { copy, game, group, player, readOne } from './records';
import { entriesOf, forget, type Writing } from './writing';

/** A record that cannot be read, or a log: of a game that can, or of none. */
export interface Aside {
  readonly kind: 'game' | 'log' | 'entries' | 'player' | 'group' | 'copy';
  readonly key: IDBValidKey;
  /** What it calls itself, as far as it does. */
  readonly name: string;
  /** All that belongs to it, as it lies there. */
  readonly records: readonly unknown[];
}

const MOST_NAME = 40;

/** The first of these fields that says something, or the key. */
function nameOf(record: unknown, key: IDBValidKey, fields: readonly string[]): string {
  const told = fields
    .map((field) => (isObject(record) ? record[field] : undefined))
    .find((value) => typeof value === 'string' && value !== '');
  return String(told ?? key).slice(0, MOST_NAME);
}

interface Keyed {
  readonly key: IDBValidKey;
  readonly record: unknown;
}

async function keyed(database: Database, store: 'games' | 'players' | 'groups' | 'copies'): Promise<readonly Keyed[]> {
  const transaction = database.transaction(store);
  const [keys, records] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
  return keys.map((key, index) => ({ key, record: records[index] }));
}

/** How far one looks: at every record but the logs, of which only the places are counted, or at all. */
export type Depth = 'records' | 'logs';

/** How many places of each log are taken, one after the other from the first, by the key of its game. */
async function logLengths(database: Database): Promise<ReadonlyMap<string, { readonly key: IDBValidKey; length: number }>> {
  const lengths = new Map<string, { readonly key: IDBValidKey; length: number }>();
  for (const [key, index] of await database.getAllKeys('entries')) {
    const log = lengths.get(JSON.stringify(key)) ?? { key, length: 0 };
    lengths.set(JSON.stringify(key), log);
    if (index === log.length) log.length += 1;
  }
  return lengths;
}

async function gameAside(database: Database, { key, record }: Keyed, length: number, depth: Depth): Promise<readonly Aside[]> {
  const known: StoredGame | undefined = readOne(game, record);
  if (known !== undefined && depth === 'records' && length >= known.entries) return [];
  const entries = await database.getAll('entries', entriesOf(key));
  const all = { key, name: nameOf(record, key, ['game']), records: [record, ...entries] };
  if (known === undefined) return [{ kind: 'game', ...all }];
  return readLog(entries).length < known.entries ? [{ kind: 'log', ...all }] : [];
}

/** Entries of a game that is not there. */
async function strayEntries(database: Database, key: IDBValidKey): Promise<Aside> {
  const records = await database.getAll('entries', entriesOf(key));
  return { kind: 'entries', key, name: nameOf(undefined, key, []), records };
}

const SCHEMAS = { players: player, groups: group, copies: copy } as const;
const KINDS = { players: 'player', groups: 'group', copies: 'copy' } as const;

async function recordsAside(database: Database, store: keyof typeof SCHEMAS): Promise<readonly Aside[]> {
  const bad = (await keyed(database, store)).filter(({ record }) => readOne<object>(SCHEMAS[store], record) === undefined);
  return bad.map(({ key, record }) => ({ kind: KINDS[store], key, name: nameOf(record, key, ['name', 'game']), records: [record] }));
}

/** What is on the device and cannot be read. */
export async function allAside(database: Database, depth: Depth): Promise<readonly Aside[]> {
  const [games, lengths] = await Promise.all([keyed(database, 'games'), logLengths(database)]);
  const known = new Set(games.map(({ key }) => JSON.stringify(key)));
  const found: Aside[] = [];
  for (const each of games) found.push(...(await gameAside(database, each, lengths.get(JSON.stringify(each.key))?.length ?? 0, depth)));
  for (const [id, { key }] of lengths) if (!known.has(id)) found.push(await strayEntries(database, key));
  for (const store of ['players', 'groups', 'copies'] as const) found.push(...(await recordsAside(database, store)));
  return found;
}

/** Deletes it for good. */
export const discarded =
  ({ kind, key }: Aside) =>
  async (transaction: Writing): Promise<void> => {
    switch (kind) {
      case 'game':
      case 'log':
      case 'entries':
        return forget(transaction, key);
      case 'player':
        return transaction.objectStore('players').delete(IDBKeyRange.only(key));
      case 'group':
        return transaction.objectStore('groups').delete(IDBKeyRange.only(key));
      case 'copy':
        return transaction.objectStore('copies').delete(IDBKeyRange.only(key));
    }
  };

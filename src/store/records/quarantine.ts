import { isObject } from '#session/formats/schema';
import type { Database } from '../database/connection';
import { deleteGame, entryKeyRange, type WriteTransaction } from '../database/transactions';
import { readLog } from './game-logs';
import { boxSchema, gameSchema, groupSchema, parseRecord, playerSchema } from './record-schemas';
import type { StoredGame } from './record-types';

/** A record that cannot be read, or a log: of a game that can, or of none. */
export interface QuarantinedRecord {
  readonly kind: 'game' | 'log' | 'entries' | 'player' | 'group' | 'copy';
  readonly key: IDBValidKey;
  /** What it calls itself, as far as it does. */
  readonly name: string;
  /** All that belongs to it, as it lies there. */
  readonly records: readonly unknown[];
}

const MAX_NAME_LENGTH = 40;

/** The first of these fields that says something, or the key. */
function nameOf(record: unknown, key: IDBValidKey, fields: readonly string[]): string {
  const text = fields
    .map((field) => (isObject(record) ? record[field] : undefined))
    .find((value) => typeof value === 'string' && value !== '');
  return String(text ?? key).slice(0, MAX_NAME_LENGTH);
}

interface KeyedRecord {
  readonly key: IDBValidKey;
  readonly record: unknown;
}

async function readKeyed(database: Database, store: 'games' | 'players' | 'groups' | 'copies'): Promise<readonly KeyedRecord[]> {
  const transaction = database.transaction(store);
  const [keys, records] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
  return keys.map((key, index) => ({ key, record: records[index] }));
}

/** How far one looks: at every record but the logs, of which only the places are counted, or at all. */
export type InspectionDepth = 'records' | 'logs';

/** How many places of each log are taken, one after the other from the first, by the key of its game. */
async function countLogEntries(database: Database): Promise<ReadonlyMap<string, { readonly key: IDBValidKey; length: number }>> {
  const lengths = new Map<string, { readonly key: IDBValidKey; length: number }>();
  for (const [key, index] of await database.getAllKeys('entries')) {
    const log = lengths.get(JSON.stringify(key)) ?? { key, length: 0 };
    lengths.set(JSON.stringify(key), log);
    if (index === log.length) log.length += 1;
  }
  return lengths;
}

async function inspectGame(
  database: Database,
  { key, record }: KeyedRecord,
  length: number,
  depth: InspectionDepth,
): Promise<readonly QuarantinedRecord[]> {
  const known: StoredGame | undefined = parseRecord(gameSchema, record);
  if (known !== undefined && depth === 'records' && length >= known.entries) return [];
  const entries = await database.getAll('entries', entryKeyRange(key));
  const all = { key, name: nameOf(record, key, ['game']), records: [record, ...entries] };
  if (known === undefined) return [{ kind: 'game', ...all }];
  return readLog(entries).length < known.entries ? [{ kind: 'log', ...all }] : [];
}

/** Entries of a game that is not there. */
async function readStrayEntries(database: Database, key: IDBValidKey): Promise<QuarantinedRecord> {
  const records = await database.getAll('entries', entryKeyRange(key));
  return { kind: 'entries', key, name: nameOf(undefined, key, []), records };
}

const SCHEMAS = { players: playerSchema, groups: groupSchema, copies: boxSchema } as const;
const KINDS = { players: 'player', groups: 'group', copies: 'copy' } as const;

async function inspectRecords(database: Database, store: keyof typeof SCHEMAS): Promise<readonly QuarantinedRecord[]> {
  const bad = (await readKeyed(database, store)).filter(({ record }) => parseRecord<object>(SCHEMAS[store], record) === undefined);
  return bad.map(({ key, record }) => ({ kind: KINDS[store], key, name: nameOf(record, key, ['name', 'game']), records: [record] }));
}

/** What is on the device and cannot be read. */
export async function readQuarantine(database: Database, depth: InspectionDepth): Promise<readonly QuarantinedRecord[]> {
  const [games, lengths] = await Promise.all([readKeyed(database, 'games'), countLogEntries(database)]);
  const known = new Set(games.map(({ key }) => JSON.stringify(key)));
  const found: QuarantinedRecord[] = [];
  for (const game of games) found.push(...(await inspectGame(database, game, lengths.get(JSON.stringify(game.key))?.length ?? 0, depth)));
  for (const [id, { key }] of lengths) if (!known.has(id)) found.push(await readStrayEntries(database, key));
  for (const store of ['players', 'groups', 'copies'] as const) found.push(...(await inspectRecords(database, store)));
  return found;
}

/** Deletes it for good. */
export const discardRecord =
  ({ kind, key }: QuarantinedRecord) =>
  async (transaction: WriteTransaction): Promise<void> => {
    switch (kind) {
      case 'game':
      case 'log':
      case 'entries':
        return deleteGame(transaction, key);
      case 'player':
        return transaction.objectStore('players').delete(IDBKeyRange.only(key));
      case 'group':
        return transaction.objectStore('groups').delete(IDBKeyRange.only(key));
      case 'copy':
        return transaction.objectStore('copies').delete(IDBKeyRange.only(key));
    }
  };

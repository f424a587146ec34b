import type { IDBPTransaction } from 'idb';
import type { Player } from '#session/game';
import { createId } from '#session/id';
import type { Entry } from '#session/log/effective-log';
import { RULES_VERSION } from '#session/rules-version';
import { personOf } from '#session/seat-persons';
import { NEVER_USED } from '../bin-retention';
import { putRow } from '../records/game-rows';
import { parseUsage } from '../records/record-schemas';
import type { AppUsage, PhoneProposal, ReplayFacts, StoredGame, Summary } from '../records/record-types';
import type { Database, Schema, StoreName } from './connection';
import { storeError } from './store-failure';

export type WriteTransaction = IDBPTransaction<Schema, StoreName[], 'readwrite'>;

/** What a game begins with. */
export type GameStart = Pick<StoredGame, 'game' | 'players' | 'setup'>;

/** The log of a game, and what is derived from it. */
export interface SavedLog {
  readonly entries: readonly Entry[];
  readonly summary: Summary;
  readonly result: StoredGame['result'];
}

export const entryKeyRange = (id: IDBValidKey): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);

/** All of it or nothing, and on the disk when it resolves; what can be derived again need not be there yet. */
export async function runTransaction<T>(
  database: Database,
  stores: StoreName[],
  work: (transaction: WriteTransaction) => Promise<T>,
  durability: 'strict' | 'relaxed' = 'strict',
): Promise<T> {
  const transaction = database.transaction(stores, 'readwrite', { durability });
  const done = transaction.done;
  done.catch(() => undefined);
  try {
    const result = await work(transaction);
    await done;
    return result;
  } catch (error) {
    // What went well before would be committed otherwise.
    abort(transaction);
    await done.catch(() => undefined);
    // A full disk ends the transaction, and its requests only know that it ended.
    throw transaction.error ?? error;
  }
}

function abort(transaction: WriteTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has already ended.
  }
}

/** Which phone an entry came from, and how it knows it. */
export interface EntryOrigin extends Pick<PhoneProposal, 'cid'> {
  readonly phone: string;
}

/** What an entry changes of its game beside the log: who plays a game takes it out of the bin, and gives it its date until it first ends. */
export function patchForEntry(
  game: StoredGame,
  entry: Entry,
  { summary, result }: Pick<SavedLog, 'summary' | 'result'>,
  origin?: EntryOrigin,
): Partial<StoredGame> {
  const played = !game.dated && entry.kind === 'happened' ? entry.at : game.played;
  const dated = game.dated || summary.status === 'finished';
  const restored = game.binned === undefined ? {} : { binned: undefined, notedAt: entry.at };
  const proposal = origin && { proposals: { ...game.proposals, [origin.phone]: { cid: origin.cid, entry: game.entries } } };
  return { summary, result, changedAt: entry.at, played, dated, ...restored, ...proposal };
}

export async function addEntry(
  transaction: WriteTransaction,
  id: string,
  index: number,
  entry: Entry,
  derived: Pick<SavedLog, 'summary' | 'result'> & { readonly facts?: ReplayFacts | undefined; readonly origin?: EntryOrigin | undefined },
  expectedChangedAt?: number,
): Promise<void> {
  const [games, entries] = [transaction.objectStore('games'), transaction.objectStore('entries')];
  const game = await games.get(id);
  if (game === undefined) throw storeError('failed');
  if (game.entries !== index) {
    // A connection may die after the write and before its answer: the same entry in the same place is that write.
    const found = await entries.get([id, index]);
    if (found === undefined || JSON.stringify(found.entry) !== JSON.stringify(entry)) throw storeError('failed');
    return;
  }
  // An import may have put another log in its place, which may be as long.
  if (expectedChangedAt !== undefined && game.changedAt !== expectedChangedAt) throw storeError('failed');
  await entries.add({ game: id, index, entry });
  const changedGame = { ...game, ...patchForEntry(game, entry, derived, derived.origin), entries: index + 1 };
  await games.put(changedGame);
  if (game.summary.status !== 'open' || derived.summary.status !== 'open') await putRow(transaction, changedGame, derived.facts);
}

export async function addEntries(transaction: WriteTransaction, game: string, entries: readonly Entry[]): Promise<void> {
  for (const [index, entry] of entries.entries()) await transaction.objectStore('entries').add({ game, index, entry });
}

export async function addLastEntry(
  transaction: WriteTransaction,
  { id, entries, summary, result }: SavedLog & { readonly id: string },
): Promise<void> {
  const entry = entries.at(-1);
  if (entry !== undefined) await addEntry(transaction, id, entries.length - 1, entry, { summary, result });
}

export function createStoredGame({ game, players, setup }: GameStart, { entries, summary, result }: SavedLog): StoredGame {
  const now = Date.now();
  return {
    id: createId(),
    game,
    rules: RULES_VERSION,
    players,
    setup,
    startedAt: now,
    changedAt: entries.at(-1)?.at ?? now,
    played: entries.at(-1)?.at ?? now,
    dated: summary.status === 'finished',
    entries: entries.length,
    summary,
    result,
    note: '',
    place: '',
  };
}

/** A known player keeps what else is known of them. */
export async function rememberPlayer(transaction: WriteTransaction, player: Player, lastPlayed: number): Promise<void> {
  const [id, { name }] = [personOf(player), player];
  const players = transaction.objectStore('players');
  await players.put({ ...(await players.get(id)), id, name, lastPlayed });
}

/** Deletes a game for good, and remembers that. */
export async function deleteGame(transaction: WriteTransaction, id: IDBValidKey): Promise<void> {
  if (typeof id === 'string') await transaction.objectStore('gone').put({ id, at: Date.now() });
  const key = IDBKeyRange.only(id);
  await transaction.objectStore('games').delete(key);
  await transaction.objectStore('entries').delete(entryKeyRange(id));
  await transaction.objectStore('facts').delete(key);
  await transaction.objectStore('pictures').delete(key);
}

const USE = 'use';

export async function readUsage(transaction: WriteTransaction): Promise<AppUsage> {
  return parseUsage(await transaction.objectStore('settings').get(USE)) ?? NEVER_USED;
}

export async function saveUsage(transaction: WriteTransaction, usage: AppUsage): Promise<void> {
  await transaction.objectStore('settings').put({ id: USE, ...usage });
}

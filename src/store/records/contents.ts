import { unwrap, wrap } from 'idb';
import { isObject } from '#session/formats/schema';
import type { Entry } from '#session/log/effective-log';
import type { StoreName } from '../database/connection';
import { entryKeyRange, runTransaction } from '../database/transactions';
import type { Change, Store } from '../store';
import { isRow, refreshRow } from './game-rows';
import type {
  AppUsage,
  GameRow,
  Settings,
  StoredBox,
  StoredGame,
  StoredGroup,
  StoredPicture,
  StoredPlayer,
  Tombstone,
} from './record-types';
import { type RawRecords, validateRecords } from './validate-records';

/** A game with its log. */
export interface GameWithLog {
  readonly game: StoredGame;
  readonly entries: readonly Entry[];
}

/** All that a device keeps and that can be read, but for what it can derive again. */
export interface Contents {
  readonly games: readonly GameWithLog[];
  readonly players: readonly StoredPlayer[];
  readonly groups: readonly StoredGroup[];
  readonly copies: readonly StoredBox[];
  /** None where nobody ever changed one. */
  readonly settings: Settings | undefined;
  readonly use: AppUsage | undefined;
  readonly gone: readonly Tombstone[];
  readonly pictures: readonly StoredPicture[];
}

export const EMPTY_CONTENTS: Contents = {
  games: [],
  players: [],
  groups: [],
  copies: [],
  settings: undefined,
  use: undefined,
  gone: [],
  pictures: [],
};

const BACKED_UP_STORES: StoreName[] = ['games', 'entries', 'players', 'groups', 'copies', 'settings', 'gone', 'pictures'];
const SETTINGS = 'settings';
const USE = 'use';

async function readAll(all: (name: StoreName) => Promise<readonly unknown[]>): Promise<RawRecords> {
  const found = await Promise.all(BACKED_UP_STORES.map(async (name) => [name, await all(name)] as const));
  return Object.fromEntries(found);
}

/** How many games' logs come at a time. */
const LOGS_PER_RANGE = 50;

/** All entries, log by log, in ranges that leave nothing out: also what belongs to no game. */
function logRanges(games: readonly IDBValidKey[]): readonly (IDBKeyRange | undefined)[] {
  const ends = games.filter((_, index) => index % LOGS_PER_RANGE === LOGS_PER_RANGE - 1).map((id): IDBValidKey => [id, []]);
  if (ends.length === 0) return [undefined];
  return [...ends, undefined].map((end, index) => {
    const from = ends[index - 1];
    if (from === undefined) return IDBKeyRange.upperBound(end);
    return end === undefined ? IDBKeyRange.lowerBound(from, true) : IDBKeyRange.bound(from, end, true);
  });
}

/**
 * All of it as it lies there at one moment, store by store and in portions: while one is worked on, the disk brings the next.
 */
export const readAllInPortions = (
  store: Pick<Store, 'withDatabase'>,
  onPortion: (name: StoreName, records: readonly unknown[]) => void,
  withPictures = true,
): Promise<void> =>
  store.withDatabase(async (database) => {
    const transaction = database.transaction(BACKED_UP_STORES, 'readonly');
    const games = await transaction.objectStore('games').getAllKeys();
    const names = BACKED_UP_STORES.filter((name) => withPictures || name !== 'pictures');
    const requests = names.flatMap((name) =>
      (name === 'entries' ? logRanges(games) : [undefined]).map((range) => ({
        name,
        records: transaction.objectStore(name).getAll(range),
      })),
    );
    // Where one fails, all that follow do, and the first says it.
    for (const { records: found } of requests) found.catch(() => undefined);
    for (const { name, records: found } of requests) onPortion(name, await found);
  });

/** All of it that can be read. */
export async function readContents(store: Pick<Store, 'withDatabase'>): Promise<Contents> {
  const records = await store.withDatabase((database) => {
    const transaction = database.transaction(BACKED_UP_STORES, 'readonly');
    return readAll((name) => transaction.objectStore(name).getAll());
  });
  return validateRecords(records).contents;
}

/** A request for one record, plain: a promise for each of a hundred thousand takes longer than the disk. */
type WriteStep = (transaction: IDBTransaction) => IDBRequest;

/** Records that are written or taken away for a list to become another one. */
function diffRecords<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (record: T) => string,
  put: (record: T) => WriteStep,
  remove: (key: string) => WriteStep,
): readonly WriteStep[] {
  const [old, now] = [new Map(before.map((record) => [keyOf(record), record])), new Map(after.map((record) => [keyOf(record), record]))];
  const removals = [...old.keys()].filter((key) => !now.has(key)).map(remove);
  const writes = [...now].filter(([key, each]) => old.get(key) !== each && !isEqual(old.get(key), each)).map(([, each]) => put(each));
  return [...removals, ...writes];
}

export const isEqual = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * The entries of one game that are written or taken away. Of a game that is new here nothing may lie in the way, not even what
 * cannot be read: where nothing does, its place is free.
 */
function diffLog(id: string, before: readonly Entry[] | undefined, after: readonly Entry[], isFree = false): readonly WriteStep[] {
  const put = after.flatMap((entry, index): readonly WriteStep[] =>
    before?.[index] !== undefined && isEqual(before[index], entry)
      ? []
      : [(to) => to.objectStore('entries').put({ game: id, index, entry })],
  );
  const cut = before === undefined ? entryKeyRange(id) : IDBKeyRange.bound([id, after.length], [id, Number.POSITIVE_INFINITY]);
  if (put.length === 0 && before?.length === after.length) return [];
  if (isFree) return put;
  return [(to) => to.objectStore('entries').delete(cut), ...put];
}

/** The rows of games that are over; what was derived from a log holds where that is still the same. */
function deriveRows(before: Contents, after: Contents, rows: readonly GameRow[]): readonly GameRow[] {
  const [logs, known] = [new Map(before.games.map((whole) => [whole.game.id, whole.entries])), new Map(rows.map((row) => [row.id, row]))];
  return after.games.flatMap(({ game, entries }) => {
    if (game.summary.status === 'open') return [];
    return [refreshRow(game, isEqual(logs.get(game.id), entries) ? known.get(game.id) : undefined)];
  });
}

function diffContents(
  before: Contents,
  after: Contents,
  occupiedIds: ReadonlySet<unknown>,
  rows: readonly GameRow[],
): readonly WriteStep[] {
  const logs = new Map(before.games.map(({ game, entries }) => [game.id, entries]));
  const remainingIds = new Set(after.games.map(({ game }) => game.id));
  const key = ({ id }: { readonly id: string }): string => id;
  return [
    ...after.games.flatMap(({ game, entries }) => diffLog(game.id, logs.get(game.id), entries, !occupiedIds.has(game.id))),
    ...before.games.flatMap(({ game, entries }) => (remainingIds.has(game.id) ? [] : diffLog(game.id, entries, []))),
    ...diffRecords(
      before.games.map(({ game }) => game),
      after.games.map(({ game }) => game),
      key,
      (game) => (to) => to.objectStore('games').put(game),
      (id) => (to) => to.objectStore('games').delete(id),
    ),
    ...diffRecords(
      rows,
      deriveRows(before, after, rows),
      key,
      (row) => (to) => to.objectStore('facts').put(row),
      (id) => (to) => to.objectStore('facts').delete(id),
    ),
    ...diffRecords(
      before.players,
      after.players,
      key,
      (player) => (to) => to.objectStore('players').put(player),
      (id) => (to) => to.objectStore('players').delete(id),
    ),
    ...diffRecords(
      before.groups,
      after.groups,
      key,
      (group) => (to) => to.objectStore('groups').put(group),
      (id) => (to) => to.objectStore('groups').delete(id),
    ),
    ...diffRecords(
      before.copies,
      after.copies,
      ({ game }) => game,
      (copy) => (to) => to.objectStore('copies').put(copy),
      (game) => (to) => to.objectStore('copies').delete(game),
    ),
    ...diffRecords(
      before.gone,
      after.gone,
      key,
      (gone) => (to) => to.objectStore('gone').put(gone),
      (id) => (to) => to.objectStore('gone').delete(id),
    ),
    ...diffRecords(
      before.pictures,
      after.pictures,
      ({ game }) => game,
      (picture) => (to) => to.objectStore('pictures').put(picture),
      (game) => (to) => to.objectStore('pictures').delete(game),
    ),
    ...diffSettings(SETTINGS, before.settings && { settings: before.settings }, after.settings && { settings: after.settings }),
    ...diffSettings(USE, before.use, after.use),
  ];
}

function diffSettings(id: string, before: object | undefined, after: object | undefined): readonly WriteStep[] {
  if (isEqual(before, after)) return [];
  return [(to) => (after === undefined ? to.objectStore('settings').delete(id) : to.objectStore('settings').put({ id, ...after }))];
}

/** How many records are on their way to the disk at a time. */
const RECORDS_PER_PORTION = 1000;

/** The games that somebody may have open and that are no longer the same: gone, or with another log, which is read anew. */
function changesBetween(before: Contents, after: Contents): readonly Change[] {
  const now = new Map(after.games.map((whole) => [whole.game.id, whole]));
  return before.games.flatMap(({ game, entries }): readonly Change[] => {
    const next = now.get(game.id);
    const isSame = next?.game.changedAt === game.changedAt && isEqual(next.entries, entries);
    return isSame ? [] : [{ game: game.id, entries: undefined }];
  });
}

/** The games of which anything lies there, as far as it says so. */
function gameIdsIn({ games = [], entries = [] }: RawRecords): ReadonlySet<unknown> {
  const ids = (records: readonly unknown[], field: string): readonly unknown[] =>
    records.map((record) => (isObject(record) ? record[field] : undefined));
  return new Set([...ids(games, 'id'), ...ids(entries, 'game')]);
}

/**
 * Makes other contents of those that lie there now, all of it or nothing: what they are made of is read in the same
 * transaction, so that nothing which another tab writes meanwhile is lost.
 */
export async function rewriteContents(
  store: Pick<Store, 'withDatabase' | 'publishChanges'>,
  change: (now: Contents) => Contents,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  const changes = await store.withDatabase((database) =>
    runTransaction(database, [...BACKED_UP_STORES, 'facts'], async (transaction) => {
      const records = await readAll((name) => transaction.objectStore(name).getAll());
      const before = validateRecords(records).contents;
      const after = change(before);
      const rows = (await transaction.objectStore('facts').getAll()).filter(isRow);
      const steps = diffContents(before, after, gameIdsIn(records), rows);
      for (let done = 0; done < steps.length; done += RECORDS_PER_PORTION) {
        onProgress(done, steps.length);
        const requests = steps.slice(done, done + RECORDS_PER_PORTION).map((step) => step(unwrap(transaction)));
        // They are answered in turn; where one fails the transaction ends, and so the last one fails too.
        const last = requests.at(-1);
        if (last !== undefined) await wrap(last);
      }
      onProgress(steps.length, steps.length);
      return changesBetween(before, after);
    }),
  );
  store.publishChanges(changes);
}

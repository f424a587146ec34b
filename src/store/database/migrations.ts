import { wrap } from 'idb';
import { isObject } from '#session/formats/schema';

/**
 * From one version of the database to the next, within the transaction that changes it (idb's `wrap` makes
 * promises of its requests). It sees records as they were written then, so it knows none of today's types.
 */
export type Migration = (transaction: IDBTransaction) => void | Promise<void>;

function createStores({ db }: IDBTransaction): void {
  db.createObjectStore('games', { keyPath: 'id' }).createIndex('changedAt', 'changedAt');
  db.createObjectStore('entries', { keyPath: ['game', 'index'] });
  db.createObjectStore('players', { keyPath: 'id' });
  db.createObjectStore('copies', { keyPath: 'game' });
  db.createObjectStore('settings', { keyPath: 'id' });
}

/** Groups, what is derived from finished games, and what a table notes beside a game. */
async function addGroupsAndFacts(transaction: IDBTransaction): Promise<void> {
  transaction.db.createObjectStore('groups', { keyPath: 'id' });
  transaction.db.createObjectStore('facts', { keyPath: 'id' });
  const games = transaction.objectStore('games');
  for (const game of await wrap(games.getAll())) games.put({ ...game, note: '', place: '', binnedAt: undefined });
}

/** The defaults that later changed. */
const DEFAULTS_THEN = new Map([
  ['kings-gate', { 'dragon-on-safe': 'allowed' }],
  ['kingdom-builder', { 'terrain-runs-out': 'stop' }],
]);

/** Games keep the agreements that they were played under, also those that nobody named. */
async function keepOldDefaults(transaction: IDBTransaction): Promise<void> {
  const games = transaction.objectStore('games');
  for (const game of await wrap(games.getAll())) {
    const then = DEFAULTS_THEN.get(game.game);
    if (then === undefined || !isObject(game.setup)) continue;
    games.put({ ...game, setup: { ...game.setup, agreements: { ...then, ...game.setup.agreements } } });
  }
}

/**
 * A game has the day it was played: until now that was when its log last grew. What lies in the bin lies there from today on
 * as far as days of use go. Games are put in order when they are read, so that one without a date is still found.
 */
async function addPlayedDates(transaction: IDBTransaction): Promise<void> {
  const games = transaction.objectStore('games');
  games.deleteIndex('changedAt');
  for (const { binnedAt, ...game } of await wrap(games.getAll())) {
    const binned = binnedAt === undefined ? undefined : { at: binnedAt, age: 0, days: 0 };
    games.put({ ...game, played: game.changedAt, dated: game.summary?.status === 'finished', binned });
  }
}

/** What was deleted for good is remembered. */
function addTombstones({ db }: IDBTransaction): void {
  db.createObjectStore('gone', { keyPath: 'id' });
}

/**
 * Of years of games, the last ones and those in the bin are found without reading the others. What is derived from finished
 * games is derived again, in a form that is read faster.
 */
function indexGames(transaction: IDBTransaction): void {
  const games = transaction.objectStore('games');
  games.createIndex('status', ['summary.status', 'played']);
  games.createIndex('binned', 'binned.at');
  transaction.objectStore('facts').clear();
}

/** What is listed of years of games lies together, and so do the ratings that years of games come to. */
function addMonthStores({ db }: IDBTransaction): void {
  db.createObjectStore('months', { keyPath: 'month' });
  db.createObjectStore('changed', { keyPath: 'id' });
  db.createObjectStore('ratings', { keyPath: ['game', 'month'] });
}

/** Ratings lie with all else that the games of a month came to; they are counted again. */
function replaceRatings({ db }: IDBTransaction): void {
  db.deleteObjectStore('ratings');
  db.createObjectStore('counted', { keyPath: ['game', 'month'] });
}

/**
 * All that was counted month by month is a fold over one row a game. Rows are made of the games when they are first read; what
 * was derived from finished games stays, and becomes a part of them.
 */
function dropMonthStores({ db }: IDBTransaction): void {
  for (const name of ['months', 'changed', 'counted']) db.deleteObjectStore(name);
}

/** Games of which only the result is kept had 0 points where nobody entered any. Where all had 0, none were entered. */
async function clearBlankPoints(transaction: IDBTransaction): Promise<void> {
  const games = transaction.objectStore('games');
  let repairedCount = 0;
  for (const game of await wrap(games.getAll())) {
    const standings: unknown = game.entries === 0 && isObject(game.result) ? game.result.standings : undefined;
    if (!Array.isArray(standings) || !standings.every((standing) => isObject(standing) && standing.points === 0)) continue;
    if (!isObject(game.summary)) continue;
    games.put({ ...game, summary: { ...game.summary, points: {} } });
    transaction.objectStore('facts').delete(game.id);
    repairedCount += 1;
  }
  if (repairedCount > 0) transaction.objectStore('settings').put({ id: 'repairs', blankPoints: repairedCount });
}

/** Pictures of an evening lie apart from their games. A duration of 0 minutes was one that nobody knew. */
async function addPictures(transaction: IDBTransaction): Promise<void> {
  transaction.db.createObjectStore('pictures', { keyPath: 'game' });
  let repairedCount = 0;
  for (const name of ['games', 'facts']) {
    const records = transaction.objectStore(name);
    for (const { minutes, ...record } of await wrap(records.getAll())) {
      if (minutes !== 0) continue;
      records.put(record);
      if (name === 'games') repairedCount += 1;
    }
  }
  if (repairedCount === 0) return;
  const settings = transaction.objectStore('settings');
  settings.put({ ...(await wrap(settings.get('repairs'))), id: 'repairs', blankMinutes: repairedCount });
}

/** The version of the database is the number of steps: a new version is one more step at the end. */
export const MIGRATIONS: readonly Migration[] = [
  createStores,
  addGroupsAndFacts,
  keepOldDefaults,
  addPlayedDates,
  addTombstones,
  indexGames,
  addMonthStores,
  replaceRatings,
  dropMonthStores,
  clearBlankPoints,
  addPictures,
];

import { wrap } from 'idb';

/**
 * From one version of the database to the next, within the transaction that changes it (idb's `wrap` makes
 * promises of its requests). It sees records as they were written then, so it knows none of today's types.
 */
export type Migration = (transaction: IDBTransaction) => void | Promise<void>;

function first({ db }: IDBTransaction): void {
  db.createObjectStore('games', { keyPath: 'id' }).createIndex('changedAt', 'changedAt');
  db.createObjectStore('entries', { keyPath: ['game', 'index'] });
  db.createObjectStore('players', { keyPath: 'id' });
  db.createObjectStore('copies', { keyPath: 'game' });
  db.createObjectStore('settings', { keyPath: 'id' });
}

/** Groups, what is derived from finished games, and what a table notes beside a game. */
async function second(transaction: IDBTransaction): Promise<void> {
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
async function third(transaction: IDBTransaction): Promise<void> {
  const games = transaction.objectStore('games');
  for (const game of await wrap(games.getAll())) {
    const then = DEFAULTS_THEN.get(game.game);
    if (then === undefined || typeof game.setup !== 'object') continue;
    games.put({ ...game, setup: { ...game.setup, agreements: { ...then, ...game.setup.agreements } } });
  }
}

/** The version of the database is the number of steps: a new version is one more step at the end. */
export const MIGRATIONS: readonly Migration[] = [first, second, third];

import { forceCloseDatabase } from 'fake-indexeddb';
import { openDB, wrap } from 'idb';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Entry } from '#session/log/effective-log';
import { MIGRATIONS, type Migration } from '#store/database/migrations';
import { readPicture, savePicture } from '#store/records/pictures';
import { readRows } from '#store/records/read-rows';
import { openStore } from '#store/store';
import { beginGame, freshName, MOVES, openTestLive, openTestStore } from '../test-store';

/** Records of version 1 as they lie on devices; they are never to be edited, only more of them added. */
const VERSION_1 = {
  games: [
    {
      id: '6f0c2d7e-55a5-4d0c-9a43-0c0b5f1f5a11',
      game: 'kingdom',
      rules: 1,
      players: [
        { id: 'ana', name: 'Ana' },
        { id: 'ben', name: 'Ben' },
      ],
      setup: { white: 'ana' },
      startedAt: 1000,
      changedAt: 1002,
      entries: 2,
      summary: {
        headline: { key: 'onMove', params: { player: 'ana' } },
        turn: 'ana',
        points: { ana: 0, ben: 0 },
        status: 'open',
        winners: [],
      },
      result: undefined,
    },
  ],
  entries: [
    {
      game: '6f0c2d7e-55a5-4d0c-9a43-0c0b5f1f5a11',
      index: 0,
      entry: { kind: 'happened', event: { type: 'move', path: ['a1', 'a2'], by: 'ana' }, at: 1001 },
    },
    {
      game: '6f0c2d7e-55a5-4d0c-9a43-0c0b5f1f5a11',
      index: 1,
      entry: { kind: 'happened', event: { type: 'move', path: ['a9', 'a8'], by: 'ben' }, at: 1002 },
    },
  ],
  players: [{ id: 'ana', name: 'Ana', lastPlayed: 1000 }],
  copies: [{ game: 'kings-gate', copy: { tiles: 'first edition' } }],
  settings: [
    {
      id: 'settings',
      settings: { language: 'fr', theme: 'dark', wakeLock: false, spoken: true, referee: 'advising', boardTurns: true },
    },
  ],
};

/** A database as version 1 made it, written down once more so that a change of today's steps is noticed. */
async function databaseOfVersion1(name: string): Promise<void> {
  const database = await openDB(name, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('games', { keyPath: 'id' }).createIndex('changedAt', 'changedAt');
      fresh.createObjectStore('entries', { keyPath: ['game', 'index'] });
      for (const store of ['players', 'settings']) fresh.createObjectStore(store, { keyPath: 'id' });
      fresh.createObjectStore('copies', { keyPath: 'game' });
    },
  });
  for (const [store, records] of Object.entries(VERSION_1)) for (const record of records) await database.put(store, record);
  database.close();
}

/** Records of version 2, beside those of version 1. */
const VERSION_2 = {
  games: [
    {
      ...VERSION_1.games[0],
      id: '0d4f3a0e-1a55-4b0c-8d57-6a1f0c7a2b22',
      entries: 0,
      changedAt: 1001,
      note: 'the long evening',
      place: 'at Ana’s',
      binnedAt: undefined,
    },
    {
      ...VERSION_1.games[0],
      id: '7a0b6c1d-90f1-4a52-b1a5-22a3b9d5c333',
      entries: 0,
      note: '',
      place: '',
      binnedAt: 2000,
    },
  ],
  players: [
    { id: 'ana', name: 'Ana', lastPlayed: 1000, colour: 'red', shape: 'square', hidden: false },
    { id: 'anna', name: 'Anna', lastPlayed: 900, mergedInto: 'ana' },
  ],
  groups: [
    {
      id: 'friday',
      name: 'Fridays',
      members: ['ana', 'ben'],
      habits: { kingdom: { agreements: { repetition: 'draw' }, copy: 'printed' } },
    },
    { id: 'tuesday', name: 'Tuesdays', members: ['ana', 'ben'] },
  ],
  facts: [{ id: '0d4f3a0e-1a55-4b0c-8d57-6a1f0c7a2b22', entries: 0, version: 1, facts: { length: 0 } }],
};

async function databaseOfVersion2(name: string): Promise<void> {
  const database = await openDB(name, 2, {
    upgrade(fresh) {
      fresh.createObjectStore('games', { keyPath: 'id' }).createIndex('changedAt', 'changedAt');
      fresh.createObjectStore('entries', { keyPath: ['game', 'index'] });
      for (const store of ['players', 'settings', 'groups', 'facts']) fresh.createObjectStore(store, { keyPath: 'id' });
      fresh.createObjectStore('copies', { keyPath: 'game' });
    },
  });
  for (const [store, records] of Object.entries(VERSION_2)) for (const record of records) await database.put(store, record);
  database.close();
}

const GATE_2 = {
  ...VERSION_1.games[0],
  game: 'kings-gate',
  setup: { record: 'table', first: 'ana', colours: { ana: ['red', 'blue'], ben: ['yellow', 'green'] } },
  entries: 0,
  note: '',
  place: '',
  binnedAt: undefined,
};
const BUILDER_2 = { ...GATE_2, game: 'kingdom-builder', setup: { record: 'final', first: 'ana', cards: ['lords', 'miners', 'farmers'] } };

const GATE_3 = { ...GATE_2, id: 'old', setup: { ...GATE_2.setup, agreements: { 'dragon-on-safe': 'allowed' } } };

async function databaseOfVersion3(name: string, games: readonly object[]): Promise<void> {
  const database = await openDB(name, 3, {
    upgrade(fresh) {
      fresh.createObjectStore('games', { keyPath: 'id' }).createIndex('changedAt', 'changedAt');
      fresh.createObjectStore('entries', { keyPath: ['game', 'index'] });
      for (const store of ['players', 'settings', 'groups', 'facts']) fresh.createObjectStore(store, { keyPath: 'id' });
      fresh.createObjectStore('copies', { keyPath: 'game' });
    },
  });
  for (const game of games) await database.put('games', game);
  database.close();
}

/** Games of version 2 by what they say of their agreements, and what they say ever after. */
const AGREED: readonly (readonly [string, object, object | undefined])[] = [
  ['a King’s Gate that names none', GATE_2, { 'dragon-on-safe': 'allowed' }],
  [
    'a King’s Gate that names another',
    { ...GATE_2, setup: { ...GATE_2.setup, agreements: { debt: 'negative' } } },
    { 'dragon-on-safe': 'allowed', debt: 'negative' },
  ],
  [
    'a King’s Gate that forbids it',
    { ...GATE_2, setup: { ...GATE_2.setup, agreements: { 'dragon-on-safe': 'forbidden' } } },
    { 'dragon-on-safe': 'forbidden' },
  ],
  ['a Kingdom Builder that names none', BUILDER_2, { 'terrain-runs-out': 'stop' }],
  [
    'a Kingdom Builder that draws again',
    { ...BUILDER_2, setup: { ...BUILDER_2.setup, agreements: { 'terrain-runs-out': 'draw-again' } } },
    { 'terrain-runs-out': 'draw-again' },
  ],
  ['a game of which no default changed', { ...GATE_2, game: 'kings-tricktakers' }, undefined],
  ['a game in the bin', { ...GATE_2, binnedAt: 2000 }, { 'dragon-on-safe': 'allowed' }],
];

/** A made-up next version: games get a note, and notes a store. */
const addNote: Migration = async (transaction) => {
  transaction.db.createObjectStore('notes', { keyPath: 'id' });
  const games = transaction.objectStore('games');
  for (const game of await wrap(games.getAll())) games.put({ ...game, note: `of ${game.players.length}` });
};
const NEXT: readonly Migration[] = [...MIGRATIONS, addNote];

/** An open game as today reads it: points that were written then may be secret by now. */
const unsaid = (game: object | undefined) => ({ ...game, summary: { ...Object(game).summary, points: {} } });

async function readWholeDatabase(name: string): Promise<unknown> {
  const database = await openDB(name);
  const stores = [...database.objectStoreNames];
  const records = await Promise.all(stores.map((store) => database.getAll(store)));
  const found = { version: database.version, records: Object.fromEntries(stores.map((store, index) => [store, records[index]])) };
  database.close();
  return found;
}

describe('records of version 1', () => {
  test.each([
    ['today', MIGRATIONS],
    ['the next version', NEXT],
  ])('are read by %s', async (_, migrations) => {
    const name = freshName();
    await databaseOfVersion1(name);
    const store = await openTestStore(name, { migrations });
    const [game] = await store.games();
    expect(game).toMatchObject(unsaid(VERSION_1.games[0]));
    expect(await store.entries(game?.id ?? '')).toEqual(VERSION_1.entries.map(({ entry }) => entry));
    expect(await store.players()).toEqual(VERSION_1.players);
    expect(await store.box('kings-gate')).toEqual({ tiles: 'first edition' });
    expect(await store.settings()).toMatchObject(VERSION_1.settings[0]?.settings ?? {});
    const liveGame = await openTestLive(store, game?.id ?? '');
    expect(liveGame.table.value.steps.length).toBe(2);
    expect(store.isEvicted).toBe(false);
  });

  test('get an empty note, an empty place and no groups in version 2', async () => {
    const name = freshName();
    await databaseOfVersion1(name);
    const store = await openTestStore(name);
    expect(await store.games()).toMatchObject([{ note: '', place: '', binned: undefined }]);
    expect(await store.groups()).toEqual([]);
  });

  test('a step changes what is stored', async () => {
    const name = freshName();
    await databaseOfVersion1(name);
    await openTestStore(name, { migrations: NEXT });
    expect(await readWholeDatabase(name)).toMatchObject({ version: NEXT.length, records: { notes: [], games: [{ note: 'of 2' }] } });
  });

  test('a step that fails leaves everything as it was', async () => {
    const name = freshName();
    await databaseOfVersion1(name);
    const before = await readWholeDatabase(name);
    const broken: Migration = async (transaction) => {
      await addNote(transaction);
      throw new Error('broken');
    };
    expect(await openStore({ name, migrations: [...MIGRATIONS, broken] })).toBe('failed');
    expect(await readWholeDatabase(name)).toEqual(before);
  });
});

describe('records of version 2', () => {
  test('are read by today', async () => {
    const name = freshName();
    await databaseOfVersion2(name);
    const store = await openTestStore(name);
    const [open, binned] = VERSION_2.games.map(({ binnedAt: _, ...game }) => game);
    expect(await store.games()).toEqual([{ ...unsaid(open), played: 1001, dated: false }]);
    expect(await store.bin()).toMatchObject([{ ...unsaid(binned), binned: { at: 2000 } }]);
    expect(await store.players()).toEqual(VERSION_2.players);
    expect(await store.groups()).toEqual(VERSION_2.groups);
  });
});

describe('records of version 3', () => {
  test.each(AGREED)('%s keeps what it was played under', async (_, game, agreements) => {
    const name = freshName();
    await databaseOfVersion2(name);
    const older = await openDB(name, 2);
    await older.put('games', { ...game, id: 'old' });
    older.close();
    const { setup, ...rest } = (await (await openTestStore(name)).game('old')) ?? {};
    const { setup: before, binnedAt, ...same } = { setup: {}, binnedAt: undefined, ...game };
    expect(Object(rest).binned?.at).toBe(binnedAt);
    expect(rest).toMatchObject({ ...unsaid(same), id: 'old' });
    expect(setup).toEqual({ ...before, ...(agreements === undefined ? {} : { agreements }) });
  });

  test.each([undefined, null, 'none'])('a game whose set-up is %s stays as it is, for the others’ sake', async (setup) => {
    const name = freshName();
    await databaseOfVersion2(name);
    const older = await openDB(name, 2);
    await older.put('games', { ...GATE_2, id: 'broken', setup });
    await older.put('games', { ...GATE_2, id: 'old' });
    older.close();
    const store = await openTestStore(name);
    expect(await readWholeDatabase(name)).toMatchObject({
      records: { games: expect.arrayContaining([expect.objectContaining({ id: 'broken', setup })]) },
    });
    expect((await store.game('old'))?.setup).toHaveProperty('agreements');
  });
});

/** Games of version 3, and what version 4 makes of when they were played. */
const PLAYED: readonly (readonly [string, object, object])[] = [
  ['an open game', GATE_3, { played: 1002, dated: false, binned: undefined }],
  ['a finished game', { ...GATE_3, summary: { ...GATE_3.summary, status: 'finished' } }, { played: 1002, dated: true, binned: undefined }],
  ['an abandoned game', { ...GATE_3, summary: { ...GATE_3.summary, status: 'abandoned' } }, { played: 1002, dated: false }],
  ['a game in the bin', { ...GATE_3, binnedAt: 2000 }, { played: 1002, binned: { at: 2000, age: 0, days: 0 } }],
];

describe('records of version 4', () => {
  test.each(PLAYED)('%s has the day it was played, and stays in its bin', async (_, game, news) => {
    const name = freshName();
    await databaseOfVersion3(name, [game]);
    const store = await openTestStore(name);
    expect(await store.game('old')).toMatchObject({ changedAt: 1002, startedAt: 1000, ...news });
    expect(JSON.stringify(await readWholeDatabase(name))).not.toContain('binnedAt');
  });

  test('a game without a date is kept, and is seen to be unreadable', async () => {
    const name = freshName();
    await databaseOfVersion3(name, [{ ...GATE_3, id: 'dateless', changedAt: Number.NaN }, GATE_3]);
    const store = await openTestStore(name);
    expect(await store.games()).toMatchObject([{ id: 'old' }]);
    expect(await store.readQuarantine('logs')).toMatchObject([{ kind: 'game', key: 'dateless', name: 'kings-gate' }]);
  });
});

/** Games of version 5 as they lie there: three that are over, one of them in the bin, and one that is open. */
const GATE_5 = { ...GATE_3, binnedAt: undefined, dated: true, played: 1002, summary: { ...GATE_3.summary, status: 'finished' } };
const GAMES_5 = [
  { ...GATE_5, id: 'first' },
  { ...GATE_5, id: 'last', played: 3000 },
  { ...GATE_5, id: 'thrown', played: 4000, binned: { at: 5000, age: 0, days: 0 } },
  { ...GATE_5, id: 'open', summary: GATE_3.summary },
];

async function databaseOfVersion5(name: string): Promise<void> {
  const database = await openDB(name, 5, {
    upgrade(fresh) {
      fresh.createObjectStore('entries', { keyPath: ['game', 'index'] });
      for (const store of ['games', 'players', 'settings', 'groups', 'facts', 'gone']) fresh.createObjectStore(store, { keyPath: 'id' });
      fresh.createObjectStore('copies', { keyPath: 'game' });
    },
  });
  for (const { binnedAt: _, ...game } of GAMES_5) await database.put('games', game);
  await database.put('facts', { id: 'first', entries: 0, version: 2003, facts: { first: 'ana', counts: { ana: { locations: 3 } } } });
  database.close();
}

test('of version 5 the last games and the bin are found in version 6, and what was derived is derived again', async () => {
  const name = freshName();
  await databaseOfVersion5(name);
  const store = await openTestStore(name);
  const { open, finished } = await store.recentGames(8);
  expect([open, finished, await store.bin()].map((games) => games.map(({ id }) => id))).toEqual([['open'], ['last', 'first'], ['thrown']]);
  expect(await readWholeDatabase(name)).toMatchObject({ version: MIGRATIONS.length, records: { facts: [] } });
});

/** Games of version 6 are those of version 5, found by how they stand; what was derived from them is kept. */
async function databaseOfVersion6(name: string): Promise<void> {
  const database = await openDB(name, 6, {
    upgrade(fresh) {
      fresh.createObjectStore('entries', { keyPath: ['game', 'index'] });
      for (const store of ['players', 'settings', 'groups', 'facts', 'gone']) fresh.createObjectStore(store, { keyPath: 'id' });
      fresh.createObjectStore('copies', { keyPath: 'game' });
      const games = fresh.createObjectStore('games', { keyPath: 'id' });
      games.createIndex('status', ['summary.status', 'played']);
      games.createIndex('binned', 'binned.at');
    },
  });
  for (const { binnedAt: _, ...game } of GAMES_5) await database.put('games', game);
  await database.put('facts', { id: 'first', entries: 0, version: 2004, first: 'ana', counts: '{"ana":{"locations":3}}' });
  database.close();
}

/** Version 7 lists games by month, and keeps ratings by month. */
async function databaseOfVersion7(name: string): Promise<void> {
  await databaseOfVersion6(name);
  const database = await openDB(name, 7, {
    upgrade(older) {
      older.createObjectStore('months', { keyPath: 'month' });
      older.createObjectStore('changed', { keyPath: 'id' });
      older.createObjectStore('ratings', { keyPath: ['game', 'month'] });
    },
  });
  await database.put('months', { month: '', version: 1, listed: '["1"]' });
  await database.put('changed', { id: 'last' });
  await database.put('ratings', { game: 'all', month: '1970-01', mark: '0123456789abcdef', figures: Float64Array.of(25, 8.3, 24, 8.2) });
  database.close();
}

/** Version 8 keeps what the games of a month came to. */
async function databaseOfVersion8(name: string): Promise<void> {
  await databaseOfVersion7(name);
  const database = await openDB(name, 8, {
    upgrade(older) {
      older.deleteObjectStore('ratings');
      older.createObjectStore('counted', { keyPath: ['game', 'month'] });
    },
  });
  await database.put('counted', { game: 'all', month: '1970-01', mark: '0123456789abcdef', rated: Float64Array.of(25, 8.3) });
  await database.put('games', { id: 'broken', game: 'kings-gate', summary: { status: 'finished' } });
  database.close();
}

test.each([
  ['6', databaseOfVersion6, 0],
  ['7', databaseOfVersion7, 0],
  ['8', databaseOfVersion8, 1],
])(
  'of version %s each game that is over has a row today, with what was derived from it, and months are gone',
  async (_, databaseOf, unread) => {
    const name = freshName();
    await databaseOf(name);
    const store = await openTestStore(name);
    const row = { game: 'kings-gate', entries: 0, status: 'finished', seats: ['ana', 'ben'], persons: ['ana', 'ben'] };
    const rows = [
      { ...row, id: 'last', played: 3000 },
      { ...row, id: 'first', played: 1002, version: 2004, first: 'ana', counts: '{"ana":{"locations":3}}' },
    ];
    const found = await readRows(store);
    expect(found).toMatchObject({ rows: [rows[0], { id: 'first' }, { id: 'open' }].toSorted(), unreadableCount: unread });
    const { version, records } = Object(await readWholeDatabase(name));
    expect(version).toBe(MIGRATIONS.length);
    expect(Object.keys(records).sort()).toEqual([
      'copies',
      'entries',
      'facts',
      'games',
      'gone',
      'groups',
      'pictures',
      'players',
      'settings',
    ]);
    expect(records.facts).toMatchObject([rows[1], rows[0], { ...row, id: 'thrown', binned: { at: 5000 } }]);
  },
);

/** Results that were entered by hand before version 10: blank points were saved as 0. */
const BLANK_9 = {
  id: 'blank',
  game: 'kings-gate',
  rules: 2,
  players: [
    { id: 'ana', name: 'Ana' },
    { id: 'ben', name: 'Ben' },
  ],
  setup: {},
  startedAt: 1000,
  changedAt: 1000,
  played: 1000,
  dated: true,
  entries: 0,
  summary: { headline: { key: '', params: {} }, points: { ana: 0, ben: 0 }, status: 'finished', winners: ['ana'] },
  result: {
    standings: [
      { player: 'ana', rank: 1, points: 0 },
      { player: 'ben', rank: 2, points: 0 },
    ],
    rules: 2,
  },
  note: '',
  place: '',
};
const ENTERED_9 = {
  ...BLANK_9,
  id: 'entered',
  summary: { ...BLANK_9.summary, points: { ana: 12, ben: 0 } },
  result: { ...BLANK_9.result, standings: [{ player: 'ana', rank: 1, points: 12 }, BLANK_9.result.standings[1]] },
};

test('results of version 9 in which nobody entered points have none in version 10, which is told once', async () => {
  const name = freshName();
  await databaseOfVersion8(name);
  const database = await openDB(name, 9, {
    upgrade(older) {
      for (const store of ['months', 'changed', 'counted']) older.deleteObjectStore(store);
    },
  });
  await database.put('games', BLANK_9);
  await database.put('games', ENTERED_9);
  await database.put('facts', {
    ...BLANK_9,
    status: 'finished',
    seats: ['ana', 'ben'],
    persons: ['ana', 'ben'],
    standings: BLANK_9.result.standings,
  });
  database.close();

  const store = await openTestStore(name);
  const { rows } = await readRows(store);
  const pointsIn = (id: string) => rows.find((row) => row.id === id)?.standings?.map(({ points }) => points);
  expect(pointsIn('blank')).toEqual([undefined, undefined]);
  expect(pointsIn('entered')).toEqual([12, 0]);
  expect((await store.game('blank'))?.summary.winners).toEqual(['ana']);
  expect(await store.repairs()).toEqual({ blankPoints: 1, blankMinutes: 0 });
  await store.forgetRepairs();
  expect(await store.repairs()).toEqual({ blankPoints: 0, blankMinutes: 0 });
});

test('a duration of 0 minutes in version 10 is unknown in version 11, which is told once, and pictures have a place', async () => {
  const name = freshName();
  await databaseOfVersion8(name);
  const database = await openDB(name, 10, {
    upgrade(older) {
      for (const store of ['months', 'changed', 'counted']) older.deleteObjectStore(store);
    },
  });
  const row = { ...ENTERED_9, status: 'finished', seats: ['ana', 'ben'], persons: ['ana', 'ben'], standings: ENTERED_9.result.standings };
  await database.put('games', { ...ENTERED_9, minutes: 0 });
  await database.put('facts', { ...row, minutes: 0 });
  await database.put('games', { ...ENTERED_9, id: 'long', minutes: 65 });
  await database.put('facts', { ...row, id: 'long', minutes: 65 });
  database.close();

  const store = await openTestStore(name);
  const { rows } = await readRows(store);
  expect(rows.find(({ id }) => id === 'entered')?.minutes).toBeUndefined();
  expect(rows.find(({ id }) => id === 'long')?.minutes).toBe(65);
  expect((await store.game('entered'))?.minutes).toBeUndefined();
  expect((await store.game('long'))?.minutes).toBe(65);
  expect(await store.repairs()).toEqual({ blankPoints: 0, blankMinutes: 1 });
  await store.forgetRepairs();
  expect(await store.repairs()).toEqual({ blankPoints: 0, blankMinutes: 0 });
  const picture = { game: 'long', type: 'image/jpeg', data: 'AAAA', at: 5 };
  await savePicture(store, picture);
  expect(await readPicture(store, 'long')).toEqual(picture);
  await store.removeGame('long');
  expect(await readPicture(store, 'long')).toBeUndefined();
});

describe('a database of a newer version', () => {
  test('is left untouched', async () => {
    const name = freshName();
    const newer = await openTestStore(name, { migrations: NEXT });
    await beginGame(newer);
    newer.close();
    const before = await readWholeDatabase(name);
    expect(await openStore({ name })).toBe('newer-version');
    expect(await readWholeDatabase(name)).toEqual(before);
  });

  test('takes over from a tab with older code, which then says so and keeps what is entered', async () => {
    const name = freshName();
    const older = await openTestStore(name);
    const liveGame = await openTestLive(older, (await beginGame(older)).id);
    const newer = await openTestStore(name, { migrations: NEXT });
    expect(await newer.games()).toHaveLength(1);
    for (const act of MOVES.slice(0, 2)) expect(liveGame.act(act)).toBeUndefined();
    await expect.poll(() => liveGame.mode.value).toBe('failed');
    expect(liveGame.failure.value).toBe('newer-version');
    expect(liveGame.unsavedCount.value).toBe(2);
    expect(liveGame.table.value.steps.length).toBe(2);
  });
});

describe('an upgrade that another tab blocks', () => {
  async function stubborn(name: string) {
    await databaseOfVersion1(name);
    return openDB(name, 1);
  }

  test('is trouble when that tab does not let go, and goes on later', async () => {
    const name = freshName();
    const other = await stubborn(name);
    expect(await openStore({ name, migrations: NEXT, blockedTimeout: 20 })).toBe('blocked');
    other.close();
    expect(await (await openTestStore(name, { migrations: NEXT })).games()).toHaveLength(1);
  });

  test('is none when it lets go in time', async () => {
    const name = freshName();
    const other = await stubborn(name);
    setTimeout(() => other.close(), 20);
    expect(await (await openTestStore(name, { migrations: NEXT, blockedTimeout: 5000 })).games()).toHaveLength(1);
  });
});

describe('a connection that dies', () => {
  const entry: Entry = { kind: 'abandon', at: 7 };

  /** The connections that a test opens, to kill them. */
  function connections(): readonly IDBDatabase[] {
    const opened: IDBDatabase[] = [];
    const open = indexedDB.open.bind(indexedDB);
    const spy = vi.spyOn(indexedDB, 'open').mockImplementation((...args) => {
      const request = open(...args);
      request.addEventListener('success', () => opened.push(request.result));
      return request;
    });
    onTestFinished(() => spy.mockRestore());
    return opened;
  }

  const kill = (database: IDBDatabase | undefined): void => {
    // The types of the fake name the constructor where they mean an instance.
    Reflect.apply(forceCloseDatabase, undefined, [database]);
  };

  test('is opened again for the next write', async () => {
    const opened = connections();
    const store = await openTestStore(freshName());
    const { id, summary } = await beginGame(store);
    kill(opened[0]);
    await store.appendEntry(id, 0, entry, summary, undefined);
    expect(opened).toHaveLength(2);
    expect(await store.entries(id)).toEqual([entry]);
  });

  test('is opened again when it closed without a word', async () => {
    const opened = connections();
    const store = await openTestStore(freshName());
    const { id, summary } = await beginGame(store);
    opened[0]?.close();
    await store.appendEntry(id, 0, entry, summary, undefined);
    expect(await store.entries(id)).toEqual([entry]);
  });

  test('in the middle of a write: the write is tried once more', async () => {
    const opened = connections();
    const store = await openTestStore(freshName());
    const { id, summary } = await beginGame(store);
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
      kill(opened[0]);
      throw new DOMException('lost', 'UnknownError');
    });
    await store.appendEntry(id, 0, entry, summary, undefined);
    add.mockRestore();
    expect(await store.entries(id)).toEqual([entry]);
    expect(opened).toHaveLength(2);
  });

  test('after the write and before its answer: it is not written twice', async () => {
    const store = await openTestStore(freshName());
    const { id, summary } = await beginGame(store);
    const begun = IDBDatabase.prototype.transaction;
    const answers = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(function (this: IDBDatabase, ...args) {
      const transaction = begun.apply(this, args);
      const listen = transaction.addEventListener.bind(transaction);
      transaction.addEventListener = (type: string, listener: EventListener) =>
        listen(type === 'complete' ? 'never' : type === 'abort' ? 'complete' : type, listener);
      return transaction;
    });
    await store.appendEntry(id, 0, entry, summary, undefined);
    expect(answers).toHaveBeenCalledTimes(2);
    answers.mockRestore();
    expect(await store.entries(id)).toEqual([entry]);
  });

  test('and stays dead: the trouble is told', async () => {
    const store = await openTestStore(freshName());
    const { id, summary } = await beginGame(store);
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('closed', 'InvalidStateError');
    });
    const failed = store.appendEntry(id, 0, entry, summary, undefined);
    await expect(failed).rejects.toMatchObject({ failure: 'terminated' });
    expect(transaction).toHaveBeenCalledTimes(2);
    transaction.mockRestore();
  });

  test('with its database: the games were evicted', async () => {
    const opened = connections();
    const name = freshName();
    const store = await openTestStore(name);
    const { id, summary } = await beginGame(store);
    kill(opened[0]);
    await wrap(indexedDB.deleteDatabase(name));
    await expect(store.appendEntry(id, 0, entry, summary, undefined)).rejects.toMatchObject({ failure: 'evicted' });
  });

  test('a store that was closed does not open again', async () => {
    const store = await openTestStore(freshName());
    store.close();
    await expect(store.games()).rejects.toMatchObject({ failure: 'terminated' });
  });
});

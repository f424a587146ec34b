import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { append, isTable, openTable } from '#session/log/table';
import { resultOf, summaryOf } from '#store/live/summary';
import { rewriteContents } from '#store/records/contents';
import { newestFirst, rowOf } from '#store/records/game-rows';
import { readRows } from '#store/records/read-rows';
import type { Store } from '#store/store';
import { gameOf, people } from '../../transcripts';
import { beginGame, freshName, openTestLive, openTestStore } from '../test-store';

/** A game of two in which one resigned. */
async function saveResigned(store: Store, at: number): Promise<string> {
  const header = { players: people('ana', 'ben'), setup: { white: 'ana' } };
  const opened = openTable(gameOf('kingdom'), header);
  const table = isTable(opened) ? append(opened, { kind: 'happened', event: { type: 'resign', by: 'ben' } }, at) : opened;
  if (!isTable(table)) throw new Error(JSON.stringify(table));
  return (
    await store.createGame({ game: 'kingdom', ...header }, { entries: table.entries, summary: summaryOf(table), result: resultOf(table) })
  ).id;
}

describe('the games that were last', () => {
  test('are those that are open, and so many of the finished, without what lies in the bin', async () => {
    const store = await openTestStore(freshName());
    expect(await store.recentGames(2)).toEqual({ open: [], finished: [], hasAny: false });
    const open = [await beginGame(store), await beginGame(store)].map(({ id }) => id);
    const finished = [];
    for (const at of [1000, 3000, 2000, 4000]) finished.push(await saveResigned(store, at));
    await store.moveToBin(open[0] ?? '', 1);
    await store.moveToBin(finished[3] ?? '', 1);
    const recent = await store.recentGames(2);
    expect(recent.open.map(({ id }) => id)).toEqual([open[1]]);
    expect(recent.finished.map(({ id }) => id)).toEqual([finished[1], finished[2]]);
    expect(recent.hasAny).toBe(true);
  });

  test('are where somebody has set the day', async () => {
    const store = await openTestStore(freshName());
    const [first, second] = [await saveResigned(store, 1000), await saveResigned(store, 2000)];
    await store.changeGame(first, { played: 9000, dated: true });
    expect((await store.recentGames(8)).finished.map(({ id }) => id)).toEqual([first, second]);
  });
});

test('whole records come in the order they are asked for, and what is gone is left out', async () => {
  const store = await openTestStore(freshName());
  const [one, two] = [await saveResigned(store, 1), await saveResigned(store, 2)];
  expect((await store.gamesOf([two, 'gone', one])).map(({ id }) => id)).toEqual([two, one]);
});

/** Of every game its own record. */
const anew = async (store: Store) => ({ rows: (await store.games()).map((game) => rowOf(game)).toSorted(newestFirst), unreadableCount: 0 });

/** The rows as they lie there. */
const readFacts = (store: Store) => store.withDatabase((database) => database.getAll('facts'));

/** What happens on a device, each to the game of that place. */
const HAPPENINGS = {
  finish: (store: Store) => saveResigned(store, 5),
  begin: (store: Store) => beginGame(store),
  throwAway: (store: Store, id: string) => store.moveToBin(id, 1),
  bringBack: (store: Store, id: string) => store.restoreFromBin(id),
  note: (store: Store, id: string) => store.changeGame(id, { note: 'late', played: 77, dated: true }),
  remove: (store: Store, id: string) => store.removeGame(id),
  play: async (store: Store, id: string) => {
    const liveGame = await openTestLive(store, id);
    liveGame.act({ kind: 'undo' });
    liveGame.act({ kind: 'happened', event: { type: 'resign', by: 'ana' } });
    await expect.poll(() => liveGame.unsavedCount.value).toBe(0);
    liveGame.close();
  },
  rename: (store: Store) => store.savePlayer({ id: 'ana', name: 'Anna', lastPlayed: 0 }),
  importAll: (store: Store) => rewriteContents(store, ({ games, ...rest }) => ({ ...rest, games: games.slice(1) })),
} as const;
type GameChangeKind = keyof typeof HAPPENINGS;

test('the rows of all games, whatever has become of them, are those of their own records, the newest first', {
  timeout: 60_000,
}, async () => {
  const happening = fc.constantFrom<GameChangeKind>(
    'finish',
    'begin',
    'throwAway',
    'bringBack',
    'note',
    'remove',
    'play',
    'rename',
    'importAll',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(happening, fc.nat(9)), { maxLength: 12 }), async (happenings) => {
      const store = await openTestStore(freshName());
      await saveResigned(store, 1);
      for (const [what, place] of happenings) {
        const ids = [...(await store.games()), ...(await store.bin())].map(({ id }) => id).sort();
        const id = ids[place % Math.max(1, ids.length)];
        if (id !== undefined) await HAPPENINGS[what](store, id);
        const before = await readFacts(store);
        expect(await readRows(store)).toEqual(await anew(store));
        // Written with the games: nothing had to be made of them.
        expect(await readFacts(store)).toEqual(before);
      }
      store.close();
    }),
    { numRuns: 12 },
  );
});

describe('a row', () => {
  const YEAR = 365 * 24 * 60 * 60 * 1000;

  test.each([
    ['that is missing', undefined],
    ['that is nothing', {}],
    ['whose seats are no list', { seats: 5 }],
    ['of a status that there is not', { status: 'lost' }],
    ['whose standings have no figures', { standings: [{ player: 'ana', rank: 'first', points: 0 }] }],
    ['whose counts are no text', { version: 1, counts: 5 }],
  ])('%s is made anew', async (_, part) => {
    const store = await openTestStore(freshName());
    for (const at of [1, YEAR, 2 * YEAR]) await saveResigned(store, at);
    const first = await readRows(store);
    await store.withDatabase(async (database) => {
      const [row] = await database.getAll('facts');
      if (row === undefined) throw new Error('no row');
      if (part === undefined) await database.delete('facts', row.id);
      else await database.put('facts', Object(Object.keys(part).length === 0 ? { id: row.id } : { ...row, ...part }));
    });
    expect(await readRows(store)).toEqual(first);
    expect((await readFacts(store)).toSorted(newestFirst)).toEqual(first.rows);
  });

  test('keeps what was derived while its log is the same, and loses it with the next entry', async () => {
    const store = await openTestStore(freshName());
    const id = await saveResigned(store, 1);
    const facts = { version: 1, first: 'ana', counts: '{}' };
    const [row] = await readFacts(store);
    if (row === undefined) throw new Error('no row');
    await store.saveFacts([{ ...row, ...facts }]);
    await store.changeGame(id, { note: 'late' });
    await store.moveToBin(id, 1);
    await store.restoreFromBin(id);
    expect((await readRows(store)).rows).toEqual([{ ...row, ...facts, note: 'late' }]);
    await rewriteContents(store, (contents) => ({ ...contents, players: [] }));
    expect((await readRows(store)).rows).toEqual([{ ...row, ...facts, note: 'late' }]);
    const liveGame = await openTestLive(store, id);
    liveGame.act({ kind: 'undo' });
    await expect.poll(() => liveGame.unsavedCount.value).toBe(0);
    expect(await readFacts(store)).toEqual([]);
    liveGame.act({ kind: 'happened', event: { type: 'resign', by: 'ana' } });
    await expect.poll(() => liveGame.unsavedCount.value).toBe(0);
    expect(await readFacts(store)).toEqual([expect.not.objectContaining({ version: 1 })]);
  });

  test('stands where its game is now: on the day that was put right, and not while it lies in the bin', async () => {
    const store = await openTestStore(freshName());
    const ids: string[] = [];
    for (const at of [1, YEAR, 2 * YEAR]) ids.push(await saveResigned(store, at));
    const now = async () => (await readRows(store)).rows.map(({ id, status }) => [ids.indexOf(id), status]);
    expect(await now()).toEqual([2, 1, 0].map((place) => [place, 'finished']));
    await store.changeGame(ids[0] ?? '', { played: 3 * YEAR, dated: true });
    expect(await now()).toEqual([0, 2, 1].map((place) => [place, 'finished']));
    await store.moveToBin(ids[2] ?? '', 1);
    const liveGame = await openTestLive(store, ids[1] ?? '');
    liveGame.act({ kind: 'undo' });
    await expect.poll(() => liveGame.unsavedCount.value).toBe(0);
    expect(await now()).toEqual([
      [0, 'finished'],
      [1, 'open'],
    ]);
    await store.restoreFromBin(ids[2] ?? '');
    expect((await now()).map(([place]) => place)).toEqual([0, 2, 1]);
  });

  test('of a game that is open by now counts for nothing, whoever wrote it without a word', async () => {
    const store = await openTestStore(freshName());
    const id = await saveResigned(store, 1);
    const [before] = (await readRows(store)).rows;
    await store.withDatabase(async (database) => {
      const game = await database.get('games', id);
      if (game !== undefined) await database.put('games', { ...game, summary: { ...game.summary, status: 'open' } });
    });
    expect((await readRows(store)).rows).toEqual([{ ...before, status: 'open' }]);
  });

  test('of a game that is gone is none', async () => {
    const store = await openTestStore(freshName());
    const id = await saveResigned(store, 1);
    await store.withDatabase((database) => database.delete('games', id));
    expect(await readRows(store)).toEqual({ rows: [], unreadableCount: 0 });
  });

  test('that a full disk does not take is done without', async () => {
    const store = await openTestStore(freshName());
    for (const at of [YEAR, 1, 2 * YEAR]) await saveResigned(store, at);
    await store.withDatabase((database) => database.clear('facts'));
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onTestFinished(() => void vi.restoreAllMocks());
    expect((await readRows(store)).rows.map(({ played }) => played)).toEqual([2 * YEAR, YEAR, 1]);
    expect(await readFacts(store)).toEqual([]);
  });

  test('is not made of a game that cannot be read, which is counted until it is gone', async () => {
    const store = await openTestStore(freshName());
    await store.withDatabase((database) => database.put('games', Object({ id: 'broken' })));
    expect(await readRows(store)).toEqual({ rows: [], unreadableCount: 1 });
    await store.discardQuarantined((await store.readQuarantine('records'))[0] ?? { kind: 'game', key: '', name: '', records: [] });
    expect((await readRows(store)).unreadableCount).toBe(0);
  });
});

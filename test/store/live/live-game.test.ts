import { describe, expect, test, vi } from 'vitest';
import { manifestOf } from '#registry';
import type { Act } from '#session/log/effective-log';
import { isTable } from '#session/log/table';
import { RULES_VERSION } from '#session/rules-version';
import { type LiveGame, openLiveGame } from '#store/live/live-game';
import { retryUnsaved, unsavedEntryCount } from '#store/live/unsaved-entries';
import { rewriteContents } from '#store/records/contents';
import { playersOf } from '#store/records/record-types';
import type { Store } from '#store/store';
import {
  beginGame,
  createChannel,
  createLocksInMemory,
  freshName,
  MOVES,
  move,
  openTestLive,
  openTestStore,
  testHeader,
} from '../test-store';

async function startGame(): Promise<{ readonly store: Store; readonly id: string }> {
  const store = await openTestStore(freshName());
  return { store, id: (await beginGame(store)).id };
}

function play(liveGame: LiveGame, ...acts: readonly Act[]): void {
  for (const act of acts) expect(liveGame.act(act)).toBeUndefined();
}

const reaches = (liveGame: LiveGame, life: LiveGame['mode']['value']) => expect.poll(() => liveGame.mode.value).toBe(life);

describe('one tab', () => {
  test('what is entered shows at once and is saved behind, in order', async () => {
    const { store, id } = await startGame();
    const liveGame = await openTestLive(store, id);
    expect(liveGame.mode.value).toBe('playing');
    play(liveGame, ...MOVES);
    expect(liveGame.table.value.steps.length).toBe(5);
    expect(liveGame.mode.value).toBe('saving');
    expect(liveGame.unsavedCount.value).toBe(5);
    await reaches(liveGame, 'playing');
    expect(liveGame.unsavedCount.value).toBe(0);
    expect(await store.entries(id)).toEqual(liveGame.table.value.entries);
    expect(await store.game(id)).toEqual(liveGame.storedGame.value);
    expect(liveGame.storedGame.value).toMatchObject({ entries: 5, summary: { turn: 'ben', status: 'open' } });
  });

  test('what is refused changes nothing, and a preview neither', async () => {
    const { store, id } = await startGame();
    const liveGame = await openTestLive(store, id);
    expect(liveGame.act(move('e1', 'e5'))).toMatchObject({ reason: { rule: 'kd.move.shape' } });
    const seen = liveGame.preview(move('a1', 'a2'));
    expect(isTable(seen) && seen.steps.length).toBe(1);
    expect(liveGame.table.value.entries).toEqual([]);
    expect(liveGame.mode.value).toBe('playing');
  });

  test('a game that ends records its result, and loses it when the end is undone', async () => {
    const { store, id } = await startGame();
    const liveGame = await openTestLive(store, id);
    play(liveGame, { kind: 'happened', event: { type: 'resign', by: 'ana' } });
    await reaches(liveGame, 'playing');
    expect(await store.game(id)).toMatchObject({
      summary: { status: 'finished', winners: ['ben'], turn: undefined, points: { ana: 0, ben: 1 } },
      result: { rules: RULES_VERSION, standings: [{ player: 'ben', rank: 1 }, { player: 'ana' }] },
    });
    play(liveGame, { kind: 'undo' }, { kind: 'abandon' });
    await reaches(liveGame, 'playing');
    expect(await store.game(id)).toMatchObject({ summary: { status: 'abandoned', winners: [] }, result: undefined });
  });

  test('corrected names are listed, and the header stays as it began', async () => {
    const { store, id } = await startGame();
    const liveGame = await openTestLive(store, id);
    const players = [
      { id: 'ana', name: 'Anna' },
      { id: 'ben', name: 'Ben' },
    ];
    expect(playersOf(liveGame.storedGame.value)).toEqual(testHeader.players);
    play(liveGame, { kind: 'correct', part: { players } });
    await reaches(liveGame, 'playing');
    const [game] = await store.games();
    expect(game?.players).toEqual(testHeader.players);
    expect(game && playersOf(game)).toEqual(players);
  });

  test('what was entered before it closes still reaches the disk', async () => {
    const { store, id } = await startGame();
    const liveGame = await openTestLive(store, id);
    play(liveGame, ...MOVES);
    liveGame.close();
    expect(liveGame.act({ kind: 'undo' })).toMatchObject({ reason: { rule: 'log.following' } });
    await expect.poll(() => store.entries(id)).toHaveLength(5);
  });

  test('a game that is not there, and one that cannot be read', async () => {
    const { store, id } = await startGame();
    expect(await openLiveGame(store, manifestOf, 'nobody')).toBe('gone');
    const { summary } = (await store.game(id)) ?? {};
    if (summary === undefined) throw new Error('no game');
    const broken = await store.createGame(
      { game: 'kingdom', players: testHeader.players, setup: { white: 'zoe' } },
      { entries: [], summary, result: undefined },
    );
    expect(await openLiveGame(store, manifestOf, broken.id)).toBe('unreadable');
    store.close();
    expect(await openLiveGame(store, manifestOf, id)).toBe('terminated');
  });
});

describe('failed', () => {
  const full = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };

  test('a full disk is told, nothing is lost in memory, and a retry saves it', async () => {
    const { store, id } = await startGame();
    const liveGame = await openTestLive(store, id);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
    play(liveGame, ...MOVES.slice(0, 2));
    await reaches(liveGame, 'failed');
    expect([liveGame.failure.value, liveGame.unsavedCount.value]).toEqual(['quota', 2]);
    play(liveGame, ...MOVES.slice(2, 4));
    await reaches(liveGame, 'failed');
    expect([liveGame.failure.value, liveGame.unsavedCount.value, liveGame.table.value.steps.length]).toEqual(['quota', 4, 4]);
    liveGame.retry();
    expect([liveGame.mode.value, liveGame.failure.value]).toEqual(['saving', 'quota']);
    await reaches(liveGame, 'failed');
    put.mockRestore();
    expect(await store.entries(id)).toEqual([]);
    liveGame.retry();
    await reaches(liveGame, 'playing');
    expect([liveGame.failure.value, liveGame.unsavedCount.value]).toEqual([undefined, 0]);
    expect(await store.entries(id)).toEqual(liveGame.table.value.entries);
  });

  test('the next entry tries again by itself', async () => {
    const { store, id } = await startGame();
    const liveGame = await openTestLive(store, id);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(full);
    play(liveGame, ...MOVES.slice(0, 1));
    await reaches(liveGame, 'failed');
    put.mockRestore();
    play(liveGame, ...MOVES.slice(1, 2));
    await reaches(liveGame, 'playing');
    expect(await store.entries(id)).toHaveLength(2);
  });

  async function leftUnsaved() {
    const { store, id } = await startGame();
    const liveGame = await openTestLive(store, id);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
    play(liveGame, ...MOVES.slice(0, 3));
    await reaches(liveGame, 'failed');
    liveGame.close();
    return { store, id, put, table: liveGame.table.value };
  }

  test('who leaves before a full disk could save is told, and finds all of it again', async () => {
    const { store, id, put, table } = await leftUnsaved();
    expect(unsavedEntryCount.value).toBe(3);
    expect(await store.entries(id)).toEqual([]);
    const again = await openTestLive(store, id);
    expect(again.table.value).toBe(table);
    await reaches(again, 'failed');
    put.mockRestore();
    play(again, ...MOVES.slice(3));
    await reaches(again, 'playing');
    expect(unsavedEntryCount.value).toBe(0);
    expect(await store.entries(id)).toHaveLength(5);
    again.close();
    expect((await openTestLive(store, id)).table.value.entries).toEqual(again.table.value.entries);
  });

  test('what a table was left with is saved as soon as another write succeeds', async () => {
    const { store, id, put, table } = await leftUnsaved();
    put.mockRestore();
    await store.savePlayer({ id: 'zoe', name: 'Zoe', lastPlayed: 0 });
    await expect.poll(() => store.entries(id)).toEqual(table.entries);
    await expect.poll(() => unsavedEntryCount.value).toBe(0);
    expect((await openTestLive(store, id)).mode.value).toBe('playing');
  });

  test('what a table was left with is saved when somebody asks for it', async () => {
    const { store, id, put, table } = await leftUnsaved();
    retryUnsaved();
    await expect.poll(() => put.mock.calls.length).toBeGreaterThan(1);
    expect(unsavedEntryCount.value).toBe(3);
    put.mockRestore();
    await vi.waitFor(async () => {
      retryUnsaved();
      expect(await store.entries(id)).toEqual(table.entries);
    });
  });

  test('a game removed elsewhere is told, and what was entered stays in memory', async () => {
    const { store, id } = await startGame();
    const liveGame = await openTestLive(store, id);
    play(liveGame, ...MOVES);
    await reaches(liveGame, 'playing');
    await store.removeGame(id);
    await reaches(liveGame, 'failed');
    expect(liveGame.failure.value).toBe('failed');
    expect(liveGame.table.value.entries).toHaveLength(5);
  });
});

describe.each([
  ['in one store', false],
  ['in two', true],
])('two tabs %s', (_, apart) => {
  async function tabs() {
    const name = freshName();
    const channel = createChannel(name);
    const one = await openTestStore(name, { channel });
    const two = apart ? await openTestStore(name, { channel }) : one;
    const { id } = await beginGame(one);
    const locks = createLocksInMemory();
    return { id, one, two, locks, writer: await openTestLive(one, id, { locks }), follower: await openTestLive(two, id, { locks }) };
  }

  test('one writes, the other follows and takes nothing', async () => {
    const { writer, follower } = await tabs();
    expect([writer.mode.value, follower.mode.value]).toEqual(['playing', 'following']);
    play(writer, ...MOVES);
    await expect.poll(() => follower.storedGame.value).toMatchObject({ entries: 5 });
    expect(follower.table.value.entries).toEqual(writer.table.value.entries);
    expect(follower.storedGame.value).toEqual(writer.storedGame.value);
    expect(follower.act({ kind: 'undo' })).toMatchObject({ reason: { rule: 'log.following' } });
    expect(isTable(follower.preview({ kind: 'undo' }))).toBe(true);
    play(writer, { kind: 'undo' });
    await expect.poll(() => follower.table.value.steps.length).toBe(4);
    expect(follower.mode.value).toBe('following');
  });

  test('the follower takes over, and the writer follows', async () => {
    const { one, id, writer, follower } = await tabs();
    play(writer, ...MOVES.slice(0, 3));
    await reaches(writer, 'playing');
    await follower.takeOver();
    expect(follower.mode.value).toBe('playing');
    expect(follower.table.value.steps.length).toBe(3);
    await reaches(writer, 'following');
    expect(writer.act({ kind: 'undo' })).toMatchObject({ reason: { rule: 'log.following' } });
    play(follower, ...MOVES.slice(3));
    await expect.poll(() => writer.table.value.steps.length).toBe(5);
    await writer.takeOver();
    play(writer, { kind: 'undo' });
    await expect.poll(() => follower.table.value.steps.length).toBe(4);
    expect([writer.mode.value, follower.mode.value]).toEqual(['playing', 'following']);
    expect(await one.entries(id)).toEqual(writer.table.value.entries);
  });

  test('a writer that is already one need not take over', async () => {
    const { writer, follower } = await tabs();
    await writer.takeOver();
    expect([writer.mode.value, follower.mode.value]).toEqual(['playing', 'following']);
  });

  test('a take-over in the middle of saving loses nothing', async () => {
    const { one, id, writer, follower } = await tabs();
    play(writer, ...MOVES);
    await follower.takeOver();
    await reaches(writer, 'following');
    await expect.poll(() => follower.table.value.entries).toHaveLength(5);
    expect(writer.unsavedCount.value).toBe(0);
    expect(await one.entries(id)).toEqual(writer.table.value.entries);
  });

  test('when the writer closes, the follower writes', async () => {
    const { writer, follower } = await tabs();
    play(writer, ...MOVES);
    writer.close();
    await reaches(follower, 'playing');
    expect(follower.table.value.entries).toEqual(writer.table.value.entries);
    play(follower, { kind: 'undo' });
    await reaches(follower, 'playing');
  });

  test('a follower that closes no longer waits for the lock', async () => {
    const { two, id, locks, writer, follower } = await tabs();
    follower.close();
    const third = await openTestLive(two, id, { locks });
    writer.close();
    await reaches(third, 'playing');
  });

  /** A game of three moves, and the same game as another device has it, so many moves long. */
  async function twoWays(count: number) {
    const both = await tabs();
    play(both.writer, ...MOVES.slice(0, 3));
    await reaches(both.writer, 'playing');
    const elsewhere = await openTestLive(both.two, (await beginGame(both.two)).id, { now: () => 5000 });
    play(elsewhere, ...[2, 3, 0, 1, 4].flatMap((place) => MOVES[place] ?? []).slice(0, count));
    await reaches(elsewhere, 'playing');
    const { entries } = elsewhere.table.value;
    const takeIn = (): Promise<void> =>
      rewriteContents(both.two, ({ games, ...others }) => ({
        ...others,
        games: games.map((whole) =>
          whole.game.id === both.id ? { entries, game: { ...whole.game, entries: count, changedAt: 5000 } } : whole,
        ),
      }));
    return { ...both, entries, takeIn };
  }

  test.each([
    ['shorter', 2],
    ['as long', 3],
    ['longer', 5],
  ])('another log of the game that is %s and is taken in is shown, and written on', async (_, count) => {
    const { one, id, writer, follower, entries, takeIn } = await twoWays(count);
    await takeIn();
    for (const tab of [writer, follower]) await expect.poll(() => tab.table.value.entries).toEqual(entries);
    await reaches(writer, 'playing');
    play(writer, { kind: 'undo' });
    await reaches(writer, 'playing');
    expect(await one.entries(id)).toEqual([...entries, expect.objectContaining({ kind: 'undo' })]);
  });

  test('an entry on its way while another log is taken in is not written behind that one, and is told', async () => {
    const { one, id, writer, entries, takeIn } = await twoWays(3);
    const taken = takeIn();
    play(writer, ...MOVES.slice(3, 4));
    await taken;
    await reaches(writer, 'failed');
    expect([writer.unsavedCount.value, writer.table.value.entries.length]).toEqual([1, 4]);
    expect(await one.entries(id)).toEqual(entries);
  });

  test('entries that another tab was faster with are kept in memory and told', async () => {
    const { one, id, writer, follower } = await tabs();
    const stored = vi.spyOn(one, 'appendEntry').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
    play(writer, ...MOVES.slice(0, 1));
    await reaches(writer, 'failed');
    stored.mockRestore();
    await follower.takeOver();
    play(follower, move('e1', 'e2'));
    await reaches(follower, 'playing');
    expect(writer.act({ kind: 'undo' })).toMatchObject({ reason: { rule: 'log.following' } });
    writer.retry();
    await expect.poll(() => [writer.failure.value, writer.mode.value, writer.unsavedCount.value]).toEqual(['failed', 'failed', 1]);
    expect(await one.entries(id)).toEqual(follower.table.value.entries);
  });
});

test('a tab whose locks are forbidden is simply the writer', async () => {
  const { store, id } = await startGame();
  const locks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
  expect((await openTestLive(store, id, { locks })).mode.value).toBe('playing');
});

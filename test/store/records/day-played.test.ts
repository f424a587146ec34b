import { describe, expect, test } from 'vitest';
import type { Act } from '#session/log/effective-log';
import { foldFigures } from '#stats/figures';
import type { Store } from '#store/store';
import { loadAllPlayed } from '../../stats/load-played';
import { recount } from '../../stats/recount';
import { beginGame, freshName, openTestLive, openTestStore } from '../test-store';

const resign = (by: string): Act => {
  const event = { type: 'resign', by };
  return { kind: 'happened', event };
};
const RENAME: Act = {
  kind: 'correct',
  part: {
    players: [
      { id: 'ana', name: 'Anna' },
      { id: 'ben', name: 'Ben' },
    ],
  },
};

/** Plays, each act at the time beside it, and waits until all of it is saved. */
async function play(store: Store, id: string, ...acts: readonly (readonly [number, Act])[]): Promise<void> {
  let now = 0;
  const liveGame = await openTestLive(store, id, { now: () => now, locks: undefined });
  for (const [at, act] of acts) {
    now = at;
    expect(liveGame.act(act)).toBeUndefined();
  }
  await expect.poll(() => liveGame.unsavedCount.value).toBe(0);
  liveGame.close();
}

describe('the day a game was played', () => {
  test('is that of its last event, until it first ends', async () => {
    const store = await openTestStore(freshName());
    const { id } = await beginGame(store);
    await play(store, id, [1000, RENAME]);
    expect((await store.game(id))?.played).not.toBe(1000);
    await play(store, id, [2000, resign('ben')]);
    expect(await store.game(id)).toMatchObject({ played: 2000, dated: true, changedAt: 2000 });
  });

  test.each<readonly [string, readonly Act[]]>([
    ['undo and redo', [{ kind: 'undo' }, { kind: 'redo' }]],
    ['a name put right', [RENAME]],
    ['another end', [{ kind: 'undo' }, resign('ana')]],
  ])('is not moved by %s', async (_, acts) => {
    const store = await openTestStore(freshName());
    const { id } = await beginGame(store);
    await play(store, id, [2000, resign('ben')]);
    await play(store, id, ...acts.map((act) => [9000, act] as const));
    expect(await store.game(id)).toMatchObject({ played: 2000, changedAt: 9000, summary: { status: 'finished' } });
  });

  test('is as the table says, if it says so', async () => {
    const store = await openTestStore(freshName());
    const { id } = await beginGame(store);
    await store.changeGame(id, { played: 500, dated: true });
    await play(store, id, [2000, resign('ben')]);
    expect((await store.game(id))?.played).toBe(500);
  });

  test('keeps every streak where it is, whatever is looked at', async () => {
    const store = await openTestStore(freshName());
    const ids: string[] = [];
    for (const [index, loser] of ['ben', 'ben', 'ana', 'ben'].entries()) {
      const { id } = await beginGame(store);
      await play(store, id, [1000 * (index + 1), resign(loser)]);
      ids.push(id);
    }
    const ana = async () => {
      const history = await loadAllPlayed(store);
      const found = foldFigures(history).persons.get('ana');
      expect(found).toMatchObject({ streak: recount(history, 'ana').streak, longestStreak: recount(history, 'ana').longestStreak });
      return found;
    };
    const before = await ana();
    expect(before).toMatchObject({ streak: 1, longestStreak: 2 });
    await play(store, ids[2] ?? '', [90_000, { kind: 'undo' }], [90_001, { kind: 'redo' }], [90_002, RENAME]);
    expect(await ana()).toEqual(before);
  });
});

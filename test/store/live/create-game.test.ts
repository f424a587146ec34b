import { describe, expect, test } from 'vitest';
import type { EventBase } from '#law/game';
import { isTable } from '#session/log/table';
import { RULES_VERSION } from '#session/rules-version';
import { createGame } from '#store/live/create-game';
import { gameOf } from '../../transcripts';
import { beginGame, freshName, MOVES, move, openTestLive, openTestStore, testHeader } from '../test-store';

const resigned: EventBase = { type: 'resign', by: 'ana' };
const eventsOf = (acts: typeof MOVES): readonly EventBase[] => acts.flatMap((act) => (act.kind === 'happened' ? [act.event] : []));

async function onTheTable() {
  const store = await openTestStore(freshName());
  const { id } = await beginGame(store);
  const liveGame = await openTestLive(store, id);
  const table = liveGame.preview({ kind: 'abandon' });
  if (!isTable(table)) throw new Error('it can be abandoned');
  return { store, id, liveGame, before: { id, table } };
}

describe('a game that goes on as another', () => {
  test('begins with what is already down, and the first is set aside in the same moment', async () => {
    const { store, id, liveGame, before } = await onTheTable();
    const events = eventsOf(MOVES.slice(0, 3));
    const found = await createGame(store, gameOf('kingdom'), { game: 'kingdom', ...testHeader }, events, before);
    if (!('game' in found)) throw new Error(JSON.stringify(found));
    expect((await store.entries(found.game.id)).map((entry) => entry.kind === 'happened' && entry.event.by)).toEqual(['ana', 'ben', 'ana']);
    expect(await store.game(found.game.id)).toMatchObject({ entries: 3, summary: { turn: 'ben', status: 'open' } });
    expect(await store.game(id)).toMatchObject({ entries: 1, summary: { status: 'abandoned' } });
    await expect.poll(() => liveGame.table.value.effective.isAbandoned).toBe(true);
    expect((await openTestLive(store, found.game.id)).table.value.steps).toHaveLength(3);
  });

  test('with a result where it is already over', async () => {
    const { store } = await onTheTable();
    const found = await createGame(store, gameOf('kingdom'), { game: 'kingdom', ...testHeader }, [resigned]);
    expect('game' in found && found.game).toMatchObject({ summary: { winners: ['ben'] }, result: { rules: RULES_VERSION } });
  });

  test('does not begin where one of its events is refused, and says why', async () => {
    const { store, before } = await onTheTable();
    const events = [...eventsOf(MOVES.slice(0, 1)), ...eventsOf([move('e9', 'e5')]), ...eventsOf(MOVES.slice(1))];
    const found = await createGame(store, gameOf('kingdom'), { game: 'kingdom', ...testHeader }, events, before);
    expect(found).toMatchObject({ reason: { rule: 'kd.move.shape' } });
    expect(await store.games()).toMatchObject([{ entries: 0, summary: { status: 'open' } }]);
  });

  test('does not begin where the first one cannot be set aside', async () => {
    const { store, id, liveGame, before } = await onTheTable();
    liveGame.act(move('a1', 'a2'));
    await expect.poll(() => liveGame.mode.value).toBe('playing');
    const going = createGame(store, gameOf('kingdom'), { game: 'kingdom', ...testHeader }, eventsOf(MOVES), before);
    await expect(going).rejects.toMatchObject({ failure: 'failed' });
    expect(await store.games()).toMatchObject([{ id, entries: 1, summary: { status: 'open' } }]);
    expect(await store.entries(id)).toHaveLength(1);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addCode, type CollectedCodes, decodeCodes } from '#exchange/handover/code-set';
import { createHandoverGame, decodeHandover, encodeHandover, type HandoverGame } from '#exchange/handover/handover-codec';
import { compareWithStored, findNamesakes, openReceivedTable, receiveGame } from '#exchange/handover/receive-game';
import type { Act, Entry } from '#session/log/effective-log';
import { append, isTable, type Table } from '#session/log/table';
import { RULES_VERSION } from '#session/rules-version';
import { openStoredGame } from '#store/live/create-game';
import { playRandom } from '../../random-play';
import { savedHistory } from '../../saved-games';
import { beginGame, freshName, MOVES, move, openTestLive, openTestStore } from '../../store/test-store';
import { GAME_IDS, gameOf, people } from '../../transcripts';

/** What the other device makes of codes. */
async function read(codes: readonly string[]) {
  let all: CollectedCodes | undefined;
  for (const code of codes) {
    const next = addCode(all, code);
    if (typeof next === 'string') return next;
    all = next;
  }
  const bytes = all === undefined ? 'damaged' : await decodeCodes(all);
  return bytes === 'damaged' ? bytes : decodeHandover(bytes);
}

async function readWell(codes: readonly string[]): Promise<HandoverGame> {
  const found = await read(codes);
  if (typeof found === 'string') throw new Error(found);
  return found;
}

function laidOut(received: HandoverGame): Table {
  const table = openReceivedTable(gameOf(received.record.game), received);
  if (table === undefined) throw new Error('unreadable');
  return table;
}

/** A table on which these acts happened, a second apart. */
function appendAll(table: Table, acts: readonly Act[], from = 1_790_000_000_000): Table {
  return acts.reduce((now, act, index) => {
    const next = append(now, act, from + index * 1000 + ((index * 7919) % 997));
    if (!isTable(next)) throw new Error(JSON.stringify(next));
    return next;
  }, table);
}

const packedAs = async (value: unknown): Promise<Uint8Array<ArrayBuffer>> => {
  const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

const received: HandoverGame = {
  id: 'a-game',
  startedAt: 1_790_000_000_000,
  played: 1_790_000_000_000,
  dated: false,
  note: '',
  place: 'The attic',
  result: undefined,
  record: {
    format: 'regent-game/1',
    game: 'kingdom',
    rules: RULES_VERSION,
    players: people('ana', 'ben'),
    setup: { white: 'ana' },
    entries: [],
  },
};

describe('a game in codes', () => {
  test.each(GAME_IDS)('%s: any log comes back as it was', (id) =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 0, max: 60 }), async (seed, cap) => {
        const { header, events } = playRandom(id, gameOf(id).law.seats.least, seed, cap);
        const acts: readonly Act[] = [
          ...events.map((event): Act => ({ kind: 'happened', event })),
          { kind: 'undo' },
          { kind: 'redo' },
          { kind: 'abandon' },
        ];
        const entries = acts.map((act, index): Entry => ({ ...act, at: seed * 1e6 + index * 1009 - ((index * seed) % 5000) }));
        const game = { ...received, record: { ...received.record, game: id, ...header, entries } };
        expect(await readWell(await encodeHandover(game))).toEqual(game);
      }),
      { numRuns: 8 },
    ),
  );

  test('a finished game keeps its result, its day, how long it took, its note and its place', async () => {
    const [one] = savedHistory(1);
    if (one === undefined) throw new Error('no game');
    const store = await openTestStore(freshName());
    const storedGame = { ...one.game, played: Date.UTC(2025, 11, 24), minutes: 75, note: 'Rain', place: 'The attic' };
    await store.replaceGame(storedGame, one.entries, []);
    const table = await openStoredGame(store, gameOf(storedGame.game), storedGame);
    if (table === undefined) throw new Error('unreadable');
    const came = await readWell(await encodeHandover(createHandoverGame(storedGame, table)));
    const other = await openTestStore(freshName());
    await receiveGame(other, came, laidOut(came), await compareWithStored(other, came));
    expect(await other.game(storedGame.id)).toEqual(storedGame);
    expect(await other.entries(storedGame.id)).toEqual(one.entries);
  });

  test('a long game is a few codes, each small enough to be read across a table', async () => {
    const { header, events } = playRandom('kingdom-builder', 4, 7, 400);
    const entries = events.map((event, index): Entry => ({ kind: 'happened', event, at: 1_790_000_000_000 + index * 7919 }));
    const codes = await encodeHandover({ ...received, record: { ...received.record, game: 'kingdom-builder', ...header, entries } });
    expect(events.length).toBeGreaterThan(200);
    expect(codes.length).toBeLessThan(14);
    expect(Math.max(...codes.map(({ length }) => length))).toBeLessThan(600);
  });
});

describe('what cannot be taken is said, and nothing else happens', () => {
  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'damaged'],
    ['a list', [], 'damaged'],
    ['another format', { format: 'something/1' }, 'damaged'],
    ['a newer format', { format: 'regent-handover/2', novel: true }, 'newer'],
    ['a newer log', { ...received, format: 'regent-handover/1', record: { ...received.record, format: 'regent-game/2' } }, 'newer'],
    ['newer rules', { ...received, format: 'regent-handover/1', record: { ...received.record, rules: RULES_VERSION + 1 } }, 'newer'],
    ['a field too many', { ...received, format: 'regent-handover/1', more: 1 }, 'damaged'],
    ['an id that is no id', { ...received, format: 'regent-handover/1', id: '../x' }, 'damaged'],
    ['entries that are none', { ...received, format: 'regent-handover/1', record: { ...received.record, entries: [null] } }, 'damaged'],
    ['no entries', { ...received, format: 'regent-handover/1', record: { ...received.record, entries: 7 } }, 'damaged'],
  ])('a handover that holds %s is refused', async (_, value, error) => {
    expect(await decodeHandover(await packedAs(value))).toBe(error);
  });

  test('bytes that were never packed, and those that never end, are damaged', async () => {
    expect(await decodeHandover(new Uint8Array([1, 2, 3, 4]))).toBe('damaged');
    expect(await decodeHandover(await packedAs('x'.repeat(9_000_000)))).toBe('damaged');
  });

  test('a set-up that makes no sense lays out no table', () => {
    expect(
      openReceivedTable(gameOf('kingdom'), { ...received, record: { ...received.record, setup: { white: 'nobody' } } }),
    ).toBeUndefined();
  });
});

describe('from one device to the other', () => {
  test('a running game goes on there, and comes back with all that happened since', async () => {
    const [first, second] = [await openTestStore(freshName()), await openTestStore(freshName())];
    const { id } = await beginGame(first);
    const here = await openTestLive(first, id);
    for (const act of MOVES.slice(0, 2)) expect(here.act(act)).toBeUndefined();
    const over = await readWell(await encodeHandover(createHandoverGame(here.storedGame.value, here.table.value)));
    expect(await compareWithStored(second, over)).toBe('new');
    expect(await receiveGame(second, over, laidOut(over), 'new')).toBe(id);
    await here.handOver();
    expect(here.mode.value).toBe('away');
    expect(here.act({ kind: 'undo' })).toMatchObject({ reason: { rule: 'log.away' } });

    const there = await openTestLive(second, id);
    expect(there.table.value.entries).toEqual(here.table.value.entries);
    for (const act of MOVES.slice(2)) expect(there.act(act)).toBeUndefined();
    const back = await readWell(await encodeHandover(createHandoverGame(there.storedGame.value, there.table.value)));
    expect(await compareWithStored(first, back)).toBe('longer');
    await receiveGame(first, back, laidOut(back), 'longer');
    expect(await first.entries(id)).toEqual(there.table.value.entries);
    expect(await first.game(id)).toMatchObject({ entries: MOVES.length, summary: { turn: 'ben' } });
    expect((await first.game(id))?.awayAt).toBeUndefined();
  });

  test('what is already here is not written again, and is here again where it was away', async () => {
    const store = await openTestStore(freshName());
    const { id } = await beginGame(store);
    const liveGame = await openTestLive(store, id);
    const before = createHandoverGame(liveGame.storedGame.value, liveGame.table.value);
    expect(liveGame.act(move('e1', 'e2'))).toBeUndefined();
    await liveGame.handOver();
    expect(await compareWithStored(store, before)).toBe('same');
    expect(await receiveGame(store, before, laidOut(before), 'same')).toBe(id);
    await expect.poll(() => liveGame.mode.value).toBe('playing');
    expect((await store.entries(id)).length).toBe(1);
  });

  test('where both went on, each stays as it is', async () => {
    const store = await openTestStore(freshName());
    const { id } = await beginGame(store);
    const liveGame = await openTestLive(store, id);
    const before = createHandoverGame(liveGame.storedGame.value, liveGame.table.value);
    expect(liveGame.act(move('e1', 'e2'))).toBeUndefined();
    await expect.poll(() => liveGame.mode.value).toBe('playing');
    const other = { ...before, record: { ...before.record, entries: appendAll(laidOut(before), [move('a1', 'a2')]).entries } };
    expect(await compareWithStored(store, other)).toBe('diverged');
    const beside = await receiveGame(store, other, laidOut(other), 'diverged');
    expect(beside).not.toBe(id);
    expect(await store.entries(beside)).toEqual(other.record.entries);
    expect((await store.game(beside))?.copyOf).toBe(id);
    expect(await store.entries(id)).toEqual(liveGame.table.value.entries);
  });

  test('who is known here by name is that person, and can be told apart', async () => {
    const store = await openTestStore(freshName());
    await store.savePlayer({ id: 'anna', name: ' ANA', lastPlayed: 1, colour: 'red' });
    await receiveGame(store, received, laidOut(received), 'new');
    expect((await store.players()).map(({ id, mergedInto }) => [id, mergedInto])).toEqual([
      ['ana', 'anna'],
      ['anna', undefined],
      ['ben', undefined],
    ]);
    const twice = [
      { id: 'one', name: 'Ana', lastPlayed: 1 },
      { id: 'two', name: 'Ana', lastPlayed: 1 },
    ];
    expect(findNamesakes(people('ana'), twice).size).toBe(0);
  });
});

test('another tab hears that the game was handed over, and that it is back', async () => {
  const store = await openTestStore(freshName());
  const { id } = await beginGame(store);
  const liveGame = await openTestLive(store, id);
  await store.changeGame(id, { awayAt: 1 });
  await expect.poll(() => liveGame.mode.value).toBe('away');
  await liveGame.takeBack();
  expect(liveGame.mode.value).toBe('playing');
  expect((await store.game(id))?.awayAt).toBeUndefined();
});

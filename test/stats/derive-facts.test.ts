import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createResultOnlyGame, type PastResult, recordResult } from '#exchange/past-result';
import { pointsOf } from '#law/score';
import { manifestOf } from '#registry';
import type { Entry } from '#session/log/effective-log';
import { startingPlayer } from '#session/log/starting-player';
import { append, isTable, openTable, stateOf, type Table } from '#session/log/table';
import { deriveRows, factsOf } from '#stats/derive-facts';
import { foldFigures, ratio } from '#stats/figures';
import { FACTS_VERSION, isMissingFacts } from '#stats/finished-games';
import { type FigureReader, foldOverTime } from '#stats/over-time';
import { createPersonResolver, resolveSeats } from '#stats/person-resolver';
import { foldRatings } from '#stats/ratings';
import { resultOf, summaryOf } from '#store/live/live-game';
import { playingMinutes } from '#store/records/playing-time';
import { readRows } from '#store/records/read-rows';
import type { DerivedRow, StoredGame } from '#store/records/record-types';
import type { Store } from '#store/store';
import { playRandom } from '../random-play';
import { randomGameOf } from '../random-setups';
import { freshName, openTestStore } from '../store/test-store';
import { GAME_IDS, gameOf, people } from '../transcripts';
import { loadAllPlayed } from './load-played';

const statsOf = async (id: string) => {
  const stats = await manifestOf(id)?.stats();
  if (stats === undefined) throw new Error(id);
  return stats;
};

/** A random game to its end, with every figure of the box known: who won is certain. */
function tableOf(id: string, seats: number, seed: number): Table {
  const { game, header, events } = playRandom(id, seats, seed, 5000);
  const entries = events.map((event, at): Entry => ({ kind: 'happened', at, event }));
  const table = openTable(game, { ...header, setup: randomGameOf(id).read?.(header.setup) ?? header.setup }, entries);
  if (!isTable(table)) throw new Error(JSON.stringify(table));
  return table;
}

const total = (numbers: readonly (number | undefined)[]): number => numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0);

test('of a Kingdom game of which only the result was entered, the way of winning is counted where it is known', async () => {
  const { countResult } = await statsOf('kingdom');
  const players = people('ana', 'ben');
  const countsOf = (known: Pick<PastResult, 'winner' | 'winWay'>) =>
    countResult?.(createResultOnlyGame('x', { game: 'kingdom', players, points: {}, played: 0, place: '', ...known }));
  const none = { 'won.throne': 0, 'won.capture': 0, 'won.resignation': 0 };
  expect(countsOf({ winner: 'ben', winWay: 'capture' })).toEqual({ ana: none, ben: { ...none, 'won.capture': 1 } });
  expect(countsOf({ winner: 'ben' })).toEqual({});
  expect(countsOf({ winWay: 'throne' })).toEqual({ ana: none, ben: none });
});

test('a way of winning that is put right is counted anew', async () => {
  const store = await openTestStore(freshName());
  const past: PastResult = { game: 'kingdom', players: people('ana', 'ben'), points: {}, winner: 'ana', played: 0, place: '' };
  await store.replaceGame(createResultOnlyGame('x', past), [], []);
  const derive = async () => {
    const { rows } = await readRows(store);
    await deriveRows(
      store,
      manifestOf,
      rows.filter(isMissingFacts).map(({ id }) => id),
      () => undefined,
    );
    return JSON.parse((await readRows(store)).rows[0]?.counts ?? '');
  };
  expect(await derive()).toEqual({});
  await store.changeGame('x', recordResult({ ...past, winWay: 'throne' }));
  expect(await derive()).toMatchObject({ ana: { 'won.throne': 1 }, ben: { 'won.throne': 0 } });
});

describe('what is counted in a game that was played to its end', () => {
  const seeds = [1, 2, 3, 4, 5, 6];

  test.each(seeds)('Kingdom Builder %i: the parts of a score and what the table gave make the points', async (seed) => {
    const table = tableOf('kingdom-builder', 2 + (seed % 3), seed);
    const { position } = stateOf(table);
    const points = pointsOf(table.setup.players, gameOf('kingdom-builder').law.lines(position));
    for (const [player, counts] of Object.entries((await statsOf('kingdom-builder')).count(table))) {
      const totals = total(
        table.steps.map(({ event }) => (event.type === 'adjust' && event.by === player && 'points' in event ? Number(event.points) : 0)),
      );
      const parts = Object.entries(counts).filter(([key]) => key.startsWith('points.'));
      expect(total(parts.map(([, part]) => part)) + totals).toBe(points[player]);
      expect(parts.length).toBeGreaterThanOrEqual(4);
    }
  });

  test.each(seeds)('King’s Gate %i: every location with a tile has one winner, every tie one on each side', async (seed) => {
    const table = tableOf('kings-gate', 2 + (seed % 3), seed);
    const all = Object.values((await statsOf('kings-gate')).count(table));
    const scored = Object(stateOf(table).position).scored as readonly {
      ranked: readonly { total: number | undefined; loss: number }[];
    }[];
    const sum = (key: string): number => total(all.map((counts) => counts[key]));
    expect(sum('locations')).toBe(scored.filter(({ ranked }) => ranked[0]?.total !== undefined).length);
    expect(sum('ties.won')).toBe(sum('ties.lost'));
    expect(sum('characters')).toBe(
      total(all.flatMap((counts) => Object.keys(counts).map((key) => (key.startsWith('character.') ? counts[key] : 0)))),
    );
    expect(sum('tourney')).toBe(total(scored.map(({ ranked }) => ranked.filter(({ loss }) => loss > 0).length)));
  });

  test.each(seeds)('Kings Tricktakers %i: no more bets are met than made, and all rounds are there', async (seed) => {
    const table = tableOf('kings-tricktakers', 2 + (seed % 4), seed);
    for (const counts of Object.values((await statsOf('kings-tricktakers')).count(table))) {
      expect(counts.rounds).toBe(3);
      for (const [key, made] of Object.entries(counts))
        if (key.startsWith('made.')) expect(counts[key.replace('made', 'met')]).toBeLessThanOrEqual(made);
      for (const all of ['made', 'met'])
        expect(counts[all]).toBe(total(Object.entries(counts).map(([key, bets]) => (key.startsWith(`${all}.`) ? bets : 0))));
    }
  });

  test.each(seeds)('Kingdom %i: one way to win, or none after a draw', async (seed) => {
    const table = tableOf('kingdom', 2, seed);
    const counts = (await statsOf('kingdom')).count(table);
    const winners = gameOf('kingdom')
      .law.standings(stateOf(table).position)
      .filter(({ rank }) => rank === 1);
    const ways = Object.values(counts).map((own) => total(Object.entries(own).map(([key, value]) => (key.startsWith('won.') ? value : 0))));
    expect(total(ways)).toBe(Object(stateOf(table).position).winner === undefined ? 0 : 1);
    expect(winners.length).toBeGreaterThan(0);
    expect(table.setup.players).toContain(startingPlayer(table));
  });
});

/** Stores a game as if it had been played here. */
const keep = (store: Store, id: StoredGame['game'], table: Table): Promise<StoredGame> =>
  store.createGame({ game: id, ...table.header }, { entries: table.entries, summary: summaryOf(table), result: resultOf(table) });

/** Ends a game at a table: what it counts is written with its last entry. */
async function saveFinished(store: Store, id: StoredGame['game'], table: Table): Promise<StoredGame> {
  const before = openTable(gameOf(id), table.header, table.entries.slice(0, -1));
  const last = table.entries.at(-1);
  if (!isTable(before) || last === undefined) throw new Error('no game');
  const game = await keep(store, id, before);
  const facts = { ...factsOf(await statsOf(id), table), minutes: playingMinutes(game, table.entries) };
  await store.appendEntry(game.id, table.entries.length - 1, last, summaryOf(table), resultOf(table), undefined, facts);
  const now = await store.game(game.id);
  if (now === undefined) throw new Error('gone');
  return now;
}

async function figures(store: Store) {
  const person = createPersonResolver(await store.players());
  const history = (await loadAllPlayed(store)).map((played) => resolveSeats(played, person));
  const { persons, pairs, asFirstPlayer } = foldFigures(history);
  return {
    begun: asFirstPlayer,
    persons: Object.fromEntries([...persons].sort()),
    pairs: Object.fromEntries([...pairs].sort().map(([id, row]) => [id, Object.fromEntries([...row].sort())])),
    ratings: Object.fromEntries([...foldRatings(history).timeSeries].sort()),
    courses: Object.fromEntries([...(foldOverTime(history, [...persons.keys()], [rate])[0] ?? [])].sort()),
  };
}

const rate: FigureReader = (figures, id) => {
  const { wins, games: on } = figures.persons.get(id) ?? { wins: 0, games: 0 };
  return { value: ratio(wins, on), sampleSize: on };
};

/** Short finished games of two: one of them resigns. */
async function saveResigned(store: Store, white: string, black: string, loser: string, at = 1): Promise<StoredGame> {
  const header = { players: [white, black].map((id) => ({ id, name: id })), setup: { white } };
  const table = openTable(gameOf('kingdom'), header);
  const next = isTable(table) ? append(table, { kind: 'happened', event: { type: 'resign', by: loser } }, at) : table;
  if (!isTable(next)) throw new Error(JSON.stringify(next));
  return keep(store, 'kingdom', next);
}

const twosome = fc.constantFrom(['ana', 'cat'], ['cat', 'ben'], ['dan', 'ana'], ['ben', 'dan'], ['cat', 'dan']);

describe('figures over what a device keeps', () => {
  test('hiding, merging, deleting and bringing back leave every figure consistent', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(twosome, fc.nat(1)), { minLength: 1, maxLength: 6 }), fc.nat(5), async (evening, thrown) => {
        const store = await openTestStore(freshName());
        const without = await openTestStore(freshName());
        const asOne = await openTestStore(freshName());
        const ids: string[] = [];
        const gone = thrown % evening.length;
        for (const [index, [[white = '', black = ''], loser]] of evening.entries()) {
          const lost = loser === 0 ? white : black;
          ids.push((await saveResigned(store, white, black, lost, index)).id);
          if (index !== gone) await saveResigned(without, white, black, lost, index);
          const one = (id: string): string => (id === 'ben' ? 'ana' : id);
          await saveResigned(asOne, one(white), one(black), one(lost), index);
        }
        const before = await figures(store);

        for (const player of await store.players()) await store.savePlayer({ ...player, hidden: true });
        expect(await figures(store)).toEqual(before);

        await store.moveToBin(ids[gone] ?? '', 1);
        expect(await figures(store)).toEqual(await figures(without));
        await store.restoreFromBin(ids[gone] ?? '');
        expect(await figures(store)).toEqual(before);

        const ben = (await store.players()).find(({ id }) => id === 'ben') ?? { id: 'ben', name: 'ben', lastPlayed: 0 };
        await store.savePlayer({ id: 'ana', name: 'ana', lastPlayed: 0 });
        await store.savePlayer({ ...ben, mergedInto: 'ana' });
        expect(await figures(store)).toEqual(await figures(asOne));
        await store.savePlayer({ ...ben, mergedInto: undefined });
        expect(await figures(store)).toEqual(before);
      }),
      { numRuns: 15 },
    );
  });

  test('abandoned and open games are kept and not counted; what is derived is derived once', async () => {
    const store = await openTestStore(freshName());
    const { id } = await saveResigned(store, 'ana', 'ben', 'ana');
    const open = await keep(store, 'kingdom', tableWith('ana', 'cat'));
    const left = await keep(store, 'kingdom', tableWith('ana', 'dan'));
    const stored = await store.game(left.id);
    await store.appendEntry(left.id, 0, { kind: 'abandon', at: 2 }, { ...left.summary, status: 'abandoned' }, undefined);
    expect(stored).toBeDefined();
    const seen: number[] = [];
    const played = await loadAllPlayed(store, (of) => seen.push(of));
    expect(played.map((each) => each.id)).toEqual([id]);
    expect((await store.games()).map((each) => each.id).sort()).toEqual([id, open.id, left.id].sort());
    expect(await loadAllPlayed(store, (of) => seen.push(of))).toEqual(played);
    expect(seen).toEqual([1, 0]);
  });

  test('a game that can no longer be replayed keeps its result', async () => {
    const store = await openTestStore(freshName());
    const { id, summary } = await saveResigned(store, 'ana', 'ben', 'ana');
    const stored = await store.game(id);
    await store.appendEntry(id, 1, { kind: 'happened', at: 5, event: { type: 'nonsense' } }, stored?.summary ?? summary, stored?.result);
    const [played] = await loadAllPlayed(store);
    expect(played?.standings[0]).toEqual({ player: 'ben', rank: 1, points: 1 });
    expect(played?.counts).toEqual({});
  });
});

describe('what is derived', () => {
  test.each([...GAME_IDS])('of %s at its end is what its log gives later, judged again or not', async (id) => {
    const [atEnd, later, judged] = [await openTestStore(freshName()), await openTestStore(freshName()), await openTestStore(freshName())];
    for (const seed of [1, 2, 3]) {
      const table = tableOf(id, 2 + (seed % 2) * (id === 'kingdom' ? 0 : 1), seed);
      const game = await saveFinished(atEnd, id, table);
      await later.replaceGame(game, table.entries, []);
      await judged.replaceGame({ ...game, result: game.result && { ...game.result, rules: 1 } }, table.entries, []);
    }
    expect((await readRows(atEnd)).rows.filter(isMissingFacts)).toEqual([]);
    const byId = async (store: Store) => (await loadAllPlayed(store)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(await byId(later)).toEqual(await byId(atEnd));
    expect(await byId(judged)).toEqual(await byId(atEnd));
  });

  test('goes on where it was left', async () => {
    const store = await openTestStore(freshName());
    const ids: string[] = [];
    for (let at = 0; at < 120; at += 1) ids.push((await saveResigned(store, 'ana', 'ben', 'ana', at)).id);
    const done: string[] = [];
    const note = (rows: readonly DerivedRow[]): void => void done.push(...rows.map(({ id }) => id));
    await deriveRows(store, manifestOf, ids, note, () => done.length > 0);
    expect(done).toEqual(ids.slice(0, done.length));
    expect(done.length).toBeLessThan(120);
    let missing = 0;
    expect((await loadAllPlayed(store, (of) => (missing = of))).every(({ startingPlayer }) => startingPlayer === 'ana')).toBe(true);
    expect(missing).toBe(120 - done.length);
  });

  test('and cannot be kept is handed on all the same', async () => {
    const store = await openTestStore(freshName());
    const { id } = await saveResigned(store, 'ana', 'ben', 'ana');
    const handed: DerivedRow[] = [];
    const note = (rows: readonly DerivedRow[]): void => void handed.push(...rows);
    const full: typeof store.saveFacts = () => Promise.reject(new Error('full'));
    await deriveRows({ gamesOf: store.gamesOf, withDatabase: store.withDatabase, saveFacts: full }, manifestOf, [id], note);
    expect(handed).toEqual([expect.objectContaining({ id, first: 'ana', version: FACTS_VERSION })]);
    expect((await readRows(store)).rows.filter(isMissingFacts)).toHaveLength(1);
    await deriveRows(store, manifestOf, [id], () => undefined);
    expect((await readRows(store)).rows).toEqual(handed);
  });

  test('of a log that has changed since is not kept', async () => {
    const store = await openTestStore(freshName());
    const game = await saveResigned(store, 'ana', 'ben', 'ana');
    const derived: DerivedRow[] = [];
    await deriveRows(store, manifestOf, [game.id], (rows) => void derived.push(...rows));
    const table = tableWith('ana', 'ben');
    const other = append(table, { kind: 'happened', event: { type: 'resign', by: 'ben' } }, 2);
    if (!isTable(other)) throw new Error('refused');
    await store.replaceGame({ ...game, changedAt: 2, summary: summaryOf(other), result: resultOf(other) }, other.entries, []);
    await store.saveFacts(derived);
    expect((await readRows(store)).rows).toEqual([expect.objectContaining({ changedAt: 2, entries: 1 })]);
    expect((await readRows(store)).rows.filter(isMissingFacts)).toHaveLength(1);
  });

  test('of a log that no table can have accepted is nothing, whatever its record says', async () => {
    const store = await openTestStore(freshName());
    const game = await saveResigned(store, 'ana', 'ben', 'ana');
    const event = { type: 'move', by: 'ana', path: ['e5', 'a1'] };
    await store.replaceGame({ ...game, entries: 1 }, [{ kind: 'happened', at: 1, event }], []);
    expect((await loadAllPlayed(store)).map(({ counts }) => counts)).toEqual([{}]);
  });
});

function tableWith(white: string, black: string): Table {
  const table = openTable(gameOf('kingdom'), { players: [white, black].map((id) => ({ id, name: id })), setup: { white } });
  if (!isTable(table)) throw new Error('unreadable');
  return table;
}

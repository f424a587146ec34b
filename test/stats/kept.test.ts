import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pointsOf } from '#law/score';
import { manifestOf } from '#registry';
import { sharesOf } from '#screens/statistics/deriving';
import type { Entry } from '#session/log';
import { append, isTable, openTable, standOf, type Table } from '#session/table';
import { coursesOver, type Read } from '#stats/course';
import { type Derived, deriveFacts, keepFacts } from '#stats/derive';
import { factsOf } from '#stats/facts';
import { figuresOver, per } from '#stats/figures';
import { personsOf, seated } from '#stats/people';
import { ratingsOver } from '#stats/rating';
import type { Store } from '#store/database';
import { factsIn } from '#store/derived';
import { resultOf, summaryOf } from '#store/live';
import type { StoredGame } from '#store/model';
import { GAME_IDS, gameOf } from '../kit';
import { playRandom } from '../play';
import { randomOf } from '../setups';
import { freshName, storeAt } from '../store/kit';
import { allPlayed } from './played';

const statsOf = async (id: string) => {
  const stats = await manifestOf(id)?.stats();
  if (stats === undefined) throw new Error(id);
  return stats;
};

/** A random game to its end, with every figure of the box known: who won is certain. */
function tableOf(id: string, seats: number, seed: number): Table {
  const { game, header, events } = playRandom(id, seats, seed, 5000);
  const entries = events.map((event, at): Entry => ({ kind: 'happened', at, event }));
  const table = openTable(game, { ...header, setup: randomOf(id).read?.(header.setup) ?? header.setup }, entries);
  if (!isTable(table)) throw new Error(JSON.stringify(table));
  return table;
}

const total = (numbers: readonly (number | undefined)[]): number => numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0);

describe('what is counted in a game that was played to its end', () => {
  const seeds = [1, 2, 3, 4, 5, 6];

  test.each(seeds)('Kingdom Builder %i: the parts of a score and what the table gave make the points', async (seed) => {
    const table = tableOf('kingdom-builder', 2 + (seed % 3), seed);
    const { position } = standOf(table);
    const points = pointsOf(table.setup.players, gameOf('kingdom-builder').law.lines(position));
    for (const [player, counts] of Object.entries(factsOf(await statsOf('kingdom-builder'), table).counts)) {
      const given = total(
        table.steps.map(({ event }) => (event.type === 'adjust' && event.by === player && 'points' in event ? Number(event.points) : 0)),
      );
      const parts = Object.entries(counts).filter(([key]) => key.startsWith('points.'));
      expect(total(parts.map(([, part]) => part)) + given).toBe(points[player]);
      expect(parts.length).toBeGreaterThanOrEqual(4);
    }
  });

  test.each(seeds)('King’s Gate %i: every location with a tile has one winner, every tie one on each side', async (seed) => {
    const table = tableOf('kings-gate', 2 + (seed % 3), seed);
    const all = Object.values(factsOf(await statsOf('kings-gate'), table).counts);
    const scored = Object(standOf(table).position).scored as readonly {
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
    for (const counts of Object.values(factsOf(await statsOf('kings-tricktakers'), table).counts)) {
      expect(counts.rounds).toBe(3);
      for (const [key, made] of Object.entries(counts))
        if (key.startsWith('made.')) expect(counts[key.replace('made', 'met')]).toBeLessThanOrEqual(made);
      for (const all of ['made', 'met'])
        expect(counts[all]).toBe(total(Object.entries(counts).map(([key, bets]) => (key.startsWith(`${all}.`) ? bets : 0))));
    }
  });

  test.each(seeds)('Kingdom %i: one way to win, or none after a draw', async (seed) => {
    const table = tableOf('kingdom', 2, seed);
    const { first, counts } = factsOf(await statsOf('kingdom'), table);
    const winners = gameOf('kingdom')
      .law.standings(standOf(table).position)
      .filter(({ rank }) => rank === 1);
    const ways = Object.values(counts).map((own) => total(Object.entries(own).map(([key, value]) => (key.startsWith('won.') ? value : 0))));
    expect(total(ways)).toBe(Object(standOf(table).position).winner === undefined ? 0 : 1);
    expect(winners.length).toBeGreaterThan(0);
    expect(table.setup.players).toContain(first);
  });
});

/** Stores a game as if it had been played here. */
const keep = (store: Store, id: StoredGame['game'], table: Table): Promise<StoredGame> =>
  store.create({ game: id, ...table.header }, { entries: table.entries, summary: summaryOf(table), result: resultOf(table) });

async function figures(store: Store) {
  const person = personsOf(await store.players());
  const history = (await allPlayed(store)).map((played) => seated(played, person));
  const { persons, pairs, begun } = figuresOver(history);
  return {
    begun,
    persons: Object.fromEntries([...persons].sort()),
    pairs: Object.fromEntries([...pairs].sort().map(([id, row]) => [id, Object.fromEntries([...row].sort())])),
    ratings: Object.fromEntries([...ratingsOver(history)].sort()),
    courses: Object.fromEntries([...(coursesOver(history, [...persons.keys()], [rate])[0] ?? [])].sort()),
  };
}

const rate: Read = (figures, id) => {
  const { wins, games: on } = figures.persons.get(id) ?? { wins: 0, games: 0 };
  return { value: per(wins, on), on };
};

/** Short finished games of two: one of them resigns. */
async function resigned(store: Store, white: string, black: string, loser: string, at = 1): Promise<StoredGame> {
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
        const store = await storeAt(freshName());
        const without = await storeAt(freshName());
        const asOne = await storeAt(freshName());
        const ids: string[] = [];
        const gone = thrown % evening.length;
        for (const [index, [[white = '', black = ''], loser]] of evening.entries()) {
          const lost = loser === 0 ? white : black;
          ids.push((await resigned(store, white, black, lost, index)).id);
          if (index !== gone) await resigned(without, white, black, lost, index);
          const one = (id: string): string => (id === 'ben' ? 'ana' : id);
          await resigned(asOne, one(white), one(black), one(lost), index);
        }
        const before = await figures(store);

        for (const player of await store.players()) await store.savePlayer({ ...player, hidden: true });
        expect(await figures(store)).toEqual(before);

        await store.throwAway(ids[gone] ?? '', 1);
        expect(await figures(store)).toEqual(await figures(without));
        await store.bringBack(ids[gone] ?? '');
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
    const store = await storeAt(freshName());
    const { id } = await resigned(store, 'ana', 'ben', 'ana');
    const open = await keep(store, 'kingdom', tableWith('ana', 'cat'));
    const left = await keep(store, 'kingdom', tableWith('ana', 'dan'));
    const stored = await store.game(left.id);
    await store.append(left.id, 0, { kind: 'abandon', at: 2 }, { ...left.summary, status: 'abandoned' }, undefined);
    expect(stored).toBeDefined();
    const seen: number[] = [];
    const played = await allPlayed(store, (of) => seen.push(of));
    expect(played.map((each) => each.id)).toEqual([id]);
    expect((await store.games()).map((each) => each.id).sort()).toEqual([id, open.id, left.id].sort());
    expect(await allPlayed(store, (of) => seen.push(of))).toEqual(played);
    expect(seen).toEqual([1, 0]);
  });

  test('a game that can no longer be replayed keeps its result', async () => {
    const store = await storeAt(freshName());
    const { id, summary } = await resigned(store, 'ana', 'ben', 'ana');
    const stored = await store.game(id);
    await store.append(id, 1, { kind: 'happened', at: 5, event: { type: 'nonsense' } }, stored?.summary ?? summary, stored?.result);
    const [played] = await allPlayed(store);
    expect(played?.standings[0]).toEqual({ player: 'ben', rank: 1, points: 1 });
    expect(played?.counts).toEqual({});
  });
});

describe('what is derived', () => {
  test.each([...GAME_IDS])('of %s at its end is what its log gives later, judged again or not', async (id) => {
    const [atEnd, later, judged] = [await storeAt(freshName()), await storeAt(freshName()), await storeAt(freshName())];
    for (const seed of [1, 2, 3]) {
      const table = tableOf(id, 2 + (seed % 2) * (id === 'kingdom' ? 0 : 1), seed);
      const game = await keep(atEnd, id, table);
      await keepFacts(atEnd, manifestOf, game, table);
      await later.keep(game, table.entries, []);
      await judged.keep({ ...game, result: game.result && { ...game.result, rules: 1 } }, table.entries, []);
    }
    expect((await factsIn(atEnd)).length).toBe(3);
    const byId = async (store: Store) => (await allPlayed(store)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(await byId(later)).toEqual(await byId(atEnd));
    expect(await byId(judged)).toEqual(await byId(atEnd));
  });

  test('goes on where it was left', async () => {
    const store = await storeAt(freshName());
    const ids: string[] = [];
    for (let at = 0; at < 120; at += 1) ids.push((await resigned(store, 'ana', 'ben', 'ana', at)).id);
    const done: string[] = [];
    const note = (derived: Derived): void => void done.push(...derived.ids);
    await deriveFacts(store, manifestOf, ids, note, () => done.length > 0);
    expect(done).toEqual(ids.slice(0, done.length));
    expect(done.length).toBeLessThan(120);
    let missing = 0;
    expect((await allPlayed(store, (of) => (missing = of))).every(({ first }) => first === 'ana')).toBe(true);
    expect(missing).toBe(120 - done.length);
  });

  test('and cannot be kept is handed on, and nothing else', async () => {
    const store = await storeAt(freshName());
    const { id } = await resigned(store, 'ana', 'ben', 'ana');
    const told: Derived[] = [];
    const full: typeof store.saveFacts = () => Promise.reject(new Error('full'));
    await deriveFacts({ gamesOf: store.gamesOf, work: store.work, saveFacts: full }, manifestOf, [id], (derived) => told.push(derived));
    expect(told).toEqual([{ ids: [id], unkept: [expect.objectContaining({ id, first: 'ana' })] }]);
    await deriveFacts(store, manifestOf, [id], (derived) => told.push(derived));
    expect(told[1]).toEqual({ ids: [id], unkept: [] });
    expect(await factsIn(store)).toEqual(told[0]?.unkept);
  });

  test('is shared out among workers portion by portion, the newest games first for each', () => {
    const ids = Array.from({ length: 130 }, (_, place) => `${place}`);
    expect(sharesOf(ids, 2)).toEqual([[...ids.slice(0, 50), ...ids.slice(100)], ids.slice(50, 100)]);
    expect(sharesOf(ids.slice(0, 20), 3)).toEqual([ids.slice(0, 20)]);
    expect(sharesOf([], 3)).toEqual([]);
  });

  test('of a log that no table can have accepted is nothing, whatever its record says', async () => {
    const store = await storeAt(freshName());
    const game = await resigned(store, 'ana', 'ben', 'ana');
    const event = { type: 'move', by: 'ana', path: ['e5', 'a1'] };
    await store.keep({ ...game, entries: 1 }, [{ kind: 'happened', at: 1, event }], []);
    expect((await allPlayed(store)).map(({ counts }) => counts)).toEqual([{}]);
  });
});

function tableWith(white: string, black: string): Table {
  const table = openTable(gameOf('kingdom'), { players: [white, black].map((id) => ({ id, name: id })), setup: { white } });
  if (!isTable(table)) throw new Error('unreadable');
  return table;
}

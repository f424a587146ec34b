import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Answer, counted } from '#stats/counted';
import { coursesOver, type Read } from '#stats/course';
import { keptFacts, type Played, playedOf } from '#stats/facts';
import { figuresOver } from '#stats/figures';
import { personsOf, seated } from '#stats/people';
import { ratingsOver } from '#stats/rating';
import { collapses, pastsOver } from '#stats/records';
import { rewrite } from '#store/contents';
import type { Store } from '#store/database';
import type { ListedGame, StoredCount, StoredFacts, StoredPlayer } from '#store/model';
import { freshName, storeAt } from '../store/kit';
import { histories, PEOPLE } from './history';
import { recount, sorted } from './recount';

const DAY = 24 * 3_600_000;
const ALL = 'all';
const hasPoints = (game: string): boolean => game !== 'kingdom';

/** What a device keeps of some games: how they are listed, what only a replay told, and who turned out to be somebody else. */
interface World {
  readonly games: readonly ListedGame[];
  readonly facts: readonly StoredFacts[];
  readonly players: readonly Pick<StoredPlayer, 'id' | 'mergedInto'>[];
}

const listedOf = ({ id, game, at, seats, standings }: Played): ListedGame => ({
  id,
  game,
  played: at,
  changedAt: at,
  entries: 1,
  goesOnFrom: undefined,
  status: 'finished',
  seats,
  persons: seats,
  standings,
});

/** Days of years, so that a history has many months. */
const spread = (history: readonly Played[], prefix = ''): readonly Played[] =>
  history.map((played) => ({ ...played, id: `${prefix}${played.id}`, at: Date.UTC(2024, 0, 1) + played.at * 20 * DAY }));

const worldOf = (history: readonly Played[]): World => ({
  games: history.map(listedOf),
  facts: history.map(({ id, first, counts }) => keptFacts({ id, entries: 1 }, { first, counts })),
  players: [],
});

const personOf = ({ players }: World) => personsOf(players);

const question = (world: World, game: string) => ({
  game,
  games: async () => world.games.filter((each) => game === ALL || each.game === game),
  person: personOf(world),
  hasPoints,
  counts: (id: string) => id === game,
  isKept: true,
  derived: [],
});

/** The last answer to a question: the one with everything in it. */
async function answerTo(store: Store, world: World, game: string): Promise<Answer> {
  const told: Answer[] = [];
  await counted(store, question(world, game), (answer) => told.push(answer));
  const last = told.at(-1);
  if (last === undefined) throw new Error('no answer');
  return last;
}

/** The same counted from all games at once. */
async function anew(world: World, game: string): Promise<readonly Played[]> {
  const facts = new Map(world.facts.map((each) => [each.id, each]));
  const { games, counts, person } = question(world, game);
  return sorted((await games()).map((each) => seated(playedOf(each, facts, counts), person)));
}

const lasts = (history: readonly Played[]) =>
  new Map([...ratingsOver(history)].map(([id, { points }]) => [id, { strength: points.at(-1)?.value, unsure: points.at(-1)?.spread }]));

const wins: Read = ({ persons }, id) => ({ value: persons.get(id)?.wins, on: persons.get(id)?.games ?? 0 });
const begun: Read = ({ persons }, id) => ({ value: persons.get(id)?.begun.wins, on: persons.get(id)?.begun.games ?? 0 });
const moves: Read = ({ persons }, id) => {
  const { sum, games: on = 0 } = persons.get(id)?.counts['kingdom/moves'] ?? {};
  return { value: sum, on };
};

async function expectRight(store: Store, world: World, game: string): Promise<void> {
  const { figures, records, strengths, ratings, pasts, isCrowded, courses } = await answerTo(store, world, game);
  const all = await anew(world, game);
  // To the last digit: whatever was kept, the same games were added up in the same order.
  expect(figures).toEqual(figuresOver(all));
  expect(pasts).toEqual(pastsOver(all));
  expect(isCrowded).toBe(collapses(all.map((each) => each.at)));
  expect(ratings).toEqual(ratingsOver(all));
  expect(await courses(PEOPLE, [wins], 'results')).toEqual(coursesOver(all, PEOPLE, [wins]));
  expect(await courses(PEOPLE, [begun, moves], 'facts')).toEqual(coursesOver(all, PEOPLE, [begun, moves]));
  for (const [id, last] of lasts(all)) expect(last).toEqual(strengths?.get(id));
  expect(strengths?.size).toBe(lasts(all).size);
  expect(records.streak?.wins ?? 0).toBe(Math.max(0, ...PEOPLE.map((person) => recount(all, person).longest)));
  expect(records.on).toBe(all.filter((each) => hasPoints(each.game)).length);
}

const lying = (store: Store): Promise<readonly StoredCount[]> => store.work((database) => database.getAll('counted'));

/** Something becomes of everything that was kept. */
const spoil =
  (how: (kept: StoredCount) => object) =>
  (store: Store): Promise<void> =>
    store.work(async (database) => {
      for (const each of await database.getAll('counted')) await database.put('counted', Object({ ...each, ...how(each) }));
    });

const SPOILT = {
  'a count that is broken off': spoil(({ count }) => (count === undefined ? {} : { count: count.slice(0, -9) })),
  'a count of another form': spoil(({ count }) => (count === undefined ? {} : { count: '{"figures":{"games":5}}' })),
  'a count with text for a figure': spoil(({ count }) => ({ count: count?.replace(/"wins":[\d.]+/, '"wins":"many"') })),
  'a count that is no text': spoil(() => ({ count: 5 })),
  'ratings of too few games': spoil(({ rated }) => ({ rated: rated.slice(2) })),
  'ratings that are no figures': spoil(({ rated }) => ({ rated: rated.map(() => Number.NaN) })),
  'ratings of another form': spoil(() => ({ rated: [25, 8] })),
  'the mark of other games': spoil(() => ({ mark: '0123456789abcdef' })),
  'no mark': spoil(() => ({ mark: undefined })),
} as const;

type Change = (world: World) => World;

const at = (place: number, change: (game: ListedGame) => ListedGame) => (world: World) => ({
  ...world,
  games: world.games.map((each, index) => (index === place ? change(each) : each)),
});

/** What may become of games: some come, one goes, ends otherwise, moves to another day, goes on, and two people turn out to be one or not. */
const change: fc.Arbitrary<Change> = fc.oneof(
  histories.map((more) => ({ games, facts, players }: World) => {
    // Their ids are new: facts only ever become more.
    const next = worldOf(spread(more.slice(0, 3), `later-${facts.length}-`));
    return { games: [...next.games, ...games], facts: [...facts, ...next.facts], players };
  }),
  fc.nat(24).map((place) => ({ games, ...rest }: World) => ({ ...rest, games: games.filter((_, index) => index !== place) })),
  fc.nat(24).map((place) => at(place, (game) => ({ ...game, standings: game.standings?.map((one) => ({ ...one, rank: 1 })) }))),
  fc.tuple(fc.nat(24), fc.nat(1000)).map(([place, day]) => at(place, (game) => ({ ...game, played: Date.UTC(2024, 0, 1) + day * DAY }))),
  fc.nat(24).map((place) => (world: World) => {
    const grown = world.games[place];
    if (grown === undefined) return world;
    const entries = grown.entries + 1;
    const fresh = keptFacts({ id: grown.id, entries }, { first: grown.seats[0], counts: {} });
    return {
      ...at(place, (game) => ({ ...game, entries, changedAt: game.changedAt + 1 }))(world),
      facts: [...world.facts.filter(({ id }) => id !== grown.id), fresh],
    };
  }),
  fc.constantFrom(...PEOPLE).map((one) => ({ players, ...rest }: World) => ({
    ...rest,
    players: players.some(({ id }) => id === one) ? [] : one === 'ana' ? players : [{ id: one, mergedInto: 'ana' }],
  })),
);

describe('what is counted from the months that are kept', () => {
  test('is what all games come to at once, whatever becomes of them', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(histories, fc.array(change, { maxLength: 5 }), async (first, changes) => {
        const store = await storeAt(freshName());
        let world = worldOf(spread(first));
        for (const then of [(same: World) => same, ...changes]) {
          world = then(world);
          await store.saveFacts(world.facts);
          for (const game of [ALL, 'kingdom', 'kings-gate']) await expectRight(store, world, game);
        }
        // Nothing has changed: nothing is counted, and nothing written.
        const kept = await lying(store);
        for (const game of [ALL, 'kingdom', 'kings-gate']) await expectRight(store, world, game);
        expect(await lying(store)).toEqual(kept);
        store.close();
      }),
      { numRuns: 40 },
    );
  });

  test('grows by what is new: what was told of older games is not read again', async () => {
    const store = await storeAt(freshName());
    const [history, more] = [
      spread(fc.sample(histories, { numRuns: 1, seed: 7 })[0] ?? []),
      spread(fc.sample(histories, { numRuns: 1, seed: 8 })[0] ?? [], 'new-'),
    ];
    const before = worldOf(history);
    await store.saveFacts(before.facts);
    await answerTo(store, before, ALL);
    for (const { id } of before.games) await store.work((database) => database.delete('facts', id));
    const latest = Math.max(...history.map((each) => each.at));
    const next = worldOf(more.slice(0, 2).map((each) => ({ ...each, at: latest + 40 * DAY })));
    await store.saveFacts(next.facts);
    const world = { games: [...next.games, ...before.games], facts: [...before.facts, ...next.facts], players: [] };
    const { figures, missing } = await answerTo(store, world, ALL);
    expect(missing).toEqual([]);
    expect(figures.begun.games).toBeGreaterThan(0);
    expect(figures).toEqual(figuresOver(await anew(world, ALL)));
  });

  test.each(Object.entries(SPOILT))('is counted anew where there is %s', async (_, harm) => {
    const store = await storeAt(freshName());
    const world = worldOf(spread(fc.sample(histories, { numRuns: 1, seed: 3 })[0] ?? []));
    await store.saveFacts(world.facts);
    for (const game of [ALL, 'kingdom']) await expectRight(store, world, game);
    expect((await lying(store)).filter(({ count }) => count !== undefined).length).toBeGreaterThan(2);
    await harm(store);
    for (const game of [ALL, 'kingdom']) await expectRight(store, world, game);
  });

  test('is not kept while it is not known what a replay tells, and says of which games', async () => {
    const store = await storeAt(freshName());
    const world = worldOf(spread(fc.sample(histories, { numRuns: 1, seed: 5 })[0] ?? []));
    const newest = sorted(await anew(world, ALL))
      .map(({ id }) => id)
      .toReversed();
    const { missing, figures } = await answerTo(store, world, ALL);
    expect(missing).toEqual(newest);
    expect(figures.games).toBe(world.games.length);
    expect((await lying(store)).every(({ count }) => count === undefined)).toBe(true);
    await store.saveFacts(world.facts);
    await expectRight(store, world, ALL);
    expect((await lying(store)).some(({ count }) => count !== undefined)).toBe(true);
  });

  test('is told twice where many games are to be rated, first without ratings', async () => {
    const store = await storeAt(freshName());
    const seats = ['ana', 'ben'];
    const standings = seats.map((player, place) => ({ player, rank: place + 1, points: 0 }));
    const many = Array.from(
      { length: 300 },
      (_, place): Played => ({ id: `${place}`, game: 'kingdom', at: place * DAY, seats, standings, first: 'ana', counts: {} }),
    );
    const world = worldOf(many);
    await store.saveFacts(world.facts);
    const told: Answer[] = [];
    await counted(store, question(world, ALL), (answer) => told.push(answer));
    expect(told.map(({ figures, strengths }) => [figures.games, strengths?.size])).toEqual([
      [300, undefined],
      [300, 2],
    ]);
    await expectRight(store, world, ALL);
  });

  test('holds a place for the last two months and for the end of every year', async () => {
    const store = await storeAt(freshName());
    const seats = ['ana', 'ben'];
    const standings = seats.map((player, place) => ({ player, rank: place + 1, points: 0 }));
    const month = (place: number): Played => ({
      id: `${place}`,
      game: 'kingdom',
      at: Date.UTC(2024, place, 5),
      seats,
      standings,
      first: 'ana',
      counts: {},
    });
    const months = Array.from({ length: 20 }, (_, place) => month(place));
    for (const until of [11, 12, 14, 20]) {
      const world = worldOf(months.slice(0, until));
      await store.saveFacts(world.facts);
      await expectRight(store, world, ALL);
    }
    expect((await lying(store)).filter(({ count }) => count !== undefined).map((each) => each.month)).toEqual([
      '2024-12',
      '2025-07',
      '2025-08',
    ]);
  });

  test('is counted anew after an import', async () => {
    const store = await storeAt(freshName());
    const world = worldOf(spread(fc.sample(histories, { numRuns: 1, seed: 3 })[0] ?? []));
    await store.saveFacts(world.facts);
    await expectRight(store, world, ALL);
    await rewrite(store, (now) => now);
    expect(await lying(store)).toEqual([]);
  });
});

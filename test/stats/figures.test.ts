import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldFigures, ratio } from '#stats/figures';
import type { FinishedGame } from '#stats/finished-games';
import { createPersonResolver, haveSatTogether, resolveSeats } from '#stats/person-resolver';
import { foldRatings } from '#stats/ratings';
import { PEOPLE, randomHistories } from './random-histories';
import { recount, recountPair } from './recount';

/** Sums of thirds differ in their last digit by the order they are added in. */
const roundFigures = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, part) => (typeof part === 'number' ? Math.round(part * 1e9) / 1e9 : part));

const allFigures = (history: readonly FinishedGame[]) => {
  const { games, persons, asFirstPlayer, pairs } = foldFigures(history);
  return roundFigures({
    games,
    asFirstPlayer,
    persons: Object.fromEntries([...persons].sort()),
    pairs: Object.fromEntries([...pairs].sort().map(([id, row]) => [id, Object.fromEntries([...row].sort())])),
    ratings: Object.fromEntries([...foldRatings(history).timeSeries].sort()),
  });
};

const finishedGame = (id: string, at: number, ...order: readonly string[]): FinishedGame => ({
  id,
  game: 'kingdom',
  at,
  seats: order,
  standings: order.map((player, place) => ({ player, rank: place + 1, points: order.length - place })),
  startingPlayer: undefined,
  counts: {},
});

describe('figures over random histories', () => {
  test('equal a plain recount', () => {
    fc.assert(
      fc.property(randomHistories, (history) => {
        const { persons, pairs, games, asFirstPlayer } = foldFigures(history);
        expect(games).toBe(history.length);
        const there = PEOPLE.filter((person) => history.some(({ seats }) => seats.includes(person)));
        expect([...persons.keys()].sort()).toEqual(there);
        for (const person of there) {
          expect(roundFigures(persons.get(person))).toEqual(roundFigures(recount(history, person)));
          for (const other of there.filter((each) => each !== person)) {
            const none = { games: 0, ahead: 0, level: 0 };
            expect(pairs.get(person)?.get(other) ?? none).toEqual(recountPair(history, person, other));
          }
        }
        const known = history.filter(({ startingPlayer }) => startingPlayer !== undefined);
        expect(asFirstPlayer.games).toBe(known.length);
        expect(asFirstPlayer.wins).toBeCloseTo(there.reduce((sum, person) => sum + recount(history, person).asFirstPlayer.wins, 0));
      }),
    );
  });

  test('wins and chances add up to the games, places to the seats', () => {
    fc.assert(
      fc.property(randomHistories, (history) => {
        const persons = [...foldFigures(history).persons.values()];
        const sum = (of: (person: (typeof persons)[number]) => number): number => persons.reduce((all, person) => all + of(person), 0);
        expect(sum(({ wins }) => wins)).toBeCloseTo(history.length);
        expect(sum(({ expectedWins }) => expectedWins)).toBeCloseTo(history.length);
        for (const person of persons) expect(person.rankCounts.reduce((all, place) => all + place, 0)).toBe(person.games);
      }),
    );
  });

  test('do not depend on the order in which games are listed', () => {
    fc.assert(
      fc.property(randomHistories, (history) => {
        expect(allFigures([...history].reverse())).toEqual(allFigures(history));
      }),
    );
  });
});

describe('two players who are one person', () => {
  const renamePerson = (history: readonly FinishedGame[], from: string, to: string): readonly FinishedGame[] =>
    JSON.parse(JSON.stringify(history).replaceAll(`"${from}"`, `"${to}"`));
  const apart = randomHistories.map((history) => history.filter(({ seats }) => !(seats.includes('ana') && seats.includes('ben'))));

  test('have the figures of one who played all their games', () => {
    fc.assert(
      fc.property(apart, (history) => {
        const person = createPersonResolver([{ id: 'ben', mergedInto: 'ana' }]);
        expect(allFigures(history.map((game) => resolveSeats(game, person)))).toEqual(allFigures(renamePerson(history, 'ben', 'ana')));
      }),
    );
  });

  test('taken apart again, have their own', () => {
    fc.assert(
      fc.property(randomHistories, (history) => {
        const nobody = createPersonResolver([{ id: 'ben', mergedInto: undefined }]);
        expect(allFigures(history.map((game) => resolveSeats(game, nobody)))).toEqual(allFigures(history));
      }),
    );
  });

  test('stay two where they sat at one table', () => {
    const person = createPersonResolver([{ id: 'ben', mergedInto: 'ana' }]);
    fc.assert(
      fc.property(randomHistories, (history) => {
        for (const game of history.map((each) => resolveSeats(each, person))) expect(new Set(game.seats).size).toBe(game.seats.length);
      }),
    );
  });

  test('may be merged over several steps, and a circle does not hang', () => {
    const chain = createPersonResolver([
      { id: 'cat', mergedInto: 'ben' },
      { id: 'ben', mergedInto: 'ana' },
    ]);
    expect(['ana', 'ben', 'cat', 'dan'].map(chain)).toEqual(['ana', 'ana', 'ana', 'dan']);
    const circle = createPersonResolver([
      { id: 'ana', mergedInto: 'ben' },
      { id: 'ben', mergedInto: 'ana' },
    ]);
    expect(['ana', 'ben']).toContain(circle('ana'));
  });

  test('are known to be two by a game they shared, through earlier merges too', () => {
    const table = ['ana', 'cat'];
    expect(haveSatTogether([table], (id) => id, 'ana', 'cat')).toBe(true);
    expect(haveSatTogether([table], (id) => id, 'ana', 'ben')).toBe(false);
    expect(haveSatTogether([table], createPersonResolver([{ id: 'cat', mergedInto: 'ben' }]), 'ana', 'ben')).toBe(true);
  });
});

describe('ratings', () => {
  test('who wins rises, who loses falls, and both become surer', () => {
    const ratings = foldRatings([finishedGame('1', 1, 'ana', 'ben'), finishedGame('2', 2, 'ana', 'ben')]).timeSeries;
    const [ana, ben] = [ratings.get('ana')?.points ?? [], ratings.get('ben')?.points ?? []];
    expect(ana.map(({ value }) => value)).toEqual(ana.map(({ value }) => value).toSorted((a, b) => a - b));
    expect(ana.at(-1)?.value).toBeGreaterThan(25);
    expect(ben.at(-1)?.value).toBeLessThan(25);
    expect(ana[1]?.spread).toBeLessThan(ana[0]?.spread ?? 0);
  });

  test('a draw between equals changes nothing but how sure one is', () => {
    const draw = { ...finishedGame('1', 1, 'ana', 'ben'), standings: ['ana', 'ben'].map((player) => ({ player, rank: 1, points: 0 })) };
    const [rated] = foldRatings([draw]).timeSeries.get('ana')?.points ?? [];
    expect(rated?.value).toBeCloseTo(25);
    expect(rated?.spread).toBeLessThan(25 / 3);
  });
});

test('a figure that rests on no game is none', () => {
  expect(ratio(0, 0)).toBeUndefined();
  expect(ratio(0, 2)).toBe(0);
});

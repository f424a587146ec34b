import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BEST_FIRST, sortRows, toggleOrder } from '#screens/statistics/figures/sort-overview';
import type { FinishedGame } from '#stats/finished-games';
import { foldPersonHistories, foldSuperlatives, isCrowded } from '#stats/superlatives';
import { PEOPLE, randomHistories } from './random-histories';
import { recount, sortByDate } from './recount';

const counts = (game: string): boolean => game !== 'kingdom';
const pointsOf = ({ standings }: FinishedGame): readonly number[] =>
  standings.toSorted((a, b) => a.rank - b.rank).flatMap(({ points }) => points ?? []);
const hasAllPoints = ({ standings }: FinishedGame): boolean => standings.every(({ points }) => points !== undefined);
const rankOf = ({ standings }: FinishedGame, player: string): number => standings.find((each) => each.player === player)?.rank ?? 0;

describe('records over random histories equal a plain recount', () => {
  test('the closest game and the biggest win equal a plain recount, the latest of several', () => {
    fc.assert(
      fc.property(randomHistories, (history) => {
        const winMargins = sortByDate(history)
          .filter((finishedGame) => counts(finishedGame.game) && hasAllPoints(finishedGame))
          .map((finishedGame) => ({ finishedGame, margin: (pointsOf(finishedGame)[0] ?? 0) - (pointsOf(finishedGame)[1] ?? 0) }))
          .map(({ finishedGame: { id, game, at, standings }, margin }) => ({ finishedGame: { id, game, at, standings }, margin }));
        const margins = winMargins.map(({ margin }) => margin);
        const { closest, biggest, sampleSize } = foldSuperlatives(history, counts);
        expect(sampleSize).toBe(winMargins.length);
        expect(closest).toEqual(winMargins.filter(({ margin }) => margin === Math.min(...margins)).at(-1));
        expect(biggest).toEqual(winMargins.filter(({ margin }) => margin === Math.max(...margins)).at(-1));
      }),
    );
  });

  test('the longest streak equals a plain recount', () => {
    fc.assert(
      fc.property(randomHistories, (history) => {
        const there = PEOPLE.filter((person) => history.some(({ seats }) => seats.includes(person)));
        const longest = Math.max(0, ...there.map((person) => recount(history, person).longestStreak));
        const { streak } = foldSuperlatives(history, counts);
        expect(streak?.wins ?? 0).toBe(longest);
        if (streak !== undefined) expect(recount(history, streak.player).longestStreak).toBe(longest);
      }),
    );
  });

  test('revenge equals a plain recount of wins in meetings after one that was lost', () => {
    fc.assert(
      fc.property(randomHistories, fc.constantFrom(...PEOPLE), (history, person) => {
        const meetings = PEOPLE.filter((each) => each !== person).flatMap((other) => {
          const both = sortByDate(history).filter(({ seats }) => seats.includes(person) && seats.includes(other));
          return both.slice(1).map((game, index) => {
            const before = both[index] ?? game;
            return { lost: rankOf(before, other) < rankOf(before, person), won: rankOf(game, person) < rankOf(game, other) };
          });
        });
        const owed = meetings.filter(({ lost }) => lost);
        expect(foldPersonHistories(history).get(person)?.revenge ?? { chances: 0, taken: 0 }).toEqual({
          chances: owed.length,
          taken: owed.filter(({ won }) => won).length,
        });
      }),
    );
  });

  test('the last results equal a plain recount', () => {
    fc.assert(
      fc.property(randomHistories, fc.constantFrom(...PEOPLE), (history, person) => {
        const own = sortByDate(history).filter(({ seats }) => seats.includes(person));
        expect(foldPersonHistories(history).get(person)?.recentResults ?? []).toEqual(
          own
            .slice(-10)
            .reverse()
            .map((played) => ({ id: played.id, game: played.game, at: played.at, rank: rankOf(played, person) })),
        );
      }),
    );
  });
});

describe('a table in order', () => {
  const row = (name: string, games: number, wins: number, rating: number) => ({ name, own: { games, wins }, rating });
  const rows = [row('Ana', 2, 2, 30), row('Ben', 10, 4, 20), row('Cat', 8, 5, 25)];
  const names = (order = BEST_FIRST): string =>
    sortRows(rows, order)
      .map(({ name }) => name)
      .join();

  test('has the best rate first, of those with enough games', () => expect(names()).toBe('Cat,Ben,Ana'));
  test('is sorted by any column, and turned round by a second tap', () => {
    expect(names(toggleOrder(BEST_FIRST, 'games'))).toBe('Ben,Cat,Ana');
    expect(names(toggleOrder(BEST_FIRST, 'rating'))).toBe('Ana,Cat,Ben');
    expect(names(toggleOrder(toggleOrder(BEST_FIRST, 'name'), 'name'))).toBe('Cat,Ben,Ana');
    expect(names(toggleOrder(BEST_FIRST, 'rate'))).toBe('Ben,Cat,Ana');
  });
});

describe('an axis of time', () => {
  const [HOUR, DAY] = [3_600_000, 86_400_000];
  test('holds where games lie apart', () => expect(isCrowded([0, 7 * DAY, 14 * DAY, 21 * DAY])).toBe(false));
  test('is crowded in one evening, and in evenings with months between them', () => {
    expect(isCrowded([0, HOUR, 2 * HOUR])).toBe(true);
    expect(isCrowded([0, 90 * DAY, 180 * DAY].flatMap((day) => [day, day + HOUR, day + 2 * HOUR]))).toBe(true);
  });
});

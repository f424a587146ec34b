import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FinishedGame } from '#stats/finished-games';
import { foldMeetings } from '#stats/meetings';
import { dayKey, foldPlayTime, monthKey } from '#stats/play-time';
import { foldRecap } from '#stats/recap';
import { PEOPLE, randomHistories } from './random-histories';
import { recount, recountPair, sortByDate } from './recount';

const DAY = 24 * 60 * 60 * 1000;
const NEW_YEAR = new Date(2026, 0, 1).getTime();
/** Some games of the year before, some of the year; several on one day. */
const years = randomHistories.map((history) => history.map((game) => ({ ...game, at: NEW_YEAR + Math.floor((game.at - 25) / 2) * DAY })));
const hasPoints = (game: string): boolean => game !== 'kingdom';
const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
const rankOf = (game: FinishedGame, player: string): number => game.standings.find((each) => each.player === player)?.rank ?? 0;

describe('over random histories', () => {
  test('a year in review equals a plain recount', () => {
    fc.assert(
      fc.property(years, fc.constantFrom(2025, 2026), (history, year) => {
        const games = sortByDate(history).filter(({ at }) => new Date(at).getFullYear() === year);
        const recap = foldRecap(history, year, hasPoints);
        const there = PEOPLE.filter((person) => games.some(({ seats }) => seats.includes(person)));
        const wins = there.map((person) => recount(games, person).wins);
        const most = Math.max(0, ...wins);
        expect(recap.time).toEqual({
          games: games.length,
          minutes: sum(games.map(({ minutes }) => minutes ?? 0)),
          timedGames: games.filter(({ minutes }) => minutes !== undefined).length,
        });
        expect(recap.days).toBe(new Set(games.map(({ at }) => new Date(at).toDateString())).size);
        expect(recap.people).toBe(there.length);
        expect(recap.championWins).toBeCloseTo(most);
        expect(recap.champions).toEqual(there.filter((_, index) => most > 0 && Math.abs((wins[index] ?? 0) - most) < 1e-9));
        expect(sum(recap.games.map(([, { games: count }]) => count))).toBe(games.length);
        for (const [game, { games: count }] of recap.games) expect(count).toBe(games.filter((each) => each.game === game).length);
        const counts = recap.games.map(([, { games: count }]) => count);
        expect(counts).toEqual(counts.toSorted((a, b) => b - a));
        const longest = Math.max(0, ...there.map((person) => recount(games, person).longestStreak));
        expect(recap.streak?.wins ?? 0).toBe(longest);
        const met = there.flatMap((one) => there.map((other) => (one < other ? recountPair(games, one, other).games : 0)));
        expect(recap.rivals?.games ?? 0).toBe(Math.max(0, ...met));
        const margins = games.flatMap(({ game, standings }) => {
          const points = standings.toSorted((a, b) => a.rank - b.rank).flatMap((each) => each.points ?? []);
          return hasPoints(game) && points.length === standings.length ? [(points[0] ?? 0) - (points[1] ?? 0)] : [];
        });
        expect(recap.closest?.margin).toBe(margins.length === 0 ? undefined : Math.min(...margins));
        expect(recap.biggest?.margin).toBe(margins.length === 0 ? undefined : Math.max(...margins));
      }),
    );
  });

  test('the meetings of two equal a plain recount, with who was ahead in the last ones', () => {
    fc.assert(
      fc.property(randomHistories, (history) => {
        const [one, other] = ['ana', 'ben'];
        const meetings = sortByDate(history).filter(({ seats }) => seats.includes(one) && seats.includes(other));
        const { games, ahead, level, behind, run } = foldMeetings(history, one, other);
        expect({ games, ahead, level }).toEqual(recountPair(history, one, other));
        expect(behind).toBe(recountPair(history, other, one).ahead);
        const results = meetings
          .map((game) => Math.sign(rankOf(game, other) - rankOf(game, one)))
          .map((result) => (result > 0 ? 'a' : result < 0 ? 'b' : '-'))
          .join('');
        const last = /(a+|b+)$/.exec(results)?.[0] ?? '';
        expect(run).toEqual(last === '' ? undefined : { player: last.startsWith('a') ? one : other, games: last.length });
      }),
    );
  });

  test('plays and time by game, month, day and place add up to all games', () => {
    fc.assert(
      fc.property(years, (history) => {
        const keys: readonly ((game: FinishedGame) => string)[] = [
          ({ game }) => game,
          ({ at }) => monthKey(at),
          ({ at }) => dayKey(at),
          ({ place }) => place ?? '',
        ];
        for (const keyOf of keys)
          for (const [key, { games, minutes, timedGames }] of foldPlayTime(history, keyOf)) {
            const own = history.filter((game) => keyOf(game) === key);
            expect(games).toBe(own.length);
            expect(minutes).toBe(sum(own.map((game) => game.minutes ?? 0)));
            expect(timedGames).toBe(own.filter((game) => game.minutes !== undefined).length);
          }
        expect(sum([...foldPlayTime(history, ({ at }) => dayKey(at)).values()].map(({ games }) => games))).toBe(history.length);
      }),
    );
  });
});

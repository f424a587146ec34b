import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldProfile } from '#stats/profile';
import { PEOPLE, randomHistories } from './random-histories';
import { recount, recountPair, sortByDate } from './recount';

const DAY = 24 * 60 * 60 * 1000;
const days = randomHistories.map((history) => history.map((game) => ({ ...game, at: Math.floor(game.at / 5) * DAY })));

test('a profile over random histories equals a plain recount', () => {
  fc.assert(
    fc.property(days, fc.constantFrom(...PEOPLE), (history, person) => {
      const own = sortByDate(history).filter(({ seats }) => seats.includes(person));
      const { since, byGame, bestDay, victim, nemesis } = foldProfile(history, person);
      expect(since).toBe(own[0]?.at);
      expect(byGame.reduce((sum, { games }) => sum + games, 0)).toBe(own.length);
      for (const { game, games, wins, bestScore } of byGame) {
        const counted = recount(
          own.filter((each) => each.game === game),
          person,
        );
        expect([games, bestScore]).toEqual([counted.games, counted.bestScore]);
        expect(wins).toBeCloseTo(counted.wins);
      }
      const winsByDay = [...new Set(own.map(({ at }) => at))].map(
        (at) =>
          recount(
            own.filter((game) => game.at === at),
            person,
          ).wins,
      );
      expect(bestDay?.wins ?? 0).toBeCloseTo(Math.max(0, ...winsByDay));
      const leads = PEOPLE.filter((other) => other !== person && own.some(({ seats }) => seats.includes(other))).map(
        (other) => recountPair(own, person, other).ahead - recountPair(own, other, person).ahead,
      );
      expect(victim === undefined ? 0 : victim.ahead - victim.behind).toBe(Math.max(0, ...leads));
      expect(nemesis === undefined ? 0 : nemesis.ahead - nemesis.behind).toBe(Math.min(0, ...leads));
    }),
  );
});

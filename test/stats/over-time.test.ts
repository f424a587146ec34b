import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { manifestOf } from '#registry';
import { type ChosenGame, figureRowsOf } from '#screens/statistics/figures/figure-rows';
import { listMeasures, RATING } from '#screens/statistics/figures/measures';
import type { FinishedGame } from '#stats/finished-games';
import { createDownsampler, foldOverTime, type SampledValue } from '#stats/over-time';
import { foldRatings } from '#stats/ratings';
import { en } from '#text/history/en';
import { GAME_IDS } from '../transcripts';
import { PEOPLE, randomHistories } from './random-histories';
import { recount, recountPair, sortByDate } from './recount';

const OPPONENT = { id: 'ana', name: 'Ana', mark: { colour: 'red', shape: 'star' } };

async function ofGame(id: string | undefined): Promise<ChosenGame | undefined> {
  const manifest = manifestOf(id);
  return manifest && { ...manifest, rows: figureRowsOf(manifest.id, (await manifest.stats()).figures.en), asked: [] };
}

/** What is counted by a key divided by what it is counted in: games, or another count. */
const RATIOS: Readonly<Record<string, string>> = { met: 'made', 'met.hermit': 'made.hermit', tricks: 'rounds', off: 'aimed' };

/** Each figure over a history by the slow recount: what it comes to, and what that rests on. */
function slowMeasure(
  history: readonly FinishedGame[],
  person: string,
  key: string,
): { readonly sum: number; readonly on: number; readonly as?: 'sum' } {
  const own = recount(history, person);
  const [game, counted] = key.split('/');
  if (counted !== undefined) {
    const [sum, by] = [own.counts[key], own.counts[`${game}/${RATIOS[counted]}`]];
    return { sum: sum?.sum ?? 0, on: (RATIOS[counted] === undefined ? sum?.games : by?.sum) ?? 0 };
  }
  const pair = recountPair(history, person, OPPONENT.id);
  switch (key) {
    case 'rate':
      return { sum: own.wins, on: own.games };
    case 'average':
      return { sum: own.points.sum, on: own.points.games };
    case 'margin':
      return { sum: own.margins.sum, on: own.margins.games };
    case 'place':
      return { sum: own.rankCounts.map((count, place) => count * (place + 1)).reduce((all, each) => all + each, 0), on: own.games };
    case 'begun':
      return { sum: own.asFirstPlayer.wins, on: own.asFirstPlayer.games };
    case 'faced':
      // Nobody faces themselves.
      return person === OPPONENT.id ? { sum: 0, on: 0 } : { sum: pair.ahead + pair.level / 2, on: pair.games };
    case 'games':
    case 'wins':
    case 'streak':
      return { sum: own[key], on: own.games, as: 'sum' };
    case 'best':
      return { sum: own.bestScore ?? 0, on: own.points.games, as: 'sum' };
    case 'longest':
      return { sum: own.longestStreak, on: own.games, as: 'sum' };
    case 'rating': {
      const { points = [] } = foldRatings(history).timeSeries.get(person) ?? {};
      return { sum: points.at(-1)?.value ?? 0, on: points.length, as: 'sum' };
    }
    default:
      throw new Error(key);
  }
}

/** The slow time series: the slow recount of all games up to each one, where it rests on something new. */
function slowTimeSeries(history: readonly FinishedGame[], person: string, key: string): readonly object[] {
  const timeSeries: (SampledValue & { readonly at: number })[] = [];
  const games = sortByDate(history);
  for (const [index, game] of games.entries()) {
    if (!game.seats.includes(person)) continue;
    const { sum, on, as } = slowMeasure(games.slice(0, index + 1), person, key);
    if (on > 0 && on !== timeSeries.at(-1)?.sampleSize)
      timeSeries.push({ at: game.at, sampleSize: on, value: as === 'sum' ? sum : sum / on });
  }
  return timeSeries;
}

const roundValue = (value: number | undefined): number => Math.round((value ?? Number.NaN) * 1e9) / 1e9;

/** Keys that the random histories never hold would only be tested to be empty. */
const COUNTED =
  /^[^/]+$|\/(locations|ties|tourney|characters|character.king|points.(lords|castles)|tiles|met|met.hermit|tricks|off|kings|won|moves)/;

describe('a figure over time', () => {
  test.each([undefined, ...GAME_IDS])(
    'in %s: each point is the recount of all games up to then',
    { timeout: 60_000 },
    async (game: string | undefined) => {
      const measures = listMeasures(en, await ofGame(game), OPPONENT).filter(({ key }) => COUNTED.test(key));
      expect(measures.length).toBeGreaterThan(8);
      fc.assert(
        fc.property(randomHistories, fc.constantFrom(...PEOPLE), fc.constantFrom(...measures), (all, person, measure) => {
          const history = all.filter((each) => game === undefined || each.game === game);
          const [byPlayer] = measure.key === RATING ? [foldRatings(history).timeSeries] : foldOverTime(history, [person], [measure.read]);
          const { points = [] } = byPlayer?.get(person) ?? {};
          expect(points.map(({ at, sampleSize, value }) => ({ at, sampleSize, value: roundValue(value) }))).toEqual(
            slowTimeSeries(history, person, measure.key).map((moment) => ({ ...moment, value: roundValue(Object(moment).value) })),
          );
          for (const { at, gameIndex } of points) expect(sortByDate(history)[gameIndex]?.at).toBe(at);
        }),
        { numRuns: 300 },
      );
    },
  );

  test('what it is compared with is the recount too', () => {
    const measures = listMeasures(en, undefined, OPPONENT);
    const chanceOf = (key: string) => measures.find((measure) => measure.key === key)?.beside[0]?.read;
    const [rate, begun] = [chanceOf('rate'), chanceOf('begun')];
    if (rate === undefined || begun === undefined) throw new Error('nothing to compare with');
    fc.assert(
      fc.property(randomHistories, fc.constantFrom(...PEOPLE), (history, person) => {
        const last = (read: typeof rate) => foldOverTime(history, [person], [read])[0]?.get(person)?.points.at(-1);
        const own = recount(history, person);
        expect(roundValue(last(rate)?.value)).toBe(roundValue(own.games === 0 ? undefined : own.expectedWins / own.games));
        expect(roundValue(last(begun)?.value)).toBe(
          roundValue(own.asFirstPlayer.games === 0 ? undefined : own.asFirstPlayer.expectedWins / own.asFirstPlayer.games),
        );
      }),
    );
  });

  test('is as much as a line shows, evenly chosen to its ends, and the last of each month', () => {
    const DAY = 24 * 3_600_000;
    const moments = Array.from({ length: 5000 }, (_, gameIndex) => ({
      at: Date.UTC(2024, 0, 1, 12) + gameIndex * DAY,
      gameIndex,
      value: gameIndex,
      sampleSize: gameIndex + 1,
    }));
    for (const count of [0, 1, 2, 119, 120, 121, 240, 500, 5000]) {
      const { add, timeSeries } = createDownsampler();
      for (const moment of moments.slice(0, count)) add(moment);
      const { points, months } = timeSeries();
      expect([points[0], points.at(-1)]).toEqual([moments.slice(0, count)[0], moments.slice(0, count).at(-1)]);
      expect(points.length).toBeLessThanOrEqual(120);
      expect(points.length).toBeGreaterThanOrEqual(Math.min(count, 60));
      const steps = points.slice(1).map(({ gameIndex }, index) => gameIndex - (points[index]?.gameIndex ?? 0));
      expect(new Set(steps.slice(0, -1)).size).toBeLessThanOrEqual(1);
      const monthOf = ({ at }: { readonly at: number }): string => `${new Date(at).getFullYear()} ${new Date(at).getMonth()}`;
      const lasts = new Map(moments.slice(0, count).map((moment) => [monthOf(moment), moment]));
      expect(months).toEqual([...lasts.values()]);
    }
  });

  test('has a name of its own in each list', async () => {
    for (const game of [undefined, ...GAME_IDS]) {
      const measures = listMeasures(en, await ofGame(game), OPPONENT);
      expect(new Set(measures.map(({ key }) => key)).size).toBe(measures.length);
      expect(new Set(measures.map(({ label }) => label)).size).toBe(measures.length);
    }
  });
});

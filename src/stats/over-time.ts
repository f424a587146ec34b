import type { PlayerId } from '#law/game';
import { createFigures, type Figures } from './figures';
import { type FinishedGame, sortByDate } from './finished-games';

/** A figure and the number of games (or bets) it rests on; none where there is nothing. */
export interface SampledValue {
  readonly value: number | undefined;
  readonly sampleSize: number;
}

/** A figure of a person, read off a count as it stands. */
export type FigureReader = (figures: Figures, person: PlayerId) => SampledValue;

/** What a figure came to after a game. */
export interface DataPoint {
  readonly at: number;
  /** How many games there were before it, whoever played them. */
  readonly gameIndex: number;
  readonly value: number;
  readonly sampleSize: number;
  /** How far the truth may lie to either side. */
  readonly spread?: number | undefined;
}

/** A figure over time, as much of it as is shown. */
export interface TimeSeries {
  /** Evenly chosen where there are many, the last one always. */
  readonly points: readonly DataPoint[];
  /** The last of each month. */
  readonly months: readonly DataPoint[];
}

export type TimeSeriesByPlayer = ReadonlyMap<PlayerId, TimeSeries>;

/** More points than a line can show. */
const MAX_POINTS = 120;

/** When the month of a moment ends, by the calendar of this place. */
function endOfMonth(at: number): number {
  const date = new Date(at);
  return new Date(date.getFullYear(), date.getMonth() + 1).getTime();
}

/** Downsamples a time series as points are added, the oldest first: at most MAX_POINTS, evenly spaced. */
export function createDownsampler() {
  let points: DataPoint[] = [];
  const months: DataPoint[] = [];
  let [pointCount, stride, monthEnd] = [0, 1, Number.NEGATIVE_INFINITY];
  return {
    last: (): DataPoint | undefined => months.at(-1),
    add(point: DataPoint): void {
      if (point.at < monthEnd) months.pop();
      else monthEnd = endOfMonth(point.at);
      months.push(point);
      if (pointCount % stride === 0) points.push(point);
      pointCount += 1;
      if (points.length < MAX_POINTS) return;
      points = points.filter((_, index) => index % 2 === 0);
      stride *= 2;
    },
    timeSeries(): TimeSeries {
      const last = months.at(-1);
      return { points: last === undefined || points.at(-1) === last ? points : [...points, last], months };
    },
  };
}

/** Figures over time, each read from the running totals after every game of a person that changed its sample size. */
export function foldOverTime(
  history: readonly FinishedGame[],
  persons: readonly PlayerId[],
  readers: readonly FigureReader[],
): readonly TimeSeriesByPlayer[] {
  const tracks = readers.map((readFigure) => ({
    readFigure,
    downsamplers: new Map(persons.map((person) => [person, createDownsampler()])),
  }));
  const { figures, add } = createFigures();
  for (const [gameIndex, finishedGame] of sortByDate(history).entries()) {
    add(finishedGame);
    for (const { player } of finishedGame.standings)
      for (const { readFigure, downsamplers } of tracks) {
        const downsampler = downsamplers.get(player);
        if (downsampler === undefined) continue;
        const { value, sampleSize } = readFigure(figures, player);
        if (value !== undefined && sampleSize !== downsampler.last()?.sampleSize)
          downsampler.add({ at: finishedGame.at, gameIndex, value, sampleSize });
      }
  }
  return tracks.map(({ downsamplers }) => new Map([...downsamplers].map(([person, { timeSeries }]) => [person, timeSeries()])));
}

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

/** More points than these on a line are not seen. */
const MAX_POINTS = 120;

/** When the month of a moment ends, by the calendar of this place. */
function endOfMonth(at: number): number {
  const date = new Date(at);
  return new Date(date.getFullYear(), date.getMonth() + 1).getTime();
}

/** A course that moments are added to, the oldest first: no more of them than are drawn. */
export function downsample() {
  let points: DataPoint[] = [];
  const months: DataPoint[] = [];
  let [seen, step, end] = [0, 1, Number.NEGATIVE_INFINITY];
  return {
    last: (): DataPoint | undefined => months.at(-1),
    add(moment: DataPoint): void {
      if (moment.at < end) months.pop();
      else end = endOfMonth(moment.at);
      months.push(moment);
      if (seen % step === 0) points.push(moment);
      seen += 1;
      if (points.length < MAX_POINTS) return;
      points = points.filter((_, index) => index % 2 === 0);
      step *= 2;
    },
    course(): TimeSeries {
      const last = months.at(-1);
      return { points: last === undefined || points.at(-1) === last ? points : [...points, last], months };
    },
  };
}

/** Figures over time: each read after every game of a person that it newly rests on, off the count that makes the totals. */
export function foldOverTime(
  history: readonly FinishedGame[],
  persons: readonly PlayerId[],
  reads: readonly FigureReader[],
): readonly TimeSeriesByPlayer[] {
  const traced = reads.map((read) => ({ read, traces: new Map(persons.map((person) => [person, downsample()])) }));
  const { figures, add } = createFigures();
  for (const [place, played] of sortByDate(history).entries()) {
    add(played);
    for (const { player } of played.standings)
      for (const { read, traces } of traced) {
        const trace = traces.get(player);
        if (trace === undefined) continue;
        const { value, sampleSize } = read(figures, player);
        if (value !== undefined && sampleSize !== trace.last()?.sampleSize)
          trace.add({ at: played.at, gameIndex: place, value, sampleSize });
      }
  }
  return traced.map(({ traces }) => new Map([...traces].map(([person, { course }]) => [person, course()])));
}

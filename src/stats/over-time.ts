import type { PlayerId } from '#law/game';
import { createFigures, type Figures } from './figures';
import { inOrder, type Played } from './rows';

/** A figure and the number of games (or bets) it rests on; none where there is nothing. */
export interface Rested {
  readonly value: number | undefined;
  readonly on: number;
}

/** A figure of a person, read off a count as it stands. */
export type Read = (figures: Figures, person: PlayerId) => Rested;

/** What a figure came to after a game. */
export interface Moment {
  readonly at: number;
  /** How many games there were before it, whoever played them. */
  readonly place: number;
  readonly value: number;
  readonly on: number;
  /** How far the truth may lie to either side. */
  readonly spread?: number | undefined;
}

/** A figure over time, as much of it as is shown. */
export interface Course {
  /** Evenly chosen where there are many, the last one always. */
  readonly points: readonly Moment[];
  /** The last of each month. */
  readonly months: readonly Moment[];
}

export type Courses = ReadonlyMap<PlayerId, Course>;

/** More points than these on a line are not seen. */
const POINTS = 120;

/** When the month of a moment ends, by the calendar of this place. */
function endOfMonth(at: number): number {
  const date = new Date(at);
  return new Date(date.getFullYear(), date.getMonth() + 1).getTime();
}

/** A course that moments are added to, the oldest first: no more of them than are drawn. */
export function downsample() {
  let points: Moment[] = [];
  const months: Moment[] = [];
  let [seen, step, end] = [0, 1, Number.NEGATIVE_INFINITY];
  return {
    last: (): Moment | undefined => months.at(-1),
    add(moment: Moment): void {
      if (moment.at < end) months.pop();
      else end = endOfMonth(moment.at);
      months.push(moment);
      if (seen % step === 0) points.push(moment);
      seen += 1;
      if (points.length < POINTS) return;
      points = points.filter((_, index) => index % 2 === 0);
      step *= 2;
    },
    course(): Course {
      const last = months.at(-1);
      return { points: last === undefined || points.at(-1) === last ? points : [...points, last], months };
    },
  };
}

/** Figures over time: each read after every game of a person that it newly rests on, off the count that makes the totals. */
export function foldOverTime(history: readonly Played[], persons: readonly PlayerId[], reads: readonly Read[]): readonly Courses[] {
  const traced = reads.map((read) => ({ read, traces: new Map(persons.map((person) => [person, downsample()])) }));
  const { figures, add } = createFigures();
  for (const [place, played] of inOrder(history).entries()) {
    add(played);
    for (const { player } of played.standings)
      for (const { read, traces } of traced) {
        const trace = traces.get(player);
        if (trace === undefined) continue;
        const { value, on } = read(figures, player);
        if (value !== undefined && on !== trace.last()?.on) trace.add({ at: played.at, place, value, on });
      }
  }
  return traced.map(({ traces }) => new Map([...traces].map(([person, { course }]) => [person, course()])));
}

import type { PlayerId } from '#law/game';
import type { Played } from './facts';
import { counting, type Figures, inOrder } from './figures';

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
  readonly value: number;
  readonly on: number;
  /** How far the truth may lie to either side. */
  readonly spread?: number | undefined;
}

export type Courses = ReadonlyMap<PlayerId, readonly Moment[]>;

/** A figure over time: read after each game of a person that it newly rests on, off the count that makes the totals. */
export function coursesOver(history: readonly Played[], persons: readonly PlayerId[], read: Read): Courses {
  const courses = new Map<PlayerId, Moment[]>(persons.map((person) => [person, []]));
  const { figures, add } = counting();
  for (const played of inOrder(history)) {
    add(played);
    for (const { player } of played.standings) {
      const course = courses.get(player);
      if (course === undefined) continue;
      const { value, on } = read(figures, player);
      if (value !== undefined && on !== course.at(-1)?.on) course.push({ at: played.at, value, on });
    }
  }
  return courses;
}

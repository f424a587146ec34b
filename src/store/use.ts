import type { Binned, Use } from './model';

const DAY = 24 * 60 * 60 * 1000;
/** How long the bin keeps a game at least: so long by the clock, and so many days on which the app was used after that one. */
const BIN_KEEPS = { time: 30 * DAY, days: 5 } as const;
/** Nobody knows how long a clock that is further ahead than this was really away: no time is better than too much. */
const LEAP = 21 * DAY;

export const NEVER_USED: Use = { last: 0, age: 0, days: 0 };

const dayOf = (at: number): number => Math.floor(at / DAY);

/** The app is used now. A clock that leapt adds no time, and one that went back a little takes what it had added. */
export function usedAt({ last, age, days }: Use, now: number): Use {
  const passed = now - last;
  const steady = Math.abs(passed) <= LEAP;
  return { last: now, age: steady ? age + passed : age, days: dayOf(now) === dayOf(last) ? days : days + 1 };
}

export const binnedAt = ({ age, days }: Use, now: number): Binned => ({ at: now, age, days });

/** How many days the bin keeps a game still, if the app is used on enough of them. */
export function daysLeft({ age }: Pick<Use, 'age'>, binned: Binned): number {
  return Math.max(1, Math.ceil((BIN_KEEPS.time - (age - binned.age)) / DAY));
}

/** Whether a game has lain in the bin for long enough, by a clock that has run steadily. */
export const isOver = (use: Use, binned: Binned): boolean =>
  use.age - binned.age >= BIN_KEEPS.time && use.days - binned.days >= BIN_KEEPS.days;

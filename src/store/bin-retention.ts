import type { AppUsage, BinEntry } from './records/record-types';

const DAY = 24 * 60 * 60 * 1000;
/** How long the bin keeps a game at least: so long by the clock, and so many days on which the app was used after that one. */
const BIN_RETENTION = { time: 30 * DAY, days: 5 } as const;
/** Nobody knows how long a clock that is further ahead than this was really away: no time is better than too much. */
const MAX_CLOCK_JUMP = 21 * DAY;

export const NEVER_USED: AppUsage = { last: 0, age: 0, days: 0 };

const dayOf = (at: number): number => Math.floor(at / DAY);

/** The app is used now. A clock that leapt adds no time, and one that went back a little takes what it had added. */
export function advanceUsage({ last, age, days }: AppUsage, now: number): AppUsage {
  const elapsed = now - last;
  const isPlausible = Math.abs(elapsed) <= MAX_CLOCK_JUMP;
  return { last: now, age: isPlausible ? age + elapsed : age, days: dayOf(now) === dayOf(last) ? days : days + 1 };
}

export const createBinEntry = ({ age, days }: AppUsage, now: number): BinEntry => ({ at: now, age, days });

/** How many days the bin keeps a game still, if the app is used on enough of them. */
export function daysLeft({ age }: Pick<AppUsage, 'age'>, binned: BinEntry): number {
  return Math.max(1, Math.ceil((BIN_RETENTION.time - (age - binned.age)) / DAY));
}

/** Whether a game has lain in the bin for long enough, by a clock that has run steadily. */
export const isExpired = (usage: AppUsage, binned: BinEntry): boolean =>
  usage.age - binned.age >= BIN_RETENTION.time && usage.days - binned.days >= BIN_RETENTION.days;

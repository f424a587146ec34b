import * as v from 'valibot';
import { isObject } from '#session/schema';
import { finite, natural } from '#store/records';
import type { Count } from './count';

/*
 * A count as it is kept: a text. Whoever wrote it and whatever became of it since, it is read by a schema; what cannot be read
 * is counted again.
 */

/** Looked through by hand, as the counts of a game are: dozens of them for each person. */
const sums = v.custom<
  Count['figures']['persons'] extends ReadonlyMap<string, infer Own extends { counts: unknown }> ? Own['counts'] : never
>(
  (value) =>
    isObject(value) && Object.values(value).every((sum) => isObject(sum) && Number.isFinite(sum.sum) && Number.isFinite(sum.games)),
);
const beginning = v.object({ games: natural, wins: finite, chance: finite });
const person = v.object({
  games: natural,
  wins: finite,
  chance: finite,
  points: finite,
  best: finite,
  margin: finite,
  places: v.array(natural),
  streak: natural,
  longest: natural,
  begun: beginning,
  counts: sums,
});
const pair = v.object({ games: natural, ahead: natural, level: natural });
const gap = v.object({
  played: v.object({
    id: v.string(),
    game: v.string(),
    at: finite,
    standings: v.array(v.object({ player: v.string(), rank: natural, points: finite })),
  }),
  gap: finite,
});
const strength = v.object({ strength: finite, unsure: finite });

/** A table of somebody's, in the order in which people came. */
const byPerson = <T>(of: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.array(v.tuple([v.string(), of])),
    v.transform((rows): ReadonlyMap<string, T> => new Map(rows)),
  );

const schema: v.GenericSchema<unknown, Count> = v.object({
  figures: v.object({ games: natural, persons: byPerson(person), begun: beginning, pairs: byPerson(byPerson(pair)) }),
  records: v.object({
    closest: v.optional(gap),
    biggest: v.optional(gap),
    on: natural,
    streak: v.optional(v.object({ player: v.string(), wins: natural })),
  }),
  strengths: byPerson(strength),
});

export const textOf = (count: Count): string => JSON.stringify(count, (_, value) => (value instanceof Map ? [...value] : value));

export function countIn(text: string): Count | undefined {
  try {
    const found: unknown = JSON.parse(text);
    const read = v.safeParse(schema, found, { abortEarly: true });
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

import * as v from 'valibot';
import type { Database } from '#store/connection';
import type { Store } from '#store/database';
import type { StoredCount } from '#store/model';
import { readable } from '#store/records';
import { written } from '#store/writing';
import { type Count, type Month, NO_COUNT } from './count';
import { countIn } from './count-text';
import { figuresOf } from './rating';

/** A month as it is kept, whichever games it is of. */
export type KeptMonth = Omit<StoredCount, 'game'>;

const schema: v.GenericSchema<unknown, StoredCount> = v.object({
  game: v.string(),
  month: v.string(),
  mark: v.string(),
  rated: v.pipe(
    v.instance(Float64Array),
    v.check((figures) => figures.every(Number.isFinite)),
  ),
  count: v.fallback(v.optional(v.string()), undefined),
});

const of = (game: string): IDBKeyRange => IDBKeyRange.bound([game], [game, []]);

/** What was kept of one game or of all; what cannot be read is counted anew. */
export async function keptMonths(store: Pick<Store, 'work'>, game: string): Promise<readonly KeptMonth[]> {
  const found: readonly unknown[] = await store.work((database) => database.getAll('counted', of(game))).catch(() => []);
  return readable(schema, found);
}

/** Writes months, and forgets those that are no longer there. */
export async function keepMonths(
  store: Pick<Store, 'work'>,
  game: string,
  fresh: readonly KeptMonth[],
  all: readonly Month[],
): Promise<void> {
  const now = new Set(all.map(({ month }) => month));
  const write = (database: Database): Promise<void> =>
    written(
      database,
      ['counted'],
      async (to) => {
        const counted = to.objectStore('counted');
        for (const key of await counted.getAllKeys(of(game))) if (!now.has(key[1])) await counted.delete(key);
        for (const each of fresh) await counted.put({ game, ...each });
      },
      'relaxed',
    );
  // A full disk costs the time to count them again, and nothing else.
  await store.work(write).catch(() => undefined);
}

/** What still holds of what was kept. */
export interface Held {
  /** How many of the first months are counted already, and to what they came. */
  readonly months: number;
  readonly count: Count;
  /** The ratings of each month, where they are known. */
  readonly rated: readonly (Float64Array | undefined)[];
}

/** Of the months whose mark is still theirs the ratings, and the last count among them. */
export function heldIn(months: readonly Month[], kept: readonly KeptMonth[]): Held {
  const known = new Map(kept.map((each) => [each.month, each]));
  const holding = months.map(({ month, mark, games }) => {
    const own = known.get(month);
    return own?.mark === mark && own.rated.length === figuresOf(games.map(({ played }) => played)) ? own : undefined;
  });
  const rated = holding.map((each) => each?.rated);
  for (let place = months.length; place > 0; place -= 1) {
    const text = holding[place - 1]?.count;
    const count = text === undefined ? undefined : countIn(text);
    // Ratings over time are asked for from the first month on.
    if (count !== undefined && !rated.slice(0, place).includes(undefined)) return { months: place, count, rated };
  }
  return { months: 0, count: NO_COUNT, rated };
}

/** Whether what was counted until the end of a month is worth its place: of the last two, and of the last in every year. */
export const isWorthKeeping = (months: readonly Month[], place: number): boolean =>
  place >= months.length - 2 || months[place + 1]?.month.slice(0, 4) !== months[place]?.month.slice(0, 4);

import * as v from 'valibot';
import type { Database } from '#store/connection';
import type { Store } from '#store/database';
import type { StoredRatings } from '#store/model';
import { readable } from '#store/records';
import { written } from '#store/writing';
import type { RatedMonth } from './rating';

/** Ratings that were counted before, of one game or of all; what is counted anew is kept here and on the disk. */
export interface KeptRatings {
  of(game: string): readonly RatedMonth[];
  keep(game: string, fresh: readonly RatedMonth[]): void;
}

const schema: v.GenericSchema<unknown, StoredRatings> = v.object({
  game: v.string(),
  month: v.string(),
  mark: v.string(),
  figures: v.instance(Float64Array),
});

/** What cannot be read is counted anew. */
export async function keptRatings(store: Pick<Store, 'work'>): Promise<KeptRatings> {
  const found: readonly unknown[] = await store.work((database) => database.getAll('ratings')).catch(() => []);
  let known = readable(schema, found);
  return {
    of: (game) => known.filter((each) => each.game === game),
    keep(game, fresh) {
      if (fresh.length === 0) return;
      const now = fresh.map((each) => ({ game, ...each }));
      const months = new Set(fresh.map(({ month }) => month));
      known = [...known.filter((each) => each.game !== game || !months.has(each.month)), ...now];
      const write = (database: Database): Promise<void> =>
        written(
          database,
          ['ratings'],
          async (to) => {
            for (const each of now) await to.objectStore('ratings').put(each);
          },
          'relaxed',
        );
      // A full disk costs the time to count them again, and nothing else.
      store.work(write).catch(() => undefined);
    },
  };
}

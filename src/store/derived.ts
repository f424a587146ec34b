import * as v from 'valibot';
import type { Store } from './database';
import type { StoredFacts } from './model';
import { finite, id, natural, readable } from './records';

const facts: v.GenericSchema<unknown, StoredFacts> = v.object({
  id,
  entries: natural,
  version: finite,
  first: v.optional(v.string()),
  counts: v.string(),
});

/** More than these are found faster by reading all. */
const FEW = 100;

/** What was derived from finished games: from all of them, or from these. */
export const factsIn = async (store: Pick<Store, 'work'>, ids?: readonly string[]): Promise<readonly StoredFacts[]> =>
  readable(
    facts,
    await store.work(async (database): Promise<readonly unknown[]> => {
      if (ids === undefined || ids.length > FEW) return database.getAll('facts');
      const { store: lying } = database.transaction('facts');
      return Promise.all(ids.map((id) => lying.get(id)));
    }),
  );

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

/** What was derived from finished games. */
export const factsIn = async (store: Pick<Store, 'work'>): Promise<readonly StoredFacts[]> =>
  readable(facts, await store.work((database) => database.getAll('facts')));

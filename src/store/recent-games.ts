import type { Database } from './database/connection';
import { filterReadable, gameSchema } from './records/record-schemas';
import type { StoredGame } from './records/record-types';

/** What a table may want to go on with, or look at again. */
export interface RecentGames {
  readonly open: readonly StoredGame[];
  readonly finished: readonly StoredGame[];
  readonly hasAny: boolean;
}

/** Newest first: a cursor goes back from the end of an index, and what lies in the bin is passed over. */
export async function readRecent(database: Database, most: number): Promise<RecentGames> {
  const { store: games } = database.transaction('games');
  const index = games.index('status');
  const rangeOf = (status: string): IDBKeyRange => IDBKeyRange.bound([status], [status, []]);
  const [open, anyKey] = await Promise.all([index.getAll(rangeOf('open')), games.getAllKeys(undefined, 1)]);
  const finished: StoredGame[] = [];
  for (
    let cursor = await index.openCursor(rangeOf('finished'), 'prev');
    cursor !== null && finished.length < most;
    cursor = await cursor.continue()
  )
    finished.push(...visibleGames([cursor.value]));
  return { open: visibleGames(open).toSorted(byResumption), finished, hasAny: anyKey.length > 0 };
}

/** What can be played on here comes before what went to another phone, the latest first. */
const byResumption = (a: StoredGame, b: StoredGame): number =>
  Number(a.awayAt !== undefined) - Number(b.awayAt !== undefined) || b.changedAt - a.changedAt;

/** Those that can be read and do not lie in the bin. */
export const visibleGames = (found: readonly unknown[]): readonly StoredGame[] =>
  filterReadable(gameSchema, found).filter(({ binned }) => binned === undefined);

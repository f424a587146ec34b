import * as v from 'valibot';
import { entrySchema } from '#session/formats/entry-schema';
import type { Entry } from '#session/log/effective-log';
import type { Database } from '../database/connection';
import { entryKeyRange } from '../database/transactions';
import { nonNegative, parseRecord, recordId } from './record-schemas';

const storedEntrySchema = v.object({ game: recordId, index: nonNegative, entry: entrySchema });

/** The entries of one game in order: to the first that is missing or cannot be read. */
export function readLog(found: readonly unknown[]): readonly Entry[] {
  const log: Entry[] = [];
  for (const record of found) {
    const logged = parseRecord(storedEntrySchema, record);
    if (logged?.index !== log.length) break;
    log.push(logged.entry);
  }
  return log;
}

/** The logs of some games, as far as they can be read, in one go. */
export async function readLogs(database: Database, games: readonly string[]): Promise<readonly (readonly Entry[])[]> {
  const { store } = database.transaction('entries');
  return (await Promise.all(games.map((game) => store.getAll(entryKeyRange(game))))).map(readLog);
}

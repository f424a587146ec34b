import { unwrap } from 'idb';
import { connect } from '../database/connection';
import { MIGRATIONS } from '../database/migrations';
import type { RawRecords } from './validate-records';

let databaseCount = 0;

/**
 * Records that were read from an older version of the database, as today's has them: written into a database of their own,
 * which then climbs the same steps as one on a device. What no database takes is counted.
 */
export async function migrateRecords(
  version: number,
  records: RawRecords,
): Promise<{ readonly records: RawRecords; readonly refused: number }> {
  const options = { name: `regent-brought-up-${Date.now()}-${++databaseCount}`, blockedTimeout: 1000 };
  try {
    const old = await connect({ ...options, migrations: MIGRATIONS.slice(0, version) });
    let refused = 0;
    await old.use(async (database) => {
      const names = [...database.objectStoreNames].filter((name) => (records[name] ?? []).length > 0);
      if (names.length === 0) return;
      const transaction = database.transaction(names, 'readwrite');
      // Written by a version that knew other types: what does not fit today's schemas is seen later.
      for (const name of names)
        for (const record of records[name] ?? [])
          try {
            unwrap(transaction).objectStore(name).put(record);
          } catch {
            refused += 1;
          }
      await transaction.done;
    });
    old.close();
    const now = await connect({ ...options, migrations: MIGRATIONS });
    const found = await now.use(async (database) => {
      const names = [...database.objectStoreNames];
      const transaction = database.transaction(names);
      return Promise.all(names.map(async (name) => [name, await transaction.objectStore(name).getAll()] as const));
    });
    now.close();
    return { records: Object.fromEntries(found), refused };
  } finally {
    indexedDB.deleteDatabase(options.name);
  }
}

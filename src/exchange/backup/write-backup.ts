import { MIGRATIONS } from '#store/database/migrations';
import { readAllInPortions } from '#store/records/contents';
import type { Store } from '#store/store';
import { formatDay } from '../local-dates';
import { createBackupWriter } from './backup-format';

/** "regent-2026-05-01.json", by the calendar of this place. */
export const fileName = (made: Date, kind = 'regent', ending = 'json'): string => `${kind}-${formatDay(made)}.${ending}`;

/** All that lies on this device as a backup; facts, which are derived, stay out of it. */
export async function backupOf(store: Pick<Store, 'withDatabase'>, made: Date, withPictures = true): Promise<Blob> {
  const backup = createBackupWriter(MIGRATIONS.length, made);
  await readAllInPortions(store, backup.add, withPictures);
  return backup.end();
}

export async function backupFile(store: Pick<Store, 'withDatabase'>, made: Date, withPictures = true): Promise<File> {
  return new File([await backupOf(store, made, withPictures)], fileName(made), { type: 'application/json' });
}

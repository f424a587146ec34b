import { lyingIn } from '#store/contents';
import type { Store } from '#store/database';
import { MIGRATIONS } from '#store/migrations';
import { dayOf } from './day';
import { backupText } from './format';

/** "regent-2026-05-01.json", by the calendar of this place. */
export const fileName = (made: Date, kind = 'regent', ending = 'json'): string => `${kind}-${dayOf(made)}.${ending}`;

/** All that lies on this device, as the text of a backup; facts, which are derived, stay out of it. */
export async function textOf(store: Pick<Store, 'work'>, made: Date): Promise<string> {
  return backupText(MIGRATIONS.length, await lyingIn(store), made);
}

export async function backupFile(store: Pick<Store, 'work'>, made: Date): Promise<File> {
  return new File([await textOf(store, made)], fileName(made), { type: 'application/json' });
}

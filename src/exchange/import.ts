import { readBackupBeforeImport, saveBackupBeforeImport } from '#store/beside';
import { type Contents, readContents, rewriteContents } from '#store/contents';
import type { Store } from '#store/database';
import { type Changes, changesBetween } from './changes';
import { merged } from './merge';
import { type BackupTrouble, readBackup } from './read';
import { withoutSpare } from './spare/files';
import { backupOf } from './write';

/** To take what a file holds into what is here, or in its place. */
export type Way = 'merge' | 'replace';

const ways: Readonly<Record<Way, (now: Contents, file: Contents) => Contents>> = { merge: merged, replace: (_, file) => file };

/** What either way would change here. */
export async function previewOf(store: Pick<Store, 'work'>, file: Contents): Promise<Readonly<Record<Way, Changes>>> {
  const now = await readContents(store);
  return { merge: changesBetween(now, merged(now, file)), replace: changesBetween(now, file) };
}

async function keepPresent(store: Pick<Store, 'work'>, at: Date): Promise<void> {
  await saveBackupBeforeImport({ at: at.getTime(), text: await (await backupOf(store, at)).text() });
}

/** Takes a file in, all of it or nothing; what was here before is kept, to take it back. */
export async function takeIn(
  store: Pick<Store, 'work' | 'announce'>,
  file: Contents,
  way: Way,
  onProgress?: (done: number, of: number) => void,
): Promise<void> {
  await keepPresent(store, new Date());
  const take = (): Promise<void> => rewriteContents(store, (now) => ways[way](now, file), onProgress);
  await (way === 'replace' ? withoutSpare(take) : take());
}

/** Puts back what was here before the last import; what is here now is kept instead, so that this can be taken back too. */
export async function takeBack(store: Pick<Store, 'work' | 'announce'>): Promise<BackupTrouble | undefined> {
  const kept = await readBackupBeforeImport();
  if (kept === undefined) return 'foreign';
  const found = await readBackup(new Blob([kept.text]));
  if (typeof found === 'string') return found;
  await takeIn(store, found.contents, 'replace');
  return undefined;
}

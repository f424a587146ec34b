import { readBackupBeforeImport, saveBackupBeforeImport } from '#store/device-files';
import { type Contents, readContents, rewriteContents } from '#store/records/contents';
import type { Store } from '#store/store';
import { mergeContents } from '../merge/merge-contents';
import { discardMirrorAndRun } from '../mirror/mirror-files';
import { diffContents, type ImportChanges } from './import-changes';
import { type BackupError, readBackup } from './read-backup';
import { backupOf } from './write-backup';

/** To take what a file holds into what is here, or in its place. */
export type ImportMode = 'merge' | 'replace';

/** A backup may leave the pictures out: those of its games stay. */
function picturesOfGames({ pictures }: Contents, { games }: Contents): Contents['pictures'] {
  const ids = new Set(games.map(({ game }) => game.id));
  return pictures.filter(({ game }) => ids.has(game));
}

const importModes: Readonly<Record<ImportMode, (now: Contents, file: Contents) => Contents>> = {
  merge: mergeContents,
  replace: (now, file) => ({ ...file, pictures: file.pictures.length > 0 ? file.pictures : picturesOfGames(now, file) }),
};

/** What either way would change here. */
export async function previewImport(
  store: Pick<Store, 'withDatabase'>,
  file: Contents,
): Promise<Readonly<Record<ImportMode, ImportChanges>>> {
  const now = await readContents(store);
  return { merge: diffContents(now, mergeContents(now, file)), replace: diffContents(now, importModes.replace(now, file)) };
}

async function saveUndoBackup(store: Pick<Store, 'withDatabase'>, at: Date): Promise<void> {
  await saveBackupBeforeImport({ at: at.getTime(), text: await (await backupOf(store, at)).text() });
}

/** Takes a file in, all of it or nothing; what was here before is kept, to take it back. */
export async function importContents(
  store: Pick<Store, 'withDatabase' | 'publishChanges'>,
  file: Contents,
  mode: ImportMode,
  onProgress?: (done: number, total: number) => void,
): Promise<void> {
  await saveUndoBackup(store, new Date());
  const applyImport = (): Promise<void> => rewriteContents(store, (now) => importModes[mode](now, file), onProgress);
  await (mode === 'replace' ? discardMirrorAndRun(applyImport) : applyImport());
}

/** Puts back what was here before the last import; what is here now is kept instead, so that this can be taken back too. */
export async function undoImport(store: Pick<Store, 'withDatabase' | 'publishChanges'>): Promise<BackupError | undefined> {
  const undoBackup = await readBackupBeforeImport();
  if (undoBackup === undefined) return 'foreign';
  const found = await readBackup(new Blob([undoBackup.text]));
  if (typeof found === 'string') return found;
  await importContents(store, found.contents, 'replace');
  return undefined;
}

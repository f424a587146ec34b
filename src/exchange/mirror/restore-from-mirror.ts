import { readBackupParts } from '#exchange/backup/read-backup';
import { mergeContents } from '#exchange/merge/merge-contents';
import { rewriteContents } from '#store/records/contents';
import type { Store } from '#store/store';
import { type MirrorFolder, readMirrorFiles } from './mirror-files';

/** Merges the mirror into the database as an import does, and returns how many games were restored. */
export async function restoreFromMirror(store: Pick<Store, 'withDatabase' | 'publishChanges'>, folder: MirrorFolder): Promise<number> {
  const { files, draft } = await readMirrorFiles(folder);
  const mirrored = mergeContents(await readBackupParts(files), await readBackupParts(draft === undefined ? [] : [draft]));
  let restoredCount = 0;
  await rewriteContents(store, (current) => {
    const merged = mergeContents(current, mirrored);
    restoredCount = merged.games.length - current.games.length;
    return merged;
  });
  return restoredCount;
}

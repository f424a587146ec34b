import { readBackupParts } from '#exchange/backup/read-backup';
import { mergeContents } from '#exchange/merge/merge-contents';
import { rewriteContents } from '#store/records/contents';
import type { Store } from '#store/store';
import { type MirrorFolder, readMirrorFiles } from './mirror-files';

/** Takes what the spare has and the database has not into it, as an import does; how many games came back. */
export async function restoreFromMirror(store: Pick<Store, 'withDatabase' | 'announce'>, folder: MirrorFolder): Promise<number> {
  const { files, draft } = await readMirrorFiles(folder);
  const spare = mergeContents(await readBackupParts(files), await readBackupParts(draft === undefined ? [] : [draft]));
  let back = 0;
  await rewriteContents(store, (now) => {
    const after = mergeContents(now, spare);
    back = after.games.length - now.games.length;
    return after;
  });
  return back;
}

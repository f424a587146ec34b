import { merged } from '#exchange/merge';
import { readParts } from '#exchange/read';
import { rewriteContents } from '#store/contents';
import type { Store } from '#store/database';
import { type Folder, filesIn } from './files';

/** Takes what the spare has and the database has not into it, as an import does; how many games came back. */
export async function restore(store: Pick<Store, 'work' | 'announce'>, folder: Folder): Promise<number> {
  const { files, draft } = await filesIn(folder);
  const spare = merged(await readParts(files), await readParts(draft === undefined ? [] : [draft]));
  let back = 0;
  await rewriteContents(store, (now) => {
    const after = merged(now, spare);
    back = after.games.length - now.games.length;
    return after;
  });
  return back;
}

import type { SyncResult } from '#exchange/mirror/follow-database';
import { openMirrorFolder, withFileLock } from '#exchange/mirror/mirror-files';
import type { SyncRequest } from '#exchange/mirror/mirror-worker';
import type { Store } from '#store/store';
import { whenIdle } from '../shell/when-idle';
import { applySettings } from './app-state';
import { recordRestoredGames } from './restored-games';

/** Restores the games that only the mirror still has, and returns how many. */
export async function restoreEvictedGames(store: Store): Promise<void> {
  const folder = await openMirrorFolder({ create: false });
  if (folder === undefined) return;
  const { restoreFromMirror } = await import('#exchange/mirror/restore-from-mirror');
  const games = await withFileLock(() => restoreFromMirror(store, folder));
  if (games === 0) return;
  store.forgetEviction();
  recordRestoredGames(games);
}

/** Keeps the mirror in step with the database in a worker, so that no tap waits for it. */
export function startMirroring(store: Store): void {
  if (typeof Worker !== 'undefined' && navigator.storage?.getDirectory !== undefined) whenIdle(() => startMirrorWorker(store));
}

function startMirrorWorker(store: Store): void {
  const worker = new Worker(new URL('../../exchange/mirror/mirror-worker.ts', import.meta.url), { type: 'module' });
  const ask = (request: SyncRequest): void => worker.postMessage(request);
  let hasTried = false;
  const heal = async (): Promise<void> => {
    if (hasTried) return;
    hasTried = true;
    await restoreEvictedGames(store).catch(() => undefined);
    applySettings(await store.settings());
    ask({ isForced: true });
  };
  worker.addEventListener('message', ({ data }: MessageEvent<SyncResult>) => {
    if (data === 'games-missing') void heal();
  });
  store.onChange((change) => ask({ game: change?.game }));
  ask({});
}

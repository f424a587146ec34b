import { createFollower, type SyncResult } from './follow-database';
import { openMirrorFolder, withFollowerLock } from './mirror-files';

/** The game that changed, or undefined for any other record; `isForced` once missing games could not be restored. */
export type SyncRequest = { readonly game?: string | undefined; readonly isForced?: boolean };

const follow = createFollower();
let queue: SyncRequest[] = [];
let isForced = false;
let isBusy = false;

/** Opens the database without a version; aborting the upgrade keeps a missing one from being created. */
function openDatabase(): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    const request = indexedDB.open('regent');
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(undefined);
  });
}

/** Above this share of the storage quota the mirror is not written, to leave room for the database. */
const MAX_USAGE = 0.8;

async function hasRoom(): Promise<boolean> {
  const { usage = 0, quota = Number.POSITIVE_INFINITY } = await navigator.storage.estimate();
  return usage < quota * MAX_USAGE;
}

async function syncGames(requestedGames: readonly (string | undefined)[]): Promise<void> {
  const folder = (await hasRoom()) ? await openMirrorFolder({ create: true }) : undefined;
  const database = folder && (await openDatabase());
  if (folder === undefined || database === undefined) return;
  // Do not block a migration by a tab with newer code.
  database.onversionchange = () => database.close();
  try {
    for (const game of requestedGames) {
      const result: SyncResult = await follow(folder, database, game, isForced);
      postMessage(result);
    }
  } finally {
    database.close();
  }
}

/** Milliseconds until a failed synchronization is retried. */
const RETRY_DELAY = 15_000;

/** Processes requests one batch at a time; repeated requests for a game are coalesced. */
async function processQueue(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  while (queue.length > 0) {
    const requests = queue;
    queue = [];
    isForced ||= requests.some((each) => each.isForced === true);
    const requestedGames = new Set(requests.map(({ game }) => game));
    await withFollowerLock(() => syncGames(requestedGames.has(undefined) ? [undefined] : [...requestedGames])).catch(() =>
      setTimeout(enqueue, RETRY_DELAY, {}),
    );
  }
  isBusy = false;
}

function enqueue(request: SyncRequest): void {
  queue.push(request);
  void processQueue();
}

addEventListener('message', ({ data }: MessageEvent<SyncRequest>) => enqueue(data));

import { createFollower, type SyncResult } from './follow-database';
import { openMirrorFolder, withFollowerLock } from './mirror-files';

/** What changed: a game, or something else; or nothing more of what is lost can be brought back. */
export type SyncRequest = { readonly game?: string | undefined; readonly isForced?: boolean };

const follow = createFollower();
let queue: SyncRequest[] = [];
let isForced = false;
let isBusy = false;

/** As it is: no version is asked for, and where there is no database none is made. */
function openDatabase(): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    const request = indexedDB.open('regent');
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(undefined);
  });
}

/** The games come first: where room is short, the spare takes none. */
const MAX_USAGE = 0.8;

async function hasRoom(): Promise<boolean> {
  const { usage = 0, quota = Number.POSITIVE_INFINITY } = await navigator.storage.estimate();
  return usage < quota * MAX_USAGE;
}

async function syncGames(games: readonly (string | undefined)[]): Promise<void> {
  const folder = (await hasRoom()) ? await openMirrorFolder({ create: true }) : undefined;
  const database = folder && (await openDatabase());
  if (folder === undefined || database === undefined) return;
  // A tab with newer code does not wait for this.
  database.onversionchange = () => database.close();
  try {
    for (const game of games) {
      const step: SyncResult = await follow(folder, database, game, isForced);
      postMessage(step);
    }
  } finally {
    database.close();
  }
}

/** How long, in milliseconds, until what failed is tried again. */
const RETRY_DELAY = 15_000;

/** What is asked for meanwhile waits, each game once. */
async function processQueue(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  while (queue.length > 0) {
    const asked = queue;
    queue = [];
    isForced ||= asked.some((each) => each.isForced === true);
    const games = new Set(asked.map(({ game }) => game));
    await withFollowerLock(() => syncGames(games.has(undefined) ? [undefined] : [...games])).catch(() =>
      setTimeout(enqueue, RETRY_DELAY, {}),
    );
  }
  isBusy = false;
}

function enqueue(asked: SyncRequest): void {
  queue.push(asked);
  void processQueue();
}

addEventListener('message', ({ data }: MessageEvent<SyncRequest>) => enqueue(data));

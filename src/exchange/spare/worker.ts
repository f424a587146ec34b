import { asFollower, spareFolder } from './files';
import { follower, type Step } from './following';

/** What changed: a game, or something else; or nothing more of what is lost can be brought back. */
export type Asked = { readonly game?: string | undefined; readonly evenIf?: boolean };

const follow = follower();
let waiting: Asked[] = [];
let evenIf = false;
let busy = false;

/** As it is: no version is asked for, and where there is no database none is made. */
function opened(): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    const request = indexedDB.open('regent');
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(undefined);
  });
}

/** The games come first: where room is short, the spare takes none. */
const FULL = 0.8;

async function isRoom(): Promise<boolean> {
  const { usage = 0, quota = Number.POSITIVE_INFINITY } = await navigator.storage.estimate();
  return usage < quota * FULL;
}

async function bringUp(games: readonly (string | undefined)[]): Promise<void> {
  const folder = (await isRoom()) ? await spareFolder({ create: true }) : undefined;
  const database = folder && (await opened());
  if (folder === undefined || database === undefined) return;
  // A tab with newer code does not wait for this.
  database.onversionchange = () => database.close();
  try {
    for (const game of games) {
      const step: Step = await follow(folder, database, game, evenIf);
      postMessage(step);
    }
  } finally {
    database.close();
  }
}

/** How long, in milliseconds, until what failed is tried again. */
const AGAIN = 15_000;

/** What is asked for meanwhile waits, each game once. */
async function work(): Promise<void> {
  if (busy) return;
  busy = true;
  while (waiting.length > 0) {
    const asked = waiting;
    waiting = [];
    evenIf ||= asked.some((each) => each.evenIf === true);
    const games = new Set(asked.map(({ game }) => game));
    await asFollower(() => bringUp(games.has(undefined) ? [undefined] : [...games])).catch(() => setTimeout(ask, AGAIN, {}));
  }
  busy = false;
}

function ask(asked: Asked): void {
  waiting.push(asked);
  void work();
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => ask(data));

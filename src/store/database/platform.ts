/** What a browser has and a test may not: each may be missing. */
export interface Platform {
  channel(): Channel | undefined;
  readonly storage: Pick<StorageManager, 'persist' | 'persisted'> | undefined;
  readonly marker: Marker;
}

/** How tabs hear of each other. */
export interface Channel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  close(): void;
}

/** Says that there once were games on this device, and that they were cleared. */
export interface Marker {
  hasGames(): boolean;
  markGames(): void;
  /** Notes that they are gone, until somebody has read it. */
  markCleared(): void;
  isCleared(): boolean;
  unmarkCleared(): void;
}

const GAMES_KEY = 'regent.games';
const CLEARED_KEY = 'regent.cleared';

/**
 * Browsers that run out of room clear the database; Chromium leaves localStorage alone, the others clear it too, and there
 * an eviction looks like a new device. A cookie would outlive it in one more browser, but would be sent to a server.
 */
const marker: Marker = {
  hasGames: () => attempt(() => localStorage.getItem(GAMES_KEY) !== null) === true,
  markGames: () => void attempt(() => localStorage.setItem(GAMES_KEY, '1')),
  markCleared: () => void attempt(() => localStorage.setItem(CLEARED_KEY, '1')),
  isCleared: () => attempt(() => localStorage.getItem(CLEARED_KEY) !== null) === true,
  unmarkCleared: () => void attempt(() => localStorage.removeItem(CLEARED_KEY)),
};

/** Where the browser refuses, an eviction cannot be told from a new device, and nothing else is lost. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Some browsers have the manager and not yet all it can do. */
const storageOf = (manager: Partial<StorageManager> | undefined): Platform['storage'] => {
  const { persist, persisted } = manager ?? {};
  return persist && persisted && { persist: () => persist.call(manager), persisted: () => persisted.call(manager) };
};

export const browserPlatform = (): Platform => ({
  channel: () => (typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('regent')),
  storage: storageOf(globalThis.navigator?.storage),
  marker,
});

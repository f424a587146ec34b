/** What a browser has and a test may not: each may be missing. */
export interface Device {
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

/** Says that there once were games on this device. */
export interface Marker {
  present(): boolean;
  set(): void;
}

const MARK = 'regent.games';

/**
 * Browsers that run out of room clear the database; Chromium leaves localStorage alone, the others clear it too, and there
 * an eviction looks like a new device. A cookie would outlive it in one more browser, but would be sent to a server.
 */
const marker: Marker = {
  present() {
    try {
      return localStorage.getItem(MARK) !== null;
    } catch {
      return false;
    }
  },
  set() {
    try {
      localStorage.setItem(MARK, '1');
    } catch {
      // Without it an eviction cannot be told from a new device, and nothing else is lost.
    }
  },
};

export const thisDevice = (): Device => ({
  channel: () => (typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('regent')),
  storage: globalThis.navigator?.storage,
  marker,
});

import type { Lock, LockEvent } from '#machines/table';

/** As much of Web Locks as one writer needs. */
export interface WebLocks {
  request(
    name: string,
    options: { readonly steal?: boolean; readonly signal?: AbortSignal },
    granted: () => Promise<void>,
  ): Promise<unknown>;
}

/** Waits for the lock and says when it is held or stolen. Where the browser has no locks, a tab is simply the writer. */
export function requestWriterLock(locks: WebLocks | undefined, name: string, onLockEvent: (event: LockEvent) => void): Lock {
  if (locks === undefined) {
    onLockEvent({ type: 'held' });
    return { steal: () => undefined, release: () => undefined };
  }
  let pendingRequest = new AbortController();
  let releaseHeld: () => void = () => undefined;
  let isReleased = false;

  const hold = (): Promise<void> => {
    if (isReleased) return Promise.resolve();
    onLockEvent({ type: 'held' });
    return new Promise((resolve) => {
      releaseHeld = resolve;
    });
  };

  const requestLock = (steal: boolean): void => {
    pendingRequest.abort();
    pendingRequest = new AbortController();
    const { signal } = pendingRequest;
    let isHeld = false;
    const onGranted = (): Promise<void> => {
      isHeld = true;
      return hold();
    };
    // A request that steals cannot be called back, so it takes no signal.
    locks.request(name, steal ? { steal } : { signal }, onGranted).catch(() => {
      if (isReleased || (signal.aborted && !isHeld)) return;
      if (!isHeld) onLockEvent({ type: 'held' });
      else {
        onLockEvent({ type: 'lost' });
        requestLock(false);
      }
    });
  };

  requestLock(false);
  return {
    steal: () => requestLock(true),
    release() {
      isReleased = true;
      pendingRequest.abort();
      releaseHeld();
    },
  };
}

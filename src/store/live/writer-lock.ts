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
export function requestWriterLock(locks: WebLocks | undefined, name: string, tell: (event: LockEvent) => void): Lock {
  if (locks === undefined) {
    tell({ type: 'held' });
    return { steal: () => undefined, release: () => undefined };
  }
  let waiting = new AbortController();
  let letGo: () => void = () => undefined;
  let released = false;

  const hold = (): Promise<void> => {
    if (released) return Promise.resolve();
    tell({ type: 'held' });
    return new Promise((resolve) => {
      letGo = resolve;
    });
  };

  const ask = (steal: boolean): void => {
    waiting.abort();
    waiting = new AbortController();
    const { signal } = waiting;
    let held = false;
    const granted = (): Promise<void> => {
      held = true;
      return hold();
    };
    // A request that steals cannot be called back, so it takes no signal.
    locks.request(name, steal ? { steal } : { signal }, granted).catch(() => {
      if (released || (signal.aborted && !held)) return;
      if (!held) tell({ type: 'held' });
      else {
        tell({ type: 'lost' });
        ask(false);
      }
    });
  };

  ask(false);
  return {
    steal: () => ask(true),
    release() {
      released = true;
      waiting.abort();
      letGo();
    },
  };
}

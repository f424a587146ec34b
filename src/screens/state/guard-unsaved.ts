import { effect } from '@preact/signals';
import { retryUnsaved, unsavedEntryCount } from '#store/live/unsaved-entries';
import type { Store } from '#store/store';

/** How long, in milliseconds, until what the disk refused is given to it again. */
const RETRY_INTERVAL_MS = 15_000;

/** What is unsaved is tried again after a while, and by who comes back to the page; who closes it meanwhile is asked first. */
export function guardUnsavedEntries(): void {
  effect(() => {
    if (unsavedEntryCount.value === 0) return undefined;
    const timer = setInterval(retryUnsaved, RETRY_INTERVAL_MS);
    return () => clearInterval(timer);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') retryUnsaved();
  });
  addEventListener('beforeunload', (event) => {
    if (unsavedEntryCount.peek() > 0) event.preventDefault();
  });
}

/** Notes on which days the app is used: by them the bin is emptied. What cannot be noted now is so the next time. */
export function recordDaysOfUse(store: Store): void {
  const note = (): void => {
    if (document.visibilityState === 'visible') store.recordUsage(Date.now()).catch(() => undefined);
  };
  note();
  document.addEventListener('visibilitychange', note);
}

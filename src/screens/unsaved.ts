import type { Store } from '#store/database';
import { retryUnsaved, unsavedEntries } from '#store/unsaved';

/** Who comes back to the page may have made room meanwhile; who closes it while something is unsaved is asked first. */
export function guardUnsaved(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') retryUnsaved();
  });
  addEventListener('beforeunload', (event) => {
    if (unsavedEntries.peek() > 0) event.preventDefault();
  });
}

/** Notes on which days the app is used: by them the bin is emptied. What cannot be noted now is so the next time. */
export function followUse(store: Store): void {
  const note = (): void => {
    if (document.visibilityState === 'visible') store.use(Date.now()).catch(() => undefined);
  };
  note();
  document.addEventListener('visibilitychange', note);
}

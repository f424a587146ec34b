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

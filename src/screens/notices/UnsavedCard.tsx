import { appText } from '#screens/state/app-state';
import { retryUnsaved, unsavedEntryCount } from '#store/live/unsaved-entries';

/** What a table was left with before the device could save it. */
export function UnsavedCard() {
  if (unsavedEntryCount.value === 0) return null;
  const text = appText.value.table;
  return (
    <div class="card warning stack" role="alert">
      <p>{text.unsaved(unsavedEntryCount.value)}</p>
      <button type="button" class="button" onClick={retryUnsaved}>
        {text.retry}
      </button>
    </div>
  );
}

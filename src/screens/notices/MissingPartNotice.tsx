import { refetchPage } from '#rescue/refetch';
import { retryUnsaved, unsavedEntryCount } from '#store/live/unsaved-entries';
import { href } from '../shell/route';
import { appText } from '../state/app-state';
import { dismissMissingPart, isPartMissing } from './missing-part';
import './overlay-notice.css';

/** Said over any screen whose parts did not all come: try again, or go on without. What is unsaved would not outlive it. */
export function MissingPartNotice() {
  if (!isPartMissing.value) return null;
  const unsaved = unsavedEntryCount.value;
  const again = (): void => {
    if (unsaved > 0) retryUnsaved();
    else void refetchPage(document).then(() => location.reload());
  };
  return (
    <div class="card overlay-notice" role="alert">
      <p>{appText.value.store.unloaded}</p>
      {unsaved > 0 && <p>{appText.value.table.unsaved(unsaved)}</p>}
      <div class="actions">
        <button type="button" class="button primary" onClick={again}>
          {appText.value.table.retry}
        </button>
        <a class="button" href={href()} onClick={dismissMissingPart}>
          {appText.value.more.home}
        </a>
        <button type="button" class="button plain" onClick={dismissMissingPart}>
          {appText.value.close}
        </button>
      </div>
    </div>
  );
}

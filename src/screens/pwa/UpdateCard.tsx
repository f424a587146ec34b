import { appText } from '#screens/state/app-state';
import { applyUpdate, isUpdateWaiting } from './pwa';

/** A new version waits here, away from any table. */
export function UpdateCard() {
  if (!isUpdateWaiting.value) return null;
  return (
    <p class="card row">
      <span>{appText.value.home.update}</span>
      <button type="button" class="button primary" onClick={applyUpdate}>
        {appText.value.home.updateNow}
      </button>
    </p>
  );
}

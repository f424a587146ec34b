import { text } from '#screens/state/app-state';
import { applyUpdate, isUpdateWaiting } from './pwa';

/** A new version waits here, away from any table. */
export function UpdateCard() {
  if (!isUpdateWaiting.value) return null;
  return (
    <p class="card row">
      <span>{text.value.home.update}</span>
      <button type="button" class="button primary" onClick={applyUpdate}>
        {text.value.home.updateNow}
      </button>
    </p>
  );
}

import { useLayoutEffect } from 'preact/hooks';
import { route } from '../shell/route';
import { appText } from '../state/app-state';
import { dismissFailure, lastFailure } from './report-failure';
import { describeFailure } from './StoreNotice';
import './overlay-notice.css';

/** Said over any screen: the device did not take what it was given. What was typed is still there. */
export function FailureNotice() {
  const at = route.value[0];
  useLayoutEffect(() => dismissFailure, [at]);
  // What did not come is said by itself.
  if (lastFailure.value === undefined || lastFailure.value === 'unloaded') return null;
  return (
    <div class="card warning overlay-notice" role="alert">
      <p>{describeFailure(lastFailure.value)}</p>
      <button type="button" class="button" onClick={dismissFailure}>
        {appText.value.close}
      </button>
    </div>
  );
}

import { useLayoutEffect } from 'preact/hooks';
import { route } from './route';
import { describeTrouble } from './StoreNotice';
import { text } from './state';
import { dismissFailure, lastFailure } from './tried';
import './Over.css';

/** Said over any screen: the device did not take what it was given. What was typed is still there. */
export function FailureNotice() {
  const at = route.value[0];
  useLayoutEffect(() => dismissFailure, [at]);
  // What did not come is said by itself.
  if (lastFailure.value === undefined || lastFailure.value === 'unloaded') return null;
  return (
    <div class="card warning over-screen" role="alert">
      <p>{describeTrouble(lastFailure.value)}</p>
      <button type="button" class="button" onClick={dismissFailure}>
        {text.value.close}
      </button>
    </div>
  );
}

import { useLayoutEffect } from 'preact/hooks';
import { route } from './route';
import { troubleSentence } from './StoreNotice';
import { text } from './state';
import { dismissTrouble, lastTrouble } from './tried';
import './Over.css';

/** Said over any screen: the device did not take what it was given. What was typed is still there. */
export function TroubleNotice() {
  const at = route.value[0];
  useLayoutEffect(() => dismissTrouble, [at]);
  // What did not come is said by itself.
  if (lastTrouble.value === undefined || lastTrouble.value === 'unloaded') return null;
  return (
    <div class="card warning over-screen" role="alert">
      <p>{troubleSentence(lastTrouble.value)}</p>
      <button type="button" class="button" onClick={dismissTrouble}>
        {text.value.close}
      </button>
    </div>
  );
}

import { useState } from 'preact/hooks';
import { store, text } from './state';

/** That the browser has cleared the storage, until somebody has read it. */
export function EvictedCard() {
  const [read, setRead] = useState(false);
  const from = store.value;
  if (read || from?.evicted !== true) return null;
  return (
    <div class="card warning stack" role="alert">
      <p>{text.value.store.evicted({}, { player: (id) => id })}</p>
      <p>{text.value.evictedHint}</p>
      <button
        type="button"
        class="button"
        onClick={() => {
          from.forgetEviction();
          setRead(true);
        }}
      >
        {text.value.understood}
      </button>
    </div>
  );
}

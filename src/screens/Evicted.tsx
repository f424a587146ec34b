import { memoryText } from './memory';
import { text } from './state';

/** That the browser has cleared the storage, and what to do. */
export function Evicted({ onRead }: { onRead(): void }) {
  return (
    <div class="card warning stack" role="alert">
      <p>{text.value.store.evicted({}, { player: (id) => id })}</p>
      <p>{memoryText.value.evictedHint}</p>
      <button type="button" class="button" onClick={onRead}>
        {memoryText.value.understood}
      </button>
    </div>
  );
}

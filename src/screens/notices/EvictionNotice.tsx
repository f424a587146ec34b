import { memoryText } from '../memory/memory-state';
import { text } from '../state/app-state';

interface EvictionNoticeProps {
  /** How many games came back. */
  readonly back?: number;
  onRead(): void;
}

/** That the browser has cleared the storage, and what to do; or what came back of it. */
export function EvictionNotice({ back, onRead }: EvictionNoticeProps) {
  const said = memoryText.value;
  return (
    <div class="card warning stack" role="alert">
      {back === undefined ? (
        <>
          <p>{text.value.store.evicted}</p>
          <p>{said.evictedHint}</p>
        </>
      ) : (
        <p>{said.cameBack(back)}</p>
      )}
      <button type="button" class="button" onClick={onRead}>
        {said.understood}
      </button>
    </div>
  );
}

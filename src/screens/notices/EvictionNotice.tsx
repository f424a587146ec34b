import { memoryText } from '../memory/memory-state';
import { text } from '../state/app-state';

interface EvictionNoticeProps {
  /** How many games came back. */
  readonly restored?: number;
  onDismiss(): void;
}

/** That the browser has cleared the storage, and what to do; or what came back of it. */
export function EvictionNotice({ restored, onDismiss }: EvictionNoticeProps) {
  const said = memoryText.value;
  return (
    <div class="card warning stack" role="alert">
      {restored === undefined ? (
        <>
          <p>{text.value.store.evicted}</p>
          <p>{said.evictedHint}</p>
        </>
      ) : (
        <p>{said.cameBack(restored)}</p>
      )}
      <button type="button" class="button" onClick={onDismiss}>
        {said.understood}
      </button>
    </div>
  );
}

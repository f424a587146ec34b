import { memoryText } from '../memory/memory-text';
import { appText } from '../state/app-state';

interface EvictionNoticeProps {
  /** How many games came back. */
  readonly restored?: number;
  onDismiss(): void;
}

/** That the browser has cleared the storage, and what to do; or what came back of it. */
export function EvictionNotice({ restored, onDismiss }: EvictionNoticeProps) {
  const text = memoryText.value;
  return (
    <div class="card warning stack" role="alert">
      {restored === undefined ? (
        <>
          <p>{appText.value.store.evicted}</p>
          <p>{text.evictedHint}</p>
        </>
      ) : (
        <p>{text.cameBack(restored)}</p>
      )}
      <button type="button" class="button" onClick={onDismiss}>
        {text.understood}
      </button>
    </div>
  );
}

import { manifestOf } from '#registry';
import { deriveFacts } from '#stats/derive';
import type { Store } from '#store/database';
import type { StoredFacts } from '#store/model';
import type { Told } from './deriver';

interface Listener {
  onFacts(facts: readonly StoredFacts[]): void;
  onDone(): void;
  /** Neither beside the screen nor in it; what was told before stands. */
  onFailed(error: unknown): void;
}

/** Derives facts beside the screen, or, where no worker comes, between two looks at it; the answer leaves off. */
export function deriving(store: Store, ids: readonly string[], { onFacts, onDone, onFailed }: Listener): () => void {
  let left = false;
  const rest = new Set(ids);
  const take = (facts: readonly StoredFacts[]): void => {
    for (const { id } of facts) rest.delete(id);
    if (!left) onFacts(facts);
  };
  const here = (): void => {
    deriveFacts(store, manifestOf, [...rest], take, () => left).then(
      () => left || onDone(),
      (error: unknown) => left || onFailed(error),
    );
  };
  const leave = (): void => {
    left = true;
  };
  if (typeof Worker === 'undefined') {
    here();
    return leave;
  }
  const worker = new Worker(new URL('./deriver.ts', import.meta.url), { type: 'module' });
  const end = (): void => worker.terminate();
  const fail = (): void => {
    end();
    here();
  };
  worker.addEventListener('error', fail);
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data === 'failed') fail();
    else if (data !== 'done') take(data.facts);
    else {
      end();
      if (!left) onDone();
    }
  });
  worker.postMessage(ids);
  return () => {
    leave();
    end();
  };
}

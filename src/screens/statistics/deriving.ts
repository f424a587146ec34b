import { manifestOf } from '#registry';
import { deriveFacts } from '#stats/derive';
import type { Store } from '#store/database';
import type { StoredFacts } from '#store/model';
import type { Told } from './worker';

interface Listener {
  onFacts(facts: readonly StoredFacts[]): void;
  onDone(): void;
}

/** Derives facts beside the screen, or, where no worker comes, between two looks at it; the answer leaves off. */
export function deriving(store: Store, ids: readonly string[], { onFacts, onDone }: Listener): () => void {
  let left = false;
  const rest = new Set(ids);
  const take = (facts: readonly StoredFacts[]): void => {
    for (const { id } of facts) rest.delete(id);
    if (!left) onFacts(facts);
  };
  const here = (): void => {
    const done = (): void => void (left || onDone());
    deriveFacts(store, manifestOf, [...rest], take, () => left).then(done, done);
  };
  const leave = (): void => {
    left = true;
  };
  if (typeof Worker === 'undefined') {
    here();
    return leave;
  }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
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

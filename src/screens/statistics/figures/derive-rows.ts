import { manifestOf } from '#registry';
import { deriveRows } from '#stats/derive-facts';
import type { DerivedRow } from '#store/records/record-types';
import type { Store } from '#store/store';
import type { DeriveMessage } from './row-worker';

interface DerivationListener {
  onRows(rows: readonly DerivedRow[]): void;
  onDone(): void;
  /** Neither beside the screen nor in it; the rows that came before stand. */
  onFailed(error: unknown): void;
}

/** Derives rows in a worker, or, where none comes, between two looks at the screen; the answer leaves off. */
export function deriveInWorker(store: Store, ids: readonly string[], { onRows, onDone, onFailed }: DerivationListener): () => void {
  let isLeft = false;
  const rest = new Set(ids);
  const take = (rows: readonly DerivedRow[]): void => {
    for (const { id } of rows) rest.delete(id);
    if (!isLeft) onRows(rows);
  };
  const deriveHere = (): void => {
    deriveRows(store, manifestOf, [...rest], take, () => isLeft).then(
      () => isLeft || onDone(),
      (error: unknown) => isLeft || onFailed(error),
    );
  };
  if (typeof Worker === 'undefined') {
    deriveHere();
    return () => {
      isLeft = true;
    };
  }
  const worker = new Worker(new URL('./row-worker.ts', import.meta.url), { type: 'module' });
  const fail = (): void => {
    worker.terminate();
    if (!isLeft) deriveHere();
  };
  worker.addEventListener('error', fail);
  worker.addEventListener('message', ({ data }: MessageEvent<DeriveMessage>) => {
    if (data === 'failed') fail();
    else if (data !== 'done') take(data);
    else {
      worker.terminate();
      if (!isLeft) onDone();
    }
  });
  worker.postMessage(ids);
  return () => {
    isLeft = true;
    worker.terminate();
  };
}

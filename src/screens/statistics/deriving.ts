import { manifestOf } from '#registry';
import { type Derived, deriveFacts, PORTION } from '#stats/derive';
import type { Store } from '#store/database';
import type { Told } from './deriver';

interface Listener {
  onDerived(derived: Derived): void;
  onDone(): void;
  /** Neither beside the screen nor in it; what was told before stands. */
  onFailed(error: unknown): void;
}

/** More than these wait for the disk, or for each other. */
const MOST = 3;

/** As many workers as leave half of the device to others. */
const workersHere = (): number => Math.max(1, Math.min(MOST, Math.floor(navigator.hardwareConcurrency / 2)));

/** Games shared out so that all work on the newest, each on a portion at a time. */
export function sharesOf(ids: readonly string[], count: number): readonly (readonly string[])[] {
  const shares = Array.from({ length: count }, (): string[] => []);
  for (const [place, id] of ids.entries()) shares[Math.floor(place / PORTION) % count]?.push(id);
  return shares.filter(({ length }) => length > 0);
}

/** Derives facts beside the screen, or, where no worker comes, between two looks at it; the answer leaves off. */
export function deriving(store: Store, ids: readonly string[], { onDerived, onDone, onFailed }: Listener): () => void {
  let left = false;
  const rest = new Set(ids);
  const take = (derived: Derived): void => {
    for (const id of derived.ids) rest.delete(id);
    if (!left) onDerived(derived);
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
  const workers = new Set<Worker>();
  const endAll = (): void => {
    for (const worker of workers) worker.terminate();
    workers.clear();
  };
  // Where one fails, none is waited for.
  const fail = (): void => {
    if (workers.size === 0) return;
    endAll();
    here();
  };
  for (const share of sharesOf(ids, workersHere())) {
    const worker = new Worker(new URL('./deriver.ts', import.meta.url), { type: 'module' });
    workers.add(worker);
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if (data === 'failed') fail();
      else if (data !== 'done') take(data);
      else {
        worker.terminate();
        workers.delete(worker);
        if (workers.size === 0 && !left) onDone();
      }
    });
    worker.postMessage(share);
  }
  return () => {
    leave();
    endAll();
  };
}

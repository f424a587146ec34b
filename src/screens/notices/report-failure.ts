import { type ReadonlySignal, signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { type StoreFailure, storeFailureOf } from '#store/database/store-failure';

const failure = signal<StoreFailure | undefined>(undefined);

/** Why the device did not take what was last given to it, or not give it back. */
export const lastFailure: ReadonlySignal<StoreFailure | undefined> = failure;

export function showFailure(error: unknown): void {
  failure.value = storeFailureOf(error);
}

export function dismissFailure(): void {
  failure.value = undefined;
}

/** Whether the device took it; where it did not, every screen says why. */
export async function reportFailure(work: Promise<unknown> | undefined): Promise<boolean> {
  try {
    await work;
    dismissFailure();
    return true;
  } catch (error) {
    showFailure(error);
    return false;
  }
}

/** Does something once, however often it is tapped; until it turns out not to be done. */
export function useOnce(): (work: () => Promise<boolean>) => void {
  const hasBegun = useRef(false);
  return (work) => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const end = (done: boolean): void => {
      hasBegun.current = done;
    };
    void work().then(end, (error: unknown) => {
      showFailure(error);
      end(false);
    });
  };
}

import { effect, useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { GameScreens } from '#contract';
import { standOf } from '#session/table';
import type { View } from './view';

export interface Counts {
  /** The count that is being told. */
  readonly told: number | undefined;
  tell(index: number): void;
  close(): void;
}

/** A count that comes of what just happened is told; looking back tells none, and taking it back ends the telling. */
export function useCounts({ live, open }: View, { counted }: GameScreens): Counts {
  const told = useSignal<number | undefined>(undefined);
  useLayoutEffect(() => {
    const known = () => ({ counts: counted?.(standOf(live.table.value)) ?? 0, entries: live.table.value.entries.length });
    let before = known();
    // At once, so that nobody sees who won before it is counted.
    return effect(() => {
      const now = known();
      const kind = now.entries > before.entries ? live.table.value.entries.at(-1)?.kind : undefined;
      if (now.counts > before.counts && open.peek() && (kind === 'happened' || kind === 'redo')) told.value = now.counts - 1;
      if (now.counts < before.counts) told.value = undefined;
      before = now;
    });
  }, [live, counted]);
  return {
    told: told.value,
    tell(index) {
      told.value = index;
    },
    close() {
      told.value = undefined;
    },
  };
}

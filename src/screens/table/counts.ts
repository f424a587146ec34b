import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
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
  const table = live.table.value;
  const { entries } = table;
  const counts = counted?.(standOf(table)) ?? 0;
  const known = useRef({ counts, entries: entries.length });
  useEffect(() => {
    const before = known.current;
    const kind = entries.length > before.entries ? entries.at(-1)?.kind : undefined;
    if (counts > before.counts && open.value && (kind === 'happened' || kind === 'redo')) told.value = counts - 1;
    if (counts < before.counts) told.value = undefined;
    known.current = { counts, entries: entries.length };
  }, [counts, entries.length]);
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

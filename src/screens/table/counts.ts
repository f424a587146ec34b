import { effect, type Signal, useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { GameScreens } from '#contract';
import { standOf } from '#session/table';
import type { View } from './view';

/** The count that is being told. One that comes of what just happened is told; looking back tells none, and ends the telling as correcting and taking it back do. */
export function useCounts({ live, open, at, amending }: View, { counted }: GameScreens): Signal<number | undefined> {
  const told = useSignal<number | undefined>(undefined);
  useLayoutEffect(() => {
    const counts = () => counted?.(standOf(live.table.value)) ?? 0;
    let [before, entries] = [counts(), live.table.value.entries.length];
    // At once, so that nobody sees who won before it is counted.
    return effect(() => {
      const [now, last] = [counts(), live.table.value.entries.slice(entries).at(-1)];
      if (now > before && open.peek() && (last?.kind === 'happened' || last?.kind === 'redo')) told.value = now - 1;
      if (now < before || (at.value ?? amending.value) !== undefined) told.value = undefined;
      [before, entries] = [now, live.table.value.entries.length];
    });
  }, [live, counted]);
  return told;
}

import { effect, type Signal, useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { GameScreens } from '#contract/screens';
import { stateOf } from '#session/log/table';
import type { View } from '../view';

/** The count that is being told. One that comes of what just happened is told; looking back tells none, and ends the telling as correcting and taking it back do. */
export function useScoringReveal(
  { liveGame, canPlay, lookBackIndex, amendedEntry }: View,
  { countScorings, isScoringOnBoard }: GameScreens,
): Signal<number | undefined> {
  const revealedScoring = useSignal<number | undefined>(undefined);
  useLayoutEffect(() => {
    const countSoFar = () => countScorings?.(stateOf(liveGame.table.value)) ?? 0;
    let [before, entries] = [countSoFar(), liveGame.table.value.entries.length];
    // At once, so that nobody sees who won before it is counted.
    return effect(() => {
      const [now, last] = [countSoFar(), liveGame.table.value.entries.slice(entries).at(-1)];
      const isSilent = isScoringOnBoard?.(stateOf(liveGame.table.value)) === true;
      if (now > before && !isSilent && canPlay.peek() && (last?.kind === 'happened' || last?.kind === 'redo'))
        revealedScoring.value = now - 1;
      if (now < before || (lookBackIndex.value ?? amendedEntry.value) !== undefined) revealedScoring.value = undefined;
      [before, entries] = [now, liveGame.table.value.entries.length];
    });
  }, [liveGame, countScorings]);
  return revealedScoring;
}

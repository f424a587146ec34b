import { memoryText } from '#screens/memory/memory-text';
import { reportFailure } from '#screens/notices/report-failure';
import { useLiveQuery } from '#screens/state/live-query';
import { store } from '../state/app-state';

/** What an update put right in the history, until somebody has read it. */
export function RepairsCard() {
  const { value: repairedCount = 0 } = useLiveQuery((from) => from.blankPointsRepaired());
  if (repairedCount === 0) return null;
  return (
    <p class="card row" role="status">
      <span>{memoryText.value.repaired(repairedCount)}</span>
      <button type="button" class="button" onClick={() => void reportFailure(store.value?.forgetRepairs())}>
        {memoryText.value.repairedRead}
      </button>
    </p>
  );
}

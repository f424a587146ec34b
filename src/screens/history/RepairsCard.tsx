import { memoryText } from '#screens/memory/memory-text';
import { reportFailure } from '#screens/notices/report-failure';
import { useLiveQuery } from '#screens/state/live-query';
import { store } from '../state/app-state';

/** What an update put right in the history, until somebody has read it. */
export function RepairsCard() {
  const { value } = useLiveQuery((from) => from.repairs());
  if (value === undefined || value.blankPoints + value.blankMinutes === 0) return null;
  const text = memoryText.value;
  return (
    <p class="card row" role="status">
      <span>
        {value.blankPoints > 0 && text.repaired(value.blankPoints)} {value.blankMinutes > 0 && text.repairedMinutes(value.blankMinutes)}
      </span>
      <button type="button" class="button" onClick={() => void reportFailure(store.value?.forgetRepairs())}>
        {text.repairedRead}
      </button>
    </p>
  );
}

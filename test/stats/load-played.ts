import { manifestOf } from '#registry';
import { deriveRows } from '#stats/derive-facts';
import { type FinishedGame, finishedGameOf, hasFinalResult, isMissingFacts } from '#stats/finished-games';
import { readRows } from '#store/records/read-rows';
import type { Store } from '#store/store';

/** All finished games with all that is known of them; what has not been derived yet is derived and kept. */
export async function loadAllPlayed(store: Store, onMissing: (of: number) => void = () => undefined): Promise<readonly FinishedGame[]> {
  const missing = (await readRows(store)).rows.filter(isMissingFacts).map(({ id }) => id);
  onMissing(missing.length);
  await deriveRows(store, manifestOf, missing, () => undefined);
  return (await readRows(store)).rows.filter(hasFinalResult).map((row) => finishedGameOf(row, () => true));
}

import type { Store } from '#store/database';
import type { RecentGames } from '#store/recent';

/** All that the home screen reads from the device. */
export interface Kept extends RecentGames {
  readonly persistence: 'persisted' | 'not-persisted' | 'unknown';
}

const RECENT = 8;

export const NOTHING_YET: Kept = { open: [], finished: [], any: false, persistence: 'unknown' };

let last: { readonly from: Store; readonly kept: Kept } | undefined;

export async function keptIn(from: Store): Promise<Kept> {
  const [recent, persistence] = await Promise.all([from.recent(RECENT), from.persistence().catch(() => 'unknown' as const)]);
  const kept = { ...recent, persistence };
  last = { from, kept };
  return kept;
}

/** What was last read there, for the time until it is read again: home is shown at once, and whole. */
export const lastKept = (from: Store | undefined): Kept | undefined => (last?.from === from ? last?.kept : undefined);

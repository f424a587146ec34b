import type { RecentGames } from '#store/recent-games';
import type { Store } from '#store/store';

/** All that the home screen reads from the device. */
export interface HomeData extends RecentGames {
  readonly persistence: 'persisted' | 'not-persisted' | 'unknown';
}

const RECENT_GAMES = 3;

export const NO_HOME_DATA: HomeData = { open: [], finished: [], hasAny: false, persistence: 'unknown' };

let cached: { readonly from: Store; readonly kept: HomeData } | undefined;

export async function loadHomeData(from: Store): Promise<HomeData> {
  const [recent, persistence] = await Promise.all([from.recentGames(RECENT_GAMES), from.persistence().catch(() => 'unknown' as const)]);
  const kept = { ...recent, persistence };
  cached = { from, kept };
  return kept;
}

/** What was last read there, for the time until it is read again: home is shown at once, and whole. */
export const cachedHomeData = (from: Store | undefined): HomeData | undefined => (cached?.from === from ? cached?.kept : undefined);

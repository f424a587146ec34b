import { signal } from '@preact/signals';
import { attempt } from '#store/database/platform';

const RESTORED_KEY = 'regent.back';

/** How many games came back from the spare, until somebody has read it; where nothing can be noted, until the page is loaded anew. */
export const restoredGames = signal(attempt(() => Number(localStorage.getItem(RESTORED_KEY))) || undefined);

export function recordRestoredGames(games: number): void {
  restoredGames.value = games;
  attempt(() => localStorage.setItem(RESTORED_KEY, String(games)));
}

export function dismissRestoredGames(): void {
  restoredGames.value = undefined;
  attempt(() => localStorage.removeItem(RESTORED_KEY));
}

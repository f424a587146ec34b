import { signal } from '@preact/signals';
import { attempt } from '#store/platform';

const BACK = 'regent.back';

/** How many games came back from the spare, until somebody has read it; where nothing can be noted, until the page is loaded anew. */
export const cameBack = signal(attempt(() => Number(localStorage.getItem(BACK))) || undefined);

export function noteBack(games: number): void {
  cameBack.value = games;
  attempt(() => localStorage.setItem(BACK, String(games)));
}

export function forgetBack(): void {
  cameBack.value = undefined;
  attempt(() => localStorage.removeItem(BACK));
}

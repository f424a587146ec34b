import { signal } from '@preact/signals';

const BACK = 'regent.back';

function noted(): number | undefined {
  try {
    return Number(localStorage.getItem(BACK)) || undefined;
  } catch {
    return undefined;
  }
}

/** How many games came back from the spare, until somebody has read it. */
export const cameBack = signal(noted());

export function noteBack(games: number): void {
  cameBack.value = games;
  try {
    localStorage.setItem(BACK, String(games));
  } catch {
    // Then it is said until the page is loaded anew.
  }
}

export function forgetBack(): void {
  cameBack.value = undefined;
  try {
    localStorage.removeItem(BACK);
  } catch {
    // It was never there.
  }
}

import { type ReadonlySignal, signal } from '@preact/signals';

const missing = signal(false);

/** A part of the app was asked for and did not come. */
export const partMissing: ReadonlySignal<boolean> = missing;

export function noteMissing(): void {
  missing.value = true;
}

/** Somebody goes on without it; it is asked for again when it is next needed. */
export function goOnWithout(): void {
  missing.value = false;
}

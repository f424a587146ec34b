import { type ReadonlySignal, signal } from '@preact/signals';

const isMissing = signal(false);

/** A part of the app was asked for and did not come. */
export const isPartMissing: ReadonlySignal<boolean> = isMissing;

export function reportMissingPart(): void {
  isMissing.value = true;
}

/** Somebody goes on without it; it is asked for again when it is next needed. */
export function dismissMissingPart(): void {
  isMissing.value = false;
}

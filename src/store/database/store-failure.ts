/** Why the device does not keep what it is given, or does not give it back. */
export type StoreFailure =
  | 'newer-version'
  | 'blocked'
  | 'quota'
  | 'terminated'
  | 'evicted'
  | 'unavailable'
  | 'unreadable'
  | 'unloaded'
  | 'failed';

/** What the promises of a store are rejected with. */
export interface StoreError extends Error {
  readonly failure: StoreFailure;
}

/** A part of the app did not come, which whoever asked the store for something may also meet. */
export const markUnloaded = (error: Error): StoreError => Object.assign(error, { failure: 'unloaded' } as const);

export const storeError = (failure: StoreFailure, cause?: unknown): StoreError => Object.assign(new Error(failure, { cause }), { failure });

const isStoreError = (error: unknown): error is StoreError => error instanceof Error && 'failure' in error;

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

const BY_NAME: ReadonlyMap<string, StoreFailure> = new Map([
  ['VersionError', 'newer-version'],
  ['QuotaExceededError', 'quota'],
  ['InvalidStateError', 'terminated'],
  ['AbortError', 'terminated'],
  ['SecurityError', 'unavailable'],
]);

export const storeFailureOf = (error: unknown): StoreFailure =>
  isStoreError(error) ? error.failure : (BY_NAME.get(nameOf(error)) ?? 'failed');

/** Browsers report a connection that died under a request by these names. */
const DEAD: ReadonlySet<string> = new Set(['InvalidStateError', 'AbortError', 'UnknownError']);

export const isConnectionDead = (error: unknown): boolean => !isStoreError(error) && DEAD.has(nameOf(error));

/** While opening, a state that is not valid means that the browser keeps nothing (private windows), an abort that a migration failed. */
export function openingFailureOf(error: unknown): StoreFailure {
  switch (nameOf(error)) {
    case 'InvalidStateError':
      return 'unavailable';
    case 'AbortError':
      return 'failed';
    default:
      return storeFailureOf(error);
  }
}

import { useEffect, useRef, useState } from 'preact/hooks';
import { type StoreFailure, storeFailureOf } from '#store/database/store-failure';
import type { Store } from '#store/store';
import { store } from './app-state';

/** What was read from the device: nothing yet, or the last that there was, and why there is no newer one. */
export interface QueryResult<T> {
  readonly value: T | undefined;
  readonly failure: StoreFailure | undefined;
}

const NO_RESULT = { value: undefined, failure: undefined };

/** Reads from the device, always the same, and again whenever something changes there. */
export function useLiveQuery<T>(read: (from: Store) => Promise<T>): QueryResult<T> {
  const [result, setStored] = useState<QueryResult<T>>(NO_RESULT);
  const from = store.value;
  const reading = useRef(read);
  useEffect(() => {
    if (from === undefined) return undefined;
    let last = 0;
    const again = (): void => {
      const request = ++last;
      reading.current(from).then(
        (value) => request === last && setStored({ value, failure: undefined }),
        (error: unknown) => request === last && setStored(({ value }) => ({ value, failure: storeFailureOf(error) })),
      );
    };
    again();
    const stop = from.onChange(again);
    return () => {
      last = -1;
      stop();
    };
  }, [from]);
  return result;
}

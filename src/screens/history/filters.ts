import { useState } from 'preact/hooks';
import * as v from 'valibot';
import { readJson } from '#screens/json';
import { EVERYTHING, type Filter } from './Filter';

const shape = v.strictObject({ game: v.string(), player: v.string(), group: v.string(), from: v.string(), to: v.string() });

const keyOf = (screen: string): string => `filter-${screen}`;

export function readFilter(screen: string): Filter {
  const found = v.safeParse(shape, readJson(sessionStorage.getItem(keyOf(screen))));
  return found.success ? found.output : EVERYTHING;
}

export const keepFilter = (screen: string, filter: Filter): void => sessionStorage.setItem(keyOf(screen), JSON.stringify(filter));

/** The filter of a screen, which stays while one looks elsewhere and when the page is loaded anew. */
export function useFilter(screen: string): [Filter, (filter: Filter) => void] {
  const [filter, setFilter] = useState(() => readFilter(screen));
  return [
    filter,
    (next) => {
      keepFilter(screen, next);
      setFilter(next);
    },
  ];
}

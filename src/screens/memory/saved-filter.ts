import { useState } from 'preact/hooks';
import { readJson } from '#screens/state/json';
import { isObject } from '#session/formats/schema';
import { attempt } from '#store/database/platform';
import { type Filter, NO_FILTER } from './filter';

const keyOf = (screen: string): string => `filter-${screen}`;

/** The filter that a screen last had; a part that cannot be read filters nothing. */
function readFilter(screen: string): Filter {
  const found = readJson(attempt(() => sessionStorage.getItem(keyOf(screen))));
  if (!isObject(found)) return NO_FILTER;
  const part = (name: keyof Filter): string => {
    const written = found[name];
    return typeof written === 'string' ? written : '';
  };
  return {
    game: part('game'),
    player: part('player'),
    group: part('group'),
    place: part('place'),
    search: part('search'),
    from: part('from'),
    to: part('to'),
  };
}

export const saveFilter = (screen: string, filter: Filter): void =>
  attempt(() => sessionStorage.setItem(keyOf(screen), JSON.stringify(filter)));

/** The filter of a screen, which stays while one looks elsewhere and when the page is loaded anew. */
export function useSavedFilter(screen: string): [Filter, (filter: Filter) => void] {
  const [filter, setFilter] = useState(() => readFilter(screen));
  return [
    filter,
    (next) => {
      saveFilter(screen, next);
      setFilter(next);
    },
  ];
}

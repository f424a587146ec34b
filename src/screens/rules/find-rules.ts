import { computed } from '@preact/signals';
import type { SearchResult } from '#rulebook/search';
import { titleOf } from '#screens/game/game-title';
import { createLazyResource } from '#screens/shell/lazy-resource';
import { language } from '#screens/state/app-state';
import { bookIds, bookNow, fetchBook, ruleText, TABLE_BOOK } from './books';

/** How people speak of a game is asked for once its book is there. */
export const wordsNow = createLazyResource(async (id: string) => (await fetchBook(id)).loadSearchWords?.());

const searchableBooks = computed(() => {
  const found = bookIds().flatMap((id) => {
    const book = bookNow(id);
    const words = wordsNow(id);
    return book === undefined || (book.loadSearchWords !== undefined && words === undefined)
      ? []
      : [{ game: id, title: id === TABLE_BOOK ? '' : titleOf(id), book, words }];
  });
  return found.length < bookIds().length ? undefined : found;
});

/** What searches is fetched once somebody types. */
const loadSearch = createLazyResource(async (_: 'search') => {
  const [{ createSearch }, { createNearestQuestions: createNearest }, { excerptOf }] = await Promise.all([
    import('#rulebook/search'),
    import('#rulebook/nearest-questions'),
    import('#rulebook/excerpt'),
  ]);
  return { createSearch, createNearest, excerptOf };
});

export const searchNow = computed(() => {
  const parts = loadSearch('search');
  const all = searchableBooks.value;
  return parts && all && { search: parts.createSearch(all), nearest: parts.createNearest(all), excerptOf: parts.excerptOf };
});

export interface Hit extends Pick<SearchResult, 'rule'> {
  readonly excerpt?: string;
}

export function findHits(typed: string, game: string | undefined): readonly Hit[] | undefined {
  const now = typed.trim() === '' ? undefined : searchNow.value;
  return now?.search(typed, game).map(({ rule, senses }) => {
    const { statement, house = '' } = ruleText(rule, language.value) ?? { statement: '' };
    return { rule, excerpt: now.excerptOf(`${statement} ${house}`, senses, language.value) };
  });
}

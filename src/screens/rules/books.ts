import { GAME_IDS, type GameId } from '#registry';
import type { Book, RuleText } from '#rulebook/rulebook';
import { fetched } from '#screens/fetched';
import { href, route } from '#screens/route';
import type { Language } from '#text/language';

/** The rules of every table, whatever is played, are a book of their own. */
export type BookId = GameId | 'table';

export const BOOK_IDS: readonly BookId[] = [...GAME_IDS, 'table'];

const BOOKS: Readonly<Record<BookId, () => Promise<{ readonly book: Book }>>> = {
  'kings-gate': () => import('#games/kings-gate/book/book'),
  'kingdom-builder': () => import('#games/kingdom-builder/book/book'),
  'kings-tricktakers': () => import('#games/kings-tricktakers/book/book'),
  kingdom: () => import('#games/kingdom/book/book'),
  table: () => import('#rulebook/table/book'),
};

const PREFIXES: Readonly<Record<string, BookId>> = { kg: 'kings-gate', kb: 'kingdom-builder', kt: 'kings-tricktakers', kd: 'kingdom' };

export const bookOf = (rule: string): BookId => PREFIXES[rule.split('.')[0] ?? ''] ?? 'table';

/** A book that has been fetched; reading one that has not asks for it. */
export const bookNow = fetched(async (id: BookId): Promise<Book> => (await BOOKS[id]()).book);

export const ruleText = (rule: string, language: Language): RuleText | undefined => bookNow(bookOf(rule))?.text[language][rule];

/** A rule's page: beside the table where a game is on the screen, else on its own. */
export function ruleHref(rule: string): string {
  const [screen, id] = route.value;
  return screen === 'game' && id !== undefined ? href('game', id, 'rule', rule) : href('rule', rule);
}

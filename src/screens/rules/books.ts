import { manifestOf, manifests } from '#registry';
import type { Book, RuleText } from '#rulebook/rulebook';
import { createLazyResource } from '#screens/shell/lazy-resource';
import { href, route } from '#screens/shell/route';
import { appText, language } from '#screens/state/app-state';
import type { Language } from '#text/language';
import type { RuleShelf } from '#ui/verdict/RuleNote';

/** The rules of every table, whatever is played, are a book of their own; every other book is a game's. */
export const TABLE_BOOK = 'table';

export const bookIds = (): readonly string[] => [...manifests().map(({ id }) => id), TABLE_BOOK];

/** The book that a rule stands in. */
export function bookOf(rule: string): string {
  const [prefix] = rule.split('.');
  return manifests().find((manifest) => manifest.prefix === prefix)?.id ?? TABLE_BOOK;
}

export async function fetchBook(id: string): Promise<Book> {
  return (await manifestOf(id)?.book()) ?? (await import('#rulebook/table/book')).book;
}

/** A book that has been fetched; reading one that has not asks for it. */
export const bookNow = createLazyResource(fetchBook);

/** What a book says of a rule; an address may name anything, also what every object has. */
export function ruleText(rule: string, language: Language): RuleText | undefined {
  return findRuleText(bookNow(bookOf(rule)), rule, language);
}

function findRuleText(book: Book | undefined, rule: string, language: Language): RuleText | undefined {
  const rules = book?.text[language] ?? {};
  return Object.hasOwn(rules, rule) ? rules[rule] : undefined;
}

/** A rule's page: beside the table where a game is on the screen, else on its own. */
export function ruleHref(rule: string): string {
  const [screen, id] = route.value;
  return screen === 'game' && id !== undefined ? href('game', id, 'rule', rule) : href('rule', rule);
}

/** The books as boards and sheets see them. */
export const ruleLookup: RuleShelf = {
  href: ruleHref,
  read: (rule) => ruleText(rule, language.value),
  label: (title) => appText.value.table.showRule(title),
};

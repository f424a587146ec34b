import type { Language } from '#text/language';
import type { Book, RuledCase, RuleText } from './rulebook';

/** How sure a verdict is, from the surest to the least sure. */
export type Sureness = 'printed' | 'agreed' | 'reading' | 'default';

/** An agreement that a verdict rests on: another choice would give another answer. */
interface DecidingChoice {
  /** Whether the table chose it, and not Regent. */
  readonly isChosen: boolean;
}

interface Grounds {
  readonly rules: readonly Pick<RuleText, 'house'>[];
  readonly agreements?: readonly DecidingChoice[] | undefined;
}

/** A verdict is as sure as the least sure rule or agreement that it rests on. */
export function surenessOf({ rules, agreements = [] }: Grounds): Sureness {
  if (agreements.some(({ isChosen }) => !isChosen)) return 'default';
  if (rules.some(({ house }) => house !== undefined)) return 'reading';
  return agreements.length > 0 ? 'agreed' : 'printed';
}

/** The agreements among some that go beyond the print: what is chosen elsewhere is what the print says anyway. */
export const agreementsBeyondPrint = <A extends { readonly agreement: string; readonly choice: string }>(
  { printedChoices = {} }: Book,
  agreements: readonly A[],
): readonly A[] => agreements.filter(({ agreement, choice }) => printedChoices[agreement] !== choice);

/** A rule that a verdict cites, with what is known of the case. */
export interface CitedRule extends RuledCase {
  readonly rule: string;
}

/** What a book says of a cited rule; its reading is left out where the print alone decides the case. */
export function citedRuleText(book: Book, language: Language, { rule, ...ruled }: CitedRule): RuleText | undefined {
  const texts = book.text[language];
  const found = Object.hasOwn(texts, rule) ? texts[rule] : undefined;
  if (found === undefined || book.isReading?.[rule]?.(ruled) !== false) return found;
  const { title, statement, source } = found;
  return { title, statement, source };
}

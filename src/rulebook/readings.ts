import type { Readings, RuleTexts } from './rulebook';

/** The rules of a book, each with its reading where it has one. */
export function withReadings<Id extends string>(rules: RuleTexts<Id>, readings: Readings): RuleTexts<Id> {
  const rulesWithReadings = Object.entries<RuleTexts[string]>(rules).map(([rule, text]) => [rule, { ...text, ...readings[rule] }] as const);
  return { ...rules, ...Object.fromEntries(rulesWithReadings) };
}

import type { Readings, Rules } from './rulebook';

/** The rules of a book, each with its reading where it has one. */
export function withReadings<Id extends string>(rules: Rules<Id>, readings: Readings): Rules<Id> {
  const read = Object.entries<Rules[string]>(rules).map(([rule, text]) => [rule, { ...text, ...readings[rule] }] as const);
  return { ...rules, ...Object.fromEntries(read) };
}

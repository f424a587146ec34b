import type { Language } from '#text/common/language';

/** A rule as people read it, in our own words. */
export interface RuleText {
  readonly title: string;
  readonly statement: string;
  /** Where it stands in the printed rulebook, or that the rulebook is silent. */
  readonly source: string;
}

/** The rules of a game by their ids; none can be forgotten. */
export type Rules<Id extends string = string> = Readonly<Record<Id, RuleText>>;

export type Rulebook<Id extends string = string> = Readonly<Record<Language, Rules<Id>>>;

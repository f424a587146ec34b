import type { Language } from '#text/language';

/** A rule as people read it, in our own words. */
export interface RuleText {
  readonly title: string;
  readonly statement: string;
  /** How we read it where the print says less: shown apart, and marked as ours. */
  readonly house?: string;
  /** Where it stands in the printed rulebook, or that the rulebook is silent. */
  readonly source: string;
}

/** The rules of a game by their ids; none can be forgotten. */
export type Rules<Id extends string = string> = Readonly<Record<Id, RuleText>>;

/** Where a rule leads: the rules it is read with, and the open questions it depends on. */
export interface RuleLinks<Id extends string = string, Agreement extends string = string> {
  readonly related: readonly Id[];
  readonly agreements?: readonly Agreement[];
}

/** An open question of a rulebook: what its text says, how else it can be played, and why our default is the default. */
export interface OpenQuestion {
  readonly says: string;
  readonly others: string;
  readonly ours: string;
}

/** What can be found beside the rules: a question for the desk, or an open question of the rulebook. */
interface Asked {
  readonly title: string;
  readonly text: string;
  readonly also: string;
  /** What a table can agree on, the default first. */
  readonly choices?: readonly string[];
}

/** By their addresses: `desk/kings-gate/tie`, `agreements/kings-gate/debt`. */
export type Asks = Readonly<Record<string, Asked>>;

/** All that can be read about a game's rules. */
export interface Book<Id extends string = string, Agreement extends string = string> {
  /** In the order of the rulebook. */
  readonly rules: readonly Id[];
  /** Those among them that tell what no law judges: how a game is set up, what may be said. */
  readonly guides?: readonly Id[];
  readonly text: Readonly<Record<Language, Rules<Id>>>;
  readonly links: Readonly<Record<Id, RuleLinks<Id, Agreement>>>;
  readonly questions: Readonly<Record<Language, Readonly<Record<Agreement, OpenQuestion>>>>;
  /** The names of the chapters, by the middle part of a rule's id. */
  readonly chapters: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** What only the search reads; fetched when somebody types. */
  readonly words?: () => Promise<Words<Id>>;
}

/** How people speak of a game, in either language. */
export interface Words<Id extends string = string> {
  /** What else they call its things: a line for each thing, its names parted by commas. */
  readonly synonyms: readonly string[];
  /** What they type who look for a rule, parted by commas. */
  readonly phrases: Readonly<Record<Language, Readonly<Partial<Record<Id, string>>>>>;
  readonly asks?: Readonly<Record<Language, Asks>>;
}

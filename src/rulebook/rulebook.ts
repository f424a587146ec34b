import type { EventBase } from '#law/game';
import type { Params } from '#law/ruling';
import type { Player } from '#session/game';
import type { Language } from '#text/language';

/** What a reading adds to a rule whose print is silent or contradicts itself. */
export interface Reading {
  /** How Regent reads it: shown apart, and marked as ours. */
  readonly house: string;
  /** What the print leaves out, or where it contradicts itself. */
  readonly missing: string;
  /** Who reads it otherwise, and how they then play. */
  readonly others: string;
}

/** A rule as people read it, in our own words, with all of a reading or nothing of one. */
export interface RuleText extends Partial<Reading> {
  readonly title: string;
  readonly statement: string;
  /** Where it stands in the printed rulebook, or that the rulebook is silent. */
  readonly source: string;
}

/** The readings of a book by their rules. */
export type Readings<Id extends string = string> = Readonly<Partial<Record<Id, Reading>>>;

/** What is known of a case in which a rule was cited: the figures of its reason, and the event that was judged. */
export interface RuledCase<Event extends EventBase = EventBase> {
  readonly params?: Params | undefined;
  readonly event?: Event | undefined;
}

/** Whether a rule's reading decides a case, and not its print. Declared as a method so that each game types its own events. */
export type ReadingTest<Event extends EventBase = EventBase> = { test(ruled: RuledCase<Event>): boolean }['test'];

/** The rules of a game by their ids; none can be forgotten. */
export type RuleTexts<Id extends string = string> = Readonly<Record<Id, RuleText>>;

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
interface SearchableQuestion {
  readonly title: string;
  readonly text: string;
  readonly also: string;
  /** What a table can agree on, the default first. */
  readonly choices?: readonly string[];
}

/** By their addresses: `desk/kings-gate/tie`, `agreements/kings-gate/debt`. */
export type SearchableQuestions = Readonly<Record<string, SearchableQuestion>>;

/** A table as a set-up page draws it. */
export interface SetupExample<Setup = object, Event extends EventBase = EventBase> {
  readonly players: readonly Player[];
  /** As transcripts write it. */
  readonly setup: Setup;
  /** What the picture shows, in words. */
  readonly caption: Readonly<Record<Language, string>>;
  /** What lies there before the first turn because the table said so. */
  readonly events?: readonly Event[];
}

/** All that can be read about a game's rules. */
export interface Book<Id extends string = string, Agreement extends string = string> {
  /** In the order of the rulebook. */
  readonly rules: readonly Id[];
  /** Those among them that tell what no law judges: how a game is set up, what may be said. */
  readonly guides?: readonly Id[];
  readonly text: Readonly<Record<Language, RuleTexts<Id>>>;
  readonly links: Readonly<Record<Id, RuleLinks<Id, Agreement>>>;
  /** For rules of which the print decides some cases and the reading others; where none is given, the reading has a part in all. */
  readonly isReading?: Readonly<Partial<Record<Id, ReadingTest>>>;
  /** The set-ups that are drawn on the pages that tell of them. */
  readonly setupExamples?: Readonly<Partial<Record<Id, SetupExample>>>;
  readonly openQuestions: Readonly<Record<Language, Readonly<Record<Agreement, OpenQuestion>>>>;
  /** Of agreements where the print says one thing and a table may still play another: what it says. */
  readonly printedChoices?: Readonly<Partial<Record<Agreement, string>>>;
  /** The names of the chapters, by the middle part of a rule's id. */
  readonly chapters: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** What only the search reads; fetched when somebody types. */
  readonly loadSearchWords?: () => Promise<SearchVocabulary<Id>>;
}

/** How people speak of a game, in either language. */
export interface SearchVocabulary<Id extends string = string> {
  /** What else they call its things: a line for each thing, its names parted by commas. */
  readonly synonyms: readonly string[];
  /** What they type who look for a rule, parted by commas. */
  readonly phrases: Readonly<Record<Language, Readonly<Partial<Record<Id, string>>>>>;
  readonly questions?: Readonly<Record<Language, SearchableQuestions>>;
}

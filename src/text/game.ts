import type { Sentence } from './language';

/** What a game says in one language. Each game types its tables from its law, so that nothing can be forgotten. */
export interface GameText {
  /** What a broken rule means here, with the figures of the case: refusals, and warnings by consent. */
  readonly broken: Readonly<Record<string, Sentence>>;
  /** Why a score line pays, or does not. */
  readonly paid: Readonly<Record<string, Sentence>>;
  readonly headline: Readonly<Record<string, Sentence>>;
  /** What the table is doing in a phase, as half a sentence: "a piece is to be moved". */
  readonly phases: Readonly<Record<string, string>>;
}

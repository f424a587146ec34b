import type { Sentences } from './language';

type Reasons = Readonly<Record<string, never>>;

/** What a game says in one language. Each game types its tables from its law, so that nothing can be forgotten. */
export interface GameText<Broken = Reasons, Paid = Reasons, Headlines = Reasons, Phase extends string = string> {
  /** What a broken rule means here, with the figures of the case: refusals, and warnings by consent. */
  readonly broken: Sentences<Broken>;
  /** Why a score line pays, or does not. */
  readonly paid: Sentences<Paid>;
  readonly headline: Sentences<Headlines>;
  /** What the table is doing in a phase, as half a sentence: "a piece is to be moved". */
  readonly phases: Readonly<Record<Phase, string>>;
}

/** A question and its choices for each agreement that a law lists. */
export type AgreementTexts<Table extends Readonly<Record<string, readonly string[]>>> = {
  readonly [A in keyof Table]: { readonly question: string; readonly choices: { readonly [Choice in Table[A][number]]: string } };
};

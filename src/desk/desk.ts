import type { Reason } from '#law/ruling';
import type { ScoreSheetLine } from '#law/score';
import type { Game, GameTypes } from '#session/game';
import type { Table } from '#session/log/table';
import type { Language } from '#text/language';
import { type Field, firstMissingField } from './form-fields';

/** Agreements with the choice that applies; what is left out has its default. */
export type ChoicesByAgreement = Readonly<Record<string, string>>;

/** A question with its answer's grounds: plain data, a type of its own for each question of a game. */
export interface Case {
  readonly question: string;
}

/** A case that is still being laid out: any part may be missing. */
export type CaseDraft<C extends Case = Case> = C extends Case
  ? Pick<C, 'question'> & { readonly [Part in keyof C]?: C[Part] | undefined }
  : never;

/** A rule that the answer rests on: broken here, a line it pays, or simply the one that decides. */
export type FindingNote =
  | { readonly kind: 'rule'; readonly rule: string }
  | { readonly kind: 'broken'; readonly reason: Reason }
  | { readonly kind: 'paid'; readonly line: ScoreSheetLine };

export const ruleOf = (note: FindingNote): string =>
  note.kind === 'rule' ? note.rule : note.kind === 'broken' ? note.reason.rule : note.line.reason.rule;

/** Rules that allow or decide, each once. */
export const citeRules = (rules: readonly string[]): readonly FindingNote[] => [...new Set(rules)].map((rule) => ({ kind: 'rule', rule }));

/** What the referee finds: figures and rules, never words. */
export interface Finding<Result = unknown> {
  /** Yes or no, where the question asks for that. */
  readonly isAllowed: boolean | undefined;
  /** The figures of the answer, as plain data: two findings are the same answer where these are alike. */
  readonly result: Result;
  /** The rules in the order in which they decide. */
  readonly notes: readonly FindingNote[];
}

/**
 * A question as it is declared: its words, its fields, and how the law answers it. Declared as methods, so that each question
 * types its own case and result; the types are erased where the questions of a game come together.
 */
export interface Question<K extends GameTypes = GameTypes, C extends Case = Case, Result = unknown> {
  readonly id: C['question'];
  words(language: Language): { readonly title: string; readonly hint: string };
  /** What stands in the form before anybody has said anything; `box` is what this device keeps of its own box. */
  initialDraft(box?: unknown): CaseDraft<C>;
  /** The form, in order; what an earlier field settles is left out. */
  fields(draft: CaseDraft<C>, language: Language): readonly Field<CaseDraft<C>>[];
  /** The answer, once no field is missing. */
  ask(deskCase: C, agreements: ChoicesByAgreement): Finding<Result> | undefined;
  /** The answer in one sentence: yes, no, or the figures. Left out where something is done on the table: what and why say it. */
  formatAnswer?(deskCase: C, finding: Finding<Result>, language: Language): string | undefined;
  /** The question put to a running game, where it makes sense there. */
  draftFromTable?(table: Table<K>): CaseDraft<C> | undefined;
}

/** A case that shows a rule at work. */
export interface Example<C extends Case = Case> {
  /** The pages it is shown on. */
  readonly rules: readonly string[];
  readonly deskCase: C;
  readonly agreements?: ChoicesByAgreement;
}

interface DeskParts<K extends GameTypes> {
  readonly game: Game<K>;
  /** In the order they are offered. */
  readonly questions: readonly Question<K>[];
  /** What only examples ask: a few events of a game. */
  readonly unlistedQuestions?: readonly Question<K>[];
  /** The table of a case that is asked on a board, before what is asked about. */
  layOut?(draft: Case, agreements: ChoicesByAgreement): Table<K> | undefined;
  /** Cases worth seeing, by name: those that the rulebooks print are among them. */
  readonly examples: Readonly<Record<string, Example>>;
}

/** The desk of a game: the questions that people can put to the referee, ruled by the law that the table plays by. */
export interface Desk<K extends GameTypes = GameTypes> extends DeskParts<K> {
  /** The question of that name; an address may name anything. */
  questionOf(id: string): Question<K> | undefined;
  layOut(draft: Case, agreements: ChoicesByAgreement): Table<K> | undefined;
  /** The form of a case. */
  fields(draft: Case, language: Language): readonly Field<Case>[];
  /** None while something is missing. */
  ask(draft: Case, agreements: ChoicesByAgreement): Finding | undefined;
  draftFromTable(id: string, table: Table<K>): Case | undefined;
}

export function createDesk<K extends GameTypes>(parts: DeskParts<K>): Desk<K> {
  const byId = new Map([...parts.questions, ...(parts.unlistedQuestions ?? [])].map((question) => [question.id, question]));
  const questionOf = (id: string): Question<K> | undefined => byId.get(id);
  return {
    ...parts,
    questionOf,
    layOut: (draft, agreements) => parts.layOut?.(draft, agreements),
    fields: (draft, language) => questionOf(draft.question)?.fields(draft, language) ?? [],
    ask(draft, agreements) {
      const question = questionOf(draft.question);
      // Which fields there are does not depend on the language that names them.
      if (question === undefined || firstMissingField(question.fields(draft, 'en'), draft) !== undefined) return undefined;
      return question.ask(draft, agreements);
    },
    draftFromTable: (id, table) => questionOf(id)?.draftFromTable?.(table),
  };
}

/** The same question under another agreement. */
interface AlternativeFinding {
  readonly agreement: string;
  readonly choice: string;
  readonly finding: Finding;
}

const serializeAnswer = ({ isAllowed, result }: Finding): string => JSON.stringify([isAllowed, result]);

/** What another agreement would change, one at a time; those whose answer is the same, or sounds the same, are left out. */
export function findAlternatives(
  desk: Desk,
  deskCase: Case,
  agreements: ChoicesByAgreement,
  describe: (finding: Finding) => string = serializeAnswer,
): readonly AlternativeFinding[] {
  const found = desk.ask(deskCase, agreements);
  if (found === undefined) return [];
  const isSame = (other: Finding): boolean => serializeAnswer(other) === serializeAnswer(found) || describe(other) === describe(found);
  return Object.entries(desk.game.law.agreements).flatMap(([agreement, choices]) =>
    choices.flatMap((choice) => {
      if (choice === (agreements[agreement] ?? choices[0])) return [];
      const finding = desk.ask(deskCase, { ...agreements, [agreement]: choice });
      return finding === undefined || isSame(finding) ? [] : [{ agreement, choice, finding }];
    }),
  );
}

/** The agreements that the answer rests on, each with the choice that applies and whether somebody made it. */
export function decidingChoices(desk: Desk, deskCase: Case, agreements: ChoicesByAgreement) {
  const decidingAgreements = new Set(findAlternatives(desk, deskCase, agreements).map(({ agreement }) => agreement));
  return [...decidingAgreements].map((agreement) => ({
    agreement,
    choice: agreements[agreement] ?? desk.game.law.agreements[agreement]?.[0] ?? '',
    isChosen: agreements[agreement] !== undefined,
  }));
}

/** The agreements as a law wants them: every one decided. */
export const fillDefaultChoices = ({ law }: Pick<Game, 'law'>, agreements: ChoicesByAgreement): ChoicesByAgreement =>
  Object.fromEntries(
    Object.entries(law.agreements).map(([id, choices]) => [id, choices.find((each) => each === agreements[id]) ?? choices[0]]),
  );

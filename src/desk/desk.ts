import type { Reason } from '#law/ruling';
import type { Line } from '#law/score';
import type { Game, Kind } from '#session/game';
import type { Table } from '#session/table';

/** Agreements with the choice that holds; what is left out has its default. */
export type Choices = Readonly<Record<string, string>>;

/** A question with all that was told: plain data, a type of its own for each question of a game. */
export interface Case {
  readonly question: string;
  /** What a form must draw though nobody has said it yet: no answer rests on it. */
  readonly untold?: readonly string[] | undefined;
}

export const isTold = ({ untold = [] }: Case, part: string): boolean => !untold.includes(part);

/** Whether something is still to be said before there is an answer. */
export const waits = ({ untold = [] }: Case): boolean => untold.length > 0;

/** The case after a part of it was said. */
export function saying<C extends Case>(asked: C, part: string, said: Partial<C>): C {
  const untold = asked.untold?.filter((each) => each !== part) ?? [];
  return { ...asked, ...said, untold: untold.length === 0 ? undefined : untold };
}

/** The case with a part that is now to be said. */
export const unsaid = <C extends Case>(asked: C, part: string, drawn: Partial<C>): C => {
  const saidNow = saying(asked, part, drawn);
  return { ...saidNow, untold: [...(saidNow.untold ?? []), part] };
};

/** A rule that the answer rests on: broken here, a line it pays, or simply the one that decides. */
export type Note =
  | { readonly kind: 'rule'; readonly rule: string }
  | { readonly kind: 'broken'; readonly reason: Reason }
  | { readonly kind: 'paid'; readonly line: Line };

export const ruleOf = (note: Note): string =>
  note.kind === 'rule' ? note.rule : note.kind === 'broken' ? note.reason.rule : note.line.reason.rule;

/** What the referee finds: figures and rules, never words. */
export interface Finding<Result = unknown> {
  /** Yes or no, where the question asks for that. */
  readonly allowed: boolean | undefined;
  /** The figures of the answer, as plain data: two findings are the same answer where these are alike. */
  readonly result: Result;
  /** The rules in the order in which they decide. */
  readonly notes: readonly Note[];
}

/** A case that shows a rule at work. */
export interface Example<C extends Case = Case> {
  /** The pages it is shown on. */
  readonly rules: readonly string[];
  readonly asked: C;
  readonly agreements?: Choices;
}

/** The desk of a game: questions that build a small position, ruled by the law that the table plays by. */
export interface Desk<K extends Kind = Kind, C extends Case = Case, Result = unknown> {
  readonly game: Game<K>;
  /** The questions people can ask, in the order they are offered. */
  readonly questions: readonly C['question'][];
  /** What a question begins with; `copy` is what this device keeps of its own box. */
  begin(question: C['question'], copy?: unknown): C;
  /** The answer; none while something is still to be told. */
  find(asked: C, agreements: Choices): Finding<Result> | undefined;
  /** The question put to a running game, where it makes sense there. */
  from(question: C['question'], table: Table<K>): C | undefined;
  /** Cases worth seeing, by name: those that the rulebooks print are among them. */
  readonly examples: Readonly<Record<string, Example<C>>>;
}

/** The same question under another agreement. */
interface Otherwise {
  readonly agreement: string;
  readonly choice: string;
  readonly finding: Finding;
}

const answerOf = ({ allowed, result }: Finding): string => JSON.stringify([allowed, result]);

/** What another agreement would change, one at a time; those whose answer is the same, or sounds the same, are left out. */
export function otherwise<C extends Case>(
  desk: Desk<Kind, C>,
  asked: C,
  agreements: Choices,
  said: (finding: Finding) => string = answerOf,
): readonly Otherwise[] {
  const found = desk.find(asked, agreements);
  if (found === undefined) return [];
  const same = (other: Finding): boolean => answerOf(other) === answerOf(found) || said(other) === said(found);
  return Object.entries(desk.game.law.agreements).flatMap(([agreement, choices]) =>
    choices.flatMap((choice) => {
      if (choice === (agreements[agreement] ?? choices[0])) return [];
      const finding = desk.find(asked, { ...agreements, [agreement]: choice });
      return finding === undefined || same(finding) ? [] : [{ agreement, choice, finding }];
    }),
  );
}

/** The agreements as a law wants them: every one decided. */
export const decidedFor = ({ law }: Pick<Game, 'law'>, agreements: Choices): Choices =>
  Object.fromEntries(
    Object.entries(law.agreements).map(([id, choices]) => [id, choices.find((each) => each === agreements[id]) ?? choices[0]]),
  );

import { type CaseDraft, type ChoicesByAgreement, type Finding, ruleOf } from '#desk/desk';
import type { EndResult, KingsGateCase, LocationResult, MoveResult, Seat, TieResult } from '#games/kings-gate/desk/cases';
import { desk } from '#games/kings-gate/desk/desk';

export const noTie = (players: readonly Seat[]) => ({ question: 'tie', players, tied: [], last: undefined }) as const;
export const noEnd = (players: readonly Seat[]) => ({ question: 'end', players, points: {}, prizes: {}, out: [] }) as const;

export const find = (deskCase: CaseDraft<KingsGateCase>, agreements: ChoicesByAgreement = {}): Finding | undefined =>
  desk.ask(deskCase, agreements);

export function findOrThrow(deskCase: KingsGateCase, agreements: ChoicesByAgreement = {}): Finding {
  const finding = find(deskCase, agreements);
  if (finding === undefined) throw new Error('no answer');
  return finding;
}

export const citedRules = ({ notes }: Finding): readonly string[] => notes.map(ruleOf);
export const brokenRules = ({ notes }: Finding): readonly string[] => notes.filter(({ kind }) => kind === 'broken').map(ruleOf);

interface Results {
  readonly order: TieResult;
  readonly surrounded: LocationResult;
  readonly gains: MoveResult;
  readonly equal: EndResult;
}

const hasPart = <Part extends keyof Results>(result: unknown, part: Part): result is Results[Part] =>
  typeof result === 'object' && result !== null && part in result;

/** The figures of an answer, known by a part that no other answer has. */
export function resultBy<Part extends keyof Results>({ result }: Finding, part: Part): Results[Part] {
  if (!hasPart(result, part)) throw new Error(part);
  return result;
}

/** The answer in a question's own words; a refusal is told by the rules alone. */
export function answerSentence(deskCase: KingsGateCase, agreements: ChoicesByAgreement = {}): string {
  const finding = desk.ask(deskCase, agreements);
  if (finding === undefined) return '';
  return desk.questionOf(deskCase.question)?.formatAnswer?.(deskCase, finding, 'en') ?? (finding.isAllowed === false ? 'No' : 'Yes');
}

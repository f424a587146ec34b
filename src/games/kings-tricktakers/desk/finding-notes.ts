import type { FindingNote } from '#desk/desk';
import type { Reason } from '#law/ruling';
import type { ScoreSheetLine } from '#law/score';

/** The rules that decide, by their names. */
export const ruleNotes = (reasons: readonly Pick<Reason, 'rule'>[]): readonly FindingNote[] =>
  reasons.map(({ rule }) => ({ kind: 'rule', rule }));

export const brokenNotes = (reasons: readonly Reason[]): readonly FindingNote[] => reasons.map((reason) => ({ kind: 'broken', reason }));

export const paidNotes = (lines: readonly ScoreSheetLine[]): readonly FindingNote[] => lines.map((line) => ({ kind: 'paid', line }));

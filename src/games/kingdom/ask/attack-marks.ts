import type { Case, Finding } from '#desk/desk';
import type { DangerResult } from '#games/kingdom/desk/cases';
import { parseSquareName, type Square } from '#games/kingdom/law/board';
import type { Marks } from '#games/kingdom/pieces/BoardDrawing';
import type { CellMark } from '#games/kingdom/text/screen-en';

const isDangerFinding = (deskCase: Case, finding: Finding | undefined): finding is Finding<DangerResult> =>
  deskCase.question === 'danger' && finding !== undefined;

/** Marks the Monarch of a case and the pieces that attack it. */
export function attackMarks(deskCase: Case, finding: Finding | undefined): Marks {
  if (!isDangerFinding(deskCase, finding)) return new Map();
  const { square, attacks } = finding.result;
  if (attacks.length === 0) return new Map();
  const from = attacks.flatMap(({ path }) => path.slice(0, 1)).map(parseSquareName);
  return new Map<Square, readonly CellMark[]>([
    [parseSquareName(square), ['endangered']],
    ...from.map((each) => [each, ['attacks']] as const),
  ]);
}

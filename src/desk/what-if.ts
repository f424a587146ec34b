import type { Reason } from '#law/ruling';
import type { Standing } from '#law/score';
import { type InputError, isInputError } from '#session/formats/input-error';
import type { Act } from '#session/log/effective-log';
import { comparePoints, type PointsChange } from '#session/log/points';
import { append, causeOf, isTable, stateOf, type Table } from '#session/log/table';

/** Something tried on a copy of a game: the log that it was taken from never hears of it. */
export interface Attempt {
  readonly act: Act;
  readonly before: Table;
  /** The game as it would be; none where the rules forbid it. */
  readonly after: Table | undefined;
  readonly refusal: Reason | InputError | undefined;
  /** Whether the table may let stand what was refused. */
  readonly isWaivable: boolean;
  /** Rules broken by consent and other remarks. */
  readonly warnings: readonly Reason[];
  readonly points: readonly PointsChange[];
}

export function tryAct(before: Table, act: Act): Attempt {
  const outcome = append(before, act, 0);
  if (isTable(outcome)) {
    const { points, conflict } = comparePoints(before, outcome);
    const warnings = act.kind === 'happened' ? (outcome.steps.at(-1)?.warnings ?? []) : [];
    return { act, before, after: outcome, refusal: conflict?.cause, isWaivable: false, warnings, points };
  }
  const isWaivable = !isInputError(outcome) && outcome.isWaivable;
  return { act, before, after: undefined, refusal: causeOf(outcome), isWaivable, warnings: [], points: [] };
}

/** The same attempt under another agreement. */
interface AlternativeAttempt {
  readonly agreement: string;
  readonly choice: string;
  readonly tryAct: Attempt;
}

const serializeOutcome = ({ after, points }: Attempt): string =>
  JSON.stringify([after !== undefined, points, after !== undefined && stateOf(after).phase]);

/** How a finished game would have ended under another agreement; no standings where an event would no longer fit. */
export interface AlternativeEnding {
  readonly agreement: string;
  readonly choice: string;
  readonly standings: readonly Standing[] | undefined;
}

export function findAlternativeEndings(table: Table): readonly AlternativeEnding[] {
  return Object.entries(table.game.law.agreements).flatMap(([agreement, choices]) =>
    choices.flatMap((choice): readonly AlternativeEnding[] => {
      if (choice === table.setup.agreements[agreement]) return [];
      const other = append(table, { kind: 'agree', agreement, choice }, 0);
      if (!isTable(other)) return [];
      const { position, isFinished } = stateOf(other);
      return [
        { agreement, choice, standings: isFinished && other.conflict === undefined ? table.game.law.standings(position) : undefined },
      ];
    }),
  );
}

/** Which agreements would make another ruling of an event. */
export function findAlternativeAttempts(original: Attempt): readonly AlternativeAttempt[] {
  const { act, before } = original;
  if (act.kind !== 'happened') return [];
  const originalOutcome = serializeOutcome(original);
  return Object.entries(before.game.law.agreements).flatMap(([agreement, choices]) =>
    choices.flatMap((choice) => {
      if (choice === before.setup.agreements[agreement]) return [];
      const alternativeTable = append(before, { kind: 'agree', agreement, choice }, 0);
      if (!isTable(alternativeTable) || alternativeTable.conflict !== undefined) return [];
      const other = tryAct(alternativeTable, act);
      return serializeOutcome(other) === originalOutcome ? [] : [{ agreement, choice, tryAct: other }];
    }),
  );
}

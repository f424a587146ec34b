import type { AdjustEvent } from './game';
import type { Reason } from './ruling';
import type { Line } from './score';

export type AdjustReason = Reason<'adjust', { readonly points: number; readonly reason: string }>;

/** Why the table gave or took points: flagged as a warning, legal as it is. */
export function adjustReason({ points, reason }: AdjustEvent): AdjustReason {
  return { rule: 'adjust', params: { points, reason }, places: [] };
}

/** Points given or taken by the table's agreement, as lines of the score sheet. */
export function adjustLines(event: AdjustEvent): readonly Line<AdjustReason>[] {
  return event.by === undefined ? [] : [{ player: event.by, points: event.points, paid: true, reason: adjustReason(event) }];
}

import type { AdjustEvent, EventBase } from './game';
import type { Reason } from './ruling';
import type { Line } from './score';

export type AdjustReason = Reason<'adjust', { readonly points: number; readonly reason: string }>;

export const isAdjust = (event: EventBase): event is AdjustEvent => event.type === 'adjust';

/** Why the table gave or took points: flagged as a warning, legal as it is. */
export function adjustReason({ points, reason }: AdjustEvent): AdjustReason {
  return { rule: 'adjust', params: { points, reason }, places: [] };
}

/** Points given or taken by the table's agreement, as lines of the score sheet. */
export function adjustLines(event: AdjustEvent): readonly Line<AdjustReason>[] {
  return event.by === undefined ? [] : [{ player: event.by, points: event.points, paid: true, reason: adjustReason(event) }];
}

/** All that the table gave and took: the last, and those before it, so that each costs the same however many there were. */
export interface Adjusted {
  readonly line: Line<AdjustReason>;
  readonly before: Adjusted | undefined;
}

export const adjusted = (before: Adjusted | undefined, event: AdjustEvent): Adjusted | undefined =>
  adjustLines(event).reduce<Adjusted | undefined>((chain, line) => ({ line, before: chain }), before);

/** The same as lines, the first adjustment first. */
export function adjustedLines(last: Adjusted | undefined): readonly Line<AdjustReason>[] {
  const lines: Line<AdjustReason>[] = [];
  for (let each = last; each !== undefined; each = each.before) lines.push(each.line);
  return lines.reverse();
}

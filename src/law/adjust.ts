import type { AdjustEvent, EventBase } from './game';
import type { Reason } from './ruling';
import type { ScoreSheetLine } from './score';

export type AdjustReason = Reason<'adjust', { readonly points: number; readonly reason: string }>;

export const isAdjust = (event: EventBase): event is AdjustEvent => event.type === 'adjust';

/** Why the table gave or took points: flagged as a warning, legal as it is. */
export function adjustReason({ points, reason }: AdjustEvent): AdjustReason {
  return { rule: 'adjust', params: { points, reason }, places: [] };
}

/** Points given or taken by the table's agreement, as lines of the score sheet. */
export function adjustLines(event: AdjustEvent): readonly ScoreSheetLine<AdjustReason>[] {
  return event.by === undefined ? [] : [{ player: event.by, points: event.points, paid: true, reason: adjustReason(event) }];
}

/** All that the table gave and took: the last, and those before it, so that each costs the same however many there were. */
export interface AdjustmentChain {
  readonly line: ScoreSheetLine<AdjustReason>;
  readonly before: AdjustmentChain | undefined;
}

export const addAdjustment = (before: AdjustmentChain | undefined, event: AdjustEvent): AdjustmentChain | undefined =>
  adjustLines(event).reduce<AdjustmentChain | undefined>((chain, line) => ({ line, before: chain }), before);

/** The same as lines, the first adjustment first. */
export function allAdjustLines(last: AdjustmentChain | undefined): readonly ScoreSheetLine<AdjustReason>[] {
  const lines: ScoreSheetLine<AdjustReason>[] = [];
  for (let link = last; link !== undefined; link = link.before) lines.push(link.line);
  return lines.reverse();
}

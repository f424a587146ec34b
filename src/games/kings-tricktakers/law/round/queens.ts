import type { PlayerId } from '#law/game';
import { createReasonMaker } from '#law/ruling';
import type { SetColour } from '../box';
import { createViolation, type Violation } from '../broken-reasons';
import { enterLines, type Position, pointsNow, type Revive, setOf } from '../position';
import { rangeOf } from '../score/point-ranges';
import type { MissingFigure, ScoreLineParams } from '../score/score';

const createScoreReason = createReasonMaker<ScoreLineParams>();

/** What it costs to turn a Queen up again; nothing where nobody knows the figure. */
const revivalCost = (position: Position, set: SetColour | undefined): number => (set && position.figures.queens[set]) ?? 0;

/** kt.queen.revive: a Queen face down, and the points to pay for her. */
export function checkRevival(position: Position, player: PlayerId, set = setOf(position, player)): readonly Violation[] {
  if (set === undefined || !position.queensDown.includes(set))
    return [{ ...createViolation('kt.queen.revive', { problem: 'face-up', player }), isUnwaivable: true }];
  const cost = revivalCost(position, set);
  const points = pointsNow(position, player);
  if (cost <= Math.max(0, points)) return [];
  const openParams = cost <= rangeOf(position, player).most && { open: true as const };
  return [createViolation('kt.queen.revive', { problem: 'points', player, cost, points, ...openParams })];
}

/** The line of a Queen revived, which leaves the points at once. */
export function revivalLine(position: Position, player: PlayerId, set: SetColour) {
  const cost = revivalCost(position, set);
  const isCostKnown = position.figures.queens[set] !== undefined;
  return {
    player,
    points: 0 - cost,
    paid: cost !== 0,
    reason: createScoreReason('kt.queen.revive', { set, cost, known: isCostKnown }, ['queen']),
  };
}

export function revive(position: Position, { by = '' }: Revive): Position {
  const set = setOf(position, by);
  if (set === undefined) return position;
  const line = revivalLine(position, by, set);
  const queensDown = position.queensDown.filter((each) => each !== set);
  return enterLines({ ...position, queensDown, revivalLines: [...position.revivalLines, line] }, [line]);
}

export const missingCost = (position: Position, player: PlayerId, set: SetColour | undefined): readonly MissingFigure[] =>
  set === undefined || position.figures.queens[set] !== undefined ? [] : [{ player, kind: 'queen', card: set }];

import { type Standing, winnersOf } from '#law/score';
import { isTenthScored, nobodyHasTiles, onlyOneHasTiles } from './play';
import type { Position } from './position';

export type Ending = 'kg.end.tenth' | 'kg.end.no-tiles' | 'kg.end.one-left';

/** Which rule ended a finished game; none where a pad was closed early. */
export function endingOf(position: Position): Ending | undefined {
  if (isTenthScored(position)) return 'kg.end.tenth';
  if (position.record === 'pad') return undefined;
  if (nobodyHasTiles(position)) return 'kg.end.no-tiles';
  return onlyOneHasTiles(position) ? 'kg.end.one-left' : undefined;
}

/** kg.end.winner: who has the most points, and whom of them the last location leaves ahead. */
export function summarizeLead(standings: readonly Standing[]) {
  const most = standings[0]?.points ?? 0;
  return { most, equal: standings.filter(({ points }) => points === most).map(({ player }) => player), winners: winnersOf(standings) };
}

import type { PositionBase } from '#law/game';
import type { Table } from '#session/table';
import { tallying } from '#stats/tally';
import type { Position } from './law/position';

const isKingdom = (position: PositionBase): position is Position => 'sides' in position && 'ending' in position;

/** How the game was won, and how many moves it took. */
export function kingdom(position: PositionBase, { steps }: Table) {
  const tally = tallying(position.players);
  if (!isKingdom(position)) return tally.counts;
  const { ending, winner, sides } = position;
  for (const way of ['throne', 'capture', 'resignation']) tally.all(`won.${way}`);
  if (winner !== undefined && ending !== undefined) tally.add(sides[winner], `won.${ending}`);
  const moves = steps.filter(({ event }) => event.type === 'move').length;
  for (const player of position.players) tally.add(player, 'moves', moves);
  return tally.counts;
}

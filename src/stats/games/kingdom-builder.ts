import type { PositionBase } from '#law/common/game';
import type { Position } from '#law/kingdom-builder/position';
import { scored } from '#law/kingdom-builder/score';
import { tallying } from './tally';

const isKingdomBuilder = (position: PositionBase): position is Position => 'land' in position && 'settlements' in position;

/** Points card by card, castles and Capitols; tiles only where the table was kept, not just counted. */
export function kingdomBuilder(position: PositionBase) {
  const tally = tallying(position.players);
  if (!isKingdomBuilder(position)) return tally.counts;
  for (const { player, part, points } of scored(position)) tally.add(player, `points.${part}`, points);
  if (position.record === 'table')
    for (const [seat, player] of position.players.entries()) tally.add(player, 'tiles', position.taken[seat]?.length);
  return tally.counts;
}

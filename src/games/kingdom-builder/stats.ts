import type { PositionBase } from '#law/game';
import { tallying } from '#stats/tally';
import type { Position } from './law/position';
import { scored } from './law/score';

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

import type { PlayerId } from '#law/game';
import type { Event, Phase, Position } from './position';
import { areBetsRevealed } from './round/bets';

interface Standpoint {
  readonly phase: Phase;
  readonly position: Position;
}

/** A bet is its player's own until all are turned over. */
export const isHiddenFrom = (event: Event, seat: PlayerId | undefined, before: Standpoint, now: Standpoint): boolean =>
  event.type === 'bet' && (seat === undefined || seat !== event.by) && !areBetsRevealed(now, before.position.round);

export const hasHidden = ({ phase, position }: Standpoint): boolean => phase === 'bets' && Object.keys(position.bets).length > 0;

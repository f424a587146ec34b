import type { PlayerId } from '#law/game';
import { turnOf } from './rule-on';
import type { Table } from './table';

/** Who began, where the set-up or the first turn tells. */
export function startingPlayer({ game, setup, start }: Table): PlayerId | undefined {
  const named = 'first' in setup ? setup.first : 'starter' in setup ? setup.starter : undefined;
  return setup.players.find((player) => player === named) ?? turnOf(game, start);
}

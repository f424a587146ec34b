import type { LiveGame } from '#store/live/live-game';
import type { HostedGame } from './host';

/** A game that is open on this phone, as the host of others judges it. */
export function hostedGame({ storedGame, table, act }: LiveGame): HostedGame {
  const { id, game, rules, startedAt, players, setup } = storedGame.peek();
  return {
    shared: { id, game, rules, startedAt, players, setup },
    table: table.peek.bind(table),
    savedCount: () => storedGame.peek().entries,
    accepted: (phone) => storedGame.peek().proposals?.[phone],
    act,
  };
}

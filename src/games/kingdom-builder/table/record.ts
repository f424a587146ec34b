import { signal } from '@preact/signals';
import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { hexOf } from '#games/kingdom-builder/law/land';
import { tileChanges } from '#games/kingdom-builder/law/outlook';
import type { Event, Settle } from '#games/kingdom-builder/law/position';
import type { StandIn } from '#session/game';
import { standBefore } from '#session/steps';
import { standOf, type Table } from '#session/table';

/** Whether the points as they would be now are shown; the table switches them on. */
export const pointsShown = signal(false);

/** What the event before this stand did to the tiles of its player. */
export function tileNews(table: Table<KingdomBuilder>, stand: StandIn<KingdomBuilder>, last: Event | undefined) {
  const before = standBefore(table, stand);
  const { position } = stand;
  const seat = position.players.indexOf(last?.by ?? '');
  if (before === undefined || seat < 0) return undefined;
  const { gained, lost } = tileChanges(before.position, position, seat);
  return { player: last?.by ?? '', gained, lost };
}

/** The settlements of a table as the final record writes them. */
export function settled(table: Table<KingdomBuilder>): readonly Settle[] {
  const { land, players, settlements } = standOf(table).position;
  return settlements.flatMap((seat, spot): readonly Settle[] => {
    const by = players[seat];
    return by === undefined ? [] : [{ type: 'settle', by, at: hexOf(land, spot) }];
  });
}

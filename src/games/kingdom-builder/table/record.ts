import { signal } from '@preact/signals';
import { onlyEndLeft } from '#games/kingdom-builder/law/candidates';
import { hexOf } from '#games/kingdom-builder/law/land';
import { tileChanges } from '#games/kingdom-builder/law/outlook';
import type { Settle } from '#games/kingdom-builder/law/position';
import type { EventBase } from '#law/game';
import type { Stand } from '#machines/flow';
import { rule } from '#session/rule';
import { standBefore } from '#session/steps';
import { standOf, type Table } from '#session/table';
import { positionOf } from './view';

/** Whether the points as they would be now are shown; the table switches them on. */
export const pointsShown = signal(false);

/** Whether an event leaves its player nothing but the end of the turn. */
export function endsTurn(table: Table, stand: Stand, event: EventBase): boolean {
  if (stand !== standOf(table)) return false;
  const answer = rule(table.game, stand, event);
  return answer.answer === 'accepted' && answer.stand.phase === 'turn' && onlyEndLeft(positionOf(answer.stand));
}

/** What the event before this stand did to the tiles of its player. */
export function tileNews(table: Table, stand: Stand, last: EventBase | undefined) {
  const before = standBefore(table, stand);
  const position = positionOf(stand);
  const seat = position.players.indexOf(last?.by ?? '');
  if (before === undefined || seat < 0) return undefined;
  const { gained, lost } = tileChanges(positionOf(before), position, seat);
  return { player: last?.by ?? '', gained: gained.map(({ tile }) => tile), lost: lost.map(({ tile }) => tile) };
}

/** The settlements of a table as the final record writes them. */
export function settled(table: Table): readonly Settle[] {
  const { land, players, settlements } = positionOf(standOf(table));
  return settlements.flatMap((seat, spot): readonly Settle[] => {
    const by = players[seat];
    return by === undefined ? [] : [{ type: 'settle', by, at: hexOf(land, spot) }];
  });
}

import type { KingsGate } from '#games/kings-gate/game';
import { areTilesConfirmed, TILE_KINDS, type TileCounts } from '#games/kings-gate/law/box';
import { endingOf } from '#games/kings-gate/law/ending';
import { countTilesLeft, type Event } from '#games/kings-gate/law/position';
import { append, isTable, stateOf, type Table } from '#session/log/table';

/** Whether an event would end the game by tile counts that nobody has confirmed. */
export function endsByAssumedTiles(table: Table<KingsGate>, event: Event): boolean {
  const { position } = stateOf(table);
  if (position.record === 'pad' || areTilesConfirmed(position.box.told)) return false;
  // Only who plays a last tile, or fills a location when others have none, can end it.
  if (position.players.every((player) => countTilesLeft(position, player) > 1)) return false;
  const next = append(table, { kind: 'happened', event }, 0);
  if (!isTable(next)) return false;
  const after = stateOf(next);
  return after.isFinished && endingOf(after.position) !== 'kg.end.tenth';
}

/** Tile counts, told as this box has them. */
export const confirmTiles = (tiles: TileCounts) => ({
  setup: { copy: { tiles: Object.fromEntries(TILE_KINDS.map((kind) => [kind, tiles[kind]])) } },
});

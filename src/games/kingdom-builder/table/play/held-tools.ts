import { type Position, tilesOf } from '#games/kingdom-builder/law/position';
import type { HeldTile, Tool } from '#games/kingdom-builder/law/tiles';
import type { TileState } from '#games/kingdom-builder/text/screen-en';
import { tileStateOf } from './tap-choice';

/** The tiles of one name that the player on move holds, or the caves. */
export interface HeldTool {
  readonly tool: Tool;
  readonly count: number;
  /** How many of them can act this turn. */
  readonly ready: number;
  readonly state: TileState;
}

/** What the player on move can act with, tiles alike together, in the order in which they were taken. */
export function heldTools(position: Position, phase: string): readonly HeldTool[] {
  const { land, isCaveUsed, onMove } = position;
  const statesByTool = new Map<Tool, readonly HeldTile['state'][]>();
  for (const { tile, state } of tilesOf(position, onMove)) statesByTool.set(tile, [...(statesByTool.get(tile) ?? []), state]);
  if (land.caves.length > 0) statesByTool.set('cave', [isCaveUsed ? 'used' : 'ready']);
  return [...statesByTool].map(([tool, states]) => ({
    tool,
    count: states.length,
    ready: states.filter((state) => state === 'ready').length,
    state: tileStateOf(position, phase, tool, bestState(states)),
  }));
}

function bestState(states: readonly HeldTile['state'][]): HeldTile['state'] {
  if (states.includes('ready')) return 'ready';
  return states.includes('fresh') ? 'fresh' : 'used';
}

/** How many tiles could still act this turn; the caves are nobody's tile. */
export const countUnusedTiles = (position: Position, phase: string): number =>
  heldTools(position, phase).reduce((sum, { tool, ready, state }) => (tool !== 'cave' && state === 'ready' ? sum + ready : sum), 0);

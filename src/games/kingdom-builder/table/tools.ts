import { openHexes } from '#games/kingdom-builder/law/actions';
import { targetsOf } from '#games/kingdom-builder/law/candidates';
import { brokenTool, judge } from '#games/kingdom-builder/law/judge';
import { hexOf, NOWHERE, type Spot } from '#games/kingdom-builder/law/land';
import { type Event, mandatoryOver, type Position, reserveOf, settlementsOf, tilesOf } from '#games/kingdom-builder/law/position';
import { type HeldTile, isBuilder, type Tool } from '#games/kingdom-builder/law/tiles';
import type { TileState } from '#games/kingdom-builder/text/screen-en';
import { brokenRules } from '#law/ruling';

/** What the next tap is for. */
export interface Choice {
  readonly tool: Tool | undefined;
  /** Which of two tiles alike: the location hex that gave it. */
  readonly held?: Spot | undefined;
  /** The settlement that a moving tile lifts. */
  readonly from: Spot | undefined;
}

export const NONE: Choice = { tool: undefined, from: undefined };

/** At the desk a tile is lent to act with, from no location: it is in hand from the beginning, with the only settlement that it can move. */
export function firstChoice(position: Position, phase: string): Choice {
  const lent = tilesOf(position, position.onMove).find(({ from, state }) => from === NOWHERE && state === 'ready');
  if (lent === undefined) return NONE;
  const choice: Choice = { tool: lent.tile, held: NOWHERE, from: undefined };
  const { movable } = lights(position, phase, choice);
  return movable.length === 1 ? { ...choice, from: movable[0] } : choice;
}

/** What the table can tap now. */
export interface Lights {
  readonly open: readonly Spot[];
  readonly movable: readonly Spot[];
}

const DARK: Lights = { open: [], movable: [] };

/** The hexes that an action allows now, as the law has it. */
export function lights(position: Position, phase: string, { tool, held, from }: Choice): Lights {
  const { onMove, land } = position;
  if (phase !== 'turn') return DARK;
  if (tool === undefined) return mandatoryOver(position) ? DARK : { open: openHexes(position, 'mandatory', onMove), movable: [] };
  if (held !== undefined && tilesOf(position, onMove).some((tile) => tile.from === held && tile.tile === tool && tile.state !== 'ready'))
    return DARK;
  if (isBuilder(tool)) return reserveOf(position, onMove) === 0 ? DARK : { open: openHexes(position, tool, onMove), movable: [] };
  const targets = targetsOf(position, tool);
  const movable = settlementsOf(position, onMove).filter((spot) => targets(spot).some((to) => to !== spot));
  if (from === undefined) return { open: [], movable };
  const by = position.players[onMove];
  const legal = (to: Spot): boolean => {
    const event: Event = { type: 'move', by, from: hexOf(land, from), to: hexOf(land, to), with: tool };
    return !brokenRules(judge(position, event)).some(({ rule }) => !brokenTool(position, tool).some((reason) => reason.rule === rule));
  };
  return { open: [...new Set(targets(from))].filter((to) => to !== from && legal(to)), movable: [from] };
}

/** What a tap on a hex means: an event, or another choice. */
export function tapped(position: Position, { tool, held, from }: Choice, spot: Spot): { readonly event: Event } | Choice {
  const { land, settlements, onMove } = position;
  const at = hexOf(land, spot);
  if (tool === undefined) return { event: { type: 'build', at } };
  if (isBuilder(tool)) return { event: { type: 'build', at, with: tool } };
  if (from === undefined)
    return settlements[spot] === onMove ? { tool, held, from: spot } : { event: { type: 'move', from: at, to: at, with: tool } };
  if (spot === from) return { tool, held, from: undefined };
  if (settlements[spot] === onMove && tool !== 'paddock') return { tool, held, from: spot };
  return { event: { type: 'move', from: hexOf(land, from), to: at, with: tool } };
}

export function stateOf(position: Position, phase: string, tool: Tool, state: HeldTile['state']): TileState {
  if (state !== 'ready' || phase !== 'turn') return state;
  if (brokenTool(position, tool).length > 0) return 'waits';
  const { open, movable } = lights(position, phase, { tool, from: undefined });
  return open.length + movable.length === 0 ? 'idle' : 'ready';
}

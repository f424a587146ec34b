import { openHexes } from '#games/kingdom-builder/law/actions';
import { hexOf, NOWHERE, type Spot } from '#games/kingdom-builder/law/board/land';
import { targetsOf } from '#games/kingdom-builder/law/candidates';
import { brokenTool, judge } from '#games/kingdom-builder/law/judge';
import { type Event, isMandatoryOver, type Position, reserveOf, settlementsOf, tilesOf } from '#games/kingdom-builder/law/position';
import { type HeldTile, isBuildingTile, type Tool } from '#games/kingdom-builder/law/tiles';
import type { TileState } from '#games/kingdom-builder/text/screen-en';
import { brokenRules } from '#law/ruling';

/** What the next tap is for. */
export interface TapChoice {
  readonly tool: Tool | undefined;
  /** Which of two tiles alike: the location hex that gave it. */
  readonly held?: Spot | undefined;
  /** The settlement that a moving tile lifts. */
  readonly from: Spot | undefined;
}

export const NO_CHOICE: TapChoice = { tool: undefined, from: undefined };

/** At the desk a tile is lent to act with, from no location: it is in hand from the beginning, with the only settlement that it can move. */
export function initialChoice(position: Position, phase: string): TapChoice {
  const lent = tilesOf(position, position.onMove).find(({ from, state }) => from === NOWHERE && state === 'ready');
  if (lent === undefined) return NO_CHOICE;
  const choice: TapChoice = { tool: lent.tile, held: NOWHERE, from: undefined };
  const { movable } = tappableSpots(position, phase, choice);
  return movable.length === 1 ? { ...choice, from: movable[0] } : choice;
}

/** What the table can tap now. */
export interface TappableSpots {
  readonly open: readonly Spot[];
  readonly movable: readonly Spot[];
}

const NOTHING_TAPPABLE: TappableSpots = { open: [], movable: [] };

/** The hexes that an action allows now, as the law has it. */
export function tappableSpots(position: Position, phase: string, { tool, held, from }: TapChoice): TappableSpots {
  const { onMove, land } = position;
  if (phase !== 'turn') return NOTHING_TAPPABLE;
  if (tool === undefined)
    return isMandatoryOver(position) ? NOTHING_TAPPABLE : { open: openHexes(position, 'mandatory', onMove), movable: [] };
  if (held !== undefined && tilesOf(position, onMove).some((tile) => tile.from === held && tile.tile === tool && tile.state !== 'ready'))
    return NOTHING_TAPPABLE;
  if (isBuildingTile(tool))
    return reserveOf(position, onMove) === 0 ? NOTHING_TAPPABLE : { open: openHexes(position, tool, onMove), movable: [] };
  const targets = targetsOf(position, tool);
  const movable = settlementsOf(position, onMove).filter((spot) => targets(spot).some((to) => to !== spot));
  if (from === undefined) return { open: [], movable };
  const by = position.players[onMove];
  const isLegal = (to: Spot): boolean => {
    const event: Event = { type: 'move', by, from: hexOf(land, from), to: hexOf(land, to), with: tool };
    return !brokenRules(judge(position, event)).some(({ rule }) => !brokenTool(position, tool).some((reason) => reason.rule === rule));
  };
  return { open: [...new Set(targets(from))].filter((to) => to !== from && isLegal(to)), movable: [from] };
}

/** What a tap on a hex means: an event, or another choice. */
export function interpretTap(position: Position, { tool, held, from }: TapChoice, spot: Spot): { readonly event: Event } | TapChoice {
  const { land, settlements, onMove } = position;
  const at = hexOf(land, spot);
  if (tool === undefined) return { event: { type: 'build', at } };
  if (isBuildingTile(tool)) return { event: { type: 'build', at, with: tool } };
  if (from === undefined)
    return settlements[spot] === onMove ? { tool, held, from: spot } : { event: { type: 'move', from: at, to: at, with: tool } };
  if (spot === from) return { tool, held, from: undefined };
  if (settlements[spot] === onMove && tool !== 'paddock') return { tool, held, from: spot };
  return { event: { type: 'move', from: hexOf(land, from), to: at, with: tool } };
}

export function tileStateOf(position: Position, phase: string, tool: Tool, state: HeldTile['state']): TileState {
  if (state !== 'ready' || phase !== 'turn') return state;
  if (brokenTool(position, tool).length > 0) return 'waits';
  const { open, movable } = tappableSpots(position, phase, { tool, from: undefined });
  return open.length + movable.length === 0 ? 'idle' : 'ready';
}

import { openHexes } from '#games/kingdom-builder/law/actions';
import { hexOf, NOWHERE, type Spot } from '#games/kingdom-builder/law/board/land';
import { targetsOf } from '#games/kingdom-builder/law/candidates';
import { checkTool, judge } from '#games/kingdom-builder/law/judge';
import { type Event, isMandatoryOver, type Position, reserveOf, settlementsOf, tilesOf } from '#games/kingdom-builder/law/position';
import { type HeldTile, isBuildingTile, type Tool } from '#games/kingdom-builder/law/tiles';
import type { TileState } from '#games/kingdom-builder/text/screen-en';
import { brokenRules } from '#law/ruling';

/** The tool that the next tap uses. */
export interface TapChoice {
  readonly tool: Tool | undefined;
  /** The settlement that a moving tile lifts. */
  readonly from: Spot | undefined;
}

export const NO_CHOICE: TapChoice = { tool: undefined, from: undefined };

/** At the desk the tile in question is lent, from no location: it is chosen at once, and so is the settlement if it can move only one. */
export function initialChoice(position: Position, phase: string): TapChoice {
  const lent = tilesOf(position, position.onMove).find(({ from, state }) => from === NOWHERE && state === 'ready');
  if (lent === undefined) return NO_CHOICE;
  const choice: TapChoice = { tool: lent.tile, from: undefined };
  const { movable } = tappableSpots(position, phase, choice);
  return movable.length === 1 ? { ...choice, from: movable[0] } : choice;
}

/** The hexes that can be tapped now: those to build on or move to, the settlements that can be moved, and those that cannot. */
export interface TappableSpots {
  readonly open: readonly Spot[];
  readonly movable: readonly Spot[];
  readonly stuck: readonly Spot[];
}

const NOTHING_TAPPABLE: TappableSpots = { open: [], movable: [], stuck: [] };

/** The hexes that the law allows for the chosen tool. */
export function tappableSpots(position: Position, phase: string, { tool, from }: TapChoice): TappableSpots {
  const { onMove, land } = position;
  if (phase !== 'turn') return NOTHING_TAPPABLE;
  if (tool === undefined)
    return isMandatoryOver(position) ? NOTHING_TAPPABLE : { ...NOTHING_TAPPABLE, open: openHexes(position, 'mandatory', onMove) };
  if (isBuildingTile(tool))
    return reserveOf(position, onMove) === 0 ? NOTHING_TAPPABLE : { ...NOTHING_TAPPABLE, open: openHexes(position, tool, onMove) };
  const targets = targetsOf(position, tool);
  const own = settlementsOf(position, onMove);
  const movable = own.filter((spot) => targets(spot).some((to) => to !== spot));
  const stuck = own.filter((spot) => !movable.includes(spot));
  if (from === undefined || stuck.includes(from)) return { open: [], movable, stuck };
  const by = position.players[onMove];
  const isLegal = (to: Spot): boolean => {
    const event: Event = { type: 'move', by, from: hexOf(land, from), to: hexOf(land, to), with: tool };
    return !brokenRules(judge(position, event)).some(({ rule }) => !checkTool(position, tool).some((reason) => reason.rule === rule));
  };
  return { open: [...new Set(targets(from))].filter((to) => to !== from && isLegal(to)), movable: [from], stuck };
}

/** Turns a tap on a hex into an event, or into another choice. */
export function interpretTap(position: Position, { tool, from }: TapChoice, spot: Spot): { readonly event: Event } | TapChoice {
  const { land, settlements, onMove } = position;
  const at = hexOf(land, spot);
  if (tool === undefined) return onlyMoveOf(position, spot) ?? { event: { type: 'build', at } };
  if (isBuildingTile(tool)) return { event: { type: 'build', at, with: tool } };
  if (from === undefined)
    return settlements[spot] === onMove ? { tool, from: spot } : { event: { type: 'move', from: at, to: at, with: tool } };
  if (spot === from) return { tool, from: undefined };
  if (settlements[spot] === onMove) return { tool, from: spot };
  return { event: { type: 'move', from: hexOf(land, from), to: at, with: tool } };
}

/** After the three a settlement is tapped to be moved: with the tile that can, where there is one alone. */
function onlyMoveOf(position: Position, spot: Spot): TapChoice | undefined {
  const { onMove, settlements } = position;
  if (settlements[spot] !== onMove || !isMandatoryOver(position)) return undefined;
  const ready = tilesOf(position, onMove).flatMap(({ tile, state }) => (state === 'ready' && !isBuildingTile(tile) ? [tile] : []));
  const [tool, other] = new Set(
    ready.filter((tile) => checkTool(position, tile).length === 0 && targetsOf(position, tile)(spot).some((to) => to !== spot)),
  );
  return tool === undefined || other !== undefined ? undefined : { tool, from: spot };
}

export function tileStateOf(position: Position, phase: string, tool: Tool, state: HeldTile['state']): TileState {
  if (state !== 'ready' || phase !== 'turn') return state;
  if (checkTool(position, tool).length > 0) return 'waits';
  const { open, movable } = tappableSpots(position, phase, { tool, from: undefined });
  return open.length + movable.length === 0 ? 'idle' : 'ready';
}

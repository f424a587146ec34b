import { openHexes } from '#games/kingdom-builder/law/actions';
import { targetsOf } from '#games/kingdom-builder/law/candidates';
import { brokenTool, judge } from '#games/kingdom-builder/law/judge';
import { hexOf, type Spot } from '#games/kingdom-builder/law/land';
import { type Event, mandatoryOver, type Position, reserveOf, settlementsOf } from '#games/kingdom-builder/law/position';
import { isBuilder, type Tool } from '#games/kingdom-builder/law/tiles';
import { brokenIn } from '#law/ruling';

/** What the next tap is for. */
export interface Choice {
  readonly tool: Tool | undefined;
  /** The settlement that a moving tile lifts. */
  readonly from: Spot | undefined;
}

/** What the table can tap now. */
export interface Lights {
  readonly open: readonly Spot[];
  readonly movable: readonly Spot[];
}

const DARK: Lights = { open: [], movable: [] };

/** The hexes that an action allows now, as the law has it. */
export function lights(position: Position, phase: string, { tool, from }: Choice): Lights {
  const { onMove, land } = position;
  if (phase !== 'turn') return DARK;
  if (tool === undefined) return mandatoryOver(position) ? DARK : { open: openHexes(position, 'mandatory', onMove), movable: [] };
  if (isBuilder(tool)) return reserveOf(position, onMove) === 0 ? DARK : { open: openHexes(position, tool, onMove), movable: [] };
  const targets = targetsOf(position, tool);
  const movable = settlementsOf(position, onMove).filter((spot) => targets(spot).length > 0);
  if (from === undefined) return { open: [], movable };
  const by = position.players[onMove];
  const legal = (to: Spot): boolean => {
    const event: Event = { type: 'move', by, from: hexOf(land, from), to: hexOf(land, to), with: tool };
    return !brokenIn(judge(position, event)).some(({ rule }) => !brokenTool(position, tool).some((reason) => reason.rule === rule));
  };
  return { open: [...new Set(targets(from))].filter(legal), movable: [from] };
}

/** What a tap on a hex means: an event, or another choice. */
export function tapped(position: Position, { tool, from }: Choice, spot: Spot): { readonly event: Event } | Choice {
  const { land, settlements, onMove } = position;
  const at = hexOf(land, spot);
  if (tool === undefined) return { event: { type: 'build', at } };
  if (isBuilder(tool)) return { event: { type: 'build', at, with: tool } };
  if (from === undefined)
    return settlements[spot] === onMove ? { tool, from: spot } : { event: { type: 'move', from: at, to: at, with: tool } };
  if (spot === from) return { tool, from: undefined };
  if (settlements[spot] === onMove && tool !== 'paddock') return { tool, from: spot };
  return { event: { type: 'move', from: hexOf(land, from), to: at, with: tool } };
}

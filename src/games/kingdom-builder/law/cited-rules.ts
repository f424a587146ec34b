import { type Action, isBoundToOwn } from './actions';
import { build, move } from './effects';
import { tileChanges } from './news';
import { type Build, type Draw, hasFreeHex, hasTerrainRunOut, type Move, type Position, shouldDrawAgain } from './position';
import type { RuleId } from './rules';
import type { Tool } from './tiles';

/** The rule that describes each action. */
const ACTION_RULE: Readonly<Record<Action, RuleId>> = {
  mandatory: 'kb.build.terrain',
  oracle: 'kb.oracle',
  farm: 'kb.farm',
  oasis: 'kb.oasis',
  tower: 'kb.tower',
  tavern: 'kb.tavern',
  barn: 'kb.barn',
  harbor: 'kb.harbor',
  paddock: 'kb.paddock',
  'rope-bridge': 'kb.queenie.island',
  'tree-house': 'kb.queenie.island',
  cave: 'kb.queenie.caves',
};

/** The rules that allow a tile or the caves to act now. */
export const toolRules = (tool: Tool): readonly RuleId[] => [ACTION_RULE[tool], 'kb.tile.once', 'kb.turn.no-interruption'];

/** The rules that restrict the hexes of an action. */
export const placeRules = (action: Action): readonly RuleId[] =>
  isBoundToOwn(action) ? [ACTION_RULE[action], 'kb.build.adjacent'] : [ACTION_RULE[action]];

/** The rules behind the tiles that the player gained, kept or lost by an event. */
export function tileRules(before: Position, after: Position, type: (Build | Move)['type']): readonly RuleId[] {
  const { gained, lost } = tileChanges(before, after, before.onMove);
  const cited: RuleId[] = type === 'move' ? ['kb.tile.lost'] : [];
  if (lost.length === 0 || gained.length > 0) cited.push('kb.tile.gain');
  if (gained.length > 0) cited.push('kb.tile.fresh');
  return cited;
}

/** The rules for a terrain without a free hex. */
export const fullTerrainRules = (again: boolean): readonly RuleId[] =>
  again ? ['kb.draw.nothing-free', 'kb.turn.three'] : ['kb.turn.three'];

/** The rules for whether the game goes on after a turn, and with which player. */
export const END_RULES: readonly RuleId[] = ['kb.end.trigger', 'kb.turn.order'];

export const drawRules = (position: Position, { terrain }: Draw): readonly RuleId[] =>
  hasFreeHex(position, terrain) ? ['kb.draw.first'] : ['kb.draw.first', ...fullTerrainRules(true)];

/** The rules that a legal build or move is based on: the tool, the hex, the tiles, and the rest of the mandatory three. */
export function actRules(position: Position, event: Build | Move): readonly RuleId[] {
  const after = event.type === 'build' ? build(position, event) : move(position, event);
  return [
    ...(event.with === undefined ? [] : toolRules(event.with)),
    ...placeRules(event.with ?? 'mandatory'),
    ...tileRules(position, after, event.type),
    ...(event.with === undefined || hasTerrainRunOut(after) ? fullTerrainRules(shouldDrawAgain(after)) : []),
  ];
}

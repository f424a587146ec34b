import type { PlayerId } from '#law/game';
import { type Action, adjacentHexes, fittingHexes, isFittingGround, openHexes } from './actions';
import { hexOf, isNextToCave, type Land, type Spot } from './board/land';
import { isTerrain, TERRAINS } from './board/terrain';
import {
  type Build,
  type Event,
  isFree,
  isMandatoryOver,
  isNextToSettlement,
  type Move,
  type Position,
  reserveOf,
  settlementsOf,
  tilesOf,
} from './position';
import { BUILDING_TILES, MOVING_TILES, whyUnusable } from './tiles';

/** The events of a type that may be legal. `unsettle` names the owner, though it needs no name. */
export function candidates(position: Position, type: Event['type']): readonly Event[] {
  const by = position.players[position.onMove] ?? '';
  switch (type) {
    case 'draw':
      return TERRAINS.map((terrain) => ({ type, by, terrain }));
    case 'build':
      return buildCandidates(position, by);
    case 'move':
      return moveCandidates(position, by);
    case 'end-turn':
      return position.terrain !== undefined && isMandatoryOver(position) ? [{ type, by }] : [];
    case 'settle':
      return settleCandidates(position);
    case 'unsettle':
      return position.players.flatMap((player, seat) =>
        settlementsOf(position, seat).map((spot) => ({ type, by: player, at: hexOf(position.land, spot) })),
      );
    case 'finish':
      return [{ type }];
    default:
      return [];
  }
}

/** kb.turn.no-interruption: whether tiles may act now. */
const canUseTools = (position: Position): boolean => position.terrain !== undefined && (position.placed === 0 || isMandatoryOver(position));

/** The tiles and caves that may act now and move a settlement. */
function movingTools(position: Position): readonly Move['with'][] {
  if (!canUseTools(position)) return [];
  const tiles = MOVING_TILES.filter((tile) => whyUnusable(tilesOf(position, position.onMove), tile) === undefined);
  return position.land.caves.length > 0 && !position.isCaveUsed ? [...tiles, 'cave'] : tiles;
}

/** Whether the end of the turn is the only legal event that changes anything: no tile or cave can build, or move a settlement to another hex. */
export function isOnlyEndLeft(position: Position): boolean {
  if (position.terrain === undefined || !isMandatoryOver(position) || buildCandidates(position, '').length > 0) return false;
  const own = settlementsOf(position, position.onMove);
  return movingTools(position).every((tool) => {
    const targets = targetsOf(position, tool);
    return own.every((from) => targets(from).every((to) => to === from));
  });
}

function buildCandidates(position: Position, by: PlayerId): readonly Build[] {
  const { land, onMove } = position;
  if (position.terrain === undefined || reserveOf(position, onMove) === 0) return [];
  const at = (spot: Spot): Build => ({ type: 'build', by, at: hexOf(land, spot) });
  const mandatory = isMandatoryOver(position) ? [] : openHexes(position, 'mandatory', onMove).map(at);
  if (!canUseTools(position)) return mandatory;
  const tiles = BUILDING_TILES.filter((tile) => whyUnusable(tilesOf(position, onMove), tile) === undefined);
  return [...mandatory, ...tiles.flatMap((tile) => openHexes(position, tile, onMove).map((spot): Build => ({ ...at(spot), with: tile })))];
}

function moveCandidates(position: Position, by: PlayerId): readonly Move[] {
  const { land, onMove } = position;
  const own = settlementsOf(position, onMove);
  return movingTools(position).flatMap((tool) => {
    const targets = targetsOf(position, tool);
    return own.flatMap((from) =>
      targets(from).map((to): Move => ({ type: 'move', by, from: hexOf(land, from), to: hexOf(land, to), with: tool })),
    );
  });
}

/** The hexes to which a tool can move each settlement. Curried, so that what does not depend on the settlement is computed once. */
export function targetsOf(position: Position, tool: Move['with']): (from: Spot) => readonly Spot[] {
  const { land } = position;
  if (tool === 'paddock')
    return (from) => (land.jumps[from] ?? []).filter((spot) => isTerrain(land.ground[spot]) && isFree(position, spot));
  if (tool === 'cave') return caveTargets(position, land);
  return adjacentTargets(position, tool);
}

function caveTargets(position: Position, land: Land): (from: Spot) => readonly Spot[] {
  const mouths = fittingHexes(position, 'cave').filter((spot) => isNextToCave(land, spot));
  return (from) => {
    if (!isNextToCave(land, from)) return [];
    return isTerrain(land.ground[from]) ? [from, ...mouths] : mouths;
  };
}

/** kb.build.adjacent for each settlement that moves: the fitting hexes next to the others, or all fitting ones where there is none. */
function adjacentTargets(position: Position, action: Action): (from: Spot) => readonly Spot[] {
  const { onMove } = position;
  const fitting = fittingHexes(position, action);
  const adjacent = adjacentHexes(position, action, onMove);
  return (from) => {
    const ownHex = isFittingGround(position, action, from) ? [from] : [];
    const adjacentToOthers = [...ownHex, ...adjacent].filter((spot) => isNextToSettlement(position, onMove, spot, from));
    return adjacentToOthers.length > 0 ? adjacentToOthers : [...ownHex, ...fitting];
  };
}

function settleCandidates(position: Position): readonly Event[] {
  const { land, players } = position;
  const spots = land.ground.flatMap((ground, spot) =>
    (ground === 'water' || isTerrain(ground)) && isFree(position, spot) ? [hexOf(land, spot)] : [],
  );
  return players.flatMap((by, seat) => (reserveOf(position, seat) === 0 ? [] : spots.map((at): Event => ({ type: 'settle', by, at }))));
}

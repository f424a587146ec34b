import type { PlayerId } from '#law/game';
import { citeRules, createReasonMaker, createRulingMaker, LEGAL, type Reason, type ReasonOf, type Ruling } from '#law/ruling';
import { type Action, adjacentHexes, isBoundToOwn, isJump, isLineEnd, requiredGround } from './actions';
import { isNextToCave, NOWHERE, nameOf, type Spot, spotOf } from './board/land';
import { type Ground, isTerrain } from './board/terrain';
import { actRules, drawRules, END_RULES } from './cited-rules';
import {
  type Build,
  type Draw,
  type EndTurn,
  type Event,
  isFree,
  isMandatoryOver,
  isNextToSettlement,
  MANDATORY_SETTLEMENTS,
  type Move,
  ownerOf,
  type Position,
  reserveOf,
  type Settle,
  tilesOf,
  type Unsettle,
} from './position';
import type { RuleId } from './rules';
import { type Tile, type Tool, whyUnusable } from './tiles';

/** The parameters of each violation: what its sentence needs. */
export interface ViolationParams {
  'kb.turn.order': { readonly onMove: PlayerId };
  'kb.draw.first': { readonly player: PlayerId };
  'kb.turn.no-interruption': { readonly placed: number };
  'kb.tile.held': { readonly tile: Tile };
  'kb.tile.fresh': { readonly tile: Tile };
  'kb.tile.once': { readonly tile: Tile; readonly held: number };
  'kb.build.reserve': { readonly player: PlayerId };
  /** `owner` is empty where the hex is. */
  'kb.move.own': { readonly hex: string; readonly owner: PlayerId | '' };
  'kb.build.free': { readonly hex: string; readonly owner: PlayerId | '' };
  'kb.build.buildable': { readonly hex: string; readonly ground: Ground };
  'kb.build.terrain': { readonly hex: string; readonly ground: Ground; readonly wanted: Ground };
  'kb.tower': { readonly hex: string };
  'kb.tavern': { readonly hex: string };
  'kb.paddock': { readonly from: string; readonly to: string };
  'kb.harbor': { readonly hex: string; readonly ground: Ground };
  'kb.queenie.caves': { readonly trouble: 'none' | 'used' | 'far'; readonly hex: string };
  'kb.build.adjacent': { readonly hex: string; readonly open: number };
  'kb.turn.three': { readonly placed: number; readonly over: boolean };
}

/** Rules that only forbid. The others cannot be waived: without the right turn, piece, hex or shape the event would make no sense. */
export const waivable: ReadonlySet<string> = new Set<keyof ViolationParams>([
  'kb.turn.no-interruption',
  'kb.tile.fresh',
  'kb.tile.once',
  'kb.build.buildable',
  'kb.build.terrain',
  'kb.build.adjacent',
  'kb.turn.three',
]);

type Violation = ReasonOf<ViolationParams>;

const why = createReasonMaker<ViolationParams>();
const ruling = createRulingMaker(waivable);

export function judge(position: Position, event: Event): Ruling<Violation | Reason<RuleId, Record<never, never>>> {
  switch (event.type) {
    case 'draw':
      return ruling(checkTurn(position, event), () => citeRules(...drawRules(position, event)));
    case 'build':
    case 'move':
      return ruling(checkInTurn(position, event), () => citeRules(...actRules(position, event)));
    case 'end-turn':
      return ruling(checkInTurn(position, event), () => citeRules('kb.turn.three', ...END_RULES));
    case 'settle':
      return ruling(checkSettle(position, event), () => citeRules('kb.build.free', 'kb.build.buildable'));
    case 'unsettle':
      return ruling(checkUnsettle(position, event), () => citeRules('kb.move.own'));
    case 'finish':
      return ruling([], () => citeRules('kb.end.winner'));
    default:
      return LEGAL;
  }
}

const playerOnMove = ({ players, onMove }: Position): PlayerId => players[onMove] ?? '';

function checkTurn(position: Position, { by }: Draw | Build | Move | EndTurn): readonly Violation[] {
  const onMove = playerOnMove(position);
  return by === onMove ? [] : [why('kb.turn.order', { onMove })];
}

/** Other rules are checked only in turn and with a card, because they depend on both. */
function checkInTurn(position: Position, event: Build | Move | EndTurn): readonly Violation[] {
  const outOfTurn = checkTurn(position, event);
  if (outOfTurn.length > 0) return outOfTurn;
  if (position.terrain === undefined) return [why('kb.draw.first', { player: playerOnMove(position) })];
  switch (event.type) {
    case 'build':
      return checkBuild(position, event);
    case 'move':
      return checkMove(position, event);
    default:
      return isMandatoryOver(position) ? [] : [why('kb.turn.three', { placed: position.placed, over: false })];
  }
}

function checkBuild(position: Position, event: Build): readonly Violation[] {
  const { land, onMove, placed, isMandatoryStopped } = position;
  const action = event.with ?? 'mandatory';
  const spot = spotOf(land, event.at);
  const violations: Violation[] = event.with === undefined ? [] : [...checkTool(position, event.with)];
  if (reserveOf(position, onMove) === 0) violations.push(why('kb.build.reserve', { player: playerOnMove(position) }));
  violations.push(...checkPlace(position, action, spot, NOWHERE));
  if (action === 'mandatory' && (placed >= MANDATORY_SETTLEMENTS || isMandatoryStopped))
    violations.push(why('kb.turn.three', { placed, over: true }));
  return violations;
}

function checkMove(position: Position, event: Move): readonly Violation[] {
  const { land, onMove, settlements } = position;
  const [from, to] = [spotOf(land, event.from), spotOf(land, event.to)];
  const own = settlements[from] === onMove;
  const tool = checkTool(position, event.with);
  const place = checkPlace(position, event.with, to, own ? from : NOWHERE, from);
  const areCavesShut = tool.some(({ rule }) => rule === 'kb.queenie.caves');
  return [
    ...tool,
    ...(own ? [] : [createOwnerViolation(position, from)]),
    // One violation of kb.queenie.caves is enough, even where the caves are both used and out of reach.
    ...place.filter(({ rule }) => rule !== 'kb.queenie.caves' || !areCavesShut),
  ];
}

function createOwnerViolation(position: Position, spot: Spot): Violation {
  const hex = nameOf(position.land, spot);
  return why('kb.move.own', { hex, owner: ownerOf(position, spot) }, [hex]);
}

/** Why a tile or the caves cannot act now, whatever the hex; empty where they can. */
export const checkTool = (position: Position, tool: Tool): readonly Violation[] => [
  ...checkInterruption(position),
  ...(tool === 'cave' ? checkCaveUse(position) : checkTile(position, tool)),
];

/** kb.turn.no-interruption: tools wait while the first of the mandatory three is placed and the last is not. */
function checkInterruption(position: Position): readonly Violation[] {
  const { placed } = position;
  return placed === 0 || isMandatoryOver(position) ? [] : [why('kb.turn.no-interruption', { placed })];
}

function checkTile(position: Position, tile: Tile): readonly Violation[] {
  const held = tilesOf(position, position.onMove);
  switch (whyUnusable(held, tile)) {
    case 'held':
      return [why('kb.tile.held', { tile })];
    case 'fresh':
      return [why('kb.tile.fresh', { tile })];
    case 'once':
      return [why('kb.tile.once', { tile, held: held.filter((each) => each.tile === tile).length })];
    default:
      return [];
  }
}

function checkCaveUse({ land, isCaveUsed }: Position): readonly Violation[] {
  if (land.caves.length === 0) return [why('kb.queenie.caves', { trouble: 'none', hex: '' })];
  return isCaveUsed ? [why('kb.queenie.caves', { trouble: 'used', hex: '' })] : [];
}

/** The rules about the target hex, in refusal order; the hex of a lifted settlement counts as free. */
function checkPlace(position: Position, action: Action, spot: Spot, lifted: Spot, from: Spot = lifted): readonly Violation[] {
  const hex = nameOf(position.land, spot);
  const violations: Violation[] = [];
  if (spot !== lifted && !isFree(position, spot)) violations.push(why('kb.build.free', { hex, owner: ownerOf(position, spot) }, [hex]));
  violations.push(...checkGround(position, action, spot), ...checkShape(position, action, from, spot));
  if (isBoundToOwn(action) && !isNextToSettlement(position, position.onMove, spot, lifted)) {
    const openSpots = adjacentHexes(position, action, position.onMove, lifted);
    const openNames = openSpots.map((each) => nameOf(position.land, each));
    if (openSpots.length > 0) violations.push(why('kb.build.adjacent', { hex, open: openSpots.length }, openNames));
  }
  return violations;
}

/** kb.build.buildable, kb.build.terrain: ground that is built on, and the kind the action asks for. */
function checkGround(position: Position, action: Action, spot: Spot): readonly Violation[] {
  const ground = position.land.ground[spot];
  const wanted = requiredGround(position, action);
  const hex = nameOf(position.land, spot);
  if (ground === undefined || ground === wanted) return [];
  if (!isTerrain(ground)) return [why('kb.build.buildable', { hex, ground }, [hex])];
  if (action === 'harbor') return [why('kb.harbor', { hex, ground }, [hex])];
  return wanted === undefined ? [] : [why('kb.build.terrain', { hex, ground, wanted }, [hex])];
}

/** What tower, tavern, paddock and cave require of the hex besides its ground. */
function checkShape(position: Position, action: Action, from: Spot, spot: Spot): readonly Violation[] {
  const { land, onMove } = position;
  const hex = nameOf(land, spot);
  switch (action) {
    case 'tower':
      return land.isEdge[spot] === true ? [] : [why('kb.tower', { hex }, [hex])];
    case 'tavern':
      return isLineEnd(position, onMove, spot) ? [] : [why('kb.tavern', { hex }, [hex])];
    case 'paddock':
      return isJump(land, from, spot) ? [] : [why('kb.paddock', { from: nameOf(land, from), to: hex }, [nameOf(land, from), hex])];
    case 'cave': {
      const far = [from, spot].find((each) => !isNextToCave(land, each));
      return far === undefined ? [] : [why('kb.queenie.caves', { trouble: 'far', hex: nameOf(land, far) }, [nameOf(land, far)])];
    }
    default:
      return [];
  }
}

/** The final record allows every hex on which a settlement can stand at the end: free terrain, and water. */
function checkSettle(position: Position, { by, at }: Settle): readonly Violation[] {
  const spot = spotOf(position.land, at);
  const hex = nameOf(position.land, spot);
  const ground = position.land.ground[spot];
  const violations: Violation[] = [];
  if (reserveOf(position, position.players.indexOf(by)) === 0) violations.push(why('kb.build.reserve', { player: by }));
  if (!isFree(position, spot)) violations.push(why('kb.build.free', { hex, owner: ownerOf(position, spot) }, [hex]));
  if (ground !== undefined && ground !== 'water' && !isTerrain(ground)) violations.push(why('kb.build.buildable', { hex, ground }, [hex]));
  return violations;
}

function checkUnsettle(position: Position, { by, at }: Unsettle): readonly Violation[] {
  const spot = spotOf(position.land, at);
  const owner = ownerOf(position, spot);
  const belongsToOther = owner === '' || (by !== undefined && by !== owner);
  return belongsToOther ? [createOwnerViolation(position, spot)] : [];
}

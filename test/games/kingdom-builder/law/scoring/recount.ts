import type { Coordinates } from '#games/kingdom-builder/law/board/land';
import type { Build, EndTurn, Move, Position } from '#games/kingdom-builder/law/position';
import type { HeldTile } from '#games/kingdom-builder/law/tiles';

/** Kingdom Builder's turn ruled anew: slowly, hex by hex, from the rules as they are told. The law gives the position, and rules nothing. */

const BUILDABLE = ['grass', 'canyon', 'desert', 'flowers', 'forest'];
const WANTED: Readonly<Record<string, string>> = {
  farm: 'grass',
  oasis: 'desert',
  'rope-bridge': 'canyon',
  'tree-house': 'forest',
  harbor: 'water',
};
const NOT_BOUND = ['tavern', 'paddock', 'cave'];

interface Cube {
  readonly board: string;
  readonly q: number;
  readonly r: number;
}

const CUBES = new WeakMap<Coordinates, Cube>();

/** Board and island apart; rows, and columns that lean with them. */
function cube(at: Coordinates): Cube {
  const known = CUBES.get(at);
  if (known !== undefined) return known;
  const [row, column] = at[0] === 'island' ? [at[1], at[2]] : at;
  const found = { board: at[0] === 'island' ? 'island' : 'board', q: column - (row - (row % 2)) / 2, r: row };
  CUBES.set(at, found);
  return found;
}

function distance(one: Coordinates, other: Coordinates): number {
  const [a, b] = [cube(one), cube(other)];
  if (a.board !== b.board) return Number.POSITIVE_INFINITY;
  const [q, r] = [a.q - b.q, a.r - b.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

const isTouching = (one: Coordinates, other: Coordinates): boolean => distance(one, other) === 1;

/** Two hexes off in one of the six directions. */
function isStraightTwo(one: Coordinates, other: Coordinates): boolean {
  const [a, b] = [cube(one), cube(other)];
  return distance(one, other) === 2 && (a.q - b.q) % 2 === 0 && (a.r - b.r) % 2 === 0;
}

const isSameHex = (one: Coordinates, other: Coordinates): boolean => distance(one, other) === 0;
const isAtEdge = (at: Coordinates): boolean => at[0] === 0 || at[0] === 19 || (at[0] !== 'island' && (at[1] === 0 || at[1] === 19));

const indexOf = ({ land }: Position, at: Coordinates): number => land.hexes.findIndex((hex) => isSameHex(hex, at));
const groundAt = (position: Position, at: Coordinates): string => position.land.ground[indexOf(position, at)] ?? '';
const ownerAt = ({ settlements }: Position, index: number): number => settlements[index] ?? -1;

const ownHexes = (position: Position, seat = position.onMove): readonly Coordinates[] =>
  position.land.hexes.filter((_, index) => ownerAt(position, index) === seat);

const isMandatoryOver = ({ placed, isMandatoryStopped, reserve, onMove }: Position): boolean =>
  placed === 3 || isMandatoryStopped || reserve[onMove] === 0;

/** Whether the ground is what the action asks for. */
function isFitting(position: Position, action: string, ground: string): boolean {
  if (['mandatory', 'oracle', 'barn'].includes(action)) return ground === position.terrain;
  const wanted = WANTED[action];
  return wanted === undefined ? BUILDABLE.includes(ground) : ground === wanted;
}

function brokenTool(position: Position, tool: string): readonly string[] {
  const early = position.placed > 0 && !isMandatoryOver(position) ? ['kb.turn.no-interruption'] : [];
  if (tool === 'cave') return [...early, ...(position.land.caves.length === 0 || position.isCaveUsed ? ['kb.queenie.caves'] : [])];
  const alike = (position.tiles[position.onMove] ?? []).filter(({ tile }) => tile === tool).map(({ state }) => state);
  if (alike.length === 0) return [...early, 'kb.tile.held'];
  if (alike.includes('ready')) return early;
  return [...early, alike.includes('used') ? 'kb.tile.once' : 'kb.tile.fresh'];
}

function brokenGround(position: Position, action: string, to: Coordinates): readonly string[] {
  const ground = groundAt(position, to);
  if (isFitting(position, action, ground)) return [];
  if (!BUILDABLE.includes(ground)) return ['kb.build.buildable'];
  return action === 'harbor' ? ['kb.harbor'] : ['kb.build.terrain'];
}

/** Three of one's own in a row that begins next to the hex. */
function isLineEnd(position: Position, to: Coordinates): boolean {
  const own = ownHexes(position);
  const beside = own.filter((hex) => isTouching(hex, to));
  return beside.some((first) =>
    own.some(
      (second) =>
        isTouching(first, second) &&
        isStraightTwo(to, second) &&
        own.some((third) => isTouching(second, third) && isStraightTwo(first, third)),
    ),
  );
}

function brokenShape(position: Position, action: string, from: Coordinates | undefined, to: Coordinates): readonly string[] {
  if (action === 'tower') return isAtEdge(to) ? [] : ['kb.tower'];
  if (action === 'tavern') return isLineEnd(position, to) ? [] : ['kb.tavern'];
  if (action === 'paddock') return from !== undefined && isStraightTwo(from, to) ? [] : ['kb.paddock'];
  if (action !== 'cave') return [];
  const caves = position.land.hexes.filter((_, index) => position.land.caves.includes(index));
  const beside = (hex: Coordinates): boolean => caves.some((cave) => isTouching(hex, cave));
  return from !== undefined && beside(from) && beside(to) ? [] : ['kb.queenie.caves'];
}

function brokenDuty(
  position: Position,
  action: string,
  own: readonly Coordinates[],
  to: Coordinates,
  isFree: (index: number) => boolean,
): readonly string[] {
  const beside = (hex: Coordinates): boolean => own.some((each) => isTouching(each, hex));
  if (NOT_BOUND.includes(action) || beside(to)) return [];
  const bound = position.land.hexes.some(
    (hex, index) =>
      isFree(index) &&
      isFitting(position, action, position.land.ground[index] ?? '') &&
      (action !== 'tower' || isAtEdge(hex)) &&
      beside(hex),
  );
  return bound ? ['kb.build.adjacent'] : [];
}

/** Every rule that an event of the player on move breaks, in refusal order. */
export function brokenRules(position: Position, event: Build | Move | EndTurn): readonly string[] {
  if (event.by !== position.players[position.onMove]) return ['kb.turn.order'];
  if (position.terrain === undefined) return ['kb.draw.first'];
  if (event.type === 'end-turn') return isMandatoryOver(position) ? [] : ['kb.turn.three'];
  const action = event.with ?? 'mandatory';
  const [from, to] = event.type === 'move' ? [event.from, event.to] : [undefined, event.at];
  const mine = from !== undefined && ownerAt(position, indexOf(position, from)) === position.onMove;
  const lifted = mine ? indexOf(position, from) : -1;
  const isFree = (index: number): boolean => index === lifted || ownerAt(position, index) === -1;
  const own = ownHexes(position).filter((hex) => from === undefined || !mine || !isSameHex(hex, from));
  const broken = [
    ...(action === 'mandatory' ? [] : brokenTool(position, action)),
    ...(event.type === 'build' && position.reserve[position.onMove] === 0 ? ['kb.build.reserve'] : []),
    ...(from === undefined || mine ? [] : ['kb.move.own']),
    ...(isFree(indexOf(position, to)) ? [] : ['kb.build.free']),
    ...brokenGround(position, action, to),
    ...brokenShape(position, action, from, to),
    ...brokenDuty(position, action, own, to, isFree),
    ...(action === 'mandatory' && (position.placed === 3 || position.isMandatoryStopped) ? ['kb.turn.three'] : []),
  ];
  return [...new Set(broken)];
}

/** Which tiles the player on move holds once the event stands; whichever of two alike was used does not matter. */
export function tilesAfter(before: Position, event: Build | Move): readonly string[] {
  const { onMove, land, taken } = before;
  const to = event.type === 'move' ? event.to : event.at;
  const left = ownHexes(before).filter((hex) => event.type === 'build' || !isSameHex(hex, event.from));
  const after = [...left, to];
  let held: HeldTile[] = [...(before.tiles[onMove] ?? [])];
  const acting = held.find(({ tile, state }) => tile === event.with && state === 'ready');
  held = held.map((each) => (each === acting ? { ...each, state: 'used' } : each));
  for (const { spot, tile } of land.locations) {
    const given = taken.flat().filter((each) => each === spot).length;
    const hex = land.hexes[spot];
    if (hex !== undefined && isTouching(hex, to) && given < 2 && !taken[onMove]?.includes(spot))
      held.push({ tile, from: spot, state: 'fresh' });
  }
  for (const { spot, tile } of land.locations) {
    const hex = land.hexes[spot];
    const own = held.find((each) => each.from === spot);
    if (hex === undefined || own === undefined || after.some((each) => isTouching(each, hex))) continue;
    const used = held.find((each) => each.tile === tile && each.state === 'used');
    const leaves = own.state === 'fresh' ? own : (used ?? own);
    held = held.filter((each) => each !== leaves).map((each) => (each.from === spot ? { ...each, from: leaves.from } : each));
  }
  return held.map(({ tile, from, state }) => `${tile} ${from} ${state}`).sort();
}

import { type Square, squareKey } from '#law/grid';
import { PALACE, type Placement, squaresOf } from './board';
import { currentLocationLabel } from './judge-turn';
import { locationNumber, locationOf, type Position } from './position';
import type { LocationLabel } from './score-sheet';

/** Where a square lies, told from a location: squares to the right of it and below it, negative for left and above. */
export interface RelativePosition {
  readonly place: LocationLabel;
  readonly right: number;
  readonly down: number;
  /** Which half of a long side it lies at. */
  readonly half: 'left' | 'right' | 'upper' | 'lower' | undefined;
}

const distanceBeyond = (at: number, from: number, to: number): number => (at < from ? at - from : Math.max(0, at - to));

function relativeTo(place: LocationLabel, lying: Placement, [x, y]: Square): RelativePosition {
  const [[left, top], [far, low]] = squaresOf(lying);
  const [right, down] = [distanceBeyond(x, left, far), distanceBeyond(y, top, low)];
  if (lying.lies === 'across') return { place, right, down, half: right === 0 ? (x === left ? 'left' : 'right') : undefined };
  return { place, right, down, half: down === 0 ? (y === top ? 'upper' : 'lower') : undefined };
}

/** How far a square is from a location; one beside it is nearer than one at its corner. */
function distance({ at, lies }: Placement, square: Square): number {
  const right = Math.abs(distanceBeyond(square[0], at[0], lies === 'across' ? at[0] + 1 : at[0]));
  const down = Math.abs(distanceBeyond(square[1], at[1], lies === 'down' ? at[1] + 1 : at[1]));
  return Math.max(right, down) * 100 + right + down;
}
const CORNER = 102;

/** The squares that were told of the locations as they lie, which they do for many events. */
let cache:
  | { readonly copy: Position['box']; readonly locations: readonly Placement[]; readonly where: Map<string, RelativePosition> }
  | undefined;

/** A square by the location it belongs to: the current one where it touches it, else the nearest, the later of two. */
export function relativePositionOf(position: Position, square: Square): RelativePosition {
  const { box, board, n } = position;
  if (cache?.locations !== board.locations || cache.copy !== box) cache = { copy: box, locations: board.locations, where: new Map() };
  const key = `${n} ${squareKey(square)}`;
  const where = cache.where.get(key) ?? computeRelativePosition(position, square);
  cache.where.set(key, where);
  return where;
}

function computeRelativePosition(position: Position, square: Square): RelativePosition {
  const { locations } = position.board;
  let nearest = locations.length - 1;
  let least = distance(locations[nearest] ?? PALACE, square);
  for (let index = least > CORNER ? nearest - 1 : -1; index >= 0; index -= 1) {
    const away = distance(locations[index] ?? PALACE, square);
    if (away < least) [nearest, least] = [index, away];
  }
  const lying = locations[nearest];
  if (lying === undefined) return { place: currentLocationLabel(position), right: square[0], down: square[1], half: undefined };
  const n = locationNumber(position, nearest);
  return relativeTo({ n, name: locationOf(position, n).name }, lying, square);
}

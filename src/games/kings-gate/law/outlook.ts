import type { PlayerId } from '#law/game';
import { type Square, squareKey } from '#law/grid';
import { type Standing, winnersOf } from '#law/score';
import {
  countFreeSpaces,
  currentPlacement,
  groundAt,
  hasCharacterAt,
  PALACE,
  type Placement,
  squaresOf,
  type Totals,
  totalsAt,
} from './board';
import { GARRISON, GRAVEYARD, type Ground, TOURNEY } from './box';
import { currentLocationLabel } from './judge-turn';
import { currentScoring, isTenthScored, nobodyHasTiles, onlyOneHasTiles } from './play';
import { locationNumber, locationOf, type Position } from './position';
import { type ColourRank, clockwiseAfter } from './score';
import type { LocationLabel } from './score-sheet';

/** What holds at the current location, and what scoring it now would give. */
export interface Outlook {
  readonly place: LocationLabel;
  readonly ground: Ground;
  /** Whether a King has turned the printed ground. */
  readonly turned: boolean;
  /** Whether a Bishop makes every tile count 1. */
  readonly levelled: boolean;
  readonly limit: 'graveyard' | 'garrison' | 'tourney' | undefined;
  readonly filled: number;
  readonly ranked: readonly ColourRank[];
  /** kg.score.tie: in a tie the first of these wins if the tile that comes next is the last one; its player is the last of them. */
  readonly ties: readonly PlayerId[];
}

const LIMITS: Readonly<Record<number, Outlook['limit']>> = { [GRAVEYARD]: 'graveyard', [GARRISON]: 'garrison', [TOURNEY]: 'tourney' };

export function outlook(position: Position): Outlook {
  const { board, n, onMove, players } = position;
  const lying = currentPlacement(board);
  const printed = locationOf(position, n).ground;
  const ground = groundAt(board, lying, printed);
  return {
    place: currentLocationLabel(position),
    ground,
    turned: ground !== printed,
    levelled: hasCharacterAt(board, lying, 'bishop'),
    limit: LIMITS[n],
    filled: 10 - countFreeSpaces(board),
    ranked: currentScoring(position, onMove).ranked,
    ties: clockwiseAfter(players, onMove),
  };
}

/** What a location laid there would already be worth to each colour. */
export const totalsForPlacement = ({ board }: Position, lying: Placement): Totals => totalsAt(board, lying);

export type Ending = 'kg.end.tenth' | 'kg.end.no-tiles' | 'kg.end.one-left';

/** Which rule ended a finished game; none where a pad was closed early. */
export function endingOf(position: Position): Ending | undefined {
  if (isTenthScored(position)) return 'kg.end.tenth';
  if (position.record === 'pad') return undefined;
  if (nobodyHasTiles(position)) return 'kg.end.no-tiles';
  return onlyOneHasTiles(position) ? 'kg.end.one-left' : undefined;
}

/** kg.end.winner: who has the most points, and whom of them the last location leaves ahead. */
export function summarizeLead(standings: readonly Standing[]) {
  const most = standings[0]?.points ?? 0;
  return { most, equal: standings.filter(({ points }) => points === most).map(({ player }) => player), winners: winnersOf(standings) };
}

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

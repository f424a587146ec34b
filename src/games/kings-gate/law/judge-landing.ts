import type { PlayerId } from '#law/game';
import { type Square, squareKey } from '#law/grid';
import { memoizeLast } from '#law/memoize-last';
import {
  currentPlacement,
  edgeSpacesOf,
  groundAt,
  hasSpace,
  isLocationSquare,
  isTaken,
  squaresOf,
  type Tile,
  tileAt,
  tileWorth,
} from './board';
import { BARRACKS, type Character, type Ground, oppositeGround } from './box';
import { currentLocationLabel } from './judge-turn';
import { type Locate, locationOf, type Position } from './position';
import { ownerOf } from './score';
import { createViolation, type Violation } from './violations';

/** What comes down on a space: a tile of that worth, or a dragon. */
export type Arrival = number | 'dragon';

/** The ground of the current location as it is now; every tile that might be placed is judged by it. */
export const currentGround = memoizeLast(
  (position: Position): Ground => groundAt(position.board, currentPlacement(position.board), locationOf(position, position.n).ground),
);

/** The ground that judges a tile: the King may already have turned it. */
export function groundForTile(position: Position, at: Square, character: Character | undefined): Ground {
  const ground = currentGround(position);
  const atOnce = character === 'king' && position.agreements['king-at-once'] === 'yes' && hasSpace(currentPlacement(position.board), at);
  return atOnce ? oppositeGround(ground) : ground;
}

/** The rules of the space a tile or dragon comes to, in refusal order. */
export function checkLanding(position: Position, by: PlayerId, at: Square, arrival: Arrival, ground: Ground): readonly Violation[] {
  const { board } = position;
  const broken: Violation[] = [];
  const square = squareKey(at);
  if (!hasSpace(currentPlacement(board), at))
    broken.push(createViolation('kg.place.adjacent', { ...currentLocationLabel(position), square }, [square]));
  if (isLocationSquare(board, at)) return [...broken, createViolation('kg.place.location-square', { square }, [square])];
  const tile = tileAt(board, at);
  if (tile !== undefined) broken.push(...checkCover(position, by, square, tile, arrival, ground));
  return broken;
}

function checkCover(position: Position, by: PlayerId, square: string, tile: Tile, arrival: Arrival, ground: Ground): readonly Violation[] {
  const owner = ownerOf(position, tile.colour) ?? '';
  const mine = owner === by;
  const dragon = arrival === 'dragon';
  const theirs = tileWorth(tile.value, tile.character);
  const broken: Violation[] = [];
  if (mine) broken.push(createViolation('kg.place.own-tile', { square, value: tile.value }, [square]));
  if (!mine && tile.value === BARRACKS) broken.push(createViolation('kg.place.barracks', { square, owner, dragon }, [square]));
  if (tile.character !== undefined)
    broken.push(createViolation('kg.place.protected', { square, owner, character: tile.character }, [square]));
  if (ground === 'safe' && !(dragon && position.agreements['dragon-on-safe'] === 'allowed'))
    broken.push(createViolation('kg.place.safe', { ...currentLocationLabel(position), square, owner, dragon }, [square]));
  if (ground === 'dangerous' && !mine && !dragon && arrival <= theirs)
    broken.push(createViolation('kg.place.greater', { square, owner, yours: arrival, theirs }, [square]));
  return broken;
}

/** kg.locate.free and kg.locate.edge. */
export function checkLocate({ board }: Position, { at, lies }: Locate): readonly Violation[] {
  const lying = { at, lies };
  const broken: Violation[] = [];
  const taken = squaresOf(lying).filter((square) => isTaken(board, square));
  if (taken.length > 0) broken.push(createViolation('kg.locate.free', { squares: taken.map(squareKey) }, taken.map(squareKey)));
  if (!edgeSpacesOf(lying).some((square) => isTaken(board, square))) {
    const squares = squaresOf(lying).map(squareKey);
    broken.push(createViolation('kg.locate.edge', { squares }, squares));
  }
  return broken;
}

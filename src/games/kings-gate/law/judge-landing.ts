import type { PlayerId } from '#law/game';
import { type Square, squareKey } from '#law/grid';
import { memoizeLast } from '#law/last';
import { current, edgesOf, groundAt, isLocationSquare, isTaken, squaresOf, type Tile, tileAt, touches, worth } from './board';
import { BARRACKS, type Character, type Ground, turned } from './box';
import { type Why, why } from './broken';
import { named } from './judge-turn';
import { type Locate, locationOf, type Position } from './position';
import { ownerOf } from './score';

/** What comes down on a space: a tile of that worth, or a dragon. */
export type Arrival = number | 'dragon';

/** The ground of the current location as it is now; every tile that might be placed is judged by it. */
export const groundNow = memoizeLast(
  (position: Position): Ground => groundAt(position.board, current(position.board), locationOf(position, position.n).ground),
);

/** The ground that judges a tile: the King may already have turned it. */
export function groundFor(position: Position, at: Square, character: Character | undefined): Ground {
  const ground = groundNow(position);
  const atOnce = character === 'king' && position.agreements['king-at-once'] === 'yes' && touches(current(position.board), at);
  return atOnce ? turned(ground) : ground;
}

/** The rules of the space a tile or dragon comes to, in refusal order. */
export function brokenLanding(position: Position, by: PlayerId, at: Square, arrival: Arrival, ground: Ground): readonly Why[] {
  const { board } = position;
  const broken: Why[] = [];
  const square = squareKey(at);
  if (!touches(current(board), at)) broken.push(why('kg.place.adjacent', { ...named(position), square }, [square]));
  if (isLocationSquare(board, at)) return [...broken, why('kg.place.location-square', { square }, [square])];
  const tile = tileAt(board, at);
  if (tile !== undefined) broken.push(...brokenCover(position, by, square, tile, arrival, ground));
  return broken;
}

function brokenCover(position: Position, by: PlayerId, square: string, tile: Tile, arrival: Arrival, ground: Ground): readonly Why[] {
  const owner = ownerOf(position, tile.colour) ?? '';
  const mine = owner === by;
  const dragon = arrival === 'dragon';
  const theirs = worth(tile.value, tile.character);
  const broken: Why[] = [];
  if (mine) broken.push(why('kg.place.own-tile', { square, value: tile.value }, [square]));
  if (!mine && tile.value === BARRACKS) broken.push(why('kg.place.barracks', { square, owner, dragon }, [square]));
  if (tile.character !== undefined) broken.push(why('kg.place.protected', { square, owner, character: tile.character }, [square]));
  if (ground === 'safe' && !(dragon && position.agreements['dragon-on-safe'] === 'allowed'))
    broken.push(why('kg.place.safe', { ...named(position), square, owner, dragon }, [square]));
  if (ground === 'dangerous' && !mine && !dragon && arrival <= theirs)
    broken.push(why('kg.place.greater', { square, owner, yours: arrival, theirs }, [square]));
  return broken;
}

/** kg.locate.free and kg.locate.edge. */
export function brokenLocate({ board }: Position, { at, lies }: Locate): readonly Why[] {
  const lying = { at, lies };
  const broken: Why[] = [];
  const taken = squaresOf(lying).filter((square) => isTaken(board, square));
  if (taken.length > 0) broken.push(why('kg.locate.free', { squares: taken.map(squareKey) }, taken.map(squareKey)));
  if (!edgesOf(lying).some((square) => isTaken(board, square))) {
    const squares = squaresOf(lying).map(squareKey);
    broken.push(why('kg.locate.edge', { squares }, squares));
  }
  return broken;
}

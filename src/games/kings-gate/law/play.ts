import type { PlayerId } from '#law/game';
import { squareKey } from '#law/grid';
import { current, surrounded as isSurrounded, spacesOf, tileAt, totalsAt, withLocation, withoutTile, withTile } from './board';
import { type Character, type Colour, type Kind, TENTH } from './box';
import {
  actor,
  type Conjure,
  colourOf,
  type Dragon,
  heldBy,
  type Locate,
  locationOf,
  type Place,
  type Play,
  type Position,
  type Tally,
  tilesLeft,
} from './position';
import { clockwiseAfter, coloursIn, scoreTallied, type Totals } from './score';
import { entered, linesOf } from './sheet';

/** The position once a player has played something, the board aside. */
function afterPlay(position: Position, by: PlayerId, play: Play): Position {
  return { ...position, played: [...position.played, play], last: by };
}

/** One tile fewer of a kind; who has none left loses all characters at once. */
function spend(position: Position, by: PlayerId, colour: Colour, kind: Kind): Position {
  const tiles = position.supply[colour];
  if (tiles === undefined) return position;
  const spent: Position = { ...position, supply: { ...position.supply, [colour]: { ...tiles, [kind]: tiles[kind] - 1 } } };
  return tilesLeft(spent, by) > 0 ? spent : withHeld(spent, by, []);
}

const withHeld = (position: Position, player: PlayerId, characters: readonly Character[]): Position => ({
  ...position,
  held: { ...position.held, [player]: characters },
});

function giveUp(position: Position, player: PlayerId, character: Character | undefined): Position {
  if (character === undefined) return position;
  return withHeld(
    position,
    player,
    heldBy(position, player).filter((each) => each !== character),
  );
}

export function place(position: Position, event: Place): Position {
  const { at, value, character } = event;
  const by = actor(position, event);
  const colour = colourOf(position, event);
  if (colour === undefined) return position;
  const play = { kind: value, conjured: false };
  const board = withTile(position.board, at, { colour, value, character });
  return spend(giveUp(afterPlay({ ...position, board }, by, play), by, character), by, colour, value);
}

export function dragon(position: Position, event: Dragon): Position {
  const by = actor(position, event);
  const colour = colourOf(position, event);
  if (colour === undefined) return position;
  const board = tileAt(position.board, event.at) === undefined ? position.board : withoutTile(position.board, event.at);
  return spend(afterPlay({ ...position, board }, by, { kind: 'dragon', conjured: false }), by, colour, 'dragon');
}

export function conjure(position: Position, event: Conjure): Position {
  const by = actor(position, event);
  const tile = tileAt(position.board, event.from);
  if (tile === undefined) return position;
  const board = withTile(withoutTile(position.board, event.from), event.to, { ...tile, character: 'sorceress' });
  const play = { kind: tile.value, conjured: true };
  return giveUp(afterPlay({ ...position, board }, by, play), by, 'sorceress');
}

/** kg.turn.order: clockwise to the next player who still has tiles. */
export function passTurn(position: Position): Position {
  const next = clockwiseAfter(position.players, position.onMove).find((player) => tilesLeft(position, player) > 0);
  return { ...position, onMove: next ?? position.onMove, played: [] };
}

export function locate(position: Position, event: Locate): Position {
  const board = withLocation(position.board, { at: event.at, lies: event.lies });
  return { ...position, board, n: position.n + 1, last: actor(position, event) };
}

const placesOf = ({ board, record }: Position, colour: Colour): readonly string[] =>
  record === 'pad'
    ? []
    : spacesOf(current(board))
        .filter((space) => tileAt(board, space)?.colour === colour)
        .map(squareKey);

/** The position once a location is scored: lines on the sheet, characters to those who can still use them. */
function score(position: Position, totals: Totals, last: PlayerId | undefined): Position {
  const { n, unclaimed } = position;
  const location = locationOf(position, n);
  const scored = scoreTallied(position, { n, location, totals, last, unclaimed });
  const won = (player: PlayerId): readonly Character[] => location.awards.filter((character) => scored.characters[character] === player);
  const held = position.players.map((player) => {
    const characters = [...heldBy(position, player), ...new Set(won(player))];
    return [player, tilesLeft(position, player) > 0 ? characters : []] as const;
  });
  return {
    ...position,
    scored: [...position.scored, scored],
    sheet: entered(
      position,
      position.sheet,
      linesOf(position, location, scored, (colour) => placesOf(position, colour)),
    ),
    unclaimed: unclaimed.filter((character) => !location.awards.includes(character)),
    held: Object.fromEntries(held),
  };
}

export const scoreLocation = (position: Position): Position =>
  score(position, totalsAt(position.board, current(position.board)), position.last);

/** The pad's way: the table tells what each colour had. */
export function tally(position: Position, { totals, last }: Tally): Position {
  const told: Partial<Record<Colour, number>> = {};
  for (const colour of coloursIn(position)) {
    const total = totals[colour];
    if (total !== null && total !== undefined) told[colour] = total;
  }
  const scored = score(position, told, last);
  return { ...scored, n: position.n + 1, last };
}

export const surrounded = (position: Position): boolean => isSurrounded(position.board);

const withTiles = (position: Position): number => position.players.filter((player) => tilesLeft(position, player) > 0).length;

/** kg.end.no-tiles */
export const nobodyHasTiles = (position: Position): boolean => withTiles(position) === 0;
/** kg.end.one-left */
export const onlyOneHasTiles = (position: Position): boolean => withTiles(position) <= 1;
/** kg.end.tenth */
export const tenthScored = (position: Position): boolean => position.scored.at(-1)?.n === TENTH;

import type { PlayerId } from '#law/game';
import { additionsAt, currentPlacement, isSurrounded, tileAt, totalsAt, withLocation, withoutTile, withTile } from './board';
import { type Character, type Colour, LAST_LOCATION, type TileKind } from './box';
import {
  actor,
  type Conjure,
  charactersHeldBy,
  colourOf,
  countTilesLeft,
  type Dragon,
  type Locate,
  locationOf,
  type PlaceTile,
  type Play,
  type Position,
  type Tally,
} from './position';
import { clockwiseAfter, coloursIn, type Scoring, scoreTally } from './score';
import { enterLines, scoringLines } from './score-sheet';

/** The position once a player has played something, the board aside. */
function withPlay(position: Position, by: PlayerId, play: Play): Position {
  return { ...position, played: [...position.played, play], last: by };
}

/** One tile fewer of a kind; who has none left loses all characters at once. */
function spendTile(position: Position, by: PlayerId, colour: Colour, kind: TileKind): Position {
  const tiles = position.supply[colour];
  if (tiles === undefined) return position;
  const spent: Position = { ...position, supply: { ...position.supply, [colour]: { ...tiles, [kind]: tiles[kind] - 1 } } };
  return countTilesLeft(spent, by) > 0 ? spent : withHeld(spent, by, []);
}

const withHeld = (position: Position, player: PlayerId, characters: readonly Character[]): Position => ({
  ...position,
  held: { ...position.held, [player]: characters },
});

function discardCharacter(position: Position, player: PlayerId, character: Character | undefined): Position {
  if (character === undefined) return position;
  return withHeld(
    position,
    player,
    charactersHeldBy(position, player).filter((each) => each !== character),
  );
}

export function placeTile(position: Position, event: PlaceTile): Position {
  const { at, value, character } = event;
  const by = actor(position, event);
  const colour = colourOf(position, event);
  if (colour === undefined) return position;
  const play = { kind: value, colour, character };
  const board = withTile(position.board, at, { colour, value, character });
  return spendTile(discardCharacter(withPlay({ ...position, board }, by, play), by, character), by, colour, value);
}

export function playDragon(position: Position, event: Dragon): Position {
  const by = actor(position, event);
  const colour = colourOf(position, event);
  if (colour === undefined) return position;
  const board = tileAt(position.board, event.at) === undefined ? position.board : withoutTile(position.board, event.at);
  return spendTile(withPlay({ ...position, board }, by, { kind: 'dragon', colour, character: undefined }), by, colour, 'dragon');
}

export function conjure(position: Position, event: Conjure): Position {
  const by = actor(position, event);
  const tile = tileAt(position.board, event.from);
  if (tile === undefined) return position;
  const board = withTile(withoutTile(position.board, event.from), event.to, { ...tile, character: 'sorceress' });
  const play: Play = { kind: tile.value, colour: tile.colour, character: 'sorceress' };
  return discardCharacter(withPlay({ ...position, board }, by, play), by, 'sorceress');
}

/** kg.turn.order: clockwise to the next player who still has tiles. */
export function passTurn(position: Position): Position {
  const next = clockwiseAfter(position.players, position.onMove).find((player) => countTilesLeft(position, player) > 0);
  return { ...position, onMove: next ?? position.onMove, played: [] };
}

export function placeLocation(position: Position, event: Locate): Position {
  const board = withLocation(position.board, { at: event.at, lies: event.lies });
  return { ...position, board, n: position.n + 1, last: actor(position, event) };
}

/** The position once a location is scored: lines on the sheet, characters to those who can still use them. */
function recordScoring(position: Position, scoring: Scoring): Position {
  const { unclaimed } = position;
  const location = locationOf(position, scoring.n);
  const held = position.players.map((player) => {
    const won = scoring.ranked.flatMap((each) => (each.player === player ? each.characters : []));
    return [player, countTilesLeft(position, player) > 0 ? [...charactersHeldBy(position, player), ...won] : []] as const;
  });
  const sheet = enterLines(position, position.sheet, scoringLines(position, location, scoring));
  return {
    ...position,
    scored: [...position.scored, { ...scoring, lines: sheet.lines }],
    sheet,
    unclaimed: unclaimed.filter((character) => !location.awards.includes(character)),
    held: Object.fromEntries(held),
  };
}

/** What the current location gives as it stands, ties by who placed the last tile or is about to. */
export function currentScoring(position: Position, last = position.last): Scoring {
  const { board, n, unclaimed } = position;
  const lying = currentPlacement(board);
  return scoreTally(position, {
    n,
    location: locationOf(position, n),
    totals: totalsAt(board, lying),
    additions: additionsAt(board, lying),
    last,
    unclaimed,
  });
}

export const scoreLocation = (position: Position): Position => recordScoring(position, currentScoring(position));

/** The pad's way: the table tells what each colour had. */
export function tally(position: Position, { totals, last }: Tally): Position {
  const told: Partial<Record<Colour, number>> = {};
  for (const colour of coloursIn(position)) {
    const total = totals[colour];
    if (total !== null && total !== undefined) told[colour] = total;
  }
  const { n, unclaimed } = position;
  const scoring = scoreTally(position, { n, location: locationOf(position, n), totals: told, last, unclaimed });
  return { ...recordScoring(position, scoring), n: n + 1, last };
}

export const isLocationSurrounded = (position: Position): boolean => isSurrounded(position.board);

const countPlayersWithTiles = (position: Position): number =>
  position.players.filter((player) => countTilesLeft(position, player) > 0).length;

/** kg.end.no-tiles */
export const nobodyHasTiles = (position: Position): boolean => countPlayersWithTiles(position) === 0;
/** kg.end.one-left */
export const onlyOneHasTiles = (position: Position): boolean => countPlayersWithTiles(position) <= 1;
/** kg.end.tenth */
export const isTenthScored = (position: Position): boolean => position.scored.at(-1)?.n === LAST_LOCATION;

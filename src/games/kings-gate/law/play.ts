import type { PlayerId } from '#law/game';
import { additionsAt, current, surrounded as isSurrounded, tileAt, totalsAt, withLocation, withoutTile, withTile } from './board';
import { type Character, type Colour, TENTH, type TileKind } from './box';
import {
  actor,
  type Conjure,
  colourOf,
  type Dragon,
  heldBy,
  type Locate,
  locationOf,
  type PlaceTile,
  type Play,
  type Position,
  type Tally,
  tilesLeft,
} from './position';
import { clockwiseAfter, coloursIn, type Scoring, scoreTallied } from './score';
import { entered, linesOf } from './sheet';

/** The position once a player has played something, the board aside. */
function afterPlay(position: Position, by: PlayerId, play: Play): Position {
  return { ...position, played: [...position.played, play], last: by };
}

/** One tile fewer of a kind; who has none left loses all characters at once. */
function spend(position: Position, by: PlayerId, colour: Colour, kind: TileKind): Position {
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

export function place(position: Position, event: PlaceTile): Position {
  const { at, value, character } = event;
  const by = actor(position, event);
  const colour = colourOf(position, event);
  if (colour === undefined) return position;
  const play = { kind: value, colour, character };
  const board = withTile(position.board, at, { colour, value, character });
  return spend(giveUp(afterPlay({ ...position, board }, by, play), by, character), by, colour, value);
}

export function dragon(position: Position, event: Dragon): Position {
  const by = actor(position, event);
  const colour = colourOf(position, event);
  if (colour === undefined) return position;
  const board = tileAt(position.board, event.at) === undefined ? position.board : withoutTile(position.board, event.at);
  return spend(afterPlay({ ...position, board }, by, { kind: 'dragon', colour, character: undefined }), by, colour, 'dragon');
}

export function conjure(position: Position, event: Conjure): Position {
  const by = actor(position, event);
  const tile = tileAt(position.board, event.from);
  if (tile === undefined) return position;
  const board = withTile(withoutTile(position.board, event.from), event.to, { ...tile, character: 'sorceress' });
  const play: Play = { kind: tile.value, colour: tile.colour, character: 'sorceress' };
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

/** The position once a location is scored: lines on the sheet, characters to those who can still use them. */
function scored(position: Position, scoring: Scoring): Position {
  const { unclaimed } = position;
  const location = locationOf(position, scoring.n);
  const held = position.players.map((player) => {
    const won = scoring.ranked.flatMap((each) => (each.player === player ? each.characters : []));
    return [player, tilesLeft(position, player) > 0 ? [...heldBy(position, player), ...won] : []] as const;
  });
  const sheet = entered(position, position.sheet, linesOf(position, location, scoring));
  return {
    ...position,
    scored: [...position.scored, { ...scoring, lines: sheet.lines }],
    sheet,
    unclaimed: unclaimed.filter((character) => !location.awards.includes(character)),
    held: Object.fromEntries(held),
  };
}

/** What the current location gives as it stands. */
export function scoringNow(position: Position): Scoring {
  const { board, n, last, unclaimed } = position;
  const lying = current(board);
  return scoreTallied(position, {
    n,
    location: locationOf(position, n),
    totals: totalsAt(board, lying),
    additions: additionsAt(board, lying),
    last,
    unclaimed,
  });
}

export const scoreLocation = (position: Position): Position => scored(position, scoringNow(position));

/** The pad's way: the table tells what each colour had. */
export function tally(position: Position, { totals, last }: Tally): Position {
  const told: Partial<Record<Colour, number>> = {};
  for (const colour of coloursIn(position)) {
    const total = totals[colour];
    if (total !== null && total !== undefined) told[colour] = total;
  }
  const { n, unclaimed } = position;
  const scoring = scoreTallied(position, { n, location: locationOf(position, n), totals: told, last, unclaimed });
  return { ...scored(position, scoring), n: n + 1, last };
}

export const surrounded = (position: Position): boolean => isSurrounded(position.board);

const withTiles = (position: Position): number => position.players.filter((player) => tilesLeft(position, player) > 0).length;

/** kg.end.no-tiles */
export const nobodyHasTiles = (position: Position): boolean => withTiles(position) === 0;
/** kg.end.one-left */
export const onlyOneHasTiles = (position: Position): boolean => withTiles(position) <= 1;
/** kg.end.tenth */
export const tenthScored = (position: Position): boolean => position.scored.at(-1)?.n === TENTH;

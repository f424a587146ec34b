import type { KingsGate } from '#games/kings-gate/game';
import { type Board, isTaken, type Placement, spacesOf, squaresOf, type Tile, tileAt } from '#games/kings-gate/law/board';
import type { Character, Colour, TileKind } from '#games/kings-gate/law/box';
import type { Conjure, Dragon, Event, Locate, PlaceTile, Position } from '#games/kings-gate/law/position';
import { relativePositionOf } from '#games/kings-gate/law/relative-position';
import type { KingsGateScreenText, TileLabel } from '#games/kings-gate/text/screen-en';
import { parseSquare, type Square, squareKey } from '#law/grid';
import type { Game, GameStateOf } from '#session/game';
import { legalEvents } from '#session/log/rule-on';
import { stepsTo } from '#session/log/steps';
import type { Table } from '#session/log/table';

export const COLOUR_SYMBOLS: Readonly<Record<Colour, string>> = { yellow: '▲', green: '●', red: '■', blue: '◆' };

/** What is in the hand of who plays: a tile of a colour, perhaps with a character, or the Sorceress and what she moves. */
export type PieceInHand =
  | { readonly of: 'tile'; readonly colour: Colour; readonly kind: TileKind; readonly character: Character | undefined }
  | { readonly of: 'character'; readonly character: Character }
  | { readonly of: 'sorceress'; readonly from: Square | undefined };

/** All that the table may log now, asked once for each state. */
export interface OpenEvents {
  readonly places: readonly PlaceTile[];
  readonly dragons: readonly Dragon[];
  readonly conjures: readonly Conjure[];
  readonly locates: readonly Locate[];
  readonly canEndTurn: boolean;
}

export function listOpenEvents(game: Game<KingsGate>, state: GameStateOf<KingsGate>): OpenEvents {
  return {
    places: legalEvents(game, state, 'place').filter((event) => event.type === 'place'),
    dragons: legalEvents(game, state, 'dragon').filter((event) => event.type === 'dragon'),
    conjures: legalEvents(game, state, 'conjure').filter((event) => event.type === 'conjure'),
    locates: legalEvents(game, state, 'locate').filter((event) => event.type === 'locate'),
    canEndTurn: legalEvents(game, state, 'end-turn').length > 0,
  };
}

export const NO_OPEN_EVENTS: OpenEvents = { places: [], dragons: [], conjures: [], locates: [], canEndTurn: false };

/** Whether a square is open to any tile. */
export const isOpenSquare = ({ places, dragons }: OpenEvents, at: Square): boolean =>
  [...places, ...dragons].some((each) => squareKey(each.at) === squareKey(at));

/** The squares that a hand may go to, what a dragon may eat first; for a Sorceress without a tile, the tiles she may move. */
export function targetSquares(hand: PieceInHand | undefined, { places, dragons, conjures }: OpenEvents, board?: Board): readonly Square[] {
  if (hand === undefined) return [];
  if (hand.of === 'character') return [];
  if (hand.of === 'sorceress') {
    const { from } = hand;
    if (from === undefined) return uniqueSquares(conjures.map((each) => each.from));
    return conjures.filter((each) => squareKey(each.from) === squareKey(from)).map(({ to }) => to);
  }
  const { colour, kind, character } = hand;
  if (kind === 'dragon') {
    const squares = dragons.filter((each) => each.colour === colour).map(({ at }) => at);
    const isFree = (at: Square): boolean => board !== undefined && tileAt(board, at) === undefined;
    return [...squares.filter((at) => !isFree(at)), ...squares.filter(isFree)];
  }
  return places.filter((each) => each.colour === colour && each.value === kind && each.character === character).map(({ at }) => at);
}

const uniqueSquares = (squares: readonly Square[]): readonly Square[] => [...new Set(squares.map(squareKey))].map(parseSquare);

/** Every way to lay the next location over a square; those that begin there come first. */
export function openPlacementsOver({ locates }: OpenEvents, square: Square): readonly Locate[] {
  const begins = ({ at }: Locate): boolean => squareKey(at) === squareKey(square);
  const over = locates.filter((each) => squaresOf(each).some((one) => squareKey(one) === squareKey(square)));
  return [...over.filter(begins), ...over.filter((each) => !begins(each))];
}

export const openLocationSquares = ({ locates }: OpenEvents): readonly Square[] => uniqueSquares(locates.flatMap(squaresOf));

/** A space that the rules can be asked about when none is open. */
export function sampleSpace({ board }: Position, lying: Placement): Square {
  const spaces = spacesOf(lying);
  return spaces.find((space) => !isTaken(board, space)) ?? spaces[0] ?? lying.at;
}

export const tileLabel = (tile: Tile | undefined): TileLabel | undefined =>
  tile === undefined ? undefined : { colour: tile.colour, kind: tile.value, character: tile.character };

export const tileLabelAt = (position: Position, at: Square): TileLabel | undefined => tileLabel(tileAt(position.board, at));

export const describeSquare = (text: KingsGateScreenText, position: Position, square: Square): string =>
  text.where(relativePositionOf(position, square));

/** The squares that were touched last before a state, turn ends and the like aside. */
export function lastTouchedSquares(table: Table<KingsGate>, state: GameStateOf<KingsGate>): readonly Square[] {
  const last = stepsTo(table, state).findLast(({ event }) => event.type !== 'end-turn' && event.type !== 'adjust');
  return squaresTouchedBy(last?.event);
}

function squaresTouchedBy(event: Event | undefined): readonly Square[] {
  switch (event?.type) {
    case 'place':
    case 'dragon':
      return [event.at];
    case 'conjure':
      return [event.from, event.to];
    default:
      return [];
  }
}

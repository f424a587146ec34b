import type { KingsGate } from '#games/kings-gate/game';
import { isTaken, type Lying, spacesOf, squaresOf, type Tile, tileAt } from '#games/kings-gate/law/board';
import type { Character, Colour, TileKind } from '#games/kings-gate/law/box';
import { whereIs } from '#games/kings-gate/law/outlook';
import type { Conjure, Dragon, Event, Locate, PlaceTile, Position } from '#games/kings-gate/law/position';
import type { KingsGateScreenText, ToldTile } from '#games/kings-gate/text/screen';
import { parseSquare, type Square, squareKey } from '#law/grid';
import type { Game, StandIn } from '#session/game';
import { openOf } from '#session/rule';

export const SHAPES: Readonly<Record<Colour, string>> = { yellow: '▲', green: '●', red: '■', blue: '◆' };

/** What is in the hand of who plays: a tile of a colour, perhaps with a character, or the Sorceress and what she moves. */
export type Hand =
  | { readonly of: 'tile'; readonly colour: Colour; readonly kind: TileKind; readonly character: Character | undefined }
  | { readonly of: 'character'; readonly character: Character }
  | { readonly of: 'sorceress'; readonly from: Square | undefined };

/** All that the table may log now, asked once for each stand. */
export interface Open {
  readonly places: readonly PlaceTile[];
  readonly dragons: readonly Dragon[];
  readonly conjures: readonly Conjure[];
  readonly locates: readonly Locate[];
  readonly ends: boolean;
}

export function openNow(game: Game<KingsGate>, stand: StandIn<KingsGate>): Open {
  return {
    places: openOf(game, stand, 'place').filter((event) => event.type === 'place'),
    dragons: openOf(game, stand, 'dragon').filter((event) => event.type === 'dragon'),
    conjures: openOf(game, stand, 'conjure').filter((event) => event.type === 'conjure'),
    locates: openOf(game, stand, 'locate').filter((event) => event.type === 'locate'),
    ends: openOf(game, stand, 'end-turn').length > 0,
  };
}

export const NOTHING_OPEN: Open = { places: [], dragons: [], conjures: [], locates: [], ends: false };

/** The squares that a hand may go to; for a Sorceress without a tile, the tiles she may move. */
export function targets(hand: Hand | undefined, { places, dragons, conjures }: Open): readonly Square[] {
  if (hand === undefined) return [];
  if (hand.of === 'character') return [];
  if (hand.of === 'sorceress') {
    const { from } = hand;
    if (from === undefined) return unique(conjures.map((each) => each.from));
    return conjures.filter((each) => squareKey(each.from) === squareKey(from)).map(({ to }) => to);
  }
  const { colour, kind, character } = hand;
  if (kind === 'dragon') return dragons.filter((each) => each.colour === colour).map(({ at }) => at);
  return places.filter((each) => each.colour === colour && each.value === kind && each.character === character).map(({ at }) => at);
}

const unique = (squares: readonly Square[]): readonly Square[] => [...new Set(squares.map(squareKey))].map(parseSquare);

/** Every way to lay the next location over a square. */
export const layingsOver = ({ locates }: Open, square: Square): readonly Locate[] =>
  locates.filter((each) => squaresOf(each).some((one) => squareKey(one) === squareKey(square)));

export const locateSquares = ({ locates }: Open): readonly Square[] => unique(locates.flatMap(squaresOf));

/** A space that the rules can be asked about when none is open. */
export function anySpace({ board }: Position, lying: Lying): Square {
  const spaces = spacesOf(lying);
  return spaces.find((space) => !isTaken(board, space)) ?? spaces[0] ?? lying.at;
}

export const toldTile = (tile: Tile | undefined): ToldTile | undefined =>
  tile === undefined ? undefined : { colour: tile.colour, kind: tile.value, character: tile.character };

export const tileTold = (position: Position, at: Square): ToldTile | undefined => toldTile(tileAt(position.board, at));

export const squareWords = (text: KingsGateScreenText, position: Position, square: Square): string => text.where(whereIs(position, square));

/** The squares that an event touched, to mark them. */
export function touchedBy(event: Event | undefined): readonly Square[] {
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

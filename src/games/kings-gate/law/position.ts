import { adjustLines } from '#law/adjust';
import { forPlayer } from '#law/by-player';
import type { AdjustEvent, AgreementsOf, EventBase, PlayerId, PositionBase, SetupBase } from '#law/game';
import type { Square } from '#law/grid';
import { type Board, type Orientation, PALACE } from './board';
import {
  type Box,
  type BoxChanges,
  CHARACTERS,
  type Character,
  type Colour,
  countTiles,
  effectiveBox,
  type Location,
  type TileCounts,
  type TileKind,
  type Value,
} from './box';
import type { agreements } from './rules';
import { coloursIn, coloursOf, type Seats } from './score';
import { carriedLines, createScoreSheet, enterLines, type ScoredLocation, type ScoreSheet } from './score-sheet';

export const RECORD_MODES = ['table', 'pad'] as const;
type RecordMode = (typeof RECORD_MODES)[number];

export type Phase = 'turn' | 'locating' | 'tallying' | 'finished';

export interface Setup extends SetupBase {
  readonly agreements: AgreementsOf<typeof agreements>;
  readonly record: RecordMode;
  readonly first: PlayerId;
  readonly colours: Readonly<Record<PlayerId, readonly Colour[]>>;
  readonly copy?: BoxChanges | undefined;
  /** A pad that begins in the middle: the location that comes next, and the points so far. */
  readonly from?: { readonly location: number; readonly points: Readonly<Record<PlayerId, number>> } | undefined;
}

export interface PlaceTile extends EventBase {
  readonly type: 'place';
  readonly value: Value;
  readonly at: Square;
  readonly colour?: Colour | undefined;
  readonly character?: Character | undefined;
}
export interface Dragon extends EventBase {
  readonly type: 'dragon';
  readonly at: Square;
  readonly colour?: Colour | undefined;
}
export interface Conjure extends EventBase {
  readonly type: 'conjure';
  readonly from: Square;
  readonly to: Square;
}
interface EndTurn extends EventBase {
  readonly type: 'end-turn';
}
export interface Locate extends EventBase {
  readonly type: 'locate';
  readonly at: Square;
  readonly lies: Orientation;
}
export interface Tally extends EventBase {
  readonly type: 'tally';
  /** `null` where a colour has no tile. */
  readonly totals: Readonly<Partial<Record<Colour, number | null | undefined>>>;
  readonly last: PlayerId;
}
interface Finish extends EventBase {
  readonly type: 'finish';
}
export type Event = PlaceTile | Dragon | Conjure | EndTurn | Locate | Tally | Finish | AdjustEvent;

/** What a player does with a tile, a dragon or the Sorceress. */
export type Move = PlaceTile | Dragon | Conjure;

/** One play of the present turn, as the limits of a turn see it. */
export interface Play {
  readonly kind: TileKind;
  readonly colour: Colour;
  /** Who came with it; what the Sorceress moved is not from hand. */
  readonly character: Character | undefined;
}

export interface Position extends PositionBase, Seats {
  readonly record: RecordMode;
  readonly box: Box;
  /** The number of the current location; in a pad, of the one that comes next. */
  readonly n: number;
  readonly onMove: PlayerId;
  /** What each colour still has in hand and stack. */
  readonly supply: Readonly<Partial<Record<Colour, TileCounts>>>;
  readonly board: Board;
  readonly played: readonly Play[];
  /** Who placed the last tile, played the last dragon or moved a tile last. */
  readonly last: PlayerId | undefined;
  readonly held: Readonly<Record<PlayerId, readonly Character[]>>;
  /** The characters that no location has given away yet. */
  readonly unclaimed: readonly Character[];
  readonly scored: readonly ScoredLocation[];
  readonly sheet: ScoreSheet;
}

export function begin(setup: Setup): Position {
  const { players, agreements, record, first, colours, from } = setup;
  const copy = effectiveBox(setup.copy ?? {});
  const seats = { players, agreements, colours };
  const n = from?.location ?? 1;
  const given = copy.locations.slice(0, n - 1).flatMap(({ awards }) => awards);
  return {
    ...seats,
    record,
    box: copy,
    n,
    onMove: first,
    supply: Object.fromEntries(coloursIn(seats).map((colour) => [colour, copy.tiles])),
    board: { tiles: {}, locations: [PALACE] },
    played: [],
    last: undefined,
    held: Object.fromEntries(players.map((player) => [player, []])),
    unclaimed: CHARACTERS.filter((character) => !given.includes(character)),
    scored: [],
    sheet:
      from === undefined ? createScoreSheet(players) : enterLines(seats, createScoreSheet(players), carriedLines(players, from.points, n)),
  };
}

const UNKNOWN_LOCATION: Location = { name: '', prizes: [0, 0, 0], ground: 'safe', awards: [] };

export const locationOf = ({ box }: Position, n: number): Location => box.locations[n - 1] ?? UNKNOWN_LOCATION;

/** The number of a location in play by its place among them: the last has the current one, whichever lie before it. */
export const locationNumber = ({ board, n }: Position, index: number): number => n - board.locations.length + index + 1;

export const tilesOf = (position: Position, colour: Colour): TileCounts | undefined => position.supply[colour];

export function countTilesLeft(position: Position, player: PlayerId): number {
  return coloursOf(position, player).reduce((sum, colour) => {
    const tiles = tilesOf(position, colour);
    return tiles === undefined ? sum : sum + countTiles(tiles);
  }, 0);
}

export const charactersHeldBy = (position: Position, player: PlayerId): readonly Character[] => forPlayer(position.held, player) ?? [];

/** The player an event of the table is about. */
export const actor = (position: Position, { by }: EventBase): PlayerId => by ?? position.onMove;

/** The colour played: with one colour a player nobody needs to name it. */
export function colourOf(position: Position, event: PlaceTile | Dragon): Colour | undefined {
  return event.colour ?? coloursOf(position, actor(position, event))[0];
}

/** The square that a move comes to. */
export const targetOf = (move: Move): Square => (move.type === 'conjure' ? move.to : move.at);

/** The event that a tile in hand and a square make. */
export function createTileEvent(kind: TileKind, colour: Colour, at: Square, character?: Character | undefined): PlaceTile | Dragon {
  if (kind === 'dragon') return { type: 'dragon', at, colour };
  return { type: 'place', value: kind, at, colour, ...(character === undefined ? {} : { character }) };
}

export const isConjured = ({ character }: Play): boolean => character === 'sorceress';

/** kg.character.wizard: his tile is extra where it equals an earlier tile of the turn. */
export const isExtra = (played: readonly Play[], value: Value, character: Character | undefined): boolean =>
  character === 'wizard' && played.some(({ kind }) => kind === value);

export const adjust = (position: Position, event: AdjustEvent): Position => ({
  ...position,
  sheet: enterLines(position, position.sheet, adjustLines(event)),
});

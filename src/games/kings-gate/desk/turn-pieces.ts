import type { CaseDraft } from '#desk/desk';
import { currentPlacement, isTaken, spacesOf } from '#games/kings-gate/law/board';
import { CHARACTERS, type Character, COLOURS, type Colour, TILE_KINDS, type TileKind } from '#games/kings-gate/law/box';
import { createTileEvent, type Move, type Play, targetOf } from '#games/kings-gate/law/position';
import { type Square, squareKey } from '#law/grid';
import type { LayoutTile, TableLayout, TurnCase } from './cases';
import { bareLocation } from './lay-out';

/*
 * A turn as a row of pieces: tiles in the order they are played ("red-4"), each followed by the character who comes with it.
 */

export interface TilePiece {
  readonly colour: Colour;
  readonly kind: TileKind;
}

const TILE_PIECES: ReadonlyMap<string, TilePiece> = new Map(
  COLOURS.flatMap((colour) => TILE_KINDS.map((kind) => [`${colour}-${kind}`, { colour, kind }] as const)),
);

export const formatPiece = ({ colour, kind }: TilePiece): string => `${colour}-${kind}`;
export const parseTilePiece = (piece: string | number): TilePiece | undefined => TILE_PIECES.get(String(piece));
export const parseCharacter = (piece: string | number): Character | undefined => CHARACTERS.find((each) => each === piece);

export const formatPlays = (plays: readonly Play[]): readonly string[] =>
  plays.flatMap((play) => [formatPiece(play), ...(play.character === undefined ? [] : [play.character])]);

/** A character goes to the tile before; a second one takes the place of the first, and no dragon carries any. */
export function parsePlays(pieces: readonly (string | number)[]): readonly Play[] {
  const plays: Play[] = [];
  for (const piece of pieces) {
    const tile = parseTilePiece(piece);
    const character = parseCharacter(piece);
    const last = plays.at(-1);
    if (tile !== undefined) plays.push({ ...tile, character: undefined });
    else if (character !== undefined && last !== undefined && last.kind !== 'dragon') plays.splice(-1, 1, { ...last, character });
  }
  return plays;
}

export function playOf({ tiles }: TableLayout, move: Move): Play | undefined {
  if (move.type === 'dragon') return { colour: move.colour ?? 'yellow', kind: 'dragon', character: undefined };
  if (move.type === 'place') return { colour: move.colour ?? 'yellow', kind: move.value, character: move.character };
  const tile = tiles[squareKey(move.from)];
  return tile && { colour: tile.colour, kind: tile.value, character: 'sorceress' };
}

export const withLayoutTile = ({ tiles, ...laid }: TableLayout, key: string, tile: LayoutTile | undefined): TableLayout => ({
  ...laid,
  tiles: tile === undefined ? Object.fromEntries(Object.entries(tiles).filter(([each]) => each !== key)) : { ...tiles, [key]: tile },
});

/** Where a tile lies that the Sorceress takes: beside the table, one for each move. */
const squareBeside = ({ locations }: TableLayout, index: number): Square => {
  const [x, y] = currentPlacement({ tiles: {}, locations }).at;
  return [x - 3, y - index];
};

/** The turn with these plays: a tile stays where it was played, any other goes to the next free space. */
export function withPlays(
  { laid = bareLocation(1), moves = [], ...draft }: CaseDraft<TurnCase>,
  plays: readonly Play[],
): CaseDraft<TurnCase> {
  const before = moves.map((move) => playOf(laid, move));
  let now = moves.reduce((sofar, _, index) => withLayoutTile(sofar, squareKey(squareBeside(laid, index)), undefined), laid);
  const used = new Set<string>();
  const spaces = spacesOf(currentPlacement({ tiles: {}, locations: laid.locations }));
  const next = plays.map(({ colour, kind, character }, index): Move => {
    const old = moves[index];
    const isOld = before[index]?.kind === kind && before[index]?.colour === colour;
    const isFree = (at: Square): boolean => !used.has(squareKey(at)) && now.tiles[squareKey(at)] === undefined;
    const free = spaces.find((at) => isFree(at) && !isTaken({ tiles: {}, locations: laid.locations }, at));
    const at = (isOld && old !== undefined ? targetOf(old) : free) ?? spaces[0] ?? [0, 0];
    if (kind !== 'dragon') used.add(squareKey(at));
    if (character !== 'sorceress' || kind === 'dragon') return createTileEvent(kind, colour, at, character);
    const from = isOld && old?.type === 'conjure' ? old.from : squareBeside(laid, index);
    now = withLayoutTile(now, squareKey(from), { colour, value: kind });
    return { type: 'conjure', from, to: at };
  });
  return { ...draft, laid: now, moves: next };
}

import type { CaseDraft } from '#desk/desk';
import { current, isTaken, spacesOf } from '#games/kings-gate/law/board';
import { CHARACTERS, type Character, COLOURS, type Colour, KINDS, type TileKind } from '#games/kings-gate/law/box';
import { type Move, type Play, playing, targetOf } from '#games/kings-gate/law/position';
import { type Square, squareKey } from '#law/grid';
import type { Laid, LaidTile, TurnCase } from './cases';
import { bare } from './position';

/*
 * A turn as a row of pieces: tiles in the order they are played ("red-4"), each followed by the character who comes with it.
 */

export interface TilePiece {
  readonly colour: Colour;
  readonly kind: TileKind;
}

const TILES: ReadonlyMap<string, TilePiece> = new Map(
  COLOURS.flatMap((colour) => KINDS.map((kind) => [`${colour}-${kind}`, { colour, kind }] as const)),
);

export const pieceOf = ({ colour, kind }: TilePiece): string => `${colour}-${kind}`;
export const tileIn = (piece: string | number): TilePiece | undefined => TILES.get(String(piece));
export const characterIn = (piece: string | number): Character | undefined => CHARACTERS.find((each) => each === piece);

export const piecesOf = (plays: readonly Play[]): readonly string[] =>
  plays.flatMap((play) => [pieceOf(play), ...(play.character === undefined ? [] : [play.character])]);

/** A character goes to the tile before; a second one takes the place of the first, and no dragon carries any. */
export function playsOf(pieces: readonly (string | number)[]): readonly Play[] {
  const plays: Play[] = [];
  for (const piece of pieces) {
    const tile = tileIn(piece);
    const character = characterIn(piece);
    const last = plays.at(-1);
    if (tile !== undefined) plays.push({ ...tile, character: undefined });
    else if (character !== undefined && last !== undefined && last.kind !== 'dragon') plays.splice(-1, 1, { ...last, character });
  }
  return plays;
}

export function playOf({ tiles }: Laid, move: Move): Play | undefined {
  if (move.type === 'dragon') return { colour: move.colour ?? 'yellow', kind: 'dragon', character: undefined };
  if (move.type === 'place') return { colour: move.colour ?? 'yellow', kind: move.value, character: move.character };
  const tile = tiles[squareKey(move.from)];
  return tile && { colour: tile.colour, kind: tile.value, character: 'sorceress' };
}

export const withTile = ({ tiles, ...laid }: Laid, key: string, tile: LaidTile | undefined): Laid => ({
  ...laid,
  tiles: tile === undefined ? Object.fromEntries(Object.entries(tiles).filter(([each]) => each !== key)) : { ...tiles, [key]: tile },
});

/** Where a tile lies that the Sorceress takes: beside the table, one for each move. */
const asideFor = ({ locations }: Laid, index: number): Square => {
  const [x, y] = current({ tiles: {}, locations }).at;
  return [x - 3, y - index];
};

/** The turn with these plays: a tile stays where it was played, any other goes to the next free space. */
export function withPlays({ laid = bare(1), moves = [], ...draft }: CaseDraft<TurnCase>, plays: readonly Play[]): CaseDraft<TurnCase> {
  const before = moves.map((move) => playOf(laid, move));
  let now = moves.reduce((sofar, _, index) => withTile(sofar, squareKey(asideFor(laid, index)), undefined), laid);
  const used = new Set<string>();
  const spaces = spacesOf(current({ tiles: {}, locations: laid.locations }));
  const next = plays.map(({ colour, kind, character }, index): Move => {
    const old = moves[index];
    const isOld = before[index]?.kind === kind && before[index]?.colour === colour;
    const isFree = (at: Square): boolean => !used.has(squareKey(at)) && now.tiles[squareKey(at)] === undefined;
    const free = spaces.find((at) => isFree(at) && !isTaken({ tiles: {}, locations: laid.locations }, at));
    const at = (isOld && old !== undefined ? targetOf(old) : free) ?? spaces[0] ?? [0, 0];
    if (kind !== 'dragon') used.add(squareKey(at));
    if (character !== 'sorceress' || kind === 'dragon') return playing(kind, colour, at, character);
    const from = isOld && old?.type === 'conjure' ? old.from : asideFor(laid, index);
    now = withTile(now, squareKey(from), { colour, value: kind });
    return { type: 'conjure', from, to: at };
  });
  return { ...draft, laid: now, moves: next };
}

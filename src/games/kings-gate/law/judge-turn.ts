import type { EventBase, PlayerId } from '#law/game';
import { squareKey } from '#law/grid';
import { tileAt } from './board';
import { type Character, type Colour, GARRISON, GRAVEYARD, HAND, HOUSE, PUB, type TileKind, type Value } from './box';
import { type Why, why } from './broken';
import { type Conjure, heldBy, isConjured, isExtra, locationOf, type Play, type Position, tilesOf } from './position';
import { coloursOf, ownerOf } from './score';
import type { Named } from './sheet';

export const named = (position: Position): Named => ({ n: position.n, name: locationOf(position, position.n).name });

export function brokenOrder({ onMove }: Position, { by }: EventBase): readonly Why[] {
  return by === undefined || by === onMove ? [] : [why('kg.turn.order', { onMove })];
}

/** kg.character.held, and the Sorceress where a tile is placed. */
export function brokenCharacter(position: Position, by: PlayerId, character: Character | undefined): readonly Why[] {
  if (character === undefined) return [];
  const broken = brokenHeld(position, by, character);
  return character === 'sorceress' ? [...broken, { ...why('kg.character.sorceress', { case: 'placed' }), firm: true }] : broken;
}

export function brokenHeld(position: Position, by: PlayerId, character: Character): readonly Why[] {
  if (heldBy(position, by).includes(character)) return [];
  const holder = position.players.find((player) => heldBy(position, player).includes(character));
  return [why('kg.character.held', { character, holder: holder ?? '' })];
}

/** kg.character.sorceress: she moves a visible tile of one's own that carries nobody. */
export function brokenMover(position: Position, by: PlayerId, { from }: Conjure): readonly Why[] {
  const tile = tileAt(position.board, from);
  const square = squareKey(from);
  const firm = (params: Parameters<typeof why<'kg.character.sorceress'>>[1]): readonly Why[] => [
    { ...why('kg.character.sorceress', params, [square]), firm: true },
  ];
  if (tile === undefined) return firm({ case: 'nothing', square });
  const owner = ownerOf(position, tile.colour);
  if (owner !== by) return firm({ case: 'theirs', square, owner: owner ?? '' });
  return tile.character === undefined ? [] : firm({ case: 'carries', square, character: tile.character });
}

/** Under *whole-turn* a Sorceress move stands alone in its turn. */
export function brokenAlone({ agreements, played }: Position, conjures: boolean): readonly Why[] {
  if (agreements['sorceress-turn'] === 'slot') return [];
  const clash = conjures ? played.length > 0 : played.some(isConjured);
  return clash ? [why('kg.character.sorceress', { case: 'alone' })] : [];
}

/** kg.supply: a colour of one's own, and a tile of that kind still there. */
export function brokenSupply(position: Position, by: PlayerId, colour: Colour | undefined, kind: TileKind): readonly Why[] {
  if (colour === undefined) return [];
  const had = position.copy.tiles[kind];
  const params = { colour, kind, had, owner: ownerOf(position, colour) ?? '' };
  if (!coloursOf(position, by).includes(colour)) return [why('kg.supply', { case: 'theirs', ...params })];
  return (tilesOf(position, colour)?.[kind] ?? 0) > 0 ? [] : [why('kg.supply', { case: 'spent', ...params })];
}

/** kg.location.graveyard: the tiles of a turn, whatever they are. */
export function brokenGraveyard(position: Position): readonly Why[] {
  const played = position.played.length;
  return position.n === GRAVEYARD && played >= 2 ? [why('kg.location.graveyard', { ...named(position), played })] : [];
}

/** kg.location.garrison: houses by their printed value, however they come. */
export function brokenGarrison(position: Position, value: Value): readonly Why[] {
  const second = position.n === GARRISON && value === HOUSE && position.played.some(({ kind }) => kind === HOUSE);
  return second ? [why('kg.location.garrison', named(position))] : [];
}

export function brokenHand({ played }: Position): readonly Why[] {
  const fromHand = played.filter((play) => !isConjured(play)).length;
  return fromHand >= HAND ? [why('kg.turn.hand', { played: fromHand })] : [];
}

/** Whether a play takes the turn's slot. The Wizard's extra tile follows one of its value, which took the slot already. */
const takesSlot = ({ kind }: Play): boolean => kind !== 'dragon' && kind !== PUB;

/** kg.turn.one-big: any number of houses or one greater tile. */
export function brokenOneBig(position: Position, value: Value, character: Character | undefined): readonly Why[] {
  const { played, agreements, n } = position;
  if (n === GRAVEYARD && agreements.graveyard === 'any-two') return [];
  if (value === PUB || isExtra(played, value, character)) return [];
  const clash = played.find((play) => takesSlot(play) && (value !== HOUSE || play.kind !== HOUSE));
  if (clash === undefined) return [];
  return [why('kg.turn.one-big', { value, earlier: Number(clash.kind), wizard: character === 'wizard' })];
}

export function brokenEnd({ played }: Position): readonly Why[] {
  return played.length === 0 ? [why('kg.turn.at-least-one', {})] : [];
}

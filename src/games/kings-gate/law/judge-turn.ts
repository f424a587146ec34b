import type { EventBase, PlayerId } from '#law/game';
import { squareKey } from '#law/grid';
import { tileAt } from './board';
import { type Character, type Colour, GARRISON, GRAVEYARD, HAND_SIZE, HOUSE, PUB, type TileKind, type Value } from './box';
import { type Conjure, charactersHeldBy, isConjured, isExtra, locationOf, type Play, type Position, tilesOf } from './position';
import { coloursOf, ownerOf } from './score';
import type { LocationLabel } from './score-sheet';
import { createViolation, type Violation } from './violations';

export const currentLocationLabel = (position: Position): LocationLabel => ({ n: position.n, name: locationOf(position, position.n).name });

export function checkTurnOrder({ onMove }: Position, { by }: EventBase): readonly Violation[] {
  return by === undefined || by === onMove ? [] : [createViolation('kg.turn.order', { onMove })];
}

/** kg.character.held, and the Sorceress where a tile is placed. */
export function checkCharacter(position: Position, by: PlayerId, character: Character | undefined): readonly Violation[] {
  if (character === undefined) return [];
  const broken = checkHolder(position, by, character);
  return character === 'sorceress'
    ? [...broken, { ...createViolation('kg.character.sorceress', { case: 'placed' }), isUnwaivable: true }]
    : broken;
}

export function checkHolder(position: Position, by: PlayerId, character: Character): readonly Violation[] {
  if (charactersHeldBy(position, by).includes(character)) return [];
  const holder = position.players.find((player) => charactersHeldBy(position, player).includes(character));
  return [createViolation('kg.character.held', { character, holder: holder ?? '' })];
}

/** kg.character.sorceress: she moves a visible tile of one's own that carries nobody. */
export function checkConjuredTile(position: Position, by: PlayerId, { from }: Conjure): readonly Violation[] {
  const tile = tileAt(position.board, from);
  const square = squareKey(from);
  const createFirmViolation = (params: Parameters<typeof createViolation<'kg.character.sorceress'>>[1]): readonly Violation[] => [
    { ...createViolation('kg.character.sorceress', params, [square]), isUnwaivable: true },
  ];
  if (tile === undefined) return createFirmViolation({ case: 'nothing', square });
  const owner = ownerOf(position, tile.colour);
  if (owner !== by) return createFirmViolation({ case: 'theirs', square, owner: owner ?? '' });
  return tile.character === undefined ? [] : createFirmViolation({ case: 'carries', square, character: tile.character });
}

/** Under *whole-turn* a Sorceress move stands alone in its turn. */
export function checkSorceressAlone({ agreements, played }: Position, conjures: boolean): readonly Violation[] {
  if (agreements['sorceress-turn'] === 'slot') return [];
  const clash = conjures ? played.length > 0 : played.some(isConjured);
  return clash ? [createViolation('kg.character.sorceress', { case: 'alone' })] : [];
}

/** kg.supply: a colour of one's own, and a tile of that kind still there. */
export function checkSupply(position: Position, by: PlayerId, colour: Colour | undefined, kind: TileKind): readonly Violation[] {
  if (colour === undefined) return [];
  const had = position.box.tiles[kind];
  const params = { colour, kind, had, owner: ownerOf(position, colour) ?? '' };
  if (!coloursOf(position, by).includes(colour)) return [createViolation('kg.supply', { case: 'theirs', ...params })];
  return (tilesOf(position, colour)?.[kind] ?? 0) > 0 ? [] : [createViolation('kg.supply', { case: 'spent', ...params })];
}

/** kg.location.graveyard: the tiles of a turn, whatever they are. */
export function checkGraveyard(position: Position): readonly Violation[] {
  const played = position.played.length;
  return position.n === GRAVEYARD && played >= 2
    ? [createViolation('kg.location.graveyard', { ...currentLocationLabel(position), played })]
    : [];
}

/** kg.location.garrison: houses by their printed value, however they come. */
export function checkGarrison(position: Position, value: Value): readonly Violation[] {
  const second = position.n === GARRISON && value === HOUSE && position.played.some(({ kind }) => kind === HOUSE);
  return second ? [createViolation('kg.location.garrison', currentLocationLabel(position))] : [];
}

export function checkHandSize({ played }: Position): readonly Violation[] {
  const fromHand = played.filter((play) => !isConjured(play)).length;
  return fromHand >= HAND_SIZE ? [createViolation('kg.turn.hand', { played: fromHand })] : [];
}

/** Whether a play takes the turn's slot. The Wizard's extra tile follows one of its value, which took the slot already. */
const isSlotPlay = ({ kind }: Play): boolean => kind !== 'dragon' && kind !== PUB;

/** kg.turn.one-big: any number of houses or one greater tile. */
export function checkOneBig(position: Position, value: Value, character: Character | undefined): readonly Violation[] {
  const { played, agreements, n } = position;
  if (n === GRAVEYARD && agreements.graveyard === 'any-two') return [];
  if (value === PUB || isExtra(played, value, character)) return [];
  const clash = played.find((play) => isSlotPlay(play) && (value !== HOUSE || play.kind !== HOUSE));
  if (clash === undefined) return [];
  return [createViolation('kg.turn.one-big', { value, earlier: Number(clash.kind), wizard: character === 'wizard' })];
}

export function checkTurnEnd({ played }: Position): readonly Violation[] {
  return played.length === 0 ? [createViolation('kg.turn.at-least-one', {})] : [];
}

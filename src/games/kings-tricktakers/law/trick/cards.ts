import { COLOURS, type Colour, type SetColour } from '../box';

export const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
type Value = (typeof VALUES)[number];
export type CardName = `${Colour}-${Value}` | 'mystic' | 'surrender' | 'berserker-10';

/** What a card counts as: a value of a colour, the strongest or the weakest. */
export type Face = { readonly kind: 'value'; readonly colour: Colour; readonly value: number } | { readonly kind: 'mystic' | 'surrender' };

const MYSTIC: Face = { kind: 'mystic' };
const SURRENDER: Face = { kind: 'surrender' };

const VALUE_CARDS = COLOURS.flatMap((colour) => VALUES.map((value) => ({ name: `${colour}-${value}` as const, colour, value })));

const PRINTED_FACES: ReadonlyMap<string, Face> = new Map<CardName, Face>([
  ...VALUE_CARDS.map(({ name, colour, value }): [CardName, Face] => [name, { kind: 'value', colour, value }]),
  ['mystic', MYSTIC],
  ['surrender', SURRENDER],
  ['berserker-10', { kind: 'value', colour: 'black', value: 10 }],
]);

export const CARD_NAMES: readonly CardName[] = [...VALUE_CARDS.map(({ name }) => name), 'mystic', 'surrender', 'berserker-10'];

export const isCardName = (name: unknown): name is CardName => typeof name === 'string' && PRINTED_FACES.has(name);

export const printedFace = (card: CardName): Face => PRINTED_FACES.get(card) ?? SURRENDER;

export function colourOf(card: CardName): Colour | undefined {
  const face = printedFace(card);
  return face.kind === 'value' ? face.colour : undefined;
}

export const BERSERKER_TENS = 2;
const WHITE_CARDS = 2;

/** The values left out of the deck, by the number of players. */
const VALUES_LEFT_OUT: Readonly<Record<number, readonly number[]>> = { 2: [6, 7, 8, 9], 3: [6, 7, 8, 9], 4: [8, 9] };

/** How often the deck of this player count holds a card; berserker 10s come with their character. */
export function countInDeck(card: CardName, players: number): number {
  if (card === 'berserker-10') return BERSERKER_TENS;
  const face = printedFace(card);
  if (face.kind !== 'value') return WHITE_CARDS;
  return VALUES_LEFT_OUT[players]?.includes(face.value) ? 0 : 1;
}

/** kt.card.exists: the berserker 10s that come with so many berserkers face up. */
export const berserkerTensFor = (berserkers: number, players: number): number =>
  Math.min(BERSERKER_TENS, berserkers * (players === 2 ? 2 : 1));

/** kt.king.card: whether a King goes onto a card, as it is printed. */
export function canBearKing(card: CardName, king: SetColour): boolean {
  const face = printedFace(card);
  return face.kind === 'value' ? face.colour === king : king === 'white';
}

/** kt.queen.blue, kt.queen.white: what a Queen makes of a card in the trick. */
export function applyQueen(face: Face, queen: SetColour | undefined): Face {
  if (queen === 'blue') return SURRENDER;
  return queen === 'white' ? MYSTIC : face;
}

/** kt.character.rebel: 1 and 10, Mystic and Surrender change places; nothing else can be turned. */
export function flipFace(face: Face): Face | undefined {
  if (face.kind !== 'value') return face.kind === 'mystic' ? SURRENDER : MYSTIC;
  return face.value === 1 || face.value === 10 ? { ...face, value: 11 - face.value } : undefined;
}

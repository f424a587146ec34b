import type { Option } from '#desk/form-fields';
import { boxSchema } from '#games/kings-gate/game';
import { type BoxChanges, CHARACTERS, type Character, COLOURS, type Colour, effectiveBox, TILE_KINDS } from '#games/kings-gate/law/box';
import { deskEn, type KingsGateDeskText } from '#games/kings-gate/text/desk-en';
import { deskFr } from '#games/kings-gate/text/desk-fr';
import { type KingsGateScreenText, screenEn } from '#games/kings-gate/text/screen-en';
import { screenFr } from '#games/kings-gate/text/screen-fr';
import { isInputError } from '#session/formats/input-error';
import { parseValue } from '#session/formats/schema';
import type { Language } from '#text/language';
import type { Seat } from './cases';
import { FOUR_SEATS, PAIR_SEATS, seatsOf } from './lay-out';
import { formatPiece } from './turn-pieces';

export const texts: Readonly<Record<Language, KingsGateDeskText>> = { en: deskEn, fr: deskFr };
export const screenTexts: Readonly<Record<Language, KingsGateScreenText>> = { en: screenEn, fr: screenFr };

/** What every case may tell of the people at the table. */
export interface SeatedParts {
  readonly players?: readonly Seat[] | undefined;
  readonly copy?: BoxChanges | undefined;
}

/** People of a running game: who sits where is known. */
export const hasNames = ({ players = [] }: SeatedParts): boolean => players.some(({ name }) => name !== '');

const seatName = ({ name, colours }: Seat, language: Language): string => (name === '' ? texts[language].player(colours) : name);
export const seatNames = ({ players = FOUR_SEATS }: SeatedParts, language: Language) =>
  players.map((seat) => ({ id: seat.id, name: seatName(seat, language) }));
export const playerOptions = (parts: SeatedParts, language: Language): readonly Option<string>[] =>
  seatNames(parts, language).map(({ id, name }) => ({ value: id, label: name }));

export const seatedColours = ({ players = FOUR_SEATS }: SeatedParts): readonly Colour[] => players.flatMap(({ colours }) => colours);
export const namedColour = ({ players = FOUR_SEATS }: SeatedParts, colour: Colour) => ({
  colour,
  name: players.find(({ colours }) => colours.includes(colour))?.name ?? '',
});

/** Every way to sit around the table that is not another one turned, by the first letters of the colours. */
const ROUNDS = 'ygrb ygbr yrgb yrbg ybgr ybrg ygr yrg ygb ybg yrb ybr grb gbr';
const ORDERS: readonly (readonly Seat[])[] = [
  ...ROUNDS.split(' ').map((letters) =>
    seatsOf([...letters].flatMap((letter) => COLOURS.find((colour) => colour.startsWith(letter)) ?? [])),
  ),
  PAIR_SEATS,
];
/** The same where only matters who plays. */
const PLAYER_SETS = [FOUR_SEATS, ...COLOURS.map((without) => seatsOf(COLOURS.filter((colour) => colour !== without))), PAIR_SEATS];

const seatsKey = (players: readonly Seat[]): string => players.map(({ id }) => id).join(' ');
/** The seats that an option of the players stands for. */
export const seatsByKey = (key: string | number): readonly Seat[] =>
  [...ORDERS, ...PLAYER_SETS].find((seats) => seatsKey(seats) === key) ?? [];

/** Who plays, and in which order they sit where that matters: one tap for both. */
export const seatsField = (isOrdered: boolean, language: Language) => ({
  label: isOrdered ? texts[language].form.order : texts[language].form.players,
  options: (isOrdered ? ORDERS : PLAYER_SETS).map((seats) => ({
    value: seatsKey(seats),
    label: seats.map((seat) => seatName(seat, language)).join(', '),
  })),
  get: ({ players }: SeatedParts) => players && seatsKey(players),
});

export function locationOptions({ copy = {} }: SeatedParts, language: Language): readonly Option<number>[] {
  const { locationName } = texts[language].form;
  return effectiveBox(copy).locations.map(({ name, ground }, index) => ({
    value: index + 1,
    label: locationName({ n: index + 1, name }, ground),
  }));
}

export const locationOptionLabel = (parts: SeatedParts, n: number | undefined, language: Language): string | undefined =>
  locationOptions(parts, language).find(({ value }) => value === n)?.label;

export const characterOptions = (language: Language): readonly Option<Character>[] =>
  CHARACTERS.map((character) => ({ value: character, label: screenTexts[language].characters[character] }));

/** The tiles of some colours, and the characters who come with them, as pieces of a turn. */
export const pieceOptions = (colours: readonly Colour[], language: Language): readonly Option<string>[] => [
  ...colours.flatMap((colour) =>
    TILE_KINDS.map((kind) => ({ value: formatPiece({ colour, kind }), label: screenTexts[language].tile({ colour, kind }) })),
  ),
  ...characterOptions(language),
];

/** What is still told of those who are left. */
export const pick = <T>(told: Readonly<Partial<Record<string, T>>> = {}, keys: readonly string[]): Readonly<Record<string, T>> =>
  Object.fromEntries(keys.flatMap((key) => (told[key] === undefined ? [] : [[key, told[key]]])));

/** What this device knows of its box. */
export function readBox(box: unknown): Pick<SeatedParts, 'copy'> {
  const found = parseValue(boxSchema, box ?? {});
  return isInputError(found) || Object.keys(found.value).length === 0 ? {} : { copy: found.value };
}

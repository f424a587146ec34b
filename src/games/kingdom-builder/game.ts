import * as v from 'valibot';
import type { PlayerId } from '#law/game';
import type { Hex } from '#law/hex';
import { createFlow } from '#machines/flow';
import { kingdomBuilder } from '#machines/kingdom-builder';
import { BY_MISSING, type InputError, inputError } from '#session/formats/input-error';
import {
  adjustSchema,
  agreementsSchema,
  createEventSchema,
  isObject,
  listOf,
  oneOf,
  opaque,
  playerId,
  resolveAgreements,
} from '#session/formats/schema';
import type { DeepReadonly, Game, GameTypes } from '#session/game';
import { createLazyTexts } from '#text/lazy-texts';
import {
  type Coordinates,
  findWrongCapitol,
  findWrongCave,
  ISLAND_ROWS,
  type Island,
  isOnTable,
  type Layout,
  landOf,
  NOWHERE,
  WIDTH,
} from './law/board/land';
import { SECTIONS } from './law/board/sections';
import { parseGround, TERRAINS } from './law/board/terrain';
import { COLOURS, type ColoursByPlayer } from './law/colours';
import { law } from './law/index';
import { agreements, CARDS, CARDS_IN_PLAY, type Event, type Phase, type Position, RECORDS, type Setup } from './law/position';
import { BUILDING_TILES, ISLAND_TILES, MOVING_TILES } from './law/tiles';

const { texts, ready } = createLazyTexts({
  en: async () => (await import('./text/en')).en,
  fr: async () => (await import('./text/fr')).fr,
});
await ready;

const isIndex = (value: unknown, limit: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < limit;

const isBoardHex = (value: unknown): value is Hex =>
  Array.isArray(value) && value.length === 2 && value.every((each) => isIndex(each, WIDTH));

/** Checks the format only; `eventError` checks whether the table has the hex. */
const isHex = (value: unknown): value is Coordinates =>
  isBoardHex(value) ||
  (Array.isArray(value) && value.length === 3 && value[0] === 'island' && isIndex(value[1], ISLAND_ROWS) && isIndex(value[2], WIDTH));

const isIslandRow = (value: unknown): value is string =>
  typeof value === 'string' && [...value].every((letter) => letter === '.' || parseGround(letter) !== undefined);

const isColourByPlayer = (value: unknown): value is ColoursByPlayer =>
  isObject(value) && Object.values(value).every((each) => COLOURS.some((colour) => colour === each));

const hex = opaque(isHex);
const boardHex = opaque(isBoardHex);

const islandRows = v.pipe(v.array(opaque(isIslandRow)), v.length(ISLAND_ROWS));

/** The box figures: the sides of the island, without those that cannot be parsed. */
export const boxSchema = v.object({ islands: v.object(v.entriesFromList(ISLAND_TILES, v.fallback(v.optional(islandRows), undefined))) });

const setupSchema = v.strictObject({
  record: oneOf(RECORDS),
  first: playerId,
  sections: v.pipe(v.array(v.strictObject({ name: oneOf(SECTIONS), turned: v.boolean() })), v.length(4)),
  cards: listOf(oneOf(CARDS)),
  colours: v.optional(opaque(isColourByPlayer)),
  capitols: v.optional(listOf(boardHex)),
  caves: v.optional(listOf(boardHex)),
  island: v.optional(v.strictObject({ rows: islandRows, action: oneOf(ISLAND_TILES) })),
  agreements: agreementsSchema(agreements),
});

const eventSchema = v.variant('type', [
  createEventSchema('draw', { terrain: oneOf(TERRAINS) }),
  createEventSchema('build', { at: hex, with: v.optional(oneOf(BUILDING_TILES)) }),
  createEventSchema('move', { from: hex, to: hex, with: oneOf([...MOVING_TILES, 'cave']) }),
  createEventSchema('end-turn', {}),
  createEventSchema('settle', { by: playerId, at: hex }),
  createEventSchema('unsettle', { at: hex }),
  createEventSchema('finish', {}),
  adjustSchema,
]);

type RawSetup = DeepReadonly<v.InferOutput<typeof setupSchema>>;

const firstDuplicate = (values: readonly string[]): number => values.findIndex((value, index) => values.indexOf(value) < index);

/** A separate error, because fewer cards are normal while the set-up is being made. */
const cardsError = ({ cards }: RawSetup): InputError | undefined =>
  cards.length === CARDS_IN_PLAY ? undefined : inputError(['cards'], 'three-cards', { chosen: cards.length });

function duplicateError({ sections, cards }: RawSetup): InputError | undefined {
  const names = sections.map(({ name }) => name);
  const section = firstDuplicate(names);
  if (section >= 0) return inputError(['sections', section], 'twice', { value: names[section] ?? '' });
  const card = firstDuplicate(cards);
  return card >= 0 ? inputError(['cards', card], 'twice', { value: cards[card] ?? '' }) : undefined;
}

/** One colour for each player, none twice. */
function coloursError(colours: NonNullable<RawSetup['colours']>, players: readonly PlayerId[]): InputError | undefined {
  const ids = Object.keys(colours);
  if (ids.length !== players.length || !players.every((id) => Object.hasOwn(colours, id)))
    return inputError(['colours'], 'not-in-the-box', { field: 'colours', value: ids.join(', ') || '0' });
  const second = players.find((id, seat) => players.slice(0, seat).some((each) => colours[each] === colours[id]));
  return second === undefined ? undefined : inputError(['colours', second], 'twice', { value: colours[second] ?? '' });
}

/** Exactly one hex of the island is its location. */
function islandError({ rows }: Island): InputError | undefined {
  const locations = rows.join('').split('L').length - 1;
  return locations === 1 ? undefined : inputError(['island', 'rows'], 'one-location', { drawn: locations });
}

function queenieError(layout: Layout): InputError | undefined {
  if (layout.capitols === undefined && layout.caves === undefined) return undefined;
  const land = landOf(layout);
  const wrong = (field: 'capitols' | 'caves', index: number): InputError =>
    inputError([field, index], 'not-in-the-box', { field, value: JSON.stringify(layout[field]?.[index]) });
  const capitol = findWrongCapitol(land, layout.sections);
  if (capitol !== NOWHERE) return wrong('capitols', capitol);
  const cave = findWrongCave(land);
  return cave === NOWHERE ? undefined : wrong('caves', cave);
}

/** The fields of an event that name a hex. */
function hexFields(event: Event): readonly (readonly [string, Coordinates])[] {
  switch (event.type) {
    case 'build':
    case 'settle':
    case 'unsettle':
      return [['at', event.at]];
    case 'move':
      return [
        ['from', event.from],
        ['to', event.to],
      ];
    default:
      return [];
  }
}

/** The types of Kingdom Builder. */
export interface KingdomBuilder extends GameTypes {
  readonly rawSetup: RawSetup;
  readonly setup: Setup;
  readonly event: Event;
  readonly position: Position;
  readonly phase: Phase;
}

export const game: Game<KingdomBuilder> = {
  law,
  flow: createFlow(kingdomBuilder),
  schemas: { setup: setupSchema, draft: v.partial(setupSchema), event: eventSchema },
  privateSetupFields: ['colours'],
  prepareSetup(raw, players) {
    if (!players.includes(raw.first)) return inputError(['first'], 'unknown-player', { id: raw.first });
    const wrong =
      cardsError(raw) ??
      duplicateError(raw) ??
      (raw.colours && coloursError(raw.colours, players)) ??
      (raw.island && islandError(raw.island)) ??
      queenieError(raw);
    return wrong ?? { ...raw, players, agreements: resolveAgreements(agreements, raw.agreements) };
  },
  eventError(setup, event) {
    if (event.type === 'adjust') return setup.record === 'final' && event.by === undefined ? BY_MISSING : undefined;
    const missing = hexFields(event).find(([, at]) => !isOnTable(setup, at));
    return missing && inputError([missing[0]], 'not-understood', { field: missing[0], found: missing[1] });
  },
  text: texts,
};

import * as v from 'valibot';
import type { PlayerId } from '#law/game';
import type { Square } from '#law/grid';
import { createFlow } from '#machines/flow';
import { kingsGate } from '#machines/kings-gate';
import { BY_MISSING, type InputError, inputError } from '#session/formats/input-error';
import {
  adjustSchema,
  agreementsSchema,
  byPlayer,
  createEventSchema,
  figure,
  listOf,
  name,
  natural,
  oneOf,
  opaque,
  partial,
  playerId,
  resolveAgreements,
  wholeNumber,
} from '#session/formats/schema';
import type { DeepReadonly, Game, GameTypes } from '#session/game';
import { createLazyTexts } from '#text/lazy-texts';
import { isSquare, ORIENTATIONS } from './law/board';
import { CHARACTERS, COLOURS, type Colour, countTiles, effectiveBox, PAIRS, VALUES } from './law/box';
import { law } from './law/index';
import { type Event, type Phase, type Position, RECORD_MODES, type Setup } from './law/position';
import { agreements } from './law/rules';
import { coloursIn } from './law/score';

const { texts, ready } = createLazyTexts({
  en: async () => (await import('./text/en')).en,
  fr: async () => (await import('./text/fr')).fr,
});
await ready;

/** From the first location on, further than any table reaches. */
const MAX_COORDINATE = 1000;
const square = opaque((value): value is Square => isSquare(value) && value.every((each) => Math.abs(each) <= MAX_COORDINATE));
const colour = oneOf(COLOURS);
const character = oneOf(CHARACTERS);

const locationSchema = v.optional(
  partial({
    name: v.optional(name),
    prizes: v.optional(
      v.pipe(
        v.array(natural),
        v.length(3),
        v.transform(([first = 0, second = 0, third = 0]) => [first, second, third] as const),
      ),
    ),
    ground: v.optional(oneOf(['safe', 'dangerous'])),
    awards: v.optional(v.pipe(v.array(character), v.maxLength(2))),
  }),
);
const tileCountSchema = v.optional(v.pipe(natural, v.maxValue(100)));

export const boxSchema = partial({
  locations: v.optional(
    partial({
      1: locationSchema,
      2: locationSchema,
      3: locationSchema,
      4: locationSchema,
      5: locationSchema,
      6: locationSchema,
      7: locationSchema,
      8: locationSchema,
      9: locationSchema,
      10: locationSchema,
    }),
  ),
  tiles: v.optional(
    partial({
      0: tileCountSchema,
      1: tileCountSchema,
      2: tileCountSchema,
      3: tileCountSchema,
      4: tileCountSchema,
      5: tileCountSchema,
      dragon: tileCountSchema,
    }),
  ),
});

const setupSchema = v.strictObject({
  record: oneOf(RECORD_MODES),
  first: playerId,
  colours: byPlayer(listOf(colour)),
  copy: v.optional(boxSchema),
  from: v.optional(
    v.strictObject({
      location: v.pipe(wholeNumber, v.minValue(1), v.maxValue(10)),
      points: byPlayer(figure),
    }),
  ),
  agreements: agreementsSchema(agreements),
});

const total = v.optional(v.nullable(natural));

const totals = partial({ yellow: total, green: total, red: total, blue: total });
const padDraftSchema = v.object({ totals, typed: v.optional(natural), field: v.optional(colour), last: v.optional(playerId) });

/** What has been entered for a location on the pad: totals, "no tile" (null), or nothing yet; and a total whose digits still join. */
export type PadDraft = DeepReadonly<v.InferOutput<typeof padDraftSchema>>;
export function readPadDraft(written: unknown): PadDraft | undefined {
  const found = v.safeParse(padDraftSchema, written);
  return found.success ? found.output : undefined;
}

const eventsSchema = v.variant('type', [
  createEventSchema('place', { value: oneOf(VALUES), at: square, colour: v.optional(colour), character: v.optional(character) }),
  createEventSchema('dragon', { at: square, colour: v.optional(colour) }),
  createEventSchema('conjure', { from: square, to: square }),
  createEventSchema('end-turn', {}),
  createEventSchema('locate', { at: square, lies: oneOf(ORIENTATIONS) }),
  createEventSchema('tally', { totals, last: playerId }),
  createEventSchema('finish', {}),
  adjustSchema,
]);

type RawSetup = DeepReadonly<v.InferOutput<typeof setupSchema>>;

/** A record by players that names somebody else, or leaves somebody out. */
function findSeatError(
  record: Readonly<Record<PlayerId, unknown>>,
  players: readonly PlayerId[],
  path: readonly string[],
): InputError | undefined {
  const stranger = Object.keys(record).find((id) => !players.includes(id));
  if (stranger !== undefined) return inputError([...path, stranger], 'unknown-player', { id: stranger });
  const left = players.find((id) => !Object.hasOwn(record, id));
  return left === undefined ? undefined : inputError([...path, left], 'missing', { field: left });
}

/** kg.two.colours: two of a pair each for two players, else one each, none twice. */
function findColoursError(colours: RawSetup['colours'], players: readonly PlayerId[]): InputError | undefined {
  const each = players.length === 2 ? 2 : 1;
  const seen = new Set<Colour>();
  for (const player of players) {
    const mine = colours[player] ?? [];
    if (mine.length !== each) return createNotInBoxError(player, mine);
    for (const [index, one] of mine.entries()) {
      if (seen.has(one)) return inputError(['colours', player, index], 'twice', { value: one });
      seen.add(one);
    }
  }
  const unpaired = players.find((player) => each === 2 && !PAIRS.some((pair) => pair.every((one) => colours[player]?.includes(one))));
  return unpaired === undefined ? undefined : createNotInBoxError(unpaired, colours[unpaired] ?? []);
}

const createNotInBoxError = (player: PlayerId, colours: readonly Colour[]): InputError =>
  inputError(['colours', player], 'not-in-the-box', { field: player, value: colours.join(', ') || '0' });

function findSetupError(raw: RawSetup, players: readonly PlayerId[]): InputError | undefined {
  if (!players.includes(raw.first)) return inputError(['first'], 'unknown-player', { id: raw.first });
  const seats = findSeatError(raw.colours, players, ['colours']) ?? findColoursError(raw.colours, players);
  if (seats !== undefined) return seats;
  if (raw.copy !== undefined && countTiles(effectiveBox(raw.copy).tiles) === 0)
    return inputError(['copy', 'tiles'], 'not-in-the-box', { field: 'tiles', value: '0' });
  if (raw.from === undefined) return undefined;
  if (raw.record === 'table') return inputError(['from'], 'unknown-field', { field: 'from' });
  return findSeatError(raw.from.points, players, ['from', 'points']);
}

/** The types of King’s Gate. */
export interface KingsGate extends GameTypes {
  readonly rawSetup: RawSetup;
  readonly setup: Setup;
  readonly event: Event;
  readonly position: Position;
  readonly phase: Phase;
}

export const game: Game<KingsGate> = {
  law,
  flow: createFlow(kingsGate),
  schemas: { setup: setupSchema, draft: v.partial(setupSchema), event: eventsSchema },
  prepareSetup: (raw, players) =>
    findSetupError(raw, players) ?? { ...raw, players, agreements: resolveAgreements(agreements, raw.agreements) },
  eventError(table, event) {
    switch (event.type) {
      case 'place':
      case 'dragon':
        return table.players.length === 2 && event.colour === undefined
          ? inputError(['colour'], 'missing', { field: 'colour' })
          : undefined;
      case 'tally': {
        const left = coloursIn(table).find((one) => event.totals[one] === undefined);
        if (left !== undefined) return inputError(['totals', left], 'missing', { field: left });
        return table.players.includes(event.last) ? undefined : inputError(['last'], 'unknown-player', { id: event.last });
      }
      case 'adjust':
        return table.record === 'pad' && event.by === undefined ? BY_MISSING : undefined;
      default:
        return undefined;
    }
  },
  text: texts,
};

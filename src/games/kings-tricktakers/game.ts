import * as v from 'valibot';
import type { PlayerId } from '#law/game';
import { createFlow } from '#machines/flow';
import { kingsTricktakers } from '#machines/kings-tricktakers';
import type { DeepReadonly, Game, GameTypes } from '#session/game';
import {
  adjustSchema,
  agreementsOf,
  byPlayer,
  createEventSchema,
  dictionaryOf,
  figure,
  listOf,
  natural,
  oneOf,
  opaque,
  partial,
  playerId,
  resolveAgreements,
} from '#session/schema';
import { BY_MISSING, type InputError, inputError, prefixPath } from '#session/trouble';
import { createLazyTexts } from '#text/spoken';
import { BET_CARDS, CHARACTERS, COLOURS, type Copy, SELECTIONS, SETS, TABLED } from './law/box';
import { isCardName } from './law/cards';
import { law } from './law/index';
import { KINDS } from './law/piles';
import type { Event, From, Noted, Phase, Position, Setup } from './law/position';
import { agreements } from './law/rules';

const { texts, ready } = createLazyTexts({
  en: async () => (await import('./text/en')).en,
  fr: async () => (await import('./text/fr')).fr,
});
await ready;

const set = oneOf(SETS);
const character = oneOf(CHARACTERS);
const betCard = oneOf(BET_CARDS);
const byTricks = dictionaryOf((key) => /^(0|[1-9]\d?)$/.test(key), figure);

/** A table whose keys are all known and may all be left out. */
function partOf<const Keys extends readonly string[], Schema extends v.GenericSchema>(keys: Keys, schema: Schema) {
  const optional = v.optional(schema);
  return v.optional(partial(v.entriesFromList(keys, optional)));
}

const copy = partial({
  ranks: partOf(SETS, v.pipe(v.array(figure), v.length(2))),
  queens: partOf(SETS, natural),
  jacks: partOf(SETS, byTricks),
  bets: partOf(TABLED, byTricks),
  copies: partOf(CHARACTERS, natural),
});

/** What a device keeps of its copy of the game; what cannot be read is left aside. */
export function readCopy(kept: unknown): Copy {
  const found = v.safeParse(copy, kept);
  return found.success ? found.output : {};
}

const from = v.strictObject({
  round: v.pipe(natural, v.minValue(1), v.maxValue(3)),
  points: byPlayer(figure),
  sets: byPlayer(set),
  kings: listOf(playerId),
  queens: listOf(playerId),
});

const setup = v.strictObject({
  record: oneOf(['table', 'pad']),
  selection: oneOf(SELECTIONS),
  starter: v.optional(playerId),
  copy: v.optional(copy),
  from: v.optional(from),
  agreements: agreementsOf(agreements),
});

const copied = v.strictObject({ player: playerId, card: betCard });

const noted = v.strictObject({
  set,
  characters: listOf(character),
  bet: listOf(betCard),
  ally: v.optional(playerId),
  copy: v.optional(copied),
  tricks: natural,
  collected: v.strictObject(v.entriesFromList([...COLOURS, 'mystic', 'surrender'], natural)),
  king: v.boolean(),
  queen: v.boolean(),
  revived: v.boolean(),
});

const { tricks: _, collected: __, ...said } = noted.entries;
const draft = byPlayer(
  v.strictObject({
    ...said,
    set: v.optional(set),
    tricks: v.optional(natural),
    piles: dictionaryOf((key) => key.split(' ').every((kind) => KINDS.some((each) => each === kind)), natural),
  }),
);

/** A round half written, as the page keeps it. */
export type PadDraft = DeepReadonly<v.InferOutput<typeof draft>>;
export function readPadDraft(kept: unknown): PadDraft | undefined {
  const found = v.safeParse(draft, kept);
  return found.success ? found.output : undefined;
}

const events = v.variant('type', [
  createEventSchema('company', { set: v.optional(set), characters: listOf(character) }),
  createEventSchema('pick', { set: v.optional(set), character: v.optional(character) }),
  createEventSchema('bet', { cards: listOf(betCard) }),
  createEventSchema('ally', { player: playerId }),
  createEventSchema('copy', copied.entries),
  createEventSchema('revive', {}),
  createEventSchema('begin', {}),
  createEventSchema('opener', { player: playerId }),
  createEventSchema('open', {}),
  createEventSchema('play', {
    card: v.optional(opaque(isCardName)),
    king: v.optional(v.boolean()),
    queen: v.optional(v.boolean()),
    flip: v.optional(v.boolean()),
  }),
  createEventSchema('ability', { use: oneOf(['hermit', 'swap']) }),
  createEventSchema('round', { players: byPlayer(noted) }),
  adjustSchema,
]);

type Players = readonly PlayerId[];

const stranger = (players: Players, id: PlayerId | undefined): InputError | undefined =>
  id === undefined || players.includes(id) ? undefined : inputError([], 'unknown-player', { id });

/** A table by player names everybody at the table and nobody else. */
function namesTrouble(players: Players, table: Readonly<Record<PlayerId, unknown>>): InputError | undefined {
  const odd = Object.keys(table).find((id) => !players.includes(id));
  if (odd !== undefined) return inputError([odd], 'unknown-player', { id: odd });
  const missing = players.find((player) => !Object.hasOwn(table, player));
  return missing === undefined ? undefined : inputError([missing], 'missing', { field: missing });
}

/** A list of players names each of them once. */
function listTrouble(players: Players, list: Players): InputError | undefined {
  for (const [index, id] of list.entries()) {
    if (!players.includes(id)) return inputError([index], 'unknown-player', { id });
    if (list.indexOf(id) < index) return inputError([index], 'player-twice', { id });
  }
  return undefined;
}

const below = (path: readonly (string | number)[], found: InputError | undefined): InputError | undefined =>
  found && prefixPath(path, found);

function fromTrouble(players: Players, { points, sets, kings, queens }: From): InputError | undefined {
  const named =
    below(['points'], namesTrouble(players, points)) ??
    below(['sets'], namesTrouble(players, sets)) ??
    below(['kings'], listTrouble(players, kings)) ??
    below(['queens'], listTrouble(players, queens));
  if (named !== undefined) return named;
  const second = players.find((player, seat) => players.slice(0, seat).some((other) => sets[other] === sets[player]));
  return second === undefined ? undefined : inputError(['sets', second], 'twice', { value: String(sets[second]) });
}

function notedTrouble(players: Players, { ally, copy }: Noted): InputError | undefined {
  return below(['ally'], stranger(players, ally)) ?? below(['copy', 'player'], stranger(players, copy?.player));
}

function roundTrouble(players: Players, notes: Readonly<Record<PlayerId, Noted>>): InputError | undefined {
  const named = namesTrouble(players, notes);
  if (named !== undefined) return named;
  for (const [player, note] of Object.entries(notes)) {
    const found = notedTrouble(players, note);
    if (found !== undefined) return prefixPath([player], found);
  }
  return undefined;
}

/** The types of Kings Tricktakers. */
export interface KingsTricktakers extends GameTypes {
  readonly raw: DeepReadonly<v.InferOutput<typeof setup>>;
  readonly setup: Setup;
  readonly event: Event;
  readonly position: Position;
  readonly phase: Phase;
}

export const game: Game<KingsTricktakers> = {
  law,
  flow: createFlow(kingsTricktakers),
  schemas: { setup, draft: v.partial(setup), event: events },
  prepare(raw, players) {
    const { record, selection, starter } = raw;
    if (starter !== undefined && selection !== 'draft') return inputError(['starter'], 'unknown-field', { field: 'starter' });
    if (starter === undefined && selection === 'draft' && record === 'table')
      return inputError(['starter'], 'missing', { field: 'starter' });
    if (raw.from !== undefined && record === 'table') return inputError(['from'], 'unknown-field', { field: 'from' });
    return (
      below(['starter'], stranger(players, starter)) ??
      below(['from'], raw.from && fromTrouble(players, raw.from)) ?? {
        players,
        agreements: resolveAgreements(agreements, raw.agreements),
        record,
        selection,
        starter,
        copy: raw.copy ?? {},
        from: raw.from,
      }
    );
  },
  eventTrouble({ players, record }, happened) {
    switch (happened.type) {
      case 'pick':
        if (happened.set === undefined && happened.character === undefined) return inputError(['set'], 'missing', { field: 'set' });
        return happened.set !== undefined && happened.character !== undefined
          ? inputError(['character'], 'unknown-field', { field: 'character' })
          : undefined;
      case 'ally':
      case 'copy':
      case 'opener':
        return below(['player'], stranger(players, happened.player));
      case 'play':
        return happened.card === undefined && happened.queen !== true ? inputError(['card'], 'missing', { field: 'card' }) : undefined;
      case 'round':
        return below(['players'], roundTrouble(players, happened.players));
      case 'adjust':
        return record === 'pad' && happened.by === undefined ? BY_MISSING : undefined;
      default:
        return undefined;
    }
  },
  text: texts,
};

import * as v from 'valibot';
import type { PlayerId } from '#law/game';
import { createFlow } from '#machines/flow';
import { kingsTricktakers } from '#machines/kings-tricktakers';
import { BY_MISSING, type InputError, inputError, prefixPath } from '#session/formats/input-error';
import {
  adjustSchema,
  agreementsSchema,
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
} from '#session/formats/schema';
import type { DeepReadonly, Game, GameTypes } from '#session/game';
import { createLazyTexts } from '#text/lazy-texts';
import { BET_CARDS, BETS_BY_TRICKS, type BoxFigures, CHARACTERS, COLOURS, SELECTIONS, SETS } from './law/box';
import { law } from './law/index';
import { CARD_KINDS } from './law/pad/piles';
import type { Event, PadStart, Phase, Position, RoundNote, Setup } from './law/position';
import { agreements } from './law/rules';
import { isCardName } from './law/trick/cards';

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

const boxFigures = partial({
  ranks: partOf(SETS, v.pipe(v.array(figure), v.length(2))),
  queens: partOf(SETS, natural),
  jacks: partOf(SETS, byTricks),
  bets: partOf(BETS_BY_TRICKS, byTricks),
  copies: partOf(CHARACTERS, natural),
});

/** The saved figures of this device's box; invalid data counts as none. */
export function readBox(stored: unknown): BoxFigures {
  const result = v.safeParse(boxFigures, stored);
  return result.success ? result.output : {};
}

const padStart = v.strictObject({
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
  copy: v.optional(boxFigures),
  from: v.optional(padStart),
  agreements: agreementsSchema(agreements),
});

const copiedBet = v.strictObject({ player: playerId, card: betCard });

const roundNote = v.strictObject({
  set,
  characters: listOf(character),
  bet: listOf(betCard),
  ally: v.optional(playerId),
  copy: v.optional(copiedBet),
  tricks: natural,
  collected: v.strictObject(v.entriesFromList([...COLOURS, 'mystic', 'surrender'], natural)),
  king: v.boolean(),
  queen: v.boolean(),
  revived: v.boolean(),
});

const { tricks: _, collected: __, ...draftEntries } = roundNote.entries;
const padDraft = byPlayer(
  v.strictObject({
    ...draftEntries,
    set: v.optional(set),
    tricks: v.optional(natural),
    piles: dictionaryOf((key) => key.split(' ').every((kind) => CARD_KINDS.some((each) => each === kind)), natural),
  }),
);

/** The saved draft of a pad round. */
export type PadDraft = DeepReadonly<v.InferOutput<typeof padDraft>>;
export function readPadDraft(stored: unknown): PadDraft | undefined {
  const result = v.safeParse(padDraft, stored);
  return result.success ? result.output : undefined;
}

const events = v.variant('type', [
  createEventSchema('company', { set: v.optional(set), characters: listOf(character) }),
  createEventSchema('pick', { set: v.optional(set), character: v.optional(character) }),
  createEventSchema('bet', { cards: listOf(betCard) }),
  createEventSchema('ally', { player: playerId }),
  createEventSchema('copy', copiedBet.entries),
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
  createEventSchema('round', { players: byPlayer(roundNote) }),
  adjustSchema,
]);

type Players = readonly PlayerId[];

const checkPlayer = (players: Players, id: PlayerId | undefined): InputError | undefined =>
  id === undefined || players.includes(id) ? undefined : inputError([], 'unknown-player', { id });

/** A table by player names everybody at the table and nobody else. */
function checkPlayerTable(players: Players, table: Readonly<Record<PlayerId, unknown>>): InputError | undefined {
  const unknownId = Object.keys(table).find((id) => !players.includes(id));
  if (unknownId !== undefined) return inputError([unknownId], 'unknown-player', { id: unknownId });
  const missing = players.find((player) => !Object.hasOwn(table, player));
  return missing === undefined ? undefined : inputError([missing], 'missing', { field: missing });
}

/** A list of players names each of them once. */
function checkPlayerList(players: Players, list: Players): InputError | undefined {
  for (const [index, id] of list.entries()) {
    if (!players.includes(id)) return inputError([index], 'unknown-player', { id });
    if (list.indexOf(id) < index) return inputError([index], 'player-twice', { id });
  }
  return undefined;
}

const underPath = (path: readonly (string | number)[], error: InputError | undefined): InputError | undefined =>
  error && prefixPath(path, error);

function checkPadStart(players: Players, { points, sets, kings, queens }: PadStart): InputError | undefined {
  const error =
    underPath(['points'], checkPlayerTable(players, points)) ??
    underPath(['sets'], checkPlayerTable(players, sets)) ??
    underPath(['kings'], checkPlayerList(players, kings)) ??
    underPath(['queens'], checkPlayerList(players, queens));
  if (error !== undefined) return error;
  const second = players.find((player, seat) => players.slice(0, seat).some((other) => sets[other] === sets[player]));
  return second === undefined ? undefined : inputError(['sets', second], 'twice', { value: String(sets[second]) });
}

function checkRoundNote(players: Players, { ally, copy }: RoundNote): InputError | undefined {
  return underPath(['ally'], checkPlayer(players, ally)) ?? underPath(['copy', 'player'], checkPlayer(players, copy?.player));
}

function checkRound(players: Players, notes: Readonly<Record<PlayerId, RoundNote>>): InputError | undefined {
  const error = checkPlayerTable(players, notes);
  if (error !== undefined) return error;
  for (const [player, note] of Object.entries(notes)) {
    const error = checkRoundNote(players, note);
    if (error !== undefined) return prefixPath([player], error);
  }
  return undefined;
}

/** The types of Kings Tricktakers. */
export interface KingsTricktakers extends GameTypes {
  readonly rawSetup: DeepReadonly<v.InferOutput<typeof setup>>;
  readonly setup: Setup;
  readonly event: Event;
  readonly position: Position;
  readonly phase: Phase;
}

export const game: Game<KingsTricktakers> = {
  law,
  flow: createFlow(kingsTricktakers),
  schemas: { setup, draft: v.partial(setup), event: events },
  prepareSetup(raw, players) {
    const { record, selection, starter } = raw;
    if (starter !== undefined && selection !== 'draft') return inputError(['starter'], 'unknown-field', { field: 'starter' });
    if (starter === undefined && selection === 'draft' && record === 'table')
      return inputError(['starter'], 'missing', { field: 'starter' });
    if (raw.from !== undefined && record === 'table') return inputError(['from'], 'unknown-field', { field: 'from' });
    return (
      underPath(['starter'], checkPlayer(players, starter)) ??
      underPath(['from'], raw.from && checkPadStart(players, raw.from)) ?? {
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
  eventError({ players, record }, happened) {
    switch (happened.type) {
      case 'pick':
        if (happened.set === undefined && happened.character === undefined) return inputError(['set'], 'missing', { field: 'set' });
        return happened.set !== undefined && happened.character !== undefined
          ? inputError(['character'], 'unknown-field', { field: 'character' })
          : undefined;
      case 'ally':
      case 'copy':
      case 'opener':
        return underPath(['player'], checkPlayer(players, happened.player));
      case 'play':
        return happened.card === undefined && happened.queen !== true ? inputError(['card'], 'missing', { field: 'card' }) : undefined;
      case 'round':
        return underPath(['players'], checkRound(players, happened.players));
      case 'adjust':
        return record === 'pad' && happened.by === undefined ? BY_MISSING : undefined;
      default:
        return undefined;
    }
  },
  text: texts,
};

import * as v from 'valibot';
import type { EventBase, SetupBase } from '#law/game';
import type { Game, Games, Player } from '../game';
import { type InputError, inputError, isInputError, prefixPath } from './input-error';
import { readEvent, readSetup } from './read-game-data';
import { listOf, name, object, oneOf, parseValue, playerId } from './schema';

export const TRANSCRIPT_FORMAT = 'regent-transcript/1';

/** More than any table logs. */
const MAX_EVENTS = 100_000;

/** What happened at a table, checked against its format and its box. */
export interface Transcript {
  readonly id: string;
  readonly game: Game;
  readonly players: readonly Player[];
  readonly setup: SetupBase;
  readonly events: readonly EventBase[];
}

const createTranscriptSchema = (games: Games) =>
  v.strictObject({
    format: v.literal(TRANSCRIPT_FORMAT),
    game: oneOf([...games.keys()]),
    players: v.array(v.strictObject({ id: playerId, name })),
    setup: object,
    events: listOf(v.unknown(), MAX_EVENTS),
  });

/** Lines come by the thousand, and the games they tell of are always the same. */
const schemaCache = new WeakMap<Games, ReturnType<typeof createTranscriptSchema>>();

function transcriptSchemaFor(games: Games): ReturnType<typeof createTranscriptSchema> {
  const schema = schemaCache.get(games) ?? createTranscriptSchema(games);
  schemaCache.set(games, schema);
  return schema;
}

/** Reads a transcript as a whole: any error in it is the answer, whatever the events before it do. */
export function readTranscript(games: Games, value: unknown): Transcript | InputError {
  const transcript = parseValue(transcriptSchemaFor(games), value);
  if (isInputError(transcript)) return transcript;
  const { game: id, players } = transcript.value;
  const game = games.get(id);
  if (game === undefined) return inputError(['game'], 'not-understood', { field: 'game', found: id });
  const setup = readSetup(game, players, transcript.value.setup);
  if (isInputError(setup)) return setup;
  const privateField = game.privateSetupFields?.find((field) => Object.hasOwn(transcript.value.setup, field));
  if (privateField !== undefined) return inputError(['setup', privateField], 'unknown-field', { field: privateField });
  const events: EventBase[] = [];
  for (const [index, raw] of transcript.value.events.entries()) {
    const event = readEvent(game, setup, raw);
    if (isInputError(event)) return prefixPath(['events', index], event);
    events.push(event.value);
  }
  return { id, game, players, setup, events };
}

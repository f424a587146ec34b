import * as v from 'valibot';
import { type Entry, effectiveLog, type Header } from '../log/effective-log';
import type { Table } from '../log/table';
import { RULES_VERSION } from '../rules-version';
import { entrySchema } from './entry-schema';
import { playersSchema, setupSchema } from './header-schema';
import { type InputError, isInputError } from './input-error';
import { parseValue, wholeNumber } from './schema';
import { TRANSCRIPT_FORMAT } from './transcript';

export const RECORD_FORMAT = 'regent-game/1';

/** A game as it is kept: how it began, the rules it was played by, and every entry of its log. */
export interface GameRecord extends Header {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly entries: readonly Entry[];
}

const recordSchema = v.strictObject({
  format: v.literal(RECORD_FORMAT),
  game: v.string(),
  rules: v.pipe(wholeNumber, v.minValue(1)),
  players: playersSchema,
  setup: setupSchema,
  entries: v.array(entrySchema),
});

export function recordOf(game: string, { header, entries }: Pick<Table, 'header' | 'entries'>): GameRecord {
  return { format: RECORD_FORMAT, game, rules: RULES_VERSION, ...header, entries };
}

/** Reads a kept game; whether its events fit the game is seen when it is replayed. */
export function readRecord(value: unknown): GameRecord | InputError {
  const record = parseValue(recordSchema, value);
  return isInputError(record) ? record : record.value;
}

/** What a game amounts to, for the referee and for other people: undone and struck events are left out, and what no transcript tells of a set-up. */
export function transcriptOf({ game, players, setup, entries }: GameRecord, privateFields: readonly string[] = []): object {
  const log = effectiveLog({ players, setup }, entries);
  const seats = log.header.players.map(({ id, name }) => ({ id, name }));
  const publicSetup = Object.fromEntries(Object.entries(log.header.setup).filter(([field]) => !privateFields.includes(field)));
  return { format: TRANSCRIPT_FORMAT, game, setup: publicSetup, players: seats, events: log.events.map(({ event }) => event) };
}

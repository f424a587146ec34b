import * as v from 'valibot';
import { WIN_WAYS } from '#law/score';
import { cleanName } from '#session/formats/clean-name';
import { playersSchema, setupSchema } from '#session/formats/header-schema';
import { dictionaryOf, isObject, listOf, name, object, oneOf, playerId, wholeNumber } from '#session/formats/schema';
import {
  type AppUsage,
  DEFAULT_SETTINGS,
  type Settings,
  type StoredGame,
  type StoredGroup,
  type StoredPicture,
  type StoredPlayer,
  SUMMARY_VERSION,
} from './record-types';

/*
 * What lies in the database, as it may be read: whoever wrote it, and whatever became of it since. What only adorns a record
 * and cannot be read is left out of it; a record that cannot be read in what it is about is set aside, alone.
 */

/** As far as dates reach. */
const MAX_TIMESTAMP = 8.64e15;
export const timestamp = v.pipe(v.number(), v.minValue(-MAX_TIMESTAMP), v.maxValue(MAX_TIMESTAMP));
export const nonNegative = v.pipe(wholeNumber, v.minValue(0));
export const recordId = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const anyKey = (): boolean => true;
const finite = v.pipe(v.number(), v.finite());

const uniquePlayers = v.pipe(
  playersSchema,
  v.check((all) => new Set(all.map((player) => player.id)).size === all.length),
);
const rank = v.pipe(wholeNumber, v.minValue(1), v.maxValue(100));

const plainSummarySchema = v.object({
  headline: v.object({ key: v.string(), params: object }),
  turn: v.optional(v.string()),
  points: dictionaryOf(anyKey, finite),
  open: v.fallback(v.optional(dictionaryOf(anyKey, v.object({ least: finite, most: v.optional(finite) }))), undefined),
  unplaced: v.fallback(v.optional(listOf(v.string())), undefined),
  status: oneOf(['open', 'finished', 'abandoned']),
  winners: listOf(v.string()),
  winWay: v.fallback(v.optional(oneOf(WIN_WAYS)), undefined),
  players: v.optional(uniquePlayers),
  version: v.fallback(v.optional(nonNegative), undefined),
});

/** Points that were written down when nobody thought of them as secret are not shown while a game is open: its next entry tells. */
const summarySchema = v.pipe(
  plainSummarySchema,
  v.transform((summary) => (summary.status === 'open' && summary.version !== SUMMARY_VERSION ? { ...summary, points: {} } : summary)),
);

const shortText = v.fallback(v.pipe(v.string(), v.maxLength(2000)), '');

export const gameSchema: v.GenericSchema<unknown, StoredGame> = v.object({
  id: recordId,
  game: recordId,
  rules: v.pipe(wholeNumber, v.minValue(1)),
  players: uniquePlayers,
  setup: setupSchema,
  startedAt: timestamp,
  changedAt: timestamp,
  played: timestamp,
  dated: v.fallback(v.boolean(), true),
  minutes: v.fallback(v.optional(nonNegative), undefined),
  entries: nonNegative,
  summary: summarySchema,
  result: v.optional(
    v.object({ standings: listOf(v.object({ player: v.string(), rank, points: finite })), rules: v.pipe(wholeNumber, v.minValue(1)) }),
  ),
  note: shortText,
  place: shortText,
  awayAt: v.fallback(v.optional(timestamp), undefined),
  notedAt: v.optional(timestamp),
  copyOf: v.optional(recordId),
  goesOnFrom: v.optional(recordId),
  proposals: v.fallback(v.optional(dictionaryOf(anyKey, v.object({ cid: nonNegative, entry: nonNegative }))), undefined),
  binned: v.optional(v.object({ at: timestamp, age: finite, days: finite })),
});

const requiredTokenId = v.pipe(v.string(), v.maxLength(20));
const tokenId = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(20))), undefined);

export const playerSchema: v.GenericSchema<unknown, StoredPlayer> = v.object({
  id: playerId,
  name: v.pipe(
    name,
    v.transform((written) => cleanName(written)),
    v.minLength(1),
  ),
  lastPlayed: v.fallback(timestamp, 0),
  colour: tokenId,
  shape: tokenId,
  mark: v.fallback(v.optional(v.object({ colour: requiredTokenId, shape: requiredTokenId })), undefined),
  hidden: v.fallback(v.optional(v.boolean()), undefined),
  mergedInto: v.fallback(v.optional(playerId), undefined),
  changedAt: v.optional(timestamp),
});

const habitSchema = v.object({
  agreements: v.optional(dictionaryOf(anyKey, v.string())),
  copy: v.optional(oneOf(['last', 'device', 'printed'])),
});

export const groupSchema: v.GenericSchema<unknown, StoredGroup> = v.object({
  id: recordId,
  name: v.pipe(
    name,
    v.transform((written) => cleanName(written)),
  ),
  members: listOf(playerId),
  habits: v.fallback(v.optional(dictionaryOf(anyKey, habitSchema)), undefined),
  changedAt: v.optional(timestamp),
});

export const boxSchema = v.object({ game: recordId, copy: setupSchema, changedAt: v.optional(timestamp) });

/** Far more than a picture of 400 kB takes in base64. */
const MAX_PICTURE_LENGTH = 2_000_000;

export const pictureSchema: v.GenericSchema<unknown, StoredPicture> = v.object({
  game: recordId,
  type: v.pipe(v.string(), v.regex(/^image\/[a-z]+$/)),
  data: v.pipe(v.string(), v.maxLength(MAX_PICTURE_LENGTH), v.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
  at: timestamp,
});

const usageSchema: v.GenericSchema<unknown, AppUsage> = v.object({ last: timestamp, age: finite, days: nonNegative });

const settingsSchema = v.object({
  language: v.fallback(v.optional(oneOf(['en', 'fr'])), DEFAULT_SETTINGS.language),
  theme: v.fallback(oneOf(['light', 'dark', 'system']), DEFAULT_SETTINGS.theme),
  wakeLock: v.fallback(v.boolean(), DEFAULT_SETTINGS.wakeLock),
  spoken: v.fallback(v.boolean(), DEFAULT_SETTINGS.spoken),
  vibrates: v.fallback(v.boolean(), DEFAULT_SETTINGS.vibrates),
  sounds: v.fallback(v.boolean(), DEFAULT_SETTINGS.sounds),
  shortcuts: v.fallback(v.boolean(), DEFAULT_SETTINGS.shortcuts),
  referee: v.fallback(oneOf(['strict', 'advising']), DEFAULT_SETTINGS.referee),
  boardTurns: v.fallback(v.boolean(), DEFAULT_SETTINGS.boardTurns),
  showsDanger: v.fallback(v.boolean(), DEFAULT_SETTINGS.showsDanger),
  turnsEnd: v.fallback(v.boolean(), DEFAULT_SETTINGS.turnsEnd),
  backupReminder: v.fallback(v.boolean(), DEFAULT_SETTINGS.backupReminder),
  backupPictures: v.fallback(v.boolean(), DEFAULT_SETTINGS.backupPictures),
});

/** A record, or nothing where it cannot be read. */
export function parseRecord<T>(schema: v.GenericSchema<unknown, T>, record: unknown): T | undefined {
  const found = v.safeParse(schema, record, { abortEarly: true });
  return found.success ? found.output : undefined;
}

/** The records that can be read. */
export const filterReadable = <T>(schema: v.GenericSchema<unknown, T>, records: readonly unknown[]): readonly T[] =>
  records.flatMap((record) => parseRecord(schema, record) ?? []);

export const rawSettings = (record: unknown): object => (isObject(record) && isObject(record.settings) ? record.settings : {});

/** What makes no sense is as it was at first. */
export const readSettings = (record: unknown): Settings => ({
  ...DEFAULT_SETTINGS,
  ...parseRecord(settingsSchema, { ...DEFAULT_SETTINGS, ...rawSettings(record) }),
});

export const parseUsage = (record: unknown): AppUsage | undefined => parseRecord(usageSchema, record);

/** Players as they are read, those who are nobody else's: a merge that leads nowhere, or back to where it began, does not hold. */
export function dropBrokenMerges(all: readonly StoredPlayer[]): readonly StoredPlayer[] {
  const known = new Map(all.map((player) => [player.id, player]));
  const endsAtKnownPlayer = ({ mergedInto }: StoredPlayer): boolean => {
    const seen = new Set<string>();
    let next = mergedInto;
    while (next !== undefined && !seen.has(next)) {
      seen.add(next);
      const into = known.get(next);
      if (into === undefined) return false;
      if (into.mergedInto === undefined) return true;
      next = into.mergedInto;
    }
    return false;
  };
  return all.map((player) =>
    player.mergedInto === undefined || endsAtKnownPlayer(player) ? player : { ...player, mergedInto: undefined },
  );
}

import * as v from 'valibot';
import { players, setup } from '#session/header';
import { nameIn } from '#session/name';
import { isObject, listOf, name, object, oneOf, playerId, tableOf, wholeNumber } from '#session/schema';
import { DEFAULT_SETTINGS, type Settings, type StoredGame, type StoredGroup, type StoredPlayer, SUMMARY_VERSION, type Use } from './model';

/*
 * What lies in the database, as it may be read: whoever wrote it, and whatever became of it since. What only adorns a record
 * and cannot be read is left out of it; a record that cannot be read in what it is about is set aside, alone.
 */

/** As far as dates reach. */
const MOST_TIME = 8.64e15;
export const time = v.pipe(v.number(), v.minValue(-MOST_TIME), v.maxValue(MOST_TIME));
export const natural = v.pipe(wholeNumber, v.minValue(0));
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const everything = (): boolean => true;
const finite = v.pipe(v.number(), v.finite());

const people = v.pipe(
  players,
  v.check((all) => new Set(all.map((player) => player.id)).size === all.length),
);
const rank = v.pipe(wholeNumber, v.minValue(1), v.maxValue(100));

const derivedSummary = v.object({
  headline: v.object({ key: v.string(), params: object }),
  turn: v.optional(v.string()),
  points: tableOf(everything, finite),
  open: v.fallback(v.optional(tableOf(everything, v.object({ least: finite, most: v.optional(finite) }))), undefined),
  unplaced: v.fallback(v.optional(listOf(v.string())), undefined),
  status: oneOf(['open', 'finished', 'abandoned']),
  winners: listOf(v.string()),
  players: v.optional(people),
  version: v.fallback(v.optional(natural), undefined),
});

/** Points that were written down when nobody thought of them as secret are not shown while a game is open: its next entry tells. */
const summary = v.pipe(
  derivedSummary,
  v.transform((told) => (told.status === 'open' && told.version !== SUMMARY_VERSION ? { ...told, points: {} } : told)),
);

const adorning = v.fallback(v.pipe(v.string(), v.maxLength(2000)), '');

export const game: v.GenericSchema<unknown, StoredGame> = v.object({
  id,
  game: id,
  rules: v.pipe(wholeNumber, v.minValue(1)),
  players: people,
  setup,
  startedAt: time,
  changedAt: time,
  played: time,
  dated: v.fallback(v.boolean(), true),
  minutes: v.fallback(v.optional(natural), undefined),
  entries: natural,
  summary,
  result: v.optional(
    v.object({ standings: listOf(v.object({ player: v.string(), rank, points: finite })), rules: v.pipe(wholeNumber, v.minValue(1)) }),
  ),
  note: adorning,
  place: adorning,
  awayAt: v.fallback(v.optional(time), undefined),
  notedAt: v.optional(time),
  copyOf: v.optional(id),
  goesOnFrom: v.optional(id),
  binned: v.optional(v.object({ at: time, age: finite, days: finite })),
});

const mark = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(20))), undefined);

export const player: v.GenericSchema<unknown, StoredPlayer> = v.object({
  id: playerId,
  name: v.pipe(
    name,
    v.transform((written) => nameIn(written)),
    v.minLength(1),
  ),
  lastPlayed: v.fallback(time, 0),
  colour: mark,
  shape: mark,
  hidden: v.fallback(v.optional(v.boolean()), undefined),
  mergedInto: v.fallback(v.optional(playerId), undefined),
  changedAt: v.optional(time),
});

const habit = v.object({
  agreements: v.optional(tableOf(everything, v.string())),
  copy: v.optional(oneOf(['last', 'device', 'printed'])),
});

export const group: v.GenericSchema<unknown, StoredGroup> = v.object({
  id,
  name: v.pipe(
    name,
    v.transform((written) => nameIn(written)),
  ),
  members: listOf(playerId),
  habits: v.fallback(v.optional(tableOf(everything, habit)), undefined),
  changedAt: v.optional(time),
});

export const copy = v.object({ game: id, copy: setup, changedAt: v.optional(time) });

const use: v.GenericSchema<unknown, Use> = v.object({ last: time, age: finite, days: natural });

const settings = v.object({
  language: v.fallback(v.optional(oneOf(['en', 'fr'])), DEFAULT_SETTINGS.language),
  theme: v.fallback(oneOf(['light', 'dark', 'system']), DEFAULT_SETTINGS.theme),
  wakeLock: v.fallback(v.boolean(), DEFAULT_SETTINGS.wakeLock),
  spoken: v.fallback(v.boolean(), DEFAULT_SETTINGS.spoken),
  referee: v.fallback(oneOf(['strict', 'advising']), DEFAULT_SETTINGS.referee),
  boardTurns: v.fallback(v.boolean(), DEFAULT_SETTINGS.boardTurns),
  showsDanger: v.fallback(v.boolean(), DEFAULT_SETTINGS.showsDanger),
  turnsEnd: v.fallback(v.boolean(), DEFAULT_SETTINGS.turnsEnd),
  backupReminder: v.fallback(v.boolean(), DEFAULT_SETTINGS.backupReminder),
});

/** A record, or nothing where it cannot be read. */
export function readOne<T>(schema: v.GenericSchema<unknown, T>, record: unknown): T | undefined {
  const found = v.safeParse(schema, record, { abortEarly: true });
  return found.success ? found.output : undefined;
}

/** The records that can be read. */
export const readable = <T>(schema: v.GenericSchema<unknown, T>, records: readonly unknown[]): readonly T[] =>
  records.flatMap((record) => readOne(schema, record) ?? []);

export const settingsPart = (record: unknown): object => (isObject(record) && isObject(record.settings) ? record.settings : {});

/** What makes no sense is as it was at first. */
export const settingsIn = (record: unknown): Settings => ({
  ...DEFAULT_SETTINGS,
  ...readOne(settings, { ...DEFAULT_SETTINGS, ...settingsPart(record) }),
});

export const useIn = (record: unknown): Use | undefined => readOne(use, record);

/** Players as they are read, those who are nobody else's: a merge that leads nowhere, or back to where it began, does not hold. */
export function unmerged(all: readonly StoredPlayer[]): readonly StoredPlayer[] {
  const known = new Map(all.map((each) => [each.id, each]));
  const leads = ({ mergedInto }: StoredPlayer): boolean => {
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
  return all.map((each) => (each.mergedInto === undefined || leads(each) ? each : { ...each, mergedInto: undefined }));
}

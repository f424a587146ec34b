import * as v from 'valibot';
import { isObject } from '#session/formats/schema';
import type { Contents } from './contents';
import { readLog } from './game-logs';
import * as records from './record-schemas';
import type { Tombstone } from './record-types';

/** Records as they lie in a database, by the name of their store; nobody has read them yet. */
export type RawRecords = Readonly<Record<string, readonly unknown[]>>;

/** What could be read of some records, and how many could not: a game counts as one, with its whole log. */
export interface ValidatedRecords {
  readonly contents: Contents;
  readonly unreadable: number;
}

/** Records that can be read, each under its own key, and how many cannot or come twice. */
function readUnique<T>(values: readonly unknown[] = [], readOne: (value: unknown) => T | undefined, keyOf: (record: T) => string) {
  const good = new Map<string, T>();
  let bad = 0;
  for (const value of values) {
    const found = readOne(value);
    if (found === undefined || good.has(keyOf(found))) bad += 1;
    else good.set(keyOf(found), found);
  }
  return { good: [...good.values()], bad };
}

/** Entries by the game that they name, in the order of their places. */
function groupLogs(entries: readonly unknown[]): ReadonlyMap<unknown, readonly unknown[]> {
  const logs = new Map<unknown, unknown[]>();
  for (const entry of entries) {
    const game = isObject(entry) ? entry.game : undefined;
    const log = logs.get(game);
    if (log === undefined) logs.set(game, [entry]);
    else log.push(entry);
  }
  const place = (entry: unknown): number => (isObject(entry) && typeof entry.index === 'number' ? entry.index : -1);
  for (const log of logs.values()) log.sort((a, b) => place(a) - place(b));
  return logs;
}

/** A game with all of its log; without a part of it, it is none. */
function readGameWithLog(value: unknown, log: readonly unknown[] = []) {
  const game = records.parseRecord(records.gameSchema, value);
  if (game === undefined || game.entries !== log.length) return undefined;
  const entries = readLog(log);
  return entries.length === log.length ? { game, entries } : undefined;
}

const goneSchema: v.GenericSchema<unknown, Tombstone> = v.object({ id: records.recordId, at: records.timestamp });

const idOf = ({ id }: { readonly id: string }): string => id;

/** Records by their schemas and by what they refer to: a bad one is set aside, never the rest. */
export function validateRecords({ games = [], entries = [], settings = [], ...others }: RawRecords): ValidatedRecords {
  const logs = groupLogs(entries);
  const gameIds = new Set(games.map((game) => (isObject(game) ? game.id : undefined)));
  const strays = [...logs.keys()].filter((id) => id === undefined || !gameIds.has(id)).length;
  const whole = readUnique(
    games,
    (game) => readGameWithLog(game, isObject(game) ? logs.get(game.id) : []),
    ({ game }) => game.id,
  );
  const players = readUnique(others.players, (value) => records.parseRecord(records.playerSchema, value), idOf);
  const groups = readUnique(others.groups, (value) => records.parseRecord(records.groupSchema, value), idOf);
  const copies = readUnique(
    others.copies,
    (value) => records.parseRecord(records.boxSchema, value),
    ({ game }) => game,
  );
  const pictures = readUnique(
    others.pictures,
    (value) => records.parseRecord(records.pictureSchema, value),
    ({ game }) => game,
  );
  const gone = readUnique(others.gone, (value) => records.parseRecord(goneSchema, value), idOf);
  const known = new Set(players.good.map(idOf));
  const settingsOf = (id: string): unknown => settings.find((record) => isObject(record) && record.id === id);
  return {
    contents: {
      games: whole.good,
      players: records.dropBrokenMerges(players.good),
      groups: groups.good.map((group) => ({ ...group, members: group.members.filter((member) => known.has(member)) })),
      copies: copies.good,
      settings: settingsOf('settings') === undefined ? undefined : records.readSettings(settingsOf('settings')),
      use: records.parseUsage(settingsOf('use')),
      gone: gone.good,
      pictures: pictures.good,
    },
    unreadable: [whole, players, groups, copies, gone, pictures].reduce((sum, { bad }) => sum + bad, strays),
  };
}

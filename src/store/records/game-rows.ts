import { isObject } from '#session/formats/schema';
import { personOf } from '#session/seat-persons';
import type { WriteTransaction } from '../database/transactions';
import { gameSchema, parseRecord } from './record-schemas';
import { type DerivedRow, type GameRow, isResultOnly, playersOf, type ReplayFacts, resultStandings, type StoredGame } from './record-types';

/*
 * The store `facts` holds one slim row for each game that is over. Whoever writes such a game writes its row in the same
 * transaction; a row that is missing or cannot be read is made of its game when rows are read.
 */

type RowDates = Pick<GameRow, 'id' | 'played' | 'changedAt'>;

/** The order of every list, the same each time also where two were played at once. */
export const newestFirst = (a: RowDates, b: RowDates): number => b.played - a.played || b.changedAt - a.changedAt || (a.id < b.id ? -1 : 1);

export function rowOf(stored: StoredGame, facts?: ReplayFacts): GameRow {
  const { id, game, played, changedAt, entries, goesOnFrom, binned, place, note, summary } = stored;
  const players = playersOf(stored);
  return {
    id,
    game,
    played,
    changedAt,
    entries,
    goesOnFrom,
    binned,
    place,
    note,
    status: summary.status,
    seats: players.map((player) => player.id),
    persons: players.map(personOf),
    standings: resultStandings(stored),
    ...(facts === undefined ? {} : { version: facts.version, first: facts.first, counts: facts.counts }),
    minutes: stored.minutes ?? facts?.minutes,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isOptionalNumber = (value: unknown): boolean => value === undefined || Number.isFinite(value);
const isOptionalText = (value: unknown): boolean => value === undefined || isText(value);

/** By hand: of 5,000 rows a schema takes ten times as long as the database. */
export function isRow(value: unknown): value is GameRow {
  return (
    isObject(value) &&
    isText(value.id) &&
    isText(value.game) &&
    Number.isFinite(value.played) &&
    Number.isFinite(value.changedAt) &&
    Number.isFinite(value.entries) &&
    isOptionalText(value.goesOnFrom) &&
    isText(value.place) &&
    isText(value.note) &&
    isOptionalNumber(value.minutes) &&
    (value.status === 'finished' || value.status === 'abandoned') &&
    Array.isArray(value.seats) &&
    value.seats.every(isText) &&
    Array.isArray(value.persons) &&
    value.persons.every(isText) &&
    (value.standings === undefined || (Array.isArray(value.standings) && value.standings.every(isStanding))) &&
    (value.version === undefined || hasFacts(value))
  );
}

const isStanding = (value: unknown): boolean =>
  isObject(value) && isText(value.player) && Number.isFinite(value.rank) && (value.points === undefined || Number.isFinite(value.points));

/** Facts lie in a row, and before there were rows they lay alone. */
const hasFacts = (value: unknown): value is ReplayFacts =>
  isObject(value) && Number.isFinite(value.version) && isOptionalText(value.first) && isText(value.counts);

/** A game as its row, with what was already derived from a log of this length; a result that was entered may be another one now. */
export function refreshRow(game: StoredGame, before: unknown): GameRow {
  const isSameLog = isObject(before) && before.entries === game.entries && !isResultOnly(game);
  return rowOf(game, isSameLog && hasFacts(before) ? before : undefined);
}

/** Brings the row of a game in step with the record that was just written. */
export async function putRow(transaction: WriteTransaction, record: StoredGame, facts?: ReplayFacts): Promise<void> {
  const rows = transaction.objectStore('facts');
  const game: StoredGame | undefined = parseRecord(gameSchema, record);
  if (game === undefined || game.summary.status === 'open') await rows.delete(IDBKeyRange.only(record.id));
  else await rows.put(facts === undefined ? refreshRow(game, await rows.get(game.id)) : rowOf(game, facts));
}

/** Puts what was derived into rows that are still of the same log. */
export async function putFacts(transaction: WriteTransaction, derived: readonly DerivedRow[]): Promise<void> {
  const rows = transaction.objectStore('facts');
  for (const { id, entries, changedAt, version, first, minutes, counts } of derived) {
    const row: unknown = await rows.get(id);
    if (isRow(row) && row.entries === entries && row.changedAt === changedAt) await rows.put({ ...row, version, first, minutes, counts });
  }
}

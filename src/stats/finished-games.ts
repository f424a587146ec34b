import * as v from 'valibot';
import type { PlayerId } from '#law/game';
import { isObject } from '#session/formats/schema';
import { RULES_VERSION } from '#session/rules-version';
import type { GameRow, ResultStanding } from '#store/records/record-types';
import { type ResolvePerson, resolveSeats } from './person-resolver';

/** Counts of one player in one game, by the key of what was counted; a key that is missing could not be counted there. */
export type Counts = Readonly<Record<string, number>>;

/** What a replay of a finished game brings to light, beyond its result. */
interface Facts {
  readonly startingPlayer: PlayerId | undefined;
  readonly counts: Readonly<Record<PlayerId, Counts>>;
}

/** A finished game as statistics see it. */
export interface FinishedGame extends Facts {
  readonly id: string;
  readonly game: string;
  readonly at: number;
  /** Clockwise. */
  readonly seats: readonly PlayerId[];
  readonly standings: readonly ResultStanding[];
  /** How long it took, where that is known. */
  readonly minutes?: number | undefined;
  /** Where it was played; empty where nobody said. */
  readonly place?: string | undefined;
}

/** Raised when facts are derived otherwise than before; a new version of the rules does the same. */
const DERIVATION_VERSION = 6;
export const FACTS_VERSION = RULES_VERSION * 1000 + DERIVATION_VERSION;

/** Looked through by hand, not by a schema for each of dozens of counts. */
const counts = v.custom<Counts>((value) => isObject(value) && Object.values(value).every((count) => typeof count === 'number'));
const countsSchema = v.record(v.string(), counts);

/** Whether a game counts: finished, and its result known. */
export const hasFinalResult = ({ status, standings }: Pick<GameRow, 'status' | 'standings'>): boolean =>
  status === 'finished' && standings !== undefined;

/** Whether a row that counts holds what today's replay tells. */
const hasFacts = ({ version }: Pick<GameRow, 'version'>): boolean => version === FACTS_VERSION;

export const isMissingFacts = (row: GameRow): boolean => hasFinalResult(row) && !hasFacts(row);

function parseCounts(text: string): Facts['counts'] {
  try {
    const parsed: unknown = JSON.parse(text);
    return v.is(countsSchema, parsed) ? parsed : {};
  } catch {
    return {};
  }
}

/** A row that counts as statistics see it, as far as its facts are known; its counts only where they are asked for. */
export function finishedGameOf(row: GameRow, wantsCounts: (game: string) => boolean): FinishedGame {
  const { id, game, played, seats, persons, minutes, place, standings = [] } = row;
  const startingPlayer = hasFacts(row) ? row.first : undefined;
  const parsedCounts = hasFacts(row) && wantsCounts(game) ? parseCounts(row.counts ?? '') : {};
  const finishedGame = { id, game, at: played, seats, standings, startingPlayer, counts: parsedCounts, minutes, place };
  return resolveSeats(finishedGame, (seat) => persons[seats.indexOf(seat)] ?? seat);
}

/** The rows that count, by who people are today, the oldest first. */
export const finishedGamesIn = (
  rows: readonly GameRow[],
  resolvePerson: ResolvePerson,
  wantsCounts: (game: string) => boolean,
): readonly FinishedGame[] =>
  sortByDate(rows.filter(hasFinalResult).map((row) => resolveSeats(finishedGameOf(row, wantsCounts), resolvePerson)));

export const sortByDate = (history: readonly FinishedGame[]): readonly FinishedGame[] =>
  history.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));

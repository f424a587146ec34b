import * as v from 'valibot';
import type { PlayerId } from '#law/game';
import type { Standing } from '#law/score';
import { firstOf } from '#session/first';
import { personOf } from '#session/person';
import { isObject } from '#session/schema';
import type { Table } from '#session/table';
import { RULES_VERSION } from '#session/version';
import { playersOf, type StoredFacts, type StoredGame } from '#store/model';
import type { GameStats } from './counting';
import { seated } from './people';

/** Counts of one player in one game, by the key of what was counted; a key that is missing could not be counted there. */
export type Counts = Readonly<Record<string, number>>;

/** What a replay of a finished game brings to light, beyond its result. */
export interface Facts {
  readonly first: PlayerId | undefined;
  readonly counts: Readonly<Record<PlayerId, Counts>>;
}

/** A finished game as statistics see it. */
export interface Played extends Facts {
  readonly id: string;
  readonly game: string;
  readonly at: number;
  /** Clockwise. */
  readonly seats: readonly PlayerId[];
  readonly standings: readonly Standing[];
}

/** Raised when facts are derived otherwise than before; a new version of the rules does the same. */
const DERIVED = 3;
export const FACTS_VERSION = RULES_VERSION * 1000 + DERIVED;

/** Of thousands of games, each with dozens of counts: looked through by hand, not by a schema for each. */
const counts = v.custom<Counts>((value) => isObject(value) && Object.values(value).every((count) => typeof count === 'number'));
export const factsSchema = v.object({ first: v.undefinedable(v.string()), counts: v.record(v.string(), counts) });

export const NO_FACTS: Facts = { first: undefined, counts: {} };

export const factsOf = (stats: GameStats, table: Table): Facts => ({ first: firstOf(table), counts: stats.count(table) });

/** Whether a game counts: finished, and not thrown away. */
export const isCounted = ({ summary, result, binned }: StoredGame): boolean =>
  summary.status === 'finished' && result !== undefined && binned === undefined;

export const fits = (kept: StoredFacts | undefined, game: Pick<StoredGame, 'entries'>): boolean =>
  kept !== undefined && kept.entries === game.entries && kept.version === FACTS_VERSION;

export function playedOf(game: StoredGame, facts: Facts): Played {
  const standings = game.result?.standings ?? [];
  const players = playersOf(game);
  const played = { id: game.id, game: game.game, at: game.played, seats: players.map(({ id }) => id), standings, ...facts };
  if (players.every(({ person }) => person === undefined)) return played;
  const persons = new Map(players.map((player) => [player.id, personOf(player)]));
  return seated(played, (seat) => persons.get(seat) ?? seat);
}

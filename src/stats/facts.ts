import * as v from 'valibot';
import type { PlayerId } from '#law/game';
import type { Standing } from '#law/score';
import { firstOf } from '#session/first';
import { isObject } from '#session/schema';
import type { Table } from '#session/table';
import { RULES_VERSION } from '#session/version';
import type { ListedGame, StoredFacts } from '#store/model';
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
const DERIVED = 4;
export const FACTS_VERSION = RULES_VERSION * 1000 + DERIVED;

/** Looked through by hand, not by a schema for each of dozens of counts. */
const counts = v.custom<Counts>((value) => isObject(value) && Object.values(value).every((count) => typeof count === 'number'));
const countsSchema = v.record(v.string(), counts);

export const NO_FACTS: Facts = { first: undefined, counts: {} };

export const factsOf = (stats: GameStats, table: Table): Facts => ({ first: firstOf(table), counts: stats.count(table) });

/** Facts as they are kept, with what they were derived from. */
export const keptFacts = ({ id, entries }: Pick<ListedGame, 'id' | 'entries'>, { first, counts: counted }: Facts): StoredFacts => ({
  id,
  entries,
  version: FACTS_VERSION,
  first,
  counts: JSON.stringify(counted),
});

/** Whether a game counts: finished, and its result known. */
export const isCounted = ({ status, standings }: Pick<ListedGame, 'status' | 'standings'>): boolean =>
  status === 'finished' && standings !== undefined;

export type KeptFacts = ReadonlyMap<string, StoredFacts>;

const fits = (kept: StoredFacts | undefined, { entries }: ListedGame): kept is StoredFacts =>
  kept?.entries === entries && kept.version === FACTS_VERSION;

/** The games whose facts are still to be derived, in the order of the list. */
export const missingIn = (games: readonly ListedGame[], kept: KeptFacts): readonly string[] =>
  games.flatMap((game) => (isCounted(game) && !fits(kept.get(game.id), game) ? [game.id] : []));

function countsIn({ counts: text }: StoredFacts): Facts['counts'] {
  try {
    const found: unknown = JSON.parse(text);
    return v.is(countsSchema, found) ? found : {};
  } catch {
    return {};
  }
}

/** A game that counts as statistics see it, as far as its facts are known; its counts only where they are asked for. */
export function playedOf(game: ListedGame, kept: KeptFacts, asked: (game: string) => boolean): Played {
  const facts = kept.get(game.id);
  const known = fits(facts, game) ? { first: facts.first, counts: asked(game.game) ? countsIn(facts) : {} } : NO_FACTS;
  const { id, seats, persons, standings = [] } = game;
  const played = { id, game: game.game, at: game.played, seats, standings, ...known };
  return seated(played, (seat) => persons[seats.indexOf(seat)] ?? seat);
}

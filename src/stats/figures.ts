import type { PlayerId } from '#law/game';
import { type Standing, winnersOf } from '#law/score';
import { type FinishedGame, sortByDate } from './finished-games';

/** A sum and the number of games it rests on. */
export interface Sum {
  readonly sum: number;
  readonly games: number;
}

export interface PersonFigures {
  readonly games: number;
  /** A win that is shared counts as a share. */
  readonly wins: number;
  /** The wins that chance alone would give at tables of these sizes. */
  readonly expectedWins: number;
  readonly points: number;
  readonly best: number;
  /** Own points less the best of the others, added up. */
  readonly margin: number;
  /** How often each place was taken, the first one first. */
  readonly places: readonly number[];
  /** Wins in a row, shared ones too: to the last game, and the most ever. */
  readonly streak: number;
  readonly longest: number;
  /** Games begun, and what came of them. */
  readonly asFirstPlayer: FirstPlayerFigures;
  readonly counts: Readonly<Record<string, Sum>>;
}

interface FirstPlayerFigures {
  readonly games: number;
  readonly wins: number;
  readonly expectedWins: number;
}

/** Two people at one table: how often the first ended ahead of the second, and level. */
interface HeadToHead {
  readonly games: number;
  readonly ahead: number;
  readonly level: number;
}

export interface Figures {
  readonly games: number;
  readonly persons: ReadonlyMap<PlayerId, PersonFigures>;
  /** Of all games whose first player is known. */
  readonly asFirstPlayer: FirstPlayerFigures;
  readonly pairs: ReadonlyMap<PlayerId, ReadonlyMap<PlayerId, HeadToHead>>;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };
type MutablePersonFigures = Omit<Mutable<PersonFigures>, 'places' | 'begun' | 'counts'> & {
  places: number[];
  asFirstPlayer: Mutable<FirstPlayerFigures>;
  counts: Record<string, Mutable<Sum>>;
};

const createPersonFigures = (): MutablePersonFigures => ({
  games: 0,
  wins: 0,
  expectedWins: 0,
  points: 0,
  best: Number.NEGATIVE_INFINITY,
  margin: 0,
  places: [],
  streak: 0,
  longest: 0,
  asFirstPlayer: { games: 0, wins: 0, expectedWins: 0 },
  counts: {},
});

/** Figures that games are added to, the oldest first; they can be looked at after each. */
export function createFigures(): { readonly figures: Figures; add(played: FinishedGame): void } {
  const persons = new Map<PlayerId, MutablePersonFigures>();
  const pairs = new Map<PlayerId, Map<PlayerId, Mutable<HeadToHead>>>();
  const begun: Mutable<FirstPlayerFigures> = { games: 0, wins: 0, expectedWins: 0 };
  const figures: Mutable<Figures> = { games: 0, persons, asFirstPlayer: begun, pairs };
  return {
    figures,
    add(played) {
      const { standings, first } = played;
      const winners = winnersOf(standings);
      const share = 1 / winners.length;
      const chance = 1 / standings.length;
      figures.games += 1;
      for (const standing of standings) {
        const own = getOrCreate(persons, standing.player, createPersonFigures);
        const won = winners.includes(standing.player) ? share : 0;
        addResult(own, standing, standings, won, chance);
        addCounts(own, played, standing.player);
        if (standing.player === first) for (const each of [begun, own.asFirstPlayer]) addFirstPlayerResult(each, won, chance);
        for (const other of standings) if (other !== standing) addPair(pairs, standing, other);
      }
    },
  };
}

export function foldFigures(history: readonly FinishedGame[]): Figures {
  const { figures, add } = createFigures();
  for (const played of sortByDate(history)) add(played);
  return figures;
}

function getOrCreate<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const there = map.get(key);
  if (there !== undefined) return there;
  const made = make();
  map.set(key, made);
  return made;
}

function addResult(
  own: MutablePersonFigures,
  { player, rank, points }: Standing,
  standings: readonly Standing[],
  won: number,
  chance: number,
): void {
  own.games += 1;
  own.wins += won;
  own.expectedWins += chance;
  own.points += points;
  own.best = Math.max(own.best, points);
  let others = Number.NEGATIVE_INFINITY;
  for (const other of standings) if (other.player !== player) others = Math.max(others, other.points);
  own.margin += points - others;
  while (own.places.length < rank) own.places.push(0);
  own.places[rank - 1] = (own.places[rank - 1] ?? 0) + 1;
  own.streak = won > 0 ? own.streak + 1 : 0;
  own.longest = Math.max(own.longest, own.streak);
}

function addCounts(own: MutablePersonFigures, { game, counts }: FinishedGame, player: PlayerId): void {
  const counted = counts[player];
  for (const key in counted) {
    own.counts[`${game}/${key}`] ??= { sum: 0, games: 0 };
    const sum = own.counts[`${game}/${key}`];
    if (sum === undefined) continue;
    sum.sum += counted[key] ?? 0;
    sum.games += 1;
  }
}

function addFirstPlayerResult(begun: Mutable<FirstPlayerFigures>, won: number, chance: number): void {
  begun.games += 1;
  begun.wins += won;
  begun.expectedWins += chance;
}

function addPair(pairs: Map<PlayerId, Map<PlayerId, Mutable<HeadToHead>>>, one: Standing, other: Standing): void {
  const pair = getOrCreate(
    getOrCreate(pairs, one.player, () => new Map()),
    other.player,
    () => ({ games: 0, ahead: 0, level: 0 }),
  );
  pair.games += 1;
  if (one.rank < other.rank) pair.ahead += 1;
  else if (one.rank === other.rank) pair.level += 1;
}

/** A figure that rests on no game is none. */
export const ratio = (sum: number, games: number): number | undefined => (games === 0 ? undefined : sum / games);

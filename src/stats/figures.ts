import type { PlayerId } from '#law/game';
import { winnersOf } from '#law/score';
import type { ResultStanding } from '#store/records/record-types';
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
  /** Own points in the games in which somebody entered them. */
  readonly points: Sum;
  readonly bestScore: number | undefined;
  /** Own points less the best of the others, where everybody's are known. */
  readonly margins: Sum;
  /** How often each place was taken, the first one first. */
  readonly rankCounts: readonly number[];
  /** Wins in a row, shared ones too: to the last game, and the most ever. */
  readonly streak: number;
  readonly longestStreak: number;
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
type MutablePersonFigures = Omit<Mutable<PersonFigures>, 'points' | 'margins' | 'rankCounts' | 'asFirstPlayer' | 'counts'> & {
  points: Mutable<Sum>;
  margins: Mutable<Sum>;
  rankCounts: number[];
  asFirstPlayer: Mutable<FirstPlayerFigures>;
  counts: Record<string, Mutable<Sum>>;
};

const createPersonFigures = (): MutablePersonFigures => ({
  games: 0,
  wins: 0,
  expectedWins: 0,
  points: { sum: 0, games: 0 },
  bestScore: undefined,
  margins: { sum: 0, games: 0 },
  rankCounts: [],
  streak: 0,
  longestStreak: 0,
  asFirstPlayer: { games: 0, wins: 0, expectedWins: 0 },
  counts: {},
});

/** Figures that games are added to, the oldest first; they can be looked at after each. */
export function createFigures(): { readonly figures: Figures; add(finishedGame: FinishedGame): void } {
  const persons = new Map<PlayerId, MutablePersonFigures>();
  const pairs = new Map<PlayerId, Map<PlayerId, Mutable<HeadToHead>>>();
  const firstPlayerFigures: Mutable<FirstPlayerFigures> = { games: 0, wins: 0, expectedWins: 0 };
  const figures: Mutable<Figures> = { games: 0, persons, asFirstPlayer: firstPlayerFigures, pairs };
  return {
    figures,
    add(finishedGame) {
      const { standings, startingPlayer } = finishedGame;
      const winners = winnersOf(standings);
      const share = 1 / winners.length;
      const expectedShare = 1 / standings.length;
      figures.games += 1;
      for (const standing of standings) {
        const own = getOrCreate(persons, standing.player, createPersonFigures);
        const winShare = winners.includes(standing.player) ? share : 0;
        addResult(own, standing, standings, winShare, expectedShare);
        addCounts(own, finishedGame, standing.player);
        if (standing.player === startingPlayer)
          for (const each of [firstPlayerFigures, own.asFirstPlayer]) addFirstPlayerResult(each, winShare, expectedShare);
        for (const other of standings) if (other !== standing) addPair(pairs, standing, other);
      }
    },
  };
}

export function foldFigures(history: readonly FinishedGame[]): Figures {
  const { figures, add } = createFigures();
  for (const finishedGame of sortByDate(history)) add(finishedGame);
  return figures;
}

function getOrCreate<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const existing = map.get(key);
  if (existing !== undefined) return existing;
  const created = create();
  map.set(key, created);
  return created;
}

function addResult(
  own: MutablePersonFigures,
  { player, rank, points }: ResultStanding,
  standings: readonly ResultStanding[],
  winShare: number,
  expectedShare: number,
): void {
  own.games += 1;
  own.wins += winShare;
  own.expectedWins += expectedShare;
  addPoints(own, player, points, standings);
  while (own.rankCounts.length < rank) own.rankCounts.push(0);
  own.rankCounts[rank - 1] = (own.rankCounts[rank - 1] ?? 0) + 1;
  own.streak = winShare > 0 ? own.streak + 1 : 0;
  own.longestStreak = Math.max(own.longestStreak, own.streak);
}

function addPoints(own: MutablePersonFigures, player: PlayerId, points: number | undefined, standings: readonly ResultStanding[]): void {
  if (points === undefined) return;
  addTo(own.points, points);
  own.bestScore = Math.max(own.bestScore ?? points, points);
  let bestOther = Number.NEGATIVE_INFINITY;
  for (const other of standings) {
    if (other.points === undefined) return;
    if (other.player !== player) bestOther = Math.max(bestOther, other.points);
  }
  addTo(own.margins, points - bestOther);
}

function addTo(sum: Mutable<Sum>, value: number): void {
  sum.sum += value;
  sum.games += 1;
}

function addCounts(own: MutablePersonFigures, { game, counts }: FinishedGame, player: PlayerId): void {
  const ownCounts = counts[player];
  for (const key in ownCounts) {
    own.counts[`${game}/${key}`] ??= { sum: 0, games: 0 };
    const sum = own.counts[`${game}/${key}`];
    if (sum === undefined) continue;
    addTo(sum, ownCounts[key] ?? 0);
  }
}

function addFirstPlayerResult(firstPlayerFigures: Mutable<FirstPlayerFigures>, winShare: number, expectedShare: number): void {
  firstPlayerFigures.games += 1;
  firstPlayerFigures.wins += winShare;
  firstPlayerFigures.expectedWins += expectedShare;
}

function addPair(pairs: Map<PlayerId, Map<PlayerId, Mutable<HeadToHead>>>, one: ResultStanding, other: ResultStanding): void {
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

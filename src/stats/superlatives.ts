import type { PlayerId } from '#law/game';
import type { ResultStanding } from '#store/records/record-types';
import { type FinishedGame, sortByDate } from './finished-games';

/** A game, and by how many points the first was ahead of the second. */
export interface WinMargin {
  readonly finishedGame: Pick<FinishedGame, 'id' | 'game' | 'at' | 'standings'>;
  readonly margin: number;
}

/** What a group remembers of its games. */
export interface Superlatives {
  readonly closest?: WinMargin | undefined;
  readonly biggest?: WinMargin | undefined;
  /** How many games with points these rest on. */
  readonly sampleSize: number;
  /** The most wins in a row, shared ones too. */
  readonly streak?: { readonly player: PlayerId; readonly wins: number } | undefined;
}

/** Nothing unless everybody's points are known. */
function winMargin(standings: readonly ResultStanding[]): number | undefined {
  const [first, second] = standings.toSorted((a, b) => a.rank - b.rank);
  if (first?.points === undefined || second?.points === undefined) return undefined;
  return standings.some(({ points }) => points === undefined) ? undefined : first.points - second.points;
}

/** Records, the latest where several are alike; `hasPoints` says of which games the points are compared. */
export function foldSuperlatives(history: readonly FinishedGame[], hasPoints: (game: string) => boolean): Superlatives {
  const wins = new Map<PlayerId, number>();
  let [closest, biggest, streak]: [WinMargin?, WinMargin?, Superlatives['streak']?] = [];
  let sampleSize = 0;
  for (const { id, game, at, standings } of sortByDate(history)) {
    for (const { player, rank } of standings) wins.set(player, rank === 1 ? (wins.get(player) ?? 0) + 1 : 0);
    for (const { player } of standings) {
      const inARow = wins.get(player) ?? 0;
      if (inARow > 0 && inARow >= (streak?.wins ?? 0)) streak = { player, wins: inARow };
    }
    const margin = hasPoints(game) ? winMargin(standings) : undefined;
    if (margin === undefined) continue;
    const winMarginHere = { finishedGame: { id, game, at, standings }, margin };
    if (closest === undefined || margin <= closest.margin) closest = winMarginHere;
    if (biggest === undefined || margin >= biggest.margin) biggest = winMarginHere;
    sampleSize += 1;
  }
  return { closest, biggest, sampleSize, streak };
}

/** How often one met somebody again who had ended ahead the last time, and how often one then ended ahead of them. */
interface Revenge {
  readonly chances: number;
  readonly taken: number;
}

type RecentResult = Pick<FinishedGame, 'id' | 'game' | 'at'> & Pick<ResultStanding, 'rank'>;

/** What is told of somebody's games beside figures. */
export interface PersonHistory {
  readonly revenge: Revenge;
  /** The newest first. */
  readonly recentResults: readonly RecentResult[];
}

/** So many results are the last ones. */
const MAX_RECENT_RESULTS = 10;

const createHistory = () => ({ unavenged: new Set<PlayerId>(), chances: 0, taken: 0, last: [] as RecentResult[] });

/** What is told of everybody. */
export function foldPersonHistories(history: readonly FinishedGame[]): ReadonlyMap<PlayerId, PersonHistory> {
  const histories = new Map<PlayerId, ReturnType<typeof createHistory>>();
  for (const { id, game, at, standings } of sortByDate(history))
    for (const { player, rank } of standings) {
      const own = histories.get(player) ?? createHistory();
      histories.set(player, own);
      if (own.last.push({ id, game, at, rank }) > MAX_RECENT_RESULTS) own.last.shift();
      for (const other of standings) {
        if (other.player === player) continue;
        if (own.unavenged.has(other.player)) {
          own.chances += 1;
          if (rank < other.rank) own.taken += 1;
        }
        if (other.rank < rank) own.unavenged.add(other.player);
        else own.unavenged.delete(other.player);
      }
    }
  return new Map(
    [...histories].map(([player, { chances, taken, last }]) => [player, { revenge: { chances, taken }, recentResults: last.toReversed() }]),
  );
}

/** More neighbours than one in so many lie on each other: then time is no measure. */
const CROWDED_ONE_IN = 4;
/** Of the length of a line, two games nearer than this cannot be told apart. */
const MIN_DISTANCE = 1 / 100;
const DAY = 24 * 60 * 60 * 1000;

/** Whether games drawn by their time would lie on each other: a day's, or evenings with months between them. */
export function isCrowded(times: readonly number[]): boolean {
  const sortedTimes = [...times].sort((a, b) => a - b);
  const span = (sortedTimes.at(-1) ?? 0) - (sortedTimes[0] ?? 0);
  if (sortedTimes.length < 3) return false;
  if (span < DAY) return true;
  const crowdedCount = sortedTimes.filter((at, index) => index > 0 && at - (sortedTimes[index - 1] ?? at) < span * MIN_DISTANCE).length;
  return crowdedCount * CROWDED_ONE_IN > sortedTimes.length - 1;
}

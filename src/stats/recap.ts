import type { PlayerId } from '#law/game';
import { foldFigures } from './figures';
import type { FinishedGame } from './finished-games';
import { foldMeetings, type Meetings } from './meetings';
import { dayKey, foldPlayTime, type PlayTime } from './play-time';
import { foldSuperlatives, type Superlatives } from './superlatives';

/** A year in review. */
export interface Recap extends Pick<Superlatives, 'closest' | 'biggest' | 'streak'> {
  readonly year: number;
  readonly time: PlayTime;
  /** On how many days somebody played. */
  readonly days: number;
  readonly people: number;
  /** Who won most, and how often; several where they are level. */
  readonly champions: readonly PlayerId[];
  readonly championWins: number;
  /** By game, the one played most first. */
  readonly games: readonly (readonly [game: string, time: PlayTime])[];
  /** The two who met most often. */
  readonly rivals?: (Meetings & { readonly players: readonly [PlayerId, PlayerId] }) | undefined;
}

export const yearOf = (at: number): number => new Date(at).getFullYear();

/** Shares of wins are sums of fractions: what differs by less is the same. */
const TOLERANCE = 1e-9;

/** What the games of a year came to; `hasPoints` says of which games the points are compared. */
export function foldRecap(history: readonly FinishedGame[], year: number, hasPoints: (game: string) => boolean): Recap {
  const games = history.filter(({ at }) => yearOf(at) === year);
  const { persons, pairs } = foldFigures(games);
  const championWins = Math.max(0, ...[...persons.values()].map(({ wins }) => wins));
  const champions = [...persons].filter(([, { wins }]) => wins > 0 && wins > championWins - TOLERANCE).map(([player]) => player);
  const { closest, biggest, streak } = foldSuperlatives(games, hasPoints);
  return {
    year,
    time: foldPlayTime(games, () => '').get('') ?? { games: 0, minutes: 0, timedGames: 0 },
    days: new Set(games.map(({ at }) => dayKey(at))).size,
    people: persons.size,
    champions: champions.sort(),
    championWins,
    games: [...foldPlayTime(games, ({ game }) => game)].sort(([a, one], [b, other]) => other.games - one.games || (a < b ? -1 : 1)),
    closest,
    biggest,
    streak,
    rivals: findRivals(games, pairs),
  };
}

/** The two who met most often; of several, the ones who are closest, and then by name. */
function findRivals(games: readonly FinishedGame[], pairs: ReturnType<typeof foldFigures>['pairs']): Recap['rivals'] {
  const all = [...pairs].flatMap(([one, others]) =>
    [...others].flatMap(([other, { games: met, ahead, level }]) =>
      one < other ? [{ players: [one, other] as const, met, gap: Math.abs(met - level - 2 * ahead) }] : [],
    ),
  );
  const [most] = all.sort((a, b) => b.met - a.met || a.gap - b.gap || (a.players.join() < b.players.join() ? -1 : 1));
  return most && { players: most.players, ...foldMeetings(games, ...most.players) };
}

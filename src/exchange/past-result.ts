import type { PlayerId } from '#law/game';
import type { WinWay } from '#law/score';
import { type Points, rankBy, type Standing, winnersOf } from '#law/score';
import type { Player } from '#session/game';
import { RULES_VERSION } from '#session/rules-version';
import type { StoredGame } from '#store/records/record-types';

/** What a table still knows of a game that nobody logged. */
export interface PastResult {
  readonly game: string;
  readonly players: readonly Player[];
  /** Of those whose points the table still knows. */
  readonly points: Points;
  /** Who won where the points do not say so; several share it. */
  readonly winner?: PlayerId | undefined;
  /** Everybody's place, where the table knows it; it stands whatever the points say. */
  readonly places?: Readonly<Record<PlayerId, number>> | undefined;
  /** How it was won, where the game can be won in several ways and the table knows. */
  readonly winWay?: WinWay | undefined;
  readonly played: number;
  readonly minutes?: number | undefined;
  readonly place: string;
}

export type KnownResult = Pick<PastResult, 'players' | 'points' | 'winner' | 'places' | 'winWay'>;

/** Who may have won: those with the most points, and those whose points nobody knows. */
export function leadersOf({ players, points }: Pick<KnownResult, 'players' | 'points'>): readonly PlayerId[] {
  const most = Math.max(...Object.values(points));
  return players.map(({ id }) => id).filter((player) => (points[player] ?? most) === most);
}

/** By points; of those who may have won, the winner first, and then who has points. */
function standingsOf({ players, points, winner, places }: KnownResult): readonly Standing[] {
  if (places !== undefined)
    return rankBy(
      players.map(({ id }) => id),
      points,
      [(player) => -(places[player] ?? players.length)],
    );
  const leaders = leadersOf({ players, points });
  return rankBy(
    players.map(({ id }) => id),
    points,
    [(player) => (player === winner && leaders.includes(player) ? 1 : 0), (player) => points[player] ?? Number.MIN_SAFE_INTEGER],
  );
}

/** Those whose place nobody knows: all behind the winner, where there are several and points of one of them are missing. */
function unplacedIn(standings: readonly Standing[], points: Points): readonly PlayerId[] {
  const others = standings.filter(({ rank }) => rank > 1).map(({ player }) => player);
  return others.length > 1 && others.some((player) => points[player] === undefined) ? others : [];
}

/** Noon of that day, so that it is the same day in every time zone nearby: nobody knows the time of day. */
export const noonOf = (day: number): number => new Date(day).setHours(12, 0, 0, 0);

/** How such a game ended, as its record has it. */
export function recordResult(known: KnownResult): Pick<StoredGame, 'summary' | 'result'> {
  const { points, places, winWay } = known;
  const standings = standingsOf(known);
  const winners = winnersOf(standings);
  const unplaced = places === undefined ? unplacedIn(standings, points) : [];
  return {
    summary: {
      headline: { key: '', params: {} },
      points,
      ...(unplaced.length === 0 ? {} : { unplaced }),
      status: 'finished',
      winners,
      ...(winWay === undefined || winners.length > 1 ? {} : { winWay }),
    },
    result: { standings, rules: RULES_VERSION },
  };
}

/** A game of which only the result is kept: no set-up, no log. */
export function createResultOnlyGame(id: string, { game, players, played, minutes, place, ...known }: PastResult): StoredGame {
  return {
    id,
    game,
    rules: RULES_VERSION,
    players,
    setup: {},
    startedAt: played,
    changedAt: played,
    played,
    dated: true,
    minutes,
    entries: 0,
    ...recordResult({ ...known, players }),
    note: '',
    place,
  };
}

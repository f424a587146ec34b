import type { PlayerId } from '#law/game';
import { type Points, rankBy, type Standing, winnersOf } from '#law/score';
import type { Player } from '#session/game';
import { RULES_VERSION } from '#session/rules-version';
import type { StoredGame } from '#store/records/record-types';

/** What a table still knows of a game that nobody logged. */
export interface PastResult {
  readonly game: string;
  readonly players: readonly Player[];
  readonly points: Points;
  /** Who won where the points do not say so; several share it. */
  readonly winner?: PlayerId | undefined;
  readonly played: number;
  readonly minutes?: number | undefined;
  readonly place: string;
}

/** Who has the most points: more than one where only the table knows who won. */
export function leadersOf({ players, points }: Pick<PastResult, 'players' | 'points'>): readonly PlayerId[] {
  return winnersOf(standingsOf({ players, points, winner: undefined }));
}

function standingsOf({ players, points, winner }: Pick<PastResult, 'players' | 'points' | 'winner'>): readonly Standing[] {
  return rankBy(
    players.map(({ id }) => id),
    points,
    [(player) => points[player] ?? 0, (player) => (player === winner ? 1 : 0)],
  );
}

const MINUTE = 60_000;

/** A game of which only the result is kept: no set-up, no log. */
export function createResultOnlyGame(id: string, { game, players, points, winner, played, minutes, place }: PastResult): StoredGame {
  const standings = standingsOf({ players, points, winner });
  return {
    id,
    game,
    rules: RULES_VERSION,
    players,
    setup: {},
    startedAt: played - (minutes ?? 0) * MINUTE,
    changedAt: played,
    played,
    dated: true,
    minutes,
    entries: 0,
    summary: { headline: { key: '', params: {} }, points, status: 'finished', winners: winnersOf(standings) },
    result: { standings, rules: RULES_VERSION },
    note: '',
    place,
  };
}

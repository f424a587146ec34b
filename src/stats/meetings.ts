import type { PlayerId } from '#law/game';
import { type FinishedGame, sortByDate } from './finished-games';

/** Two people at one table: how often each ended ahead, and who did so in the last meetings. */
export interface Meetings {
  readonly games: number;
  readonly ahead: number;
  readonly level: number;
  readonly behind: number;
  /** Who ended ahead the last so many times in a row; none where they were level last. */
  readonly run?: { readonly player: PlayerId; readonly games: number } | undefined;
}

export function foldMeetings(history: readonly FinishedGame[], one: PlayerId, other: PlayerId): Meetings {
  let [games, ahead, level, behind] = [0, 0, 0, 0];
  let run: Meetings['run'];
  for (const { standings } of sortByDate(history)) {
    const rankOf = (player: PlayerId): number | undefined => standings.find((standing) => standing.player === player)?.rank;
    const [own, theirs] = [rankOf(one), rankOf(other)];
    if (own === undefined || theirs === undefined) continue;
    games += 1;
    if (own === theirs) level += 1;
    else if (own < theirs) ahead += 1;
    else behind += 1;
    const player = own < theirs ? one : other;
    run = own === theirs ? undefined : { player, games: run?.player === player ? run.games + 1 : 1 };
  }
  return { games, ahead, level, behind, run };
}

import type { PlayerId } from '#law/game';
import { winnersOf } from '#law/score';
import { type FinishedGame, sortByDate } from './finished-games';
import { foldMeetings, type Meetings } from './meetings';
import { dayKey } from './play-time';

interface GameProfile {
  readonly game: string;
  readonly games: number;
  readonly wins: number;
  readonly bestScore: number | undefined;
}

type Rival = Meetings & { readonly player: PlayerId };

/** What is told of one person beside their figures. */
export interface Profile {
  /** When they first played. */
  readonly since: number | undefined;
  /** By game, the one played most first. */
  readonly byGame: readonly GameProfile[];
  /** The day with the most wins, the latest of several. */
  readonly bestDay: { readonly at: number; readonly wins: number; readonly games: number } | undefined;
  /** Whom they end ahead of most, and who most often ends ahead of them. */
  readonly victim: Rival | undefined;
  readonly nemesis: Rival | undefined;
}

export function foldProfile(history: readonly FinishedGame[], person: PlayerId): Profile {
  const own = sortByDate(history).filter(({ seats }) => seats.includes(person));
  const byGame = new Map<string, GameProfile>();
  const days = new Map<string, NonNullable<Profile['bestDay']>>();
  for (const { game, at, standings } of own) {
    const winners = winnersOf(standings);
    const share = winners.includes(person) ? 1 / winners.length : 0;
    const points = standings.find(({ player }) => player === person)?.points;
    const known = byGame.get(game) ?? { game, games: 0, wins: 0, bestScore: undefined };
    const bestScore = points === undefined ? known.bestScore : Math.max(points, known.bestScore ?? points);
    byGame.set(game, { game, games: known.games + 1, wins: known.wins + share, bestScore });
    const day = days.get(dayKey(at)) ?? { at, wins: 0, games: 0 };
    days.set(dayKey(at), { at: day.at, wins: day.wins + share, games: day.games + 1 });
  }
  const [bestDay] = [...days.values()].filter(({ wins }) => wins > 0).sort((a, b) => b.wins - a.wins || b.at - a.at);
  const others = [...new Set(own.flatMap(({ seats }) => seats))].filter((seat) => seat !== person);
  const rivals = others.map((player): Rival => ({ player, ...foldMeetings(own, person, player) }));
  const lead = ({ ahead, behind }: Meetings): number => ahead - behind;
  const order = (a: Rival, b: Rival): number => lead(b) - lead(a) || b.games - a.games || (a.player < b.player ? -1 : 1);
  const victim = rivals.toSorted(order)[0];
  const nemesis = rivals.toSorted((a, b) => lead(a) - lead(b) || b.games - a.games || (a.player < b.player ? -1 : 1))[0];
  return {
    since: own[0]?.at,
    byGame: [...byGame.values()].sort((a, b) => b.games - a.games || (a.game < b.game ? -1 : 1)),
    bestDay,
    victim: victim !== undefined && lead(victim) > 0 ? victim : undefined,
    nemesis: nemesis !== undefined && lead(nemesis) < 0 ? nemesis : undefined,
  };
}

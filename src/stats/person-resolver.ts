import type { PlayerId } from '#law/game';
import type { StoredPlayer } from '#store/records/record-types';
import type { Counts, FinishedGame } from './finished-games';

export type ResolvePerson = (player: PlayerId) => PlayerId;

/** Resolves a player to a person through chained merges; a cycle, which no screen creates, stops at its start. */
export function createPersonResolver(players: readonly Pick<StoredPlayer, 'id' | 'mergedInto'>[]): ResolvePerson {
  const mergeTargets = new Map(players.flatMap(({ id, mergedInto }) => (mergedInto === undefined ? [] : [[id, mergedInto] as const])));
  return (player) => {
    if (!mergeTargets.has(player)) return player;
    const seen = new Set<PlayerId>();
    let resolvePerson = player;
    for (let next = mergeTargets.get(resolvePerson); next !== undefined && !seen.has(next); next = mergeTargets.get(resolvePerson)) {
      seen.add(next);
      resolvePerson = next;
    }
    return resolvePerson;
  };
}

/** A game with persons in the seats. Where one person would sit twice, its players stay apart. */
export function resolveSeats(finishedGame: FinishedGame, resolvePerson: ResolvePerson): FinishedGame {
  const seats = finishedGame.seats.map(resolvePerson);
  if (new Set(seats).size < seats.length || seats.every((seat, index) => seat === finishedGame.seats[index])) return finishedGame;
  const counts: Record<PlayerId, Counts> = {};
  for (const [player, own] of Object.entries(finishedGame.counts)) counts[resolvePerson(player)] = own;
  return {
    ...finishedGame,
    seats,
    standings: finishedGame.standings.map((standing) => ({ ...standing, player: resolvePerson(standing.player) })),
    startingPlayer: finishedGame.startingPlayer === undefined ? undefined : resolvePerson(finishedGame.startingPlayer),
    counts,
  };
}

/** Whether two have sat at one of these tables: then they are two people. */
export function haveSatTogether(tables: readonly (readonly PlayerId[])[], resolvePerson: ResolvePerson, a: PlayerId, b: PlayerId): boolean {
  return tables.some((seats) => {
    const persons = new Set(seats.map(resolvePerson));
    return persons.has(resolvePerson(a)) && persons.has(resolvePerson(b));
  });
}

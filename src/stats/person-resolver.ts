import type { PlayerId } from '#law/game';
import type { StoredPlayer } from '#store/records/record-types';
import type { Counts, FinishedGame } from './finished-games';

export type ResolvePerson = (player: PlayerId) => PlayerId;

/** Who a player is once those that are one person are one; a circle of merges, which no screen makes, ends where it began. */
export function createPersonResolver(players: readonly Pick<StoredPlayer, 'id' | 'mergedInto'>[]): ResolvePerson {
  const into = new Map(players.flatMap(({ id, mergedInto }) => (mergedInto === undefined ? [] : [[id, mergedInto] as const])));
  return (player) => {
    if (!into.has(player)) return player;
    const seen = new Set<PlayerId>();
    let person = player;
    for (let next = into.get(person); next !== undefined && !seen.has(next); next = into.get(person)) {
      seen.add(next);
      person = next;
    }
    return person;
  };
}

/** A game with persons in the seats. Where one person would sit twice, its players stay apart. */
export function resolveSeats(played: FinishedGame, person: ResolvePerson): FinishedGame {
  const seats = played.seats.map(person);
  if (new Set(seats).size < seats.length || seats.every((seat, index) => seat === played.seats[index])) return played;
  const counts: Record<PlayerId, Counts> = {};
  for (const [player, own] of Object.entries(played.counts)) counts[person(player)] = own;
  return {
    ...played,
    seats,
    standings: played.standings.map((standing) => ({ ...standing, player: person(standing.player) })),
    first: played.first === undefined ? undefined : person(played.first),
    counts,
  };
}

/** Whether two have sat at one of these tables: then they are two people. */
export function haveSatTogether(tables: readonly (readonly PlayerId[])[], person: ResolvePerson, a: PlayerId, b: PlayerId): boolean {
  return tables.some((seats) => {
    const persons = new Set(seats.map(person));
    return persons.has(person(a)) && persons.has(person(b));
  });
}

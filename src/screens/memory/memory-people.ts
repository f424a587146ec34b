import type { FindPerson } from '#exchange/sheets/sheet-rows';
import { personOf } from '#session/seat-persons';
import { hasFinalResult } from '#stats/finished-games';
import { createPersonResolver, type ResolvePerson } from '#stats/person-resolver';
import { playersOf, type StoredGame, type StoredGroup, type StoredPlayer } from '#store/records/record-types';
import type { Memory } from './memory-state';

/** The players as persons: those that are somebody else left out. */
export const listPersons = ({ players }: Memory): readonly StoredPlayer[] => players.filter(({ mergedInto }) => mergedInto === undefined);

export const personLookup = ({ players }: Memory): ResolvePerson => createPersonResolver(players);

/** Who sat in which seat, people who turned out to be one by their one name. Where one would sit twice, the seats stay apart. */
export function createPersonFinder(players: readonly StoredPlayer[]): FindPerson {
  const resolvePerson = createPersonResolver(players);
  const names = new Map(players.map(({ id, name }) => [id, name]));
  return (game, seat) => {
    const seats = playersOf(game);
    const player = seats.find(({ id }) => id === seat) ?? { id: seat, name: seat };
    const person = resolvePerson(personOf(player));
    const isTwice = seats.some((other) => other.id !== seat && resolvePerson(personOf(other)) === person);
    return isTwice ? { id: seat, name: player.name } : { id: person, name: names.get(person) ?? player.name };
  };
}

/** Whether everybody at a table is a member of the group. */
export function isTableOfGroup({ members }: StoredGroup, person: ResolvePerson): (seats: readonly string[]) => boolean {
  const own = new Set(members.map(person));
  return (seats) => seats.every((seat) => own.has(person(seat)));
}

/** How many games of a group count, and the last of them. */
export function countGroupGames(memory: Memory, group: StoredGroup): { readonly games: number; readonly last: string | undefined } {
  const isOurs = isTableOfGroup(group, personLookup(memory));
  const own = memory.rows.filter((row) => hasFinalResult(row) && isOurs(row.persons));
  return { games: own.length, last: own[0]?.id };
}

/** The persons at a table, in seat order. */
export const personsAtTable = (game: StoredGame): readonly string[] => playersOf(game).map(personOf);

/** The tables at which people sat, each once, the bin included; who came first is first. */
export const listTables = ({ rows, bin }: Memory): readonly (readonly string[])[] =>
  [
    ...new Map(rows.map((row) => [row.persons.join(), row])).values(),
    ...bin.map((game) => ({ persons: personsAtTable(game), played: game.played })),
  ]
    .sort((a, b) => a.played - b.played)
    .map(({ persons }) => persons);

/** Who sat in a seat of a game. */
export function personInSeat(game: Pick<StoredGame, 'players' | 'summary'>, seat: string): string {
  const player = playersOf(game).find(({ id }) => id === seat);
  return player === undefined ? seat : personOf(player);
}

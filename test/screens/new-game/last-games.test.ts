import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countGroupGames, listTables, personLookup } from '#screens/memory/memory-people';
import type { Memory } from '#screens/memory/memory-state';
import { pickLastGames } from '#screens/new-game/habits/last-games';
import { newestFirst } from '#store/records/game-rows';
import type { GameRow } from '#store/records/record-types';
import { people } from '../../transcripts';

const PEOPLE = ['ana', 'ben', 'cat', 'dan'];

/** Few, so that people meet again. */
const TABLES = [['ana', 'ben'], ['ben', 'ana'], ['cat', 'ana', 'dan'], ['ben', 'cat'], PEOPLE];

const game = fc.record({
  played: fc.nat(9),
  changedAt: fc.nat(9),
  status: fc.constantFrom('finished', 'finished', 'open', 'abandoned'),
  persons: fc.constantFrom(...TABLES),
  isKnown: fc.boolean(),
});

const games: fc.Arbitrary<readonly GameRow[]> = fc.array(game, { maxLength: 30 }).map((all) =>
  all
    .map(({ isKnown, ...each }, index) => ({
      ...each,
      id: `game-${index}`,
      game: 'kingdom',
      entries: 1,
      goesOnFrom: undefined,
      place: '',
      note: '',
      seats: each.persons,
      standings: isKnown && each.status === 'finished' ? each.persons.map((player) => ({ player, rank: 1, points: 0 })) : undefined,
    }))
    .sort(newestFirst),
);

/** The first of each people, as a slow list would find them. */
function firstTables(all: readonly GameRow[], person: (id: string) => string): readonly string[] {
  const keys = all.map(({ persons }) =>
    (new Set(persons.map(person)).size < persons.length ? persons : persons.map(person)).toSorted().join(),
  );
  return [...new Set(keys)].map((key) => all[keys.indexOf(key)]?.id ?? '');
}

test('the games that a new one may begin like are the last of its kind, of each group and of each table', () => {
  const [kinds, groups] = [['kingdom', 'kings-gate'], fc.array(fc.subarray(PEOPLE), { maxLength: 3 })];
  fc.assert(
    fc.property(games, fc.array(fc.constantFrom(...kinds), { minLength: 30, maxLength: 30 }), groups, (listed, kind, members) => {
      const all = listed.map((each, index) => ({ ...each, game: kind[index] ?? 'kingdom' }));
      const person = (id: string): string => (id === 'dan' ? 'ana' : id);
      const own = members.map((some, index) => ({ id: `${index}`, name: '', members: some }));
      const fits = (people: readonly string[]): boolean => people.length < 4;
      const slowly = all.toSorted((a, b) => b.changedAt - a.changedAt || (a.id < b.id ? -1 : 1));
      const ofKind = slowly.filter((each) => each.game === 'kingdom');
      const ofGroups = own.flatMap(
        ({ members: some }) => ofKind.find(({ persons }) => persons.every((each) => some.map(person).includes(person(each))))?.id ?? [],
      );
      const tables = firstTables(
        slowly.filter(({ persons }) => fits(persons)),
        person,
      );
      expect(pickLastGames(all, { game: 'kingdom', groups: own, person, canPlay: fits }).toSorted()).toEqual(
        [...new Set([...ofKind.slice(0, 12).map(({ id }) => id), ...ofGroups, ...tables.slice(0, 3)])].toSorted(),
      );
    }),
  );
});

test('the games of a group and the tables are those of the rows', () => {
  fc.assert(
    fc.property(games, fc.subarray(PEOPLE), fc.constantFrom(...PEOPLE), (all, members, other) => {
      const memory: Memory = {
        rows: all,
        unreadableCount: 3,
        bin: [],
        groups: [],
        players: people(...PEOPLE).map((player) => ({
          ...player,
          lastPlayed: 0,
          mergedInto: player.id === 'dan' && other !== 'dan' ? other : undefined,
        })),
      };
      const person = personLookup(memory);
      const own = all.filter(
        ({ standings, persons }) => standings !== undefined && persons.every((each) => members.map(person).includes(person(each))),
      );
      expect(countGroupGames(memory, { id: 'us', name: 'Us', members })).toEqual({ games: own.length, last: own[0]?.id });
      const came = (tables: readonly (readonly string[])[]) => new Set(tables.map((table) => table.join()));
      expect(came(listTables(memory))).toEqual(came(all.map(({ persons }) => persons)));
      const since = (table: string): number | undefined => all.findLast(({ persons }) => persons.join() === table)?.played;
      expect([...came(listTables(memory))].map(since)).toEqual([...came(all.map(({ persons }) => persons).toReversed())].map(since));
    }),
  );
});

import { describe, expect, test } from 'vitest';
import { game } from '#games/kings-gate/game';
import { CHARACTERS, COLOURS, VALUES } from '#games/kings-gate/law/box';
import type { Event } from '#games/kings-gate/law/position';
import {
  conjure,
  dangerous,
  done,
  locate,
  locatedInTheHole,
  PALACE_FILLED,
  played,
  seated,
  secondLocation,
  type Table,
  tile,
  withCharacters,
} from './kit';

const squares = Array.from({ length: 12 }, (_, x) => Array.from({ length: 12 }, (_, y) => [x - 4, y - 4] as const)).flat();

/** Every event of a type that could be written down around the table, tiles by their colour. */
function everything({ position }: Table, type: Event['type']): readonly Event[] {
  const by = position.onMove;
  switch (type) {
    case 'place':
      return squares.flatMap((at) =>
        COLOURS.flatMap((colour) =>
          VALUES.flatMap((value) => [
            { type, by, value, at, colour },
            ...CHARACTERS.map((character) => ({ type, by, value, at, colour, character })),
          ]),
        ),
      );
    case 'dragon':
      return squares.flatMap((at) => COLOURS.map((colour) => ({ type, by, at, colour })));
    case 'conjure':
      return squares.flatMap((from) => squares.map((to) => ({ type, by, from, to })));
    case 'locate':
      return squares.flatMap((at) => (['across', 'down'] as const).map((lies) => ({ type, by, at, lies })));
    default:
      return [{ type: 'end-turn', by }];
  }
}

const legal = (table: Table, events: readonly Event[]): readonly string[] =>
  events
    .filter((event) => game.law.judge(table.position, event).legal)
    .map((event) => JSON.stringify(event))
    .sort();

const tables: Readonly<Record<string, Table>> = {
  'the start': seated(),
  'two players': seated({ players: ['ana', 'ben'] }),
  'a dangerous location': secondLocation(dangerous),
  'a house played': played(secondLocation(dangerous), [tile(1, [2, 2])]),
  'a Wizard after a 4': played(withCharacters(['king', 'wizard']), [tile(4, [2, 2])]),
  'a King at hand': withCharacters(['merchant', 'king']),
  'a Sorceress at hand': withCharacters(['merchant', 'sorceress'], { copy: { locations: { 2: { ground: 'dangerous' } } } }),
  'a Sorceress beside a 2': played(withCharacters(['merchant', 'sorceress']), [tile(2, [2, 2])]),
  'the whole turn gone': played(withCharacters(['merchant', 'sorceress'], { agreements: { 'sorceress-turn': 'whole-turn' } }), [
    conjure([2, 0], [2, 2]),
  ]),
  'a location in the hole': locatedInTheHole(),
  'dragons at a safe location': secondLocation({ agreements: { 'dragon-on-safe': 'allowed' } }),
};

describe('candidates', () => {
  for (const [name, table] of Object.entries(tables)) {
    test.each(['place', 'dragon', 'conjure', 'end-turn'] as const)(`${name}: every legal %s is among them`, (type) => {
      const found = game.law.candidates(table.position, type);
      expect(legal(table, found)).toEqual(legal(table, everything(table, type)));
      expect(new Set(found.map((event) => JSON.stringify(event))).size).toBe(found.length);
    });
  }

  test('every way to lay a location', () => {
    for (const table of [played(seated(), PALACE_FILLED), played(secondLocation(), [tile(4, [2, 2]), done, tile(2, [2, 3]), done])])
      expect(legal(table, game.law.candidates(table.position, 'locate'))).toEqual(legal(table, everything(table, 'locate')));
    expect(game.law.candidates(seated().position, 'locate')).toContainEqual({ by: 'ana', ...locate([2, 0]) });
  });

  test('a pad’s are made up, and legal', () => {
    const pad = seated({ record: 'pad' });
    const tallies = game.law.candidates(pad.position, 'tally');
    expect(tallies).toHaveLength(4 ** 3 * 3);
    expect(tallies.every((event) => game.law.judge(pad.position, event).legal)).toBe(true);
    expect(game.law.candidates(pad.position, 'finish')).toEqual([{ type: 'finish' }]);
    expect(game.law.candidates(pad.position, 'adjust')).toEqual([]);
  });
});

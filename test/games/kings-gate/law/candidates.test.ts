import { describe, expect, test } from 'vitest';
import { game } from '#games/kings-gate/game';
import { currentPlacement, occupiedSquares, type Placement } from '#games/kings-gate/law/board';
import { CHARACTERS, COLOURS, VALUES } from '#games/kings-gate/law/box';
import type { Event, Tally } from '#games/kings-gate/law/position';
import type { EventBase } from '#law/game';
import { extentOf, parseSquare, type Square } from '#law/grid';
import { legalEvents } from '#session/log/rule-on';
import { createRandom, type SeededRandom } from '../../../seeded-random';
import {
  conjure,
  DANGEROUS,
  endTurn,
  locate,
  type Options,
  PALACE_FILLED,
  pickEvent,
  placeTile,
  playAll,
  secondLocation,
  startTable,
  type Table,
  tableHolding,
  tableWithLocationInHole,
  withCharacters,
} from './tables';

const between = (from: number, to: number): readonly number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const block = ([left, top]: Square, [right, bottom]: Square): readonly Square[] =>
  between(left, right).flatMap((x) => between(top, bottom).map((y) => [x, y] as const));

/** More than the ten spaces: two squares around a location, and its own. */
const near = ({ at: [x, y], lies }: Placement): readonly Square[] =>
  block([x - 2, y - 2], lies === 'across' ? [x + 3, y + 2] : [x + 2, y + 3]);

/** Every event of a type that could be written down around the table, tiles by their colour. */
function listAllEvents({ position }: Table, type: Event['type']): readonly Event[] {
  const { onMove: by, board } = position;
  const spaces = near(currentPlacement(board));
  switch (type) {
    case 'place':
      return spaces.flatMap((at) =>
        COLOURS.flatMap((colour) =>
          VALUES.flatMap((value) => [
            { type, by, value, at, colour },
            ...CHARACTERS.map((character) => ({ type, by, value, at, colour, character })),
          ]),
        ),
      );
    case 'dragon':
      return spaces.flatMap((at) => COLOURS.map((colour) => ({ type, by, at, colour })));
    case 'conjure':
      return [...Object.keys(board.tiles).map(parseSquare), [9, 9] as const].flatMap((from) =>
        spaces.map((to) => ({ type, by, from, to })),
      );
    case 'locate': {
      const { from, to } = extentOf(occupiedSquares(board));
      const far = block([from[0] - 3, from[1] - 3], [to[0] + 3, to[1] + 3]);
      return far.flatMap((at) => (['across', 'down'] as const).map((lies) => ({ type, by, at, lies })));
    }
    case 'end-turn':
      return [{ type, by }];
    case 'tally':
      return everyTally(position.players.flatMap((player) => position.colours[player] ?? [])).flatMap((totals) =>
        position.players.map((last) => ({ type, totals, last })),
      );
    case 'finish':
      return [{ type }];
    default:
      return [];
  }
}

/** A colour is absent, has a lone pub, or one of two totals: with them every ranking can be told. */
const everyTally = ([colour, ...rest]: readonly (typeof COLOURS)[number][]): readonly Tally['totals'][] =>
  colour === undefined ? [{}] : [null, 0, 4, 7].flatMap((figure) => everyTally(rest).map((totals) => ({ [colour]: figure, ...totals })));

const TYPES = ['place', 'dragon', 'conjure', 'locate', 'end-turn', 'tally', 'finish'] as const;

const serializeEvents = (events: readonly EventBase[]): readonly string[] =>
  events.map((event) => JSON.stringify(Object.entries(event).sort(([a], [b]) => a.localeCompare(b)))).sort();

/** What is open is what brute force finds, and nothing is offered twice. */
function compare(table: Table): void {
  for (const type of TYPES) {
    const takes = game.flow.acceptedTypes(table).has(type);
    const legal = takes ? listAllEvents(table, type).filter((event) => game.law.judge(table.position, event).isLegal) : [];
    const offered = serializeEvents(game.law.candidates(table.position, type));
    expect(serializeEvents(legalEvents(game, table, type)), `${table.phase}: ${type}`).toEqual(serializeEvents(legal));
    expect(new Set(offered).size, type).toBe(offered.length);
  }
}

const tables: Readonly<Record<string, Table>> = {
  'the start': startTable(),
  'two players': startTable({ players: ['ana', 'ben'] }),
  'a dangerous location': secondLocation(DANGEROUS),
  'a house played': playAll(secondLocation(DANGEROUS), [placeTile(1, [2, 2])]),
  'a Wizard after a 4': playAll(withCharacters(['king', 'wizard']), [placeTile(4, [2, 2])]),
  'a King at hand': withCharacters(['merchant', 'king']),
  'all characters at hand': tableHolding(CHARACTERS, DANGEROUS),
  'a Sorceress at hand': withCharacters(['merchant', 'sorceress'], DANGEROUS),
  'a Sorceress beside a 2': playAll(withCharacters(['merchant', 'sorceress']), [placeTile(2, [2, 2])]),
  'the whole turn gone': playAll(withCharacters(['merchant', 'sorceress'], { agreements: { 'sorceress-turn': 'whole-turn' } }), [
    conjure([2, 0], [2, 2]),
  ]),
  'a location in the hole': tableWithLocationInHole(),
  'dragons at a safe location': secondLocation({ agreements: { 'dragon-on-safe': 'allowed' } }),
  'a location to lay': playAll(startTable(), PALACE_FILLED),
  'a location to lay beside lone tiles': playAll(startTable(), [
    placeTile(2, [4, 4], { consent: true }),
    endTurn,
    placeTile(2, [-3, -2], { consent: true }),
    endTurn,
    placeTile(2, [6, -4], { consent: true }),
    endTurn,
    ...PALACE_FILLED,
  ]),
  'a pad': startTable({ record: 'pad' }),
  'a pad of two': startTable({ record: 'pad', players: ['ana', 'ben'] }),
};

/** A table with any agreements, and characters from the first location on. */
function someTable(from: SeededRandom): Table {
  const players = ['ana', 'ben', 'cat', 'dan'].slice(0, 2 + from.below(3));
  const agreements = Object.fromEntries(Object.entries(game.law.agreements).map(([id, choices]) => [id, from.pick(choices)]));
  const awards = from.shuffle(CHARACTERS);
  const ground = () => from.pick(['safe', 'dangerous']);
  const locations = {
    1: { awards: awards.slice(0, 2), ground: ground() },
    2: { awards: awards.slice(2, 4), ground: ground() },
    3: { awards: awards.slice(4) },
  };
  const options: Options = { players, first: from.pick(players), agreements, copy: { locations, tiles: { dragon: 2 } } };
  return startTable(options);
}

describe('candidates: all that is open is among them', () => {
  test.each(Object.entries(tables))('every legal event is a candidate at %s', (_, table) => {
    compare(table);
  });

  test.each(between(1, 16))('in the middle of random game %i, and where its next location is laid', (seed) => {
    const from = createRandom(seed);
    let table = someTable(from);
    const somewhere = from.below(60);
    for (let count = 0; count < somewhere && !table.isFinished; count += 1) table = game.flow.step(table, pickEvent(table, from));
    compare(table);
    while (!table.isFinished && table.phase !== 'locating') table = game.flow.step(table, pickEvent(table, from));
    compare(table);
  });

  test('every way to lay a location is a candidate', () => {
    const lone: Table['position']['board'] = { tiles: {}, locations: [{ at: [0, 0], lies: 'across' }] };
    const { position } = playAll(startTable(), PALACE_FILLED);
    const ways = game.law.candidates({ ...position, board: lone }, 'locate');
    expect(ways).toHaveLength(16);
    expect(ways).toContainEqual({ by: 'ana', ...locate([2, 0]) });
  });

  test('adjustments are no candidates: they come from people', () => {
    expect(game.law.candidates(startTable().position, 'adjust')).toEqual([]);
  });
});

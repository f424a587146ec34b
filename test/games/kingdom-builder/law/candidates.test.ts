import { describe, expect, test } from 'vitest';
import { game } from '#games/kingdom-builder/game';
import type { Event, Position } from '#games/kingdom-builder/law/position';
import { BUILDING_TILES, MOVING_TILES } from '#games/kingdom-builder/law/tiles';
import type { Stand } from '#machines/flow';
import { type Chance, chance } from '../../../random';
import { ISLAND, OTHER_FOUR, type Scene, stage, upright } from './scene';

/** Every event of a type that can be written down for the player on move. */
function everyEvent({ position }: Stand<Position>, type: Event['type']): readonly Event[] {
  const { hexes } = position.land;
  const by = position.players[position.onMove] ?? '';
  if (type === 'build')
    return hexes.flatMap((at) => [{ type, by, at }, ...BUILDING_TILES.map((tile): Event => ({ type, by, at, with: tile }))]);
  if (type === 'move') {
    const own = hexes.filter((_, spot) => position.settlements[spot] === position.onMove);
    return own.flatMap((from) =>
      hexes.flatMap((to) => [...MOVING_TILES, 'cave' as const].map((tool): Event => ({ type, by, from, to, with: tool }))),
    );
  }
  if (type === 'settle') return hexes.flatMap((at) => position.players.map((player): Event => ({ type, by: player, at })));
  return type === 'unsettle' ? hexes.flatMap((at) => position.players.map((player): Event => ({ type, by: player, at }))) : [];
}

const written = (events: readonly Event[]): readonly string[] =>
  [...new Set(events.map((event) => JSON.stringify(event, ['type', 'by', 'at', 'from', 'to', 'with'])))].sort();

function compare(stand: Stand<Position>, type: Event['type']): void {
  const legal = (event: Event): boolean => game.law.judge(stand.position, event).legal;
  const offered = game.law.candidates(stand.position, type);
  expect(written(offered)).toEqual(written(everyEvent(stand, type).filter(legal)));
}

const everyTile = (from: Chance): NonNullable<Scene['tiles']> => ({
  ana: [
    ['oracle', [13, 7]],
    ['farm', [5, 2], from.pick(['ready', 'used', 'fresh'])],
    ['oasis', [2, 7]],
    ['tower', [3, 5]],
    ['tavern', [6, 7]],
    ['barn', [2, 16]],
    ['paddock', [2, 18]],
    ['harbor', [17, 16], from.pick(['ready', 'used'])],
    ['rope-bridge', ['island', 1, 1]],
    ['tree-house', ['island', 1, 1]],
  ],
});

/** Some settlements for both, tiles of all kinds, any card. */
function randomScene(seed: number): Scene {
  const from = chance(seed);
  const sections = from.pick([OTHER_FOUR, upright('tavern', 'paddock', 'oasis', 'farm')]);
  const bare: Scene = { sections, island: ISLAND };
  const { hexes, ground } = stage(bare).position.land;
  const places = from.shuffle(
    hexes.filter((_, spot) => ground[spot] !== 'castle' && ground[spot] !== 'location' && ground[spot] !== 'mountain'),
  );
  const own = from.below(14);
  const caves: Scene['caves'] =
    sections === OTHER_FOUR
      ? [
          [3, 8],
          [4, 13],
          [15, 0],
        ]
      : [
          [3, 12],
          [0, 3],
        ];
  return {
    ...bare,
    caves: from.happens(0.7) ? caves : undefined,
    settlements: { ana: places.slice(0, own), ben: places.slice(own, own + from.below(120)) },
    terrain: from.pick(['grass', 'canyon', 'desert', 'flowers', 'forest']),
    placed: from.pick([0, 0, 1, 3, 3]),
    stopped: from.happens(0.1),
    reserve: { ana: from.pick([0, 1, 20]) },
    tiles: everyTile(from),
  };
}

describe('candidates are exactly the legal events', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('of random table %i', (seed) => {
    const stand = stage(randomScene(seed));
    compare(stand, 'build');
    compare(stand, 'move');
  });

  test('of a final record', () => {
    const stand = stage({
      record: 'final',
      island: ISLAND,
      settlements: {
        ana: [[7, 7]],
        ben: [
          [7, 3],
          ['island', 0, 0],
        ],
      },
      reserve: { ben: 0 },
    });
    compare(stand, 'settle');
    compare(stand, 'unsettle');
  });

  test('cards, the end of a turn and the end of the record', () => {
    expect(game.law.candidates(stage({}).position, 'draw')).toHaveLength(5);
    expect(game.law.candidates(stage({}).position, 'end-turn')).toEqual([]);
    expect(game.law.candidates(stage({ terrain: 'grass' }).position, 'end-turn')).toEqual([]);
    expect(game.law.candidates(stage({ terrain: 'grass', placed: 3 }).position, 'end-turn')).toEqual([{ type: 'end-turn', by: 'ana' }]);
    expect(game.law.candidates(stage({ record: 'final' }).position, 'finish')).toEqual([{ type: 'finish' }]);
    expect(game.law.candidates(stage({}).position, 'build')).toEqual([]);
    expect(game.law.candidates(stage({}).position, 'move')).toEqual([]);
  });
});

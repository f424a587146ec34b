import { describe, expect, test } from 'vitest';
import { game } from '#games/kingdom-builder/game';
import type { Event, Position } from '#games/kingdom-builder/law/position';
import { BUILDING_TILES, MOVING_TILES } from '#games/kingdom-builder/law/tiles';
import type { GameState } from '#machines/flow';
import { ISLAND, randomScene, stageScene } from './scene';

/** Every event of a type that can be written down for the player on move. */
function everyEvent({ position }: GameState<Position>, type: Event['type']): readonly Event[] {
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

const serializeEvents = (events: readonly Event[]): readonly string[] =>
  [...new Set(events.map((event) => JSON.stringify(event, ['type', 'by', 'at', 'from', 'to', 'with'])))].sort();

function compare(state: GameState<Position>, type: Event['type']): void {
  const legal = (event: Event): boolean => game.law.judge(state.position, event).isLegal;
  const offered = game.law.candidates(state.position, type);
  expect(serializeEvents(offered)).toEqual(serializeEvents(everyEvent(state, type).filter(legal)));
}

describe('candidates are exactly the legal events', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('in random table %i', (seed) => {
    const state = stageScene(randomScene(seed));
    compare(state, 'build');
    compare(state, 'move');
  });

  test('for a tavern and a line of settlements', () => {
    const line = { terrain: 'canyon', settlements: { ana: [7, 8, 9].map((column) => [7, column] as const), ben: [[7, 6]] } } as const;
    const state = stageScene({ ...line, tiles: { ana: [['tavern', [6, 7]]] } });
    expect(game.law.candidates(state.position, 'build').filter((event) => event.type === 'build' && event.with === 'tavern')).toEqual([
      { type: 'build', by: 'ana', at: [7, 10], with: 'tavern' },
    ]);
    compare(state, 'build');
  });

  test('in a final record', () => {
    const state = stageScene({
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
    compare(state, 'settle');
    compare(state, 'unsettle');
  });

  test('for cards, the end of a turn and the end of a final record', () => {
    expect(game.law.candidates(stageScene({}).position, 'draw')).toHaveLength(5);
    expect(game.law.candidates(stageScene({}).position, 'end-turn')).toEqual([]);
    expect(game.law.candidates(stageScene({ terrain: 'grass' }).position, 'end-turn')).toEqual([]);
    expect(game.law.candidates(stageScene({ terrain: 'grass', placed: 3 }).position, 'end-turn')).toEqual([
      { type: 'end-turn', by: 'ana' },
    ]);
    expect(game.law.candidates(stageScene({ record: 'final' }).position, 'finish')).toEqual([{ type: 'finish' }]);
    expect(game.law.candidates(stageScene({}).position, 'build')).toEqual([]);
    expect(game.law.candidates(stageScene({}).position, 'move')).toEqual([]);
  });
});

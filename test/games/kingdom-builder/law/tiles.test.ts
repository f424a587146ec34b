import { describe, expect, test } from 'vitest';
import { brokenRulesOf, build, draw, endTurn, ISLAND, move, playAll, refusal, type Scene, stageScene, tilesOf, withConsent } from './scene';

describe('kb.tile.gain', () => {
  test('a settlement next to a location takes one of its tiles', () => {
    const state = playAll(stageScene({ terrain: 'canyon' }), build([5, 7]));
    expect(tilesOf(state)).toEqual(['tavern']);
    expect(tilesOf(state, 'ben')).toEqual([]);
  });

  test('a player takes one tile from each location hex, however many settlements', () => {
    expect(tilesOf(playAll(stageScene({ terrain: 'canyon' }), build([5, 7]), build([6, 8])))).toEqual(['tavern']);
  });

  test('the section’s other location gives a second tile alike', () => {
    const state = stageScene({
      terrain: 'canyon',
      settlements: { ana: [[5, 7]] },
      tiles: { ana: [['tavern', [6, 7]]] },
      full: { ground: 'canyon', except: [[5, 2]] },
    });
    expect(tilesOf(playAll(state, build([5, 2])))).toEqual(['tavern', 'tavern']);
  });

  test('two tiles lie on a location: the third player gets none', () => {
    const players = ['ana', 'ben', 'cat'];
    const tiles = { ben: [['tavern', [6, 7]]], cat: [['tavern', [6, 7]]] } as const;
    expect(tilesOf(playAll(stageScene({ players, terrain: 'canyon', tiles }), build([5, 7])))).toEqual([]);
    expect(tilesOf(playAll(stageScene({ players, terrain: 'canyon', tiles: { ben: tiles.ben } }), build([5, 7])))).toEqual(['tavern']);
  });

  test('a move takes tiles as well', () => {
    const scene: Scene = { terrain: 'grass', settlements: { ana: [[7, 7]] }, tiles: { ana: [['paddock', [2, 18]]] } };
    expect(tilesOf(playAll(stageScene(scene), move('paddock', [7, 7], [5, 6])))).toEqual(['paddock', 'tavern']);
  });

  test('an extra settlement takes tiles as well', () => {
    const state = stageScene({ terrain: 'canyon', tiles: { ana: [['farm', [15, 12]]] } });
    expect(tilesOf(playAll(state, build([7, 6], 'farm')))).toEqual(['farm', 'tavern']);
  });

  test('a lost tile is not taken again from that hex', () => {
    const state = stageScene({
      terrain: 'flowers',
      settlements: { ana: [[3, 17]] },
      full: { ground: 'flowers', except: [[3, 17]] },
      tiles: { ana: [['paddock', [2, 18]]] },
    });
    expect(tilesOf(playAll(state, move('paddock', [3, 17], [5, 16]), build([3, 17])))).toEqual([]);
  });
});

describe('kb.tile.held', () => {
  test('only a tile that the player holds can act', () => {
    const scene: Scene = { terrain: 'grass', settlements: { ana: [[7, 7]] }, tiles: { ben: [['farm', [15, 12]]] } };
    expect(refusal(stageScene(scene), build([7, 8], 'farm'))).toBe('kb.tile.held');
    expect(refusal(stageScene(scene), withConsent(build([7, 8], 'farm')))).toBe('kb.tile.held');
    expect(refusal(stageScene({ ...scene, tiles: { ana: [['farm', [15, 12]]] } }), build([7, 8], 'farm'))).toBeUndefined();
  });

  test('tiles of sections that are not on the table are held by nobody', () => {
    expect(refusal(stageScene({ terrain: 'grass', settlements: { ana: [[7, 7]] } }), move('harbor', [7, 7], [6, 4]))).toBe('kb.tile.held');
  });
});

describe('kb.tile.fresh', () => {
  test('a tile works from the turn after it was got', () => {
    let state = playAll(stageScene({}), draw('canyon'), build([5, 7]), build([5, 8]), build([5, 9]));
    expect(refusal(state, build([5, 6], 'tavern'))).toBe('kb.tile.fresh');
    state = playAll(state, endTurn, draw('desert'), build([0, 1]), build([0, 2]), build([1, 2]), endTurn, draw('canyon'));
    expect(refusal(state, build([5, 6], 'tavern'))).toBeUndefined();
  });

  test('of two tiles alike the ready one acts; both fresh are refused', () => {
    const sceneWithTiles = (one: 'fresh' | 'ready' | 'used', other: 'fresh' | 'ready' | 'used') =>
      stageScene({
        terrain: 'desert',
        tiles: {
          ana: [
            ['farm', [11, 17], one],
            ['farm', [15, 12], other],
          ],
        },
      });
    expect(refusal(sceneWithTiles('fresh', 'fresh'), build([7, 7], 'farm'))).toBe('kb.tile.fresh');
    expect(refusal(sceneWithTiles('fresh', 'ready'), build([7, 7], 'farm'))).toBeUndefined();
    expect(refusal(sceneWithTiles('fresh', 'used'), build([7, 7], 'farm'))).toBe('kb.tile.once');
    expect(refusal(sceneWithTiles('used', 'used'), build([7, 7], 'farm'))).toBe('kb.tile.once');
  });

  test('a fresh tile that acts by consent stays fresh', () => {
    const state = stageScene({ terrain: 'desert', tiles: { ana: [['farm', [15, 12], 'fresh']] } });
    expect(refusal(playAll(state, withConsent(build([7, 7], 'farm'))), build([7, 8], 'farm'))).toBe('kb.tile.fresh');
  });
});

describe('kb.tile.once', () => {
  test('a tile acts once a turn', () => {
    const state = playAll(stageScene({ terrain: 'desert', tiles: { ana: [['farm', [15, 12]]] } }), build([7, 7], 'farm'));
    expect(refusal(state, build([7, 8], 'farm'))).toBe('kb.tile.once');
  });

  test('two tiles alike act twice a turn', () => {
    const scene: Scene = {
      terrain: 'desert',
      tiles: {
        ana: [
          ['farm', [11, 17]],
          ['farm', [15, 12]],
        ],
      },
    };
    const state = playAll(stageScene(scene), build([7, 7], 'farm'), build([7, 8], 'farm'));
    expect(refusal(state, build([7, 9], 'farm'))).toBe('kb.tile.once');
    expect(refusal(state, withConsent(build([7, 9], 'farm')))).toBeUndefined();
  });

  test('a tile used before the mandatory three cannot act after them', () => {
    const scene: Scene = { terrain: 'desert', tiles: { ana: [['farm', [15, 12]]] } };
    const state = playAll(stageScene(scene), build([7, 7], 'farm'), build([0, 1]), build([0, 2]), build([1, 2]));
    expect(refusal(state, build([7, 8], 'farm'))).toBe('kb.tile.once');
  });
});

describe('kb.tile.lost', () => {
  const scene: Scene = {
    terrain: 'desert',
    settlements: { ana: [[3, 17]] },
    tiles: { ana: [['paddock', [2, 18]]] },
  };

  test('a tile is lost when the last settlement next to its location moves away, used or not', () => {
    expect(tilesOf(playAll(stageScene(scene), move('paddock', [3, 17], [5, 16])))).toEqual([]);
    const tiles = {
      ana: [
        ['paddock', [6, 11]],
        ['tavern', [6, 7]],
      ],
    } as const;
    const other = stageScene({
      terrain: 'desert',
      settlements: {
        ana: [
          [5, 7],
          [8, 8],
        ],
      },
      tiles,
    });
    expect(tilesOf(playAll(other, move('paddock', [5, 7], [3, 6])))).toEqual(['paddock']);
  });

  test('a tile is kept while another settlement stays next to its location', () => {
    const state = stageScene({
      ...scene,
      settlements: {
        ana: [
          [3, 17],
          [2, 19],
        ],
      },
    });
    expect(tilesOf(playAll(state, move('paddock', [3, 17], [5, 16])))).toEqual(['paddock']);
  });

  test('moving around the same location keeps its tile', () => {
    expect(tilesOf(playAll(stageScene(scene), move('paddock', [3, 17], [1, 18])))).toEqual(['paddock']);
  });

  const near = {
    terrain: 'desert',
    settlements: {
      ana: [
        [2, 17],
        [7, 11],
      ],
    },
  } satisfies Scene;
  const sceneWithTiles = (first: 'fresh' | 'ready' | 'used', second: 'fresh' | 'ready' | 'used') =>
    stageScene({
      ...near,
      tiles: {
        ana: [
          ['paddock', [2, 18], first],
          ['paddock', [6, 11], second],
        ],
      },
    });
  const states = (state: ReturnType<typeof stageScene>) => state.position.tiles[0]?.map(({ state }) => state);

  test('of two tiles alike the used one is lost', () => {
    const state = playAll(sceneWithTiles('ready', 'ready'), move('paddock', [2, 17], [2, 19]));
    expect(states(state)).toEqual(['used', 'ready']);
    const gone = playAll(sceneWithTiles('ready', 'ready'), move('paddock', [2, 17], [0, 16]));
    expect(states(gone)).toEqual(['ready']);
    expect(refusal(gone, move('paddock', [0, 16], [0, 18]))).toBeUndefined();
  });

  test('of two tiles alike the used one is lost even if the other hex had given it', () => {
    const gone = playAll(sceneWithTiles('ready', 'ready'), move('paddock', [7, 11], [7, 9]));
    expect(states(gone)).toEqual(['ready']);
    expect(gone.position.tiles[0]?.map(({ from }) => gone.position.land.names[from])).toEqual(['2,18']);
  });

  test('a fresh tile is lost only with the hex that gave it', () => {
    expect(states(playAll(sceneWithTiles('ready', 'fresh'), move('paddock', [2, 17], [0, 16])))).toEqual(['fresh']);
    const tavern = {
      ana: [
        ['paddock', [2, 18]],
        ['tavern', [6, 2]],
        ['tavern', [6, 7], 'fresh'],
      ],
    } as const;
    const fresh = stageScene({
      terrain: 'desert',
      settlements: {
        ana: [
          [5, 7],
          [5, 2],
        ],
      },
      tiles: tavern,
    });
    expect(states(playAll(fresh, move('paddock', [5, 7], [3, 6])))).toEqual(['used', 'ready']);
    expect(states(playAll(fresh, move('paddock', [5, 2], [5, 0])))).toEqual(['used', 'fresh']);
  });

  test('a fresh tile is lost with its own hex although the one alike is used, which stays used', () => {
    const taverns = (first: 'ready' | 'used', second: 'ready' | 'used' | 'fresh') =>
      stageScene({
        terrain: 'desert',
        settlements: {
          ana: [
            [5, 7],
            [5, 2],
          ],
        },
        tiles: {
          ana: [
            ['paddock', [2, 18]],
            ['tavern', [6, 2], first],
            ['tavern', [6, 7], second],
          ],
        },
      });
    const tilesLeft = (state: ReturnType<typeof stageScene>) =>
      state.position.tiles[0]?.slice(1).map(({ from, state: tileState }) => [state.position.land.names[from], tileState]);
    const away = move('paddock', [5, 7], [3, 6]);
    expect(tilesLeft(playAll(taverns('used', 'fresh'), away))).toEqual([['6,2', 'used']]);
    expect(tilesLeft(playAll(taverns('used', 'ready'), away))).toEqual([['6,2', 'ready']]);
    expect(tilesLeft(playAll(taverns('ready', 'used'), away))).toEqual([['6,2', 'ready']]);
    expect(tilesLeft(playAll(taverns('used', 'used'), away))).toEqual([['6,2', 'used']]);
    expect(tilesLeft(playAll(taverns('used', 'fresh'), move('paddock', [5, 2], [5, 0])))).toEqual([['6,7', 'fresh']]);
  });

  test('a move from one location to the other of its kind gives a fresh tile for the used one', () => {
    const scene: Scene = {
      terrain: 'canyon',
      settlements: { ana: [[2, 17]] },
      tiles: {
        ana: [
          ['paddock', [2, 18]],
          ['barn', [2, 16]],
        ],
      },
    };
    const state = playAll(stageScene(scene), move('barn', [2, 17], [6, 10]));
    expect(tilesOf(state)).toEqual(['barn', 'paddock']);
    expect(refusal(state, move('paddock', [6, 10], [4, 11]))).toBe('kb.tile.fresh');
  });

  test('leaving the island’s location loses its tile', () => {
    const island: Scene = {
      island: ISLAND,
      terrain: 'grass',
      settlements: { ana: [['island', 0, 1]] },
      tiles: { ana: [['rope-bridge', ['island', 1, 1]]] },
    };
    expect(tilesOf(playAll(stageScene(island), move('rope-bridge', ['island', 0, 1], [5, 14])))).toEqual([]);
    expect(tilesOf(playAll(stageScene(island), move('rope-bridge', ['island', 0, 1], ['island', 1, 2])))).toEqual(['rope-bridge']);
    expect(brokenRulesOf(stageScene(island), move('rope-bridge', ['island', 0, 1], ['island', 1, 0]))).toEqual(['kb.build.terrain']);
  });
});

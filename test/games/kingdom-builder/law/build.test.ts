import { describe, expect, test } from 'vitest';
import { brokenRulesOf, build, details, draw, ISLAND, playAll, refusal, type Scene, stageScene, withConsent } from './scene';

describe('kb.build.reserve', () => {
  test('40 settlements at the start, one less for each that is built', () => {
    const state = playAll(stageScene({}), draw('grass'), build([7, 7]));
    expect(details(state).reserve).toEqual({ ana: 39, ben: 40 });
  });

  test('nothing is built from an empty reserve, by no tile and by no consent', () => {
    const scene: Scene = { terrain: 'grass', reserve: { ana: 0 }, tiles: { ana: [['farm', [15, 12]]] } };
    for (const event of [build([7, 7]), build([7, 7], 'farm')]) {
      expect(refusal(stageScene(scene), event)).toBe('kb.build.reserve');
      expect(refusal(stageScene(scene), withConsent(event))).toBe('kb.build.reserve');
      expect(refusal(stageScene({ ...scene, reserve: { ana: 1 } }), event)).toBeUndefined();
    }
  });
});

describe('kb.build.free', () => {
  const scene: Scene = { terrain: 'grass', settlements: { ana: [[7, 7]], ben: [[7, 8]] } };

  test('a hex holds one settlement, whoever built it', () => {
    expect(refusal(stageScene(scene), build([7, 7]))).toBe('kb.build.free');
    expect(refusal(stageScene(scene), build([7, 8]))).toBe('kb.build.free');
    expect(refusal(stageScene(scene), build([7, 6]))).toBeUndefined();
  });

  test('an occupied hex cannot be built on by consent', () => {
    expect(refusal(stageScene(scene), withConsent(build([7, 8])))).toBe('kb.build.free');
  });
});

describe('kb.build.buildable', () => {
  test('water, mountains, castles and locations cannot be built on', () => {
    const state = stageScene({ terrain: 'grass' });
    for (const at of [
      [3, 0],
      [0, 3],
      [3, 3],
      [6, 2],
    ] as const)
      expect(refusal(state, build(at))).toBe('kb.build.buildable');
    expect(refusal(state, build([3, 4]))).toBeUndefined();
  });

  test('tiles that name no terrain need ground to build on too', () => {
    const scene: Scene = {
      terrain: 'grass',
      settlements: {
        ana: [
          [0, 0],
          [0, 1],
          [0, 2],
        ],
      },
      tiles: {
        ana: [
          ['tavern', [6, 2]],
          ['tower', [6, 7]],
        ],
      },
    };
    expect(brokenRulesOf(stageScene(scene), build([0, 3], 'tavern'))).toEqual(['kb.build.buildable']);
    expect(brokenRulesOf(stageScene(scene), build([0, 3], 'tower'))).toEqual(['kb.build.buildable']);
  });
});

describe('kb.build.terrain', () => {
  test('the mandatory three stand on the terrain of the card', () => {
    const state = stageScene({ terrain: 'canyon' });
    expect(refusal(state, build([7, 7]))).toBe('kb.build.terrain');
    expect(refusal(state, build([5, 7]))).toBeUndefined();
  });

  test('a settlement on another terrain can be let stand by consent', () => {
    expect(refusal(stageScene({ terrain: 'canyon' }), withConsent(build([7, 7])))).toBeUndefined();
  });
});

describe('kb.build.adjacent', () => {
  test('the first settlement goes anywhere on the terrain', () => {
    const { legal } = details(stageScene({ terrain: 'canyon' }));
    expect(legal).toHaveLength(55);
    expect(legal.slice(0, 7)).toEqual([
      [0, 7],
      [0, 8],
      [0, 9],
      [0, 10],
      [0, 11],
      [0, 12],
      [1, 7],
    ]);
  });

  test('where a fitting hex touches a settlement, one of those is used', () => {
    const state = stageScene({ terrain: 'grass', settlements: { ana: [[7, 9]] } });
    expect(details(state).legal).toEqual([
      [6, 9],
      [7, 8],
      [7, 10],
      [8, 9],
      [8, 10],
    ]);
    expect(refusal(state, build([18, 10]))).toBe('kb.build.adjacent');
    expect(refusal(state, build([6, 9]))).toBeUndefined();
  });

  test('without a fitting hex next to a settlement any hex of the terrain is open', () => {
    const state = stageScene({ terrain: 'desert', settlements: { ana: [[7, 9]] } });
    expect(refusal(state, build([0, 1]))).toBeUndefined();
    expect(refusal(state, build([16, 18]))).toBeUndefined();
  });

  test('adjacent hexes that others occupy do not restrict the choice', () => {
    const scene: Scene = { terrain: 'canyon', settlements: { ana: [[7, 9]], ben: [[6, 10]] } };
    expect(refusal(stageScene({ ...scene, settlements: { ana: [[7, 9]] } }), build([0, 7]))).toBe('kb.build.adjacent');
    expect(refusal(stageScene(scene), build([0, 7]))).toBeUndefined();
  });

  test('other players’ settlements do not count for adjacency', () => {
    const state = stageScene({ terrain: 'grass', settlements: { ana: [[0, 1]], ben: [[7, 9]] } });
    expect(refusal(state, build([18, 10]))).toBeUndefined();
  });

  test('the first of the three restricts the second, across a seam between sections as well', () => {
    const state = playAll(stageScene({ terrain: 'canyon' }), build([0, 9]));
    expect(details(state).legal).toEqual([
      [0, 8],
      [0, 10],
      [1, 8],
      [1, 9],
    ]);
  });

  test('a settlement on water restricts the choice like any other', () => {
    const state = stageScene({ terrain: 'forest', settlements: { ana: [[7, 3]] } });
    expect(details(state).legal).toEqual([
      [7, 4],
      [8, 4],
    ]);
  });

  test('an unfitting hex next to a settlement breaks only the terrain', () => {
    const state = stageScene({ terrain: 'grass', settlements: { ana: [[7, 9]] } });
    expect(brokenRulesOf(state, build([6, 10]))).toEqual(['kb.build.terrain']);
    expect(brokenRulesOf(state, build([0, 1]))).toEqual(['kb.build.terrain', 'kb.build.adjacent']);
  });

  test('the example of the advice: a second card next to nothing built leaves the choice (p. 7)', () => {
    const flowers = playAll(stageScene({}), draw('flowers'), build([12, 3]), build([12, 4]), build([13, 3]));
    const state = stageScene({
      terrain: 'canyon',
      settlements: {
        ana: [
          [12, 3],
          [12, 4],
          [13, 3],
        ],
      },
    });
    expect(flowers.position.settlements.filter((owner) => owner === 0)).toHaveLength(3);
    expect(details(state).legal).toHaveLength(55);
    expect(refusal(state, build([16, 6]))).toBeUndefined();
  });
});

describe('kb.queenie.island', () => {
  const scene: Scene = { island: ISLAND, terrain: 'grass' };

  test('the island’s hexes are open where no fitting hex touches a settlement', () => {
    expect(details(stageScene(scene)).legal.slice(-4)).toEqual([
      ['island', 0, 0],
      ['island', 0, 1],
      ['island', 1, 0],
      ['island', 4, 4],
    ]);
    expect(refusal(stageScene({ ...scene, settlements: { ana: [[7, 9]] } }), build(['island', 0, 0]))).toBe('kb.build.adjacent');
  });

  test('a settlement on the island restricts the choice like any other', () => {
    const state = stageScene({ ...scene, settlements: { ana: [['island', 0, 0]] } });
    expect(details(state).legal).toEqual([
      ['island', 0, 1],
      ['island', 1, 0],
    ]);
    expect(refusal(state, build([7, 7]))).toBe('kb.build.adjacent');
  });

  test('the example of page 8: an extra desert on the island, then a grass next to it', () => {
    const tiles = {
      ana: [
        ['oasis', [12, 7]],
        ['farm', [15, 12]],
      ],
    } as const;
    const state = stageScene({
      ...scene,
      terrain: 'desert',
      placed: 3,
      settlements: {
        ana: [[9, 0]],
        ben: [
          [8, 0],
          [8, 1],
          [9, 1],
          [10, 0],
          [10, 1],
        ],
      },
      tiles,
    });
    const there = playAll(state, build(['island', 2, 0], 'oasis'));
    expect(refusal(there, build([7, 7], 'farm'))).toBe('kb.build.adjacent');
    expect(refusal(there, build(['island', 1, 0], 'farm'))).toBeUndefined();
  });

  test('the island’s location gives two tiles', () => {
    const state = playAll(stageScene(scene), build(['island', 0, 0]));
    expect(details(state).tiles).toEqual({ ana: [], ben: [] });
    expect(details(playAll(stageScene(scene), build(['island', 0, 1]))).tiles).toEqual({ ana: ['rope-bridge'], ben: [] });
  });

  test('the island has no edge for the tower', () => {
    const tiles = { ana: [['tower', [3, 5]]] } as const;
    const state = stageScene({ ...scene, settlements: { ana: [['island', 0, 0]] }, tiles });
    expect(brokenRulesOf(state, build(['island', 0, 1], 'tower'))).toEqual(['kb.tower']);
    expect(refusal(state, build([0, 0], 'tower'))).toBeUndefined();
  });
});

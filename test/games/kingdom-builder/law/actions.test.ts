import { describe, expect, test } from 'vitest';
import { brokenRulesOf, build, ISLAND, move, OTHER_FOUR, playAll, refusal, type Scene, stageScene, withConsent } from './scene';

describe('kb.move.own', () => {
  const scene: Scene = { terrain: 'grass', settlements: { ana: [[7, 7]], ben: [[7, 9]] }, tiles: { ana: [['paddock', [6, 11]]] } };

  test('only a settlement of one’s own can be moved', () => {
    expect(refusal(stageScene(scene), move('paddock', [7, 9], [7, 11]))).toBe('kb.move.own');
    expect(refusal(stageScene(scene), move('paddock', [8, 8], [8, 10]))).toBe('kb.move.own');
    expect(refusal(stageScene(scene), move('paddock', [7, 7], [9, 8]))).toBeUndefined();
  });

  test('another player’s settlement cannot be moved by consent either', () => {
    expect(refusal(stageScene(scene), withConsent(move('paddock', [7, 9], [7, 11])))).toBe('kb.move.own');
  });
});

describe('kb.oracle', () => {
  const scene: Scene = { sections: OTHER_FOUR, terrain: 'flowers', tiles: { ana: [['oracle', [13, 7]]] } };

  test('the oracle builds one more on the card’s terrain, next to one’s own where possible', () => {
    const state = stageScene({ ...scene, settlements: { ana: [[12, 1]] } });
    expect(refusal(state, build([13, 0], 'oracle'))).toBeUndefined();
    expect(refusal(state, build([11, 0], 'oracle'))).toBe('kb.build.terrain');
    expect(refusal(state, build([2, 0], 'oracle'))).toBe('kb.build.adjacent');
    expect(refusal(stageScene(scene), build([2, 0], 'oracle'))).toBeUndefined();
  });

  test('the oracle uses the card that is shown now', () => {
    expect(refusal(stageScene({ ...scene, terrain: 'grass' }), build([2, 0], 'oracle'))).toBe('kb.build.terrain');
  });
});

describe('kb.farm', () => {
  const scene: Scene = { terrain: 'desert', settlements: { ana: [[7, 9]] }, tiles: { ana: [['farm', [15, 12]]] } };

  test('the farm builds on grass whatever the card, next to one’s own where possible', () => {
    expect(refusal(stageScene(scene), build([7, 8], 'farm'))).toBeUndefined();
    expect(refusal(stageScene(scene), build([6, 10], 'farm'))).toBe('kb.build.terrain');
    expect(refusal(stageScene(scene), build([18, 10], 'farm'))).toBe('kb.build.adjacent');
    expect(refusal(stageScene({ ...scene, settlements: { ana: [[0, 1]] } }), build([18, 10], 'farm'))).toBeUndefined();
    expect(refusal(stageScene(scene), build([6, 7], 'farm'))).toBe('kb.build.buildable');
  });
});

describe('kb.oasis', () => {
  const scene: Scene = { terrain: 'grass', settlements: { ana: [[0, 1]] }, tiles: { ana: [['oasis', [12, 7]]] } };

  test('the oasis builds on desert whatever the card, next to one’s own where possible', () => {
    expect(refusal(stageScene(scene), build([0, 2], 'oasis'))).toBeUndefined();
    expect(refusal(stageScene(scene), build([0, 0], 'oasis'))).toBe('kb.build.terrain');
    expect(refusal(stageScene(scene), build([0, 5], 'oasis'))).toBe('kb.build.adjacent');
    expect(refusal(stageScene({ ...scene, settlements: { ana: [[7, 9]] } }), build([0, 5], 'oasis'))).toBeUndefined();
  });
});

describe('kb.tower', () => {
  const tiles = { ana: [['tower', [3, 5]]] } as const;

  test('the tower builds at the edge of the board on any of the five terrains', () => {
    const state = stageScene({ terrain: 'grass', tiles });
    for (const at of [
      [0, 0],
      [0, 1],
      [19, 10],
      [10, 19],
      [0, 12],
      [14, 19],
    ] as const)
      expect(refusal(state, build(at, 'tower'))).toBeUndefined();
    expect(refusal(state, build([1, 1], 'tower'))).toBe('kb.tower');
  });

  test('for adjacency all edge hexes of the tower count together, whatever their terrain', () => {
    const state = stageScene({ terrain: 'grass', settlements: { ana: [[1, 0]] }, tiles });
    expect(refusal(state, build([0, 0], 'tower'))).toBeUndefined();
    expect(refusal(state, build([0, 1], 'tower'))).toBeUndefined();
    expect(refusal(state, build([0, 5], 'tower'))).toBe('kb.build.adjacent');
    expect(brokenRulesOf(state, build([9, 9], 'tower'))).toEqual(['kb.tower', 'kb.build.adjacent']);
    expect(refusal(stageScene({ terrain: 'grass', settlements: { ana: [[7, 9]] }, tiles }), build([0, 5], 'tower'))).toBeUndefined();
  });
});

describe('kb.tavern', () => {
  const tiles = { ana: [['tavern', [6, 7]]] } as const;
  const row: Scene = {
    terrain: 'desert',
    settlements: {
      ana: [
        [8, 8],
        [8, 9],
        [8, 10],
      ],
    },
    tiles,
  };

  test('the tavern builds at either end of three in a row, whatever the terrain', () => {
    expect(refusal(stageScene(row), build([8, 7], 'tavern'))).toBeUndefined();
    expect(refusal(stageScene(row), build([8, 11], 'tavern'))).toBeUndefined();
    expect(refusal(stageScene(row), build([7, 8], 'tavern'))).toBe('kb.tavern');
    expect(refusal(stageScene(row), build([8, 12], 'tavern'))).toBe('kb.tavern');
  });

  test('the tavern builds at the ends of a line longer than three', () => {
    const state = stageScene({
      ...row,
      settlements: {
        ana: [
          [8, 8],
          [8, 9],
          [8, 10],
          [8, 11],
        ],
      },
    });
    expect(refusal(state, build([8, 12], 'tavern'))).toBeUndefined();
    expect(refusal(state, build([8, 7], 'tavern'))).toBeUndefined();
  });

  test('the tavern extends lines along both diagonals', () => {
    const falling = stageScene({
      terrain: 'desert',
      settlements: {
        ana: [
          [6, 8],
          [7, 8],
          [8, 9],
        ],
      },
      tiles,
    });
    expect(refusal(falling, build([9, 9], 'tavern'))).toBeUndefined();
    expect(refusal(falling, build([5, 7], 'tavern'))).toBeUndefined();
    expect(refusal(falling, build([9, 8], 'tavern'))).toBe('kb.tavern');
    const rising = stageScene({
      terrain: 'desert',
      settlements: {
        ana: [
          [9, 7],
          [8, 8],
          [7, 8],
        ],
      },
      tiles,
    });
    expect(refusal(rising, build([6, 9], 'tavern'))).toBeUndefined();
    expect(refusal(rising, build([10, 7], 'tavern'))).toBeUndefined();
  });

  test('two settlements, three with a gap or three of two players are no line for the tavern', () => {
    expect(
      refusal(
        stageScene({
          ...row,
          settlements: {
            ana: [
              [8, 8],
              [8, 9],
            ],
          },
        }),
        build([8, 7], 'tavern'),
      ),
    ).toBe('kb.tavern');
    expect(
      refusal(
        stageScene({
          ...row,
          settlements: {
            ana: [
              [8, 8],
              [8, 9],
              [8, 11],
            ],
          },
        }),
        build([8, 7], 'tavern'),
      ),
    ).toBe('kb.tavern');
    expect(
      refusal(
        stageScene({
          ...row,
          settlements: {
            ana: [
              [8, 8],
              [8, 10],
            ],
            ben: [[8, 9]],
          },
        }),
        build([8, 7], 'tavern'),
      ),
    ).toBe('kb.tavern');
  });

  test('the tavern cannot fill the gap in a row of four', () => {
    const state = stageScene({
      ...row,
      settlements: {
        ana: [
          [8, 8],
          [8, 9],
          [8, 11],
        ],
      },
    });
    expect(refusal(state, build([8, 10], 'tavern'))).toBe('kb.tavern');
  });

  test('the tavern counts settlements on water in a line but does not build on water', () => {
    const shore = stageScene({
      terrain: 'desert',
      settlements: {
        ana: [
          [10, 2],
          [10, 3],
          [10, 4],
        ],
      },
      tiles,
    });
    expect(refusal(shore, build([10, 5], 'tavern'))).toBeUndefined();
    const into = stageScene({
      terrain: 'desert',
      settlements: {
        ana: [
          [8, 0],
          [8, 1],
          [8, 2],
        ],
      },
      tiles,
    });
    expect(refusal(into, build([8, 3], 'tavern'))).toBe('kb.build.buildable');
  });

  test('the tavern extends lines on the island', () => {
    const state = stageScene({
      island: ISLAND,
      terrain: 'desert',
      settlements: {
        ana: [
          ['island', 0, 1],
          ['island', 1, 0],
          ['island', 2, 0],
        ],
      },
      tiles,
    });
    expect(refusal(state, build(['island', 0, 0], 'tavern'))).toBe('kb.tavern');
    const line = stageScene({
      island: ISLAND,
      terrain: 'desert',
      settlements: {
        ana: [
          ['island', 2, 0],
          ['island', 2, 1],
          ['island', 2, 2],
        ],
      },
      tiles,
    });
    expect(refusal(line, build(['island', 2, 3], 'tavern'))).toBe('kb.build.buildable');
  });
});

describe('kb.barn', () => {
  const scene: Scene = { terrain: 'grass', tiles: { ana: [['barn', [2, 16]]] } };

  test('the barn moves a settlement onto the card’s terrain', () => {
    const state = stageScene({ ...scene, settlements: { ana: [[0, 1]] } });
    expect(refusal(state, move('barn', [0, 1], [7, 7]))).toBeUndefined();
    expect(refusal(state, move('barn', [0, 1], [0, 2]))).toBe('kb.build.terrain');
    expect(refusal(state, move('barn', [0, 1], [6, 2]))).toBe('kb.build.buildable');
  });

  test('the barn moves next to the settlements that stay, where possible', () => {
    const state = stageScene({
      ...scene,
      settlements: {
        ana: [
          [0, 1],
          [7, 9],
        ],
      },
    });
    expect(refusal(state, move('barn', [0, 1], [7, 8]))).toBeUndefined();
    expect(refusal(state, move('barn', [0, 1], [18, 10]))).toBe('kb.build.adjacent');
    expect(refusal(state, move('barn', [7, 9], [18, 10]))).toBeUndefined();
  });

  test('the hex that a settlement leaves with the barn counts as free, for adjacency and as its target', () => {
    const settlements = {
      ana: [
        [7, 9],
        [6, 10],
      ],
      ben: [
        [6, 9],
        [7, 10],
      ],
    } satisfies Scene['settlements'];
    const state = stageScene({ ...scene, settlements });
    expect(refusal(state, move('barn', [7, 9], [7, 9]))).toBeUndefined();
    expect(refusal(state, move('barn', [7, 9], [18, 10]))).toBe('kb.build.adjacent');
    expect(playAll(state, move('barn', [7, 9], [7, 9])).position.settlements).toEqual(state.position.settlements);
    expect(refusal(state, move('barn', [6, 10], [6, 10]))).toBe('kb.build.terrain');
  });

  test('a move with the barn does not change the reserve', () => {
    const state = playAll(stageScene({ ...scene, settlements: { ana: [[0, 1]] }, reserve: { ana: 0 } }), move('barn', [0, 1], [7, 7]));
    expect(state.position.reserve[0]).toBe(0);
  });
});

describe('kb.harbor', () => {
  const scene: Scene = {
    terrain: 'grass',
    settlements: {
      ana: [
        [7, 4],
        [8, 8],
      ],
    },
    tiles: { ana: [['harbor', [17, 16]]] },
  };

  test('the harbor moves a settlement onto water, next to one’s own where possible', () => {
    const state = stageScene(scene);
    expect(refusal(state, move('harbor', [8, 8], [7, 3]))).toBeUndefined();
    expect(refusal(state, move('harbor', [8, 8], [8, 3]))).toBe('kb.build.adjacent');
    expect(refusal(state, move('harbor', [7, 4], [7, 3]))).toBeUndefined();
    expect(refusal(state, move('harbor', [7, 4], [0, 15]))).toBeUndefined();
  });

  test('the harbor refuses land, mountains, castles and locations', () => {
    expect(refusal(stageScene(scene), move('harbor', [8, 8], [8, 4]))).toBe('kb.harbor');
    for (const at of [
      [0, 3],
      [3, 3],
      [6, 2],
    ] as const)
      expect(brokenRulesOf(stageScene(scene), move('harbor', [7, 4], at))[0]).toBe('kb.build.buildable');
  });

  test('the harbor moves from water to water, and back onto the same hex', () => {
    const state = stageScene({ ...scene, settlements: { ana: [[7, 3]] } });
    expect(refusal(state, move('harbor', [7, 3], [8, 3]))).toBeUndefined();
    expect(refusal(state, move('harbor', [7, 3], [7, 3]))).toBeUndefined();
  });

  test('no other tool leads onto water', () => {
    const tiles = {
      ana: [
        ['barn', [2, 16]],
        ['paddock', [6, 11]],
        ['oasis', [12, 7]],
      ],
    } as const;
    const state = stageScene({ ...scene, tiles });
    expect(refusal(state, move('barn', [8, 8], [7, 3]))).toBe('kb.build.buildable');
    expect(refusal(state, move('paddock', [8, 5], [8, 3]))).toBe('kb.move.own');
    expect(refusal(state, build([7, 3], 'oasis'))).toBe('kb.build.buildable');
  });
});

describe('kb.paddock', () => {
  const scene: Scene = { terrain: 'desert', settlements: { ana: [[8, 8]] }, tiles: { ana: [['paddock', [6, 11]]] } };

  test('the paddock jumps exactly two hexes in each of the six directions', () => {
    for (const to of [
      [8, 10],
      [8, 6],
      [6, 9],
      [10, 9],
      [10, 7],
    ] as const)
      expect(refusal(stageScene(scene), move('paddock', [8, 8], to))).toBeUndefined();
    expect(refusal(stageScene(scene), move('paddock', [8, 8], [6, 7]))).toBe('kb.build.buildable');
  });

  test('the paddock refuses jumps of no, one or three hexes and round a corner', () => {
    for (const to of [
      [8, 9],
      [8, 11],
      [7, 9],
      [9, 9],
      [6, 8],
      [8, 8],
    ] as const)
      expect(refusal(stageScene(scene), move('paddock', [8, 8], to))).toBe('kb.paddock');
  });

  test('the paddock jumps over water, castles, mountains, locations and settlements', () => {
    const over: readonly (readonly [readonly [number, number], readonly [number, number]])[] = [
      [
        [6, 3],
        [6, 5],
      ],
      [
        [3, 2],
        [3, 4],
      ],
      [
        [0, 2],
        [2, 3],
      ],
      [
        [6, 6],
        [6, 8],
      ],
    ];
    for (const [from, to] of over)
      expect(refusal(stageScene({ ...scene, settlements: { ana: [from] } }), move('paddock', from, to))).toBeUndefined();
    const crowd = stageScene({
      ...scene,
      settlements: {
        ana: [
          [8, 8],
          [7, 8],
        ],
        ben: [[8, 9]],
      },
    });
    expect(refusal(crowd, move('paddock', [8, 8], [8, 10]))).toBeUndefined();
    expect(refusal(crowd, move('paddock', [8, 8], [6, 9]))).toBeUndefined();
  });

  test('the paddock lands on a free buildable hex, which need not be next to one’s own', () => {
    const state = stageScene({
      ...scene,
      settlements: {
        ana: [
          [8, 8],
          [0, 1],
        ],
        ben: [[8, 10]],
      },
    });
    expect(refusal(state, move('paddock', [8, 8], [8, 10]))).toBe('kb.build.free');
    expect(refusal(state, move('paddock', [8, 8], [8, 6]))).toBeUndefined();
    expect(refusal(stageScene({ ...scene, settlements: { ana: [[8, 5]] } }), move('paddock', [8, 5], [8, 3]))).toBe('kb.build.buildable');
  });
});

describe('rope-bridge and tree-house', () => {
  const scene: Scene = {
    island: ISLAND,
    terrain: 'grass',
    settlements: {
      ana: [
        [8, 8],
        [5, 7],
      ],
    },
  };

  test('they move to canyon and to forest, next to one’s own where possible', () => {
    const bridge = stageScene({ ...scene, tiles: { ana: [['rope-bridge', ['island', 1, 1]]] } });
    expect(refusal(bridge, move('rope-bridge', [8, 8], [5, 8]))).toBeUndefined();
    expect(refusal(bridge, move('rope-bridge', [8, 8], [5, 6]))).toBe('kb.build.terrain');
    expect(refusal(bridge, move('rope-bridge', [8, 8], [0, 7]))).toBe('kb.build.adjacent');
    expect(refusal(bridge, move('rope-bridge', [5, 7], ['island', 0, 2]))).toBeUndefined();
    const house = stageScene({ ...scene, tiles: { ana: [['tree-house', ['island', 1, 1]]] } });
    expect(refusal(house, move('tree-house', [8, 8], [5, 6]))).toBeUndefined();
    expect(refusal(house, move('tree-house', [8, 8], [5, 8]))).toBe('kb.build.terrain');
  });
});

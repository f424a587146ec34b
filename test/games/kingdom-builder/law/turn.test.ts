import { describe, expect, test } from 'vitest';
import type { Coordinates } from '#games/kingdom-builder/law/board/land';
import {
  brokenRulesOf,
  build,
  details,
  draw,
  endTurn,
  ISLAND,
  move,
  playAll,
  refusal,
  type Scene,
  stageScene,
  tilesOf,
  turnOf,
  withConsent,
} from './scene';

/** Three places on the grass of the first game, next to each other. */
const GRASS: readonly Coordinates[] = [
  [7, 7],
  [7, 8],
  [7, 9],
];
const threeOn = (hexes: readonly Coordinates[]) => hexes.map((at) => build(at));

describe('kb.turn.order', () => {
  test('the turn goes clockwise from the first player and round the table', () => {
    let state = stageScene({ players: ['ana', 'ben', 'cat'], first: 'ben' });
    const order: (string | undefined)[] = [];
    for (const row of [7, 8, 9]) {
      order.push(turnOf(state));
      expect(details(state).round).toBe(1);
      state = playAll(state, draw('grass'), ...threeOn([7, 8, 9].map((column) => [row, column])), endTurn);
    }
    order.push(turnOf(state));
    expect(order).toEqual(['ben', 'cat', 'ana', 'ben']);
    expect(details(state).round).toBe(2);
  });

  test('nobody else draws, builds, moves or ends the turn', () => {
    const drawing = stageScene({});
    expect(refusal(drawing, { ...draw('grass'), by: 'ben' })).toBe('kb.turn.order');
    expect(refusal(drawing, { ...draw('grass'), by: 'ana' })).toBeUndefined();
    const turn = stageScene({ terrain: 'grass', settlements: { ben: [[7, 7]] }, tiles: { ben: [['paddock', [6, 11]]] } });
    for (const event of [build([7, 9]), move('paddock', [7, 7], [7, 9]), endTurn]) {
      expect(refusal(turn, { ...event, by: 'ben' })).toBe('kb.turn.order');
    }
  });

  test('the turn order is checked before kb.draw.first', () => {
    expect(refusal(stageScene({}), { ...build([7, 7]), by: 'ben' })).toBe('kb.turn.order');
  });
});

describe('kb.draw.first', () => {
  test('building, moving and ending the turn wait for the card', () => {
    const state = stageScene({ settlements: { ana: [[7, 7]] } });
    for (const event of [build([7, 8]), build([7, 8], 'farm'), move('cave', [7, 7], [7, 9]), endTurn]) {
      expect(refusal(state, event)).toBe('kb.draw.first');
      expect(refusal(state, withConsent(event))).toBe('kb.draw.first');
    }
    expect(refusal(playAll(state, draw('grass')), build([7, 8]))).toBeUndefined();
  });

  test('a second card during the turn is out of phase', () => {
    expect(refusal(stageScene({ terrain: 'grass' }), draw('grass'))).toBe('phase');
  });

  test('the events of a final record are out of phase in a game that is played out', () => {
    for (const type of ['settle', 'unsettle', 'finish']) {
      expect(refusal(stageScene({}), { type, at: [7, 7], by: 'ana' } as never)).toBe('phase');
    }
  });
});

describe('kb.draw.nothing-free', () => {
  const full = { ground: 'desert', except: [] } as const;

  test('a card whose terrain is full leaves the game and another is drawn', () => {
    const state = playAll(stageScene({ full }), draw('desert'));
    expect(state.phase).toBe('drawing');
    expect(turnOf(state)).toBe('ana');
    expect(playAll(state, draw('desert'), draw('grass')).phase).toBe('turn');
  });

  test('one free hex anywhere is enough, on the island too', () => {
    expect(playAll(stageScene({ full: { ...full, except: [[0, 1]] } }), draw('desert')).phase).toBe('turn');
    expect(playAll(stageScene({ full: { ...full, except: [['island', 4, 3]] }, island: ISLAND }), draw('desert')).phase).toBe('turn');
    expect(playAll(stageScene({ full, island: ISLAND }), draw('desert')).phase).toBe('drawing');
  });

  for (const choice of ['stop', 'draw-again'] as const) {
    test(`an extra action that takes the last hex before the first of the three asks for a card (${choice})`, () => {
      const scene: Scene = {
        full: { ground: 'desert', except: [[19, 4]] },
        sections: [
          { name: 'tower', turned: false },
          { name: 'barn', turned: false },
          { name: 'oracle', turned: false },
          { name: 'harbor', turned: false },
        ],
        terrain: 'desert',
        tiles: { ana: [['oracle', [13, 7]]] },
        agreements: { 'terrain-runs-out': choice },
      };
      const state = playAll(stageScene(scene), build([19, 4], 'oracle'));
      expect(state.phase).toBe('drawing');
      expect(refusal(state, endTurn)).toBe('kb.draw.first');
      const again = playAll(state, draw('grass'));
      expect(again.position.placed).toBe(0);
      expect(refusal(again, build([10, 0], 'oracle'))).toBe('kb.tile.once');
      expect(refusal(again, build([10, 0]))).toBeUndefined();
    });
  }

  test('a move onto the last free hex before the first of the three asks for a card', () => {
    const scene: Scene = {
      full: { ground: 'desert', except: [[0, 2]] },
      terrain: 'desert',
      settlements: { ana: [[2, 1]] },
      tiles: { ana: [['paddock', [6, 11]]] },
    };
    expect(playAll(stageScene(scene), move('paddock', [2, 1], [0, 2])).phase).toBe('drawing');
  });

  test('with an empty reserve there is nothing left to draw for', () => {
    const scene: Scene = {
      full: { ground: 'grass', except: [[7, 7]] },
      terrain: 'grass',
      reserve: { ana: 1 },
      tiles: { ana: [['farm', [15, 12]]] },
    };
    const state = playAll(stageScene(scene), build([7, 7], 'farm'));
    expect(state.phase).toBe('turn');
    expect(refusal(state, endTurn)).toBeUndefined();
  });
});

describe('kb.turn.three', () => {
  const turn = stageScene({ terrain: 'grass' });

  test('three settlements end the mandatory action', () => {
    const state = playAll(turn, ...threeOn(GRASS));
    expect(details(state).legal).toEqual([]);
    expect(playAll(state, endTurn).phase).toBe('drawing');
  });

  test('a fourth mandatory settlement is refused', () => {
    const state = playAll(turn, ...threeOn(GRASS));
    expect(refusal(state, build([7, 10]))).toBe('kb.turn.three');
    expect(brokenRulesOf(state, build([18, 10]))).toEqual(['kb.build.adjacent', 'kb.turn.three']);
  });

  test('the turn cannot end before the three are placed', () => {
    let state = turn;
    for (const at of GRASS) {
      expect(refusal(state, endTurn)).toBe('kb.turn.three');
      state = playAll(state, build(at));
    }
    expect(refusal(state, endTurn)).toBeUndefined();
  });

  test('fewer than three are enough where the reserve runs out', () => {
    const two = playAll(stageScene({ terrain: 'grass', reserve: { ana: 2 } }), build([7, 7]), build([7, 8]));
    expect(details(two)).toMatchObject({ legal: [], reserve: { ana: 0 } });
    expect(refusal(two, endTurn)).toBeUndefined();
  });

  test('an extra action may have taken the last of the reserve', () => {
    const state = playAll(
      stageScene({ terrain: 'desert', reserve: { ana: 1 }, tiles: { ana: [['farm', [15, 12]]] } }),
      build([7, 7], 'farm'),
    );
    expect(details(state).legal).toEqual([]);
    expect(refusal(state, build([0, 1]))).toBe('kb.build.reserve');
    expect(refusal(state, endTurn)).toBeUndefined();
  });

  test('extra settlements do not count among the three', () => {
    const state = playAll(stageScene({ terrain: 'desert', tiles: { ana: [['farm', [15, 12]]] } }), build([7, 7], 'farm'));
    expect(state.position.placed).toBe(0);
    expect(refusal(state, endTurn)).toBe('kb.turn.three');
  });
});

describe('kb.turn.no-interruption', () => {
  const scene: Scene = {
    terrain: 'grass',
    settlements: { ana: [[10, 10]] },
    tiles: {
      ana: [
        ['oasis', [12, 7]],
        ['paddock', [6, 11]],
      ],
    },
  };
  const extras = [build([10, 11], 'oasis'), move('paddock', [10, 10], [10, 12])];

  test('extra actions come before the first or after the last', () => {
    const before = stageScene(scene);
    const after = playAll(before, build([10, 9]), build([9, 9]), build([9, 8]));
    for (const extra of extras) {
      expect(refusal(before, extra)).toBeUndefined();
      expect(refusal(after, extra)).toBeUndefined();
    }
  });

  test('extra actions between the three are refused', () => {
    const one = playAll(stageScene(scene), build([10, 9]));
    const two = playAll(one, build([9, 9]));
    for (const state of [one, two]) for (const extra of extras) expect(refusal(state, extra)).toBe('kb.turn.no-interruption');
  });

  test('a mandatory action cut short by the reserve is over', () => {
    const state = playAll(stageScene({ ...scene, reserve: { ana: 1 } }), build([10, 9]));
    expect(refusal(state, move('paddock', [10, 10], [10, 12]))).toBeUndefined();
  });
});

describe('agreement: terrain-runs-out', () => {
  const scene: Scene = {
    terrain: 'desert',
    full: {
      ground: 'desert',
      except: [
        [0, 1],
        [0, 2],
      ],
    },
    settlements: { ana: [[7, 7]] },
    tiles: {
      ana: [
        ['paddock', [6, 11]],
        ['farm', [15, 12]],
      ],
    },
  };
  const sceneUnder = (choice: 'stop' | 'draw-again') => stageScene({ ...scene, agreements: { 'terrain-runs-out': choice } });

  test('draw-again is the default', () => {
    const state = playAll(stageScene(scene), build([0, 1]), build([0, 2]));
    expect(state.phase).toBe('drawing');
    expect(state.position.agreements).toEqual({ 'lords-zero': 'ranks', 'terrain-runs-out': 'draw-again' });
  });

  test('stop: the mandatory action ends after two', () => {
    const state = playAll(sceneUnder('stop'), build([0, 1]), build([0, 2]));
    expect(state.phase).toBe('turn');
    expect(refusal(state, endTurn)).toBeUndefined();
    expect(refusal(state, build([7, 8], 'farm'))).toBeUndefined();
  });

  test('stop: the mandatory action stays over when a hex becomes free again', () => {
    const state = playAll(sceneUnder('stop'), build([0, 1]), build([0, 2]), move('paddock', [0, 2], [2, 1]));
    expect(details(state).legal).toEqual([]);
    expect(refusal(state, build([0, 2]))).toBe('kb.turn.three');
    expect(refusal(state, endTurn)).toBeUndefined();
  });

  test('stop lasts for this turn only', () => {
    const state = playAll(sceneUnder('stop'), build([0, 1]), build([0, 2]), endTurn);
    expect(state.position.isMandatoryStopped).toBe(false);
  });

  test('draw-again: a card is asked for at once, and the rest of the three follows it', () => {
    const state = playAll(sceneUnder('draw-again'), build([0, 1]), build([0, 2]));
    expect(state.phase).toBe('drawing');
    expect(turnOf(state)).toBe('ana');
    expect(refusal(state, endTurn)).toBe('kb.draw.first');
    const next = playAll(state, draw('grass'));
    expect(next.position.placed).toBe(2);
    expect(refusal(next, build([7, 9], 'farm'))).toBe('kb.turn.no-interruption');
    expect(refusal(next, build([0, 13]))).toBe('kb.build.free');
    expect(refusal(playAll(next, build([7, 8])), endTurn)).toBeUndefined();
  });

  test('draw-again: a card without a free hex leaves here too', () => {
    const state = playAll(sceneUnder('draw-again'), build([0, 1]), build([0, 2]), draw('desert'));
    expect(state.phase).toBe('drawing');
  });

  test('the third on the last hex needs no card', () => {
    const state = playAll(
      stageScene({ ...scene, placed: 2, full: { ground: 'desert', except: [[0, 1]] }, agreements: { 'terrain-runs-out': 'draw-again' } }),
      build([0, 1]),
    );
    expect(state.phase).toBe('turn');
  });
});

describe('kb.end.trigger', () => {
  const scene: Scene = { players: ['ana', 'ben', 'cat'], first: 'ben', terrain: 'grass' };

  test('the round is finished: the player right of the first plays last', () => {
    let state = stageScene({ ...scene, onMove: 'ben', reserve: { ben: 3 } });
    state = playAll(state, ...threeOn(GRASS), endTurn);
    expect([state.phase, turnOf(state)]).toEqual(['drawing', 'cat']);
    state = playAll(
      state,
      draw('grass'),
      ...threeOn([
        [8, 7],
        [8, 8],
        [8, 9],
      ]),
      endTurn,
    );
    expect([state.phase, turnOf(state)]).toEqual(['drawing', 'ana']);
    state = playAll(
      state,
      draw('grass'),
      ...threeOn([
        [9, 7],
        [9, 8],
        [9, 9],
      ]),
    );
    expect(state.phase).toBe('turn');
    state = playAll(state, endTurn);
    expect([state.phase, turnOf(state), state.isFinished]).toEqual(['finished', undefined, true]);
    expect(details(state).round).toBe(1);
  });

  test('when the last in the round places it, the game ends with the turn and not before', () => {
    const state = playAll(stageScene({ ...scene, onMove: 'ana', reserve: { ana: 3 } }), ...threeOn(GRASS));
    expect(state.phase).toBe('turn');
    expect(playAll(state, endTurn).phase).toBe('finished');
  });

  test('an extra action can place the last one', () => {
    const state = stageScene({ ...scene, onMove: 'ana', reserve: { ana: 4 }, tiles: { ana: [['farm', [15, 12]]] } });
    expect(playAll(state, ...threeOn(GRASS), build([7, 10], 'farm'), endTurn).phase).toBe('finished');
    expect(playAll(state, ...threeOn(GRASS), endTurn).phase).toBe('drawing');
  });

  test('once finished every event is out of phase', () => {
    const over = playAll(stageScene({ ...scene, onMove: 'ana', reserve: { ana: 3 } }), ...threeOn(GRASS), endTurn);
    for (const event of [draw('grass'), build([7, 7]), endTurn, { type: 'adjust', by: 'ana', points: 1, reason: 'late' }]) {
      expect(refusal(over, event)).toBe('phase');
    }
  });
});

describe('the tiles of a turn', () => {
  test('tiles that were used work again in the next turn', () => {
    const scene: Scene = {
      terrain: 'desert',
      placed: 3,
      tiles: {
        ana: [
          ['farm', [15, 12], 'used'],
          ['oasis', [12, 7], 'fresh'],
        ],
      },
    };
    const state = playAll(stageScene(scene), endTurn);
    expect(state.position.tiles[0]?.map(({ state }) => state)).toEqual(['ready', 'ready']);
    expect(tilesOf(state)).toEqual(['farm', 'oasis']);
  });
});

import { describe, expect, test } from 'vitest';
import { game } from '#games/kingdom-builder/game';
import { CARDS, type Event, type Position } from '#games/kingdom-builder/law/position';
import type { EventBase } from '#law/game';
import { brokenRules, type Reason } from '#law/ruling';
import type { GameState } from '#machines/flow';
import { build, draw, endTurn, ISLAND, move, OTHER_FOUR, playAll, type Scene, stageScene } from './scene';

const broken = ({ position }: GameState<Position>, event: EventBase) =>
  brokenRules(game.law.judge(position, { by: position.players[position.onMove], ...event } as Event));

const only = (rule: string, params: object, places: readonly string[] = []) => [{ rule, params, places }];

describe('what a refusal tells, and where it points', () => {
  const scene: Scene = {
    terrain: 'grass',
    settlements: { ana: [[7, 9]], ben: [[8, 8]] },
    tiles: {
      ana: [
        ['farm', [15, 12]],
        ['tower', [3, 5]],
        ['tavern', [6, 7]],
        ['paddock', [2, 18]],
        ['harbor', [17, 16]],
        ['oasis', [2, 7], 'fresh'],
        ['oracle', [13, 7], 'used'],
        ['oracle', [3, 7], 'fresh'],
      ],
    },
  };
  const table = stageScene(scene);
  const between = stageScene({ ...scene, placed: 1 });
  const done = stageScene({ ...scene, placed: 3 });
  const alone = stageScene({ ...scene, settlements: {} });
  const cases: readonly (readonly [string, GameState<Position>, EventBase, readonly object[]])[] = [
    ['somebody else’s turn', table, { ...build([7, 8]), by: 'ben' }, only('kb.turn.order', { onMove: 'ana' })],
    ['no card yet', stageScene({}), build([7, 8]), only('kb.draw.first', { player: 'ana' })],
    ['between the three', between, build([7, 8], 'farm'), only('kb.turn.no-interruption', { placed: 1 })],
    ['a tile nobody holds', table, move('barn', [7, 9], [7, 8]), only('kb.tile.held', { tile: 'barn' })],
    ['a fresh tile', alone, build([0, 1], 'oasis'), only('kb.tile.fresh', { tile: 'oasis' })],
    ['two tiles, neither ready', table, build([7, 8], 'oracle'), only('kb.tile.once', { tile: 'oracle', held: 2 })],
    [
      'nothing to build with',
      stageScene({ ...scene, reserve: { ana: 0 } }),
      build([7, 8], 'farm'),
      only('kb.build.reserve', { player: 'ana' }),
    ],
    ['another’s settlement', table, move('paddock', [8, 8], [8, 6]), only('kb.move.own', { hex: '8,8', owner: 'ben' }, ['8,8'])],
    ['no settlement', table, move('paddock', [8, 9], [8, 7]), only('kb.move.own', { hex: '8,9', owner: '' }, ['8,9'])],
    [
      'another’s hex',
      stageScene({ ...scene, settlements: { ben: [[8, 8]] } }),
      build([8, 8]),
      only('kb.build.free', { hex: '8,8', owner: 'ben' }, ['8,8']),
    ],
    ['a mountain', alone, build([0, 3]), only('kb.build.buildable', { hex: '0,3', ground: 'mountain' }, ['0,3'])],
    ['water', alone, build([3, 0], 'farm'), only('kb.build.buildable', { hex: '3,0', ground: 'water' }, ['3,0'])],
    ['another terrain', alone, build([0, 1]), only('kb.build.terrain', { hex: '0,1', ground: 'desert', wanted: 'grass' }, ['0,1'])],
    ['no edge', alone, build([1, 1], 'tower'), only('kb.tower', { hex: '1,1' }, ['1,1'])],
    ['no line', table, build([7, 8], 'tavern'), only('kb.tavern', { hex: '7,8' }, ['7,8'])],
    ['no jump', table, move('paddock', [7, 9], [7, 8]), only('kb.paddock', { from: '7,9', to: '7,8' }, ['7,9', '7,8'])],
    ['land for the harbor', table, move('harbor', [7, 9], [7, 8]), only('kb.harbor', { hex: '7,8', ground: 'grass' }, ['7,8'])],
    ['no cave', table, move('cave', [7, 9], [7, 8]), only('kb.queenie.caves', { trouble: 'none', hex: '' })],
    [
      'not next to one’s own',
      table,
      build([7, 6]),
      only('kb.build.adjacent', { hex: '7,6', open: 5 }, ['6,9', '7,8', '7,10', '8,9', '8,10']),
    ],
    ['a fourth', done, build([7, 8]), only('kb.turn.three', { placed: 3, over: true })],
    ['an end too early', between, endTurn, only('kb.turn.three', { placed: 1, over: false })],
  ];
  test.each(cases)('what the refusal tells: %s', (_, state, event, reasons) => {
    expect(broken(state, event)).toEqual(reasons);
  });

  test('after the terrain ran out a further one tells how many were placed', () => {
    expect(broken(stageScene({ ...scene, placed: 2, stopped: true }), build([7, 8]))).toEqual(
      only('kb.turn.three', { placed: 2, over: true }),
    );
  });

  test('kb.queenie.caves tells a cave that is out of reach at either end from one that was used', () => {
    const caves: Scene = {
      ...scene,
      caves: [[0, 3]],
      settlements: {
        ana: [
          [1, 2],
          [7, 9],
        ],
      },
    };
    const far = (hex: string) => only('kb.queenie.caves', { trouble: 'far', hex }, [hex]);
    expect(broken(stageScene(caves), move('cave', [7, 9], [0, 2]))).toEqual(far('7,9'));
    expect(broken(stageScene(caves), move('cave', [1, 2], [9, 9]))).toEqual(far('9,9'));
    const used = playAll(stageScene(caves), move('cave', [1, 2], [0, 2]));
    expect(broken(used, move('cave', [0, 2], [1, 2]))).toEqual(only('kb.queenie.caves', { trouble: 'used', hex: '' }));
    expect(broken(used, move('cave', [0, 2], [9, 9]))).toEqual(only('kb.queenie.caves', { trouble: 'used', hex: '' }));
  });

  test('violations in the final record have their parameters and places', () => {
    const final = stageScene({ record: 'final', settlements: { ana: [[7, 9]] }, reserve: { ben: 0 } });
    const settle = (by: string, at: readonly number[]) => broken(final, { type: 'settle', by, ...{ at } });
    const unsettle = (by: string, at: readonly number[]) => broken(final, { type: 'unsettle', by, ...{ at } });
    expect(settle('ana', [7, 9])).toEqual(only('kb.build.free', { hex: '7,9', owner: 'ana' }, ['7,9']));
    expect(settle('ana', [3, 3])).toEqual(only('kb.build.buildable', { hex: '3,3', ground: 'castle' }, ['3,3']));
    expect(settle('ben', [3, 0])).toEqual(only('kb.build.reserve', { player: 'ben' }));
    expect(settle('ana', [3, 0])).toEqual([]);
    expect(unsettle('ben', [7, 9])).toEqual(only('kb.move.own', { hex: '7,9', owner: 'ana' }, ['7,9']));
    expect(unsettle('ben', [7, 8])).toEqual(only('kb.move.own', { hex: '7,8', owner: '' }, ['7,8']));
    expect(unsettle('ana', [7, 9])).toEqual([]);
  });
});

describe('what a line of the count tells, and what it lights', () => {
  const { position } = stageScene({
    sections: OTHER_FOUR,
    island: ISLAND,
    cards: CARDS,
    capitols: [[11, 3]],
    settlements: {
      ana: [
        [5, 7],
        [5, 8],
        [6, 6],
        [6, 13],
        [7, 12],
        [12, 2],
        [12, 3],
        [13, 6],
        [15, 18],
        [15, 19],
        ['island', 0, 1],
        ['island', 2, 3],
      ],
      ben: [
        [0, 0],
        [0, 1],
        [0, 2],
        [0, 3],
        [12, 19],
      ],
    },
  });
  const figuresOf = ({ additions: _, ...figures }: Reason['params']) => figures;
  const tellsOf = (player: string) =>
    game.law
      .lines(position)
      .filter((line) => line.player === player)
      .map(({ points, paid, reason }) => [reason.rule, points, paid, figuresOf(reason.params), reason.places]);

  test('all ten cards, castles and Capitols have their parameters and places', () => {
    const all = '5,7 5,8 6,6 6,13 7,12 12,2 12,3 13,6 15,18 15,19'.split(' ');
    const island = ['island 0,1', 'island 2,3'];
    expect(tellsOf('ana')).toEqual([
      ['kb.card.fishermen', 3, true, { settlements: 3 }, ['5,7', '6,6', '13,6']],
      ['kb.card.merchants', 0, false, { sites: 0 }, []],
      ['kb.card.discoverers', 8, true, { rows: 8 }, [...[5, 6, 7, 12, 13, 15].map((row) => `row ${row}`), 'island row 0', 'island row 2']],
      ['kb.card.hermits', 8, true, { groups: 8 }, [...all, ...island]],
      ['kb.card.citizens', 1, true, { largest: 2 }, ['5,7', '5,8']],
      ['kb.card.miners', 2, true, { settlements: 2 }, ['15,18', 'island 2,3']],
      ['kb.card.workers', 7, true, { settlements: 7 }, ['5,7', '6,6', '6,13', '7,12', '12,3', '13,6', 'island 0,1']],
      ['kb.card.knights', 4, true, { row: 5, island: false, settlements: 2 }, ['5,7', '5,8']],
      ['kb.card.lords', 42, true, {}, ['section 0', 'section 1', 'section 2', 'section 3']],
      ['kb.card.farmers', 6, true, { section: 1, settlements: 2 }, ['section 1', '6,13', '7,12']],
      ['kb.castle', 6, true, { castles: 2 }, ['6,7', '11,3']],
      ['kb.queenie.capitol', 2, true, { settlements: 2 }, ['12,2', '12,3']],
    ]);
  });

  test('a line without points names no place but the section it failed in', () => {
    const [fishermen, merchants, , , , , workers, , , farmers, castle, capitol] = tellsOf('ben');
    expect(fishermen).toEqual(['kb.card.fishermen', 0, false, { settlements: 0 }, []]);
    expect(merchants).toEqual(['kb.card.merchants', 0, false, { sites: 0 }, []]);
    expect(workers).toEqual(['kb.card.workers', 0, false, { settlements: 0 }, []]);
    expect(farmers).toEqual(['kb.card.farmers', 0, false, { section: 1, settlements: 0 }, ['section 1']]);
    expect(castle).toEqual(['kb.castle', 0, false, { castles: 0 }, []]);
    expect(capitol).toEqual(['kb.queenie.capitol', 0, false, { settlements: 0 }, []]);
  });

  test('the best row is marked where it is the island’s', () => {
    const best = stageScene({
      island: ISLAND,
      cards: ['knights'],
      settlements: {
        ana: [
          [0, 0],
          ['island', 2, 0],
          ['island', 2, 1],
        ],
      },
    });
    expect(game.law.lines(best.position)[0]?.reason).toEqual({
      rule: 'kb.card.knights',
      params: {
        row: 2,
        island: true,
        settlements: 2,
        additions: [
          { places: ['island 2,0'], count: 1, points: 2 },
          { places: ['island 2,1'], count: 1, points: 2 },
        ],
      },
      places: ['island 2,0', 'island 2,1'],
    });
  });
});

describe('what the law lists', () => {
  const kb = (names: string) => names.split(' ').map((name) => `kb.${name}`);

  test('every rule by its id in the order of the rules, and those a table may waive', () => {
    expect(game.law.rules).toEqual(
      kb(
        'turn.order draw.first draw.nothing-free turn.three turn.no-interruption build.reserve build.free build.buildable build.terrain build.adjacent tile.gain tile.held tile.fresh tile.once tile.lost move.own oracle farm oasis tower tavern barn harbor paddock end.trigger end.winner castle card.fishermen card.merchants card.discoverers card.hermits card.citizens card.miners card.workers card.knights card.lords card.farmers queenie.capitol queenie.caves queenie.island',
      ),
    );
    expect([...game.law.waivableRules].sort()).toEqual(
      kb('build.adjacent build.buildable build.terrain tile.fresh tile.once turn.no-interruption turn.three'),
    );
  });

  test('the agreements, their defaults first', () => {
    expect(game.law.agreements).toEqual({ 'lords-zero': ['ranks', 'needs-one'], 'terrain-runs-out': ['draw-again', 'stop'] });
  });

  test('two to five players, and the events that need no player', () => {
    expect(game.law.seats).toEqual({ least: 2, most: 5 });
    expect([...game.law.playerlessTypes]).toEqual(['unsettle', 'finish']);
  });
});

test('headlines: who is on move and in which round, how much is put down, who won', () => {
  const headline = ({ position, phase }: GameState<Position>) => game.law.headline(position, phase as never);
  expect(headline(stageScene({}))).toEqual({ key: 'drawing', params: { player: 'ana', round: 1 } });
  expect(headline(playAll(stageScene({ onMove: 'ben' }), draw('grass')))).toEqual({ key: 'turn', params: { player: 'ben', round: 1 } });
  const final = stageScene({
    record: 'final',
    cards: ['knights'],
    settlements: {
      ana: [[7, 9]],
      ben: [
        [7, 7],
        [7, 8],
      ],
    },
  });
  expect(headline(final)).toEqual({ key: 'settling', params: { settlements: 3 } });
  expect(headline(playAll(final, { type: 'finish' }))).toEqual({ key: 'finished', params: { winners: ['ben'] } });
});

test('each adjustment keeps those before it as they are, and lines list them in order', () => {
  const adjust = (points: number): EventBase => ({ type: 'adjust', by: 'ben', ...{ points, reason: 'tea' } });
  const [one, two] = [playAll(stageScene({}), adjust(1)), playAll(stageScene({}), adjust(1), adjust(-3))];
  expect(two.position.adjusted?.before).toEqual(one.position.adjusted);
  const three = playAll(two, adjust(5));
  expect(three.position.adjusted?.before).toBe(two.position.adjusted);
  expect(
    game.law
      .lines(three.position)
      .slice(-3)
      .map(({ points }) => points),
  ).toEqual([1, -3, 5]);
});

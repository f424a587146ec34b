import { describe, expect, test } from 'vitest';
import type { Coordinates } from '#games/kingdom-builder/law/board/land';
import {
  brokenRulesOf,
  build,
  details,
  draw,
  endTurn,
  move,
  OTHER_FOUR,
  playAll,
  pointsFor,
  refusal,
  type Scene,
  stageScene,
  upright,
  withConsent,
} from '../scene';

describe('kb.queenie.capitol', () => {
  const scene: Scene = { sections: OTHER_FOUR, capitols: [[17, 2]] };
  const near = (...hexes: readonly Coordinates[]) => pointsFor('capitol', { ...scene, settlements: { ana: hexes } }).ana;

  test('a Capitol pays one for each settlement within two hexes', () => {
    expect(near([17, 1], [17, 0], [15, 2], [17, 5])).toBe(3);
    expect(near([17, 4])).toBe(1);
    expect(near([15, 4])).toBe(0);
  });

  test('a settlement near both Capitols counts once', () => {
    const sections = [{ name: 'oracle', turned: true }, ...upright('barn'), { name: 'harbor', turned: true }, ...upright('tower')] as const;
    const reach = (capitols: NonNullable<Scene['capitols']>) =>
      pointsFor('capitol', { sections, capitols, settlements: { ana: [[9, 6]] } }).ana;
    expect(reach([[8, 6]])).toBe(1);
    expect(reach([[11, 7]])).toBe(1);
    expect(
      reach([
        [8, 6],
        [11, 7],
      ]),
    ).toBe(1);
  });

  test('a castle with a Capitol still pays three points', () => {
    expect(pointsFor('castles', { ...scene, settlements: { ana: [[17, 1]] } }).ana).toBe(3);
  });

  test('a Capitol that is not in play has no line', () => {
    expect(details(stageScene(scene)).scores.ana).toHaveProperty('capitol', 0);
    expect(details(stageScene({ ...scene, capitols: [] })).scores.ana).not.toHaveProperty('capitol');
    expect(details(stageScene({ sections: OTHER_FOUR })).scores.ana).not.toHaveProperty('capitol');
  });
});

describe('kb.queenie.caves', () => {
  const caves: Scene['caves'] = [
    [3, 8],
    [4, 13],
    [15, 0],
    [15, 16],
  ];
  const scene: Scene = {
    sections: OTHER_FOUR,
    caves,
    terrain: 'grass',
    settlements: {
      ana: [
        [4, 12],
        [10, 0],
      ],
    },
  };
  const state = stageScene(scene);

  test('a settlement next to a cave goes to a free buildable hex next to any cave', () => {
    expect(refusal(state, move('cave', [4, 12], [14, 0]))).toBeUndefined();
    expect(refusal(state, move('cave', [4, 12], [5, 12]))).toBeUndefined();
    expect(refusal(state, move('cave', [4, 12], [4, 12]))).toBeUndefined();
  });

  test('a move through a cave need not lead next to one’s own', () => {
    expect(brokenRulesOf(state, move('cave', [4, 12], [16, 1]))).toEqual([]);
  });

  test('a cave refuses settlements and targets that are not next to one', () => {
    expect(refusal(state, move('cave', [10, 0], [14, 0]))).toBe('kb.queenie.caves');
    expect(refusal(state, move('cave', [4, 12], [13, 0]))).toBe('kb.queenie.caves');
    expect(refusal(state, withConsent(move('cave', [4, 12], [13, 0])))).toBe('kb.queenie.caves');
  });

  test('a cave leads neither onto a mountain nor onto an occupied hex', () => {
    expect(refusal(state, move('cave', [4, 12], [15, 1]))).toBe('kb.build.buildable');
    expect(refusal(stageScene({ ...scene, settlements: { ana: [[4, 12]], ben: [[14, 0]] } }), move('cave', [4, 12], [14, 0]))).toBe(
      'kb.build.free',
    );
  });

  test('the caves act once a turn, before or after the mandatory action', () => {
    const once = playAll(state, move('cave', [4, 12], [14, 0]));
    expect(refusal(once, move('cave', [14, 0], [16, 0]))).toBe('kb.queenie.caves');
    const moved = playAll(stageScene({ ...scene, tiles: { ana: [['barn', [2, 16]]] } }), move('barn', [10, 0], [10, 1]));
    expect(refusal(moved, move('cave', [4, 12], [14, 0]))).toBeUndefined();
    const three = playAll(state, build([10, 1]), build([10, 2]), build([11, 2]));
    expect(refusal(three, move('cave', [4, 12], [14, 0]))).toBeUndefined();
    expect(refusal(playAll(state, build([10, 1])), move('cave', [4, 12], [14, 0]))).toBe('kb.turn.no-interruption');
  });

  test('the caves act again in the next turn', () => {
    const grass = [build([10, 1]), build([10, 2]), build([11, 2])];
    const next = playAll(
      state,
      move('cave', [4, 12], [14, 0]),
      ...grass,
      endTurn,
      draw('desert'),
      build([0, 11]),
      build([0, 12]),
      build([0, 13]),
      endTurn,
      draw('grass'),
    );
    expect(refusal(next, move('cave', [14, 0], [4, 12]))).toBeUndefined();
  });

  test('without caves in play the move is refused', () => {
    expect(brokenRulesOf(stageScene({ ...scene, caves: [] }), move('cave', [4, 12], [14, 0]))).toEqual(['kb.queenie.caves']);
  });

  test('missing or used caves are refused in the place of kb.tile.held, before kb.move.own', () => {
    expect(brokenRulesOf(stageScene({ ...scene, caves: undefined }), move('cave', [0, 11], [14, 0]))).toEqual([
      'kb.queenie.caves',
      'kb.move.own',
    ]);
    expect(brokenRulesOf(state, move('cave', [0, 11], [14, 0]))).toEqual(['kb.move.own', 'kb.queenie.caves']);
  });
});

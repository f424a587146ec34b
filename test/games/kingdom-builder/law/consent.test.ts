import { describe, expect, test } from 'vitest';
import { game } from '#games/kingdom-builder/game';
import type { Game } from '#session/game';
import { ruleOn } from '#session/log/rule-on';
import { people, verdict } from '../../../transcripts';
import {
  brokenRulesOf,
  build,
  details,
  draw,
  endTurn,
  FIRST_GAME,
  move,
  playAll,
  type Scene,
  stageScene,
  tilesOf,
  withConsent,
} from './scene';

/** As the referee knows it: of any game. */
const referee: Game = game;

const SETUP = { record: 'table', first: 'ana', sections: FIRST_GAME, cards: ['fishermen', 'knights', 'merchants'] };
const judgeEvents = (...events: readonly object[]) => verdict('kingdom-builder', { players: people('ana', 'ben'), setup: SETUP, events });

const warnings = (scene: Scene, event: Parameters<typeof withConsent>[0]) => {
  const answer = ruleOn(referee, stageScene(scene), withConsent(event));
  return answer.outcome === 'accepted' ? answer.warnings.map((warning) => warning.rule) : answer;
};

describe('by consent', () => {
  const scene: Scene = { terrain: 'grass', settlements: { ana: [[7, 9]] }, tiles: { ana: [['farm', [15, 12], 'used']] } };

  test('every rule that is waived becomes a warning', () => {
    expect(warnings(scene, build([0, 1]))).toEqual(['kb.build.terrain', 'kb.build.adjacent']);
    expect(warnings({ ...scene, placed: 1 }, build([18, 10], 'farm'))).toEqual([
      'kb.turn.no-interruption',
      'kb.tile.once',
      'kb.build.adjacent',
    ]);
    expect(warnings({ ...scene, placed: 3 }, build([7, 8]))).toEqual(['kb.turn.three']);
    expect(warnings({ ...scene, placed: 1 }, endTurn)).toEqual(['kb.turn.three']);
    expect(warnings(scene, build([7, 8]))).toEqual([]);
  });

  test('a settlement can even stand on a mountain, and the game goes on', () => {
    const state = playAll(stageScene(scene), withConsent(build([0, 3])));
    expect(state.position.placed).toBe(1);
    expect(details(state).reserve.ana).toBe(38);
  });

  test('an early end passes the turn on', () => {
    const state = playAll(stageScene({ ...scene, placed: 1 }), withConsent(endTurn));
    expect([state.phase, state.position.onMove, state.position.placed]).toEqual(['drawing', 1, 0]);
  });

  test('the transcript carries the warnings', () => {
    const result = judgeEvents(draw('grass'), build([7, 7]), { ...build([0, 1]), consent: true }, build([7, 8]), endTurn);
    expect(result).toMatchObject({
      accepted: 5,
      refused: null,
      turn: 'ben',
      warnings: [
        { index: 2, rule: 'kb.build.terrain' },
        { index: 2, rule: 'kb.build.adjacent' },
      ],
    });
  });

  test('a rule that cannot be waived still refuses', () => {
    expect(judgeEvents(draw('grass'), build([7, 7]), { ...build([7, 7]), consent: true }).refused).toMatchObject({
      index: 2,
      rule: 'kb.build.free',
    });
    expect(judgeEvents({ ...build([7, 7]), consent: true }).refused).toMatchObject({ index: 0, rule: 'kb.draw.first' });
  });
});

describe('adjust', () => {
  test('an adjustment gives or takes points in any phase, whoever is on move', () => {
    const result = judgeEvents({ type: 'adjust', by: 'ben', points: -2, reason: 'spilt tea' }, draw('grass'), {
      type: 'adjust',
      points: 3,
      reason: 'a cake',
    });
    expect(result).toMatchObject({
      points: { ana: 3, ben: -2 },
      warnings: [
        { index: 0, rule: 'adjust' },
        { index: 2, rule: 'adjust' },
      ],
      standings: [
        { player: 'ana', rank: 1, points: 3 },
        { player: 'ben', rank: 2, points: -2 },
      ],
      details: { scores: { ben: { fishermen: 0, knights: 0, merchants: 0, castles: 0 } } },
    });
  });
});

describe('the order of refusals', () => {
  const tiles = {
    ana: [
      ['farm', [15, 12]],
      ['paddock', [6, 11]],
      ['tavern', [6, 7]],
      ['harbor', [17, 16]],
    ],
  } as const;
  const scene: Scene = {
    terrain: 'desert',
    settlements: {
      ana: [[7, 9]],
      ben: [
        [8, 8],
        [10, 10],
      ],
    },
    tiles,
  };

  test('a build cites interruption, tile, reserve, hex, ground, adjacency', () => {
    const state = stageScene({ ...scene, placed: 1, tiles: {} });
    expect(brokenRulesOf(state, build([10, 10], 'farm'))).toEqual([
      'kb.turn.no-interruption',
      'kb.tile.held',
      'kb.build.free',
      'kb.build.terrain',
      'kb.build.adjacent',
    ]);
    expect(brokenRulesOf(stageScene({ ...scene, reserve: { ana: 0 } }), build([10, 10], 'farm'))).toEqual([
      'kb.build.reserve',
      'kb.build.free',
      'kb.build.terrain',
      'kb.build.adjacent',
    ]);
  });

  test('a move cites owner, hex, ground, shape', () => {
    expect(brokenRulesOf(stageScene(scene), move('paddock', [8, 8], [6, 2]))).toEqual(['kb.move.own', 'kb.build.buildable', 'kb.paddock']);
    expect(brokenRulesOf(stageScene(scene), move('paddock', [7, 9], [8, 8]))).toEqual(['kb.build.free', 'kb.paddock']);
    expect(brokenRulesOf(stageScene(scene), build([8, 8], 'tavern'))).toEqual(['kb.build.free', 'kb.tavern']);
    expect(brokenRulesOf(stageScene(scene), build([0, 3], 'tavern'))).toEqual(['kb.build.buildable', 'kb.tavern']);
    expect(brokenRulesOf(stageScene(scene), move('harbor', [7, 9], [7, 8]))).toEqual(['kb.harbor']);
  });

  test('the tiles that are held are sorted by name', () => {
    expect(tilesOf(stageScene(scene))).toEqual(['farm', 'harbor', 'paddock', 'tavern']);
  });
});

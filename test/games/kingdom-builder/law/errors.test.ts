import { describe, expect, test } from 'vitest';
import { game } from '#games/kingdom-builder/game';
import { formatPath, isInputError } from '#session/formats/input-error';
import { readSetup } from '#session/formats/read-game-data';
import { errorPath, people, verdict } from '../../../transcripts';
import { FIRST_GAME, ISLAND, OTHER_FOUR } from './scene';

const SETUP = { record: 'table', first: 'ana', sections: FIRST_GAME, cards: ['fishermen', 'knights', 'merchants'] };
const FINAL = { ...SETUP, record: 'final' };
const two = people('ana', 'ben');

const setupError = (change: object, players = two) => errorPath('kingdom-builder', { players, setup: { ...SETUP, ...change }, events: [] });
const eventError = (event: object, setup: object = SETUP) =>
  errorPath('kingdom-builder', { players: two, setup, events: [{ type: 'draw', terrain: 'grass' }, event] });

describe('a set-up that the box does not allow is refused', () => {
  test('players: 2 to 5', () => {
    expect(setupError({}, people('ana'))).toBe('players');
    expect(setupError({}, people('ana', 'ben', 'cat', 'dan', 'eve', 'fay'))).toBe('players');
    expect(setupError({}, people('ana', 'ben', 'cat', 'dan', 'eve'))).toBeUndefined();
  });

  test('a first player nobody knows', () => {
    expect(setupError({ first: 'zoe' })).toBe('setup.first');
  });

  test('fields that are missing or unknown', () => {
    for (const field of ['record', 'first', 'sections', 'cards']) expect(setupError({ [field]: undefined })).toBe(`setup.${field}`);
    expect(setupError({ colour: {} })).toBe('setup.colour');
    expect(setupError({ record: 'pad' })).toBe('setup.record');
    expect(setupError({ agreements: { 'lords-zero': 'maybe' } })).toBe('setup.agreements.lords-zero');
  });

  test('sections: four, known, none twice', () => {
    expect(setupError({ sections: FIRST_GAME.slice(1) })).toBe('setup.sections');
    expect(setupError({ sections: [...FIRST_GAME, OTHER_FOUR[0]] })).toBe('setup.sections');
    expect(setupError({ sections: [{ name: 'village', turned: false }, ...FIRST_GAME.slice(1)] })).toBe('setup.sections[0].name');
    expect(setupError({ sections: [...FIRST_GAME.slice(0, 3), FIRST_GAME[0]] })).toBe('setup.sections[3]');
    expect(setupError({ sections: [...FIRST_GAME.slice(0, 3), { name: 'tower' }] })).toBe('setup.sections[3].turned');
    expect(setupError({ sections: [...FIRST_GAME.slice(0, 3), { name: 'tower', turned: 1 }] })).toBe('setup.sections[3].turned');
  });

  test('colours: one for each player, of the five, none twice; no transcript has them', () => {
    const readColours = (colours: unknown) => {
      const found = readSetup(game, two, { ...SETUP, colours });
      return isInputError(found) ? formatPath(found.path) : undefined;
    };
    expect(readColours({ ana: 'red', ben: 'white' })).toBeUndefined();
    for (const colours of [{}, { ana: 'red' }, { ana: 'red', zoe: 'blue' }, { ana: 'red', ben: 'green' }, { ana: ['red'], ben: ['blue'] }])
      expect(readColours(colours)).toBe('setup.colours');
    expect(readColours({ ana: 'red', ben: 'red' })).toBe('setup.colours.ben');
    expect(setupError({ colours: { ana: 'red', ben: 'white' } })).toBe('setup.colours');
  });

  test('cards: three, known, none twice', () => {
    expect(setupError({ cards: ['lords', 'miners'] })).toBe('setup.cards');
    expect(setupError({ cards: ['lords', 'miners', 'hermits', 'knights'] })).toBe('setup.cards');
    expect(setupError({ cards: ['lords', 'kings', 'miners'] })).toBe('setup.cards[1]');
    expect(setupError({ cards: ['lords', 'miners', 'lords'] })).toBe('setup.cards[2]');
  });

  test('capitols: on a castle of the harbor or oracle section, one a section', () => {
    const queenie = (capitols: unknown) => setupError({ sections: OTHER_FOUR, capitols });
    expect(
      queenie([
        [17, 2],
        [14, 12],
      ]),
    ).toBeUndefined();
    expect(queenie([[6, 7]])).toBe('setup.capitols[0]');
    expect(queenie([[17, 1]])).toBe('setup.capitols[0]');
    expect(
      queenie([
        [17, 2],
        [11, 3],
      ]),
    ).toBe('setup.capitols[1]');
    expect(
      queenie([
        [17, 2],
        [17, 2],
      ]),
    ).toBe('setup.capitols[1]');
    expect(queenie([[17, 22]])).toBe('setup.capitols[0]');
    expect(setupError({ capitols: [[3, 3]] })).toBe('setup.capitols[0]');
  });

  test('caves: on a mountain away from castles and locations, one a section', () => {
    const queenie = (caves: unknown, sections = OTHER_FOUR) => setupError({ sections, caves });
    expect(
      queenie([
        [3, 8],
        [4, 13],
        [15, 0],
        [15, 16],
      ]),
    ).toBeUndefined();
    expect(queenie([[0, 0]])).toBe('setup.caves[0]');
    expect(queenie([[2, 15]])).toBe('setup.caves[0]');
    expect(
      queenie([
        [4, 13],
        [3, 11],
      ]),
    ).toBe('setup.caves[1]');
    expect(queenie([['island', 3, 3]])).toBe('setup.caves[0]');
  });

  test('island: five rows of known letters with exactly one location', () => {
    const island = (change: object) => setupError({ island: { ...ISLAND, ...change } });
    expect(island({})).toBeUndefined();
    expect(island({ rows: ISLAND.rows.slice(1) })).toBe('setup.island.rows');
    expect(island({ rows: ['GGX..', ...ISLAND.rows.slice(1)] })).toBe('setup.island.rows[0]');
    expect(island({ rows: ['LGC..', ...ISLAND.rows.slice(1)] })).toBe('setup.island.rows');
    expect(island({ rows: ['GGC..', 'GGCF.', ...ISLAND.rows.slice(2)] })).toBe('setup.island.rows');
    expect(island({ action: 'harbor' })).toBe('setup.island.action');
    expect(island({ action: undefined })).toBe('setup.island.action');
  });
});

describe('an event that cannot be read is refused', () => {
  test('types, terrains and tiles nobody knows', () => {
    expect(eventError({ type: 'dig' })).toBe('events[1].type');
    expect(eventError({ type: 'draw', terrain: 'water' })).toBe('events[1].terrain');
    expect(eventError({ type: 'build', at: [7, 7], with: 'barn' })).toBe('events[1].with');
    expect(eventError({ type: 'move', from: [7, 7], to: [7, 9], with: 'farm' })).toBe('events[1].with');
    expect(eventError({ type: 'build', at: [7, 7], by: 'zoe' })).toBe('events[1].by');
  });

  test('fields that are missing or unknown', () => {
    expect(eventError({ type: 'draw' })).toBe('events[1].terrain');
    expect(eventError({ type: 'build' })).toBe('events[1].at');
    expect(eventError({ type: 'move', to: [7, 9], with: 'barn' })).toBe('events[1].from');
    expect(eventError({ type: 'move', from: [7, 9], with: 'barn' })).toBe('events[1].to');
    expect(eventError({ type: 'move', from: [7, 9], to: [7, 9] })).toBe('events[1].with');
    expect(eventError({ type: 'end-turn', at: [7, 9] })).toBe('events[1].at');
    expect(eventError({ type: 'settle', at: [7, 7] }, FINAL)).toBe('events[1].by');
  });

  test('hexes that do not exist', () => {
    for (const at of [[20, 0], [0, 20], [-1, 0], [1.5, 0], [1], [1, 2, 3], '7,7', ['island', 0, 0], null]) {
      expect(eventError({ type: 'build', at }), JSON.stringify(at)).toBe('events[1].at');
    }
    const island = { ...SETUP, island: ISLAND };
    expect(eventError({ type: 'build', at: ['island', 0, 0] }, island)).toBeUndefined();
    expect(eventError({ type: 'build', at: ['island', 0, 3] }, island)).toBe('events[1].at');
    expect(eventError({ type: 'build', at: ['island', 5, 0] }, island)).toBe('events[1].at');
    expect(eventError({ type: 'build', at: ['island', 0] }, island)).toBe('events[1].at');
    expect(eventError({ type: 'build', at: ['isle', 0, 0] }, island)).toBe('events[1].at');
    expect(eventError({ type: 'move', from: [7, 7], to: ['island', 0, 4], with: 'barn' }, island)).toBe('events[1].to');
    expect(eventError({ type: 'move', from: ['island', 3, 0], to: [7, 7], with: 'barn' }, island)).toBe('events[1].from');
  });

  test('the input error is the answer, whatever the events before it', () => {
    const events = [{ type: 'end-turn' }, { type: 'build', at: [99, 0] }];
    expect(errorPath('kingdom-builder', { players: two, setup: SETUP, events })).toBe('events[1].at');
  });
});

describe('the final record', () => {
  const settle = (by: string, at: unknown) => ({ type: 'settle', by, at });
  const judgeEvents = (...events: readonly object[]) => verdict('kingdom-builder', { players: two, setup: FINAL, events });

  test('takes settlements on any free buildable hex or water', () => {
    const { refused, phase, turn, details } = judgeEvents(settle('ana', [7, 7]), settle('ben', [7, 3]), settle('ana', [18, 10]));
    expect([refused, phase, turn]).toEqual([null, 'settling', null]);
    expect(details).toMatchObject({ reserve: { ana: 38, ben: 39 }, tiles: { ana: [], ben: [] }, legal: [], round: 1 });
  });

  test('refuses what the box or the board does not allow', () => {
    expect(judgeEvents(settle('ana', [3, 3])).refused?.rule).toBe('kb.build.buildable');
    expect(judgeEvents(settle('ana', [0, 3])).refused?.rule).toBe('kb.build.buildable');
    expect(judgeEvents(settle('ana', [6, 2])).refused?.rule).toBe('kb.build.buildable');
    expect(judgeEvents(settle('ana', [7, 7]), settle('ben', [7, 7])).refused?.rule).toBe('kb.build.free');
    const forty = Array.from({ length: 40 }, (_, index) =>
      settle('ana', [10 + Math.floor(index / 8), [5, 6, 7, 8, 9, 10, 11, 12][index % 8]]),
    );
    const places = forty.filter(({ at }) => !['11,11', '12,7'].includes(String(at)));
    const spare = [settle('ana', [7, 7]), settle('ana', [7, 8])];
    expect(judgeEvents(...places, ...spare)).toMatchObject({ refused: null, details: { reserve: { ana: 0 } } });
    expect(judgeEvents(...places, ...spare, settle('ana', [3, 3])).refused?.rule).toBe('kb.build.reserve');
    expect(judgeEvents(...places, ...spare, settle('ben', [7, 9])).refused).toBeNull();
  });

  test('a settlement can be taken away again', () => {
    const { details, refused } = judgeEvents(settle('ana', [7, 7]), { type: 'unsettle', at: [7, 7] }, settle('ben', [7, 7]));
    expect(refused).toBeNull();
    expect(details).toMatchObject({ reserve: { ana: 40, ben: 39 } });
    expect(judgeEvents(settle('ana', [7, 7]), { type: 'unsettle', at: [7, 7], by: 'ana' }).refused).toBeNull();
  });

  test('taking a settlement from an empty hex, or another’s in one’s own name, is refused', () => {
    expect(judgeEvents({ type: 'unsettle', at: [7, 7] }).refused?.rule).toBe('kb.move.own');
    expect(judgeEvents(settle('ana', [7, 7]), { type: 'unsettle', at: [7, 7], by: 'ben' }).refused?.rule).toBe('kb.move.own');
  });

  test('turn events are out of phase in a final record', () => {
    for (const event of [{ type: 'draw', terrain: 'grass' }, { type: 'build', at: [7, 7] }, { type: 'end-turn' }])
      expect(judgeEvents(event).refused?.rule).toBe('phase');
  });

  test('finish ends the final record', () => {
    const over = judgeEvents(settle('ana', [3, 4]), { type: 'finish' });
    expect(over).toMatchObject({ finished: true, phase: 'finished', winners: ['ana'], points: { ana: 5, ben: 0 } });
    expect(judgeEvents({ type: 'finish' }, settle('ana', [3, 4])).refused?.rule).toBe('phase');
    expect(judgeEvents({ type: 'finish' }).winners).toEqual(['ana', 'ben']);
  });

  test('points given by the table need a name, since nobody is on move', () => {
    expect(judgeEvents({ type: 'adjust', by: 'ben', points: 2, reason: 'a late castle' })).toMatchObject({
      points: { ana: 0, ben: 2 },
      warnings: [{ index: 0, rule: 'adjust' }],
    });
    const nameless = { type: 'adjust', points: 2, reason: 'a late castle' };
    expect(errorPath('kingdom-builder', { players: two, setup: FINAL, events: [nameless] })).toBe('events[0].by');
    const refused = { type: 'unsettle', at: [7, 7] };
    expect(errorPath('kingdom-builder', { players: two, setup: FINAL, events: [refused, nameless] })).toBe('events[1].by');
    expect(errorPath('kingdom-builder', { players: two, setup: SETUP, events: [refused, nameless] })).toBeUndefined();
  });
});

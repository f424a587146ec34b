import { describe, expect, test } from 'vitest';
import { game } from '#games/kings-gate/game';
import { formatPath, isInputError } from '#session/formats/input-error';
import { readEvent, readSetup } from '#session/formats/read-game-data';
import { type Options, setupOf } from './tables';

/** The path of the error in a set-up, or nothing. */
function setupError(change: (setup: Record<string, unknown>) => object, options: Options = {}): string | undefined {
  const { players, setup } = setupOf(options);
  const ready = readSetup(game, players, change({ ...setup }));
  return isInputError(ready) ? formatPath(ready.path) : undefined;
}

/** The path of the error in an event, or nothing. */
function eventError(event: object, options: Options = {}): string | undefined {
  const { players, setup } = setupOf(options);
  const ready = readSetup(game, players, setup);
  if (isInputError(ready)) throw new Error(formatPath(ready.path));
  const read = readEvent(game, ready, event);
  return isInputError(read) ? formatPath(read.path) : undefined;
}

const without =
  (field: string) =>
  ({ [field]: _, ...rest }: Record<string, unknown>) =>
    rest;
const withFields = (more: object) => (setup: Record<string, unknown>) => ({ ...setup, ...more });
const TWO = { players: ['ana', 'ben'] };
const colours = (given: object, options: Options = {}) => setupError(withFields({ colours: given }), options);
const copy = (given: object) => setupError(withFields({ copy: given }));

describe('the set-up', () => {
  test('a set-up as it should be is read', () => {
    expect(setupError((setup) => setup)).toBeUndefined();
    expect(setupError((setup) => setup, TWO)).toBeUndefined();
    expect(setupError((setup) => setup, { players: ['ana', 'ben', 'cat', 'dan'], record: 'pad' })).toBeUndefined();
  });

  test('a set-up takes two to four players', () => {
    expect(setupError((setup) => setup, { players: ['ana'] })).toBe('players');
    expect(setupError((setup) => setup, { players: ['ana', 'ben', 'cat', 'dan', 'eva'] })).toBe('players');
  });

  test('missing, unknown and impossible fields are errors at their paths', () => {
    for (const field of ['record', 'first', 'colours']) expect(setupError(without(field))).toBe(`setup.${field}`);
    expect(setupError(withFields({ record: 'final' }))).toBe('setup.record');
    expect(setupError(withFields({ first: 'zoe' }))).toBe('setup.first');
    expect(setupError(withFields({ extra: 1 }))).toBe('setup.extra');
    expect(setupError(withFields({ agreements: { debt: 'none' } }))).toBe('setup.agreements.debt');
    expect(setupError(withFields({ agreements: { loans: 'yes' } }))).toBe('setup.agreements.loans');
  });

  test('colours are one each, none twice, nobody left out', () => {
    expect(colours({ ana: ['red'], ben: ['blue'] })).toBe('setup.colours.cat');
    expect(colours({ ana: ['red'], ben: ['blue'], cat: ['green'], zoe: ['yellow'] })).toBe('setup.colours.zoe');
    expect(colours({ ana: ['red'], ben: ['blue'], cat: ['red'] })).toBe('setup.colours.cat[0]');
    expect(colours({ ana: ['red'], ben: ['blue'], cat: ['pink'] })).toBe('setup.colours.cat[0]');
    expect(colours({ ana: ['red'], ben: ['blue', 'yellow'], cat: ['green'] })).toBe('setup.colours.ben');
    expect(colours({ ana: ['red'], ben: [], cat: ['green'] })).toBe('setup.colours.ben');
    expect(colours({ ana: ['red'], ben: 'blue', cat: ['green'] })).toBe('setup.colours.ben');
  });

  test('two players have yellow and green, red and blue, in any order', () => {
    expect(colours({ ana: ['blue', 'red'], ben: ['green', 'yellow'] }, TWO)).toBeUndefined();
    expect(colours({ ana: ['yellow', 'red'], ben: ['green', 'blue'] }, TWO)).toBe('setup.colours.ana');
    expect(colours({ ana: ['yellow', 'green'], ben: ['red'] }, TWO)).toBe('setup.colours.ben');
    expect(colours({ ana: ['yellow', 'green'], ben: ['red', 'green'] }, TWO)).toBe('setup.colours.ben[1]');
    expect(colours({ ana: ['yellow', 'yellow'], ben: ['red', 'blue'] }, TWO)).toBe('setup.colours.ana[1]');
  });

  test('figures of the box that cannot be are errors at their paths', () => {
    expect(copy({})).toBeUndefined();
    expect(
      copy({ locations: { 10: { name: 'Gate', prizes: [1, 1, 1], ground: 'safe', awards: [] } }, tiles: { dragon: 0 } }),
    ).toBeUndefined();
    expect(copy({ locations: { 11: {} } })).toBe('setup.copy.locations.11');
    expect(copy({ locations: { 0: {} } })).toBe('setup.copy.locations.0');
    expect(copy({ locations: { 7: { prize: [1] } } })).toBe('setup.copy.locations.7.prize');
    expect(copy({ locations: { 7: { prizes: [1, 2] } } })).toBe('setup.copy.locations.7.prizes');
    expect(copy({ locations: { 7: { prizes: [1, 2, -1] } } })).toBe('setup.copy.locations.7.prizes[2]');
    expect(copy({ locations: { 7: { ground: 'muddy' } } })).toBe('setup.copy.locations.7.ground');
    expect(copy({ locations: { 7: { awards: ['queen'] } } })).toBe('setup.copy.locations.7.awards[0]');
    expect(copy({ locations: { 7: { awards: ['king', 'bishop', 'wizard'] } } })).toBe('setup.copy.locations.7.awards');
    expect(copy({ tiles: { 6: 1 } })).toBe('setup.copy.tiles.6');
    expect(copy({ tiles: { 5: -1 } })).toBe('setup.copy.tiles.5');
    expect(copy({ tiles: { 0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, dragon: 0 } })).toBe('setup.copy.tiles');
    expect(copy({ cards: {} })).toBe('setup.copy.cards');
  });

  test('a pad that begins in the middle needs its location and everybody’s points', () => {
    const from = (given: object, record: 'pad' | 'table' = 'pad') => setupError(withFields({ from: given }), { record });
    const points = { ana: 1, ben: 2, cat: 3 };
    expect(from({ location: 5, points })).toBeUndefined();
    expect(from({ location: 5, points }, 'table')).toBe('setup.from');
    expect(from({ location: 11, points })).toBe('setup.from.location');
    expect(from({ location: 0, points })).toBe('setup.from.location');
    expect(from({ points })).toBe('setup.from.location');
    expect(from({ location: 5 })).toBe('setup.from.points');
    expect(from({ location: 5, points: { ana: 1, ben: 2 } })).toBe('setup.from.points.cat');
    expect(from({ location: 5, points: { ...points, zoe: 1 } })).toBe('setup.from.points.zoe');
    expect(from({ location: 5, points: { ...points, ben: 'many' } })).toBe('setup.from.points.ben');
  });
});

describe('events', () => {
  test('types and players that do not exist are errors at their paths', () => {
    expect(eventError({ type: 'build' })).toBe('type');
    expect(eventError({})).toBe('type');
    expect(eventError({ type: 'end-turn', by: 'zoe' })).toBe('by');
    expect(eventError({ type: 'end-turn', consent: 'yes' })).toBe('consent');
    expect(eventError({ type: 'end-turn', at: [0, 1] })).toBe('at');
  });

  test('tiles that the box does not hold are errors at their paths', () => {
    const at = [0, 1];
    expect(eventError({ type: 'place', value: 3, at })).toBeUndefined();
    expect(eventError({ type: 'place', at })).toBe('value');
    expect(eventError({ type: 'place', value: 6, at })).toBe('value');
    expect(eventError({ type: 'place', value: '3', at })).toBe('value');
    expect(eventError({ type: 'place', value: 3 })).toBe('at');
    for (const wrong of [[0], [0, 1, 2], [0, 0.5], ['0', 1], '0,1', null])
      expect(eventError({ type: 'place', value: 3, at: wrong })).toBe('at');
    expect(eventError({ type: 'place', value: 3, at, colour: 'pink' })).toBe('colour');
    expect(eventError({ type: 'place', value: 3, at, character: 'queen' })).toBe('character');
    expect(eventError({ type: 'place', value: 3, at, level: 1 })).toBe('level');
    expect(eventError({ type: 'dragon', at, character: 'king' })).toBe('character');
    expect(eventError({ type: 'dragon', at, value: 1 })).toBe('value');
  });

  test('with two players a tile or dragon names its colour, whatever the record', () => {
    for (const record of ['table', 'pad'] as const) {
      expect(eventError({ type: 'place', value: 3, at: [0, 1] }, { ...TWO, record })).toBe('colour');
      expect(eventError({ type: 'dragon', at: [0, 1] }, { ...TWO, record })).toBe('colour');
      expect(eventError({ type: 'dragon', at: [0, 1], colour: 'red' }, { ...TWO, record })).toBeUndefined();
    }
  });

  test('moves and locations without squares are errors at their paths', () => {
    expect(eventError({ type: 'conjure', from: [0, 1] })).toBe('to');
    expect(eventError({ type: 'conjure', from: [0], to: [0, 1] })).toBe('from');
    expect(eventError({ type: 'locate', at: [0, 2] })).toBe('lies');
    expect(eventError({ type: 'locate', at: [0, 2], lies: 'up' })).toBe('lies');
  });

  test('totals that cannot be are errors at their paths', () => {
    const totals = { red: 7, blue: null, green: 0 };
    const pad: Options = { record: 'pad' };
    expect(eventError({ type: 'tally', totals, last: 'ben' }, pad)).toBeUndefined();
    expect(eventError({ type: 'tally', totals }, pad)).toBe('last');
    expect(eventError({ type: 'tally', totals, last: 'zoe' }, pad)).toBe('last');
    expect(eventError({ type: 'tally', last: 'ben' }, pad)).toBe('totals');
    expect(eventError({ type: 'tally', totals: { red: 7, blue: null }, last: 'ben' }, pad)).toBe('totals.green');
    expect(eventError({ type: 'tally', totals: { ...totals, pink: 1 }, last: 'ben' }, pad)).toBe('totals.pink');
    expect(eventError({ type: 'tally', totals: { ...totals, red: -1 }, last: 'ben' }, pad)).toBe('totals.red');
    expect(eventError({ type: 'tally', totals: { ...totals, red: 1.5 }, last: 'ben' }, pad)).toBe('totals.red');
    expect(eventError({ type: 'tally', totals: { ...totals, yellow: 3 }, last: 'ben' }, pad)).toBeUndefined();
  });

  test('an adjustment says whom it is about where nobody is on move', () => {
    const gift = { type: 'adjust', points: 2, reason: 'tea' };
    expect(eventError(gift)).toBeUndefined();
    expect(eventError(gift, { record: 'pad' })).toBe('by');
    expect(eventError({ ...gift, by: 'ana' }, { record: 'pad' })).toBeUndefined();
    expect(eventError({ type: 'adjust', by: 'ana', points: 2 })).toBe('reason');
    expect(eventError({ type: 'adjust', by: 'ana', points: 0.5, reason: '' })).toBe('points');
  });
});

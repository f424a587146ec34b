import { describe, expect, test } from 'vitest';
import {
  asLocation,
  conjure,
  dangerous,
  done,
  dragon,
  onMove,
  play,
  played,
  refusal,
  seated,
  secondLocation,
  tile,
  withCharacters,
} from './kit';

const free = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [2, -1],
  [-1, 0],
  [2, 0],
  [-1, 1],
] as const;
const houses = (count: number) => free.slice(0, count).map((at) => tile(1, at));

describe('kg.turn.order', () => {
  test('play goes clockwise from the first player', () => {
    const start = seated({ first: 'ben' });
    expect(onMove(start)).toBe('ben');
    const next = played(start, [tile(2, [0, 1]), done]);
    expect(onMove(next)).toBe('cat');
    expect(onMove(played(next, [tile(2, [1, 1]), done]))).toBe('ana');
  });

  test('nobody else plays, ends the turn or lays the location', () => {
    const start = seated();
    expect(refusal(start, tile(2, [0, 1], { by: 'ben' }))).toBe('kg.turn.order');
    expect(refusal(start, dragon([0, 1], { by: 'ben' }))).toBe('kg.turn.order');
    expect(refusal(start, conjure([0, 1], [1, 1], { by: 'ben' }))).toBe('kg.turn.order');
    expect(refusal(start, tile(2, [0, 1]), { ...done, by: 'cat' })).toBe('kg.turn.order');
    expect(refusal(start, tile(2, [0, 1], { by: 'ana' }))).toBeUndefined();
  });

  test('it is named before the other rules', () => {
    expect(refusal(seated(), tile(2, [9, 9], { by: 'ben', character: 'king' }))).toBe('kg.turn.order');
  });

  test('a player without tiles is passed over', () => {
    const tiles = { 0: 0, 1: 2, 2: 1, 3: 0, 4: 0, 5: 0, dragon: 0 };
    const start = played(seated({ copy: { tiles } }), [
      tile(1, [0, 1]),
      tile(1, [1, 1]),
      done,
      tile(2, [2, 1]),
      done,
      tile(2, [2, 0]),
      done,
    ]);
    const without = played(start, [tile(2, [2, -1]), done]);
    expect(without.position.players.map((player) => `${player} ${player === onMove(without)}`)).toEqual([
      'ana false',
      'ben true',
      'cat false',
    ]);
    const back = played(without, [tile(1, [1, -1]), done, tile(1, [0, -1]), done]);
    expect(onMove(back)).toBe('ben');
  });
});

describe('kg.turn.at-least-one', () => {
  test('a turn without a tile does not end', () => {
    expect(refusal(seated(), done)).toBe('kg.turn.at-least-one');
    expect(refusal(seated(), tile(0, [0, 1]), done)).toBeUndefined();
  });

  test('a dragon is a tile, a move of the Sorceress counts as one', () => {
    expect(refusal(seated(), dragon([0, 1]), done)).toBeUndefined();
    expect(refusal(withCharacters(['king', 'sorceress']), conjure([2, 0], [2, 2]), done)).toBeUndefined();
  });

  test('the tiles of an earlier turn do not count', () => {
    expect(refusal(seated(), tile(2, [0, 1]), done, done)).toBe('kg.turn.at-least-one');
  });
});

describe('kg.turn.hand', () => {
  test('six tiles are a hand', () => {
    expect(refusal(seated(), ...houses(6))).toBeUndefined();
    expect(refusal(seated(), ...houses(7))).toBe('kg.turn.hand');
  });

  test('pubs and dragons are tiles of the hand', () => {
    expect(refusal(seated(), ...houses(6), tile(0, [0, 1]))).toBe('kg.turn.hand');
    expect(refusal(seated(), ...houses(6), dragon([0, 1]))).toBe('kg.turn.hand');
    expect(refusal(seated(), dragon([0, 1]), ...houses(5), tile(0, [0, 1]))).toBe('kg.turn.hand');
  });

  test('a tile that the Sorceress moves is not from hand', () => {
    const table = withCharacters(['king', 'sorceress'], dangerous);
    const room = [tile(0, [2, 2]), tile(1, [-1, 3]), tile(1, [0, 3]), tile(1, [1, 3])];
    expect(refusal(table, conjure([2, 0], [-1, 2]), ...room, dragon([1, 1]), tile(1, [1, 1]))).toBeUndefined();
  });

  test('one tile too many and a big one too many: the hand is named first', () => {
    expect(refusal(seated(), ...houses(6), tile(2, [0, 1]))).toBe('kg.turn.hand');
  });
});

describe('kg.turn.one-big', () => {
  const pair = (one: number, other: number) => refusal(seated(), tile(one, [0, 1]), tile(other, [1, 1]));

  test('any number of houses or one greater tile', () => {
    expect(refusal(seated(), ...houses(4))).toBeUndefined();
    for (const [one, other] of [
      [1, 2],
      [2, 1],
      [2, 2],
      [3, 4],
      [5, 1],
      [4, 4],
    ] as const)
      expect(pair(one, other), `${one} and ${other}`).toBe('kg.turn.one-big');
  });

  test('what the turn before held does not matter', () => {
    expect(refusal(seated(), tile(4, [0, 1]), done, tile(4, [1, 1]))).toBeUndefined();
  });

  test('it looks at the printed value', () => {
    const guildmaster = { character: 'guildmaster' };
    const table = withCharacters(['king', 'guildmaster']);
    expect(refusal(table, tile(1, [2, 2], guildmaster), tile(1, [2, 3]))).toBeUndefined();
    expect(refusal(table, tile(1, [2, 2], guildmaster), tile(2, [2, 3]))).toBe('kg.turn.one-big');
  });

  test('a tile that the Sorceress moves takes the slot of its printed value', () => {
    const table = withCharacters(['sorceress', 'king']);
    const ana = played(table, [tile(4, [2, 2]), done, tile(4, [2, 3]), done]);
    expect(refusal(ana, conjure([2, 1], [1, 3]), tile(4, [0, 3]))).toBe('kg.turn.one-big');
    expect(refusal(ana, tile(4, [0, 3]), conjure([2, 1], [1, 3]))).toBe('kg.turn.one-big');
    expect(refusal(ana, tile(4, [0, 3]), conjure([-1, 0], [1, 3]))).toBe('kg.turn.one-big');
    expect(refusal(ana, tile(1, [0, 3]), conjure([-1, 0], [1, 3]))).toBeUndefined();
    expect(refusal(ana, conjure([2, 1], [1, 3]), tile(0, [0, 3]))).toBeUndefined();
  });
});

describe('kg.turn.pub-and-dragon', () => {
  test('a pub alone, a dragon alone, both, and with others in any order', () => {
    for (const turn of [
      [tile(0, [0, 1]), done],
      [dragon([0, 1]), done],
      [dragon([0, 1]), tile(0, [0, 1]), done],
      [tile(0, [0, 1]), tile(3, [1, 1]), dragon([0, -1]), done],
      [tile(3, [0, 1]), tile(0, [1, 1]), done],
      [tile(1, [0, 1]), tile(0, [1, 1]), tile(1, [2, 1]), dragon([0, -1]), done],
    ])
      expect(refusal(seated(), ...turn)).toBeUndefined();
  });

  test('they do not make room for a second big tile', () => {
    expect(refusal(seated(), tile(3, [0, 1]), tile(0, [1, 1]), dragon([0, -1]), tile(2, [2, 1]))).toBe('kg.turn.one-big');
  });
});

describe('turns by consent', () => {
  const consent = { consent: true };

  test('limits of a turn may be let go, each with its warning', () => {
    expect(play(seated(), [tile(4, [0, 1]), tile(4, [1, 1], consent)])).toMatchObject({
      refused: undefined,
      warnings: ['kg.turn.one-big'],
    });
    expect(play(seated(), [...houses(6), tile(0, [0, 1], consent)])).toMatchObject({ refused: undefined, warnings: ['kg.turn.hand'] });
    const idle = play(seated(), [{ ...done, ...consent }]);
    expect(idle.warnings).toEqual(['kg.turn.at-least-one']);
    expect(onMove(idle.table)).toBe('ben');
    const graveyard = asLocation(4, secondLocation());
    expect(play(graveyard, [tile(1, [2, 2]), tile(1, [2, 3]), tile(1, [1, 3], consent)]).warnings).toEqual(['kg.location.graveyard']);
    const garrison = asLocation(6, secondLocation());
    expect(play(garrison, [tile(1, [2, 2]), tile(1, [2, 3], consent)]).warnings).toEqual(['kg.location.garrison']);
  });

  test('turn order, supply and characters may not', () => {
    expect(refusal(seated(), tile(2, [0, 1], { by: 'ben', ...consent }))).toBe('kg.turn.order');
    expect(refusal(seated(), tile(2, [0, 1], { colour: 'blue', ...consent }))).toBe('kg.supply');
    expect(refusal(seated(), tile(2, [0, 1], { character: 'king', ...consent }))).toBe('kg.character.held');
  });

  test('consent to what needs none says nothing', () => {
    expect(play(seated(), [tile(2, [0, 1], consent)])).toMatchObject({ refused: undefined, warnings: [] });
  });

  test('a rule that may be waived gives way to one that may not', () => {
    expect(refusal(seated(), tile(5, [0, 1]), tile(5, [1, 1], consent))).toBe('kg.supply');
  });
});

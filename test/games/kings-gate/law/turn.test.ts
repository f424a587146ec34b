import { describe, expect, test } from 'vitest';
import {
  conjure,
  DANGEROUS,
  dragon,
  endTurn,
  onMove,
  placeTile,
  play,
  playAll,
  refusal,
  renumberLocation,
  secondLocation,
  startTable,
  withCharacters,
} from './tables';

const free = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [2, -1],
  [-1, 0],
  [2, 0],
  [-1, 1],
] as const;
const houses = (count: number) => free.slice(0, count).map((at) => placeTile(1, at));

describe('kg.turn.order', () => {
  test('play goes clockwise from the first player', () => {
    const start = startTable({ first: 'ben' });
    expect(onMove(start)).toBe('ben');
    const next = playAll(start, [placeTile(2, [0, 1]), endTurn]);
    expect(onMove(next)).toBe('cat');
    expect(onMove(playAll(next, [placeTile(2, [1, 1]), endTurn]))).toBe('ana');
  });

  test('nobody else plays, ends the turn or lays the location', () => {
    const start = startTable();
    expect(refusal(start, placeTile(2, [0, 1], { by: 'ben' }))).toBe('kg.turn.order');
    expect(refusal(start, dragon([0, 1], { by: 'ben' }))).toBe('kg.turn.order');
    expect(refusal(start, conjure([0, 1], [1, 1], { by: 'ben' }))).toBe('kg.turn.order');
    expect(refusal(start, placeTile(2, [0, 1]), { ...endTurn, by: 'cat' })).toBe('kg.turn.order');
    expect(refusal(start, placeTile(2, [0, 1], { by: 'ana' }))).toBeUndefined();
  });

  test('whose turn it is is named before the other rules', () => {
    expect(refusal(startTable(), placeTile(2, [9, 9], { by: 'ben', character: 'king' }))).toBe('kg.turn.order');
  });

  test('a player without tiles is passed over', () => {
    const tiles = { 0: 0, 1: 2, 2: 1, 3: 0, 4: 0, 5: 0, dragon: 0 };
    const start = playAll(startTable({ copy: { tiles } }), [
      placeTile(1, [0, 1]),
      placeTile(1, [1, 1]),
      endTurn,
      placeTile(2, [2, 1]),
      endTurn,
      placeTile(2, [2, 0]),
      endTurn,
    ]);
    const without = playAll(start, [placeTile(2, [2, -1]), endTurn]);
    expect(without.position.players.map((player) => `${player} ${player === onMove(without)}`)).toEqual([
      'ana false',
      'ben true',
      'cat false',
    ]);
    const back = playAll(without, [placeTile(1, [1, -1]), endTurn, placeTile(1, [0, -1]), endTurn]);
    expect(onMove(back)).toBe('ben');
  });
});

describe('kg.turn.at-least-one', () => {
  test('a turn without a tile does not end', () => {
    expect(refusal(startTable(), endTurn)).toBe('kg.turn.at-least-one');
    expect(refusal(startTable(), placeTile(0, [0, 1]), endTurn)).toBeUndefined();
  });

  test('a dragon is a tile, a move of the Sorceress counts as one', () => {
    expect(refusal(startTable(), dragon([0, 1]), endTurn)).toBeUndefined();
    expect(refusal(withCharacters(['king', 'sorceress']), conjure([2, 0], [2, 2]), endTurn)).toBeUndefined();
  });

  test('the tiles of an earlier turn do not count', () => {
    expect(refusal(startTable(), placeTile(2, [0, 1]), endTurn, endTurn)).toBe('kg.turn.at-least-one');
  });
});

describe('kg.turn.hand', () => {
  test('six tiles are a hand', () => {
    expect(refusal(startTable(), ...houses(6))).toBeUndefined();
    expect(refusal(startTable(), ...houses(7))).toBe('kg.turn.hand');
  });

  test('pubs and dragons are tiles of the hand', () => {
    expect(refusal(startTable(), ...houses(6), placeTile(0, [0, 1]))).toBe('kg.turn.hand');
    expect(refusal(startTable(), ...houses(6), dragon([0, 1]))).toBe('kg.turn.hand');
    expect(refusal(startTable(), dragon([0, 1]), ...houses(5), placeTile(0, [0, 1]))).toBe('kg.turn.hand');
  });

  test('a tile that the Sorceress moves is not from hand', () => {
    const table = withCharacters(['king', 'sorceress'], DANGEROUS);
    const room = [placeTile(0, [2, 2]), placeTile(1, [-1, 3]), placeTile(1, [0, 3]), placeTile(1, [1, 3])];
    expect(refusal(table, conjure([2, 0], [-1, 2]), ...room, dragon([1, 1]), placeTile(1, [1, 1]))).toBeUndefined();
  });

  test('one tile too many and a big one too many: the hand is named first', () => {
    expect(refusal(startTable(), ...houses(6), placeTile(2, [0, 1]))).toBe('kg.turn.hand');
  });
});

describe('kg.turn.one-big', () => {
  const pair = (one: number, other: number) => refusal(startTable(), placeTile(one, [0, 1]), placeTile(other, [1, 1]));

  test('a turn has any number of houses or one greater tile', () => {
    expect(refusal(startTable(), ...houses(4))).toBeUndefined();
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

  test('the tiles of the turn before do not matter', () => {
    expect(refusal(startTable(), placeTile(4, [0, 1]), endTurn, placeTile(4, [1, 1]))).toBeUndefined();
  });

  test('a tile is big by its printed value', () => {
    const guildmaster = { character: 'guildmaster' };
    const table = withCharacters(['king', 'guildmaster']);
    expect(refusal(table, placeTile(1, [2, 2], guildmaster), placeTile(1, [2, 3]))).toBeUndefined();
    expect(refusal(table, placeTile(1, [2, 2], guildmaster), placeTile(2, [2, 3]))).toBe('kg.turn.one-big');
  });

  test('a tile that the Sorceress moves takes the slot of its printed value', () => {
    const table = withCharacters(['sorceress', 'king']);
    const ana = playAll(table, [placeTile(4, [2, 2]), endTurn, placeTile(4, [2, 3]), endTurn]);
    expect(refusal(ana, conjure([2, 1], [1, 3]), placeTile(4, [0, 3]))).toBe('kg.turn.one-big');
    expect(refusal(ana, placeTile(4, [0, 3]), conjure([2, 1], [1, 3]))).toBe('kg.turn.one-big');
    expect(refusal(ana, placeTile(4, [0, 3]), conjure([-1, 0], [1, 3]))).toBe('kg.turn.one-big');
    expect(refusal(ana, placeTile(1, [0, 3]), conjure([-1, 0], [1, 3]))).toBeUndefined();
    expect(refusal(ana, conjure([2, 1], [1, 3]), placeTile(0, [0, 3]))).toBeUndefined();
  });
});

describe('kg.turn.pub-and-dragon', () => {
  test('a turn may have a pub, a dragon or both, alone or with others in any order', () => {
    for (const turn of [
      [placeTile(0, [0, 1]), endTurn],
      [dragon([0, 1]), endTurn],
      [dragon([0, 1]), placeTile(0, [0, 1]), endTurn],
      [placeTile(0, [0, 1]), placeTile(3, [1, 1]), dragon([0, -1]), endTurn],
      [placeTile(3, [0, 1]), placeTile(0, [1, 1]), endTurn],
      [placeTile(1, [0, 1]), placeTile(0, [1, 1]), placeTile(1, [2, 1]), dragon([0, -1]), endTurn],
    ])
      expect(refusal(startTable(), ...turn)).toBeUndefined();
  });

  test('pub and dragon do not make room for a second big tile', () => {
    expect(refusal(startTable(), placeTile(3, [0, 1]), placeTile(0, [1, 1]), dragon([0, -1]), placeTile(2, [2, 1]))).toBe(
      'kg.turn.one-big',
    );
  });
});

describe('turns by consent', () => {
  const consent = { consent: true };

  test('limits of a turn may be let go, each with its warning', () => {
    expect(play(startTable(), [placeTile(4, [0, 1]), placeTile(4, [1, 1], consent)])).toMatchObject({
      refused: undefined,
      warnings: ['kg.turn.one-big'],
    });
    expect(play(startTable(), [...houses(6), placeTile(0, [0, 1], consent)])).toMatchObject({
      refused: undefined,
      warnings: ['kg.turn.hand'],
    });
    const idle = play(startTable(), [{ ...endTurn, ...consent }]);
    expect(idle.warnings).toEqual(['kg.turn.at-least-one']);
    expect(onMove(idle.table)).toBe('ben');
    const graveyard = renumberLocation(4, secondLocation());
    expect(play(graveyard, [placeTile(1, [2, 2]), placeTile(1, [2, 3]), placeTile(1, [1, 3], consent)]).warnings).toEqual([
      'kg.location.graveyard',
    ]);
    const garrison = renumberLocation(6, secondLocation());
    expect(play(garrison, [placeTile(1, [2, 2]), placeTile(1, [2, 3], consent)]).warnings).toEqual(['kg.location.garrison']);
  });

  test('turn order, supply and characters may not', () => {
    expect(refusal(startTable(), placeTile(2, [0, 1], { by: 'ben', ...consent }))).toBe('kg.turn.order');
    expect(refusal(startTable(), placeTile(2, [0, 1], { colour: 'blue', ...consent }))).toBe('kg.supply');
    expect(refusal(startTable(), placeTile(2, [0, 1], { character: 'king', ...consent }))).toBe('kg.character.held');
  });

  test('consent to what needs none says nothing', () => {
    expect(play(startTable(), [placeTile(2, [0, 1], consent)])).toMatchObject({ refused: undefined, warnings: [] });
  });

  test('a rule that may be waived gives way to one that may not', () => {
    expect(refusal(startTable(), placeTile(5, [0, 1]), placeTile(5, [1, 1], consent))).toBe('kg.supply');
  });
});

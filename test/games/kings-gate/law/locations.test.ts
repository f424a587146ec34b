import { describe, expect, test } from 'vitest';
import {
  asLocation,
  conjure,
  details,
  done,
  dragon,
  play,
  played,
  pointsOf,
  refusal,
  seated,
  secondLocation,
  tally,
  tile,
  withCharacters,
} from './kit';

describe('kg.location.graveyard', () => {
  const table = asLocation(4, secondLocation());

  test('one or two tiles, whatever they are', () => {
    expect(refusal(table, tile(5, [2, 2]), done)).toBeUndefined();
    expect(refusal(table, tile(1, [2, 2]), tile(1, [2, 3]), done)).toBeUndefined();
    expect(refusal(table, tile(1, [2, 2]), tile(1, [2, 3]), tile(1, [1, 3]))).toBe('kg.location.graveyard');
    expect(refusal(table, tile(4, [2, 2]), tile(0, [2, 3]), dragon([2, 1]))).toBe('kg.location.graveyard');
    expect(refusal(table, dragon([2, 1]), tile(4, [2, 2]), tile(0, [2, 3]))).toBe('kg.location.graveyard');
  });

  test('moves of the Sorceress are among them', () => {
    const her = asLocation(4, withCharacters(['king', 'sorceress']));
    expect(refusal(her, tile(1, [2, 2]), conjure([2, 0], [2, 3]))).toBeUndefined();
    expect(refusal(her, tile(1, [2, 2]), tile(0, [1, 3]), conjure([2, 0], [2, 3]))).toBe('kg.location.graveyard');
    expect(refusal(her, conjure([2, 0], [2, 3]), tile(1, [2, 2]), tile(0, [1, 3]))).toBe('kg.location.graveyard');
  });

  test('elsewhere three are fine', () => {
    expect(refusal(secondLocation(), tile(1, [2, 2]), tile(1, [2, 3]), tile(1, [1, 3]))).toBeUndefined();
  });
});

describe('agreement: graveyard', () => {
  const big = [tile(4, [2, 2]), tile(5, [2, 3])];

  test('any-two: two tiles of any values', () => {
    const table = asLocation(4, secondLocation());
    expect(refusal(table, ...big)).toBeUndefined();
    expect(refusal(table, tile(1, [2, 2]), tile(4, [2, 3]))).toBeUndefined();
    expect(refusal(secondLocation(), ...big)).toBe('kg.turn.one-big');
  });

  test('cap-only: the limits of a turn stand besides', () => {
    const table = asLocation(4, secondLocation({ agreements: { graveyard: 'cap-only' } }));
    expect(refusal(table, ...big)).toBe('kg.turn.one-big');
    expect(refusal(table, tile(4, [2, 2]), tile(0, [2, 3]))).toBeUndefined();
    expect(refusal(table, tile(4, [2, 2]), tile(0, [2, 3]), tile(1, [1, 3]))).toBe('kg.location.graveyard');
    expect(play(table, [tile(4, [2, 2]), tile(0, [2, 3]), tile(1, [1, 3], { consent: true })]).warnings).toEqual([
      'kg.location.graveyard',
      'kg.turn.one-big',
    ]);
  });
});

describe('kg.location.garrison', () => {
  const table = asLocation(6, secondLocation());

  test('one house a turn, pubs and dragons besides', () => {
    expect(refusal(table, tile(1, [2, 2]), tile(1, [2, 3]))).toBe('kg.location.garrison');
    expect(refusal(table, tile(1, [2, 2]), tile(0, [2, 3]), dragon([0, 3]))).toBeUndefined();
    expect(refusal(table, tile(1, [2, 2]), done, tile(1, [2, 3]))).toBeUndefined();
    expect(refusal(table, tile(4, [2, 2]), tile(0, [2, 3]))).toBeUndefined();
    expect(refusal(table, tile(1, [2, 2]), tile(4, [2, 3]))).toBe('kg.turn.one-big');
  });

  test('a house with the Guildmaster is still a house, and so is a moved one', () => {
    const guild = asLocation(6, withCharacters(['king', 'guildmaster']));
    expect(refusal(guild, tile(1, [2, 2], { character: 'guildmaster' }), tile(1, [2, 3]))).toBe('kg.location.garrison');
    const her = asLocation(6, withCharacters(['king', 'sorceress']));
    expect(refusal(her, conjure([2, 0], [2, 2]), tile(1, [2, 3]))).toBe('kg.location.garrison');
    expect(refusal(her, tile(1, [2, 3]), conjure([2, 0], [2, 2]))).toBe('kg.location.garrison');
  });
});

const tourney = (agreements: Readonly<Record<string, string>> = {}, players = ['ana', 'ben', 'cat']) =>
  seated({ record: 'pad', players, agreements, from: { location: 8, points: Object.fromEntries(players.map((player) => [player, 5])) } });

describe('kg.location.tourney', () => {
  test('the lowest-ranked colour costs its owner 3', () => {
    const table = tourney();
    const scored = played(table, [tally(table, [9, 4, 2])]);
    expect(pointsOf(scored)).toEqual({ ana: 8, ben: 5, cat: 2 });
    expect(details(scored).scored).toMatchObject([{ n: 8, prizes: { ana: 3 }, penalty: { cat: 3 } }]);
  });

  test('a tie for the lowest is broken like any other', () => {
    const table = tourney();
    expect(pointsOf(played(table, [tally(table, [9, 2, 2], 'ana')]))).toEqual({ ana: 8, ben: 5, cat: 2 });
    expect(pointsOf(played(table, [tally(table, [9, 2, 2], 'ben')]))).toEqual({ ana: 8, ben: 2, cat: 5 });
  });

  test('one colour of two players pays, whatever the other does', () => {
    const table = tourney({}, ['ana', 'ben']);
    const scored = played(table, [tally(table, [9, 1, 5, 4])]);
    expect(details(scored).scored).toMatchObject([{ prizes: { ana: 3 }, penalty: { ana: 3 } }]);
    expect(pointsOf(scored)).toEqual({ ana: 5, ben: 5 });
  });

  test('other locations cost nothing', () => {
    const table = seated({ record: 'pad', from: { location: 7, points: { ana: 5, ben: 5, cat: 5 } } });
    expect(details(played(table, [tally(table, [9, 4, null])])).scored).toMatchObject([{ n: 7, penalty: {} }]);
  });

  test('at the table a player out of tiles still pays', () => {
    const tiles = { 0: 0, 1: 5, 2: 1, 3: 0, 4: 4, 5: 0, dragon: 0 };
    const start = asLocation(8, secondLocation({ copy: { tiles }, agreements: { debt: 'negative' } }));
    const table = played(start, [tile(1, [2, 2]), tile(1, [2, 3]), done, tile(4, [-1, 2]), done, tile(4, [-1, 3]), done]);
    const filled = played(table, [tile(2, [0, 3]), done, tile(4, [1, 3])]);
    expect(details(filled).scored).toMatchObject([
      {},
      { totals: { red: 6, blue: 6, green: 9 }, ranking: ['green', 'red', 'blue'], penalty: { ben: 3 } },
    ]);
  });
});

describe('agreement: tourney-absent', () => {
  test('counts: a colour without a tile ranks below a lone pub and pays', () => {
    const table = tourney();
    expect(details(played(table, [tally(table, [9, 0, null])])).scored).toMatchObject([{ penalty: { cat: 3 } }]);
    expect(details(played(table, [tally(table, [9, null, null], 'ana')])).scored).toMatchObject([
      { ranking: ['red', 'blue', 'green'], penalty: { cat: 3 } },
    ]);
  });

  test('exempt: the lowest of those who are there pays', () => {
    const table = tourney({ 'tourney-absent': 'exempt' });
    expect(details(played(table, [tally(table, [9, 0, null])])).scored).toMatchObject([{ penalty: { ben: 3 } }]);
    expect(details(played(table, [tally(table, [9, null, null])])).scored).toMatchObject([{ prizes: { ana: 3 }, penalty: { ana: 3 } }]);
    expect(details(played(table, [tally(table, [null, null, null])])).scored).toMatchObject([{ prizes: {}, penalty: {} }]);
  });
});

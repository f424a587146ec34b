import { describe, expect, test } from 'vitest';
import {
  conjure,
  details,
  dragon,
  endTurn,
  placeTile,
  play,
  playAll,
  pointsOf,
  refusal,
  renumberLocation,
  secondLocation,
  startTable,
  tally,
  withCharacters,
} from './tables';

describe('kg.location.graveyard', () => {
  const table = renumberLocation(4, secondLocation());

  test('a turn at the Graveyard has one or two tiles, whatever they are', () => {
    expect(refusal(table, placeTile(5, [2, 2]), endTurn)).toBeUndefined();
    expect(refusal(table, placeTile(1, [2, 2]), placeTile(1, [2, 3]), endTurn)).toBeUndefined();
    expect(refusal(table, placeTile(1, [2, 2]), placeTile(1, [2, 3]), placeTile(1, [1, 3]))).toBe('kg.location.graveyard');
    expect(refusal(table, placeTile(4, [2, 2]), placeTile(0, [2, 3]), dragon([2, 1]))).toBe('kg.location.graveyard');
    expect(refusal(table, dragon([2, 1]), placeTile(4, [2, 2]), placeTile(0, [2, 3]))).toBe('kg.location.graveyard');
  });

  test('moves of the Sorceress count among the two tiles of the Graveyard', () => {
    const her = renumberLocation(4, withCharacters(['king', 'sorceress']));
    expect(refusal(her, placeTile(1, [2, 2]), conjure([2, 0], [2, 3]))).toBeUndefined();
    expect(refusal(her, placeTile(1, [2, 2]), placeTile(0, [1, 3]), conjure([2, 0], [2, 3]))).toBe('kg.location.graveyard');
    expect(refusal(her, conjure([2, 0], [2, 3]), placeTile(1, [2, 2]), placeTile(0, [1, 3]))).toBe('kg.location.graveyard');
  });

  test('three tiles are fine where the location is no Graveyard', () => {
    expect(refusal(secondLocation(), placeTile(1, [2, 2]), placeTile(1, [2, 3]), placeTile(1, [1, 3]))).toBeUndefined();
  });
});

describe('agreement: graveyard', () => {
  const big = [placeTile(4, [2, 2]), placeTile(5, [2, 3])];

  test('any-two: two tiles of any values', () => {
    const table = renumberLocation(4, secondLocation());
    expect(refusal(table, ...big)).toBeUndefined();
    expect(refusal(table, placeTile(1, [2, 2]), placeTile(4, [2, 3]))).toBeUndefined();
    expect(refusal(secondLocation(), ...big)).toBe('kg.turn.one-big');
  });

  test('cap-only: the limits of a turn stand besides', () => {
    const table = renumberLocation(4, secondLocation({ agreements: { graveyard: 'cap-only' } }));
    expect(refusal(table, ...big)).toBe('kg.turn.one-big');
    expect(refusal(table, placeTile(4, [2, 2]), placeTile(0, [2, 3]))).toBeUndefined();
    expect(refusal(table, placeTile(4, [2, 2]), placeTile(0, [2, 3]), placeTile(1, [1, 3]))).toBe('kg.location.graveyard');
    expect(play(table, [placeTile(4, [2, 2]), placeTile(0, [2, 3]), placeTile(1, [1, 3], { consent: true })]).warnings).toEqual([
      'kg.location.graveyard',
      'kg.turn.one-big',
    ]);
  });
});

describe('kg.location.garrison', () => {
  const table = renumberLocation(6, secondLocation());

  test('a turn at the Garrison has one house, with pubs and dragons besides', () => {
    expect(refusal(table, placeTile(1, [2, 2]), placeTile(1, [2, 3]))).toBe('kg.location.garrison');
    expect(refusal(table, placeTile(1, [2, 2]), placeTile(0, [2, 3]), dragon([0, 3]))).toBeUndefined();
    expect(refusal(table, placeTile(1, [2, 2]), endTurn, placeTile(1, [2, 3]))).toBeUndefined();
    expect(refusal(table, placeTile(4, [2, 2]), placeTile(0, [2, 3]))).toBeUndefined();
    expect(refusal(table, placeTile(1, [2, 2]), placeTile(4, [2, 3]))).toBe('kg.turn.one-big');
  });

  test('a house with the Guildmaster is still a house, and so is a moved one', () => {
    const guild = renumberLocation(6, withCharacters(['king', 'guildmaster']));
    expect(refusal(guild, placeTile(1, [2, 2], { character: 'guildmaster' }), placeTile(1, [2, 3]))).toBe('kg.location.garrison');
    const her = renumberLocation(6, withCharacters(['king', 'sorceress']));
    expect(refusal(her, conjure([2, 0], [2, 2]), placeTile(1, [2, 3]))).toBe('kg.location.garrison');
    expect(refusal(her, placeTile(1, [2, 3]), conjure([2, 0], [2, 2]))).toBe('kg.location.garrison');
  });
});

const tourney = (agreements: Readonly<Record<string, string>> = {}, players = ['ana', 'ben', 'cat']) =>
  startTable({
    record: 'pad',
    players,
    agreements,
    from: { location: 8, points: Object.fromEntries(players.map((player) => [player, 5])) },
  });

describe('kg.location.tourney', () => {
  test('the lowest-ranked colour costs its owner 3', () => {
    const table = tourney();
    const scored = playAll(table, [tally(table, [9, 4, 2])]);
    expect(pointsOf(scored)).toEqual({ ana: 8, ben: 5, cat: 2 });
    expect(details(scored).scored).toMatchObject([{ n: 8, prizes: { ana: 3 }, penalty: { cat: 3 } }]);
  });

  test('a tie for the lowest is broken like any other', () => {
    const table = tourney();
    expect(pointsOf(playAll(table, [tally(table, [9, 2, 2], 'ana')]))).toEqual({ ana: 8, ben: 5, cat: 2 });
    expect(pointsOf(playAll(table, [tally(table, [9, 2, 2], 'ben')]))).toEqual({ ana: 8, ben: 2, cat: 5 });
  });

  test('one colour of two players pays, whatever the other does', () => {
    const table = tourney({}, ['ana', 'ben']);
    const scored = playAll(table, [tally(table, [9, 1, 5, 4])]);
    expect(details(scored).scored).toMatchObject([{ prizes: { ana: 3 }, penalty: { ana: 3 } }]);
    expect(pointsOf(scored)).toEqual({ ana: 5, ben: 5 });
  });

  test('other locations cost nothing', () => {
    const table = startTable({ record: 'pad', from: { location: 7, points: { ana: 5, ben: 5, cat: 5 } } });
    expect(details(playAll(table, [tally(table, [9, 4, null])])).scored).toMatchObject([{ n: 7, penalty: {} }]);
  });

  test('at the table a player out of tiles still pays', () => {
    const tiles = { 0: 0, 1: 5, 2: 1, 3: 0, 4: 4, 5: 0, dragon: 0 };
    const start = renumberLocation(8, secondLocation({ copy: { tiles }, agreements: { debt: 'negative' } }));
    const table = playAll(start, [
      placeTile(1, [2, 2]),
      placeTile(1, [2, 3]),
      endTurn,
      placeTile(4, [-1, 2]),
      endTurn,
      placeTile(4, [-1, 3]),
      endTurn,
    ]);
    const filled = playAll(table, [placeTile(2, [0, 3]), endTurn, placeTile(4, [1, 3])]);
    expect(details(filled).scored).toMatchObject([
      {},
      { totals: { red: 6, blue: 6, green: 9 }, ranking: ['green', 'red', 'blue'], penalty: { ben: 3 } },
    ]);
  });
});

describe('agreement: tourney-absent', () => {
  test('counts: a colour without a tile ranks below a lone pub and pays', () => {
    const table = tourney();
    expect(details(playAll(table, [tally(table, [9, 0, null])])).scored).toMatchObject([{ penalty: { cat: 3 } }]);
    expect(details(playAll(table, [tally(table, [9, null, null], 'ana')])).scored).toMatchObject([
      { ranking: ['red', 'blue', 'green'], penalty: { cat: 3 } },
    ]);
  });

  test('exempt: the lowest of those who are there pays', () => {
    const table = tourney({ 'tourney-absent': 'exempt' });
    expect(details(playAll(table, [tally(table, [9, 0, null])])).scored).toMatchObject([{ penalty: { ben: 3 } }]);
    expect(details(playAll(table, [tally(table, [9, null, null])])).scored).toMatchObject([{ prizes: { ana: 3 }, penalty: { ana: 3 } }]);
    expect(details(playAll(table, [tally(table, [null, null, null])])).scored).toMatchObject([{ prizes: {}, penalty: {} }]);
  });
});

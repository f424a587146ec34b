import { describe, expect, test } from 'vitest';
import {
  details,
  dragon,
  endTurn,
  locate,
  PALACE_FILLED,
  placeTile,
  playAll,
  pointsOf,
  refusal,
  renumberLocation,
  secondLocation,
  startTable,
  tally,
  withCharacters,
} from './tables';

const yellow = { colour: 'yellow' };
const green = { colour: 'green' };

describe('examples of the rulebook', () => {
  test('two players at the Graveyard: 10 and 5 against 7 and 6 pay 5 and 4 + 3', () => {
    const pad = startTable({
      record: 'pad',
      players: ['andrea', 'john'],
      first: 'andrea',
      from: { location: 4, points: { andrea: 0, john: 0 } },
    });
    for (const last of ['andrea', 'john'])
      expect(pointsOf(playAll(pad, [tally(pad, [10, 5, 7, 6], last)]))).toEqual({ andrea: 5, john: 7 });
  });

  test('a 4 covers a 2 at a dangerous location, but no 4 and no 5', () => {
    const table = secondLocation({ copy: { locations: { 2: { ground: 'dangerous' } } } });
    expect(refusal(table, placeTile(2, [2, 2]), endTurn, placeTile(4, [2, 2]))).toBeUndefined();
    expect(refusal(table, placeTile(4, [2, 2]), endTurn, placeTile(4, [2, 2]))).toBe('kg.place.greater');
    expect(refusal(table, placeTile(5, [2, 2]), endTurn, placeTile(4, [2, 2]))).toBe('kg.place.greater');
  });

  test('a 4 with the Guildmaster covers a 5', () => {
    const table = withCharacters(['guildmaster', 'king'], { copy: { locations: { 2: { ground: 'dangerous' } } } });
    expect(
      refusal(table, placeTile(5, [2, 2]), endTurn, placeTile(4, [2, 3]), endTurn, placeTile(4, [2, 2], { character: 'guildmaster' })),
    ).toBeUndefined();
  });

  test('legal turns: a 3 and a pub in any order, three houses, a lone 2', () => {
    expect(refusal(startTable(), placeTile(3, [0, 1]), placeTile(0, [1, 1]), endTurn)).toBeUndefined();
    expect(refusal(startTable(), placeTile(0, [0, 1]), placeTile(3, [1, 1]), endTurn)).toBeUndefined();
    expect(refusal(startTable(), placeTile(1, [0, 1]), placeTile(1, [1, 1]), placeTile(1, [2, 1]), endTurn)).toBeUndefined();
    expect(refusal(startTable(), placeTile(2, [0, 1]), endTurn)).toBeUndefined();
  });

  test('legal turns of two players: a green and two yellow houses, a green 4 and a yellow dragon', () => {
    const two = startTable({ players: ['ana', 'ben'] });
    expect(refusal(two, placeTile(1, [0, 1], green), placeTile(1, [1, 1], yellow), placeTile(1, [2, 1], yellow), endTurn)).toBeUndefined();
    expect(refusal(two, placeTile(4, [0, 1], green), dragon([1, 1], yellow), endTurn)).toBeUndefined();
  });

  test('the highest at the Palace takes 2 points and the King', () => {
    const table = playAll(startTable(), PALACE_FILLED);
    expect(pointsOf(table)).toEqual({ ana: 2, ben: 2, cat: 0 });
    expect(details(table).scored).toMatchObject([{ prizes: { ana: 2, ben: 2 }, characters: { king: 'ana' } }]);
  });

  test('illegal: anything on barracks', () => {
    const table = playAll(secondLocation({ copy: { locations: { 2: { ground: 'dangerous' } } } }), [placeTile(3, [2, 2]), endTurn]);
    for (const event of [placeTile(4, [2, 2]), placeTile(5, [2, 2]), dragon([2, 2])])
      expect(refusal(table, event)).toBe('kg.place.barracks');
  });

  test('illegal at the Graveyard: three houses, or a 4 with a pub and a dragon', () => {
    const table = renumberLocation(4, secondLocation());
    expect(refusal(table, placeTile(1, [2, 2]), placeTile(1, [2, 3]), placeTile(1, [1, 3]))).toBe('kg.location.graveyard');
    expect(refusal(table, placeTile(4, [2, 2]), placeTile(0, [2, 3]), dragon([1, 1]))).toBe('kg.location.graveyard');
  });

  test('illegal at the Garrison: two houses', () => {
    expect(refusal(renumberLocation(6, secondLocation()), placeTile(1, [2, 2]), placeTile(1, [2, 3]))).toBe('kg.location.garrison');
  });

  test('with three players only the first two are paid', () => {
    const pad = startTable({ record: 'pad' });
    expect(pointsOf(playAll(pad, [tally(pad, [5, 4, 3])]))).toEqual({ ana: 2, ben: 2, cat: 0 });
  });

  test('a tile next to two locations counts for both', () => {
    const table = playAll(secondLocation(), [
      placeTile(4, [2, 2]),
      endTurn,
      placeTile(4, [2, 3]),
      endTurn,
      placeTile(4, [-1, 2]),
      endTurn,
      placeTile(2, [-1, 3]),
      endTurn,
      placeTile(2, [0, 3]),
      endTurn,
      placeTile(2, [1, 3]),
    ]);
    expect(details(table).scored).toMatchObject([{ totals: { red: 7 } }, { totals: { red: 8, blue: 8, green: 7 }, last: 'ana' }]);
    expect(details(playAll(table, [locate([0, 4])])).scored).toHaveLength(2);
  });
});

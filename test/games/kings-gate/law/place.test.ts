import { describe, expect, test } from 'vitest';
import { game } from '#games/kings-gate/game';
import {
  conjure,
  DANGEROUS,
  details,
  dragon,
  endTurn,
  locate,
  PALACE_FILLED,
  placeTile,
  play,
  playAll,
  refusal,
  secondLocation,
  startTable,
  tableWithLocationInHole,
  withCharacters,
  withGround,
} from './tables';

const consent = { consent: true };

describe('kg.place.adjacent', () => {
  test('the ten spaces touch the location, corners included', () => {
    for (let x = -2; x <= 3; x += 1) {
      for (let y = -2; y <= 2; y += 1) {
        const around = x >= -1 && x <= 2 && y >= -1 && y <= 1 && !(y === 0 && (x === 0 || x === 1));
        expect(refusal(startTable(), placeTile(2, [x, y])), `${x},${y}`).toBe(around ? undefined : 'kg.place.adjacent');
      }
    }
  });

  test('a location that lies down has its own ten', () => {
    const table = playAll(startTable(), [...PALACE_FILLED, locate([3, 1], 'down')]);
    for (const at of [
      [2, 2],
      [2, 3],
      [3, 0],
      [3, 3],
      [4, 0],
      [4, 1],
      [4, 2],
      [4, 3],
    ] as const)
      expect(refusal(table, placeTile(2, at)), `${at}`).toBeUndefined();
    expect(refusal(table, placeTile(2, [5, 1]))).toBe('kg.place.adjacent');
    expect(refusal(table, placeTile(2, [3, 4]))).toBe('kg.place.adjacent');
  });

  test('spaces of an earlier location are not open any more', () => {
    expect(refusal(playAll(startTable(), [...PALACE_FILLED, locate([0, 2])]), dragon([0, -1]))).toBe('kg.place.adjacent');
  });

  test('the current location’s own squares are not adjacent', () => {
    expect(refusal(startTable(), placeTile(2, [0, 0]))).toBe('kg.place.adjacent');
    expect(refusal(startTable(), dragon([1, 0]))).toBe('kg.place.adjacent');
  });

  test('by consent a tile may lie elsewhere, but never on a location', () => {
    const { table, warnings } = play(startTable(), [placeTile(2, [5, 5], consent)]);
    expect(warnings).toEqual(['kg.place.adjacent']);
    expect(table.position.board.tiles['5,5']).toMatchObject({ colour: 'red', value: 2 });
    expect(refusal(startTable(), placeTile(2, [0, 0], consent))).toBe('kg.place.location-square');
  });
});

describe('kg.place.location-square', () => {
  test('a square of an earlier location among the ten is no space', () => {
    const third = tableWithLocationInHole();
    expect(refusal(third, placeTile(2, [0, 0]))).toBe('kg.place.location-square');
    expect(refusal(third, placeTile(2, [0, 0], consent))).toBe('kg.place.location-square');
    expect(refusal(third, dragon([1, 0]))).toBe('kg.place.location-square');
    expect(refusal(third, placeTile(2, [1, 2]))).toBeUndefined();
  });
});

describe('kg.place.own-tile', () => {
  test('nobody covers a tile of their own, not even a smaller one at a dangerous location', () => {
    expect(refusal(secondLocation(DANGEROUS), placeTile(4, [0, 1]))).toBe('kg.place.own-tile');
    expect(refusal(secondLocation(), placeTile(4, [0, 1]))).toBe('kg.place.own-tile');
    expect(refusal(secondLocation(DANGEROUS), dragon([0, 1]))).toBe('kg.place.own-tile');
  });

  test('with two players nobody covers either of their colours', () => {
    const two = startTable({ players: ['ana', 'ben'], copy: { locations: { 1: { ground: 'dangerous' } } } });
    const start = [placeTile(1, [0, 1], { colour: 'yellow' }), endTurn, placeTile(1, [1, 1], { colour: 'red' }), endTurn];
    expect(refusal(two, ...start, placeTile(4, [0, 1], { colour: 'green' }))).toBe('kg.place.own-tile');
    expect(refusal(two, ...start, placeTile(4, [1, 1], { colour: 'green' }))).toBeUndefined();
  });

  test('one’s own barracks and protected tile are first of all one’s own', () => {
    const table = playAll(withCharacters(['merchant', 'king'], { copy: { locations: { 2: { ground: 'dangerous' } } } }), [
      placeTile(3, [2, 2], { character: 'king' }),
    ]);
    expect(refusal(table, dragon([2, 2]))).toBe('kg.place.own-tile');
    expect(play(table, [dragon([2, 2], consent)]).warnings).toEqual(['kg.place.own-tile', 'kg.place.protected', 'kg.place.safe']);
  });
});

describe('kg.place.barracks', () => {
  const table = playAll(secondLocation(DANGEROUS), [placeTile(3, [2, 2]), endTurn]);

  test('an opponent’s barracks is neither covered nor eaten', () => {
    expect(refusal(table, placeTile(5, [2, 2]))).toBe('kg.place.barracks');
    expect(refusal(table, dragon([2, 2]))).toBe('kg.place.barracks');
    expect(refusal(table, placeTile(2, [2, 2]))).toBe('kg.place.barracks');
  });

  test('at a safe location it is named before the ground', () => {
    expect(refusal(secondLocation(), placeTile(3, [2, 2]), endTurn, placeTile(5, [2, 2]))).toBe('kg.place.barracks');
  });

  test('a 1 with the Guildmaster is worth 3, but no barracks', () => {
    const one = playAll(withCharacters(['king', 'guildmaster'], { copy: { locations: { 2: { ground: 'dangerous' } } } }), [
      placeTile(1, [2, 2], { character: 'guildmaster' }),
      endTurn,
    ]);
    expect(refusal(one, placeTile(5, [2, 2]))).toBe('kg.place.protected');
  });

  test('a covered barracks can be let stand by consent', () => {
    const { warnings, table: after } = play(table, [placeTile(2, [2, 2], consent)]);
    expect(warnings).toEqual(['kg.place.barracks', 'kg.place.greater']);
    expect(after.position.board.tiles['2,2']).toMatchObject({ colour: 'green', value: 2 });
  });
});

describe('kg.place.protected', () => {
  const tableWithGuarded = (character: string) =>
    playAll(withCharacters(['sorceress', character], { copy: { locations: { 2: { ground: 'dangerous' } } } }), [
      placeTile(1, [2, 2], { character }),
      endTurn,
    ]);

  test.each(['king', 'bishop', 'wizard', 'guildmaster', 'merchant'])('the %s protects', (character) => {
    expect(refusal(tableWithGuarded(character), placeTile(4, [2, 2]))).toBe('kg.place.protected');
    expect(refusal(tableWithGuarded(character), dragon([2, 2]))).toBe('kg.place.protected');
  });

  test('a moved tile is protected by the Sorceress', () => {
    const table = playAll(withCharacters(['king', 'sorceress'], { copy: { locations: { 2: { ground: 'dangerous' } } } }), [
      conjure([2, 0], [2, 2]),
      endTurn,
    ]);
    expect(refusal(table, placeTile(4, [2, 2]))).toBe('kg.place.protected');
    expect(refusal(table, placeTile(4, [0, 1]))).toBeUndefined();
  });
});

describe('kg.place.safe', () => {
  test('at a safe location tiles go only onto free spaces', () => {
    expect(refusal(secondLocation(), placeTile(4, [1, 1]))).toBe('kg.place.safe');
    expect(refusal(secondLocation(), placeTile(4, [-1, 2]))).toBeUndefined();
    expect(refusal(secondLocation(DANGEROUS), placeTile(4, [1, 1]))).toBeUndefined();
  });

  test('covering at a safe location can be let stand by consent: the covered tile leaves the game', () => {
    const { warnings, table } = play(secondLocation(), [placeTile(4, [1, 1], consent)]);
    expect(warnings).toEqual(['kg.place.safe']);
    expect(table.position.board.tiles['1,1']).toMatchObject({ colour: 'blue', value: 4 });
  });
});

describe('kg.place.greater', () => {
  const table = secondLocation(DANGEROUS);

  test('only a strictly smaller tile is covered', () => {
    expect(refusal(table, placeTile(1, [1, 1]))).toBe('kg.place.greater');
    expect(refusal(table, placeTile(0, [1, 1]))).toBe('kg.place.greater');
    expect(refusal(table, placeTile(2, [1, 1]))).toBeUndefined();
    expect(refusal(table, placeTile(2, [2, 1]))).toBe('kg.place.greater');
    expect(refusal(table, placeTile(3, [2, 1]))).toBeUndefined();
  });

  test('a pub is covered by a house', () => {
    expect(refusal(table, placeTile(0, [2, 2]), endTurn, placeTile(1, [2, 2]))).toBeUndefined();
    expect(refusal(table, placeTile(0, [2, 2]), endTurn, placeTile(0, [2, 2]))).toBe('kg.place.greater');
  });

  test('a covered tile never comes back', () => {
    const covered = playAll(table, [placeTile(4, [1, 1]), endTurn, placeTile(5, [1, 1]), endTurn, dragon([1, 1])]);
    expect(covered.position.board.tiles['1,1']).toBeUndefined();
    expect(details(covered).tilesLeft).toEqual({ ana: 15, ben: 18, cat: 20 });
  });
});

describe('kg.supply', () => {
  test('a colour has only so many of a kind', () => {
    expect(
      refusal(
        startTable(),
        placeTile(5, [0, 1]),
        endTurn,
        placeTile(5, [1, 1]),
        endTurn,
        placeTile(5, [2, 1]),
        endTurn,
        placeTile(5, [0, -1]),
      ),
    ).toBe('kg.supply');
    expect(refusal(startTable(), placeTile(0, [0, 1]), placeTile(0, [1, 1]))).toBe('kg.supply');
    expect(refusal(startTable(), dragon([0, 1]), dragon([1, 1]))).toBe('kg.supply');
  });

  test('the supply is that of the table’s own box', () => {
    expect(refusal(startTable({ copy: { tiles: { 5: 0 } } }), placeTile(5, [0, 1]))).toBe('kg.supply');
    expect(refusal(startTable({ copy: { tiles: { 0: 2 } } }), placeTile(0, [0, 1]), placeTile(0, [1, 1]))).toBeUndefined();
    expect(details(startTable({ copy: { tiles: { dragon: 3 } } })).tilesLeft).toEqual({ ana: 24, ben: 24, cat: 24 });
  });

  test('nobody places another’s colour or a colour that nobody plays', () => {
    expect(refusal(startTable(), placeTile(2, [0, 1], { colour: 'red' }))).toBeUndefined();
    expect(refusal(startTable(), placeTile(2, [0, 1], { colour: 'blue' }))).toBe('kg.supply');
    expect(refusal(startTable(), placeTile(2, [0, 1], { colour: 'yellow' }))).toBe('kg.supply');
    expect(refusal(startTable(), dragon([0, 1], { colour: 'green' }))).toBe('kg.supply');
  });

  test('each of two colours has its own tiles', () => {
    const two = startTable({ players: ['ana', 'ben'] });
    const pub = (colour: string, x: number) => placeTile(0, [x, 1], { colour });
    expect(refusal(two, pub('yellow', 0), pub('green', 1))).toBeUndefined();
    expect(refusal(two, pub('yellow', 0), pub('yellow', 1))).toBe('kg.supply');
    expect(refusal(two, pub('red', 0))).toBe('kg.supply');
  });

  test('an empty supply is named before the space', () => {
    expect(refusal(startTable(), placeTile(0, [0, 1]), placeTile(0, [9, 9]))).toBe('kg.supply');
  });

  test('what was covered or eaten does not come back to hand', () => {
    expect(
      refusal(
        secondLocation(DANGEROUS),
        placeTile(5, [1, 1]),
        endTurn,
        dragon([1, 1]),
        endTurn,
        placeTile(2, [1, 1]),
        endTurn,
        placeTile(5, [2, 2]),
      ),
    ).toBe('kg.supply');
  });
});

describe('kg.dragon.target', () => {
  test('dragon and eaten tile leave the game and the space is free again', () => {
    const table = playAll(secondLocation(DANGEROUS), [dragon([1, 1])]);
    expect(table.position.board.tiles['1,1']).toBeUndefined();
    expect(details(table).tilesLeft).toEqual({ ana: 16, ben: 18, cat: 21 });
  });

  test('the same turn may fill the space that a dragon freed', () => {
    expect(refusal(secondLocation(DANGEROUS), dragon([1, 1]), placeTile(4, [1, 1]))).toBeUndefined();
  });

  test('a dragon eats any value but barracks', () => {
    for (const value of [0, 1, 2, 4, 5])
      expect(refusal(secondLocation(DANGEROUS), placeTile(value, [2, 2]), endTurn, dragon([2, 2])), `${value}`).toBeUndefined();
  });

  test('a dragon eats only at the current location', () => {
    expect(refusal(secondLocation(DANGEROUS), dragon([0, -1]))).toBe('kg.place.adjacent');
  });
});

describe('kg.dragon.free-space', () => {
  test('a dragon on a free space is discarded and nothing else happens', () => {
    const before = secondLocation();
    const table = playAll(before, [dragon([2, 2])]);
    expect(table.position.board).toEqual(before.position.board);
    expect(details(table).tilesLeft).toEqual({ ana: 16, ben: 18, cat: 21 });
    expect(refusal(table, placeTile(4, [2, 2]))).toBeUndefined();
  });

  test('a dragon does not fill the last space', () => {
    const table = playAll(startTable(), [...PALACE_FILLED.slice(0, -1), dragon([2, 1])]);
    expect(table.phase).toBe('turn');
    expect(table.position.scored).toEqual([]);
  });
});

describe('agreement: dragon-on-safe', () => {
  const allowed = { agreements: { 'dragon-on-safe': 'allowed' } };

  test('forbidden, the default: not at a safe location, but at a dangerous one and on a free space', () => {
    expect(game.law.agreements['dragon-on-safe']).toEqual(['forbidden', 'allowed']);
    expect(refusal(secondLocation(), dragon([1, 1]))).toBe('kg.place.safe');
    expect(refusal(secondLocation(), dragon([2, 2]))).toBeUndefined();
    expect(refusal(secondLocation(DANGEROUS), dragon([1, 1]))).toBeUndefined();
    expect(play(secondLocation(), [dragon([1, 1], consent)]).warnings).toEqual(['kg.place.safe']);
  });

  test('forbidden where the King made it safe, allowed where he made it dangerous', () => {
    const tableWithKingOn = (is: 'safe' | 'dangerous') =>
      playAll(withCharacters(['merchant', 'king'], { copy: withGround(2, is) }), [placeTile(1, [2, 2], { character: 'king' }), endTurn]);
    expect(refusal(tableWithKingOn('dangerous'), dragon([0, 1]))).toBe('kg.place.safe');
    expect(refusal(tableWithKingOn('safe'), dragon([0, 1]))).toBeUndefined();
  });

  test('allowed: a dragon eats at a safe location, tiles still cover nothing', () => {
    const table = playAll(secondLocation(allowed), [dragon([1, 1])]);
    expect(table.position.board.tiles['1,1']).toBeUndefined();
    expect(refusal(secondLocation(allowed), placeTile(4, [1, 1]))).toBe('kg.place.safe');
    expect(refusal(secondLocation(allowed), placeTile(3, [2, 2]), endTurn, dragon([2, 2]))).toBe('kg.place.barracks');
  });
});

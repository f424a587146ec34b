import { describe, expect, test } from 'vitest';
import { game } from '#games/kings-gate/game';
import {
  conjure,
  dangerous,
  details,
  done,
  dragon,
  ground,
  locate,
  locatedInTheHole,
  PALACE_FILLED,
  play,
  played,
  refusal,
  seated,
  secondLocation,
  tile,
  withCharacters,
} from './kit';

const consent = { consent: true };

describe('kg.place.adjacent', () => {
  test('the ten spaces touch the location, corners included', () => {
    for (let x = -2; x <= 3; x += 1) {
      for (let y = -2; y <= 2; y += 1) {
        const around = x >= -1 && x <= 2 && y >= -1 && y <= 1 && !(y === 0 && (x === 0 || x === 1));
        expect(refusal(seated(), tile(2, [x, y])), `${x},${y}`).toBe(around ? undefined : 'kg.place.adjacent');
      }
    }
  });

  test('a location that lies down has its own ten', () => {
    const table = played(seated(), [...PALACE_FILLED, locate([3, 1], 'down')]);
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
      expect(refusal(table, tile(2, at)), `${at}`).toBeUndefined();
    expect(refusal(table, tile(2, [5, 1]))).toBe('kg.place.adjacent');
    expect(refusal(table, tile(2, [3, 4]))).toBe('kg.place.adjacent');
  });

  test('spaces of an earlier location are not open any more', () => {
    expect(refusal(played(seated(), [...PALACE_FILLED, locate([0, 2])]), dragon([0, -1]))).toBe('kg.place.adjacent');
  });

  test('the current location’s own squares are not adjacent', () => {
    expect(refusal(seated(), tile(2, [0, 0]))).toBe('kg.place.adjacent');
    expect(refusal(seated(), dragon([1, 0]))).toBe('kg.place.adjacent');
  });

  test('by consent a tile may lie elsewhere, but never on a location', () => {
    const { table, warnings } = play(seated(), [tile(2, [5, 5], consent)]);
    expect(warnings).toEqual(['kg.place.adjacent']);
    expect(table.position.board.tiles['5,5']).toMatchObject({ colour: 'red', value: 2 });
    expect(refusal(seated(), tile(2, [0, 0], consent))).toBe('kg.place.location-square');
  });
});

describe('kg.place.location-square', () => {
  test('a square of an earlier location among the ten is no space', () => {
    const third = locatedInTheHole();
    expect(refusal(third, tile(2, [0, 0]))).toBe('kg.place.location-square');
    expect(refusal(third, tile(2, [0, 0], consent))).toBe('kg.place.location-square');
    expect(refusal(third, dragon([1, 0]))).toBe('kg.place.location-square');
    expect(refusal(third, tile(2, [1, 2]))).toBeUndefined();
  });
});

describe('kg.place.own-tile', () => {
  test('not on one’s own tile, not even a smaller one at a dangerous location', () => {
    expect(refusal(secondLocation(dangerous), tile(4, [0, 1]))).toBe('kg.place.own-tile');
    expect(refusal(secondLocation(), tile(4, [0, 1]))).toBe('kg.place.own-tile');
    expect(refusal(secondLocation(dangerous), dragon([0, 1]))).toBe('kg.place.own-tile');
  });

  test('with two players neither of one’s colours', () => {
    const two = seated({ players: ['ana', 'ben'], copy: { locations: { 1: { ground: 'dangerous' } } } });
    const start = [tile(1, [0, 1], { colour: 'yellow' }), done, tile(1, [1, 1], { colour: 'red' }), done];
    expect(refusal(two, ...start, tile(4, [0, 1], { colour: 'green' }))).toBe('kg.place.own-tile');
    expect(refusal(two, ...start, tile(4, [1, 1], { colour: 'green' }))).toBeUndefined();
  });

  test('one’s own barracks and protected tile are first of all one’s own', () => {
    const table = played(withCharacters(['merchant', 'king'], { copy: { locations: { 2: { ground: 'dangerous' } } } }), [
      tile(3, [2, 2], { character: 'king' }),
    ]);
    expect(refusal(table, dragon([2, 2]))).toBe('kg.place.own-tile');
    expect(play(table, [dragon([2, 2], consent)]).warnings).toEqual(['kg.place.own-tile', 'kg.place.protected', 'kg.place.safe']);
  });
});

describe('kg.place.barracks', () => {
  const table = played(secondLocation(dangerous), [tile(3, [2, 2]), done]);

  test('an opponent’s barracks is neither covered nor eaten', () => {
    expect(refusal(table, tile(5, [2, 2]))).toBe('kg.place.barracks');
    expect(refusal(table, dragon([2, 2]))).toBe('kg.place.barracks');
    expect(refusal(table, tile(2, [2, 2]))).toBe('kg.place.barracks');
  });

  test('at a safe location it is named before the ground', () => {
    expect(refusal(secondLocation(), tile(3, [2, 2]), done, tile(5, [2, 2]))).toBe('kg.place.barracks');
  });

  test('a 1 with the Guildmaster is worth 3, but no barracks', () => {
    const one = played(withCharacters(['king', 'guildmaster'], { copy: { locations: { 2: { ground: 'dangerous' } } } }), [
      tile(1, [2, 2], { character: 'guildmaster' }),
      done,
    ]);
    expect(refusal(one, tile(5, [2, 2]))).toBe('kg.place.protected');
  });

  test('the table may let it go', () => {
    const { warnings, table: after } = play(table, [tile(2, [2, 2], consent)]);
    expect(warnings).toEqual(['kg.place.barracks', 'kg.place.greater']);
    expect(after.position.board.tiles['2,2']).toMatchObject({ colour: 'green', value: 2 });
  });
});

describe('kg.place.protected', () => {
  const guarded = (character: string) =>
    played(withCharacters(['sorceress', character], { copy: { locations: { 2: { ground: 'dangerous' } } } }), [
      tile(1, [2, 2], { character }),
      done,
    ]);

  test.each(['king', 'bishop', 'wizard', 'guildmaster', 'merchant'])('the %s protects', (character) => {
    expect(refusal(guarded(character), tile(4, [2, 2]))).toBe('kg.place.protected');
    expect(refusal(guarded(character), dragon([2, 2]))).toBe('kg.place.protected');
  });

  test('a moved tile is protected by the Sorceress', () => {
    const table = played(withCharacters(['king', 'sorceress'], { copy: { locations: { 2: { ground: 'dangerous' } } } }), [
      conjure([2, 0], [2, 2]),
      done,
    ]);
    expect(refusal(table, tile(4, [2, 2]))).toBe('kg.place.protected');
    expect(refusal(table, tile(4, [0, 1]))).toBeUndefined();
  });
});

describe('kg.place.safe', () => {
  test('at a safe location only free spaces', () => {
    expect(refusal(secondLocation(), tile(4, [1, 1]))).toBe('kg.place.safe');
    expect(refusal(secondLocation(), tile(4, [-1, 2]))).toBeUndefined();
    expect(refusal(secondLocation(dangerous), tile(4, [1, 1]))).toBeUndefined();
  });

  test('the table may let it go: the covered tile leaves the game', () => {
    const { warnings, table } = play(secondLocation(), [tile(4, [1, 1], consent)]);
    expect(warnings).toEqual(['kg.place.safe']);
    expect(table.position.board.tiles['1,1']).toMatchObject({ colour: 'blue', value: 4 });
  });
});

describe('kg.place.greater', () => {
  const table = secondLocation(dangerous);

  test('only a strictly smaller tile is covered', () => {
    expect(refusal(table, tile(1, [1, 1]))).toBe('kg.place.greater');
    expect(refusal(table, tile(0, [1, 1]))).toBe('kg.place.greater');
    expect(refusal(table, tile(2, [1, 1]))).toBeUndefined();
    expect(refusal(table, tile(2, [2, 1]))).toBe('kg.place.greater');
    expect(refusal(table, tile(3, [2, 1]))).toBeUndefined();
  });

  test('a pub is covered by a house', () => {
    expect(refusal(table, tile(0, [2, 2]), done, tile(1, [2, 2]))).toBeUndefined();
    expect(refusal(table, tile(0, [2, 2]), done, tile(0, [2, 2]))).toBe('kg.place.greater');
  });

  test('a covered tile never comes back', () => {
    const covered = played(table, [tile(4, [1, 1]), done, tile(5, [1, 1]), done, dragon([1, 1])]);
    expect(covered.position.board.tiles['1,1']).toBeUndefined();
    expect(details(covered).tilesLeft).toEqual({ ana: 15, ben: 18, cat: 20 });
  });
});

describe('kg.supply', () => {
  test('a colour has only so many of a kind', () => {
    expect(refusal(seated(), tile(5, [0, 1]), done, tile(5, [1, 1]), done, tile(5, [2, 1]), done, tile(5, [0, -1]))).toBe('kg.supply');
    expect(refusal(seated(), tile(0, [0, 1]), tile(0, [1, 1]))).toBe('kg.supply');
    expect(refusal(seated(), dragon([0, 1]), dragon([1, 1]))).toBe('kg.supply');
  });

  test('the table’s own copy counts', () => {
    expect(refusal(seated({ copy: { tiles: { 5: 0 } } }), tile(5, [0, 1]))).toBe('kg.supply');
    expect(refusal(seated({ copy: { tiles: { 0: 2 } } }), tile(0, [0, 1]), tile(0, [1, 1]))).toBeUndefined();
    expect(details(seated({ copy: { tiles: { dragon: 3 } } })).tilesLeft).toEqual({ ana: 24, ben: 24, cat: 24 });
  });

  test('another’s colour and a colour that nobody plays', () => {
    expect(refusal(seated(), tile(2, [0, 1], { colour: 'red' }))).toBeUndefined();
    expect(refusal(seated(), tile(2, [0, 1], { colour: 'blue' }))).toBe('kg.supply');
    expect(refusal(seated(), tile(2, [0, 1], { colour: 'yellow' }))).toBe('kg.supply');
    expect(refusal(seated(), dragon([0, 1], { colour: 'green' }))).toBe('kg.supply');
  });

  test('each of two colours has its own tiles', () => {
    const two = seated({ players: ['ana', 'ben'] });
    const pub = (colour: string, x: number) => tile(0, [x, 1], { colour });
    expect(refusal(two, pub('yellow', 0), pub('green', 1))).toBeUndefined();
    expect(refusal(two, pub('yellow', 0), pub('yellow', 1))).toBe('kg.supply');
    expect(refusal(two, pub('red', 0))).toBe('kg.supply');
  });

  test('it is named before the space', () => {
    expect(refusal(seated(), tile(0, [0, 1]), tile(0, [9, 9]))).toBe('kg.supply');
  });

  test('what was covered or eaten does not come back to hand', () => {
    expect(refusal(secondLocation(dangerous), tile(5, [1, 1]), done, dragon([1, 1]), done, tile(2, [1, 1]), done, tile(5, [2, 2]))).toBe(
      'kg.supply',
    );
  });
});

describe('kg.dragon.target', () => {
  test('both leave the game and the space is free again', () => {
    const table = played(secondLocation(dangerous), [dragon([1, 1])]);
    expect(table.position.board.tiles['1,1']).toBeUndefined();
    expect(details(table).tilesLeft).toEqual({ ana: 16, ben: 18, cat: 21 });
  });

  test('the same turn may fill the space', () => {
    expect(refusal(secondLocation(dangerous), dragon([1, 1]), tile(4, [1, 1]))).toBeUndefined();
  });

  test('any value but barracks is eaten', () => {
    for (const value of [0, 1, 2, 4, 5])
      expect(refusal(secondLocation(dangerous), tile(value, [2, 2]), done, dragon([2, 2])), `${value}`).toBeUndefined();
  });

  test('only at the current location', () => {
    expect(refusal(secondLocation(dangerous), dragon([0, -1]))).toBe('kg.place.adjacent');
  });
});

describe('kg.dragon.free-space', () => {
  test('it is discarded and nothing else happens', () => {
    const before = secondLocation();
    const table = played(before, [dragon([2, 2])]);
    expect(table.position.board).toEqual(before.position.board);
    expect(details(table).tilesLeft).toEqual({ ana: 16, ben: 18, cat: 21 });
    expect(refusal(table, tile(4, [2, 2]))).toBeUndefined();
  });

  test('it does not fill the last space', () => {
    const table = played(seated(), [...PALACE_FILLED.slice(0, -1), dragon([2, 1])]);
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
    expect(refusal(secondLocation(dangerous), dragon([1, 1]))).toBeUndefined();
    expect(play(secondLocation(), [dragon([1, 1], consent)]).warnings).toEqual(['kg.place.safe']);
  });

  test('forbidden where the King made it safe, allowed where he made it dangerous', () => {
    const turned = (is: 'safe' | 'dangerous') =>
      played(withCharacters(['merchant', 'king'], { copy: ground(2, is) }), [tile(1, [2, 2], { character: 'king' }), done]);
    expect(refusal(turned('dangerous'), dragon([0, 1]))).toBe('kg.place.safe');
    expect(refusal(turned('safe'), dragon([0, 1]))).toBeUndefined();
  });

  test('allowed: a dragon eats at a safe location, tiles still cover nothing', () => {
    const table = played(secondLocation(allowed), [dragon([1, 1])]);
    expect(table.position.board.tiles['1,1']).toBeUndefined();
    expect(refusal(secondLocation(allowed), tile(4, [1, 1]))).toBe('kg.place.safe');
    expect(refusal(secondLocation(allowed), tile(3, [2, 2]), done, dragon([2, 2]))).toBe('kg.place.barracks');
  });
});

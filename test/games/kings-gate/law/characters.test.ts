import { describe, expect, test } from 'vitest';
import {
  conjure,
  details,
  dragon,
  endTurn,
  locate,
  type Options,
  placeTile,
  play,
  playAll,
  refusal,
  renumberLocation,
  secondLocation,
  startTable,
  withCharacters,
} from './tables';

const consent = { consent: true };
const second = (ground: 'safe' | 'dangerous') => ({ copy: { locations: { 2: { ground, awards: [] } } } });

/** The six free spaces of the second location, filled by Ben, Cat and Ana in turn. */
const sixMore = (...tiles: readonly object[]) => tiles.flatMap((each) => [each, endTurn]).slice(0, -1);

describe('kg.character.held', () => {
  test('one plays only characters one holds', () => {
    const table = withCharacters(['king', 'bishop']);
    expect(table.position.held).toEqual({ ana: ['king'], ben: ['bishop'], cat: [] });
    expect(refusal(table, placeTile(2, [2, 2], { character: 'bishop' }))).toBeUndefined();
    expect(refusal(table, placeTile(2, [2, 2], { character: 'king' }))).toBe('kg.character.held');
    expect(refusal(table, placeTile(2, [2, 2], { character: 'wizard' }))).toBe('kg.character.held');
    expect(refusal(table, conjure([2, 0], [2, 2]))).toBe('kg.character.held');
  });

  test('a character is used once', () => {
    expect(
      refusal(
        withCharacters(['king', 'bishop']),
        placeTile(1, [2, 2], { character: 'bishop' }),
        placeTile(1, [2, 3], { character: 'bishop' }),
      ),
    ).toBe('kg.character.held');
    expect(refusal(withCharacters(['king', 'sorceress']), conjure([2, 0], [2, 2]), conjure([0, 1], [2, 3]))).toBe('kg.character.held');
  });

  test('a character that is not held is named before anything else that is wrong', () => {
    const table = secondLocation();
    expect(refusal(table, placeTile(5, [9, 9], { character: 'sorceress', colour: 'red' }))).toBe('kg.character.held');
    expect(refusal(table, conjure([9, 9], [9, 9]))).toBe('kg.character.held');
  });

  test('who runs out of tiles in mid-turn loses them at once', () => {
    const tiles = { 0: 0, 1: 5, 2: 1, 3: 0, 4: 0, 5: 0, dragon: 0 };
    const table = withCharacters(['king', 'sorceress'], { copy: { tiles } });
    const spent = playAll(table, [placeTile(1, [2, 2]), placeTile(1, [2, 3]), endTurn, placeTile(1, [-1, 2]), endTurn]);
    expect(spent.position.held).toEqual({ ana: [], ben: ['sorceress'], cat: [] });
    const gone = playAll(spent, [placeTile(2, [-1, 3])]);
    expect(details(gone).tilesLeft).toEqual({ ana: 0, ben: 0, cat: 4 });
    expect(gone.position.held).toEqual({ ana: [], ben: [], cat: [] });
    expect(refusal(gone, conjure([2, 0], [0, 3]))).toBe('kg.character.held');
    expect(refusal(gone, endTurn)).toBeUndefined();
  });
});

describe('kg.character.on-placement', () => {
  test('two houses in one turn, each with a character', () => {
    const table = playAll(startTable({ players: ['ana', 'ben'], copy: { locations: { 1: { awards: ['king', 'merchant'] } } } }), [
      placeTile(1, [-1, -1], { colour: 'yellow' }),
      placeTile(1, [0, -1], { colour: 'yellow' }),
      placeTile(1, [1, -1], { colour: 'yellow' }),
      placeTile(1, [2, -1], { colour: 'green' }),
      placeTile(1, [-1, 0], { colour: 'green' }),
      endTurn,
      placeTile(1, [2, 0], { colour: 'red' }),
      placeTile(1, [-1, 1], { colour: 'blue' }),
      endTurn,
      placeTile(1, [0, 1], { colour: 'yellow' }),
      placeTile(1, [1, 1], { colour: 'green' }),
      endTurn,
      placeTile(2, [2, 1], { colour: 'red' }),
    ]);
    expect(details(table).scored).toMatchObject([
      { ranking: ['yellow', 'green', 'red', 'blue'], characters: { king: 'ana', merchant: 'ana' } },
    ]);
    const both = playAll(table, [
      locate([0, 2]),
      placeTile(1, [2, 2], { colour: 'yellow', character: 'king' }),
      placeTile(1, [2, 3], { colour: 'green', character: 'merchant' }),
      endTurn,
    ]);
    expect(both.position.board.tiles['2,3']).toEqual({ colour: 'green', value: 1, character: 'merchant' });
    expect(both.position.held).toEqual({ ana: [], ben: [] });
  });

  test('she who moves a tile takes none that carries somebody', () => {
    const table = playAll(withCharacters(['bishop', 'sorceress']), [
      placeTile(2, [2, 2]),
      endTurn,
      placeTile(2, [2, 3]),
      endTurn,
      placeTile(1, [1, 3], { character: 'bishop' }),
      endTurn,
    ]);
    expect(refusal(table, conjure([1, 3], [0, 3]))).toBe('kg.character.sorceress');
  });
});

describe('kg.character.king', () => {
  test('turns safe into dangerous, and back', () => {
    const king = { character: 'king' };
    const safe = withCharacters(['merchant', 'king'], second('safe'));
    expect(details(safe).ground).toBe('safe');
    const turned = playAll(safe, [placeTile(1, [2, 2], king)]);
    expect(details(turned).ground).toBe('dangerous');
    expect(refusal(turned, endTurn, placeTile(2, [0, 1]))).toBeUndefined();
    const wild = withCharacters(['merchant', 'king'], second('dangerous'));
    const calm = playAll(wild, [placeTile(1, [2, 2], king)]);
    expect(details(calm).ground).toBe('safe');
    expect(refusal(calm, endTurn, placeTile(2, [0, 1]))).toBe('kg.place.safe');
  });

  test('later locations next to his tile are turned too, others are not', () => {
    const filled = playAll(withCharacters(['merchant', 'king'], second('safe')), [
      ...sixMore(
        placeTile(2, [2, 3], { character: 'king' }),
        placeTile(2, [2, 2]),
        placeTile(4, [-1, 2]),
        placeTile(2, [-1, 3]),
        placeTile(2, [0, 3]),
        placeTile(4, [1, 3]),
      ),
    ]);
    expect(filled.phase).toBe('locating');
    expect(details(filled).ground).toBe('dangerous');
    expect(details(playAll(filled, [locate([2, 4])])).ground).toBe('safe');
    expect(details(playAll(filled, [locate([3, 1], 'down')])).ground).toBe('safe');
    expect(details(playAll(filled, [locate([-2, 3], 'down')])).ground).toBe('dangerous');
  });
});

describe('agreement: king-at-once', () => {
  const king = { character: 'king' };
  const table = (ground: 'safe' | 'dangerous', agreements: Options['agreements'] = {}) =>
    withCharacters(['merchant', 'king'], { ...second(ground), agreements });

  test('yes: his own tile is judged by the turned ground', () => {
    expect(refusal(table('safe'), placeTile(2, [1, 1], king))).toBeUndefined();
    expect(refusal(table('safe'), placeTile(1, [1, 1], king))).toBe('kg.place.greater');
    expect(refusal(table('dangerous'), placeTile(2, [1, 1], king))).toBe('kg.place.safe');
  });

  test('yes: away from the location he turns nothing', () => {
    expect(play(table('safe'), [placeTile(2, [0, -1], { ...king, ...consent })]).warnings).toEqual(['kg.place.adjacent', 'kg.place.safe']);
  });

  test('no: it is judged by the ground as it was', () => {
    const agreements = { 'king-at-once': 'no' };
    expect(refusal(table('safe', agreements), placeTile(2, [1, 1], king))).toBe('kg.place.safe');
    expect(refusal(table('dangerous', agreements), placeTile(2, [1, 1], king))).toBeUndefined();
    expect(details(playAll(table('dangerous', agreements), [placeTile(2, [1, 1], king)])).ground).toBe('safe');
  });
});

describe('kg.character.bishop', () => {
  const fill = (first: object) =>
    sixMore(first, placeTile(4, [2, 3]), placeTile(4, [-1, 2]), placeTile(0, [-1, 3]), placeTile(2, [0, 3]), placeTile(5, [1, 3]));

  test('beside the Bishop each tile counts 1 at scoring, a pub too; elsewhere values stay', () => {
    const table = withCharacters(['merchant', 'bishop'], second('dangerous'));
    expect(refusal(table, placeTile(1, [2, 2], { character: 'bishop' }), endTurn, placeTile(1, [0, 1]))).toBe('kg.place.greater');
    expect(details(playAll(table, fill(placeTile(5, [2, 2], { character: 'bishop' })))).scored).toMatchObject([
      {},
      { totals: { red: 3, blue: 4, green: 3 }, ranking: ['blue', 'green', 'red'], last: 'ana' },
    ]);
    expect(details(playAll(table, fill(placeTile(5, [2, 2])))).scored).toMatchObject([{}, { totals: { red: 11, blue: 7, green: 7 } }]);
  });

  test('later locations next to his tile count tiles too', () => {
    const table = playAll(withCharacters(['merchant', 'bishop'], second('safe')), fill(placeTile(5, [2, 2], { character: 'bishop' })));
    const near = playAll(table, [locate([3, 2], 'down')]);
    const far = playAll(table, [locate([-2, 2], 'down')]);
    const nine = (x: number) => [placeTile(4, [x, 1]), endTurn, placeTile(4, [x, 2]), endTurn, placeTile(3, [x, 3]), endTurn];
    expect(
      details(
        playAll(near, [
          ...nine(4),
          placeTile(4, [4, 4]),
          endTurn,
          placeTile(2, [3, 1]),
          endTurn,
          placeTile(3, [3, 4]),
          endTurn,
          placeTile(2, [2, 4]),
        ]),
      ).scored,
    ).toMatchObject([{}, {}, { totals: { red: 3, blue: 4, green: 3 } }]);
    const distant = playAll(far, [
      ...nine(-3),
      placeTile(4, [-3, 4]),
      endTurn,
      placeTile(2, [-2, 1]),
      endTurn,
      placeTile(3, [-2, 4]),
      endTurn,
      placeTile(2, [-1, 4]),
    ]);
    expect(details(distant).scored).toMatchObject([{}, {}, { totals: { red: 10, blue: 11, green: 6 } }]);
  });
});

describe('kg.character.wizard', () => {
  const wizard = { character: 'wizard' };
  const table = withCharacters(['king', 'wizard']);

  test('a second tile of the same value may follow carrying him', () => {
    expect(refusal(table, placeTile(4, [2, 2]), placeTile(4, [2, 3], wizard))).toBeUndefined();
    expect(refusal(table, placeTile(4, [2, 2]), placeTile(0, [1, 3]), placeTile(4, [2, 3], wizard))).toBeUndefined();
    expect(refusal(table, placeTile(4, [2, 2]), placeTile(2, [2, 3], wizard))).toBe('kg.turn.one-big');
    expect(refusal(table, placeTile(4, [2, 2]), placeTile(1, [2, 3], wizard))).toBe('kg.turn.one-big');
  });

  test('his tile may be alone, and then it is the big one', () => {
    expect(refusal(table, placeTile(4, [2, 2], wizard))).toBeUndefined();
    expect(refusal(table, placeTile(4, [2, 2], wizard), placeTile(4, [2, 3]))).toBe('kg.turn.one-big');
    expect(refusal(table, placeTile(4, [2, 2], wizard), placeTile(1, [2, 3]))).toBe('kg.turn.one-big');
    expect(refusal(table, placeTile(1, [2, 2], wizard), placeTile(1, [2, 3]))).toBeUndefined();
  });

  test('an extra house after a house, an extra pub after a pub', () => {
    expect(refusal(table, placeTile(1, [2, 2]), placeTile(1, [2, 3], wizard), placeTile(1, [1, 3]))).toBeUndefined();
    const pubs = withCharacters(['king', 'wizard'], { copy: { tiles: { 0: 2 } } });
    expect(refusal(pubs, placeTile(0, [2, 2]), placeTile(0, [2, 3], wizard), placeTile(4, [1, 3]))).toBeUndefined();
  });

  test('a third tile of the value is too much even with the Wizard', () => {
    expect(refusal(table, placeTile(4, [2, 2]), placeTile(4, [2, 3], wizard), placeTile(4, [1, 3]))).toBe('kg.turn.one-big');
  });

  test('no second house at the Garrison, no third tile at the Graveyard', () => {
    expect(refusal(renumberLocation(6, table), placeTile(1, [2, 2]), placeTile(1, [2, 3], wizard))).toBe('kg.location.garrison');
    expect(refusal(renumberLocation(6, table), placeTile(4, [2, 2]), placeTile(4, [2, 3], wizard))).toBeUndefined();
    expect(refusal(renumberLocation(4, table), placeTile(0, [1, 3]), placeTile(4, [2, 2]), placeTile(4, [2, 3], wizard))).toBe(
      'kg.location.graveyard',
    );
  });

  test('a conjured tile is an earlier tile', () => {
    const both = withCharacters(['king', 'sorceress']);
    const given = { ...both, position: { ...both.position, held: { ...both.position.held, ben: ['sorceress', 'wizard'] as const } } };
    const four = playAll(renumberLocation(2, given), [
      placeTile(4, [2, 2]),
      endTurn,
      placeTile(2, [2, 3]),
      endTurn,
      placeTile(2, [1, 3]),
      endTurn,
    ]);
    expect(refusal(four, conjure([2, 2], [0, 3]), placeTile(4, [2, 2], wizard))).toBeUndefined();
    expect(refusal(four, conjure([2, 2], [0, 3]), placeTile(2, [2, 2], wizard))).toBe('kg.turn.one-big');
  });
});

describe('kg.character.guildmaster', () => {
  const guildmaster = { character: 'guildmaster' };

  test('a 4 with him covers a 5, and a 1 covers a 2', () => {
    const table = playAll(withCharacters(['guildmaster', 'king'], second('dangerous')), [
      placeTile(5, [2, 2]),
      endTurn,
      placeTile(2, [2, 3]),
      endTurn,
    ]);
    expect(refusal(table, placeTile(4, [2, 2]))).toBe('kg.place.greater');
    expect(refusal(table, placeTile(4, [2, 2], guildmaster))).toBeUndefined();
    expect(refusal(table, placeTile(1, [2, 3], guildmaster))).toBeUndefined();
    expect(refusal(table, placeTile(0, [2, 3], guildmaster))).toBe('kg.place.greater');
  });

  test('he counts at scoring, but not beside the Bishop', () => {
    const surroundedTable = (awards: readonly string[], more: object) =>
      playAll(withCharacters(awards, second('safe')), [
        ...sixMore(
          placeTile(4, [2, 2], guildmaster),
          placeTile(2, [2, 3]),
          placeTile(2, [-1, 2], more),
          placeTile(2, [-1, 3]),
          placeTile(2, [0, 3]),
          placeTile(4, [1, 3]),
        ),
      ]);
    expect(details(surroundedTable(['merchant', 'guildmaster'], {})).scored).toMatchObject([
      {},
      { totals: { red: 8, blue: 10, green: 5 } },
    ]);
    expect(details(surroundedTable(['bishop', 'guildmaster'], { character: 'bishop' })).scored).toMatchObject([
      {},
      { totals: { red: 3, blue: 4, green: 3 } },
    ]);
  });
});

describe('kg.character.merchant', () => {
  test('the Merchant protects, and changes nothing else', () => {
    const table = withCharacters(['king', 'merchant'], second('dangerous'));
    const placed = playAll(table, [placeTile(1, [2, 2], { character: 'merchant' })]);
    expect(details(placed).ground).toBe('dangerous');
    expect(refusal(placed, endTurn, placeTile(4, [2, 2]))).toBe('kg.place.protected');
    expect(refusal(table, placeTile(1, [1, 1], { character: 'merchant' }))).toBe('kg.place.greater');
    expect(refusal(table, placeTile(4, [2, 2]), placeTile(4, [2, 3], { character: 'merchant' }))).toBe('kg.turn.one-big');
  });
});

describe('kg.character.sorceress', () => {
  const table = withCharacters(['king', 'sorceress'], second('dangerous'));

  test('moves a tile of one’s own from anywhere in play, and stays on it', () => {
    const moved = playAll(table, [conjure([2, 0], [2, 2])]);
    expect(moved.position.board.tiles['2,0']).toBeUndefined();
    expect(moved.position.board.tiles['2,2']).toEqual({ colour: 'blue', value: 1, character: 'sorceress' });
    expect(details(moved).tilesLeft).toEqual(details(table).tilesLeft);
    expect(details(moved).scored).toEqual(details(table).scored);
  });

  test('the Sorceress takes no empty square and no tile of another', () => {
    expect(refusal(table, conjure([9, 9], [2, 2]))).toBe('kg.character.sorceress');
    expect(refusal(table, conjure([2, 1], [2, 2]))).toBe('kg.character.sorceress');
    expect(refusal(table, conjure([9, 9], [2, 2], consent))).toBe('kg.character.sorceress');
    expect(refusal(table, conjure([2, 1], [2, 2], consent))).toBe('kg.character.sorceress');
  });

  test('a tile that she moves lands by the rules of placing', () => {
    expect(refusal(table, conjure([2, 0], [0, -1]))).toBe('kg.place.adjacent');
    expect(refusal(table, conjure([2, 0], [0, 1]))).toBe('kg.place.own-tile');
    expect(refusal(table, conjure([2, 0], [1, 1]))).toBe('kg.place.greater');
    expect(refusal(withCharacters(['king', 'sorceress']), conjure([2, 0], [1, 1]))).toBe('kg.place.safe');
  });

  test('the Sorceress moves no tile onto its own square', () => {
    expect(refusal(table, conjure([0, 1], [0, 1]))).toBe('kg.place.own-tile');
    const { table: after } = play(table, [conjure([0, 1], [0, 1], consent)]);
    expect(after.position.board.tiles['0,1']).toMatchObject({ character: 'sorceress' });
  });

  test('the square that a moved tile leaves is free, also within the ten', () => {
    expect(refusal(table, conjure([0, 1], [2, 2]), placeTile(1, [0, 1]))).toBeUndefined();
  });

  test('she is never played with a tile', () => {
    expect(refusal(table, placeTile(1, [2, 2], { character: 'sorceress' }))).toBe('kg.character.sorceress');
    expect(refusal(table, placeTile(1, [2, 2], { character: 'sorceress', ...consent }))).toBe('kg.character.sorceress');
  });

  test('her move fills the last space and makes her player the last', () => {
    const spaces = [
      placeTile(1, [2, 2]),
      endTurn,
      placeTile(2, [2, 3]),
      endTurn,
      placeTile(4, [-1, 2]),
      endTurn,
      placeTile(2, [-1, 3]),
      endTurn,
      placeTile(2, [0, 3]),
      endTurn,
    ];
    const ana = playAll(withCharacters(['sorceress', 'king'], second('safe')), spaces);
    const filled = playAll(ana, [conjure([-1, 0], [1, 3])]);
    expect(filled.phase).toBe('locating');
    expect(details(filled).scored).toMatchObject([{}, { last: 'ana', totals: { red: 7, blue: 5, green: 5 } }]);
  });
});

describe('agreement: sorceress-turn', () => {
  const agreements = { 'sorceress-turn': 'whole-turn' };
  const table = withCharacters(['king', 'sorceress'], { agreements });

  test('slot: a pub, a dragon or a house beside a moved house', () => {
    const slot = withCharacters(['king', 'sorceress']);
    expect(refusal(slot, conjure([2, 0], [2, 2]), placeTile(1, [2, 3]), placeTile(0, [1, 3]), dragon([0, 3]))).toBeUndefined();
    expect(refusal(slot, conjure([2, 0], [2, 2]), placeTile(4, [2, 3]))).toBe('kg.turn.one-big');
  });

  test('whole-turn: nothing beside it, before or after', () => {
    for (const beside of [placeTile(1, [2, 3]), placeTile(0, [2, 3]), dragon([0, 3]), placeTile(4, [2, 3])]) {
      expect(refusal(table, conjure([2, 0], [2, 2]), beside)).toBe('kg.character.sorceress');
      expect(refusal(table, beside, conjure([2, 0], [2, 2]))).toBe('kg.character.sorceress');
    }
    expect(refusal(table, conjure([2, 0], [2, 2]), endTurn)).toBeUndefined();
    expect(refusal(table, placeTile(1, [2, 3]), placeTile(0, [2, 2]))).toBeUndefined();
  });

  test('whole-turn: the table may let a tile stand beside it', () => {
    expect(play(table, [conjure([2, 0], [2, 2]), placeTile(0, [2, 3], consent)])).toMatchObject({
      refused: undefined,
      warnings: ['kg.character.sorceress'],
    });
  });
});

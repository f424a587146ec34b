import { describe, expect, test } from 'vitest';
import { game } from '#games/kings-gate/game';
import { edgeSpacesOf, type Orientation, spacesOf } from '#games/kings-gate/law/board';
import { COLOURS, PAIRS, TILE_KINDS } from '#games/kings-gate/law/box';
import { locationOf } from '#games/kings-gate/law/position';
import {
  details,
  dragon,
  endTurn,
  locate,
  onMove,
  PALACE_FILLED,
  placeTile,
  playAll,
  secondLocation,
  startTable,
  type Table,
  tally,
} from './tables';

describe('the law in lists', () => {
  test('the law lists every rule in the order of the rulebook', () => {
    expect(game.law.rules).toEqual([
      'kg.turn.order',
      'kg.turn.at-least-one',
      'kg.turn.hand',
      'kg.turn.one-big',
      'kg.turn.pub-and-dragon',
      'kg.place.adjacent',
      'kg.place.location-square',
      'kg.place.own-tile',
      'kg.place.barracks',
      'kg.place.protected',
      'kg.place.safe',
      'kg.place.greater',
      'kg.supply',
      'kg.dragon.target',
      'kg.dragon.free-space',
      'kg.location.graveyard',
      'kg.location.garrison',
      'kg.location.tourney',
      'kg.score.surrounded',
      'kg.score.total',
      'kg.score.prizes',
      'kg.score.presence',
      'kg.score.tie',
      'kg.score.character',
      'kg.character.held',
      'kg.character.on-placement',
      'kg.character.king',
      'kg.character.bishop',
      'kg.character.wizard',
      'kg.character.guildmaster',
      'kg.character.merchant',
      'kg.character.sorceress',
      'kg.locate.edge',
      'kg.locate.free',
      'kg.locate.by-last',
      'kg.end.no-tiles',
      'kg.end.one-left',
      'kg.end.tenth',
      'kg.end.winner',
      'kg.two.colours',
    ]);
  });

  test('the law lists every agreement with its default first', () => {
    expect(game.law.agreements).toEqual({
      'dragon-on-safe': ['forbidden', 'allowed'],
      graveyard: ['any-two', 'cap-only'],
      'sorceress-turn': ['slot', 'whole-turn'],
      'king-at-once': ['yes', 'no'],
      'tourney-absent': ['counts', 'exempt'],
      debt: ['floor', 'negative'],
      'hidden-points': ['open', 'hidden'],
    });
    expect(startTable().position.agreements).toEqual({
      'dragon-on-safe': 'forbidden',
      graveyard: 'any-two',
      'sorceress-turn': 'slot',
      'king-at-once': 'yes',
      'tourney-absent': 'counts',
      debt: 'floor',
      'hidden-points': 'open',
    });
  });

  test('the law lists what a table may let go, and what it may not', () => {
    const firm = ['kg.turn.order', 'kg.character.held', 'kg.supply', 'kg.place.location-square', 'kg.locate.free'];
    const may = [
      'kg.turn.at-least-one',
      'kg.turn.hand',
      'kg.turn.one-big',
      'kg.place.adjacent',
      'kg.place.own-tile',
      'kg.place.barracks',
      'kg.place.protected',
      'kg.place.safe',
      'kg.place.greater',
      'kg.location.graveyard',
      'kg.location.garrison',
      'kg.character.sorceress',
      'kg.locate.edge',
    ];
    expect([...game.law.waivableRules].sort()).toEqual([...may].sort());
    for (const rule of firm) expect(game.law.waivableRules.has(rule), rule).toBe(false);
  });

  test('the law lists the events about nobody, and how many play', () => {
    expect([...game.law.playerlessTypes]).toEqual(['tally', 'finish']);
    expect(game.law.seats).toEqual({ least: 2, most: 4 });
  });

  test('the box holds the printed locations and tiles', () => {
    expect(COLOURS).toEqual(['yellow', 'green', 'red', 'blue']);
    expect(TILE_KINDS).toEqual([0, 1, 2, 3, 4, 5, 'dragon']);
    expect(PAIRS).toEqual([
      ['yellow', 'green'],
      ['red', 'blue'],
    ]);
  });

  test('a location past the tenth has no prizes', () => {
    expect(locationOf(startTable().position, 11)).toEqual({ name: '', prizes: [0, 0, 0], ground: 'safe', awards: [] });
    expect(locationOf(startTable().position, 10).prizes).toEqual([7, 4, 2]);
  });
});

describe('the squares around a location', () => {
  const keys = (squares: readonly (readonly [number, number])[]) => squares.map(([x, y]) => `${x},${y}`).join(' ');

  test.each<[Orientation, string, string]>([
    ['across', '4,-8 5,-8 6,-8 7,-8 4,-7 7,-7 4,-6 5,-6 6,-6 7,-6', '5,-8 6,-8 4,-7 7,-7 5,-6 6,-6'],
    ['down', '4,-8 5,-8 6,-8 4,-7 6,-7 4,-6 6,-6 4,-5 5,-5 6,-5', '5,-8 4,-7 6,-7 4,-6 6,-6 5,-5'],
  ])('%s: ten spaces row by row, six of them at an edge', (lies, spaces, edges) => {
    expect(keys(spacesOf({ at: [5, -7], lies }))).toBe(spaces);
    expect(keys(edgeSpacesOf({ at: [5, -7], lies }))).toBe(edges);
  });
});

describe('what a verdict shows', () => {
  test('a scored location is shown whole', () => {
    expect(details(playAll(startTable(), PALACE_FILLED))).toEqual({
      scored: [
        {
          n: 1,
          totals: { red: 7, blue: 3, green: 1 },
          ranking: ['red', 'blue', 'green'],
          prizes: { ana: 2, ben: 2 },
          penalty: {},
          characters: { king: 'ana' },
          last: 'ana',
        },
      ],
      tilesLeft: { ana: 16, ben: 19, cat: 21 },
      ground: 'safe',
    });
  });

  test('only prizes that are not 0 are shown, however many ranks are paid', () => {
    const four = startTable({ record: 'pad', players: ['ana', 'ben', 'cat', 'dan'] });
    expect(details(playAll(four, [tally(four, [9, 7, 5, 3])])).scored).toMatchObject([{ prizes: { ana: 2, ben: 2, cat: 1 }, penalty: {} }]);
    const three = startTable({ record: 'pad' });
    const payFor = (totals: readonly (number | null)[]) => details(playAll(three, [tally(three, totals)])).scored[0];
    expect(payFor([9, 7, 5])).toEqual({
      n: 1,
      totals: { red: 9, blue: 7, green: 5 },
      ranking: ['red', 'blue', 'green'],
      prizes: { ana: 2, ben: 2 },
      penalty: {},
      characters: { king: 'ana' },
      last: 'ana',
    });
    expect(payFor([null, 7, null])).toMatchObject({ totals: { red: 0, blue: 7, green: 0 }, prizes: { ben: 2 }, last: 'ana' });
    expect(details(playAll(four, [tally(four, [9, 7, 5, 3])])).scored[0]).toHaveProperty('prizes', { ana: 2, ben: 2, cat: 1 });
  });

  test('a location that nobody played to is scored by who laid it, or by nobody', () => {
    const { position } = startTable();
    const empty = { ...position, supply: {}, last: undefined };
    expect(game.law.details(empty, 'turn').tilesLeft).toEqual({ ana: 0, ben: 0, cat: 0 });
    const pad = startTable({ record: 'pad' }).position;
    const scored = [{ n: 1, ranked: [], last: undefined, lines: [] }];
    expect(game.law.details({ ...pad, scored }, 'tallying').scored).toMatchObject([{ last: null }]);
  });

  test('headlines are shown with their figures', () => {
    const copy = { locations: { 1: { name: 'Schloss' }, 2: { name: 'Dom' } } };
    const headline = ({ position, phase }: Table) => game.law.headline(position, phase as Parameters<typeof game.law.headline>[1]);
    expect(headline(secondLocation({ copy }))).toEqual({ key: 'turn', params: { n: 2, name: 'Dom', player: 'ben', filled: 4 } });
    expect(headline(playAll(startTable({ copy }), PALACE_FILLED))).toEqual({
      key: 'locating',
      params: { player: 'ana', next: { n: 2, name: 'Dom' } },
    });
    const pad = startTable({ copy, record: 'pad' });
    expect(headline(pad)).toEqual({ key: 'tallying', params: { n: 1, name: 'Schloss' } });
    expect(headline(playAll(pad, [tally(pad, [9, 1, 4]), tally(pad, [9, 1, 4]), { type: 'finish' }]))).toEqual({
      key: 'finished',
      params: { winners: ['ana', 'cat'] },
    });
  });

  test('the law asks nobody for remarks', () => {
    const table = startTable();
    expect(game.law.remarks(table.position, { type: 'end-turn', by: 'ana' }, table.position)).toEqual([]);
  });
});

describe('what stays as it was', () => {
  test('a play changes the board, the supply, the turn and who was last, and nothing else', () => {
    const before = secondLocation();
    const { board, supply, played: plays, last, ...rest } = playAll(before, [placeTile(4, [2, 2])]).position;
    expect(rest).toEqual((({ board: _, supply: __, played: ___, last: ____, ...same }) => same)(before.position));
    expect(plays).toEqual([{ kind: 4, colour: 'blue', character: undefined }]);
    expect(last).toBe('ben');
    expect(supply).toEqual({ ...before.position.supply, blue: { 0: 1, 1: 4, 2: 4, 3: 4, 4: 3, 5: 1, dragon: 1 } });
    expect(board).toEqual({
      ...before.position.board,
      tiles: { ...before.position.board.tiles, '2,2': { colour: 'blue', value: 4, character: undefined } },
    });
  });

  test('the end of a turn keeps who was last, and the next location its placer', () => {
    const table = playAll(secondLocation(), [dragon([2, 2]), endTurn]);
    expect([onMove(table), table.position.last, table.position.played]).toEqual(['cat', 'ben', []]);
    const laid = playAll(playAll(startTable(), PALACE_FILLED), [locate([-2, -1], 'down')]);
    expect(laid.position.last).toBe('ana');
    expect(laid.position.board.locations).toEqual([
      { at: [0, 0], lies: 'across' },
      { at: [-2, -1], lies: 'down' },
    ]);
  });
});

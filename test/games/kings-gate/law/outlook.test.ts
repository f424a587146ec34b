import { describe, expect, test } from 'vitest';
import { occupiedSquares } from '#games/kings-gate/law/board';
import { endingOf, summarizeLead } from '#games/kings-gate/law/ending';
import { outlook, totalsForPlacement } from '#games/kings-gate/law/outlook';
import { createTileEvent } from '#games/kings-gate/law/position';
import { relativePositionOf } from '#games/kings-gate/law/relative-position';
import { hasTie, totalsOf } from '#games/kings-gate/law/score';
import { extentOf, type Square } from '#law/grid';
import {
  endTurn,
  locate,
  PALACE_FILLED,
  placeTile,
  play,
  playAll,
  renumberLocation,
  secondLocation,
  startTable,
  tableWithLocationInHole,
  tally,
  withCharacters,
} from './tables';

describe('what holds at the current location', () => {
  test('ranks, prizes and ties as if it were scored now', () => {
    const { ranked, ties, filled, place, ground } = outlook(secondLocation().position);
    expect(place).toEqual({ n: 2, name: '' });
    expect([ground, filled]).toEqual(['safe', 4]);
    // Ben is about to place a tile: he comes last in a tie.
    expect(ties).toEqual(['cat', 'ana', 'ben']);
    expect(ranked).toMatchObject([
      { colour: 'red', total: 2, rank: 1, prize: 3 },
      { colour: 'blue', total: 2, rank: 2, prize: 3 },
      { colour: 'green', total: 1, rank: 3, prize: 0 },
    ]);
  });

  test('a colour without a tile has no total and no prize', () => {
    const { ranked } = outlook(playAll(startTable(), [placeTile(0, [0, -1])]).position);
    expect(ranked.map(({ total, prize }) => [total, prize])).toEqual([
      [0, 2],
      [undefined, 0],
      [undefined, 0],
    ]);
  });

  test('the King turns the ground, the Bishop levels the tiles', () => {
    expect(outlook(withCharacters(['bishop', 'king']).position)).toMatchObject({ ground: 'safe', turned: false, levelled: false });
    const king = playAll(withCharacters(['bishop', 'king']), [placeTile(1, [2, 2], { character: 'king' })]);
    expect(outlook(king.position)).toMatchObject({ ground: 'dangerous', turned: true, levelled: false });
    const bishop = playAll(king, [endTurn, placeTile(2, [0, 3]), endTurn, placeTile(5, [1, 3], { character: 'bishop' })]);
    expect(outlook(bishop.position).levelled).toBe(true);
    expect(outlook(bishop.position).ranked.find(({ colour }) => colour === 'red')?.total).toBe(2);
  });

  test.each([
    [4, 'graveyard'],
    [6, 'garrison'],
    [8, 'tourney'],
    [7, undefined],
  ])('location %i has the limit %s', (n, limit) => {
    expect(outlook(renumberLocation(n, startTable()).position).limit).toBe(limit);
  });

  test('what a location would already be worth', () => {
    const { position } = playAll(startTable(), PALACE_FILLED);
    expect(totalsForPlacement(position, { at: [0, 2], lies: 'across' })).toEqual({ blue: 2, green: 1, red: 2 });
    expect(totalsForPlacement(position, { at: [4, 0], lies: 'down' })).toEqual({});
  });
});

describe('a square by its location', () => {
  const { position } = secondLocation();
  test.each([
    [[0, 1], 2, 0, -1, 'left'],
    [[1, 3], 2, 0, 1, 'right'],
    [[2, 3], 2, 1, 1, undefined],
    [[-1, 2], 2, -1, 0, undefined],
    [[2, -1], 1, 1, -1, undefined],
    [[0, 0], 1, 0, 0, 'left'],
    [[5, 2], 2, 4, 0, undefined],
    [[0, -3], 1, 0, -3, 'left'],
  ] as const)('%j is told from location %i', (square, n, right, down, half) => {
    expect(relativePositionOf(position, square)).toEqual({ place: { n, name: '' }, right, down, half });
  });

  test('a location that lies down has an upper and a lower half', () => {
    const down = playAll(startTable(), [...PALACE_FILLED, locate([3, 0], 'down')]).position;
    expect(relativePositionOf(down, [2, 0])).toMatchObject({ place: { n: 2 }, right: -1, down: 0, half: 'upper' });
    expect(relativePositionOf(down, [4, 1])).toMatchObject({ right: 1, down: 0, half: 'lower' });
  });

  test('above and below a location that lies down there are no halves', () => {
    const down = playAll(startTable(), [...PALACE_FILLED, locate([3, 0], 'down')]).position;
    expect(relativePositionOf(down, [3, -1])).toMatchObject({ place: { n: 2 }, right: 0, down: -1, half: undefined });
    expect(relativePositionOf(down, [4, 2])).toMatchObject({ place: { n: 2 }, right: 1, down: 1, half: undefined });
  });

  test('the current location comes first where it touches the square, even a square that another covers', () => {
    const hole = tableWithLocationInHole().position;
    expect(relativePositionOf(hole, [1, 0])).toMatchObject({ place: { n: 3 }, right: 1, down: -1 });
    expect(relativePositionOf(hole, [0, 2])).toMatchObject({ place: { n: 3 }, right: 0, down: 0, half: 'lower' });
    expect(relativePositionOf(hole, [2, 0])).toMatchObject({ place: { n: 2 }, right: -1, down: 0, half: 'upper' });
  });

  test('is told from the nearest where none touches it: by the longer way, then by both, and the later of two', () => {
    const between = (...at: readonly Square[]) => ({
      ...position,
      board: { tiles: {}, locations: [...at, [90, 90] as const].map((each) => ({ at: each, lies: 'across' as const })) },
      n: 3,
    });
    expect(relativePositionOf(between([8, 3], [0, 0]), [5, 0]).place.n).toBe(1);
    expect(relativePositionOf(between([0, 0], [8, 3]), [5, 0]).place.n).toBe(2);
    expect(relativePositionOf(between([0, 0], [7, 2]), [4, 0]).place.n).toBe(1);
    expect(relativePositionOf(between([0, 0], [3, 6]), [0, 3]).place.n).toBe(1);
    expect(relativePositionOf(between([0, 0], [0, 6]), [0, 3]).place.n).toBe(2);
    // Beside the one, at a corner of the other.
    expect(relativePositionOf(between([0, 0], [2, 2]), [1, 1]).place.n).toBe(1);
  });

  test('is told from the first corner of all where there is no location', () => {
    const bare = { ...position, board: { tiles: {}, locations: [] } };
    expect(relativePositionOf(bare, [4, -3])).toEqual({ place: { n: 2, name: '' }, right: 4, down: -3, half: undefined });
  });

  test('the extent covers all that lies there', () => {
    expect(extentOf(occupiedSquares(position.board))).toEqual({ from: [-1, -1], to: [2, 2] });
    const far = play(startTable(), [placeTile(2, [-7, 5], { consent: true })]).table.position;
    expect(extentOf(occupiedSquares(far.board))).toEqual({ from: [-7, 0], to: [1, 5] });
  });
});

describe('how a game ended', () => {
  test('is nothing while it goes on, or where a pad was closed', () => {
    expect(endingOf(startTable().position)).toBeUndefined();
    expect(endingOf(startTable({ record: 'pad' }).position)).toBeUndefined();
  });

  test('is by the tenth location, at the table and in a pad', () => {
    const pad = startTable({ record: 'pad', from: { location: 10, points: { ana: 0, ben: 0, cat: 0 } } });
    expect(endingOf(playAll(pad, [tally(pad, [3, 2, 1])]).position)).toBe('kg.end.tenth');
    const table = renumberLocation(10, playAll(startTable(), PALACE_FILLED.slice(0, -1)));
    expect(endingOf(playAll(table, [placeTile(2, [2, 1])]).position)).toBe('kg.end.tenth');
  });

  test('is never by tiles in a pad, which has none', () => {
    const { position } = startTable({ record: 'pad' });
    expect(endingOf({ ...position, supply: {} })).toBeUndefined();
    expect(endingOf({ ...startTable().position, supply: {} })).toBe('kg.end.no-tiles');
  });

  test('is by the last tile of all, or with one player left', () => {
    const { position } = startTable();
    expect(endingOf({ ...position, supply: { red: position.box.tiles } })).toBe('kg.end.one-left');
    const tiles = { 0: 0, 1: 1, 2: 0, 3: 0, 4: 0, 5: 0, dragon: 0 };
    const all = playAll(startTable({ copy: { tiles } }), [
      placeTile(1, [0, -1]),
      endTurn,
      placeTile(1, [1, -1]),
      endTurn,
      placeTile(1, [2, -1]),
    ]);
    expect(all.isFinished).toBe(true);
    expect(endingOf(all.position)).toBe('kg.end.no-tiles');
  });
});

test('who leads, and whom of them the last location leaves ahead', () => {
  const createStanding = (player: string, rank: number, points: number) => ({ player, rank, points });
  expect(summarizeLead([createStanding('ben', 1, 5), createStanding('ana', 2, 5), createStanding('cat', 3, 4)])).toEqual({
    most: 5,
    equal: ['ben', 'ana'],
    winners: ['ben'],
  });
  expect(summarizeLead([])).toEqual({ most: 0, equal: [], winners: [] });
});

test('a scoring’s totals leave absent colours out, and its ties are those of equal totals', () => {
  const pad = startTable({ record: 'pad' });
  const scoring = (totals: readonly (number | null)[]) => playAll(pad, [tally(pad, totals)]).position.scored;
  expect(scoring([3, null, 3]).map(totalsOf)).toEqual([{ red: 3, green: 3 }]);
  expect(scoring([3, null, 3]).map(hasTie)).toEqual([true]);
  expect(scoring([3, null, 2]).map(hasTie)).toEqual([false]);
  expect(scoring([3, null, null]).map(hasTie)).toEqual([false]);
});

test('a tile in hand and a square make the event that the board plays', () => {
  expect(createTileEvent('dragon', 'red', [1, 2])).toEqual({ type: 'dragon', at: [1, 2], colour: 'red' });
  expect(createTileEvent(3, 'red', [1, 2])).toStrictEqual({ type: 'place', value: 3, at: [1, 2], colour: 'red' });
  expect(createTileEvent(3, 'red', [1, 2], 'king')).toEqual({ type: 'place', value: 3, at: [1, 2], colour: 'red', character: 'king' });
});

import { describe, expect, test } from 'vitest';
import { game } from '#games/kings-gate/game';
import {
  conjure,
  details,
  dragon,
  endTurn,
  locate,
  onMove,
  PALACE_FILLED,
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

const locating = playAll(startTable(), PALACE_FILLED);

describe('kg.locate.edge', () => {
  test('a location needs an edge with a tile, a corner does not do', () => {
    expect(refusal(locating, locate([3, 2]))).toBe('kg.locate.edge');
    expect(refusal(locating, locate([3, 2], 'down'))).toBe('kg.locate.edge');
    expect(refusal(locating, locate([2, 2]))).toBeUndefined();
    expect(refusal(locating, locate([3, 1], 'down'))).toBeUndefined();
    expect(refusal(locating, locate([20, 20]))).toBe('kg.locate.edge');
  });

  test('a corner with a tile does not do on any side', () => {
    for (const corner of [
      locate([3, 2]),
      locate([-3, 2]),
      locate([3, -2]),
      locate([-3, -2]),
      locate([3, 2], 'down'),
      locate([-2, 2], 'down'),
      locate([3, -3], 'down'),
      locate([-2, -3], 'down'),
    ])
      expect(refusal(locating, corner), JSON.stringify(corner)).toBe('kg.locate.edge');
  });

  test('either square of the location may have the edge', () => {
    expect(refusal(locating, locate([-3, 0]))).toBeUndefined();
    expect(refusal(locating, locate([-4, 0]))).toBe('kg.locate.edge');
    expect(refusal(locating, locate([0, -3], 'down'))).toBeUndefined();
  });

  test('an edge with a location in play will do', () => {
    const hole = playAll(withCharacters(['king', 'sorceress']), [
      conjure([2, 0], [2, 2]),
      placeTile(1, [2, 3]),
      placeTile(1, [1, 3]),
      placeTile(0, [0, 3]),
      endTurn,
      placeTile(2, [-1, 3]),
      endTurn,
      placeTile(2, [-1, 2]),
    ]);
    expect(hole.phase).toBe('locating');
    const emptied = { ...hole.position, board: { ...hole.position.board, tiles: {} } };
    expect(refusal({ ...hole, position: emptied }, locate([2, 0]))).toBeUndefined();
  });

  test('a location without an edge can be let stand by consent', () => {
    const { warnings, table } = play(locating, [locate([20, 20], 'across', { consent: true })]);
    expect(warnings).toEqual(['kg.locate.edge']);
    expect(refusal(table, placeTile(4, [19, 19]))).toBeUndefined();
  });
});

describe('kg.locate.free', () => {
  test('a location needs two squares without a tile or a location', () => {
    expect(refusal(locating, locate([2, 1]))).toBe('kg.locate.free');
    expect(refusal(locating, locate([1, 1], 'down'))).toBe('kg.locate.free');
    expect(refusal(locating, locate([0, 0]))).toBe('kg.locate.free');
    expect(refusal(locating, locate([1, 0], 'down'))).toBe('kg.locate.free');
    expect(refusal(locating, locate([2, 1], 'across', { consent: true }))).toBe('kg.locate.free');
  });
});

describe('kg.locate.by-last', () => {
  test('the player of the last tile lays it, and that ends the turn', () => {
    expect(onMove(locating)).toBe('ana');
    expect(refusal(locating, locate([0, 2], 'across', { by: 'ben' }))).toBe('kg.turn.order');
    const next = playAll(locating, [locate([0, 2])]);
    expect([next.phase, onMove(next), next.position.played]).toEqual(['turn', 'ben', []]);
  });

  test('tiles and locations are out of phase in each other’s', () => {
    expect(refusal(startTable(), locate([0, 2]))).toBe('phase');
    expect(refusal(locating, placeTile(2, [0, 2]))).toBe('phase');
  });

  test('the player of the last tile lays the location even without tiles left', () => {
    const tiles = { 0: 0, 1: 5, 2: 1, 3: 0, 4: 0, 5: 0, dragon: 0 };
    const out = playAll(startTable({ copy: { tiles } }), PALACE_FILLED);
    expect([out.phase, onMove(out)]).toEqual(['locating', 'ana']);
    const next = playAll(out, [locate([0, 2]), placeTile(1, [2, 2]), endTurn, placeTile(1, [2, 3]), endTurn]);
    expect(onMove(next)).toBe('ben');
  });

  test('a location whose ten spaces are all taken is scored at once, its placer being the last', () => {
    const ring = allTakenRing();
    const laid = playAll(ring, [locate([0, 2])]);
    expect(laid.phase).toBe('locating');
    expect(onMove(laid)).toBe('ana');
    expect(details(laid).scored).toHaveLength(ring.position.scored.length + 1);
    expect(details(laid).scored.at(-1)).toMatchObject({
      last: 'ana',
      totals: { red: 9, blue: 9, green: 3 },
      ranking: ['blue', 'red', 'green'],
    });
  });
});

/** Ana is to lay a location; 0,2 and 1,2 are free and everything around them is taken. */
function allTakenRing() {
  const { position } = locating;
  const more = ['-1,2 red 4', '2,2 blue 4', '-1,3 green 1', '0,3 green 1', '1,3 blue 3', '2,3 red 3'].map((line) => {
    const [key = '', colour, value] = line.split(' ');
    return [key, { colour, value: Number(value), character: undefined }] as const;
  });
  const tiles = { ...position.board.tiles, ...Object.fromEntries(more) } as typeof position.board.tiles;
  return game.flow.stateIn('locating', { ...position, board: { ...position.board, tiles } });
}

describe('kg.end.no-tiles', () => {
  const tiles = { 0: 0, 1: 3, 2: 0, 3: 0, 4: 0, 5: 0, dragon: 0 };
  const nine = [
    placeTile(1, [-1, -1]),
    placeTile(1, [0, -1]),
    placeTile(1, [1, -1]),
    endTurn,
    placeTile(1, [2, -1]),
    placeTile(1, [-1, 0]),
    placeTile(1, [2, 0]),
    endTurn,
    placeTile(1, [-1, 1]),
    placeTile(1, [0, 1]),
  ];

  test('the last tile of all scores the location and ends the game, without an end of turn', () => {
    const before = playAll(startTable({ copy: { tiles } }), nine);
    expect(before.phase).toBe('turn');
    const end = playAll(before, [placeTile(1, [1, 1])]);
    expect(end.isFinished).toBe(true);
    expect(details(end).scored).toMatchObject([
      { n: 1, totals: { red: 3, blue: 3, green: 3 }, ranking: ['red', 'blue', 'green'], last: 'cat' },
    ]);
    expect(pointsOf(end)).toEqual({ ana: 2, ben: 2, cat: 0 });
    expect(refusal(end, endTurn)).toBe('phase');
  });

  test('the game ends when a dragon is the last tile', () => {
    const end = playAll(startTable({ copy: { tiles: { ...tiles, 1: 1, dragon: 1 }, locations: { 1: { ground: 'dangerous' } } } }), [
      ...[
        placeTile(1, [0, 1]),
        dragon([1, 1]),
        endTurn,
        placeTile(1, [1, 1]),
        dragon([2, 1]),
        endTurn,
        placeTile(1, [2, 1]),
        dragon([0, 1]),
      ],
    ]);
    expect(end.isFinished).toBe(true);
    expect(details(end).scored).toMatchObject([{ totals: { red: 0, blue: 1, green: 1 }, ranking: ['blue', 'green', 'red'], last: 'cat' }]);
  });

  test('the only one with tiles plays on alone until then', () => {
    const alone = playAll(startTable({ copy: { tiles } }), [...nine, endTurn]);
    expect(onMove(alone)).toBe('cat');
    expect(playAll(alone, [placeTile(1, [1, 1])]).isFinished).toBe(true);
  });
});

describe('kg.end.one-left', () => {
  test('after a scoring only one player has tiles: no further location', () => {
    const tiles = { 0: 0, 1: 5, 2: 1, 3: 0, 4: 0, 5: 0, dragon: 0 };
    const start = playAll(secondLocation({ copy: { tiles } }), [
      placeTile(1, [2, 2]),
      placeTile(1, [2, 3]),
      endTurn,
      placeTile(2, [1, 3]),
      endTurn,
    ]);
    const later = playAll(start, [placeTile(2, [0, 3]), endTurn, placeTile(1, [-1, 2]), endTurn]);
    expect(onMove(later)).toBe('cat');
    const end = playAll(later, [placeTile(1, [-1, 3])]);
    expect(details(end).tilesLeft).toEqual({ ana: 0, ben: 0, cat: 2 });
    expect([end.phase, end.isFinished]).toEqual(['finished', true]);
  });

  test('the game goes on while two players have tiles', () => {
    expect(locating.phase).toBe('locating');
  });
});

describe('kg.end.tenth', () => {
  test('a pad ends with the tenth location', () => {
    const pad = startTable({ record: 'pad' });
    const nine = Array.from({ length: 9 }, () => tally(pad, [3, 2, 1]));
    const ninth = playAll(pad, nine);
    expect(ninth.phase).toBe('tallying');
    const end = playAll(ninth, [tally(pad, [3, 2, 1])]);
    expect(end.isFinished).toBe(true);
    expect(refusal(end, tally(pad, [3, 2, 1]))).toBe('phase');
  });

  test('a table game ends with the tenth location', () => {
    const end = playAll(renumberLocation(10, playAll(startTable(), PALACE_FILLED.slice(0, -1))), [placeTile(2, [2, 1])]);
    expect([end.phase, end.isFinished]).toEqual(['finished', true]);
    expect(details(end)).toMatchObject({ scored: [{ n: 10, prizes: { ana: 7, ben: 4 } }], ground: 'dangerous' });
  });
});

describe('the pad', () => {
  const pad = startTable({ record: 'pad' });

  test('shows the ground of the next location, but no turn and no tiles', () => {
    expect([pad.phase, onMove(pad)]).toEqual(['tallying', undefined]);
    expect(details(pad)).toEqual({ scored: [], tilesLeft: null, ground: 'safe' });
    expect(details(playAll(pad, [tally(pad, [3, 2, 1]), tally(pad, [3, 2, 1])])).ground).toBe('dangerous');
    expect(details(playAll(pad, [{ type: 'finish' }])).ground).toBeNull();
  });

  test('it takes nothing of the table, and the table nothing of the pad', () => {
    for (const event of [placeTile(2, [0, 1]), dragon([0, 1]), conjure([0, 1], [1, 1]), endTurn, locate([0, 2])])
      expect(refusal(pad, event)).toBe('phase');
    expect(refusal(startTable(), tally(pad, [3, 2, 1]))).toBe('phase');
    expect(refusal(startTable(), { type: 'finish' })).toBe('phase');
  });

  test('it may begin in the middle', () => {
    const middle = startTable({ record: 'pad', from: { location: 5, points: { ana: 7, ben: 2, cat: 4 } } });
    expect(pointsOf(middle)).toEqual({ ana: 7, ben: 2, cat: 4 });
    expect(details(middle).ground).toBe('safe');
    const after = playAll(middle, [tally(middle, [1, 9, 5])]);
    expect(details(after).scored).toMatchObject([{ n: 5, prizes: { ben: 3, cat: 2 } }]);
    expect(pointsOf(after)).toEqual({ ana: 7, ben: 5, cat: 6 });
    const last = startTable({ record: 'pad', from: { location: 10, points: { ana: 0, ben: 0, cat: 0 } } });
    expect(playAll(last, [tally(last, [1, 9, 5])]).isFinished).toBe(true);
  });

  test('knows that the characters of the locations before were given away', () => {
    const copy = { locations: { 5: { awards: ['king', 'sorceress'] } } };
    const middle = startTable({ record: 'pad', copy, from: { location: 5, points: { ana: 0, ben: 0, cat: 0 } } });
    expect(details(playAll(middle, [tally(middle, [9, 5, 1])])).scored).toMatchObject([{ characters: { sorceress: 'ben' } }]);
    expect(details(playAll(middle, [tally(middle, [9, 5, 1])])).scored[0]?.characters).not.toHaveProperty('king');
  });

  test('each character exists once: the second place does not take what the first has taken', () => {
    const twice = startTable({ record: 'pad', copy: { locations: { 1: { awards: ['king', 'king'] } } } });
    expect(details(playAll(twice, [tally(twice, [9, 5, 1])])).scored[0]?.characters).toEqual({ king: 'ana' });
    const absent = { ...tally(twice, [9, 5, 1]), totals: { red: null, blue: null, green: null } };
    expect(details(playAll(twice, [absent])).scored[0]?.characters).toEqual({});
  });

  test('takes no total for a colour that nobody plays', () => {
    const event = tally(pad, [3, 2, 1]);
    expect(refusal(pad, { ...event, totals: { ...event.totals, yellow: 4 } })).toBe('kg.supply');
  });
});

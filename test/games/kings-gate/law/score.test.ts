import { describe, expect, test } from 'vitest';
import { game } from '#games/kings-gate/game';
import { effectiveBox } from '#games/kings-gate/law/box';
import { prizeOf, rankColours, type Seats, scoreTally } from '#games/kings-gate/law/score';
import {
  details,
  dragon,
  endTurn,
  PALACE_FILLED,
  placeTile,
  play,
  playAll,
  pointsOf,
  ranksOf,
  refusal,
  secondLocation,
  startTable,
  tableWithLocationInHole,
  tally,
  withCharacters,
} from './tables';

const pad = (players: readonly string[], more: object = {}) => startTable({ record: 'pad', players, ...more });
const TWO = ['ana', 'ben'];
const THREE = ['ana', 'ben', 'cat'];
const FOUR = ['ana', 'ben', 'cat', 'dan'];

const scoreTotals = (players: readonly string[], totals: readonly (number | null)[], last = 'ana') => {
  const table = pad(players);
  return playAll(table, [tally(table, totals, last)]);
};

describe('kg.score.surrounded', () => {
  test('the tenth space scores the location before the turn ends', () => {
    const table = playAll(startTable(), PALACE_FILLED);
    expect(table.phase).toBe('locating');
    expect(details(table).scored).toHaveLength(1);
    expect(details(playAll(startTable(), PALACE_FILLED.slice(0, -1))).scored).toEqual([]);
  });

  test('a scoring ends the turn, and the rest of it is lost', () => {
    expect(refusal(startTable(), ...PALACE_FILLED, placeTile(0, [0, 2]))).toBe('phase');
    expect(refusal(startTable(), ...PALACE_FILLED, endTurn)).toBe('phase');
  });

  test('covering a tile at a full-but-one location does not score it', () => {
    const table = playAll(startTable({ copy: { locations: { 1: { ground: 'dangerous' } } } }), PALACE_FILLED.slice(0, -1));
    expect(playAll(table, [placeTile(4, [1, 1])]).phase).toBe('turn');
  });

  test('squares of other locations among the ten are taken and belong to nobody', () => {
    const table = playAll(tableWithLocationInHole(), [
      placeTile(2, [-1, 2]),
      endTurn,
      placeTile(2, [1, 2]),
      endTurn,
      placeTile(2, [-1, 3]),
      endTurn,
      placeTile(4, [0, 3]),
      endTurn,
    ]);
    expect(details(table).scored).toHaveLength(2);
    expect(details(playAll(table, [placeTile(4, [1, 3])])).scored).toMatchObject([
      {},
      {},
      { n: 3, totals: { red: 7, blue: 3, green: 7 }, ranking: ['green', 'red', 'blue'], last: 'ana' },
    ]);
  });
});

describe('kg.score.total', () => {
  test('a total counts visible tiles in the ten spaces, whenever they were placed', () => {
    const table = playAll(secondLocation(), [
      placeTile(4, [2, 2]),
      endTurn,
      placeTile(4, [2, 3]),
      endTurn,
      placeTile(3, [-1, 2]),
      endTurn,
      placeTile(2, [-1, 3]),
      endTurn,
      placeTile(2, [0, 3]),
      endTurn,
      placeTile(0, [1, 3]),
    ]);
    expect(details(table).scored).toMatchObject([
      { n: 1, totals: { red: 7, blue: 3, green: 1 } },
      { n: 2, totals: { red: 5, blue: 8, green: 7 } },
    ]);
  });

  test('covered and eaten tiles count for no total', () => {
    const table = playAll(secondLocation({ copy: { locations: { 2: { ground: 'dangerous' } } } }), [
      placeTile(4, [1, 1]),
      endTurn,
      dragon([0, 1]),
      placeTile(5, [-1, 1]),
      endTurn,
    ]);
    const filled = playAll(table, [
      placeTile(4, [2, 2]),
      endTurn,
      placeTile(2, [2, 3]),
      endTurn,
      placeTile(2, [-1, 2]),
      endTurn,
      placeTile(3, [-1, 3]),
      endTurn,
      placeTile(2, [0, 3]),
      endTurn,
      placeTile(2, [1, 3]),
      endTurn,
      placeTile(3, [0, 1]),
    ]);
    expect(details(filled).scored).toMatchObject([{}, { totals: { red: 12, blue: 8, green: 9 } }]);
  });
});

describe('kg.score.prizes', () => {
  test('four players: three ranks are paid', () => {
    expect(pointsOf(scoreTotals(FOUR, [9, 7, 5, 3]))).toEqual({ ana: 2, ben: 2, cat: 1, dan: 0 });
  });

  test('three players: two ranks are paid', () => {
    expect(pointsOf(scoreTotals(THREE, [3, 9, 7]))).toEqual({ ana: 0, ben: 2, cat: 2 });
  });

  test('prizes are those of the table’s own box', () => {
    const table = pad(FOUR, { copy: { locations: { 1: { prizes: [9, 0, 4] } } } });
    expect(details(playAll(table, [tally(table, [1, 2, 3, 4])])).scored).toMatchObject([{ prizes: { dan: 9, ben: 4 } }]);
  });

  test('prizes are the defaults where the table’s box says nothing', () => {
    expect(effectiveBox({}).locations.map(({ prizes, ground, awards }) => [prizes.join('/'), ground, ...awards].join(' '))).toEqual([
      '2/2/1 safe king',
      '3/3/1 safe bishop',
      '4/3/2 dangerous wizard',
      '5/4/3 dangerous',
      '3/2/2 safe guildmaster merchant',
      '4/3/2 safe',
      '6/3/1 dangerous',
      '3/0/0 dangerous',
      '4/3/2 safe sorceress',
      '7/4/2 dangerous',
    ]);
    expect(effectiveBox({ tiles: { 0: 10, 1: 11, 2: 12, 3: 13, 4: 14, 5: 15, dragon: 16 } }).tiles).toEqual({
      ...{ 0: 10, 1: 11, 2: 12, 3: 13, 4: 14, 5: 15 },
      dragon: 16,
    });
    expect(effectiveBox({}).tiles).toEqual({ 0: 1, 1: 7, 2: 4, 3: 4, 4: 4, 5: 1, dragon: 1 });
  });
});

describe('kg.score.presence', () => {
  test('a colour without a tile takes no prize; a pub is enough', () => {
    expect(pointsOf(scoreTotals(FOUR, [null, 5, null, null]))).toEqual({ ana: 0, ben: 2, cat: 0, dan: 0 });
    expect(pointsOf(scoreTotals(FOUR, [0, 5, null, null]))).toEqual({ ana: 2, ben: 2, cat: 0, dan: 0 });
  });

  test('absent colours rank after a lone pub', () => {
    expect(details(scoreTotals(FOUR, [null, 0, null, 0], 'ben')).scored).toMatchObject([
      { ranking: ['yellow', 'blue', 'green', 'red'], totals: { red: 0, blue: 0, green: 0, yellow: 0 } },
    ]);
  });

  test('a colour without a tile takes no character either', () => {
    const table = pad(THREE);
    expect(details(playAll(table, [tally(table, [null, null, null])])).scored).toMatchObject([{ prizes: {}, characters: {} }]);
  });
});

describe('kg.score.tie', () => {
  test('ties go clockwise from the left of the player of the last tile, who comes last', () => {
    const rankings = FOUR.map((last) => (details(scoreTotals(FOUR, [4, 4, 4, 4], last)).scored[0] ?? { ranking: [] }).ranking.join(' '));
    expect(rankings).toEqual(['blue green yellow red', 'green yellow red blue', 'yellow red blue green', 'red blue green yellow']);
  });

  test('a tie skips whoever is not involved', () => {
    expect(details(scoreTotals(FOUR, [9, 4, 1, 4], 'ben')).scored).toMatchObject([{ ranking: ['red', 'yellow', 'blue', 'green'] }]);
    expect(details(scoreTotals(FOUR, [9, 4, 1, 4], 'cat')).scored).toMatchObject([{ ranking: ['red', 'yellow', 'blue', 'green'] }]);
    expect(details(scoreTotals(FOUR, [9, 4, 1, 4], 'dan')).scored).toMatchObject([{ ranking: ['red', 'blue', 'yellow', 'green'] }]);
  });

  test('tied colours of one owner rank in the order of the set-up', () => {
    expect(details(scoreTotals(TWO, [4, 4, 4, 4], 'ben')).scored).toMatchObject([{ ranking: ['yellow', 'green', 'red', 'blue'] }]);
    const table = startTable({ record: 'pad', players: TWO });
    const turned: Seats = { ...table.position, colours: { ana: ['green', 'yellow'], ben: ['blue', 'red'] } };
    expect(rankColours(turned, { yellow: 4, green: 4, red: 4, blue: 4 }, 'ana')).toEqual(['blue', 'red', 'green', 'yellow']);
  });

  test('before anybody has placed a tile ties go from the first seat', () => {
    const seats = pad(FOUR).position;
    expect(rankColours(seats, { yellow: 4, green: 4, red: 4, blue: 4 }, undefined)).toEqual(['red', 'blue', 'green', 'yellow']);
  });

  test('at the table the last is the player of the last tile, dragon or move', () => {
    const tied = playAll(startTable(), [
      ...[
        placeTile(1, [-1, -1]),
        placeTile(1, [0, -1]),
        endTurn,
        placeTile(1, [1, -1]),
        placeTile(1, [2, -1]),
        endTurn,
        placeTile(1, [-1, 0]),
        placeTile(1, [2, 0]),
        endTurn,
      ],
      ...[placeTile(1, [-1, 1]), endTurn, placeTile(1, [0, 1]), endTurn, placeTile(1, [1, 1]), endTurn, placeTile(0, [2, 1])],
    ]);
    expect(details(tied).scored).toMatchObject([{ totals: { red: 3, blue: 3, green: 3 }, ranking: ['blue', 'green', 'red'], last: 'ana' }]);
  });
});

describe('kg.score.character', () => {
  test('the first takes the character; where two are printed the second takes one too', () => {
    expect(details(scoreTotals(THREE, [3, 9, 7])).scored).toMatchObject([{ characters: { king: 'ben' } }]);
    const table = startTable({ record: 'pad', from: { location: 5, points: { ana: 0, ben: 0, cat: 0 } } });
    expect(details(playAll(table, [tally(table, [3, 9, 7])])).scored).toMatchObject([
      { characters: { guildmaster: 'ben', merchant: 'cat' } },
    ]);
  });

  test('with two players both characters may go to one', () => {
    const table = startTable({ record: 'pad', players: TWO, from: { location: 5, points: { ana: 0, ben: 0 } } });
    expect(details(playAll(table, [tally(table, [3, 2, 9, 7])])).scored).toMatchObject([
      { characters: { guildmaster: 'ben', merchant: 'ben' } },
    ]);
  });

  test('a character won before stays in hand, and a pad knows who was last', () => {
    const table = pad(THREE);
    const { position } = playAll(table, [tally(table, [9, 5, 1], 'cat'), tally(table, [9, 5, 1], 'ben')]);
    expect(position.held).toEqual({ ana: ['king', 'bishop'], ben: [], cat: [] });
    expect(position.last).toBe('ben');
  });

  test('a character that nobody can take leaves the game', () => {
    const table = pad(THREE, { copy: { locations: { 1: { awards: ['king', 'bishop'] }, 2: { awards: ['bishop', 'king'] } } } });
    const { scored } = details(playAll(table, [tally(table, [5, null, null]), tally(table, [5, 4, 3])]));
    expect(scored.map(({ characters }) => characters)).toEqual([{ king: 'ana' }, {}]);
  });

  test('whoever has no tiles left wins the character and discards it', () => {
    const tiles = { 0: 0, 1: 5, 2: 1, 3: 0, 4: 0, 5: 0, dragon: 0 };
    const table = playAll(startTable({ copy: { tiles } }), PALACE_FILLED);
    expect(details(table).tilesLeft).toEqual({ ana: 0, ben: 3, cat: 5 });
    expect(details(table).scored).toMatchObject([{ characters: { king: 'ana' } }]);
    expect(table.position.held).toEqual({ ana: [], ben: [], cat: [] });
    expect(table.phase).toBe('locating');
  });
});

describe('kg.end.winner', () => {
  test('most points win, then the prizes of the last scored location', () => {
    const table = pad(THREE);
    const tied = playAll(table, [tally(table, [9, 7, 5]), tally(table, [1, 5, 9], 'ben'), tally(table, [9, 1, 0])]);
    expect(pointsOf(tied)).toEqual({ ana: 6, ben: 8, cat: 3 });
    const even = playAll(pad(THREE), [tally(table, [9, 1, 5]), tally(table, [1, 9, 5])]);
    expect(pointsOf(even)).toEqual({ ana: 2, ben: 3, cat: 5 });
    const level = playAll(pad(THREE), [tally(table, [9, 7, 5])]);
    expect(ranksOf(level)).toEqual(['1 ana', '1 ben', '3 cat']);
    const broken = pad(THREE, { copy: { locations: { 2: { prizes: [4, 2, 0] }, 1: { prizes: [2, 0, 0] } } } });
    expect(ranksOf(playAll(broken, [tally(broken, [9, 7, 5]), tally(broken, [5, 7, null])]))).toEqual(['1 ben', '2 ana', '3 cat']);
  });

  test('a prize of 1 at the last location is more than none', () => {
    const table = pad(FOUR, { from: { location: 1, points: { ana: 0, ben: 0, cat: 0, dan: 1 } } });
    expect(ranksOf(playAll(table, [tally(table, [9, 7, 5, 3])]))).toEqual(['1 ana', '1 ben', '3 cat', '4 dan']);
  });

  test('only prizes break the tie, not the loss at the Tourney Grounds', () => {
    const points = { ana: 3, ben: 9, cat: 0 };
    const table = pad(THREE, { from: { location: 8, points } });
    const after = playAll(table, [tally(table, [9, 1, 2], 'cat')]);
    expect(pointsOf(after)).toEqual({ ana: 6, ben: 6, cat: 0 });
    expect(ranksOf(after)).toEqual(['1 ana', '2 ben', '3 cat']);
  });

  test('players who are still tied share the victory', () => {
    const table = pad(FOUR);
    const end = playAll(table, [tally(table, [9, 7, null, null]), { type: 'finish' }]);
    expect(ranksOf(end)).toEqual(['1 ana', '1 ben', '3 cat', '3 dan']);
  });

  test('points that the table gave count, but break no tie', () => {
    const table = pad(THREE);
    const end = playAll(table, [tally(table, [9, 7, 5]), { type: 'adjust', by: 'cat', points: 2, reason: 'late' }]);
    expect(ranksOf(end)).toEqual(['1 ana', '1 ben', '3 cat']);
  });
});

describe('kg.two.colours', () => {
  const two = startTable({ players: TWO });
  const yellow = { colour: 'yellow' };
  const green = { colour: 'green' };

  test('turn limits ignore colour', () => {
    expect(refusal(two, placeTile(1, [0, 1], green), placeTile(1, [1, 1], yellow), placeTile(1, [2, 1], yellow))).toBeUndefined();
    expect(refusal(two, placeTile(4, [0, 1], green), placeTile(2, [1, 1], yellow))).toBe('kg.turn.one-big');
  });

  test('each colour is ranked on its own and its owner takes all prizes', () => {
    expect(pointsOf(scoreTotals(TWO, [9, 7, 5, 3]))).toEqual({ ana: 4, ben: 1 });
    expect(details(scoreTotals(TWO, [9, 1, 5, 3])).scored).toMatchObject([{ prizes: { ana: 2, ben: 3 } }]);
  });

  test('both colours are in the stack', () => {
    expect(details(two).tilesLeft).toEqual({ ana: 44, ben: 44 });
  });
});

describe('agreement: debt', () => {
  const tourney = (agreements: object) => pad(THREE, { agreements, from: { location: 8, points: { ana: 0, ben: 1, cat: 0 } } });

  test('floor: points stop at 0, the penalty is shown whole', () => {
    const table = tourney({});
    const after = playAll(table, [tally(table, [9, 1, 4])]);
    expect(pointsOf(after)).toEqual({ ana: 3, ben: 0, cat: 0 });
    expect(details(after).scored).toMatchObject([{ penalty: { ben: 3 } }]);
    expect(game.law.lines(after.position).filter(({ reason }) => reason.rule === 'debt')).toMatchObject([{ player: 'ben', points: 2 }]);
  });

  test('floor: the prizes of that scoring are added first', () => {
    const table = pad(TWO, { from: { location: 8, points: { ana: 0, ben: 0 } } });
    const after = playAll(table, [tally(table, [9, 1, 5, 4])]);
    expect(pointsOf(after)).toEqual({ ana: 0, ben: 0 });
    expect(game.law.lines(after.position).some(({ reason }) => reason.rule === 'debt')).toBe(false);
  });

  test('floor: a debt that was let go does not come back', () => {
    const table = tourney({});
    expect(pointsOf(playAll(table, [tally(table, [9, 1, 4]), tally(table, [1, 9, 4])])).ben).toBe(4);
    const adjusted = playAll(pad(THREE), [
      { type: 'adjust', by: 'ana', points: -4, reason: 'a lost bet' },
      { type: 'adjust', by: 'ana', points: 3, reason: 'a gift' },
    ]);
    expect(pointsOf(adjusted).ana).toBe(3);
  });

  test('negative: points go below 0', () => {
    const table = tourney({ debt: 'negative' });
    expect(pointsOf(playAll(table, [tally(table, [9, 1, 4])]))).toEqual({ ana: 3, ben: -2, cat: 0 });
    expect(pointsOf(playAll(table, [{ type: 'adjust', by: 'cat', points: -4, reason: 'a lost bet' }])).cat).toBe(-4);
  });
});

describe('agreement: hidden-points', () => {
  test('hidden-points changes what is shown and nothing that is counted', () => {
    const table = pad(THREE, { agreements: { 'hidden-points': 'hidden' } });
    expect(pointsOf(playAll(table, [tally(table, [9, 7, 5])]))).toEqual(pointsOf(scoreTotals(THREE, [9, 7, 5])));
    expect(game.law.agreements['hidden-points']).toEqual(['open', 'hidden']);
  });
});

describe('lines of the score sheet', () => {
  const sheet = (table: ReturnType<typeof startTable>) =>
    game.law
      .lines(table.position)
      .map(({ player, points, paid, reason }) => `${player} ${points} ${paid ? 'paid' : 'unpaid'} ${reason.rule}`);

  test('each prize has a line, and so has each colour that got none, with why', () => {
    expect(sheet(scoreTotals(FOUR, [9, 7, 7, null], 'ben'))).toEqual([
      'ana 2 paid kg.score.prizes',
      'cat 2 paid kg.score.prizes',
      'ben 1 paid kg.score.prizes',
      'dan 0 unpaid kg.score.presence',
    ]);
    expect(sheet(scoreTotals(THREE, [9, 7, 7], 'ben'))).toEqual([
      'ana 2 paid kg.score.prizes',
      'cat 2 paid kg.score.prizes',
      'ben 0 unpaid kg.score.tie',
    ]);
    expect(sheet(scoreTotals(THREE, [9, 7, 5]))[2]).toBe('cat 0 unpaid kg.score.prizes');
    expect(sheet(scoreTotals(FOUR, [9, 7, 5, 3]))[3]).toBe('dan 0 unpaid kg.score.prizes');
  });

  test('the Tourney Grounds, points from before and adjustments have lines', () => {
    const table = pad(THREE, { from: { location: 8, points: { ana: 7, ben: 0, cat: 1 } } });
    expect(sheet(playAll(table, [{ type: 'adjust', by: 'ben', points: 2, reason: 'tea' }, tally(table, [9, 7, 5])]))).toEqual([
      'ana 7 paid carried',
      'ben 0 unpaid carried',
      'cat 1 paid carried',
      'ben 2 paid adjust',
      'ana 3 paid kg.score.prizes',
      'ben 0 unpaid kg.score.prizes',
      'cat 0 unpaid kg.score.prizes',
      'cat -3 paid kg.location.tourney',
      'cat 2 paid debt',
    ]);
  });
});

describe('adjust', () => {
  test('an adjustment is taken in turn, locating and tallying, for anybody, and never when finished', () => {
    const gift = { type: 'adjust', by: 'cat', points: 2, reason: 'tea' };
    for (const table of [startTable(), playAll(startTable(), PALACE_FILLED), pad(THREE)]) {
      const { warnings, table: after } = play(table, [gift]);
      expect(warnings).toEqual(['adjust']);
      expect(pointsOf(after).cat).toBe((pointsOf(table).cat ?? 0) + 2);
      expect(after.phase).toBe(table.phase);
    }
    expect(refusal(pad(THREE), { type: 'finish' }, gift)).toBe('phase');
  });

  test('at the table an adjustment is about the player on move unless it says otherwise', () => {
    expect(pointsOf(playAll(startTable({ first: 'ben' }), [{ type: 'adjust', points: 1, reason: 'tea' }]))).toEqual({
      ana: 0,
      ben: 1,
      cat: 0,
    });
  });
});

describe('scoring one location alone', () => {
  test('“what would this location pay?” needs no game', () => {
    const { position } = withCharacters(['king']);
    const location = effectiveBox({}).locations[3];
    if (location === undefined) throw new Error('there are ten');
    const seats: Seats = { players: TWO, colours: { ana: ['yellow', 'green'], ben: ['red', 'blue'] }, agreements: position.agreements };
    const totals = { yellow: 10, green: 5, red: 7, blue: 6 };
    const scoring = scoreTally(seats, { n: 4, location, totals, last: 'ben', unclaimed: [] });
    expect(TWO.map((player) => prizeOf(scoring, player))).toEqual([5, 7]);
  });
});

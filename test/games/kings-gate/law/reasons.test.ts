import { describe, expect, test } from 'vitest';
import { game } from '#games/kings-gate/game';
import { brokenRules } from '#law/ruling';
import { isInputError } from '#session/formats/input-error';
import { readEvent } from '#session/formats/read-game-data';
import {
  conjure,
  DANGEROUS,
  dragon,
  endTurn,
  locate,
  PALACE_FILLED,
  placeTile,
  playAll,
  renumberLocation,
  secondLocation,
  setupAt,
  startTable,
  type Table,
  tableHolding,
  tableWithLocationInHole,
  tally,
  withCharacters,
} from './tables';

function reasons({ position }: Table, raw: object) {
  const event = readEvent(game, setupAt(position), raw);
  if (isInputError(event)) throw new Error(JSON.stringify(event));
  return brokenRules(game.law.judge(position, event.value));
}

const named = { locations: { 1: { name: 'Schloss' }, 2: { name: 'Dom' }, 4: { name: 'Friedhof' }, 6: { name: 'Wache' } } };
const dom = { n: 2, name: 'Dom' };
const second = secondLocation({ copy: named });
const locating = playAll(startTable(), PALACE_FILLED);
const king = withCharacters(['king', 'sorceress']);

describe('a refusal has the figures of its case and the places to look at', () => {
  test.each<[string, Table, object, object]>([
    ['turn', startTable(), placeTile(2, [0, 1], { by: 'ben' }), { rule: 'kg.turn.order', params: { onMove: 'ana' }, places: [] }],
    [
      'a character of another',
      king,
      placeTile(2, [2, 2], { character: 'king' }),
      { rule: 'kg.character.held', params: { character: 'king', holder: 'ana' }, places: [] },
    ],
    [
      'a character of nobody',
      king,
      placeTile(2, [2, 2], { character: 'wizard' }),
      { rule: 'kg.character.held', params: { character: 'wizard', holder: '' }, places: [] },
    ],
    [
      'the Sorceress with a tile',
      king,
      placeTile(2, [2, 2], { character: 'sorceress' }),
      { rule: 'kg.character.sorceress', params: { case: 'placed' }, places: [], isUnwaivable: true },
    ],
    [
      'nothing to move',
      king,
      conjure([9, 9], [2, 2]),
      { rule: 'kg.character.sorceress', params: { case: 'nothing', square: '9,9' }, places: ['9,9'], isUnwaivable: true },
    ],
    [
      'another’s tile to move',
      king,
      conjure([2, 1], [2, 2]),
      { rule: 'kg.character.sorceress', params: { case: 'theirs', square: '2,1', owner: 'ana' }, places: ['2,1'], isUnwaivable: true },
    ],
    [
      'a tile that carries somebody',
      playAll(tableHolding(['sorceress', 'merchant']), [placeTile(1, [2, 2], { character: 'merchant' })]),
      conjure([2, 2], [2, 3]),
      {
        rule: 'kg.character.sorceress',
        params: { case: 'carries', square: '2,2', character: 'merchant' },
        places: ['2,2'],
        isUnwaivable: true,
      },
    ],
    [
      'a Sorceress who must be alone',
      playAll(withCharacters(['king', 'sorceress'], { agreements: { 'sorceress-turn': 'whole-turn' } }), [conjure([2, 0], [2, 2])]),
      placeTile(0, [2, 3]),
      { rule: 'kg.character.sorceress', params: { case: 'alone' }, places: [] },
    ],
    [
      'a kind that is spent',
      playAll(startTable(), [placeTile(0, [0, 1])]),
      placeTile(0, [1, 1]),
      { rule: 'kg.supply', params: { case: 'spent', colour: 'red', kind: 0, had: 1, owner: 'ana' }, places: [] },
    ],
    [
      'a dragon that is spent',
      playAll(startTable({ copy: { tiles: { dragon: 2 } } }), [dragon([0, 1]), dragon([0, 1])]),
      dragon([1, 1]),
      { rule: 'kg.supply', params: { case: 'spent', colour: 'red', kind: 'dragon', had: 2, owner: 'ana' }, places: [] },
    ],
    [
      'another’s colour',
      startTable(),
      placeTile(2, [0, 1], { colour: 'blue' }),
      { rule: 'kg.supply', params: { case: 'theirs', colour: 'blue', kind: 2, had: 4, owner: 'ben' }, places: [] },
    ],
    [
      'a colour of nobody',
      startTable(),
      placeTile(2, [0, 1], { colour: 'yellow' }),
      { rule: 'kg.supply', params: { case: 'theirs', colour: 'yellow', kind: 2, had: 4, owner: '' }, places: [] },
    ],
    ['away from the ten', second, placeTile(2, [5, 5]), { rule: 'kg.place.adjacent', params: { ...dom, square: '5,5' }, places: ['5,5'] }],
    [
      'a location',
      tableWithLocationInHole(),
      placeTile(2, [0, 0]),
      { rule: 'kg.place.location-square', params: { square: '0,0' }, places: ['0,0'] },
    ],
    [
      'one’s own tile',
      secondLocation(DANGEROUS),
      placeTile(4, [0, 1]),
      { rule: 'kg.place.own-tile', params: { square: '0,1', value: 1 }, places: ['0,1'] },
    ],
    [
      'barracks and a tile',
      playAll(secondLocation(DANGEROUS), [placeTile(3, [2, 2]), endTurn]),
      placeTile(4, [2, 2]),
      { rule: 'kg.place.barracks', params: { square: '2,2', owner: 'ben', dragon: false }, places: ['2,2'] },
    ],
    [
      'barracks and a dragon',
      playAll(secondLocation(DANGEROUS), [placeTile(3, [2, 2]), endTurn]),
      dragon([2, 2]),
      { rule: 'kg.place.barracks', params: { square: '2,2', owner: 'ben', dragon: true }, places: ['2,2'] },
    ],
    [
      'a protected tile',
      playAll(tableHolding(['merchant'], DANGEROUS), [placeTile(1, [2, 2], { character: 'merchant' }), endTurn]),
      dragon([2, 2]),
      { rule: 'kg.place.protected', params: { square: '2,2', owner: 'ben', character: 'merchant' }, places: ['2,2'] },
    ],
    [
      'safe ground and a tile',
      second,
      placeTile(4, [1, 1]),
      { rule: 'kg.place.safe', params: { ...dom, square: '1,1', owner: 'cat', dragon: false }, places: ['1,1'] },
    ],
    [
      'safe ground and a dragon',
      second,
      dragon([1, 1]),
      { rule: 'kg.place.safe', params: { ...dom, square: '1,1', owner: 'cat', dragon: true }, places: ['1,1'] },
    ],
    [
      'a value that is not greater',
      secondLocation(DANGEROUS),
      placeTile(2, [2, 1]),
      { rule: 'kg.place.greater', params: { square: '2,1', owner: 'ana', yours: 2, theirs: 2 }, places: ['2,1'] },
    ],
    [
      'a value with the Guildmaster',
      playAll(tableHolding(['guildmaster'], DANGEROUS), [
        placeTile(4, [2, 2]),
        endTurn,
        placeTile(0, [2, 3]),
        endTurn,
        placeTile(0, [1, 3]),
        endTurn,
      ]),
      placeTile(0, [2, 1], { character: 'guildmaster' }),
      { rule: 'kg.place.greater', params: { square: '2,1', owner: 'ana', yours: 2, theirs: 2 }, places: ['2,1'] },
    ],
    ['one square taken', locating, locate([2, 1]), { rule: 'kg.locate.free', params: { squares: ['2,1'] }, places: ['2,1'] }],
    [
      'both squares taken',
      locating,
      locate([1, 1]),
      { rule: 'kg.locate.free', params: { squares: ['1,1', '2,1'] }, places: ['1,1', '2,1'] },
    ],
    [
      'no edge',
      locating,
      locate([20, 20], 'down'),
      { rule: 'kg.locate.edge', params: { squares: ['20,20', '20,21'] }, places: ['20,20', '20,21'] },
    ],
    [
      'a third tile at the Graveyard',
      playAll(renumberLocation(4, second), [placeTile(1, [2, 2]), placeTile(1, [2, 3])]),
      placeTile(1, [1, 3]),
      { rule: 'kg.location.graveyard', params: { n: 4, name: 'Friedhof', played: 2 }, places: [] },
    ],
    [
      'a second house at the Garrison',
      playAll(renumberLocation(6, second), [placeTile(1, [2, 2])]),
      placeTile(1, [2, 3]),
      { rule: 'kg.location.garrison', params: { n: 6, name: 'Wache' }, places: [] },
    ],
    [
      'a seventh tile',
      playAll(startTable(), [
        placeTile(1, [-1, -1]),
        placeTile(1, [0, -1]),
        placeTile(1, [1, -1]),
        placeTile(1, [2, -1]),
        placeTile(0, [-1, 0]),
        dragon([2, 0]),
      ]),
      placeTile(1, [2, 0]),
      { rule: 'kg.turn.hand', params: { played: 6 }, places: [] },
    ],
    [
      'a second big tile, by the first that stands for the turn',
      playAll(startTable(), [placeTile(0, [-1, -1]), dragon([0, 1]), placeTile(4, [0, -1])]),
      placeTile(2, [1, -1]),
      { rule: 'kg.turn.one-big', params: { value: 2, earlier: 4, wizard: false }, places: [] },
    ],
    [
      'a Wizard beside another value',
      playAll(tableHolding(['wizard']), [placeTile(4, [2, 2])]),
      placeTile(2, [2, 3], { character: 'wizard' }),
      { rule: 'kg.turn.one-big', params: { value: 2, earlier: 4, wizard: true }, places: [] },
    ],
    ['an empty turn', startTable(), endTurn, { rule: 'kg.turn.at-least-one', params: {}, places: [] }],
    [
      'a total of nobody’s',
      startTable({ record: 'pad' }),
      { type: 'tally', totals: { red: 1, blue: 1, green: 1, yellow: 0 }, last: 'ana' },
      { rule: 'kg.supply', params: { case: 'theirs', colour: 'yellow', kind: 0, had: 0, owner: '' }, places: [] },
    ],
  ])('the refusal of %s has its figures and places', (_, table, event, reason) => {
    expect(reasons(table, event)).toEqual([reason]);
  });

  test('a refusal names every rule that is broken, in the order of refusals, with its figures and places', () => {
    const rules = (table: Table, event: object) => reasons(table, event).map(({ rule }) => rule);
    const twice = playAll(renumberLocation(4, secondLocation({ agreements: { graveyard: 'cap-only' } })), [
      placeTile(5, [2, 2]),
      placeTile(0, [2, 3]),
    ]);
    expect(rules(twice, placeTile(5, [1, 3], { by: 'cat', character: 'king', colour: 'blue' }))).toEqual([
      'kg.turn.order',
      'kg.character.held',
      'kg.supply',
      'kg.location.graveyard',
      'kg.turn.one-big',
    ]);
    expect(rules(twice, dragon([1, 3], { by: 'cat', colour: 'red' }))).toEqual(['kg.turn.order', 'kg.supply', 'kg.location.graveyard']);
    expect(rules(second, placeTile(4, [2, 1], { character: 'sorceress' }))).toEqual([
      'kg.character.held',
      'kg.character.sorceress',
      'kg.place.safe',
    ]);
    expect(rules(second, placeTile(4, [0, 0]))).toEqual(['kg.place.adjacent', 'kg.place.location-square']);
    expect(rules(locating, locate([1, 1], 'down', { by: 'ben' }))).toEqual(['kg.turn.order', 'kg.locate.free']);
    expect(rules(startTable(), { ...endTurn, by: 'cat' })).toEqual(['kg.turn.order', 'kg.turn.at-least-one']);
    const six = [
      placeTile(1, [-1, -1]),
      placeTile(1, [0, -1]),
      placeTile(1, [1, -1]),
      placeTile(1, [2, -1]),
      placeTile(1, [-1, 0]),
      placeTile(1, [2, 0]),
    ];
    expect(rules(playAll(startTable(), six), placeTile(5, [2, 1]))).toEqual(['kg.turn.hand', 'kg.turn.one-big']);
    expect(rules(playAll(startTable(), six), dragon([2, 1]))).toEqual(['kg.turn.hand']);
  });

  test('who moves nothing is told only that, and who has no Sorceress all that is wrong besides', () => {
    expect(reasons(king, conjure([9, 9], [9, 9])).map(({ rule }) => rule)).toEqual(['kg.character.sorceress']);
    expect(reasons(secondLocation(), conjure([0, 1], [1, 1])).map(({ rule }) => rule)).toEqual(['kg.character.held', 'kg.place.safe']);
    const whole = withCharacters(['king', 'sorceress'], { agreements: { 'sorceress-turn': 'whole-turn' } });
    const beside = renumberLocation(6, playAll(whole, [placeTile(1, [2, 2])]));
    expect(reasons(beside, conjure([2, 0], [1, 1], { by: 'ben' })).map(({ rule }) => rule)).toEqual([
      'kg.character.sorceress',
      'kg.place.safe',
      'kg.location.garrison',
    ]);
    const full = playAll(renumberLocation(4, king), [placeTile(1, [2, 2]), placeTile(0, [2, 3])]);
    expect(reasons(full, conjure([2, 0], [2, 1])).map(({ rule }) => rule)).toEqual(['kg.place.greater', 'kg.location.graveyard']);
  });
});

describe('a line of the sheet has the figures of its case and the tiles that were counted', () => {
  const lines = (table: Table) => game.law.lines(table.position).map(({ reason }) => reason);
  const copy = { locations: { 1: { name: 'Schloss' }, 8: { name: 'Lices' }, 9: { name: 'Tor' } } };
  const schloss = { n: 1, name: 'Schloss' };
  const pad = (players: readonly string[], location: number, agreements = {}) =>
    startTable({
      record: 'pad',
      players,
      copy,
      agreements,
      from: { location, points: Object.fromEntries(players.map((id, seat) => [id, seat * 5])) },
    });
  const linesAfter = (table: Table, totals: readonly (number | null)[], last: string) =>
    lines(playAll(table, [tally(table, totals, last)])).slice(table.position.players.length);

  test('a prize at the table names its figures and its tiles', () => {
    expect(lines(playAll(startTable({ copy }), PALACE_FILLED))).toEqual([
      {
        rule: 'kg.score.prizes',
        params: { ...schloss, colour: 'red', rank: 1, total: 7, points: 2, tied: [], seats: 3 },
        places: ['-1,-1', '0,-1', '1,-1', '2,-1', '-1,0', '2,1'],
      },
      {
        rule: 'kg.score.prizes',
        params: { ...schloss, colour: 'blue', rank: 2, total: 3, points: 2, tied: [], seats: 3 },
        places: ['2,0', '-1,1', '0,1'],
      },
      {
        rule: 'kg.score.prizes',
        params: { ...schloss, colour: 'green', rank: 3, total: 1, points: 0, tied: [], seats: 3 },
        places: ['1,1'],
      },
    ]);
  });

  test('points from before the pad have a line of their own', () => {
    expect(game.law.lines(pad(['ana', 'ben'], 4).position)).toEqual([
      { player: 'ana', points: 0, paid: false, reason: { rule: 'carried', params: { n: 4 }, places: [] } },
      { player: 'ben', points: 5, paid: true, reason: { rule: 'carried', params: { n: 4 }, places: [] } },
    ]);
  });

  test('a tie names who wins it and who loses it', () => {
    const prize = { ...schloss, seats: 4 };
    expect(linesAfter(pad(['ana', 'ben', 'cat', 'dan'], 1), [4, 4, 4, 4], 'ana')).toEqual([
      {
        rule: 'kg.score.prizes',
        params: { ...prize, colour: 'blue', rank: 1, total: 4, points: 2, tied: ['green', 'yellow', 'red'] },
        places: [],
      },
      {
        rule: 'kg.score.prizes',
        params: { ...prize, colour: 'green', rank: 2, total: 4, points: 2, tied: ['yellow', 'red'], ahead: ['blue'] },
        places: [],
      },
      {
        rule: 'kg.score.prizes',
        params: { ...prize, colour: 'yellow', rank: 3, total: 4, points: 1, tied: ['red'], ahead: ['blue', 'green'] },
        places: [],
      },
      {
        rule: 'kg.score.tie',
        params: { ...schloss, colour: 'red', rank: 4, total: 4, ahead: ['blue', 'green', 'yellow'], last: 'ana' },
        places: [],
      },
    ]);
  });

  test('absent colours tie with nobody, not even with a lone pub', () => {
    expect(linesAfter(pad(['ana', 'ben', 'cat', 'dan'], 1), [0, null, null, 0], 'dan')).toEqual([
      {
        rule: 'kg.score.prizes',
        params: { ...schloss, seats: 4, colour: 'red', rank: 1, total: 0, points: 2, tied: ['yellow'] },
        places: [],
      },
      {
        rule: 'kg.score.prizes',
        params: { ...schloss, seats: 4, colour: 'yellow', rank: 2, total: 0, points: 2, tied: [], ahead: ['red'] },
        places: [],
      },
      { rule: 'kg.score.presence', params: { ...schloss, colour: 'blue' }, places: [] },
      { rule: 'kg.score.presence', params: { ...schloss, colour: 'green' }, places: [] },
    ]);
  });

  test('with three players the third loses a tie with the second, but not one with itself', () => {
    const [, , third] = linesAfter(pad(['ana', 'ben', 'cat'], 1), [9, 7, 7], 'ben');
    expect(third).toEqual({
      rule: 'kg.score.tie',
      params: { ...schloss, colour: 'blue', rank: 3, total: 7, ahead: ['green'], last: 'ben' },
      places: [],
    });
    expect(linesAfter(pad(['ana', 'ben', 'cat'], 1), [9, 9, 7], 'ben')[2]).toMatchObject({
      rule: 'kg.score.prizes',
      params: { points: 0, tied: [] },
    });
  });

  test('the Tourney Grounds name the colour that pays: absent, or the lowest of those there', () => {
    const tourney = (agreements: object, totals: readonly (number | null)[]) =>
      linesAfter(pad(['ana', 'ben', 'cat'], 8, agreements), totals, 'ana').filter(({ rule }) => rule === 'kg.location.tourney');
    const lices = { n: 8, name: 'Lices', points: 3 };
    expect(tourney({}, [9, 4, null])).toEqual([
      { rule: 'kg.location.tourney', params: { ...lices, colour: 'green', total: 0, absent: true }, places: [] },
    ]);
    expect(tourney({}, [9, 2, 4])).toEqual([
      { rule: 'kg.location.tourney', params: { ...lices, colour: 'blue', total: 2, absent: false }, places: [] },
    ]);
    expect(tourney({ 'tourney-absent': 'exempt' }, [9, 4, null])).toEqual([
      { rule: 'kg.location.tourney', params: { ...lices, colour: 'blue', total: 4, absent: false }, places: [] },
    ]);
    expect(tourney({ 'tourney-absent': 'exempt' }, [null, null, null])).toEqual([]);
    expect(linesAfter(pad(['ana', 'ben', 'cat'], 9), [9, 4, null], 'ana').map(({ rule }) => rule)).toEqual([
      'kg.score.prizes',
      'kg.score.prizes',
      'kg.score.presence',
    ]);
  });

  test('the Tourney Grounds at the table light the tiles of the lowest', () => {
    const filled = playAll(renumberLocation(8, playAll(startTable(), PALACE_FILLED.slice(0, -1))), [placeTile(2, [2, 1])]);
    expect(lines(filled).find(({ rule }) => rule === 'kg.location.tourney')).toEqual({
      rule: 'kg.location.tourney',
      params: { n: 8, name: '', points: 3, colour: 'green', total: 1, absent: false },
      places: ['1,1'],
    });
  });

  test('a debt stops at 0', () => {
    const table = pad(['ana', 'ben', 'cat'], 8);
    const { position } = playAll(table, [tally(table, [1, 9, 4], 'ana')]);
    expect(game.law.lines(position).slice(-2)).toEqual([
      {
        player: 'ana',
        points: -3,
        paid: true,
        reason: {
          rule: 'kg.location.tourney',
          params: { n: 8, name: 'Lices', points: 3, colour: 'red', total: 1, absent: false },
          places: [],
        },
      },
      { player: 'ana', points: 3, paid: true, reason: { rule: 'debt', params: { below: 3 }, places: [] } },
    ]);
  });
});

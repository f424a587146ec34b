import { describe, expect, test } from 'vitest';
import { type Finding, findAlternatives } from '#desk/desk';
import { synonyms } from '#games/kings-gate/book/synonyms';
import type { KingsGateCase, LocationCase, TableLayout, TileCase, TurnCase } from '#games/kings-gate/desk/cases';
import { desk } from '#games/kings-gate/desk/desk';
import { type ExampleName, examples } from '#games/kings-gate/desk/examples';
import { bareLocation, FOUR_SEATS, PAIR_SEATS, seatsOf } from '#games/kings-gate/desk/lay-out';
import type { Move } from '#games/kings-gate/law/position';
import type { Square } from '#law/grid';
import { fillFields } from '#rulebook/fill-fields';
import { fillDraft } from '#screens/desk/form/fill-draft';
import { brokenRules, citedRules, find, findOrThrow, noEnd, noTie, resultBy } from './desk-findings';

const answer = (name: ExampleName) => findOrThrow(examples[name].deskCase);
const pay = (finding: Finding) => resultBy(finding, 'surrounded').pay;
const order = (finding: Finding) => resultBy(finding, 'order').order.map(({ colour, points }) => [colour, points]);

/** Which agreements would change an answer, and to what. */
const listAlternatives = (deskCase: KingsGateCase, agreements: Readonly<Record<string, string>> = {}) =>
  findAlternatives(desk, deskCase, agreements).map(({ agreement, choice, finding }) => [agreement, choice, finding.isAllowed]);

describe('worked examples', () => {
  test('andrea-and-john: at the Graveyard 10 and 5 against 7 and 6 pay 5 and 4 + 3', () => {
    const finding = answer('andrea-and-john');
    expect(pay(finding)).toMatchObject({ n: 4, gains: { andrea: 5, john: 7 }, ranking: ['yellow', 'red', 'blue', 'green'] });
    expect(finding.notes.flatMap((note) => (note.kind === 'paid' ? [[note.line.player, note.line.points]] : []))).toEqual([
      ['andrea', 5],
      ['john', 4],
      ['john', 3],
      ['andrea', 0],
    ]);
    expect(citedRules(finding)).toContain('kg.two.colours');
  });

  test('four-on-two: at a dangerous location a 4 covers a 2', () => {
    expect(answer('four-on-two')).toMatchObject({ isAllowed: true, notes: [{ rule: 'kg.place.greater' }] });
  });

  test('four-on-four and four-on-five: a 4 covers neither a 4 nor a 5', () => {
    for (const name of ['four-on-four', 'four-on-five'] as const) {
      expect(answer(name).isAllowed).toBe(false);
      expect(brokenRules(answer(name))).toEqual(['kg.place.greater']);
    }
  });

  test('guildmaster-on-five: a 4 with the Guildmaster is a 6 and covers a 5', () => {
    expect(answer('guildmaster-on-five').isAllowed).toBe(true);
    expect(citedRules(answer('guildmaster-on-five'))).toEqual([
      'kg.character.guildmaster',
      'kg.place.greater',
      'kg.character.on-placement',
    ]);
  });

  test('five-on-barracks and dragon-on-barracks: nothing goes on barracks', () => {
    for (const name of ['five-on-barracks', 'dragon-on-barracks'] as const) {
      expect(answer(name).isAllowed).toBe(false);
      expect(brokenRules(answer(name))).toEqual(['kg.place.barracks']);
    }
  });

  test.each(['three-and-pub', 'pub-and-three', 'three-houses', 'lone-two'] as const)('%s: a legal turn', (name) => {
    expect(answer(name).isAllowed).toBe(true);
    expect(citedRules(answer(name))).toContain('kg.turn.one-big');
  });

  test.each(['green-and-two-yellow', 'four-and-dragon'] as const)('%s: a legal turn of two players', (name) => {
    expect(answer(name).isAllowed).toBe(true);
    expect(citedRules(answer(name))).toContain('kg.two.colours');
  });

  test('highest-at-the-palace: two points and the King', () => {
    expect(pay(answer('highest-at-the-palace'))).toMatchObject({ gains: { red: 2 }, characters: { king: 'red' } });
    expect(citedRules(answer('highest-at-the-palace'))).toContain('kg.score.character');
  });

  test('marketplace-two-characters: the second takes one too', () => {
    expect(pay(answer('marketplace-two-characters')).characters).toEqual({ guildmaster: 'yellow', merchant: 'blue' });
  });

  test('two-houses-two-characters: each house of a turn may carry one', () => {
    expect(answer('two-houses-two-characters').isAllowed).toBe(true);
    expect(citedRules(answer('two-houses-two-characters'))).toContain('kg.character.on-placement');
  });

  test('graveyard-three-houses and graveyard-four-pub-dragon: never more than two', () => {
    for (const name of ['graveyard-three-houses', 'graveyard-four-pub-dragon'] as const) {
      expect(answer(name)).toMatchObject({ isAllowed: false, result: { refusedIndex: 2, brokenRules: ['kg.location.graveyard'] } });
    }
  });

  test('garrison-two-houses: one house a turn', () => {
    expect(answer('garrison-two-houses')).toMatchObject({
      isAllowed: false,
      result: { refusedIndex: 1, brokenRules: ['kg.location.garrison'] },
    });
  });

  test('three-players-two-prizes: with three players the third gets nothing', () => {
    expect(pay(answer('three-players-two-prizes')).gains).toEqual({ yellow: 0, red: 7, blue: 4 });
  });

  test('a-pub-is-enough: a lone pub takes the third prize, no tile takes none', () => {
    expect(pay(answer('a-pub-is-enough')).gains).toEqual({ yellow: 5, red: 4, green: 3, blue: 0 });
    expect(citedRules(answer('a-pub-is-enough'))).toContain('kg.score.presence');
  });

  test('tourney-lowest-pays: the smallest total loses 3', () => {
    expect(pay(answer('tourney-lowest-pays')).gains).toEqual({ yellow: 0, green: 3, red: -3, blue: 0 });
  });

  test('tie-left-wins: who sits left of the last tile wins the tie', () => {
    expect(order(answer('tie-left-wins'))).toEqual([
      ['yellow', 5],
      ['red', 4],
    ]);
  });

  test('tie-left-not-involved: then the next involved player clockwise', () => {
    expect(order(answer('tie-left-not-involved'))).toEqual([
      ['blue', 7],
      ['yellow', 4],
    ]);
  });

  test('tie-last-loses: who placed the last tile loses all ties', () => {
    expect(resultBy(answer('tie-last-loses'), 'order').order.map(({ colour, rank }) => [rank, colour])).toEqual([
      [1, 'red'],
      [2, 'green'],
    ]);
  });

  test('counts-for-both: tiles beside two locations count for both', () => {
    expect(pay(answer('counts-for-both')).totals).toEqual({ yellow: 4, green: 3, red: 4, blue: 4 });
  });

  test('bishop-counts-tiles: only the number of tiles counts, a pub too', () => {
    expect(pay(answer('bishop-counts-tiles')).totals).toEqual({ yellow: 3, green: 2, red: 3, blue: 2 });
  });

  test('dragon-eats and dragon-on-a-free-space', () => {
    expect(citedRules(answer('dragon-eats'))).toContain('kg.dragon.target');
    expect(citedRules(answer('dragon-on-a-free-space'))).toContain('kg.dragon.free-space');
  });

  test('locate-edge and locate-corner: an edge in common, a corner is not enough', () => {
    expect(answer('locate-edge')).toMatchObject({ isAllowed: true, result: { worth: { red: 3, blue: 1, yellow: 0 } } });
    expect(brokenRules(answer('locate-corner'))).toEqual(['kg.locate.edge']);
  });

  test('end-no-tiles, end-one-left and end-tenth end the game, two with tiles do not', () => {
    expect(resultBy(answer('end-no-tiles'), 'equal').ending).toBe('kg.end.no-tiles');
    expect(resultBy(answer('end-one-left'), 'equal').ending).toBe('kg.end.one-left');
    expect(resultBy(answer('end-tenth'), 'equal').ending).toBe('kg.end.tenth');
    expect(answer('end-two-left').isAllowed).toBe(false);
  });

  test('end-tie-broken: the last location decides; end-shared: else the victory is shared', () => {
    expect(resultBy(answer('end-tie-broken'), 'equal').winners).toEqual(['red']);
    expect(resultBy(answer('end-shared'), 'equal').winners).toEqual(['yellow', 'red']);
  });
});

const place = (value: 0 | 1 | 2 | 3 | 4 | 5, at: Square, more: object = {}): Move => ({ type: 'place', value, at, colour: 'red', ...more });
const turn = (n: number, ...moves: readonly Move[]): TurnCase => ({
  question: 'turn',
  players: FOUR_SEATS,
  by: 'red',
  laid: bareLocation(n),
  moves,
});
const tile = (n: number, tiles: TableLayout['tiles'], move: Move): TileCase => ({
  question: 'tile',
  players: FOUR_SEATS,
  by: 'red',
  laid: { ...bareLocation(n), tiles },
  move,
});
const pays = (n: number, totals: LocationCase['totals'], more: Partial<LocationCase> = {}): LocationCase => ({
  question: 'location',
  players: FOUR_SEATS,
  n,
  totals,
  last: undefined,
  ...more,
});

describe('who wins this tie', () => {
  test('waits for two colours and the last tile', () => {
    const deskCase = noTie(FOUR_SEATS);
    expect(find(deskCase)).toBeUndefined();
    expect(find({ ...deskCase, tied: ['red', 'blue'] })).toBeUndefined();
    expect(find({ ...deskCase, tied: ['red'], last: 'green' })).toBeUndefined();
    expect(find({ ...deskCase, tied: ['red', 'blue'], last: 'nobody' })).toBeUndefined();
  });

  test('the same colours around the table another way rank another way', () => {
    const deskCase = { ...noTie(seatsOf(['yellow', 'blue', 'red', 'green'])), tied: ['red', 'blue'] as const, last: 'yellow' };
    expect(order(findOrThrow(deskCase))).toEqual([
      ['blue', undefined],
      ['red', undefined],
    ]);
  });

  test('with three players a tie for second leaves one unpaid', () => {
    expect(resultBy(answer('tie-of-three-players'), 'order').order).toMatchObject([
      { colour: 'yellow', rank: 2, points: 4 },
      { colour: 'blue', rank: 3, points: 0, paid: false },
    ]);
    expect(citedRules(answer('tie-of-three-players'))).toEqual(['kg.score.tie', 'kg.score.prizes']);
  });

  test('a tie for the lowest at the Tourney Grounds says who pays', () => {
    const deskCase = { ...noTie(FOUR_SEATS), tied: ['green', 'blue'] as const, last: 'yellow', ahead: 2, n: 8 };
    expect(resultBy(findOrThrow(deskCase), 'order').order).toMatchObject([
      { colour: 'green', rank: 3, loss: 0 },
      { colour: 'blue', rank: 4, loss: 3 },
    ]);
  });

  test('a tie for first at the Marketplace shares out both characters', () => {
    const deskCase = { ...noTie(FOUR_SEATS), tied: ['green', 'blue'] as const, last: 'green', ahead: 0, n: 5 };
    expect(resultBy(findOrThrow(deskCase), 'order').order).toMatchObject([
      { colour: 'blue', characters: ['guildmaster'] },
      { colour: 'green', characters: ['merchant'] },
    ]);
  });

  test('two colours of one player: the prizes are the same player’s', () => {
    const deskCase = { ...noTie(PAIR_SEATS), tied: ['red', 'blue'] as const, last: 'yellow-green', ahead: 0, n: 4 };
    expect(order(findOrThrow(deskCase)).map(([, points]) => points)).toEqual([5, 4]);
  });
});

describe('may this tile go there', () => {
  test('every broken rule is told, the one to cite first', () => {
    const deskCase = tile(1, { '0,-1': { colour: 'blue', value: 3, character: 'merchant' } }, place(1, [0, -1]));
    expect(brokenRules(findOrThrow(deskCase))).toEqual(['kg.place.barracks', 'kg.place.protected', 'kg.place.safe']);
  });

  test('a refusal where the King turned the ground names him', () => {
    expect(citedRules(answer('king-beside'))).toEqual(['kg.place.safe', 'kg.character.king']);
  });

  test('the last space scores the location at once', () => {
    const finding = answer('last-space');
    expect(resultBy(finding, 'gains').pay).toMatchObject({ n: 1, totals: { red: 10 }, characters: { king: 'red' } });
    expect(citedRules(finding)).toContain('kg.score.surrounded');
  });

  test('a tile that is on the table is no longer in hand', () => {
    expect(brokenRules(answer('a-second-five'))).toEqual(['kg.supply']);
  });

  test('the Sorceress moves only one’s own', () => {
    const deskCase = tile(10, { '-1,3': { colour: 'blue', value: 5 } }, { type: 'conjure', from: [-1, 3], to: [0, -1] });
    expect(brokenRules(findOrThrow(deskCase))).toEqual(['kg.character.sorceress']);
  });

  test('agreements decide about dragons at safe locations, and the King’s own tile', () => {
    expect(listAlternatives(examples['dragon-on-safe'].deskCase)).toEqual([['dragon-on-safe', 'allowed', true]]);
    expect(brokenRules(answer('dragon-on-safe'))).toEqual(['kg.place.safe']);
    expect(listAlternatives(examples['king-turns-safe'].deskCase)).toEqual([['king-at-once', 'no', false]]);
    expect(listAlternatives(examples['king-turns-safe'].deskCase, { 'king-at-once': 'no' })).toEqual([['king-at-once', 'yes', true]]);
  });
});

describe('what does this location pay', () => {
  test('needs the last tile only where a tie depends on it', () => {
    expect(find(pays(4, { yellow: 5, green: 4, red: 3 }))).toBeUndefined();
    expect(findOrThrow(pays(4, { yellow: 5, green: 4, red: 3, blue: null })).isAllowed).toBeUndefined();
    expect(find(pays(4, { yellow: 5, green: 5, red: 3, blue: null }))).toBeUndefined();
    expect(pay(findOrThrow(pays(4, { yellow: 5, green: 5, red: 3, blue: null }, { last: 'yellow' }))).ranking[0]).toBe('green');
  });

  test('the Guildmaster makes his tile worth two more, the Bishop overrides him', () => {
    expect(pay(answer('guildmaster-counts-more')).totals.green).toBe(7);
    const { deskCase } = examples['guildmaster-counts-more'];
    const laid = {
      ...deskCase.laid,
      locations: deskCase.laid?.locations ?? [],
      n: 10,
      tiles: { ...deskCase.laid?.tiles, '1,1': { colour: 'yellow', value: 0, character: 'bishop' } as const },
    };
    expect(pay(findOrThrow({ ...deskCase, laid })).totals).toEqual({ yellow: 3, green: 2, red: 3, blue: 2 });
    expect(citedRules(findOrThrow({ ...deskCase, laid }))).not.toContain('kg.character.guildmaster');
  });

  test('a location that is not surrounded is counted as it stands', () => {
    const laid = { ...bareLocation(4), tiles: { '0,-1': { colour: 'blue', value: 2 } as const } };
    const finding = findOrThrow(pays(4, {}, { laid }));
    expect(resultBy(finding, 'surrounded')).toMatchObject({ surrounded: false, pay: { totals: { blue: 2 }, gains: { blue: 5 } } });
  });

  test('what the table’s copy prints counts', () => {
    const copy = { locations: { 4: { prizes: [9, 0, 0] as const } } };
    expect(pay(findOrThrow(pays(4, { yellow: 5, green: 4, red: 3, blue: 1 }, { copy }))).gains).toEqual({
      yellow: 9,
      green: 0,
      red: 0,
      blue: 0,
    });
  });

  test('agreements decide who is absent at the Tourney Grounds, and points below 0', () => {
    expect(findAlternatives(desk, examples['tourney-without-a-tile'].deskCase, {})).toMatchObject([
      { agreement: 'tourney-absent', choice: 'exempt', finding: { result: { pay: { gains: { red: -3, blue: 0 } } } } },
    ]);
    expect(findAlternatives(desk, examples['tourney-below-0'].deskCase, {})).toMatchObject([
      { agreement: 'debt', choice: 'negative', finding: { result: { pay: { gains: { red: -3 } } } } },
    ]);
  });
});

describe('is this turn legal', () => {
  test('an empty turn is none, seven tiles are more than a hand', () => {
    expect(brokenRules(answer('empty-turn'))).toEqual(['kg.turn.at-least-one']);
    expect(answer('seven-from-hand')).toMatchObject({ isAllowed: false, result: { refusedIndex: 6, brokenRules: ['kg.turn.hand'] } });
  });

  test('the Wizard brings a second tile of the value and no other', () => {
    expect(answer('wizard-second-four').isAllowed).toBe(true);
    expect(brokenRules(answer('wizard-another-value'))).toEqual(['kg.turn.one-big']);
    expect(brokenRules(answer('wizard-at-the-garrison'))).toEqual(['kg.location.garrison']);
  });

  test('after the last space nothing follows', () => {
    const { laid } = examples['last-space'].deskCase;
    const deskCase: TurnCase = { ...turn(1, place(1, [2, 1]), place(1, [2, 1])), laid: laid ?? bareLocation(1) };
    expect(findOrThrow(deskCase)).toMatchObject({ isAllowed: false, result: { refusedIndex: 1, brokenRules: ['phase'] } });
    expect(citedRules(findOrThrow(deskCase))).toEqual(['phase', 'kg.score.surrounded']);
  });

  test('agreements decide about two of any values at the Graveyard, and what the Sorceress uses up', () => {
    expect(listAlternatives(examples['graveyard-four-and-two'].deskCase)).toEqual([['graveyard', 'cap-only', false]]);
    expect(listAlternatives(examples['sorceress-and-pub'].deskCase)).toEqual([['sorceress-turn', 'whole-turn', false]]);
  });
});

describe('may the next location lie there', () => {
  test('it needs two free squares, and is laid by whoever placed the last tile', () => {
    expect(brokenRules(answer('locate-taken'))).toEqual(['kg.locate.free']);
    expect(citedRules(answer('locate-by-another'))).toEqual(['kg.turn.order', 'kg.locate.by-last']);
  });
});

describe('who has won', () => {
  test('a game that goes on has nobody who won, but somebody who leads', () => {
    const finding = findOrThrow({ ...noEnd(FOUR_SEATS), n: 3, points: { yellow: 1, green: 2, red: 3, blue: 0 } });
    expect(finding).toMatchObject({ isAllowed: false, result: { winners: ['red'], most: 3 } });
  });
});

describe('the words of a question fill its form', () => {
  const fill = (question: string, words: string) =>
    fillDraft(desk, desk.questionOf(question)?.initialDraft() ?? { question }, (fields) => fillFields(words, fields, synonyms));

  test.each([
    ['may the dragon eat a 4 at a safe location?', { tile: 'dragon', there: 4, ground: 'safe' }],
    ['le dragon peut-il manger un 4 dans un lieu sûr ?', { tile: 'dragon', there: 4, ground: 'safe' }],
    ['can I put a 5 on a barracks', { tile: 5, there: 3 }],
    ['peut on mettre un 5 sur un 4', { tile: 5, there: 4 }],
  ])('the words “%s” fill the fields that they name', (words, filled) =>
    expect(fill('tile', words)).toEqual({ question: 'tile', ...filled }),
  );

  test('a location that is named, and a turn in which nothing was done', () => {
    expect(fill('location', 'what does the tourney grounds pay')).toMatchObject({ n: 8 });
    expect(fill('pass', 'may I pass with nothing')).toMatchObject({ played: [] });
  });
});

import { describe, expect, test } from 'vitest';
import { figuresOf } from '#games/kings-tricktakers/law/box';
import { NOTHING_COLLECTED, type PlayerRound, scoreLines } from '#games/kings-tricktakers/law/score/score';
import { COPY, judgePad, MANY, type Note, paymentsOf, pointsIn, round, warningsOf } from '../events';

const REST = ['yellow hermit* rebel oppressor', 'blue hermit* rebel oppressor'];
/** Ana's first round with three players; Ben wins what she does not, and fails his bet unless he has no trick. */
const scoreRound = (line: string, note: Note = {}, options = {}) =>
  judgePad(3, [round([line, ...REST], [{ tricks: 0, ...note }, { tricks: 5 - (note.tricks ?? 0) }])], { copy: MANY, ...options });
const forAna = (line: string, note: Note = {}, options = {}) => paymentsOf(scoreRound(line, note, options), 'ana');

/** Two empty rounds before, so that the third can be told. */
const EARLIER = [
  round(['white oppressor* rebel oppressor', ...REST], [{}, { tricks: 5 }]),
  round(['white rebel* oppressor rebel', 'yellow oppressor* berserker rebel', 'blue oppressor* berserker rebel'], [{}, { tricks: 5 }]),
];
const inThree = (lines: readonly string[], notes: readonly Note[], options = {}) =>
  paymentsOf(judgePad(3, [...EARLIER, round(lines, notes)], { copy: MANY, ...options }), 'ana', 3);

describe('kt.score.tricks', () => {
  test('p. 25: the devil face up and the yellow Queen played, no pile: three tricks', () => {
    const found = judgePad(
      3,
      [round(['yellow devil rebel* oppressor', 'white hermit* rebel oppressor', REST[1] ?? ''], [{ queen: true }, { tricks: 5 }])],
      { copy: MANY },
    );
    expect([pointsIn(found, 'ana'), paymentsOf(found, 'ana')]).toEqual([3, { 'kt.score.devil': -2 }]);
  });

  test('tricks are counted by piles, and as two for a devil face up', () => {
    expect(pointsIn(scoreRound('white devil gambler* oppressor', { tricks: 1 }), 'ana')).toBe(3);
    expect(pointsIn(scoreRound('white devil* gambler oppressor', { tricks: 1 }), 'ana')).toBe(1);
  });
});

describe('kt.score.bet', () => {
  test('p. 13: the gambler pays 3 for no trick and 6 for two', () => {
    const line = 'white gambler* oppressor rebel';
    expect([0, 1, 2, 3].map((tricks) => forAna(line, { tricks })['kt.score.bet'])).toEqual([3, undefined, 6, undefined]);
  });

  test('p. 14: the assassin pays 7 for two', () => {
    expect(forAna('white assassin* oppressor rebel', { tricks: 2 })).toEqual({ 'kt.score.bet': 7 });
    expect(forAna('white assassin* oppressor rebel', { tricks: 1 })).toEqual({});
  });

  test('p. 21: a Jack bet with three tricks pays 10 and not by its table', () => {
    const copy = { ...MANY, jacks: { ...COPY.jacks, white: { 3: 4 } } };
    expect(inThree(['white oppressor assassin hermit jack*', ...REST], [{ tricks: 3 }, { tricks: 2 }], { copy })).toEqual({
      'kt.score.bet': 10,
      'kt.score.king-unplayed': 6,
    });
    expect(inThree(['white oppressor assassin hermit jack*', ...REST], [{ tricks: 2 }, { tricks: 3 }], { copy })).toMatchObject({
      'kt.score.assassin': 3,
    });
  });

  test('each of two cards bet in round 3 pays on its own', () => {
    expect(inThree(['white gambler* assassin* hermit', ...REST], [{ tricks: 2 }, { tricks: 3 }])['kt.score.bet']).toBe(13);
    expect(inThree(['white gambler* assassin* hermit', ...REST], [{}, { tricks: 5 }])['kt.score.bet']).toBe(3);
  });

  test('bets pay by the figures of the table’s box, gamblers corrected by it too', () => {
    expect(forAna('white hermit* oppressor rebel')['kt.score.bet']).toBe(4);
    const copy = { ...MANY, bets: { ...COPY.bets, gambler: { 4: 9 } } };
    expect(forAna('white gambler* oppressor rebel', { tricks: 4 }, { copy })).toEqual({ 'kt.score.bet': 9 });
    expect(forAna('white gambler* oppressor rebel', { tricks: 0 }, { copy })).toEqual({});
  });
});

describe('kt.score.devil-bet', () => {
  const FIVE = [
    'white devil* oppressor rebel',
    'yellow hermit* rebel oppressor',
    'blue hermit* rebel oppressor',
    'green gambler* oppressor rebel',
    'black gambler* oppressor rebel',
  ];
  const five = (lines: readonly string[], notes: readonly Note[]) => judgePad(5, [round(lines, notes)], { copy: MANY });

  test('p. 26: two others failed: 6', () => {
    expect(paymentsOf(five(FIVE, [{ tricks: 0 }, { tricks: 1 }, { tricks: 1 }, { tricks: 2 }, { tricks: 1 }]), 'ana')).toEqual({
      'kt.score.devil-bet': 9,
    });
    expect(paymentsOf(five(FIVE, [{ tricks: 0 }, { tricks: 3 }, { tricks: 0 }, { tricks: 2 }, { tricks: 0 }]), 'ana')).toEqual({
      'kt.score.devil-bet': 3,
    });
    expect(paymentsOf(five(FIVE, [{ tricks: 1 }, { tricks: 1 }, { tricks: 1 }, { tricks: 2 }, { tricks: 0 }]), 'ana')).toEqual({
      'kt.score.devil-bet': 6,
    });
    expect(paymentsOf(five(FIVE, [{ tricks: 3 }, {}, {}, { tricks: 2 }, {}]), 'ana')).toEqual({});
  });

  test('p. 26: with a gambler face up and one failed: 3 and 2', () => {
    const lines = ['white devil* gambler rebel', ...FIVE.slice(1)];
    expect(paymentsOf(five(lines, [{}, { tricks: 3 }, {}, { tricks: 2 }, {}]), 'ana')).toEqual({
      'kt.score.devil-bet': 3,
      'kt.score.gambler': 2,
    });
    expect(paymentsOf(five(lines, [{ tricks: 3 }, {}, {}, { tricks: 2 }, {}]), 'ana')).toEqual({});
  });

  test('a diplomat face up has no bet to fail', () => {
    const lines = ['white devil* gambler rebel', 'yellow diplomat oppressor rebel', ...FIVE.slice(2)];
    const found = five(lines, [{}, { tricks: 3, ally: 'cleo' }, {}, { tricks: 2 }, {}]);
    expect(paymentsOf(found, 'ana')).toEqual({});
  });

  test('an ally’s devil pays the diplomat too, both left out of the judging', () => {
    const lines = ['white diplomat gambler rebel', 'yellow devil* oppressor rebel', ...FIVE.slice(2)];
    const found = five(lines, [{ tricks: 2, ally: 'ben' }, {}, { tricks: 1 }, { tricks: 2 }, {}]);
    expect(paymentsOf(found, 'ana')).toEqual({ 'kt.score.devil-bet': 3, 'kt.score.gambler': 2 });
    expect(paymentsOf(found, 'ben')).toEqual({ 'kt.score.devil-bet': 3 });
  });

  test('a copied devil leaves out the copier and the copied', () => {
    const lines = ['white diplomat* gambler rebel', 'yellow devil* oppressor rebel', ...FIVE.slice(2)];
    const found = five(lines, [{ tricks: 2, copy: { player: 'ben', card: 'devil' } }, { tricks: 1 }, {}, { tricks: 2 }, {}]);
    expect([paymentsOf(found, 'ana'), paymentsOf(found, 'ben')]).toEqual([{}, {}]);
    const failed = five(lines, [{ tricks: 2, copy: { player: 'ben', card: 'devil' } }, {}, { tricks: 1 }, { tricks: 2 }, {}]);
    expect([paymentsOf(failed, 'ana'), paymentsOf(failed, 'ben')]).toEqual([
      { 'kt.score.devil-bet': 3, 'kt.score.gambler': 2 },
      { 'kt.score.devil-bet': 3 },
    ]);
  });

  test('a copier of any other card is judged like every bettor', () => {
    const lines = ['white devil* oppressor rebel', 'yellow diplomat* oppressor rebel', ...FIVE.slice(2)];
    const notes = (tricks: number): readonly Note[] => [
      { tricks: 3 - tricks },
      { tricks, copy: { player: 'dan', card: 'gambler' } },
      {},
      { tricks: 2 },
      {},
    ];
    expect(paymentsOf(five(lines, notes(1)), 'ana')).toEqual({ 'kt.score.devil-bet': 3 });
    expect(paymentsOf(five(lines, notes(2)), 'ana')).toEqual({});
    expect(paymentsOf(five(lines, notes(2)), 'ben')).toEqual({ 'kt.score.bet': 6 });
  });

  test('two devils judge only the other bettors', () => {
    const lines = ['white devil* oppressor rebel', 'yellow devil* oppressor rebel', ...FIVE.slice(2)];
    const found = five(lines, [{ tricks: 3 }, {}, {}, { tricks: 2 }, {}]);
    expect([paymentsOf(found, 'ana'), paymentsOf(found, 'ben')]).toEqual([{}, {}]);
  });
});

describe('kt.score.gambler', () => {
  test('a gambler face up pays 2 if the bet succeeded', () => {
    expect(forAna('white hermit* gambler rebel')).toEqual({ 'kt.score.bet': 4, 'kt.score.gambler': 2 });
    expect(forAna('white hermit* gambler gambler')).toEqual({ 'kt.score.bet': 4, 'kt.score.gambler': 4 });
    expect(forAna('white hermit* gambler rebel', { tricks: 1 })).toEqual({});
  });

  test('p. 22: once however many cards were met, and not for the Jack face up', () => {
    const both = inThree(['white gambler* assassin* gambler', ...REST], [{ tricks: 2 }, { tricks: 3 }]);
    expect(both).toEqual({ 'kt.score.bet': 13, 'kt.score.gambler': 2, 'kt.score.king-unplayed': 6 });
    const copy = { ...MANY, jacks: { ...COPY.jacks, white: { 1: 2 } } };
    expect(forAna('white hermit* gambler rebel', { tricks: 1 }, { copy })).toEqual({ 'kt.score.jack': 2 });
  });
});

describe('kt.score.hermit', () => {
  test('a hermit pays 2 with no trick', () => {
    expect([0, 1].map((tricks) => forAna('white hermit oppressor rebel*', { tricks })['kt.score.hermit'])).toEqual([2, undefined]);
    expect(forAna('white hermit hermit oppressor*')['kt.score.hermit']).toBe(4);
  });
});

describe('kt.score.berserker', () => {
  test('a berserker pays 2 with exactly one trick', () => {
    expect([0, 1, 2].map((tricks) => forAna('white berserker oppressor* rebel', { tricks })['kt.score.berserker'])).toEqual([
      undefined,
      2,
      undefined,
    ]);
  });
});

describe('kt.score.assassin', () => {
  test('p. 14: 3 with exactly two tricks, whatever the bet', () => {
    expect([1, 2, 3].map((tricks) => forAna('white assassin rebel* healer', { tricks })['kt.score.assassin'])).toEqual([
      undefined,
      3,
      undefined,
    ]);
  });
});

describe('kt.score.healer', () => {
  const healerPay = (line: string, note: Note) => forAna(line, note)['kt.score.healer'];

  test('p. 24: 1 blue and 2 green: 3; 3 and 3: 5; two healers, 3 blue: 6', () => {
    expect(healerPay('white healer oppressor* rebel', { tricks: 1, blue: 1, green: 2 })).toBe(3);
    expect(healerPay('white healer oppressor* rebel', { tricks: 2, blue: 3, green: 3 })).toBe(5);
    expect(healerPay('white healer healer oppressor*', { tricks: 1, blue: 3 })).toBe(6);
  });

  test('p. 24: a healer and the blue King face down, 3 blue and 1 green: 7', () => {
    const lines = ['blue healer oppressor* rebel', 'yellow hermit* rebel oppressor', 'white hermit* rebel oppressor'];
    const found = judgePad(3, [round(lines, [{ tricks: 2, blue: 3, green: 1, king: true }, { tricks: 3 }])], { copy: MANY });
    expect(paymentsOf(found, 'ana')).toEqual({ 'kt.score.healer': 4, 'kt.score.king': 3 });
  });
});

describe('kt.score.collector', () => {
  const collectorPay = (line: string, note: Note) => forAna(line, { tricks: 2, ...note });

  test('p. 25: 1 and 1: 5; 2 and 2: 8; two collectors, 2 and 1: 16; with the white King, 2 and 2: 23', () => {
    expect(collectorPay('white collector oppressor* rebel', { mystic: 1 })).toEqual({ 'kt.score.collector': 2 });
    expect(collectorPay('white collector oppressor* rebel', { mystic: 1, surrender: 1 })).toEqual({ 'kt.score.collector': 5 });
    expect(collectorPay('white collector oppressor* rebel', { mystic: 2, surrender: 2 })).toEqual({ 'kt.score.collector': 8 });
    expect(collectorPay('white collector collector oppressor*', { mystic: 1, surrender: 2 })).toEqual({ 'kt.score.collector': 16 });
    expect(collectorPay('white collector oppressor* rebel', { mystic: 2, surrender: 2, king: true })).toEqual({
      'kt.score.collector': 8,
      'kt.score.king': 15,
    });
  });
});

describe('kt.score.devil', () => {
  test('a devil costs 2 with exactly three tricks', () => {
    expect([0, 1, 2].map((tricks) => forAna('white devil oppressor rebel*', { tricks })['kt.score.devil'])).toEqual([
      undefined,
      -2,
      undefined,
    ]);
  });
});

describe('kt.score.jack', () => {
  const copy = { ...MANY, jacks: { ...COPY.jacks, white: { 0: 2, 2: 3 } } };

  test('a Jack pays by its table for the exact number of tricks', () => {
    expect([0, 1, 2].map((tricks) => forAna('white oppressor* rebel healer', { tricks }, { copy })['kt.score.jack'])).toEqual([
      2,
      undefined,
      3,
    ]);
  });

  test('a Jack of unknown table pays nothing, with a warning', () => {
    const found = scoreRound(
      'white oppressor* rebel healer',
      {},
      { copy: { ...COPY, jacks: { yellow: {}, blue: {} }, copies: MANY.copies } },
    );
    expect([paymentsOf(found, 'ana'), warningsOf(found)]).toEqual([{}, ['0 copy']]);
  });
});

describe('kt.score.king', () => {
  const power = (set: string, note: Note) => {
    const rest = ['yellow', 'blue', 'white'].filter((each) => each !== set).slice(0, 2);
    const lines = [`${set} oppressor* rebel hermit`, ...rest.map((each) => `${each} hermit* rebel oppressor`)];
    return paymentsOf(judgePad(3, [round(lines, [{ tricks: 2, king: true, ...note }, { tricks: 3 }])], { copy: MANY }), 'ana')[
      'kt.score.king'
    ];
  };

  test('a King face down pays 1 for each card of his colour; the white King 2/5/8/15', () => {
    expect(power('yellow', { yellow: 4, black: 2 })).toBe(4);
    expect(power('blue', { blue: 3, black: 3 })).toBe(3);
    expect(power('green', { green: 2, black: 4 })).toBe(2);
    expect(power('black', { black: 5, yellow: 1 })).toBe(5);
    expect([1, 2].map((mystic) => power('white', { mystic }))).toEqual([2, 5]);
    expect([1, 2].map((surrender) => power('white', { mystic: 2, surrender }))).toEqual([8, 15]);
    expect(power('blue', { blue: 3, black: 3, king: false })).toBeUndefined();
  });

  test('p. 17: at the end of every round after the one he was played in', () => {
    const first = round(['blue oppressor* rebel hermit', 'yellow hermit* rebel oppressor'], [{ tricks: 5, blue: 1, king: true }]);
    const second = round(['blue assassin* healer gambler', 'yellow gambler* assassin healer'], [{ tricks: 5, blue: 4 }]);
    expect(paymentsOf(judgePad(2, [first, second]), 'ana', 2)['kt.score.king']).toBe(4);
  });
});

describe('kt.score.king-unplayed', () => {
  test('an unplayed King pays 6/5/4/3/2 for white/yellow/blue/green/black after round 3', () => {
    const points = { white: 6, yellow: 5, blue: 4, green: 3, black: 2 };
    for (const [set, wanted] of Object.entries(points)) {
      const other = set === 'white' ? 'black' : 'white';
      const from = { round: 3, points: { ana: 0, ben: 0 }, sets: { ana: set, ben: other }, kings: ['ben'], queens: [] };
      const found = judgePad(
        2,
        [round([`${set} oppressor* rebel hermit`, `${other} hermit* rebel oppressor`], [{ tricks: 4 }, { tricks: 1 }])],
        { from },
      );
      expect(paymentsOf(found, 'ana')['kt.score.king-unplayed'], set).toBe(wanted);
      expect(paymentsOf(found, 'ben')['kt.score.king-unplayed']).toBeUndefined();
    }
  });

  test('a King pays as unplayed neither before nor when played in round 3', () => {
    expect(forAna('white oppressor* rebel healer')).toEqual({});
    expect(inThree(['white oppressor* healer berserker', ...REST], [{ king: true }, { tricks: 5 }])).toEqual({});
  });
});

describe('kt.score.diplomat', () => {
  const lines = ['white diplomat healer collector', 'yellow assassin* rebel devil', 'blue hermit* rebel oppressor'];
  const judgeAlliance = (notes: readonly Note[], first = lines, options = {}) =>
    judgePad(3, [round(first, notes)], { copy: MANY, ...options });

  test('a diplomat is paid by the ally’s tricks, cards and bet, by one’s own for nothing', () => {
    const copy = { ...MANY, jacks: { ...COPY.jacks, white: { 2: 4, 3: 9 } } };
    const found = judgeAlliance(
      [
        { tricks: 3, ally: 'ben', king: true, blue: 5 },
        { tricks: 2, blue: 1, green: 1, mystic: 1 },
      ],
      [lines[0] ?? '', 'yellow assassin* rebel oppressor', lines[2] ?? ''],
      { copy },
    );
    expect(pointsIn(found, 'ana')).toBe(2);
    expect(paymentsOf(found, 'ana')).toEqual({
      'kt.score.bet': 7,
      'kt.score.healer': 2,
      'kt.score.collector': 2,
      'kt.score.jack': 4,
      'kt.score.king': 2,
    });
  });

  test('the ally’s devil counts for both, the diplomat’s own for nobody, and each pays -2 by those tricks', () => {
    const both = judgeAlliance([
      { tricks: 4, ally: 'ben' },
      { tricks: 1, yellow: 3 },
    ]);
    expect([pointsIn(both, 'ana'), pointsIn(both, 'ben')]).toEqual([3, 3]);
    expect([paymentsOf(both, 'ana'), paymentsOf(both, 'ben')['kt.score.devil']]).toEqual([{}, -2]);
    const own = judgeAlliance(
      [{ tricks: 2, ally: 'ben' }, { tricks: 3 }],
      ['white diplomat devil rebel', 'yellow assassin* rebel oppressor', lines[2] ?? ''],
    );
    expect([pointsIn(own, 'ana'), pointsIn(own, 'ben'), paymentsOf(own, 'ana')]).toEqual([3, 3, { 'kt.score.devil': -2 }]);
  });

  test('p. 27: a yellow Queen of either adds one to the ally’s tricks, for both', () => {
    const plain = ['white diplomat healer collector', 'yellow assassin* rebel oppressor', 'blue hermit* rebel oppressor'];
    const allys = judgeAlliance(
      [
        { tricks: 4, ally: 'ben' },
        { tricks: 1, queen: true },
      ],
      plain,
    );
    expect([pointsIn(allys, 'ana'), pointsIn(allys, 'ben')]).toEqual([2, 2]);
    const swapped = ['yellow diplomat rebel collector', 'white assassin* rebel oppressor', 'blue hermit* rebel oppressor'];
    const own = judgeAlliance([{ tricks: 4, ally: 'ben', queen: true }, { tricks: 1 }], swapped);
    expect([pointsIn(own, 'ana'), pointsIn(own, 'ben'), paymentsOf(own, 'ben')]).toEqual([2, 2, { 'kt.score.bet': 7 }]);
    const strangers = judgeAlliance([{ tricks: 4, ally: 'cleo', queen: true }, { tricks: 1 }], swapped);
    expect([pointsIn(strangers, 'ana'), pointsIn(strangers, 'ben'), pointsIn(strangers, 'cleo')]).toEqual([1, 1, 1]);
  });

  test('p. 27: both cards of an ally’s bet in round 3', () => {
    const found = inThree(
      ['white diplomat healer gambler', 'yellow assassin* gambler* devil', 'blue hermit* rebel oppressor'],
      [{ ally: 'ben' }, { tricks: 0 }, { tricks: 5 }],
    );
    expect(found).toEqual({ 'kt.score.bet': 13, 'kt.score.gambler': 2, 'kt.score.king-unplayed': 6 });
  });

  test('an ally who is a diplomat too: the bet that pays is the bet that succeeds', () => {
    const both = round(
      ['white diplomat gambler rebel', 'yellow diplomat assassin* rebel'],
      [
        { tricks: 3, ally: 'ben' },
        { tricks: 2, ally: 'ana' },
      ],
    );
    const found = judgePad(2, [{ ...both, consent: true }], { copy: MANY });
    expect([warningsOf(found), paymentsOf(found, 'ana')]).toEqual([['0 kt.bet.diplomat'], { 'kt.score.bet': 7, 'kt.score.gambler': 2 }]);
  });

  test('p. 27: a copied bet is judged on the copier’s own tricks', () => {
    const copying = ['white diplomat* healer gambler', 'yellow assassin* rebel oppressor', 'blue hermit* rebel oppressor'];
    const found = judgeAlliance([{ tricks: 2, copy: { player: 'ben', card: 'assassin' } }, { tricks: 3 }], copying);
    expect([paymentsOf(found, 'ana')['kt.score.bet'], paymentsOf(found, 'ana')['kt.score.gambler'], paymentsOf(found, 'ben')]).toEqual([
      7,
      2,
      {},
    ]);
  });
});

describe('agreement: two-card-bet', () => {
  const half = ['white assassin* hermit* gambler', ...REST];
  const all = { agreements: { 'two-card-bet': 'all' } };

  test('any: one card met is a success', () => {
    expect(inThree(half, [{ tricks: 2 }, { tricks: 3 }])).toMatchObject({ 'kt.score.bet': 7, 'kt.score.gambler': 2 });
  });

  test('all: both must be met, but each met card still pays', () => {
    expect(inThree(half, [{ tricks: 2 }, { tricks: 3 }], all)).toEqual({ 'kt.score.bet': 7, 'kt.score.king-unplayed': 6 });
    expect(inThree(['white assassin* gambler* gambler', ...REST], [{ tricks: 2 }, { tricks: 3 }], all)).toMatchObject({
      'kt.score.bet': 13,
      'kt.score.gambler': 2,
    });
    expect(inThree(['white assassin* gambler hermit', ...REST], [{ tricks: 2 }, { tricks: 3 }], all)).toMatchObject({
      'kt.score.gambler': 2,
    });
  });

  test('all: a half-met bet has failed before a devil', () => {
    const lines = ['white devil* oppressor hermit', 'yellow assassin* hermit* gambler', 'blue hermit* berserker oppressor'];
    const notes = [{ tricks: 3 }, { tricks: 2 }];
    expect(inThree(lines, notes)['kt.score.devil-bet']).toBeUndefined();
    expect(inThree(lines, notes, all)['kt.score.devil-bet']).toBe(3);
  });
});

test('what a round pays can be asked without a table', () => {
  const share: PlayerRound = {
    set: 'white',
    characters: ['healer', 'gambler', 'hermit'],
    bet: ['gambler'],
    ally: undefined,
    copiedBet: undefined,
    tricksWon: 2,
    collected: { ...NOTHING_COLLECTED, blue: 2 },
    isKingDown: false,
    hasPlayedQueen: false,
  };
  const lines = scoreLines(
    {
      players: ['ana'],
      playerRounds: { ana: share },
      figures: figuresOf({}, 3, 'declared'),
      agreements: { 'two-card-bet': 'any', 'oppressor-reach': 'own', debt: 'negative' },
      isLast: false,
    },
    'ana',
  );
  expect(lines.map(({ reason, points, paid: pays }) => [reason.rule, points, pays])).toEqual([
    ['kt.score.bet', 6, true],
    ['kt.score.hermit', 0, false],
    ['kt.score.healer', 2, true],
    ['kt.score.jack', 0, false],
  ]);
});

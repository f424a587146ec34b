import { describe, expect, test } from 'vitest';
import {
  beginRound,
  COPY,
  details,
  type EventFields,
  formRound,
  judge,
  judgeInFrench,
  judgePad,
  paymentsOf,
  plays,
  pointsIn,
  refusal,
  round,
  warningsOf,
  winners,
} from '../events';

const boxWithRanks = (...sets: readonly string[]) => ({
  copy: { ...COPY, ranks: Object.fromEntries([...new Set(sets)].map((set, at) => [set, [at + 1, at + 11]])) },
});
const lines = (set: string) => [
  `${set} gambler* hermit rebel`,
  ...['yellow', 'blue', 'black']
    .filter((each) => each !== set)
    .slice(0, 2)
    .map((each) => `${each} assassin* collector healer`),
];
/** Ana opens with the given set; three players. */
const judgeCards = (set: string, cards: string | readonly EventFields[]) =>
  judge(
    3,
    [...beginRound(lines(set)), ...(typeof cards === 'string' ? plays(cards) : cards)],
    boxWithRanks(set, 'yellow', 'blue', 'black'),
  );

describe('kt.king.card', () => {
  test('a King goes onto a card of his colour', () => {
    for (const colour of ['yellow', 'blue', 'green', 'black']) {
      expect(refusal(judgeCards(colour, `${colour}-3+K`)), colour).toBeUndefined();
      expect(refusal(judgeCards(colour, 'mystic+K')), colour).toBe('kt.king.card');
      expect(refusal(judgeCards(colour, `${colour === 'blue' ? 'green' : 'blue'}-3+K`)), colour).toBe('kt.king.card');
    }
  });

  test('the white King onto Mystic or Surrender, not onto a card made so by a Queen', () => {
    expect(refusal(judgeCards('white', 'mystic+K'))).toBeUndefined();
    expect(refusal(judgeCards('white', 'surrender+K'))).toBeUndefined();
    expect(refusal(judgeCards('white', 'yellow-1+K+Q'))).toBe('kt.king.card');
    expect(refusal(judgeCards('white', 'black-1+K'))).toBe('kt.king.card');
  });

  test('p. 23: the black King onto a berserker 10', () => {
    const wild = ['black berserker gambler* rebel', ...lines('black').slice(1)];
    expect(refusal(judge(3, [...beginRound(wild), ...plays('berserker-10+K')], boxWithRanks('black', 'yellow', 'blue')))).toBeUndefined();
  });

  test('the table may let a wrong card stand, and the King wins', () => {
    const found = judgeCards('blue', [{ type: 'play', card: 'green-1', king: true, consent: true }, ...plays('mystic black-10')]);
    expect([warningsOf(found), winners(found)]).toEqual([['7 kt.king.card'], ['ana']]);
  });

  test('without a card there is nothing to put him on, whatever the table lets stand', () => {
    const bare = { type: 'play', queen: true, king: true };
    expect(refusal(judgeCards('green', [bare]))).toBe('kt.king.card');
    expect(refusal(judgeCards('green', [{ ...bare, consent: true }]))).toBe('kt.king.card');
  });
});

describe('kt.king.once', () => {
  test('a King is played once a game', () => {
    expect(refusal(judgeCards('black', 'black-1+K green-1 green-2 black-2+K'))).toBe('kt.king.once');
    const again = (king: boolean) => round(['white rebel* devil oppressor', 'yellow gambler* hermit rebel'], [{ tricks: 5, king }]);
    const first = round(['white gambler* hermit healer', 'yellow assassin* collector healer'], [{ tricks: 5, king: true }]);
    expect(refusal(judgePad(2, [first, again(true)]))).toBe('kt.king.once');
    expect(refusal(judgePad(2, [first, again(false)]))).toBeUndefined();
  });

  test('initiation: the face stays with the card, whoever holds it', () => {
    const first = round(['white gambler* hermit healer', 'yellow assassin* collector healer'], [{ tricks: 5, king: true }]);
    const judgePassedKing = (ana: boolean, ben: boolean) =>
      judgePad(
        2,
        [first, round(['yellow gambler* hermit healer', 'white assassin* collector healer'], [{ tricks: 5, king: ana }, { king: ben }])],
        { selection: 'initiation' },
      );
    expect(refusal(judgePassedKing(true, false))).toBeUndefined();
    expect(refusal(judgePassedKing(false, true))).toBe('kt.king.once');
  });
});

describe('kt.queen.once', () => {
  test('a Queen is played once a round', () => {
    expect(refusal(judgeCards('white', 'yellow-1+Q green-1 green-2 yellow-2+Q'))).toBe('kt.queen.once');
    expect(refusal(judgeCards('green', 'Q yellow-1 yellow-2 ana:yellow-3 ana:Q'))).toBe('kt.queen.once');
  });

  test('a Queen is played only face up: spent Queens must be revived', () => {
    const first = round(['white gambler* hermit healer', 'yellow assassin* collector healer'], [{ tricks: 2, queen: true }, { tricks: 3 }]);
    const next = (note: object) =>
      refusal(judgePad(2, [first, round(['white rebel* devil oppressor', 'yellow gambler* hermit rebel'], [{ tricks: 5, ...note }])]));
    expect(next({ queen: true })).toBe('kt.queen.once');
    expect(next({ queen: true, revived: true })).toBeUndefined();
    expect(next({ revived: true })).toBeUndefined();
  });

  test('a green Queen still waiting is not laid again', () => {
    expect(refusal(judgeCards('green', 'Q yellow-1 yellow-2 Q'))).toBe('kt.queen.once');
  });
});

describe('kt.queen.yellow', () => {
  test('the yellow Queen is one trick more at scoring', () => {
    const cards =
      'ana:yellow-1+Q ben:yellow-2 ben:green-1 ana:blue-1 ben:green-2 ana:blue-2 ben:green-3 ana:blue-3 ben:green-4 ana:green-5';
    const played = judge(
      2,
      [...beginRound(['yellow gambler* hermit rebel', 'blue assassin* collector healer']), ...plays(cards)],
      boxWithRanks('yellow', 'blue'),
    );
    expect([played.refused, pointsIn(played, 'ana'), pointsIn(played, 'ben')]).toEqual([null, 2, 4]);
    const told = judgePad(2, [
      round(['yellow gambler* hermit rebel', 'blue assassin* collector healer'], [{ tricks: 1, queen: true }, { tricks: 4 }]),
    ]);
    expect([pointsIn(told, 'ana'), paymentsOf(told, 'ana')]).toEqual([2, { 'kt.score.bet': 6 }]);
    const blue = judgePad(2, [
      round(['blue gambler* hermit rebel', 'yellow assassin* collector healer'], [{ tricks: 1, queen: true }, { tricks: 4 }]),
    ]);
    expect(pointsIn(blue, 'ana')).toBe(1);
  });
});

describe('kt.queen.blue', () => {
  test('a card under the blue Queen counts as Surrender in the trick, and as itself when collected', () => {
    expect(winners(judgeCards('blue', 'black-10+Q green-1 surrender'))).toEqual(['ben']);
    const found = judge(
      2,
      [
        ...beginRound(['yellow healer gambler* rebel', 'blue assassin* collector healer']),
        ...plays('green-1 blue-5+Q black-1 black-2 yellow-1 yellow-2 yellow-3 yellow-4 yellow-5 yellow-10'),
      ],
      boxWithRanks('yellow', 'blue'),
    );
    expect(paymentsOf(found, 'ana')['kt.score.healer']).toBe(2);
    expect(paymentsOf(found, 'ben')['kt.score.collector']).toBeUndefined();
  });
});

describe('kt.queen.white', () => {
  test('a card under the white Queen counts as Mystic in the trick', () => {
    expect(winners(judgeCards('white', 'yellow-1+Q black-10 black-5'))).toEqual(['ana']);
    expect(winners(judgeCards('white', 'yellow-1+Q mystic black-5'))).toEqual(['ana']);
    expect(winners(judgeCards('white', 'yellow-1+Q mystic blue-5+K'))).toEqual(['cleo']);
  });
});

describe('kt.queen.green', () => {
  test('laid instead of a card; her owner’s card comes after all others', () => {
    const waiting = judgeCards('green', 'Q yellow-1');
    expect(details(waiting).trick).toEqual({
      led: 'yellow',
      plays: [
        { by: 'ana', card: null },
        { by: 'ben', card: 'yellow-1' },
      ],
    });
    expect(judgeCards('green', 'Q').turn).toBe('ben');
    expect(judgeCards('green', 'Q yellow-1 yellow-2').turn).toBe('ana');
    const done = judgeCards('green', 'Q yellow-1 yellow-2 yellow-3');
    expect(details(done).tricks).toEqual([{ winner: 'ana', cards: ['yellow-1', 'yellow-2', 'yellow-3'] }]);
  });

  test('her card is the last, so its King is the last and its Mystic not the first', () => {
    expect(winners(judgeCards('green', 'Q mystic yellow-2 mystic'))).toEqual(['ben']);
    expect(winners(judgeCards('green', 'Q yellow-1+K blue-1+K green-1+K'))).toEqual(['ana']);
    expect(winners(judgeCards('green', 'Q surrender surrender surrender'))).toEqual([]);
  });

  test('the green Queen laid last is answered at once', () => {
    const found = judge(3, [...beginRound(lines('green')), ...plays('yellow-1 blue-2 Q')], boxWithRanks('yellow', 'blue', 'green'));
    expect([found.refused, found.turn]).toEqual([null, 'ana']);
    expect(
      refusal(
        judge(3, [...beginRound(lines('green')), ...plays('yellow-1 blue-2 Q ben:yellow-2')], boxWithRanks('yellow', 'blue', 'green')),
      ),
    ).toBe('kt.trick.order');
  });

  test('the green Queen is not laid with a card, and no other Queen without one', () => {
    expect(refusal(judgeCards('green', 'green-1+Q'))).toBe('kt.queen.green');
    for (const set of ['white', 'yellow', 'blue', 'black']) expect(refusal(judgeCards(set, 'Q')), set).toBe('kt.queen.green');
  });

  test('by consent she goes with her card at its place, or another Queen waits as she does', () => {
    const beside = judgeCards('green', [{ type: 'play', card: 'green-3', queen: true, consent: true }, ...plays('green-1 green-2')]);
    expect([warningsOf(beside), winners(beside)]).toEqual([['7 kt.queen.green'], ['ana']]);
    const without = judgeCards('white', [{ type: 'play', queen: true, consent: true }, ...plays('green-1 green-2')]);
    expect([without.turn, warningsOf(without)]).toEqual(['ana', ['7 kt.queen.green']]);
  });

  test('of two that wait, by consent, each gives her place to her card', () => {
    const waiting = [{ type: 'play', queen: true }, { type: 'play', queen: true, consent: true }, ...plays('blue-1 ana:green-1')];
    expect(details(judgeCards('green', waiting)).trick?.plays).toEqual([
      { by: 'ben', card: null },
      { by: 'cleo', card: 'blue-1' },
      { by: 'ana', card: 'green-1' },
    ]);
  });

  test('a rebel turns the card and not the Queen', () => {
    expect(refusal(judgeCards('green', [{ type: 'play', queen: true, flip: true }]))).toBe('kt.character.rebel');
    expect(winners(judgeCards('green', 'Q black-10 yellow-2 surrender+F'))).toEqual(['ana']);
  });
});

describe('kt.queen.black', () => {
  test('her owner’s card need not follow and changes nothing else', () => {
    expect(winners(judgeCards('black', 'green-1+Q yellow-10 green-2'))).toEqual(['cleo']);
    expect(details(judgeCards('black', 'green-1+Q')).trick?.led).toBe('green');
  });
});

describe('kt.queen.revive', () => {
  /** Ana plays her Queen in the first trick, wins two in all and is paid 6 for the gambler's bet. */
  const FIRST = [
    ...beginRound(['blue gambler* hermit rebel', 'yellow assassin* collector healer']),
    ...plays('blue-5+Q blue-1 ben:green-1 ana:green-2 ana:black-1 ben:black-2 ben:yellow-1 ana:yellow-2 ana:yellow-3 ben:yellow-4'),
  ];
  const later = formRound(['x assassin* devil oppressor', 'x gambler* hermit rebel'], true);
  const REVIVE = { type: 'revive', by: 'ana' };

  test('reviving the blue Queen costs 2, and the points leave at once', () => {
    const before = [...FIRST, ...later];
    const options = boxWithRanks('blue', 'yellow');
    expect([judge(2, before, options).refused, judge(2, before, options).points.ana]).toEqual([null, 6]);
    const found = judge(2, [...before, REVIVE], options);
    expect([found.refused, found.points.ana, details(found).rounds.length]).toEqual([null, 4, 1]);
    expect(refusal(judge(2, [...before, REVIVE, REVIVE], options))).toBe('kt.queen.revive');
    expect(refusal(judge(2, [...before, { ...REVIVE, by: 'ben' }], options))).toBe('kt.queen.revive');
    const spent = [...before, { type: 'begin' }, ...plays('blue-5+Q')];
    expect(refusal(judge(2, spent, options))).toBe('kt.queen.once');
    expect(refusal(judge(2, [...before, REVIVE, { type: 'begin' }, ...plays('blue-5+Q')], options))).toBeUndefined();
  });

  const padOf = (set: string, first: object, copy: object) =>
    judgePad(
      2,
      [
        round([`${set} gambler* hermit rebel`, 'yellow assassin* collector healer'], [{ tricks: 0, queen: true, ...first }, { tricks: 5 }]),
        round([`${set} assassin* devil oppressor`, 'yellow gambler* hermit rebel'], [{ tricks: 5, revived: true }]),
      ],
      { copy },
    );

  test('a revival costs what is printed, or what the table’s box says', () => {
    for (const [set, cost] of Object.entries({ blue: -2, green: -1, black: -1, white: -3 }))
      expect(paymentsOf(padOf(set, {}, COPY), 'ana', 2)['kt.queen.revive'], set).toBe(cost);
    expect(paymentsOf(padOf('blue', {}, { ...COPY, queens: { blue: 5 } }), 'ana', 2)['kt.queen.revive']).toBe(-5);
  });

  test('a Queen is not revived without the points', () => {
    expect(refusal(padOf('blue', {}, { ...COPY, queens: { blue: 6 } }))).toBe('kt.queen.revive');
    expect(refusal(padOf('blue', { queen: false }, COPY))).toBe('kt.queen.revive');
  });

  test('a debt is told with a minus sign', () => {
    const events = [...FIRST, { type: 'adjust', by: 'ana', points: -8, reason: 'late' }, ...later, REVIVE];
    const options = boxWithRanks('blue', 'yellow');
    expect(judge(2, events, options).refused?.because).toBe('The Queen costs 2 points, and Ana has −2.');
    expect(judgeInFrench(2, events, options)).toMatchObject({ refused: { because: 'La Dame coûte 2 points, et Ana en a −2.' } });
  });

  test('revived and not played she lies face up in the next round', () => {
    const rounds = (note: object) => [
      round(['blue gambler* hermit rebel', 'yellow assassin* collector healer'], [{ tricks: 0, queen: true }, { tricks: 5 }]),
      round(['blue assassin* devil oppressor', 'yellow gambler* hermit rebel'], [{ tricks: 5, revived: true }]),
      round(['blue gambler* hermit healer', 'yellow assassin* collector oppressor'], [{ tricks: 5, ...note }]),
    ];
    expect(refusal(judgePad(2, rounds({ queen: true })))).toBeUndefined();
    expect(refusal(judgePad(2, rounds({ revived: true })))).toBe('kt.queen.revive');
  });

  test('a revival of unknown cost costs 0, with a warning', () => {
    const found = padOf('white', {}, { ...COPY, queens: {} });
    expect([warningsOf(found), paymentsOf(found, 'ana', 2)]).toEqual([['1 copy'], {}]);
  });
});

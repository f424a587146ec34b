import { describe, expect, test } from 'vitest';
import { COPY, details, type EventFields, judge, judgePad, MANY, type Note, PAD, paymentsOf, refusal, round, warningsOf } from '../events';

const LINES = ['white gambler* hermit healer', 'yellow assassin* rebel devil', 'blue hermit* collector oppressor'];
const NEXT = ['white assassin* collector oppressor', 'yellow gambler* hermit healer', 'blue rebel* berserker gambler'];
const LAST = ['white gambler* hermit healer', 'yellow rebel* berserker oppressor', 'blue assassin* hermit collector'];
const FIVE: readonly Note[] = [{ tricks: 2 }, { tricks: 2 }, { tricks: 1 }];

/** A round with some of Ana's figures put otherwise. */
function changeEvent(event: EventFields, change: object): EventFields {
  const players = event.players as Record<string, object>;
  return { ...event, players: { ...players, ana: { ...players.ana, ...change } } };
}

describe('kt.pad.sum', () => {
  test('a round of the pad has five tricks in all', () => {
    expect(refusal(judgePad(3, [round(LINES, FIVE)]))).toBeUndefined();
    expect(refusal(judgePad(3, [round(LINES, [{ tricks: 2 }, { tricks: 2 }])]))).toBe('kt.pad.sum');
    expect(refusal(judgePad(3, [round(LINES, [{ tricks: 3 }, { tricks: 2 }, { tricks: 1 }])]))).toBe('kt.pad.sum');
  });

  test('a round of the pad has as many cards as tricks times players', () => {
    const nothing = { yellow: 0, green: 0, blue: 0, black: 0, mystic: 0, surrender: 0 };
    expect(refusal(judgePad(3, [changeEvent(round(LINES, FIVE), { collected: { ...nothing, black: 5 } })]))).toBe('kt.pad.sum');
    expect(refusal(judgePad(3, [changeEvent(round(LINES, FIVE), { collected: { ...nothing, black: 6 } })]))).toBeUndefined();
  });

  test('sums that are wrong come before every rule but the phase, and cannot be let go', () => {
    const broken = changeEvent(round(LINES, [{ tricks: 2 }, { tricks: 2 }]), { characters: ['gambler'], bet: [] });
    expect(refusal(judgePad(3, [broken]))).toBe('kt.pad.sum');
    expect(refusal(judgePad(3, [{ ...broken, consent: true }]))).toBe('kt.pad.sum');
    expect(refusal(judge(3, [broken]))).toBe('phase');
  });

  test('a round of the pad has no more cards of a kind than the deck holds', () => {
    expect(refusal(judgePad(3, [round(LINES, [{ tricks: 2, mystic: 3 }, { tricks: 2 }, { tricks: 1 }])]))).toBe('kt.card.exists');
    expect(refusal(judgePad(3, [round(LINES, [{ tricks: 2, yellow: 5 }, { tricks: 2, yellow: 2 }, { tricks: 1 }])]))).toBe(
      'kt.card.exists',
    );
  });
});

describe('kt.card.exists', () => {
  const black = (lines: readonly string[], cards: number) =>
    judgePad(lines.length, [round(lines, [{ tricks: 5, black: cards }])], { copy: MANY });
  const most = (lines: readonly string[]): number | undefined =>
    [6, 7, 8, 9].findLast((cards) => refusal(black(lines, cards)) !== 'kt.card.exists');
  const [, second = '', third = ''] = LINES;

  test('black cards: the deck’s, and a ten for each berserker that lies face up, never more than two', () => {
    expect(most(LINES)).toBe(6);
    expect(most(['white gambler* berserker healer', second, third])).toBe(7);
    expect(most(['white gambler* berserker berserker', second, third])).toBe(8);
    expect(most(['white gambler* hermit healer', 'yellow assassin* berserker devil', 'blue hermit* berserker oppressor'])).toBe(8);
    expect(most(['white gambler* berserker berserker', 'yellow assassin* berserker devil', third])).toBe(8);
  });

  test('a berserker that is bet lies face down and gives none', () => {
    expect(most(['white gambler berserker* healer', second, third])).toBe(6);
    expect(most(['white berserker berserker* healer', second, third])).toBe(7);
  });

  test('a berserker with two players gives two black tens', () => {
    expect(most(LINES.slice(0, 2))).toBe(6);
    expect(most(['white gambler* berserker healer', second])).toBe(8);
    expect(most(['white gambler* berserker berserker', second])).toBe(8);
  });

  test('a berserker gives no tens of other colours', () => {
    const yellow = round(['white gambler* berserker healer', second, third], [{ tricks: 5, yellow: 7 }]);
    expect(judgePad(3, [yellow]).refused).toMatchObject({
      rule: 'kt.card.exists',
      because: 'Yellow: 7 cards collected, but the deck has only 6.',
    });
    expect(black(['white gambler* berserker healer', second, third], 8).refused?.because).toBe(
      'Black: 8 cards collected, but the deck has only 6, plus 1 with the face-up Berserkers.',
    );
  });
});

describe('the pad', () => {
  test('has one event a round, three rounds, and nobody on move', () => {
    const first = judgePad(3, [round(LINES, FIVE)]);
    expect([first.phase, first.turn, details(first)]).toMatchObject(['round', null, { round: 2, trick: null, tricks: [] }]);
    const end = judgePad(3, [round(LINES, FIVE), round(NEXT, FIVE), round(LAST, FIVE)]);
    expect([end.phase, end.finished, details(end).round, details(end).rounds.length]).toEqual(['finished', true, 3, 3]);
    expect(refusal(judgePad(3, [{ type: 'begin' }]))).toBe('phase');
  });

  test('names broken rules from top to bottom, whoever breaks them', () => {
    const refusalOfRound = (lines: readonly string[], notes: readonly Note[] = FIVE) => refusal(judgePad(3, [round(lines, notes)]));
    expect(refusalOfRound(['white gambler* hermit healer', 'white assassin* rebel devil', LINES[2] ?? ''])).toBe('kt.company.shape');
    expect(refusalOfRound(['white gambler hermit healer', 'yellow assassin* rebel devil', 'blue devil* collector oppressor'])).toBe(
      'kt.company.shape',
    );
    expect(refusalOfRound(['white gambler hermit healer', 'yellow assassin* rebel devil', LINES[2] ?? ''])).toBe('kt.bet.one-character');
    expect(refusalOfRound(LINES, [{ tricks: 5, revived: true }])).toBe('kt.queen.revive');
    const second = (lines: readonly string[], notes: readonly Note[] = FIVE) =>
      refusal(judgePad(3, [round(LINES, FIVE), round(lines, notes)]));
    expect(second(NEXT)).toBeUndefined();
    expect(second(['green assassin* collector oppressor', ...NEXT.slice(1)])).toBe('kt.company.keep-set');
    expect(second(['yellow assassin* collector oppressor', ...NEXT.slice(1)])).toBe('kt.company.shape');
    expect(second([NEXT[0] ?? '', 'yellow gambler* hermit devil', NEXT[2] ?? ''])).toBe('kt.company.not-again');
  });

  test('a draft’s removals hold in the pad as well', () => {
    expect(refusal(judgePad(3, [round(LINES, FIVE)], { selection: 'draft' }))).toBe('kt.company.shape');
  });

  test('changes sets and their faces from hand to hand in an initiation', () => {
    const judgeCourt = (king: boolean, queen: boolean) =>
      judgePad(
        3,
        [
          round(LINES, [{ tricks: 2, king: true, queen: true }, ...FIVE.slice(1)]),
          round(
            ['yellow gambler* hermit healer', 'white assassin* rebel devil', LINES[2] ?? ''],
            [{ tricks: 2 }, { tricks: 2, mystic: 2, king, queen }, { tricks: 1 }],
          ),
        ],
        { selection: 'initiation' },
      );
    expect(paymentsOf(judgeCourt(false, false), 'ben', 2)['kt.score.king']).toBe(5);
    expect(refusal(judgeCourt(true, false))).toBe('kt.king.once');
    expect(refusal(judgeCourt(false, true))).toBe('kt.queen.once');
  });

  test('may begin in the middle', () => {
    const from = {
      round: 2,
      points: { ana: 7, ben: -1, cleo: 3 },
      sets: { ana: 'white', ben: 'yellow', cleo: 'blue' },
      kings: ['ana'],
      queens: ['cleo'],
    };
    const begun = judgePad(3, [], { from });
    expect([begun.points, details(begun).round, details(begun).rounds]).toEqual([{ ana: 7, ben: -1, cleo: 3 }, 2, []]);
    const judgeRoundFrom = (lines: readonly string[], notes: readonly Note[]) => judgePad(3, [round(lines, notes)], { from });
    expect(refusal(judgeRoundFrom(LINES, FIVE))).toBeUndefined();
    expect(refusal(judgeRoundFrom(['green gambler* hermit healer', ...LINES.slice(1)], FIVE))).toBe('kt.company.keep-set');
    expect(refusal(judgeRoundFrom(LINES, [{ tricks: 5, king: true }]))).toBe('kt.king.once');
    expect(refusal(judgeRoundFrom(LINES, [{ tricks: 5 }, {}, { queen: true }]))).toBe('kt.queen.once');
    const revived = judgeRoundFrom(LINES, [{ tricks: 5, mystic: 1 }, {}, { queen: true, revived: true }]);
    expect([revived.refused, paymentsOf(revived, 'ana'), paymentsOf(revived, 'cleo')]).toEqual([
      null,
      { 'kt.score.healer': 2, 'kt.score.king': 2 },
      { 'kt.queen.revive': -2, 'kt.score.bet': 4 },
    ]);
    // Ben's devil makes two tricks of none, which his assassin bet on.
    expect(revived.points).toEqual({ ana: 11, ben: 6, cleo: 5 });
    expect(
      refusal(
        judgeRoundFrom(
          ['white gambler* hermit healer', 'yellow assassin* rebel devil', 'blue hermit* collector oppressor'],
          [{ tricks: 5 }, { revived: true }],
        ),
      ),
    ).toBe('kt.queen.revive');
  });
});

describe('figures that nobody has read off the box', () => {
  const BARE = { ...PAD, copy: { ranks: COPY.ranks } };

  test('are told once for each player and figure: the Queen, the Jack, the bets, players in seat order', () => {
    const first = judgePad(3, [round(LINES, [{ tricks: 2, queen: true }, ...FIVE.slice(1)])], BARE);
    // Jacks of all three, and Cleo's hermit; gambler and assassin are known.
    expect(first.warnings.map(({ rule }) => rule)).toEqual(['copy', 'copy', 'copy', 'copy']);
    const second = judgePad(
      3,
      [round(LINES, [{ tricks: 2, queen: true }, ...FIVE.slice(1)]), round(NEXT, [{ tricks: 2, revived: true }, ...FIVE.slice(1)])],
      BARE,
    );
    const said = second.warnings.slice(4).map(({ because }) => because);
    expect(said.map((because) => /Queen|Jack|bet side of the \w+/.exec(because)?.[0])).toEqual([
      'Queen',
      'Jack',
      'Jack',
      'Jack',
      'bet side of the Rebel',
    ]);
    expect(second.refused).toBeNull();
  });

  test('a Jack that is bet is known; two bets of one figure are one warning', () => {
    const from = { round: 3, points: { ana: 0, ben: 0 }, sets: { ana: 'white', ben: 'blue' }, kings: [], queens: [] };
    const found = judgePad(2, [round(['white hermit* hermit* rebel', 'blue hermit rebel healer jack*'], [{ tricks: 3 }, { tricks: 2 }])], {
      copy: {},
      from,
    });
    expect(warningsOf(found)).toEqual(['0 copy', '0 copy']);
    expect(found.warnings.map(({ because }) => because.includes('Ana'))).toEqual([true, true]);
  });

  test('an ally’s and a copied figure are missed by the diplomat too', () => {
    const up = judgePad(
      2,
      [round(['white diplomat assassin healer', 'blue hermit* rebel healer'], [{ tricks: 3, ally: 'ben' }, { tricks: 2 }])],
      { copy: { jacks: COPY.jacks } },
    );
    expect(up.warnings.map(({ because }) => because.includes('Ana'))).toEqual([true, false]);
    const turned = judgePad(
      2,
      [
        round(
          ['white diplomat* assassin healer', 'blue hermit* rebel healer'],
          [{ tricks: 3, copy: { player: 'ben', card: 'hermit' } }, { tricks: 2 }],
        ),
      ],
      { copy: { jacks: COPY.jacks } },
    );
    expect(turned.warnings).toHaveLength(2);
    const devil = judgePad(
      2,
      [
        round(
          ['white diplomat* assassin healer', 'blue devil* rebel healer'],
          [{ tricks: 3, copy: { player: 'ben', card: 'devil' } }, { tricks: 2 }],
        ),
      ],
      { copy: { jacks: COPY.jacks } },
    );
    expect(devil.warnings).toHaveLength(0);
  });

  test('an unknown bet side is not met, so a devil counts it', () => {
    const found = judgePad(2, [round(['white devil* assassin healer', 'blue hermit* rebel healer'], [{ tricks: 5 }])], {
      copy: { jacks: COPY.jacks },
    });
    expect(paymentsOf(found, 'ana')['kt.score.devil-bet']).toBe(3);
    expect(
      paymentsOf(judgePad(2, [round(['white devil* assassin healer', 'blue hermit* rebel healer'], [{ tricks: 5 }])]), 'ana')[
        'kt.score.devil-bet'
      ],
    ).toBeUndefined();
  });
});

describe('kt.end.winner', () => {
  const end = (copy: object, notes: readonly Note[] = [{ tricks: 5 }]) => {
    const from = {
      round: 3,
      points: { ana: 2, ben: 5, cleo: 4 },
      sets: { ana: 'white', ben: 'blue', cleo: 'yellow' },
      kings: ['ben', 'cleo'],
      queens: [],
    };
    // Ana's King pays 6: 8; Ben and Cleo fill up by bets.
    return judgePad(
      3,
      [round(['white oppressor* berserker rebel', 'blue gambler* collector assassin', 'yellow hermit* assassin rebel'], notes)],
      { copy, from },
    );
  };

  test('most points win; ties go to the lower King on the face now showing, at every place', () => {
    // All have 8: Ana's King (1) is face up, Ben's (3, now 8) and Cleo's (2, now 7) are face down.
    const found = end(COPY);
    expect(found.points).toEqual({ ana: 8, ben: 8, cleo: 8 });
    expect(found.standings.map(({ player, rank }) => `${rank} ${player}`)).toEqual(['1 ana', '2 cleo', '3 ben']);
    expect(found.winners).toEqual(['ana']);
    const turned = end({ ...COPY, ranks: { white: [9, 10], blue: [3, 4], yellow: [2, 7] } });
    expect(turned.standings.map(({ player }) => player)).toEqual(['ben', 'cleo', 'ana']);
  });

  test('tied players with equal or unknown ranks share the place', () => {
    const equal = end({ ...COPY, ranks: { white: [1, 2], blue: [3, 7], yellow: [2, 7] } });
    expect(equal.standings.map(({ player, rank }) => `${rank} ${player}`)).toEqual(['1 ana', '2 ben', '2 cleo']);
    const unknown = end({ ...COPY, ranks: { white: [1, 2], blue: [3, 7] } });
    expect([unknown.standings.map(({ rank }) => rank), unknown.winners]).toEqual([
      [1, 1, 1],
      ['ana', 'ben', 'cleo'],
    ]);
  });

  test('an unknown rank outside the tie does no harm', () => {
    const found = end({ ...COPY, ranks: { white: [1, 2], blue: [3, 7] }, bets: { ...COPY.bets, hermit: { 0: 1 } } });
    expect(found.standings.map(({ player, rank, points }) => `${rank} ${player} ${points}`)).toEqual(['1 ana 8', '2 ben 8', '3 cleo 5']);
  });

  test('before the end nobody has won', () => {
    expect(judgePad(3, [round(LINES, FIVE)]).winners).toEqual([]);
  });
});

describe('agreement: debt', () => {
  const devil = ['white devil rebel* oppressor', 'yellow hermit* rebel oppressor', 'blue hermit* rebel oppressor'];
  const judgeDebt = (debt: string, more: readonly EventFields[] = []) =>
    judgePad(3, [round(devil, [{ tricks: 1 }, { tricks: 4 }]), ...more], { copy: MANY, agreements: { debt } });

  test('negative: points may go below 0', () => {
    expect(judgeDebt('negative').points.ana).toBe(-2);
    expect(judgePad(3, [round(devil, [{ tricks: 1 }, { tricks: 4 }])], { copy: MANY }).points.ana).toBe(-2);
  });

  test('floor: after each round nobody is below 0, while the lines stay', () => {
    const found = judgeDebt('floor');
    expect([found.points.ana, details(found).rounds[0]?.ana]).toEqual([
      0,
      { tricks: 3, lines: [{ rule: 'kt.score.devil', points: -2 }], total: -2 },
    ]);
    const next = round(
      ['white assassin* collector healer', 'yellow devil* gambler collector', 'blue gambler* assassin collector'],
      [{ tricks: 2 }, { tricks: 3 }],
    );
    expect(judgeDebt('floor', [next]).points.ana).toBe(7);
    expect(judgeDebt('negative', [next]).points.ana).toBe(5);
  });

  test('the table’s own adjustments stop at 0 as well', () => {
    const less = { type: 'adjust', by: 'ana', points: -5, reason: 'a spilled glass' };
    const more = { type: 'adjust', by: 'ana', points: 3, reason: 'wiped up' };
    expect(judgeDebt('floor', [less, more]).points.ana).toBe(3);
    expect(judgeDebt('negative', [less, more]).points.ana).toBe(-4);
  });

  test('a pad that begins in the middle with a debt lets it go as well', () => {
    const from = { round: 2, points: { ana: -3, ben: 4 }, sets: { ana: 'white', ben: 'blue' }, kings: [], queens: [] };
    expect(judgePad(2, [], { from, agreements: { debt: 'floor' } }).points).toEqual({ ana: 0, ben: 4 });
    expect(judgePad(2, [], { from, agreements: { debt: 'negative' } }).points).toEqual({ ana: -3, ben: 4 });
  });
});

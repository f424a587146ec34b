import { describe, expect, test } from 'vitest';
import { beginRound, companies, details, formRound, judge, MANY, plays, refusal } from '../events';

const TWO = ['white gambler* hermit healer', 'yellow rebel* berserker devil'];

/** A whole first round of two players; Ana wins every trick. */
const firstRound = (lines: readonly string[]) => [
  ...beginRound(lines),
  ...plays('black-1 green-1 black-2 green-2 black-3 green-3 black-4 green-4 black-5 green-5'),
];

describe('kt.flow.rounds', () => {
  test('a round goes from companies over bets and preparation to five tricks, then the next begins', () => {
    expect(judge(2, []).phase).toBe('company');
    expect(judge(2, companies(TWO)).phase).toBe('bets');
    expect(judge(2, formRound(TWO)).phase).toBe('preparation');
    expect(judge(2, beginRound(TWO)).phase).toBe('trick');
    const next = judge(2, firstRound(TWO));
    expect([next.phase, details(next).round, details(next).tricks]).toEqual(['company', 2, []]);
  });

  test('companies are declared at one table and drafted at the next', () => {
    expect(refusal(judge(2, companies(TWO)))).toBeUndefined();
    const draft = { selection: 'draft', starter: 'ana' };
    expect(refusal(judge(2, [{ type: 'pick', set: 'white' }], draft))).toBeUndefined();
    expect(refusal(judge(2, companies(TWO)))).toBeUndefined();
  });

  test('a game has three rounds, and nothing after them', () => {
    const later = ['white assassin* collector rebel', 'yellow gambler* oppressor hermit'];
    const last = ['white gambler* hermit healer', 'yellow rebel* berserker devil'];
    const events = [
      ...firstRound(TWO),
      ...[later, last].flatMap((lines) => firstRound(lines).map(({ set: _, ...event }) => event)),
      { type: 'adjust', by: 'ana', points: 1, reason: 'late' },
    ];
    const end = judge(2, events);
    expect([end.phase, end.finished, end.turn, end.accepted]).toEqual(['finished', true, null, events.length - 1]);
    expect(refusal(end)).toBe('phase');
    expect(details(end).tricks).toHaveLength(5);
    expect(details(end).round).toBe(3);
  });

  test('an event that the phase does not take is refused before any other rule', () => {
    expect(refusal(judge(2, [{ type: 'begin' }]))).toBe('phase');
    expect(refusal(judge(2, [{ type: 'bet', by: 'ana', cards: [] }]))).toBe('phase');
    expect(refusal(judge(2, [{ type: 'pick', set: 'white' }]))).toBe('phase');
    expect(refusal(judge(2, companies(TWO), { selection: 'draft', starter: 'ana' }))).toBe('phase');
    expect(refusal(judge(2, [...formRound(TWO), { type: 'ally', by: 'ana', player: 'ben' }]))).toBe('phase');
  });
});

describe('kt.company.shape', () => {
  const judgeCompany = (characters: readonly string[], set: string | undefined = 'white') =>
    refusal(judge(3, [{ type: 'company', by: 'ana', ...(set && { set }), characters }]));

  test('a company has three characters, no more and no fewer', () => {
    expect(judgeCompany(['gambler', 'hermit', 'healer'])).toBeUndefined();
    expect(judgeCompany(['gambler', 'hermit'])).toBe('kt.company.shape');
    expect(judgeCompany(['gambler', 'hermit', 'healer', 'rebel'])).toBe('kt.company.shape');
  });

  test('a set belongs to the first company', () => {
    expect(refusal(judge(3, [{ type: 'company', by: 'ana', characters: ['gambler', 'hermit', 'healer'] }]))).toBe('kt.company.shape');
    expect(refusal(judge(3, companies(['white gambler hermit healer', 'white rebel berserker devil'])))).toBe('kt.company.shape');
  });

  test('no more copies than the box holds: three gamblers, one devil, whatever the player count', () => {
    expect(judgeCompany(['gambler', 'gambler', 'gambler'])).toBeUndefined();
    expect(judgeCompany(['devil', 'devil', 'healer'])).toBe('kt.company.shape');
    expect(judgeCompany(['rebel', 'rebel', 'rebel'])).toBe('kt.company.shape');
    const both = ['white devil hermit healer', 'yellow devil berserker healer'];
    expect(refusal(judge(3, companies(both)))).toBe('kt.company.shape');
    expect(refusal(judge(3, companies(both), { copy: MANY }))).toBeUndefined();
  });

  test('the copies of a character are those of the table’s box', () => {
    const two = companies(['white rebel hermit healer', 'yellow rebel berserker healer']);
    expect(refusal(judge(3, two))).toBeUndefined();
    expect(refusal(judge(3, two, { copy: { copies: { rebel: 1 } } }))).toBe('kt.company.shape');
  });

  test('removals by player count hold for the draft alone', () => {
    const devil = [{ type: 'pick', character: 'devil' }];
    for (const number of [2, 3])
      expect(refusal(judge(number, devil, { selection: 'draft', starter: 'ana' })), `${number} players`).toBe('kt.company.shape');
    for (const number of [4, 5])
      expect(refusal(judge(number, devil, { selection: 'draft', starter: 'ana' })), `${number} players`).toBeUndefined();
    expect(refusal(judge(2, companies(['white devil diplomat healer'])))).toBeUndefined();
  });

  test('an open draft holds the copies of the box less those removed', () => {
    const held = {
      2: [1, 1, 1, 1, 1, 1, 1, 1, 0, 0],
      3: [2, 2, 2, 2, 1, 1, 1, 1, 0, 0],
      4: [2, 2, 2, 2, 2, 2, 2, 2, 1, 1],
      5: [3, 3, 2, 2, 2, 2, 2, 2, 1, 1],
    };
    const names = ['gambler', 'hermit', 'rebel', 'berserker', 'assassin', 'oppressor', 'healer', 'collector', 'devil', 'diplomat'];
    for (const [number, copies] of Object.entries(held))
      for (const [at, character] of names.entries()) {
        const picks = Array.from({ length: Math.min(3, Number(number)) + 1 }, () => ({ type: 'pick', character }));
        const found = judge(Number(number), picks, { selection: 'draft', starter: 'ana' });
        expect(found.accepted, `${character} with ${number}`).toBe(copies[at]);
      }
  });
});

describe('kt.company.keep-set', () => {
  const again = (event: object) =>
    judge(2, [...firstRound(TWO), { type: 'company', by: 'ana', characters: ['rebel', 'assassin', 'devil'], ...event }]);

  test('a company keeps its set, said or not', () => {
    expect(refusal(again({}))).toBeUndefined();
    expect(refusal(again({ set: 'white' }))).toBeUndefined();
    expect(refusal(again({ set: 'green' }))).toBe('kt.company.keep-set');
    expect(refusal(again({ set: 'yellow' }))).toBe('kt.company.keep-set');
  });

  test('the table may let a free set go, but not somebody else’s', () => {
    const free = again({ set: 'green', consent: true });
    expect([refusal(free), free.warnings.map(({ rule }) => rule)]).toEqual([undefined, ['kt.company.keep-set']]);
    expect(refusal(again({ set: 'yellow', consent: true }))).toBe('kt.company.shape');
  });

  test('initiation companies come anew each round, set included', () => {
    const events = [...firstRound(TWO), ...companies(['yellow gambler hermit healer', 'white rebel berserker devil'])];
    const found = judge(2, events, { selection: 'initiation' });
    expect([refusal(found), found.phase]).toEqual([undefined, 'bets']);
    expect(refusal(judge(2, [...firstRound(TWO), ...companies(TWO, false)], { selection: 'initiation' }))).toBe('kt.company.shape');
  });
});

describe('kt.company.not-again', () => {
  const second = (first: string, then: readonly string[], options = {}) =>
    refusal(
      judge(2, [...firstRound([first, 'yellow rebel* berserker oppressor']), { type: 'company', by: 'ana', characters: then }], options),
    );

  test('nobody takes a card of their last company again', () => {
    expect(second('white gambler* hermit devil', ['devil', 'assassin', 'collector'])).toBe('kt.company.not-again');
    expect(second('white gambler* hermit healer', ['devil', 'assassin', 'collector'])).toBeUndefined();
  });

  test('other copies may come: of three gamblers, one held, two others can', () => {
    expect(second('white gambler* hermit healer', ['gambler', 'gambler', 'assassin'])).toBeUndefined();
    expect(second('white gambler* hermit healer', ['gambler', 'gambler', 'gambler'])).toBe('kt.company.not-again');
    expect(second('white gambler* gambler healer', ['gambler', 'assassin', 'collector'])).toBeUndefined();
    expect(second('white gambler* gambler healer', ['gambler', 'gambler', 'collector'])).toBe('kt.company.not-again');
  });

  test('initiation companies may have a card again, and others by consent', () => {
    const again = [...firstRound(TWO), ...companies(TWO)];
    expect(refusal(judge(2, again, { selection: 'initiation' }))).toBeUndefined();
    const forgiven = judge(2, [
      ...firstRound(TWO),
      { type: 'company', by: 'ana', characters: ['gambler', 'healer', 'healer'], consent: true },
    ]);
    expect(forgiven.warnings.map(({ rule }) => rule)).toEqual(['kt.company.not-again']);
  });
});

describe('kt.draft.order', () => {
  const DRAFT = { selection: 'draft', starter: 'ben' };
  const pick = (what: string) =>
    ['white', 'yellow', 'blue', 'green', 'black'].includes(what) ? { type: 'pick', set: what } : { type: 'pick', character: what };
  const ROUND_ONE = [
    'blue',
    'gambler',
    'rebel',
    'white',
    'hermit',
    'rebel',
    'hermit',
    'green',
    'healer',
    'assassin',
    'berserker',
    'berserker',
  ].map(pick);

  test('round 1 drafts as a snake from the starter: clockwise, back, clockwise, back', () => {
    const turns = ROUND_ONE.map((_, done) => judge(3, ROUND_ONE.slice(0, done), DRAFT).turn);
    expect(turns).toEqual(['ben', 'cleo', 'ana', 'ana', 'cleo', 'ben', 'ben', 'cleo', 'ana', 'ana', 'cleo', 'ben']);
    expect(judge(3, ROUND_ONE, DRAFT).phase).toBe('bets');
  });

  test('only the player whose turn it is picks', () => {
    expect(refusal(judge(3, [{ ...pick('blue'), by: 'ana' }], DRAFT))).toBe('kt.draft.order');
    expect(refusal(judge(3, [{ ...pick('blue'), by: 'ben' }], DRAFT))).toBeUndefined();
  });

  test('everybody picks one set and three characters', () => {
    expect(refusal(judge(2, ['blue', 'blue'].map(pick), { selection: 'draft', starter: 'ana' }))).toBe('kt.company.shape');
    expect(refusal(judge(2, ['blue', 'rebel', 'hermit', 'white'].map(pick), { selection: 'draft', starter: 'ana' }))).toBe(
      'kt.company.shape',
    );
    const four = ['gambler', 'rebel', 'healer', 'hermit', 'assassin', 'berserker', 'white', 'collector'].map(pick);
    expect(refusal(judge(2, four, { selection: 'draft', starter: 'ana' }))).toBe('kt.company.shape');
  });

  const BETS = [
    { type: 'bet', by: 'ana', cards: ['assassin'] },
    { type: 'bet', by: 'ben', cards: ['rebel'] },
    { type: 'bet', by: 'cleo', cards: ['gambler'] },
    { type: 'begin' },
  ];
  const TRICKS = plays(
    'black-1 green-1 green-2 black-2 green-3 green-4 black-3 yellow-1 yellow-2 black-4 yellow-3 yellow-4 black-5+Q blue-1+K blue-2',
  );

  test('rounds 2 and 3: three passes by ascending King rank, on the face now showing', () => {
    // Ana has the white King (1), Ben the blue (3, played: 8), Cleo the green (4).
    const order = ['gambler', 'oppressor', 'collector', 'rebel', 'rebel', 'gambler', 'hermit', 'assassin', 'healer'];
    const played = [...ROUND_ONE, ...BETS, ...TRICKS];
    const turns = order.map((_, done) => judge(3, [...played, ...order.slice(0, done).map(pick)], DRAFT).turn);
    expect(judge(3, [...played, ...order.map(pick)], DRAFT).refused).toBeNull();
    expect(turns).toEqual(['ana', 'cleo', 'ben', 'ana', 'cleo', 'ben', 'ana', 'cleo', 'ben']);
    expect(refusal(judge(3, [...played, pick('yellow')], DRAFT))).toBe('kt.company.keep-set');
    expect(refusal(judge(3, [...played, pick('white')], DRAFT))).toBe('kt.company.keep-set');
    expect(refusal(judge(3, [...played, pick('assassin')], DRAFT))).toBe('kt.company.not-again');
    expect(judge(3, [...played, ...order.map(pick)], DRAFT).phase).toBe('bets');
  });

  test('with unknown or equal ranks any order within a pass, each pick with its player', () => {
    for (const ranks of [{}, { white: [1, 2], blue: [3, 4] }, { white: [1, 2], blue: [3, 3], green: [3, 9] }]) {
      const options = { ...DRAFT, copy: { ranks } };
      const named = [...BETS, ...(Object.keys(ranks).length < 3 ? [{ type: 'opener', player: 'ana' }] : [])];
      const played = [...ROUND_ONE, ...named, ...TRICKS];
      expect(judge(3, played, options).turn).toBeNull();
      const by = (player: string, what: string) => ({ ...pick(what), by: player });
      const pass = [by('cleo', 'oppressor'), by('ben', 'collector'), by('ana', 'gambler')];
      expect(refusal(judge(3, [...played, ...pass, by('ben', 'healer')], options))).toBeUndefined();
      expect(refusal(judge(3, [...played, ...pass.slice(0, 1), by('cleo', 'gambler')], options))).toBe('kt.draft.order');
    }
  });

  test('nobody picks a second company in a round', () => {
    expect(refusal(judge(3, [...companies(['white gambler hermit healer']), ...companies(['white gambler hermit rebel'])]))).toBe(
      'kt.draft.order',
    );
    expect(judge(3, companies(['white gambler hermit healer'])).turn).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { beginRound, companies, type EventFields, formRound, MANY, PAD, plays, round } from '../events';
import { refusalReasons } from '../random-games';

const LINES = ['white gambler* hermit healer', 'yellow assassin* rebel devil', 'blue hermit* berserker oppressor'];
const [, SECOND = '', THIRD = ''] = LINES;
const bet = (by: string, ...cards: readonly string[]): EventFields => ({ type: 'bet', by, cards });

/** Five tricks that Ana wins, three players. */
const WON = plays(
  'ana:black-1 ben:green-1 cleo:green-2 ana:black-2 ben:green-3 cleo:green-4 ana:black-3 ben:yellow-1 cleo:yellow-2 ana:black-4 ben:yellow-3 cleo:yellow-4 ana:black-5 ben:blue-1 cleo:blue-2',
);

describe('kt.company.shape', () => {
  const declare = (set: string | undefined, ...characters: readonly string[]): EventFields => ({
    type: 'company',
    by: 'ben',
    set,
    characters,
  });

  test('a refused company tells what is wrong with it', () => {
    const reasonsOn = (event: EventFields) => refusalReasons(3, companies(LINES.slice(0, 1)), event);
    expect(reasonsOn(declare(undefined, 'rebel', 'rebel', 'devil'))).toEqual([['kt.company.shape', { problem: 'no-set' }]]);
    expect(reasonsOn(declare('white', 'rebel', 'rebel', 'devil'))).toEqual([
      ['kt.company.shape', { problem: 'set-taken', set: 'white', by: 'ana' }],
    ]);
    expect(reasonsOn(declare('blue', 'rebel', 'rebel'))).toEqual([['kt.company.shape', { problem: 'characters', found: 2 }]]);
    expect(reasonsOn(declare('blue', 'devil', 'healer', 'healer'))).toEqual([
      ['kt.company.shape', { problem: 'copies', character: 'healer', copies: 2 }],
    ]);
    expect(reasonsOn(declare('white', 'rebel', 'rebel', 'rebel', 'devil'))).toEqual([
      ['kt.company.shape', { problem: 'set-taken', set: 'white', by: 'ana' }],
      ['kt.company.shape', { problem: 'characters', found: 4 }],
      ['kt.company.shape', { problem: 'copies', character: 'rebel', copies: 2 }],
    ]);
  });

  const DRAFT = { selection: 'draft', starter: 'ana' } as const;
  const reasonsAfterPicks = (picks: readonly EventFields[], what: EventFields) =>
    refusalReasons(2, picks, { type: 'pick', ...what }, DRAFT);
  const pick = (by: string, what: EventFields): EventFields => ({ type: 'pick', by, ...what });

  test('a refused pick tells what is wrong with it', () => {
    const blue = pick('ana', { set: 'blue' });
    expect(reasonsAfterPicks([blue], { set: 'blue' })).toEqual([['kt.company.shape', { problem: 'set-taken', set: 'blue', by: 'ana' }]]);
    expect(reasonsAfterPicks([blue, pick('ben', { set: 'white' })], { set: 'green' })).toEqual([
      ['kt.company.shape', { problem: 'second-set', set: 'white' }],
    ]);
    expect(reasonsAfterPicks([pick('ana', { character: 'rebel' })], { character: 'rebel' })).toEqual([
      ['kt.company.shape', { problem: 'copies', character: 'rebel', copies: 1 }],
    ]);
    const three = [
      pick('ana', { character: 'rebel' }),
      pick('ben', { character: 'hermit' }),
      pick('ben', { character: 'healer' }),
      pick('ana', { character: 'gambler' }),
      pick('ana', { character: 'assassin' }),
      pick('ben', { set: 'white' }),
      pick('ben', { character: 'oppressor' }),
    ];
    expect(reasonsAfterPicks(three, { character: 'collector' })).toEqual([['kt.company.shape', { problem: 'characters', found: 4 }]]);
  });

  test('a pick out of turn tells who is to pick together with what is wrong with it', () => {
    expect(reasonsAfterPicks([], { by: 'ben', character: 'devil' })).toEqual([
      ['kt.draft.order', { onMove: ['ana'] }],
      ['kt.company.shape', { problem: 'copies', character: 'devil', copies: 0 }],
    ]);
  });

  test('a company tells the first of two characters that are not there, or were held', () => {
    expect(refusalReasons(3, companies(LINES.slice(0, 1)), declare('blue', 'devil', 'devil', 'diplomat', 'diplomat'))[1]).toEqual([
      'kt.company.shape',
      { problem: 'copies', character: 'devil', copies: 1 },
    ]);
    const later = [
      ...beginRound(
        ['white gambler* devil diplomat', SECOND.replace('devil', 'healer'), THIRD].map((line) => line.replace('diplomat', 'oppressor')),
      ),
      ...WON,
    ];
    expect(refusalReasons(3, later, { type: 'company', by: 'ana', characters: ['devil', 'oppressor', 'oppressor'] })).toEqual([
      ['kt.company.not-again', { player: 'ana', character: 'devil', copies: 1, held: 1 }, ['devil']],
    ]);
  });

  test('a company in the pad tells whoever breaks the shape first', () => {
    const twice = round(['white gambler* hermit healer', 'white assassin* devil devil', THIRD], [{ tricks: 5 }]);
    expect(refusalReasons(3, [], twice, PAD)).toEqual([
      ['kt.company.shape', { problem: 'set-taken', set: 'white', by: 'ana' }],
      ['kt.company.shape', { problem: 'copies', character: 'devil', copies: 1 }],
    ]);
    const thrice = round(['white gambler* hermit healer', 'white assassin* rebel devil', 'white hermit* collector rebel'], [{ tricks: 5 }]);
    expect(refusalReasons(3, [], thrice, PAD)).toEqual([
      ['kt.company.shape', { problem: 'set-taken', set: 'white', by: 'ana' }],
      ['kt.company.shape', { problem: 'set-taken', set: 'white', by: 'ana' }],
    ]);
  });
});

describe('kt.company.keep-set', () => {
  const before = [...beginRound(LINES), ...WON];
  const again = (event: EventFields) => refusalReasons(3, before, { type: 'company', by: 'ana', ...event });
  const characters = ['assassin', 'collector', 'rebel'];

  test('another set tells whose set stays, and whose the other is', () => {
    expect(again({ set: 'green', characters })).toEqual([['kt.company.keep-set', { player: 'ana', kept: 'white' }]]);
    expect(again({ set: 'blue', characters })).toEqual([
      ['kt.company.keep-set', { player: 'ana', kept: 'white' }],
      ['kt.company.shape', { problem: 'set-taken', set: 'blue', by: 'cleo' }],
    ]);
  });

  test('another set in the pad tells whose set stays, and whose the other is', () => {
    const first = round(LINES, [{ tricks: 5 }]);
    const next = round(
      ['green assassin* collector oppressor', 'yellow gambler* hermit healer', 'blue rebel* gambler healer'],
      [{ tricks: 5 }],
    );
    expect(refusalReasons(3, [first], next, PAD)).toEqual([['kt.company.keep-set', { player: 'ana', kept: 'white' }]]);
  });

  test('an initiation begun in the middle deals other sets', () => {
    const from = { round: 2, points: {}, sets: { ana: 'green', ben: 'black', cleo: 'white' }, kings: [], queens: [] } as const;
    expect(refusalReasons(3, [], round(LINES, [{ tricks: 5 }]), { ...PAD, from, selection: 'initiation' })).toEqual([]);
    expect(refusalReasons(3, [], round(LINES, [{ tricks: 5 }]), { ...PAD, from })).toHaveLength(3);
  });

  test('a draft of round 2 gives no sets', () => {
    const from = { round: 2, points: {}, sets: { ana: 'white', ben: 'yellow', cleo: 'blue' }, kings: [], queens: [] } as const;
    const options = { selection: 'draft', starter: 'ana', from } as const;
    const reasonsOnPick = (set: string) => refusalReasons(3, [], { type: 'pick', by: 'ana', set }, options);
    expect(reasonsOnPick('white')).toEqual([['kt.company.keep-set', { player: 'ana', kept: 'white' }]]);
    expect(reasonsOnPick('black')).toEqual([['kt.company.keep-set', { player: 'ana', kept: 'white' }]]);
    expect(reasonsOnPick('blue')).toEqual([
      ['kt.company.keep-set', { player: 'ana', kept: 'white' }],
      ['kt.company.shape', { problem: 'set-taken', set: 'blue', by: 'cleo' }],
    ]);
    expect(refusalReasons(3, [], { type: 'pick', by: 'ana', set: 'white' }, { ...options, from: { ...from, sets: {} }, copy: {} })).toEqual(
      [['kt.company.keep-set', { player: 'ana', kept: 'white' }]],
    );
  });
});

describe('kt.company.not-again', () => {
  const held = beginRound(['white gambler* gambler devil', SECOND.replace('devil', 'healer'), THIRD]);
  const again = (...characters: readonly string[]) => refusalReasons(3, [...held, ...WON], { type: 'company', by: 'ana', characters });

  test('a card taken again tells how many there are, and how many were held', () => {
    expect(again('assassin', 'gambler', 'gambler')).toEqual([
      ['kt.company.not-again', { player: 'ana', character: 'gambler', copies: 3, held: 2 }, ['gambler']],
    ]);
    expect(again('devil', 'assassin', 'rebel')).toEqual([
      ['kt.company.not-again', { player: 'ana', character: 'devil', copies: 1, held: 1 }, ['devil']],
    ]);
    expect(again('gambler', 'assassin', 'rebel')).toEqual([]);
  });
});

describe('kt.draft.order', () => {
  test('a pick out of order tells those who have no company yet', () => {
    expect(refusalReasons(3, companies(LINES.slice(0, 1)), companies(LINES)[0] ?? {})).toEqual([
      ['kt.draft.order', { onMove: ['ben', 'cleo'] }],
    ]);
  });
});

describe('kt.bet.one-character', () => {
  test('a refused bet tells whose it is, of how many cards, and whether the Jack is among them', () => {
    const reasonsOnBet = (event: EventFields) => refusalReasons(3, companies(LINES), event);
    expect(reasonsOnBet(bet('ana'))).toEqual([['kt.bet.one-character', { player: 'ana', found: 0, jack: false }]]);
    expect(reasonsOnBet(bet('ana', 'gambler', 'hermit'))).toEqual([['kt.bet.one-character', { player: 'ana', found: 2, jack: false }]]);
    expect(reasonsOnBet(bet('ben', 'jack'))).toEqual([['kt.bet.one-character', { player: 'ben', found: 1, jack: true }]]);
    expect(reasonsOnBet(bet('ana', 'devil'))).toEqual([['kt.bet.own', { player: 'ana', card: 'devil' }, ['devil']]]);
    expect(refusalReasons(3, [...companies(LINES), bet('ana', 'gambler')], bet('ana', 'gambler'))).toEqual([
      ['kt.trick.order', { onMove: ['ben', 'cleo'] }],
    ]);
  });
});

describe('kt.bet.round-three', () => {
  const from = { round: 3, points: {}, sets: { ana: 'white', ben: 'yellow', cleo: 'blue' }, kings: [], queens: [] } as const;
  const reasonsOnCompany = (line: string) => refusalReasons(3, [], round([line, SECOND, THIRD], [{ tricks: 5 }]), { ...PAD, from });

  test('a refused bet of round 3 tells how many cards it has', () => {
    expect(reasonsOnCompany('white gambler hermit healer')).toEqual([['kt.bet.round-three', { player: 'ana', found: 0 }]]);
    expect(reasonsOnCompany('white gambler* hermit* healer*')).toEqual([['kt.bet.round-three', { player: 'ana', found: 3 }]]);
    expect(reasonsOnCompany('white gambler hermit healer jack* jack*')).toEqual([
      ['kt.bet.own', { player: 'ana', card: 'jack' }, ['jack']],
    ]);
  });
});

describe('kt.bet.diplomat', () => {
  test('a bet beside a diplomat face up tells whose he is', () => {
    const lines = ['white diplomat hermit healer', SECOND, THIRD];
    expect(refusalReasons(3, companies(lines), bet('ana', 'hermit'))).toEqual([['kt.bet.diplomat', { player: 'ana' }, ['diplomat']]]);
  });
});

describe('kt.ally.after-bets', () => {
  const up = formRound(['white diplomat hermit healer', SECOND, THIRD]);
  const turned = formRound(['white diplomat* hermit healer', SECOND, THIRD]);
  const ally = (by: string, player: string): EventFields => ({ type: 'ally', by, player });
  const copy = (by: string, player: string, card: string): EventFields => ({ type: 'copy', by, player, card });
  const rule = 'kt.ally.after-bets';

  test('a refused ally or copy at the table tells what is wrong and whose it is', () => {
    expect(refusalReasons(3, up, ally('ana', 'ana'))).toEqual([[rule, { problem: 'own', player: 'ana' }]]);
    expect(refusalReasons(3, turned, copy('ana', 'ana', 'diplomat'))).toEqual([[rule, { problem: 'own', player: 'ana' }]]);
    expect(refusalReasons(3, turned, copy('ana', 'ben', 'diplomat'))).toEqual([[rule, { problem: 'diplomat', player: 'ana' }]]);
    expect(refusalReasons(3, turned, copy('ana', 'ben', 'rebel'))).toEqual([
      [rule, { problem: 'not-bet', player: 'ana', other: 'ben', card: 'rebel' }, ['rebel']],
    ]);
    expect(refusalReasons(3, up, copy('ana', 'ben', 'assassin'))).toEqual([[rule, { problem: 'asked-for-ally', player: 'ana' }]]);
    expect(refusalReasons(3, turned, ally('ana', 'ben'))).toEqual([[rule, { problem: 'asked-for-copy', player: 'ana' }]]);
    expect(refusalReasons(3, up, ally('ben', 'ana'))).toEqual([['kt.trick.order', { onMove: ['ana'] }]]);
    expect(refusalReasons(3, turned, copy('ben', 'cleo', 'hermit'))).toEqual([['kt.trick.order', { onMove: ['ana'] }]]);
    expect(refusalReasons(3, up, copy('ben', 'cleo', 'hermit'))).toEqual([['kt.trick.order', { onMove: [] }]]);
  });

  test('a refused ally or copy in the pad tells what is wrong and whose it is', () => {
    const reasonsOnNote = (line: string, note: object = {}) =>
      refusalReasons(3, [], round([line, SECOND, THIRD], [{ tricks: 5, ...note }]), PAD);
    expect(reasonsOnNote('white diplomat hermit healer')).toEqual([[rule, { problem: 'nobody', player: 'ana' }]]);
    expect(reasonsOnNote('white diplomat* hermit healer')).toEqual([[rule, { problem: 'uncopied', player: 'ana' }]]);
    expect(reasonsOnNote('white gambler* hermit healer', { ally: 'ben' })).toEqual([[rule, { problem: 'not-asked', player: 'ana' }]]);
    expect(reasonsOnNote('white gambler* hermit healer', { copy: { player: 'ben', card: 'assassin' } })).toEqual([
      [rule, { problem: 'not-asked', player: 'ana' }],
    ]);
    expect(reasonsOnNote('white diplomat hermit healer', { ally: 'ana' })).toEqual([[rule, { problem: 'own', player: 'ana' }]]);
    expect(reasonsOnNote('white diplomat* hermit healer', { copy: { player: 'ben', card: 'devil' } })).toEqual([
      [rule, { problem: 'not-bet', player: 'ana', other: 'ben', card: 'devil' }, ['devil']],
    ]);
  });

  test('in the pad nothing is to copy where only diplomats are bet', () => {
    const one = round(['white diplomat* hermit healer', 'yellow assassin* rebel devil'], [{ tricks: 5 }]);
    expect(refusalReasons(2, [], one, PAD)).toEqual([[rule, { problem: 'uncopied', player: 'ana' }]]);
    const both = round(['white diplomat* hermit healer', 'yellow diplomat* rebel devil'], [{ tricks: 5 }]);
    expect(refusalReasons(2, [], both, { ...PAD, copy: MANY })).toEqual([]);
  });
});

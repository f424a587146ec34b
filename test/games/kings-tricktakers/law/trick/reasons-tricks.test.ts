import { describe, expect, test } from 'vitest';
import type { Setup } from '#games/kings-tricktakers/law/position';
import { BEGIN, beginRound, COPY, type EventFields, formRound, MANY, PAD, play, plays, round } from '../events';
import { refusalReasons } from '../random-games';

const LINES = ['white gambler* hermit healer', 'yellow assassin* rebel devil', 'blue hermit* berserker oppressor'];
const [, SECOND = '', THIRD = ''] = LINES;

const atTricks = (event: EventFields, cards = '', lines = LINES, options: Partial<Setup> = {}) =>
  refusalReasons(lines.length, [...beginRound(lines), ...(cards === '' ? [] : plays(cards))], event, options);

describe('kt.queen.revive', () => {
  const spent = { round: 2, points: { ana: 1 }, sets: { ana: 'blue', ben: 'yellow' }, kings: [], queens: ['ana'] } as const;
  const REVIVE = { type: 'revive', by: 'ana' };
  const later = formRound(['x gambler* hermit healer', 'x assassin* rebel devil'], true);

  test('a Queen face up cannot be turned up, whatever the table says; one too dear can', () => {
    expect(refusalReasons(3, formRound(LINES), REVIVE)).toEqual([['kt.queen.revive', { problem: 'face-up', player: 'ana' }, 'firm']]);
    expect(refusalReasons(2, later, REVIVE, { from: spent })).toEqual([
      ['kt.queen.revive', { problem: 'points', player: 'ana', cost: 2, points: 1 }],
    ]);
    expect(refusalReasons(2, later, REVIVE, { from: { ...spent, points: { ana: 2 } } })).toEqual([]);
    expect(refusalReasons(2, later, REVIVE, { from: { ...spent, points: { ana: -4 } }, copy: { ...COPY, queens: { blue: 0 } } })).toEqual(
      [],
    );
    expect(refusalReasons(2, later, REVIVE, { from: { ...spent, points: { ana: -4 } } })).toEqual([
      ['kt.queen.revive', { problem: 'points', player: 'ana', cost: 2, points: -4 }],
    ]);
  });

  test('one too dear for what is certain says that figures nobody has read may pay for her', () => {
    const first = round(['blue hermit* rebel assassin', 'yellow gambler* healer devil'], [{ tricks: 1, queen: true }, { tricks: 4 }]);
    const second = round(
      ['blue gambler* oppressor healer', 'yellow hermit* rebel assassin'],
      [{ tricks: 1, revived: true }, { tricks: 4 }],
    );
    const why = (copy: Setup['copy']) => refusalReasons(2, [first], second, { ...PAD, copy: { ...MANY, ...copy } });
    expect(why({ jacks: {} })).toEqual([['kt.queen.revive', { problem: 'points', player: 'ana', cost: 2, points: 0, open: true }]]);
    expect(why({ jacks: { blue: { 0: 3 } } })).toEqual([['kt.queen.revive', { problem: 'points', player: 'ana', cost: 2, points: 0 }]]);
  });
});

describe('kt.trick.order', () => {
  const assassins = ['white gambler* assassin healer', SECOND, THIRD];

  test('a card out of turn tells who is on move', () => {
    expect(atTricks({ ...play('green-1'), by: 'cleo' })).toEqual([['kt.trick.order', { onMove: ['ana'] }]]);
    expect(atTricks({ type: 'ability', by: 'ben', use: 'hermit' })).toEqual([
      ['kt.trick.order', { onMove: ['ana'] }],
      ['kt.character.hermit', { use: 'hermit', problem: 'none', times: 0 }],
    ]);
    expect(refusalReasons(3, beginRound(assassins), { type: 'open', by: 'ben' })).toEqual([['kt.trick.order', { onMove: ['ana'] }]]);
    expect(refusalReasons(3, beginRound(LINES), { type: 'open', by: 'ana' }, { copy: {} })).toEqual([['kt.trick.order', { onMove: [] }]]);
  });
});

describe('kt.trick.assassin', () => {
  const assassins = ['white gambler* assassin healer', SECOND, THIRD];

  test('an assassin who names himself is told to name somebody else', () => {
    expect(refusalReasons(3, beginRound(assassins), { type: 'opener', player: 'ana' })).toEqual([['kt.trick.assassin', { player: 'ana' }]]);
    expect(refusalReasons(3, beginRound(assassins), { type: 'opener', by: 'ben', player: 'ana' })).toEqual([
      ['kt.trick.order', { onMove: ['ana'] }],
      ['kt.trick.assassin', { player: 'ana' }],
    ]);
  });
});

describe('kt.card.exists', () => {
  const rule = 'kt.card.exists';

  test('a card that is gone tells which one, of how many', () => {
    expect(atTricks(play('green-8'))).toEqual([[rule, { problem: 'not-in-deck', card: 'green-8', players: 3 }, ['green-8']]]);
    expect(atTricks(play('green-1'), 'green-1')).toEqual([[rule, { problem: 'gone', card: 'green-1', copies: 1 }, ['green-1']]]);
    expect(atTricks(play('mystic'), 'mystic mystic')).toEqual([[rule, { problem: 'gone', card: 'mystic', copies: 2 }, ['mystic']]]);
    expect(atTricks(play('berserker-10'))).toEqual([[rule, { problem: 'berserker', player: 'ana', tens: 0 }, ['berserker-10']]]);
    expect(atTricks(play('berserker-10'), 'green-1 green-2 berserker-10 cleo:black-1 green-3 green-4')).toEqual([
      [rule, { problem: 'berserker', player: 'cleo', tens: 1 }, ['berserker-10']],
    ]);
  });

  test('too many cards in the pad tell which ones, of how many', () => {
    const reasonsOnNote = (kind: object) => refusalReasons(3, [], round(LINES, [{ tricks: 5, ...kind }]), PAD);
    expect(reasonsOnNote({ mystic: 3 })).toEqual([[rule, { problem: 'collected', kind: 'mystic', found: 3, inDeck: 2, tens: 0 }]]);
    expect(reasonsOnNote({ black: 8 })).toEqual([[rule, { problem: 'collected', kind: 'black', found: 8, inDeck: 6, tens: 1 }]]);
    expect(reasonsOnNote({ green: 7, surrender: 3 })).toEqual([
      [rule, { problem: 'collected', kind: 'green', found: 7, inDeck: 6, tens: 0 }],
      [rule, { problem: 'collected', kind: 'surrender', found: 3, inDeck: 2, tens: 0 }],
    ]);
  });
});

describe('kt.king.card', () => {
  test('a King on a wrong card tells which King, and onto what', () => {
    expect(atTricks(play('green-1+K'))).toEqual([['kt.king.card', { king: 'white', card: 'green-1' }, ['green-1']]]);
    const green = ['green gambler* hermit healer', SECOND];
    const options = { copy: { ...COPY, ranks: { green: [1, 2], yellow: [3, 4] } } };
    expect(atTricks({ type: 'play', queen: true, king: true }, '', green, options)).toEqual([
      ['kt.king.card', { king: 'green', card: '' }, 'firm'],
    ]);
  });
});

describe('kt.king.once', () => {
  test('a King played again tells whose he is', () => {
    expect(atTricks(play('mystic+K'), 'surrender+K green-1 green-2')).toEqual([['kt.king.once', { player: 'ana', king: 'white' }]]);
    const from = { round: 2, points: {}, sets: { ana: 'white', ben: 'yellow', cleo: 'blue' }, kings: ['ana'], queens: ['ana'] } as const;
    const told = refusalReasons(3, [], round(LINES, [{ tricks: 5, king: true, queen: true }]), { ...PAD, from });
    expect(told).toEqual([
      ['kt.king.once', { player: 'ana', king: 'white' }],
      ['kt.queen.once', { player: 'ana', queen: 'white', thisRound: false }],
    ]);
  });
});

describe('kt.queen.once', () => {
  test('a Queen played again tells whether she was played this round or before', () => {
    expect(atTricks(play('mystic+Q'), 'green-1+Q green-2 green-3')).toEqual([
      ['kt.queen.once', { player: 'ana', queen: 'white', thisRound: true }],
    ]);
    const from = { round: 2, points: {}, sets: { ana: 'white', ben: 'yellow' }, kings: [], queens: ['ana'] } as const;
    const later = [...formRound(['x gambler* hermit healer', 'x assassin* rebel devil'], true), BEGIN];
    expect(refusalReasons(2, later, play('mystic+Q'), { from })).toEqual([
      ['kt.queen.once', { player: 'ana', queen: 'white', thisRound: false }],
    ]);
  });
});

describe('kt.queen.green', () => {
  const green = ['green gambler* hermit healer', SECOND];
  const options = { copy: { ...COPY, ranks: { green: [1, 2], yellow: [3, 4] } } };

  test('a Queen laid wrongly tells which one, and with what', () => {
    expect(atTricks(play('green-1+Q'), '', green, options)).toEqual([['kt.queen.green', { queen: 'green', card: 'green-1' }]]);
    expect(atTricks(play('Q'))).toEqual([['kt.queen.green', { queen: 'white', card: '' }]]);
    expect(atTricks({ type: 'play', king: true, queen: true })).toEqual([
      ['kt.king.card', { king: 'white', card: '' }, 'firm'],
      ['kt.queen.green', { queen: 'white', card: '' }],
    ]);
  });
});

describe('kt.character.rebel', () => {
  const rebels = ['white gambler* rebel healer', SECOND, THIRD];

  test('a refused turn tells that no rebel is there, or that he cannot turn the card', () => {
    expect(atTricks(play('green-1+F'))).toEqual([['kt.character.rebel', { problem: 'none', card: 'green-1' }]]);
    expect(atTricks(play('green-5+F'), '', rebels)).toEqual([['kt.character.rebel', { problem: 'card', card: 'green-5' }, ['green-5']]]);
    expect(atTricks({ type: 'play', queen: true, flip: true })).toEqual([
      ['kt.queen.green', { queen: 'white', card: '' }],
      ['kt.character.rebel', { problem: 'none', card: '' }],
    ]);
    expect(atTricks({ type: 'play', queen: true, flip: true }, '', rebels)).toEqual([
      ['kt.queen.green', { queen: 'white', card: '' }],
      ['kt.character.rebel', { problem: 'card', card: '' }],
    ]);
  });
});

describe('kt.character.hermit', () => {
  const use = (of: string): EventFields => ({ type: 'ability', use: of });

  test('a refused exchange tells what was used, and how often it may be', () => {
    expect(atTricks(use('swap'))).toEqual([['kt.character.hermit', { use: 'swap', problem: 'none', times: 0 }]]);
    const hermits = ['white hermit hermit gambler*', SECOND, THIRD];
    const used = [...beginRound(hermits), use('hermit'), use('hermit')];
    expect(refusalReasons(3, used, use('hermit'))).toEqual([['kt.character.hermit', { use: 'hermit', problem: 'used', times: 2 }]]);
  });

  test('a second swap is refused, with two diplomats as with one', () => {
    const two = beginRound(['white diplomat diplomat healer', SECOND], [{ type: 'ally', by: 'ana', player: 'ben' }]);
    expect(refusalReasons(2, two, use('swap'), { copy: MANY })).toEqual([]);
    expect(refusalReasons(2, [...two, use('swap')], use('swap'), { copy: MANY })).toEqual([
      ['kt.character.hermit', { use: 'swap', problem: 'used', times: 1 }],
    ]);
  });
});

describe('kt.pad.sum', () => {
  test('wrong sums tell how many tricks, and whose cards', () => {
    expect(refusalReasons(3, [], round(LINES, [{ tricks: 2 }, { tricks: 2 }]), PAD)).toEqual([
      ['kt.pad.sum', { problem: 'tricks', found: 4 }],
    ]);
    expect(refusalReasons(3, [], round(LINES, [{ tricks: 2, green: 5, blue: 2 }, { tricks: 3 }]), PAD)).toEqual([
      ['kt.pad.sum', { problem: 'cards', player: 'ana', found: 7, wanted: 6 }],
    ]);
  });
});

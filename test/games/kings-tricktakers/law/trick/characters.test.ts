import { describe, expect, test } from 'vitest';
import { beginRound, COPY, details, type EventFields, judge, plays, refusal, warningsOf, winners } from '../events';

const THREE = ['white rebel gambler* healer', 'yellow oppressor gambler* hermit', 'blue gambler* collector hermit'];
const judgePlays = (cards: string, lines = THREE, options = {}) => judge(3, [...beginRound(lines), ...plays(cards)], options);

describe('kt.character.rebel', () => {
  test('the rebel turns 1 and 10, Mystic and Surrender', () => {
    expect(winners(judgePlays('green-1+F green-5 green-4'))).toEqual(['ana']);
    expect(winners(judgePlays('green-10+F green-5 green-4'))).toEqual(['ben']);
    expect(winners(judgePlays('surrender+F black-10 green-4'))).toEqual(['ana']);
    expect(winners(judgePlays('mystic+F green-5 green-4'))).toEqual(['ben']);
    expect(winners(judgePlays('mystic black-10 mystic'))).toEqual(['ana']);
  });

  test('the rebel turns nothing else, and only while face up', () => {
    expect(refusal(judgePlays('green-5+F'))).toBe('kt.character.rebel');
    expect(refusal(judgePlays('green-2 green-1+F'))).toBe('kt.character.rebel');
    const turned = ['white rebel* gambler healer', ...THREE.slice(1)];
    expect(refusal(judgePlays('green-1+F', turned))).toBe('kt.character.rebel');
    expect(refusal(judge(3, [...beginRound(turned), { type: 'play', card: 'green-1', flip: true, consent: true }]))).toBe(
      'kt.character.rebel',
    );
  });

  test('the rebel turns a card after a Queen’s change (p. 20, p. 23)', () => {
    expect(winners(judgePlays('green-5+Q+F surrender black-1'))).toEqual(['cleo']);
    const blue = ['blue rebel gambler* healer', 'yellow oppressor gambler* hermit', 'black gambler* collector hermit'];
    const options = { copy: { ...COPY, ranks: { blue: [1, 2], yellow: [3, 4], black: [5, 6] } } };
    expect(winners(judgePlays('green-5+Q+F black-10 mystic', blue, options))).toEqual(['ana']);
    expect(details(judgePlays('green-5+Q+F', blue, options)).trick?.led).toBeNull();
    const black = ['black rebel gambler* healer', 'yellow oppressor gambler* hermit', 'blue gambler* collector hermit'];
    const first = { copy: { ...COPY, ranks: { black: [1, 2], yellow: [3, 4], blue: [5, 6] } } };
    expect(refusal(judgePlays('green-5+Q+F', black, first))).toBe('kt.character.rebel');
  });

  test('a turned card keeps its colour, for following and for Kings', () => {
    expect(details(judgePlays('green-1+F')).trick?.led).toBe('green');
    const black = ['black rebel gambler* berserker', 'yellow oppressor gambler* hermit', 'blue gambler* collector hermit'];
    const first = { copy: { ...COPY, ranks: { black: [1, 2], yellow: [3, 4], blue: [5, 6] } } };
    expect(winners(judgePlays('berserker-10+F black-2 green-3', black, first))).toEqual(['ben']);
    expect(refusal(judgePlays('black-1+F+K', black, first))).toBeUndefined();
  });
});

describe('kt.character.oppressor', () => {
  test('p. 24: the oppressor’s yellow 10 and another’s black 10: the one played first', () => {
    expect(winners(judgePlays('black-10 yellow-10 green-1'))).toEqual(['ana']);
    expect(winners(judgePlays('green-2 yellow-10 black-10'))).toEqual(['ben']);
  });

  test('one’s own yellow cards are as strong as black and stay yellow', () => {
    expect(winners(judgePlays('green-10 yellow-1 green-5'))).toEqual(['ben']);
    expect(winners(judgePlays('green-10 yellow-1 black-2'))).toEqual(['cleo']);
    expect(winners(judgePlays('yellow-10 yellow-1 yellow-5'))).toEqual(['ben']);
    expect(refusal(judgePlays('green-10 yellow-1+K'))).toBeUndefined();
    expect(
      winners(judgePlays('green-10 yellow-1 green-5', ['white rebel gambler* healer', 'yellow oppressor* gambler hermit', THREE[2] ?? ''])),
    ).toEqual(['ana']);
  });
});

describe('agreement: oppressor-reach', () => {
  const everyone = { agreements: { 'oppressor-reach': 'everyone' } };

  test('own: another’s yellow stays weak', () => {
    expect(winners(judgePlays('green-10 green-1 yellow-5'))).toEqual(['ana']);
    expect(winners(judgePlays('green-10 green-1 yellow-5', THREE, { agreements: { 'oppressor-reach': 'own' } }))).toEqual(['ana']);
  });

  test('everyone: all yellow is strong, while an oppressor is face up', () => {
    expect(winners(judgePlays('green-10 green-1 yellow-5', THREE, everyone))).toEqual(['cleo']);
    const turned = ['white rebel gambler* healer', 'yellow oppressor* gambler hermit', THREE[2] ?? ''];
    expect(winners(judgePlays('green-10 green-1 yellow-5', turned, everyone))).toEqual(['ana']);
  });
});

describe('kt.character.hermit', () => {
  const hermit: EventFields = { type: 'ability', use: 'hermit' };
  const swap: EventFields = { type: 'ability', use: 'swap' };
  const HERMITS = ['white hermit hermit gambler*', 'yellow diplomat rebel healer', 'blue gambler* collector hermit'];
  const ally: EventFields = { type: 'ally', by: 'ben', player: 'ana' };
  const from = (...events: readonly EventFields[]) => refusal(judge(3, [...beginRound(HERMITS, [ally]), ...events]));

  test('each hermit face up acts once a round, on one’s own turn before the card', () => {
    expect(from(hermit)).toBeUndefined();
    expect(from(hermit, hermit)).toBeUndefined();
    expect(from(hermit, hermit, hermit)).toBe('kt.character.hermit');
    expect(from({ ...hermit, by: 'cleo' })).toBe('kt.trick.order');
    expect(from(...plays('blue-1'), hermit)).toBe('kt.character.hermit');
    expect(from(...plays('blue-1'), { ...hermit, by: 'ana' })).toBe('kt.trick.order');
  });

  test('a hermit acts again in the next round', () => {
    const round = plays(
      'black-1 black-2 black-3 cleo:green-1 yellow-1 yellow-2 cleo:green-2 yellow-3 yellow-4 cleo:green-3 yellow-5 blue-1 cleo:green-4 blue-2 blue-3',
    );
    const next: readonly EventFields[] = [
      { type: 'company', by: 'ana', characters: ['assassin', 'hermit', 'devil'] },
      { type: 'company', by: 'ben', characters: ['gambler', 'collector', 'oppressor'] },
      { type: 'company', by: 'cleo', characters: ['rebel', 'healer', 'assassin'] },
      { type: 'bet', by: 'ana', cards: ['devil'] },
      { type: 'bet', by: 'ben', cards: ['gambler'] },
      { type: 'bet', by: 'cleo', cards: ['rebel'] },
      { type: 'begin' },
      { type: 'open' },
    ];
    expect(from(hermit, hermit, ...round, ...next, hermit)).toBeUndefined();
  });

  test('a diplomat swaps once with his ally', () => {
    expect(from(...plays('blue-1'), swap)).toBeUndefined();
    expect(from(...plays('blue-1'), swap, swap)).toBe('kt.character.hermit');
    expect(from(swap)).toBe('kt.character.hermit');
    const both = ['white diplomat hermit healer', 'yellow gambler* rebel healer', 'blue gambler* collector hermit'];
    const judgeAbilities = (...events: readonly EventFields[]) =>
      refusal(judge(3, [...beginRound(both, [{ type: 'ally', by: 'ana', player: 'ben' }]), ...events]));
    expect([judgeAbilities(hermit, swap), judgeAbilities(swap, hermit), judgeAbilities(hermit, swap, hermit)]).toEqual([
      undefined,
      undefined,
      'kt.character.hermit',
    ]);
  });

  test('a green Queen’s owner may still change the hand before her card', () => {
    const green = ['green hermit rebel gambler*', 'yellow oppressor rebel healer*', 'blue gambler* collector hermit'];
    const options = { copy: { ...COPY, ranks: { green: [1, 2], yellow: [3, 4], blue: [5, 6] } } };
    const found = judge(3, [...beginRound(green), ...plays('Q blue-1 blue-2'), hermit, ...plays('blue-3')], options);
    expect([found.refused, warningsOf(found), winners(found)]).toEqual([null, [], ['ana']]);
    expect(refusal(judge(3, [...beginRound(green), ...plays('Q'), { ...hermit, by: 'ana' }], options))).toBe('kt.trick.order');
  });
});

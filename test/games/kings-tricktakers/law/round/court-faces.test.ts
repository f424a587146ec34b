import { describe, expect, test } from 'vitest';
import { beginRound, COPY, judge, paymentsOf, plays, warningsOf, winners } from '../events';

const LINES = ['white gambler* hermit healer', 'yellow oppressor* rebel collector', 'blue hermit* berserker oppressor'];
/** Kings that change places once one of them is face down. */
const RANKED = { copy: { ...COPY, ranks: { white: [1, 6], yellow: [2, 4], blue: [3, 5] } } };
const judgePlays = (cards: string) => judge(3, [...beginRound(LINES), ...plays(cards)], RANKED);
const places = (cards: string): readonly string[] => judgePlays(cards).standings.map(({ player, rank }) => `${rank} ${player}`);

describe('kt.end.winner', () => {
  test('a King played to a trick keeps his face, and its rank, until that trick is over', () => {
    expect(places('green-1')).toEqual(['1 ana', '2 ben', '3 cleo']);
    expect(places('mystic+K')).toEqual(['1 ana', '2 ben', '3 cleo']);
    expect(places('mystic+K yellow-2+K')).toEqual(['1 ana', '2 ben', '3 cleo']);
    expect(places('mystic+K green-1 green-2')).toEqual(['1 ben', '2 cleo', '3 ana']);
    expect(places('mystic+K yellow-2+K green-2')).toEqual(['1 cleo', '2 ben', '3 ana']);
    expect(places('mystic+K yellow-2+K blue-2+K')).toEqual(['1 ben', '2 cleo', '3 ana']);
  });
});

describe('kt.king.once', () => {
  test('a King that consent lets be played again stays face down', () => {
    const again = [...beginRound(LINES), ...plays('mystic+K green-1 green-2'), { type: 'play', card: 'mystic', king: true, consent: true }];
    const found = judge(3, [...again, ...plays('green-3 green-4')], RANKED);
    expect([warningsOf(found), winners(found)]).toEqual([['10 kt.king.once'], ['ana', 'ana']]);
    expect(found.standings.map(({ player }) => player)).toEqual(['ben', 'cleo', 'ana']);
  });

  test('played to the last trick of a round he pays at its end', () => {
    const four = 'ana:green-1 ben:green-2 cleo:green-3 cleo:blue-1 ana:blue-2 ben:blue-3 ben:yellow-1 cleo:surrender ana:yellow-3';
    const fifth = 'ana:black-1 ben:black-2 cleo:black-3 cleo:blue-4+K ana:green-4 ben:green-5';
    const found = judgePlays(`${four} ${fifth}`);
    expect([found.refused, paymentsOf(found, 'cleo')['kt.score.king']]).toEqual([null, 1]);
  });
});

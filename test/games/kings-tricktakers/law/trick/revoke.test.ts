import { describe, expect, test } from 'vitest';
import { beginRound, COPY, type EventFields, formRound, judge, plays, warningsOf } from '../events';

const PLAIN = ['white gambler* hermit healer', 'yellow gambler* hermit berserker', 'blue gambler* collector rebel'];

/** What is warned of; every play must have been in turn. The first card is event 7. */
function revokes(lines: readonly string[], events: readonly EventFields[], options = {}): readonly string[] {
  const found = judge(3, [...beginRound(lines), ...events], options);
  expect(found.refused).toBeNull();
  return warningsOf(found);
}

const revokesIn = (cards: string, options = {}) => revokes(PLAIN, plays(cards), options);

describe('kt.trick.follow', () => {
  const BEN_MISSES_YELLOW = 'ana:yellow-2 ben:green-3 cleo:yellow-4';

  test('a revoke is told at the card that proves it, once', () => {
    expect(revokesIn(`${BEN_MISSES_YELLOW} cleo:blue-1 ana:blue-2 ben:green-1`)).toEqual([]);
    expect(revokesIn(`${BEN_MISSES_YELLOW} cleo:blue-1 ana:blue-2 ben:yellow-5`)).toEqual(['12 kt.trick.follow']);
    const on = `${BEN_MISSES_YELLOW} cleo:blue-1 ana:blue-2 ben:yellow-5 ana:yellow-1 ben:yellow-3 cleo:yellow-10`;
    expect(revokesIn(on)).toEqual(['12 kt.trick.follow']);
  });

  test('one card may prove several', () => {
    const twice = `${BEN_MISSES_YELLOW} cleo:yellow-5 ana:yellow-1 ben:green-4 cleo:blue-1 ana:blue-2 ben:yellow-3`;
    expect(revokesIn(twice)).toEqual(['15 kt.trick.follow', '15 kt.trick.follow']);
  });

  test('Mystic and Surrender are no revokes and prove none', () => {
    expect(revokesIn('ana:yellow-2 ben:surrender cleo:yellow-4 cleo:blue-1 ana:blue-2 ben:yellow-5')).toEqual([]);
    expect(revokesIn('ana:yellow-2 ben:mystic cleo:yellow-4 ben:yellow-5')).toEqual([]);
    expect(revokesIn(`${BEN_MISSES_YELLOW} cleo:blue-1 ana:blue-2 ben:mystic`)).toEqual([]);
  });

  test('with no colour led there is nothing to follow', () => {
    expect(revokesIn('ana:mystic ben:surrender cleo:yellow-4 ana:blue-1 ben:yellow-2 cleo:blue-3')).toEqual([]);
  });

  test('a card under the yellow, the blue or the white Queen must follow', () => {
    expect(revokesIn('ana:green-2 ben:yellow-3+Q cleo:green-4 cleo:blue-1 ana:blue-2 ben:green-5')).toEqual(['12 kt.trick.follow']);
    expect(revokesIn('ana:green-2 ben:green-3 cleo:yellow-4+Q ben:blue-1 cleo:green-4')).toEqual(['11 kt.trick.follow']);
    expect(revokesIn('ana:blue-1 ben:blue-5 cleo:blue-2 ben:green-1 cleo:green-2 ana:yellow-1+Q ana:green-3')).toEqual([
      '13 kt.trick.follow',
    ]);
  });

  test('a card under the black Queen need not, and still shows what was in the hand', () => {
    const lines = ['black gambler* hermit healer', ...PLAIN.slice(1)];
    const options = { copy: { ...COPY, ranks: { yellow: [1, 2], blue: [3, 4], black: [5, 6] } } };
    const from = (cards: string) => revokes(lines, plays(cards), options);
    expect(from('ben:green-2 cleo:green-3 ana:yellow-4+Q cleo:green-1 ana:green-5')).toEqual([]);
    expect(from('ben:green-2 cleo:green-3 ana:yellow-4 cleo:yellow-1 ana:green-5+Q')).toEqual(['11 kt.trick.follow']);
  });

  test('the card after a green Queen must follow what was led meanwhile', () => {
    const lines = ['green gambler* hermit healer', ...PLAIN.slice(1)];
    const options = { copy: { ...COPY, ranks: { green: [1, 2], yellow: [3, 4], blue: [5, 6] } } };
    expect(revokes(lines, plays('ana:Q ben:yellow-1 cleo:yellow-2 ana:blue-3 cleo:blue-1 ana:yellow-3'), options)).toEqual([
      '12 kt.trick.follow',
    ]);
  });

  test('a berserker 10 is a black card of the hand', () => {
    expect(revokesIn('ana:black-1 ben:green-1 cleo:black-2 cleo:blue-1 ana:blue-2 ben:berserker-10')).toEqual(['12 kt.trick.follow']);
  });

  const hermit = (by: string): EventFields => ({ type: 'ability', by, use: 'hermit' });

  test('a hermit changes the hand, and nothing is proved any more', () => {
    const missed = plays(BEN_MISSES_YELLOW);
    const proof = plays('ben:yellow-5');
    const trick = plays('cleo:blue-1 ana:blue-2');
    expect(revokes(PLAIN, [...missed, ...trick, hermit('ben'), ...proof])).toEqual([]);
    expect(revokes(PLAIN, [...missed, ...plays('cleo:blue-1'), hermit('ana'), ...plays('ana:blue-2'), ...proof])).toEqual([
      '13 kt.trick.follow',
    ]);
  });

  test('a swap clears both partners and nobody else', () => {
    const eventsWithAlly = (ally: string) => [
      ...formRound(['white diplomat hermit healer', 'yellow gambler* hermit rebel', 'blue gambler* collector rebel']),
      { type: 'ally', by: 'ana', player: ally },
      { type: 'begin' },
      ...plays('ana:yellow-2 ben:green-3 cleo:yellow-4 cleo:blue-1'),
      { type: 'ability', by: 'ana', use: 'swap' },
      ...plays('ana:blue-2 ben:yellow-5'),
    ];
    expect(warningsOf(judge(3, eventsWithAlly('ben')))).toEqual([]);
    expect(warningsOf(judge(3, eventsWithAlly('cleo')))).toEqual(['14 kt.trick.follow']);
    const own = [
      ...formRound(['white diplomat hermit healer', 'yellow gambler* hermit rebel', 'blue gambler* collector rebel']),
      { type: 'ally', by: 'ana', player: 'cleo' },
      { type: 'begin' },
      ...plays('ana:blue-1 ben:blue-5 cleo:blue-2 ben:yellow-1 cleo:yellow-2 ana:green-1 cleo:black-1'),
    ];
    expect(warningsOf(judge(3, [...own, ...plays('ana:yellow-3')]))).toEqual(['15 kt.trick.follow']);
    expect(warningsOf(judge(3, [...own, { type: 'ability', use: 'swap' }, ...plays('ana:yellow-3')]))).toEqual([]);
  });

  test('a diplomat’s hermit leaves the ally’s hand alone', () => {
    const events = [
      ...formRound(['white diplomat hermit healer', 'yellow gambler* hermit rebel', 'blue gambler* collector rebel']),
      { type: 'ally', by: 'ana', player: 'ben' },
      { type: 'begin' },
      ...plays('ana:yellow-2 ben:green-3 cleo:yellow-4 cleo:blue-1'),
      hermit('ana'),
      ...plays('ana:blue-2 ben:yellow-5'),
    ];
    expect(warningsOf(judge(3, events))).toEqual(['14 kt.trick.follow']);
  });

  test('the next round begins afresh', () => {
    const rest =
      'cleo:blue-1 ana:blue-2 ben:blue-3 ben:green-1 cleo:green-2 ana:green-4 ana:black-1 ben:black-2 cleo:black-3 cleo:black-4 ana:black-5 ben:black-10';
    const next = formRound(['white assassin* devil oppressor', 'yellow assassin* healer collector', 'blue hermit* oppressor healer'], true);
    const events = [...plays(BEN_MISSES_YELLOW), ...plays(rest), ...next, { type: 'begin' }];
    expect(revokes(PLAIN, [...events, ...plays('ana:yellow-1 ben:yellow-5')])).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import type { Character, SetColour } from '#games/kings-tricktakers/law/box';
import { law } from '#games/kings-tricktakers/law/index';
import type { Setup } from '#games/kings-tricktakers/law/position';
import { toggleBetCard } from '#games/kings-tricktakers/law/round/bets';
import { playersOnPick, remainingPasses } from '#games/kings-tricktakers/law/round/company';
import {
  betProgressOf,
  cardExchanges,
  copiesLeft,
  figuresToRead,
  padStartFrom,
  ties,
  trickEndedBy,
  unseenDeck,
} from '#games/kings-tricktakers/law/score/outlook';
import { beginRound, COPY, companies, type EventFields, formRound, MANY, plays } from '../events';
import { phaseOf, stateAfter } from '../random-games';

/** Where a table stands after some events: the position and its phase. */
function positionAndPhaseAfter(number: number, events: readonly EventFields[], options: Partial<Setup> = {}) {
  const state = stateAfter(number, events, options);
  return { position: state.position, phase: phaseOf(state) };
}

const THREE = ['green hermit* rebel healer', 'blue gambler* hermit berserker', 'yellow rebel* gambler collector'];
const FIVE_TRICKS = plays(
  'yellow-1 yellow-2 yellow-3 yellow-4 yellow-5 yellow-10 blue-1 blue-2 blue-3 blue-4 blue-5 blue-10 green-1 green-2 green-3',
);

/** A pad or a table that begins with round 2. */
const FROM = {
  from: { round: 2, points: {}, sets: { ana: 'green', ben: 'blue', cleo: 'yellow' }, kings: [], queens: [] },
} as const;

describe('the order of a draft to come', () => {
  test('is a snake in round 1, without what is done', () => {
    const { position } = positionAndPhaseAfter(3, [], { selection: 'draft', starter: 'ben' });
    expect(remainingPasses(position)).toEqual([
      { pass: 1, players: ['ben', 'cleo', 'ana'] },
      { pass: 2, players: ['ana', 'cleo', 'ben'] },
      { pass: 3, players: ['ben', 'cleo', 'ana'] },
      { pass: 4, players: ['ana', 'cleo', 'ben'] },
    ]);
    const picked = positionAndPhaseAfter(3, [{ type: 'pick', set: 'blue' }], { selection: 'draft', starter: 'ben' });
    expect(remainingPasses(picked.position)[0]).toEqual({ pass: 1, players: ['cleo', 'ana'] });
  });

  const SECOND_ROUND = { ...FROM, selection: 'draft', starter: 'ben' } as const;

  test('is three passes from the lowest King in later rounds, where every rank is known and none equal', () => {
    const { position } = positionAndPhaseAfter(3, [], SECOND_ROUND);
    expect(remainingPasses(position)).toEqual([1, 2, 3].map((pass) => ({ pass, players: ['cleo', 'ben', 'ana'] })));
    const picked = positionAndPhaseAfter(3, [{ type: 'pick', by: 'cleo', character: 'rebel' }], SECOND_ROUND).position;
    expect(remainingPasses(picked).map(({ players }) => players)).toEqual([
      ['ben', 'ana'],
      ['cleo', 'ben', 'ana'],
      ['cleo', 'ben', 'ana'],
    ]);
    expect([law.turn(position, 'company'), law.turn(picked, 'company')]).toEqual(['cleo', 'ben']);
  });

  test('one rank unknown, or two equal, leave the order of a pass open', () => {
    for (const ranks of [
      { yellow: [2, 7], blue: [3, 8] },
      { yellow: [2, 7], green: [4, 9] },
      { yellow: [2, 7], blue: [4, 8], green: [4, 9] },
    ]) {
      const { position } = positionAndPhaseAfter(3, [], { ...SECOND_ROUND, copy: { ...COPY, ranks } });
      expect(remainingPasses(position)).toEqual([1, 2, 3].map((pass) => ({ pass, players: ['ana', 'ben', 'cleo'] })));
      expect([law.turn(position, 'company'), playersOnPick(position)]).toEqual([undefined, ['ana', 'ben', 'cleo']]);
    }
  });

  test('is empty once all have theirs', () => {
    expect(remainingPasses(positionAndPhaseAfter(3, formRound(THREE)).position)).toEqual([]);
  });
});

describe('figures that are wanted', () => {
  test('are none where all are known', () => {
    const { position, phase } = positionAndPhaseAfter(3, beginRound(THREE));
    expect(figuresToRead(position, phase)).toEqual([]);
  });

  test('are ranks when the first trick is to be opened, and not before', () => {
    const copy = { ...COPY, ranks: { green: [1, 6] } };
    const bets = positionAndPhaseAfter(3, formRound(THREE), { copy });
    expect(figuresToRead(bets.position, bets.phase)).toEqual([]);
    const { position, phase } = positionAndPhaseAfter(3, beginRound(THREE), { copy });
    expect(figuresToRead(position, phase)).toEqual([
      { kind: 'rank', card: 'blue' },
      { kind: 'rank', card: 'yellow' },
    ]);
  });

  test('are ranks for the draft of a later round, and only for a draft', () => {
    const copy = { ...COPY, ranks: { green: [1, 6] } };
    const askedFigures = (options: Partial<Setup>) => {
      const { position, phase } = positionAndPhaseAfter(3, [], { ...FROM, copy, starter: 'ana', ...options });
      return figuresToRead(position, phase);
    };
    const both = [
      { kind: 'rank', card: 'blue' },
      { kind: 'rank', card: 'yellow' },
    ];
    expect(askedFigures({ selection: 'draft' })).toEqual(both);
    expect(askedFigures({ selection: 'declared' })).toEqual([]);
    expect(askedFigures({ selection: 'draft', copy: COPY })).toEqual([]);
    expect(askedFigures({ selection: 'draft', from: { ...FROM.from, round: 1 } })).toEqual([]);
    expect(askedFigures({ selection: 'draft', from: { ...FROM.from, round: 3 } })).toEqual(both);
  });

  test('are what a spent Queen costs, in preparation, and what a revived one did', () => {
    const spent = { ...FROM, from: { ...FROM.from, queens: ['cleo'] }, copy: { ...COPY, queens: {} } };
    const later = formRound(THREE, true);
    const before = positionAndPhaseAfter(3, later.slice(0, -1), spent);
    expect(figuresToRead(before.position, before.phase)).toEqual([]);
    const now = positionAndPhaseAfter(3, later, spent);
    expect(figuresToRead(now.position, now.phase)).toEqual([{ kind: 'queen', card: 'yellow' }]);
    expect(figuresToRead(positionAndPhaseAfter(3, later, { ...spent, copy: COPY }).position, 'preparation')).toEqual([]);
    const revived = positionAndPhaseAfter(3, [...later, { type: 'revive', by: 'cleo' }], spent);
    expect(figuresToRead(revived.position, revived.phase)).toEqual([{ kind: 'queen', card: 'yellow' }]);
    const paid = { ...spent, from: { ...spent.from, points: { cleo: 9 } }, copy: COPY };
    const known = positionAndPhaseAfter(3, [...later, { type: 'revive', by: 'cleo' }], paid);
    expect(figuresToRead(known.position, known.phase)).toEqual([]);
    const elsewhere = { ...now.position, queensDown: ['white'] } as const;
    expect(figuresToRead(elsewhere, 'preparation')).toEqual([]);
  });

  test('are Jacks and bet sides once the round is counted', () => {
    const copy = { ranks: COPY.ranks, jacks: { green: {}, blue: {} }, bets: {} };
    const { position, phase } = positionAndPhaseAfter(3, [...beginRound(THREE), ...FIVE_TRICKS], { copy });
    expect(figuresToRead(position, phase)).toEqual([
      { kind: 'bet', card: 'hermit' },
      { kind: 'bet', card: 'rebel' },
      { kind: 'jack', card: 'yellow' },
    ]);
  });
});

test('gamblers and berserkers exchange cards, unless they are bet', () => {
  const { position } = positionAndPhaseAfter(3, formRound(THREE));
  expect(cardExchanges(position)).toEqual([
    { player: 'ben', character: 'berserker', cards: 1 },
    { player: 'cleo', character: 'gambler', cards: 2 },
  ]);
});

test('two gamblers exchange four cards, and berserkers no more tens than there are', () => {
  const exchangesAfter = (lines: readonly string[]) =>
    cardExchanges(positionAndPhaseAfter(lines.length, formRound(lines), { copy: MANY }).position).map(({ cards }) => cards);
  expect(
    exchangesAfter(['green gambler gambler healer*', 'blue berserker berserker hermit*', 'yellow rebel* oppressor collector']),
  ).toEqual([4, 2]);
  expect(exchangesAfter(['green gambler rebel healer*', 'blue berserker healer hermit*'])).toEqual([2, 2]);
  expect(exchangesAfter(['green rebel berserker healer*', 'blue berserker berserker hermit*'])).toEqual([2, 2]);
});

test('copiesLeft counts the copies of a character that nobody has yet', () => {
  const { position } = positionAndPhaseAfter(3, companies(THREE.slice(0, 2)));
  const copiesLeftOf = (character: Character): number => copiesLeft(position, character);
  expect([copiesLeftOf('hermit'), copiesLeftOf('gambler'), copiesLeftOf('rebel'), copiesLeftOf('devil'), copiesLeftOf('healer')]).toEqual([
    1, 2, 1, 1, 1,
  ]);
  const few = positionAndPhaseAfter(3, companies(THREE.slice(0, 2))).position;
  const copies = { ...few.figures.copies, hermit: 1 };
  expect(copiesLeft({ ...few, figures: { ...few.figures, copies } }, 'hermit')).toBe(0);
});

test('trickEndedBy finds the trick that a card completes', () => {
  const { position } = positionAndPhaseAfter(3, [...beginRound(THREE), ...plays('yellow-1 yellow-2')]);
  const ended = trickEndedBy(position, { type: 'play', by: 'ben', card: 'black-1' });
  expect([ended?.cards.map(({ card }) => card), ended?.outcome]).toEqual([
    ['yellow-1', 'yellow-2', 'black-1'],
    { winner: 'ben', card: 'black-1', decided: 'trump', isFirstOfEqual: false },
  ]);
  expect(trickEndedBy(positionAndPhaseAfter(3, beginRound(THREE)).position, { type: 'play', by: 'cleo', card: 'black-1' })).toBeUndefined();
});

describe('the headline', () => {
  const headlineAfter = (events: readonly EventFields[], options: Partial<Setup> = {}) => {
    const { position, phase } = positionAndPhaseAfter(3, events, options);
    return law.headline(position, phase);
  };

  test('counts rounds and tricks from 1', () => {
    expect(headlineAfter([])).toEqual({ key: 'company', params: { round: 1 } });
    expect(headlineAfter([], FROM)).toEqual({ key: 'company', params: { round: 2 } });
    expect(headlineAfter(formRound(THREE))).toEqual({ key: 'preparation', params: { round: 1 } });
    expect(headlineAfter(beginRound(THREE))).toEqual({ key: 'trick', params: { round: 1, trick: 1, player: 'cleo' } });
    expect(headlineAfter([...beginRound(THREE), ...plays('yellow-1 yellow-2')])).toEqual({
      key: 'trick',
      params: { round: 1, trick: 1, player: 'ben' },
    });
    expect(headlineAfter([...beginRound(THREE), ...FIVE_TRICKS.slice(0, 3)])).toEqual({
      key: 'trick',
      params: { round: 1, trick: 2, player: 'ben' },
    });
    expect(headlineAfter(beginRound(THREE), { copy: {} })).toEqual({ key: 'opening', params: { round: 1, trick: 1 } });
    const assassin = [THREE[0] ?? '', 'blue gambler* hermit assassin', THREE[2] ?? ''];
    const second = [...beginRound(assassin), ...FIVE_TRICKS.slice(0, 3)];
    expect(headlineAfter(second)).toEqual({ key: 'opening', params: { round: 1, trick: 2 } });
  });

  test('names those who won, once no figure could change it', () => {
    const winners = (cleo: number) => {
      const { position } = positionAndPhaseAfter(3, [], { ...FROM, from: { ...FROM.from, points: { ana: 1, ben: 4, cleo } }, copy: {} });
      return law.headline(position, 'finished');
    };
    expect(winners(3)).toEqual({ key: 'finished', params: { winners: ['ben'] } });
    expect(winners(4)).toEqual({ key: 'finished', params: { winners: [] } });
  });
});

test('the deck tells how many of a card have not been seen', () => {
  const { position } = positionAndPhaseAfter(3, [...beginRound(THREE), ...plays('mystic yellow-2')]);
  const left = Object.fromEntries(unseenDeck(position).map((each) => [each.card, each.unseen]));
  expect(left).toMatchObject({ mystic: 1, surrender: 2, 'yellow-2': 0, 'yellow-3': 1 });
  expect(left['yellow-7']).toBeUndefined();
  expect(left['berserker-10']).toBeUndefined();
});

describe('a pad that goes on from a table', () => {
  test('takes along round, points, sets and faces', () => {
    const { position } = positionAndPhaseAfter(3, [...beginRound(THREE), ...plays('yellow-1+K yellow-2 yellow-3')]);
    expect(padStartFrom(position)).toEqual({
      round: 1,
      points: { ana: 0, ben: 0, cleo: 0 },
      sets: { ana: 'green', ben: 'blue', cleo: 'yellow' },
      kings: ['cleo'],
      queens: [],
    });
  });

  test('is nothing before everybody has a set, and keeps faces with their cards between initiations', () => {
    expect(padStartFrom(positionAndPhaseAfter(3, []).position)).toBeUndefined();
    expect(padStartFrom(positionAndPhaseAfter(3, companies(THREE.slice(0, 2))).position)).toBeUndefined();
    const initiation = { selection: 'initiation' } as const;
    const { position } = positionAndPhaseAfter(3, [...beginRound(THREE), ...plays('yellow-1+K'), ...FIVE_TRICKS.slice(1)], initiation);
    const from = padStartFrom(position);
    expect(from?.round).toBe(2);
    expect(from?.kings.map((player) => from.sets[player])).toEqual(['yellow']);
    expect(new Set(Object.values(from?.sets ?? {})).size).toBe(3);
  });

  test('Queens that lie face down, not those played this round; nothing where more faces are down than there are seats', () => {
    const { position } = positionAndPhaseAfter(3, [...beginRound(THREE), ...plays('yellow-1+Q')], { copy: MANY });
    expect(padStartFrom(position)?.queens).toEqual([]);
    expect(padStartFrom({ ...position, queensDown: ['blue'] })?.queens).toEqual(['ben']);
    const between = { ...positionAndPhaseAfter(3, [], { selection: 'initiation' }).position, round: 2 };
    const faces = (kingsDown: readonly SetColour[], queensDown: readonly SetColour[]) =>
      padStartFrom({ ...between, kingsDown, queensDown });
    expect(faces(['white', 'black'], ['black', 'green'])).toEqual({
      round: 2,
      points: { ana: 0, ben: 0, cleo: 0 },
      sets: { ana: 'white', ben: 'green', cleo: 'black' },
      kings: ['ana', 'cleo'],
      queens: ['ben', 'cleo'],
    });
    expect(faces(['white', 'black', 'blue'], ['green'])).toBeUndefined();
  });

  test('takes the points as they stand', () => {
    const { position } = positionAndPhaseAfter(3, [...beginRound(THREE), { type: 'adjust', by: 'ben', points: 4, reason: '' }]);
    expect(padStartFrom(position)?.points).toEqual({ ana: 0, ben: 4, cleo: 0 });
  });
});

test('players with equal points are told with the ranks of their Kings', () => {
  const { position } = positionAndPhaseAfter(3, beginRound(THREE));
  expect(ties(position)).toEqual([
    {
      points: 0,
      ranks: [
        { player: 'ana', rank: 4 },
        { player: 'ben', rank: 3 },
        { player: 'cleo', rank: 2 },
      ],
    },
  ]);
});

test('a bet with one card more or less; one too many takes the place of the first', () => {
  expect(toggleBetCard([], 'devil', 1)).toEqual(['devil']);
  expect(toggleBetCard(['devil'], 'devil', 1)).toEqual([]);
  expect(toggleBetCard(['devil'], 'healer', 1)).toEqual(['healer']);
  expect(toggleBetCard(['devil', 'jack'], 'healer', 2)).toEqual(['jack', 'healer']);
  expect(toggleBetCard(['devil', 'jack'], 'devil', 2)).toEqual(['jack']);
});

describe('the tricks that a bet asks for', () => {
  const aim = (lines: readonly string[], between: readonly EventFields[] = [], options: Partial<Setup> = {}) =>
    betProgressOf(positionAndPhaseAfter(3, beginRound(lines, between), options).position, 'ana');
  const OTHERS = ['blue gambler* hermit berserker', 'yellow rebel* gambler collector'];

  test('are each number once, the least first; none where a figure is unknown', () => {
    expect(aim(['green gambler* rebel healer', ...OTHERS])).toEqual({ tricks: 0, targets: [0, 2], state: 'met' });
    expect(aim(['green hermit* rebel healer', ...OTHERS], [], { copy: {} })).toEqual({ tricks: 0, targets: undefined, state: undefined });
    expect(aim(['green devil* rebel healer', ...OTHERS])).toEqual({ tricks: 0, targets: [], state: undefined });
    const bets = { ...COPY.bets, rebel: { 1: 1, 0: 3 } };
    const third = { ...FROM, from: { ...FROM.from, round: 3 }, copy: { ...COPY, bets } };
    const two = formRound(['x gambler* rebel* healer', 'x gambler* hermit berserker', 'x rebel* gambler collector'], true);
    expect(betProgressOf(positionAndPhaseAfter(3, two, third).position, 'ana').targets).toEqual([0, 1, 2]);
  });

  test('a diplomat’s are those of the ally, a devil’s two tricks are counted', () => {
    const ally = [{ type: 'ally', by: 'ana', player: 'cleo' }];
    expect(aim(['green diplomat rebel healer', ...OTHERS], ally)).toEqual({ tricks: 0, targets: [1], state: 'open' });
    expect(aim(['green gambler* devil healer', ...OTHERS])).toEqual({ tricks: 2, targets: [0, 2], state: 'met' });
  });
});

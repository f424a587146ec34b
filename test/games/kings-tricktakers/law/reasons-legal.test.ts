import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { type KingsTricktakers, readBox, readPadDraft } from '#games/kings-tricktakers/game';
import { law } from '#games/kings-tricktakers/law/index';
import { type Bet, type Event, linesOf, type PadStart } from '#games/kings-tricktakers/law/position';
import { rules } from '#games/kings-tricktakers/law/rules';
import { pointsOf } from '#law/score';
import { createRandom } from '../../../seeded-random';
import { beginRound, COPY, companies, formRound, MANY, PAD, play, plays, round, seats } from './events';
import { allowingRules, randomGame, randomSetup } from './random-games';

const LINES = ['white gambler* rebel oppressor', 'yellow gambler* assassin healer', 'green hermit* berserker healer'];
const [FIRST = {}, ...OTHERS] = companies(LINES);

const THIRD: PadStart = { round: 3, points: {}, sets: { ana: 'white', ben: 'yellow', cleo: 'green' }, kings: [], queens: [] };

describe('the law says why it says yes', () => {
  test('companies and picks cite the rules that allow them', () => {
    expect(allowingRules(3, OTHERS, FIRST)).toEqual(['kt.company.shape']);
    expect(allowingRules(3, [], round(LINES, [{ tricks: 5 }]), PAD)).toEqual(['kt.pad.sum']);
    const [again = {}] = companies(LINES, false);
    expect(allowingRules(3, [], again, { from: THIRD })).toEqual(['kt.company.shape', 'kt.company.keep-set', 'kt.company.not-again']);
    const draft = { selection: 'draft', starter: 'ana' } as const;
    expect(allowingRules(3, [], { type: 'pick', set: 'white' }, draft)).toEqual(['kt.draft.order', 'kt.company.shape']);
  });

  test('bets cite the rules of their round, and none with a diplomat face up', () => {
    const bet = { type: 'bet', by: 'ana', cards: ['gambler'] };
    expect(allowingRules(3, companies(LINES), bet)).toEqual(['kt.bet.one-character', 'kt.bet.own']);
    const two = { type: 'bet', by: 'ana', cards: ['gambler', 'jack'] };
    expect(allowingRules(3, companies(LINES, false), two, { from: THIRD })).toEqual(['kt.bet.round-three', 'kt.bet.own']);
    const diplomat = companies(['white diplomat rebel oppressor', ...LINES.slice(1)]);
    expect(allowingRules(3, diplomat, { type: 'bet', by: 'ana', cards: [] })).toEqual(['kt.bet.diplomat']);
  });

  test('events between the bets and the tricks cite the rules that allow them', () => {
    const allied = formRound(['white diplomat rebel oppressor', ...LINES.slice(1)]);
    expect(allowingRules(3, allied, { type: 'ally', by: 'ana', player: 'ben' })).toEqual(['kt.ally.after-bets']);
    expect(allowingRules(3, formRound(LINES), { type: 'begin' })).toEqual(['kt.flow.rounds']);
    const unranked = { copy: { ...COPY, ranks: {} } };
    expect(allowingRules(3, beginRound(LINES), { type: 'opener', player: 'ben' }, unranked)).toEqual(['kt.trick.order']);
    const assassin = beginRound(['white assassin gambler* healer', 'yellow gambler* rebel healer']);
    expect(allowingRules(2, assassin, { type: 'opener', player: 'ben' })).toEqual(['kt.trick.assassin']);
    expect(allowingRules(2, assassin, { type: 'open' })).toEqual(['kt.trick.order', 'kt.trick.assassin']);
    const hermit = beginRound(['white hermit gambler* healer', 'yellow gambler* rebel healer']);
    expect(allowingRules(2, hermit, { type: 'ability', use: 'hermit' })).toEqual(['kt.character.hermit']);
  });

  const rulesForCard = (before: string, card: string): readonly string[] | undefined =>
    allowingRules(3, [...beginRound(LINES), ...(before === '' ? [] : plays(before))], play(card));

  test('a card cites what wins the trick, what leads, and what made cards other than printed', () => {
    const wins = ['kt.trick.order', 'kt.trick.winner'];
    expect(rulesForCard('', 'mystic')).toEqual(wins);
    expect(rulesForCard('', 'blue-5')).toEqual([...wins, 'kt.trick.leading-colour']);
    expect(rulesForCard('blue-5', 'blue-4')).toEqual([...wins, 'kt.trick.leading-colour']);
    expect(rulesForCard('blue-5', 'green-4')).toEqual([...wins, 'kt.trick.leading-colour', 'kt.trick.follow']);
    expect(rulesForCard('mystic+K', 'yellow-5+K+Q')).toEqual([...wins, 'kt.trick.leading-colour', 'kt.king.card', 'kt.queen.yellow']);
    expect(rulesForCard('', 'blue-10+F')).toEqual([...wins, 'kt.trick.leading-colour', 'kt.character.rebel']);
    expect(rulesForCard('', 'yellow-5')).toEqual([...wins, 'kt.trick.leading-colour', 'kt.character.oppressor']);
  });

  test('the green Queen is cited while she waits and once her card has come', () => {
    const first = { copy: { ...COPY, ranks: { ...COPY.ranks, green: [0, 9] } } };
    expect(allowingRules(3, beginRound(LINES), play('Q'), first)).toEqual(['kt.trick.order', 'kt.queen.green']);
    const late = [...beginRound(LINES), ...plays('Q mystic mystic')];
    expect(allowingRules(3, late, play('surrender'), first)).toEqual(['kt.trick.order', 'kt.trick.winner', 'kt.queen.green']);
  });
});

test('random games: every legal event names rules of the book, each once, and a round adds up', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 2, max: 5 }), fc.boolean(), (seed, number, pad) => {
      const from = createRandom(seed);
      const { steps, end } = randomGame(randomSetup(seats(number), from, pad ? 'pad' : 'table'), from);
      for (const { state, event } of steps) {
        const named = law.judge(state.position, event).reasons.map(({ rule }) => rule);
        expect(new Set(named).size).toBe(named.length);
        expect(named.length > 0).toBe(event.type !== 'adjust');
        expect(named.filter((rule) => !rules.some((each) => each === rule))).toEqual([]);
      }
      const { position } = end;
      const results = position.rounds.flatMap((each) => Object.entries(each));
      for (const [, { tricks, trickCount, lines, points }] of results) {
        expect(trickCount.tricksWon + trickCount.queens + trickCount.devils).toBe(tricks);
        expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(points);
      }
      const beside = linesOf(position).filter(({ reason }) => reason.rule === 'debt' || reason.rule === 'adjust');
      const points = pointsOf(position.players, beside);
      for (const player of position.players) {
        const paid = results.filter(([each]) => each === player).reduce((sum, [, result]) => sum + result.points, points[player] ?? 0);
        expect(paid).toBe(pointsOf(position.players, linesOf(position))[player]);
      }
    }),
    { numRuns: 30 },
  );
});

test('a field of an event that is misspelt does not compile', () => {
  expectTypeOf<Extract<KingsTricktakers['event'], { type: 'bet' }>>().toEqualTypeOf<Bet>();
  expectTypeOf<{ type: 'play'; card: 'mystic'; by: string }>().toExtend<Event>();
  expectTypeOf<{ type: 'bet'; card: ['gambler'] }>().not.toExtend<Event>();
  expectTypeOf<{ type: 'play'; card: 'blue-11' }>().not.toExtend<Event>();
});

test('what a device or a page kept is read by its schema, and left aside where it is something else', () => {
  expect(readBox(MANY)).toEqual(MANY);
  for (const odd of [undefined, null, [], 'copy', { ranks: { white: [1] } }, { queens: { red: 2 } }]) expect(readBox(odd)).toEqual({});
  const half = {
    ana: { set: 'white', characters: ['healer'], bet: [], piles: { 'blue green': 3 }, king: false, queen: false, revived: false },
  };
  expect(readPadDraft(half)).toEqual(half);
  expect(readPadDraft({ ana: { ...half.ana, piles: { red: 3 } } })).toBeUndefined();
  for (const odd of [null, [], { ana: {} }, { ana: { set: 'red' } }]) expect(readPadDraft(odd)).toBeUndefined();
});

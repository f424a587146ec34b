import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { game } from '#games/kings-tricktakers/game';
import { CHARACTERS } from '#games/kings-tricktakers/law/box';
import { law } from '#games/kings-tricktakers/law/index';
import type { Event, Setup } from '#games/kings-tricktakers/law/position';
import { figuresToRead, padStartFrom, ties } from '#games/kings-tricktakers/law/score/outlook';
import type { PlayerId } from '#law/game';
import { brokenRules } from '#law/ruling';
import { createRandom } from '../../../seeded-random';
import { phaseOf, randomGame, randomSetup, type State, setupOf, startGame } from './random-games';

const PLAIN = ['ana', 'ben', 'cleo', 'dan', 'eva'];
/** Names that plain objects have, or put in an order of their own. */
const ODD = ['constructor', '7', 'length', '0', 'toString', 'prototype', 'hasOwnProperty', '-1', 'valueOf', '10'];

type NameMap = ReadonlyMap<string, string>;

/** The same data about players of other names. */
function replaceIds<T>(data: T, names: NameMap): T;
function replaceIds(data: unknown, names: NameMap): unknown {
  if (typeof data === 'string') return names.get(data) ?? data;
  if (Array.isArray(data)) return data.map((each) => replaceIds(each, names));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [names.get(key) ?? key, replaceIds(value, names)]));
}

/** Data in writing, whatever the order of its fields. */
const serializeSorted = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
      : value,
  );

/** Everything that is said of where a game stands. */
function saidOf(state: State) {
  const { position } = state;
  const phase = phaseOf(state);
  return {
    phase,
    position,
    turn: law.turn(position, phase),
    standings: law.standings(position),
    details: law.details(position, phase),
    headline: law.headline(position, phase),
    ties: ties(position),
    wanted: figuresToRead(position, phase),
    from: padStartFrom(position),
  };
}

/** A random game, told again of players called otherwise, is the same game at every step. */
function sameUnderOtherNames(setup: Setup, seed: number): void {
  const from = createRandom(seed);
  const odd = from.shuffle(ODD);
  const names: NameMap = new Map(setup.players.map((player, seat) => [player, odd[seat] ?? player]));
  const { steps, end } = randomGame(setup, from);
  let state = startGame(replaceIds(setup, names));
  for (const { state: plain, event } of steps) {
    expect(serializeSorted(saidOf(state))).toBe(serializeSorted(replaceIds(saidOf(plain), names)));
    const told: Event = replaceIds(event, names);
    const next = game.flow.step(state, told);
    expect(next, serializeSorted(told)).not.toBe(state);
    if (event.type !== 'company')
      expect(serializeSorted(law.candidates(state.position, event.type))).toBe(
        serializeSorted(replaceIds(law.candidates(plain.position, event.type), names)),
      );
    const after = game.flow.step(plain, event);
    expect(serializeSorted(law.remarks(state.position, told, next.position))).toBe(
      serializeSorted(replaceIds(law.remarks(plain.position, event, after.position), names)),
    );
    state = next;
  }
  expect(serializeSorted(saidOf(state))).toBe(serializeSorted(replaceIds(saidOf(end), names)));
}

describe('ids are data', () => {
  const seeds = fc.tuple(fc.integer({ min: 0, max: 0x7fffffff }), fc.integer({ min: 2, max: 5 }));

  test('a table of players called constructor, length or 0 is a table like any other', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(seeds, ([seed, seats]) => sameUnderOtherNames(randomSetup(PLAIN.slice(0, seats), createRandom(seed)), seed)),
      { numRuns: 8 },
    );
  });

  test('a pad of players called constructor, length or 0 is a pad like any other', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(seeds, ([seed, seats]) => sameUnderOtherNames(randomSetup(PLAIN.slice(0, seats), createRandom(seed), 'pad'), seed)),
      { numRuns: 24 },
    );
  });

  const three: readonly PlayerId[] = ['7', 'constructor', '0'];

  test('where nobody has done anything yet, nobody has anything', () => {
    const { position } = startGame(setupOf(three));
    const bet: Event = { type: 'bet', by: 'constructor', cards: ['devil'] };
    expect(brokenRules(law.judge(position, bet)).map(({ rule }) => rule)).toEqual(['kt.bet.own']);
    expect(law.candidates(position, 'ally')).toEqual([]);
    expect(law.candidates(position, 'copy')).toEqual([]);
    expect(law.candidates(position, 'company')).toHaveLength(three.length * 5 * companiesOf());
    expect(padStartFrom(position)).toBeUndefined();
  });

  test('lists are in the order of the seats, whatever an object makes of the ids', () => {
    const sets = { 0: 'white', 7: 'blue', constructor: 'green' } as const;
    const { position } = startGame(
      setupOf(three, {
        record: 'pad',
        from: { round: 2, points: { 0: 3, 7: 5, constructor: 5 }, sets, kings: ['constructor'], queens: ['0'] },
      }),
    );
    expect([position.kingsDown, position.queensDown]).toEqual([['green'], ['white']]);
    expect(law.standings(position).map(({ player, rank }) => `${rank} ${player}`)).toEqual(['1 7', '1 constructor', '3 0']);
    expect(law.lines(position).map(({ player, points }) => `${player} ${points}`)).toEqual(['7 5', 'constructor 5', '0 3']);
    const four = [...three, 'length'];
    const points = { 0: 3, 7: 5, constructor: 5, length: 3 };
    const paired = law.begin(setupOf(four, { from: { round: 2, points, sets: { ...sets, length: 'black' }, kings: [], queens: [] } }));
    expect(ties(paired).map(({ ranks }) => ranks.map(({ player }) => player))).toEqual([
      ['7', 'constructor'],
      ['0', 'length'],
    ]);
  });

  test('a pad begun in the middle looks at what is told of a player, and at nothing else', () => {
    const from = { round: 2, points: {}, sets: {}, kings: [], queens: [] };
    const { position } = startGame(setupOf(three, { record: 'pad', from }));
    expect(law.lines(position).map(({ points }) => points)).toEqual([0, 0, 0]);
    expect(Object.values(position.companies).map(({ set }) => set)).toEqual([undefined, undefined, undefined]);
  });
});

/** How many companies of three a box with its usual copies allows. */
function companiesOf(): number {
  const copies = law.begin(setupOf(PLAIN)).figures.copies;
  let found = 0;
  for (const [first, a] of CHARACTERS.entries())
    for (const [second, b] of CHARACTERS.entries())
      for (const [third, c] of CHARACTERS.entries()) {
        if (first > second || second > third) continue;
        const three = [a, b, c];
        if (three.every((each) => three.filter((other) => other === each).length <= copies[each])) found += 1;
      }
  return found;
}

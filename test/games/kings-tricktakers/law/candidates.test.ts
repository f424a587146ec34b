import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { game } from '#games/kings-tricktakers/game';
import { BET_CARDS, CHARACTERS, SELECTIONS, SETS } from '#games/kings-tricktakers/law/box';
import { law } from '#games/kings-tricktakers/law/index';
import type { Event, Position } from '#games/kings-tricktakers/law/position';
import { isCompanyKept } from '#games/kings-tricktakers/law/round/company';
import { CARD_NAMES } from '#games/kings-tricktakers/law/trick/cards';
import { brokenRules } from '#law/ruling';
import { createRandom } from '../../../seeded-random';
import { beginRound, COPY, companies, type EventFields, formRound, MANY, plays, seats } from './events';
import { randomGame, randomSetup, type State, setupOf, startGame, stateAfter, typesAt } from './random-games';
import { sampleRounds } from './sample-rounds';

/** Every choice of so many cards, whatever their order: copies of one among them. */
function choices<T>(cards: readonly T[], number: number): readonly (readonly T[])[] {
  if (number === 0) return [[]];
  return cards.flatMap((card, at) => choices(cards.slice(at), number - 1).map((rest) => [card, ...rest]));
}

const THREES = choices(CHARACTERS, 3);
const BETS = [0, 1, 2, 3].flatMap((number) => choices(BET_CARDS, number));
const LAID = [{ card: undefined }, ...CARD_NAMES.map((card) => ({ card }))];
const COURT = [false, true].flatMap((king) => [false, true].flatMap((queen) => [false, true].map((flip) => ({ king, queen, flip }))));

/**
 * Every event of a type that can be written down, bounded in what makes no difference: the order of cards;
 * a set that is kept, said again; who speaks for the table. A play without card or Queen is no event.
 */
function universe(position: Position, type: Event['type']): readonly Event[] {
  const { players } = position;
  const each = (make: (by: string) => readonly Event[]): readonly Event[] => players.flatMap(make);
  switch (type) {
    case 'company': {
      const sets = isCompanyKept(position) ? [undefined] : [undefined, ...SETS];
      return each((by) => sets.flatMap((set) => THREES.map((characters) => ({ type, by, set, characters }))));
    }
    case 'pick':
      return each((by) => [...SETS.map((set) => ({ type, by, set })), ...CHARACTERS.map((character) => ({ type, by, character }))]);
    case 'bet':
      return each((by) => BETS.map((cards) => ({ type, by, cards })));
    case 'ally':
      return each((by) => players.map((player) => ({ type, by, player })));
    case 'copy':
      return each((by) => players.flatMap((player) => BET_CARDS.map((card) => ({ type, by, player, card }))));
    case 'opener':
      if (position.opener === undefined) return players.map((player) => ({ type, player }));
      return each((by) => players.map((player) => ({ type, by, player })));
    case 'play':
      return each((by) =>
        LAID.flatMap(({ card }) => COURT.filter(({ queen }) => queen || card !== undefined).map((court) => ({ type, by, card, ...court }))),
      );
    case 'ability':
      return each((by) => (['hermit', 'swap'] as const).map((use) => ({ type, by, use })));
    case 'revive':
    case 'open':
      return each((by) => [{ type, by }]);
    case 'begin':
      return [{ type }];
    // There are too many rounds of a pad to list, and points that a table gives.
    case 'round':
    case 'adjust':
      return [];
  }
}

/** An event in writing: what is not said, and the order of cards, make no difference. */
const serializeEvent = (event: Event): string =>
  JSON.stringify(
    Object.entries(event)
      .filter(([, value]) => value !== undefined && value !== false)
      .map(([key, value]) => [key, Array.isArray(value) ? [...value].sort() : value])
      .sort(),
  );

/** What events that are worth asking about may yet break. */
const MAY_BREAK: Readonly<Partial<Record<Event['type'], readonly string[]>>> = {
  pick: ['kt.company.shape', 'kt.company.keep-set', 'kt.company.not-again'],
  bet: ['kt.bet.diplomat'],
  revive: ['kt.queen.revive'],
  ability: ['kt.character.hermit'],
};

/** The legal ones among all events that could be written down are exactly the legal candidates, each once. */
function compare(state: State, type: Event['type']): number {
  const { position } = state;
  const legal = (events: readonly Event[]): readonly string[] =>
    events
      .filter((event) => law.judge(position, event).isLegal)
      .map(serializeEvent)
      .sort();
  const wanted = legal(universe(position, type));
  const offered = law.candidates(position, type);
  expect(legal(offered), `${type} in ${state.phase}, round ${position.round}`).toEqual(wanted);
  const broken = offered.flatMap((event) => brokenRules(law.judge(position, event)).map(({ rule }) => rule));
  expect([...new Set(broken)].filter((rule) => !MAY_BREAK[type]?.includes(rule))).toEqual([]);
  return wanted.length;
}

describe('every legal event is a candidate', () => {
  test.each(SELECTIONS)('in every phase and round of random games, companies by %s', { timeout: 60_000 }, (selection) => {
    const met = new Map<string, number>();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0x7fffffff }), fc.integer({ min: 2, max: 5 }), (seed, number) => {
        const from = createRandom(seed);
        const players = seats(number);
        const { steps } = randomGame({ ...randomSetup(players, from), selection, starter: from.pick(players) }, from);
        const seen = new Map<string, number>();
        for (const { state } of steps)
          for (const type of typesAt(state)) {
            const where = `${type} ${state.position.round}`;
            const times = seen.get(where) ?? 0;
            seen.set(where, times + 1);
            // A trick is much like the next: one state in a few of each kind and round.
            if (times % 4 === 0) met.set(where, (met.get(where) ?? 0) + compare(state, type));
          }
      }),
      { numRuns: 4 },
    );
    for (const type of [selection === 'draft' ? 'pick' : 'company', 'bet', 'begin', 'play'])
      for (const round of [1, 2, 3]) expect(met.get(`${type} ${round}`), type).toBeGreaterThan(0);
  });

  const LINES = ['green rebel gambler* berserker', 'blue rebel diplomat* healer'];
  const FIRST = { copy: { ...COPY, ranks: { green: [1, 2], blue: [3, 4] } } };
  const COPYING = { type: 'copy', by: 'ben', player: 'ana', card: 'gambler' };
  const findCandidates = (type: Event['type'], events: readonly EventFields[], number = 2, options = {}) =>
    expect(compare(stateAfter(number, events, options), type)).toBeGreaterThan(0);

  test('among plays with Kings, Queens, rebels and berserkers', () => {
    const before = beginRound(LINES, [COPYING]);
    for (const cards of ['', 'green-1+K', 'Q', 'Q blue-1', 'berserker-10 black-1+F', 'berserker-10 mystic blue-1+K+Q berserker-10'])
      findCandidates('play', [...before, ...(cards === '' ? [] : plays(cards))], 2, FIRST);
    const swapped = beginRound(
      ['white diplomat gambler healer', 'yellow berserker rebel* healer'],
      [{ type: 'ally', by: 'ana', player: 'ben' }],
    );
    findCandidates('ability', swapped);
    findCandidates('play', [...swapped, { type: 'ability', use: 'swap' }]);
  });

  test('among companies, where some are declared', () => {
    findCandidates('company', [], 5);
    findCandidates('company', companies(['white devil rebel rebel']), 3);
    findCandidates('company', companies(['white devil rebel rebel', 'blue hermit hermit hermit']), 3, { selection: 'initiation' });
  });

  test('among bets of round 3, each once, with two alike in a company', () => {
    const from = { round: 3, points: {}, sets: { ana: 'white', ben: 'yellow' }, kings: [], queens: [] } as const;
    findCandidates('bet', companies(['x hermit rebel hermit', 'x diplomat gambler healer'], false), 2, { from });
  });

  test('among what diplomats ask for, and whom an assassin names', () => {
    findCandidates('copy', formRound(LINES), 2, FIRST);
    findCandidates('ally', formRound(['green rebel gambler* berserker', 'blue rebel diplomat healer']), 2, FIRST);
    const two = ['white diplomat* hermit healer', 'yellow devil diplomat rebel', 'blue berserker* assassin collector'];
    findCandidates('copy', formRound(two), 3, { copy: MANY });
    findCandidates('ally', formRound(two), 3, { copy: MANY });
    const assassins = beginRound(['white gambler* assassin healer', 'yellow gambler* assassin healer', 'blue gambler* hermit collector']);
    for (const named of [[], [{ type: 'opener', player: 'ben' }]]) {
      findCandidates('opener', [...assassins, ...named], 3);
      findCandidates('open', [...assassins, ...named], 3);
    }
    findCandidates('opener', assassins, 3, { copy: {} });
    expect(law.candidates(stateAfter(3, assassins, { copy: {} }).position, 'open')).toEqual([]);
  });
});

test('the pad’s samples are rounds that could have happened, for every count and selection', () => {
  for (const number of [2, 3, 4, 5])
    for (const selection of ['declared', 'draft', 'initiation'] as const) {
      let state = startGame(setupOf(seats(number), { record: 'pad', selection, copy: COPY }));
      for (const turn of [3, 5, 0]) {
        const samples = sampleRounds(state.position);
        const broken = samples.map((event) => brokenRules(law.judge(state.position, event))[0]?.rule).filter((rule) => rule !== undefined);
        expect(broken, `${number} ${selection}`).toEqual([]);
        expect(samples.length).toBeGreaterThan(turn);
        const [sample] = samples.slice(turn);
        if (sample !== undefined) state = game.flow.step(state, sample);
      }
      expect(state.isFinished).toBe(true);
    }
});

test('a pad lists no round, and points that a table gives are not listed', () => {
  const { position } = startGame(setupOf(seats(3), { record: 'pad' }));
  expect([law.candidates(position, 'round'), law.candidates(position, 'adjust')]).toEqual([[], []]);
});

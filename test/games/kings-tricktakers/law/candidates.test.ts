import { expect, test } from 'vitest';
import { game } from '#games/kings-tricktakers/game';
import { BET_CARDS, CHARACTERS, SETS } from '#games/kings-tricktakers/law/box';
import { CARD_NAMES } from '#games/kings-tricktakers/law/cards';
import { COMPANY_SIZE } from '#games/kings-tricktakers/law/company';
import { law } from '#games/kings-tricktakers/law/index';
import type { Event } from '#games/kings-tricktakers/law/position';
import { readSetup } from '#session/transcript';
import { isTrouble } from '#session/trouble';
import { people } from '../../../kit';
import { sampleRounds } from './rounds';
import { begun, COPY, companies, formed, type Happened, plays } from './table';

function standAfter(players: readonly string[], events: readonly Happened[], options: object = {}) {
  const setup = readSetup(game as never, people(...players), { record: 'table', selection: 'declared', copy: COPY, ...options });
  if (isTrouble(setup)) throw new Error(JSON.stringify(setup));
  let stand = game.flow.start(law.begin(setup as never));
  for (const event of events) {
    const by = event.by ?? law.turn(stand.position, stand.phase as never);
    const next = game.flow.step(stand, { ...event, by } as never);
    expect(next, JSON.stringify(event)).not.toBe(stand);
    stand = next;
  }
  return stand;
}

/** The legal ones among all events that could be written down are exactly the legal candidates. */
function compare(
  players: readonly string[],
  events: readonly Happened[],
  type: Event['type'],
  all: readonly object[],
  options: object = {},
): void {
  const { position } = standAfter(players, events, options);
  const said = (event: object): string => JSON.stringify(Object.entries(event).sort());
  const legal = (event: Event): boolean => law.judge(position, event).legal;
  const wanted = (all as readonly Event[]).filter(legal).map(said).sort();
  const found = law.candidates(position, type).filter(legal).map(said).sort();
  expect(found).toEqual(wanted);
  expect(found.length).toBeGreaterThan(0);
}

const TWO = ['ana', 'ben'];
const LINES = ['green rebel gambler* berserker', 'blue rebel diplomat* healer'];
const FIRST = { copy: { ...COPY, ranks: { green: [1, 2], blue: [3, 4] } } };
const COPYING = { type: 'copy', by: 'ben', player: 'ana', card: 'gambler' };

const everyPlay = TWO.flatMap((by) => [
  ...CARD_NAMES.flatMap((card) =>
    [{}, { king: true }].flatMap((king) =>
      [{}, { queen: true }].flatMap((queen) =>
        [{}, { flip: true }].map((flip) => ({ type: 'play', by, card, ...king, ...queen, ...flip })),
      ),
    ),
  ),
  { type: 'play', by, queen: true },
]);

test('every play', () => {
  const before = begun(LINES, [COPYING]);
  for (const cards of ['', 'green-1+K', 'Q', 'Q blue-1', 'berserker-10 black-1+F', 'berserker-10 mystic blue-1+K+Q berserker-10'])
    compare(TWO, [...before, ...(cards === '' ? [] : plays(cards))], 'play', everyPlay, FIRST);
});

test('every company', () => {
  const threes = CHARACTERS.flatMap((a, i) => CHARACTERS.slice(i).flatMap((b, j) => CHARACTERS.slice(i + j).map((c) => [a, b, c])));
  expect(threes).toHaveLength(220);
  expect(COMPANY_SIZE).toBe(3);
  const all = TWO.flatMap((by) => SETS.flatMap((set) => threes.map((characters) => ({ type: 'company', by, set, characters }))));
  compare(TWO, [], 'company', all);
  compare(TWO, companies(['white devil rebel rebel']), 'company', all);
});

test('every pick', () => {
  const all = TWO.flatMap((by) => [
    ...SETS.map((set) => ({ type: 'pick', by, set })),
    ...CHARACTERS.map((character) => ({ type: 'pick', by, character })),
  ]);
  const draft = { selection: 'draft', starter: 'ben' };
  compare(TWO, [], 'pick', all, draft);
  compare(
    TWO,
    [
      { type: 'pick', set: 'blue' },
      { type: 'pick', character: 'rebel' },
    ],
    'pick',
    all,
    draft,
  );
});

test('every bet and what a diplomat asks for', () => {
  const cards = [[], ...BET_CARDS.map((card) => [card]), ...BET_CARDS.flatMap((a) => BET_CARDS.map((b) => [a, b]))];
  compare(
    TWO,
    companies(LINES),
    'bet',
    TWO.flatMap((by) => cards.map((bet) => ({ type: 'bet', by, cards: bet }))),
    FIRST,
  );
  compare(
    TWO,
    formed(LINES),
    'copy',
    TWO.flatMap((by) => TWO.flatMap((player) => BET_CARDS.map((card) => ({ type: 'copy', by, player, card })))),
    FIRST,
  );
  const up = formed(['green rebel gambler* berserker', 'blue rebel diplomat healer']);
  compare(
    TWO,
    up,
    'ally',
    TWO.flatMap((by) => TWO.map((player) => ({ type: 'ally', by, player }))),
    FIRST,
  );
});

test('the pad’s samples are rounds that could have happened, for every count and selection', () => {
  for (const number of [2, 3, 4, 5])
    for (const selection of ['declared', 'draft', 'initiation']) {
      const names = ['ana', 'ben', 'cleo', 'dan', 'eva'].slice(0, number);
      let stand = standAfter(names, [], { record: 'pad', selection });
      for (const turn of [3, 5, 0]) {
        const samples = sampleRounds(stand.position);
        const broken = samples.map((event) => law.judge(stand.position, event).reasons[0]?.rule).filter((rule) => rule !== undefined);
        expect(broken, `${number} ${selection}`).toEqual([]);
        expect(samples.length).toBeGreaterThan(turn);
        stand = game.flow.step(stand, samples[turn] as never);
      }
      expect(stand.finished).toBe(true);
    }
});

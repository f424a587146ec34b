import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Case, type ChoicesByAgreement, type Finding, findAlternatives } from '#desk/desk';
import type { KingsGateCase } from '#games/kings-gate/desk/cases';
import { desk } from '#games/kings-gate/desk/desk';
import { FOUR_SEATS, PAIR_SEATS, seatsOf } from '#games/kings-gate/desk/lay-out';
import { game, type KingsGate } from '#games/kings-gate/game';
import { ORIENTATIONS } from '#games/kings-gate/law/board';
import { CHARACTERS, COLOURS, VALUES } from '#games/kings-gate/law/box';
import { outlook } from '#games/kings-gate/law/outlook';
import type { Move } from '#games/kings-gate/law/position';
import { winnersOf } from '#law/score';
import { isInputError } from '#session/formats/input-error';
import { legalEvents, ruleOn } from '#session/log/rule-on';
import { openTable, stateOf, type Table } from '#session/log/table';
import { people } from '../../transcripts';
import { resultBy } from './desk-findings';

function findAnswer(deskCase: Case, agreements: ChoicesByAgreement): Finding {
  const finding = desk.ask(deskCase, agreements);
  if (finding === undefined) throw new Error('no answer');
  return finding;
}

const square = fc.tuple(fc.integer({ min: -2, max: 4 }), fc.integer({ min: -2, max: 4 }));
const colour = fc.constantFrom(...COLOURS);
const value = fc.constantFrom(...VALUES);
const character = fc.option(fc.constantFrom(...CHARACTERS), { nil: undefined });
const n = fc.integer({ min: 1, max: 10 });
const players = fc.constantFrom(FOUR_SEATS, PAIR_SEATS, seatsOf(['blue', 'red', 'yellow']));
const player = fc.constantFrom('yellow', 'red', 'blue', 'yellow-green', 'red-blue');
const lying = fc.record({ at: square, lies: fc.constantFrom(...ORIENTATIONS) });
const laid = fc.record({
  n,
  locations: fc.array(lying, { minLength: 1, maxLength: 3 }),
  tiles: fc.dictionary(
    square.map((at) => at.join()),
    fc.record({ colour, value, character }),
    { maxKeys: 12 },
  ),
});
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ type: fc.constant('place' as const), value, at: square, colour, character }),
  fc.record({ type: fc.constant('dragon' as const), at: square, colour }),
  fc.record({ type: fc.constant('conjure' as const), from: square, to: square }),
);
const figures = fc.dictionary(player, fc.integer({ min: -5, max: 40 }));
const cases: fc.Arbitrary<KingsGateCase> = fc.oneof(
  fc.record({
    question: fc.constant('tie' as const),
    players,
    tied: fc.uniqueArray(colour),
    last: fc.option(player, { nil: undefined }),
    ahead: fc.integer({ min: 0, max: 3 }),
    n: fc.option(n, { nil: undefined }),
  }),
  fc.record({ question: fc.constant('tile' as const), players, laid, by: player, move }),
  fc.record({ question: fc.constant('turn' as const), players, laid, by: player, moves: fc.array(move, { maxLength: 5 }) }),
  fc.record({ question: fc.constant('locate' as const), players, laid, by: player, lying }),
  fc.record({
    question: fc.constant('location' as const),
    players,
    n,
    totals: fc.dictionary(colour, fc.option(fc.integer({ min: 0, max: 20 }))),
    laid: fc.option(laid, { nil: undefined }),
    last: fc.option(player, { nil: undefined }),
  }),
  fc.record({ question: fc.constant('end' as const), players, n, points: figures, prizes: figures, out: fc.uniqueArray(player) }),
);

test('any case has an answer or none, never an error, and the same again from its written form', () => {
  fc.assert(
    fc.property(cases, (deskCase) => {
      const finding = desk.ask(deskCase, {});
      const again = desk.ask(JSON.parse(JSON.stringify(deskCase)), {});
      expect(JSON.stringify(again)).toBe(JSON.stringify(finding));
      if (finding !== undefined) findAlternatives(desk, deskCase, {});
    }),
    { numRuns: 400 },
  );
});

describe.each(readdirSync(join(import.meta.dirname, 'whole')))('asked about %s', (file) => {
  const { players: seated, setup, events } = JSON.parse(readFileSync(join(import.meta.dirname, 'whole', file), 'utf8')).transcript;
  const table = openTable(
    game,
    { players: seated, setup },
    events.map((event: object) => ({ kind: 'happened', event, at: 0 })),
  );
  if (isInputError(table)) throw new Error(file);

  test('each answer is the one that the table’s law gives', () => {
    for (let steps = 0; steps <= table.steps.length; steps += 7) {
      const now: Table<KingsGate> = { ...table, steps: table.steps.slice(0, steps) };
      const { position, phase } = stateOf(now);
      const tieAsked = desk.draftFromTable('tie', now);
      expect(tieAsked).toMatchObject({ players: seated });
      const tieFound = tieAsked === undefined ? undefined : desk.ask(tieAsked, position.agreements);
      if (phase === 'turn' && tieFound !== undefined) {
        const ranked = outlook(position).ranked.map(({ colour: each }) => each);
        for (const { colour, rank = 0 } of resultBy(tieFound, 'order').order) expect(ranked[rank - 1]).toBe(colour);
      }
      const locationAsked = desk.draftFromTable('location', now);
      if (phase === 'turn' && locationAsked !== undefined && position.last !== undefined)
        expect(resultBy(findAnswer(locationAsked, position.agreements), 'surrounded').pay.ranking).toEqual(
          outlook(position).ranked.map(({ colour: each }) => each),
        );
      const tileAsked = desk.draftFromTable('tile', now);
      expect(tileAsked === undefined).toBe(phase !== 'turn');
      const next = table.steps[steps]?.event;
      const isMove = (event: object | undefined): event is Move =>
        event !== undefined && 'type' in event && ['place', 'dragon', 'conjure'].includes(String(event.type));
      const [open] = legalEvents(game, stateOf(now), 'place');
      const move = isMove(next) ? next : open;
      if (tileAsked !== undefined && move !== undefined) {
        const ruling = ruleOn(game, stateOf(now), { ...move, by: position.onMove });
        expect(findAnswer({ ...tileAsked, ...{ move } }, position.agreements).isAllowed).toBe(ruling.outcome === 'accepted');
      }
      const passAsked = desk.draftFromTable('pass', now);
      expect(passAsked === undefined).toBe(phase !== 'turn');
      if (passAsked !== undefined) expect(findAnswer(passAsked, position.agreements).isAllowed).toBe(position.played.length > 0);
      const locateAsked = desk.draftFromTable('locate', now);
      expect(locateAsked === undefined).toBe(phase !== 'locating');
      for (const lying of legalEvents(game, stateOf(now), 'locate').slice(0, 1))
        if (locateAsked !== undefined) expect(findAnswer({ ...locateAsked, ...{ lying } }, position.agreements).isAllowed).toBe(true);
      const endAsked = desk.draftFromTable('end', now);
      expect(endAsked === undefined).toBe(position.scored.length === 0);
      if (endAsked !== undefined)
        expect(resultBy(findAnswer(endAsked, position.agreements), 'equal').winners).toEqual(winnersOf(game.law.standings(position)));
    }
  });
});

test('people of a running game keep their names', () => {
  const table = openTable(game, {
    players: people('ana', 'ben', 'cat'),
    setup: { record: 'table', first: 'ben', colours: { ana: ['red'], ben: ['blue'], cat: ['green'] }, copy: { tiles: { 5: 2 } } },
  });
  if (isInputError(table)) throw new Error('setup');
  const deskCase = desk.draftFromTable('turn', table);
  expect(deskCase).toMatchObject({
    by: 'ben',
    moves: [],
    copy: { tiles: { 5: 2 } },
    players: [{ name: 'Ana' }, { name: 'Ben' }, { name: 'Cat' }],
  });
});

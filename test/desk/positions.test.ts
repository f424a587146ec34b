import { describe, expect, test } from 'vitest';
import { type ChoicesByAgreement, ruleOf } from '#desk/desk';
import type { MoveCase } from '#games/kingdom/desk/cases';
import { desk as kingdom } from '#games/kingdom/desk/desk';
import type { KingdomBuilderCase } from '#games/kingdom-builder/desk/cases';
import { desk as builder } from '#games/kingdom-builder/desk/desk';
import {
  type CardPlay,
  type CountCase,
  EMPTY_REPORT,
  namelessPlayers,
  type PlayerReport,
  type TrickCase,
} from '#games/kings-tricktakers/desk/cases';
import { desk as tricktakers } from '#games/kings-tricktakers/desk/desk';

/** The answer in words and, behind it, the rules it rests on. */
const withRules = (answer: string, notes: readonly Parameters<typeof ruleOf>[0][]): string => `${answer} ${notes.map(ruleOf).join(' ')}`;

describe('Kings Tricktakers', () => {
  const trick = (plays: readonly Omit<CardPlay, 'by'>[], seats: TrickCase['areas'] = {}, agreements: ChoicesByAgreement = {}): string => {
    const deskCase: TrickCase = {
      question: 'trick',
      players: namelessPlayers(plays.length),
      areas: seats,
      plays: plays.map((play, at) => ({ ...play, by: `p${at + 1}` })),
      earlierCards: [],
    };
    const found = tricktakers.ask(deskCase, agreements);
    return (found && tricktakers.questionOf(deskCase.question)?.formatAnswer?.(deskCase, found, 'en')) ?? '';
  };
  const round = (report: Partial<PlayerReport>, at = 1, agreements: ChoicesByAgreement = {}): string => {
    const deskCase: CountCase = {
      question: 'round',
      players: namelessPlayers(4),
      round: at,
      about: 'p1',
      reports: { p1: { ...EMPTY_REPORT, ...report } },
      points: {},
      copy: {},
    };
    const found = tricktakers.ask(deskCase, agreements);
    return (found && tricktakers.questionOf(deskCase.question)?.formatAnswer?.(deskCase, found, 'en')) ?? '';
  };
  const both = { characters: ['gambler', 'gambler', 'assassin'], bet: ['gambler', 'assassin'] } as const;

  test.each([
    [
      'a Surrender leads no colour (p. 5)',
      trick([{ card: 'surrender' }, { card: 'blue-3' }, { card: 'yellow-9' }, { card: 'blue-2' }, { card: 'green-10' }]),
      /^Player 2 wins/,
    ],
    [
      'the first of two Mystics (p. 5)',
      trick([{ card: 'yellow-2' }, { card: 'mystic' }, { card: 'mystic' }, { card: 'black-10' }, { card: 'yellow-3' }]),
      /^Player 2 wins/,
    ],
    [
      'the last of two Kings (p. 16)',
      trick(
        [{ card: 'black-2', king: true }, { card: 'blue-2', king: true }, { card: 'black-10' }, { card: 'mystic' }, { card: 'yellow-5' }],
        { p1: { set: 'black' }, p2: { set: 'blue' } },
      ),
      /^Player 2 wins/,
    ],
    [
      'what a Queen turned sets no colour',
      trick([{ card: 'blue-9', queen: true }, { card: 'yellow-2' }, { card: 'blue-10' }, { card: 'green-9' }, { card: 'green-1' }], {
        p1: { set: 'blue' },
      }),
      /^Player 2 wins/,
    ],
    [
      'the blue Queen and the rebel make a Mystic (p. 19)',
      trick(
        [
          { card: 'black-10' },
          { card: 'black-2', queen: true, flip: true },
          { card: 'yellow-4' },
          { card: 'yellow-2' },
          { card: 'yellow-3' },
        ],
        { p2: { set: 'blue', up: ['rebel'] } },
      ),
      /^Player 2 wins/,
    ],
    [
      'a 1 turned into a 10 comes behind a 10 (p. 24)',
      trick([{ card: 'blue-10' }, { card: 'blue-1', flip: true }, { card: 'yellow-4' }, { card: 'yellow-2' }, { card: 'yellow-3' }], {
        p2: { up: ['rebel'] },
      }),
      /^Player 1 wins/,
    ],
    [
      'a yellow 10 behind a black one (p. 24)',
      trick([{ card: 'black-10' }, { card: 'yellow-10' }, { card: 'black-8' }, { card: 'green-2' }, { card: 'green-3' }], {
        p2: { up: ['oppressor'] },
      }),
      /^Player 1 wins/,
    ],
    [
      'Devil and yellow Queen without a pile: three tricks (p. 25)',
      round({ set: 'yellow', queen: true, characters: ['devil', 'gambler', 'rebel'], bet: ['gambler'], tricks: 0 }),
      /^−2 points.*3 tricks/,
    ],
    [
      'two healers, three blue cards (p. 24)',
      round({ characters: ['healer', 'healer', 'gambler'], bet: ['gambler'], tricks: 1, collected: { blue: 3, green: 0 } }),
      /^6 points/,
    ],
    [
      'collector and white King, 2 and 2 (p. 25)',
      round({
        set: 'white',
        kingDown: true,
        characters: ['collector', 'gambler', 'rebel'],
        bet: ['gambler'],
        tricks: 1,
        collected: { mystic: 2, surrender: 2 },
      }),
      /^23 points/,
    ],
    ['both cards met, one Gambler face up (p. 22)', round({ ...both, tricks: 2 }, 3), /^15 points/],
    ['one of two met', round({ ...both, tricks: 0 }, 3), /^5 points/],
    ['where a bet needs both', round({ ...both, tricks: 0 }, 3, { 'two-card-bet': 'all' }), /^3 points/],
    [
      'an Assassin bet and one face up (p. 14)',
      round({ characters: ['assassin', 'assassin', 'rebel'], bet: ['assassin'], tricks: 2 }),
      /^10 points/,
    ],
  ])('the desk answers: %s', (_, answer, expected) => expect(answer).toMatch(expected));
});

describe('Kingdom Builder', () => {
  const says = (deskCase: KingdomBuilderCase, agreements: ChoicesByAgreement = {}): string => {
    const found = builder.ask(deskCase, agreements);
    const answer = found && builder.questionOf(deskCase.question)?.formatAnswer?.(deskCase, found, 'en');
    return found === undefined ? '' : withRules(answer ?? '', found.notes);
  };
  const seats = (count: number) => Array.from({ length: count }, (_, seat) => ({ id: `p${seat}`, name: '' }));
  const lords = (counts: readonly number[], agreements: ChoicesByAgreement = {}): string =>
    says({ question: 'lords', players: seats(counts.length), counts }, agreements);
  const ends = (first: number, onMove: number, out: readonly number[]): string =>
    says({ question: 'end', players: seats(4), first, onMove, out });

  test.each([
    ['three tied for the most leave the second place to the next', lords([8, 8, 8, 2]), /12.*12.*12.*6 points/],
    ['two tied for the second place', lords([5, 3, 3, 1]), /12.*6.*6.*0 points/],
    ['none at all takes a place', lords([4, 0, 0]), /12.*6.*6 points/],
    ['unless a place needs one', lords([4, 0, 0], { 'lords-zero': 'needs-one' }), /12.*0.*0 points/],
    [
      'a tile between two of the three',
      says({ question: 'use', tool: 'farm', held: ['fresh', 'ready'], placed: 1 }),
      /^No.*kb\.turn\.no-interruption/,
    ],
    ['a fresh one beside one that is ready', says({ question: 'use', tool: 'farm', held: ['fresh', 'ready'], placed: 3 }), /^Yes/],
    [
      'a fresh one beside one that was used',
      says({ question: 'use', tool: 'farm', held: ['used', 'fresh'], placed: 3 }),
      /^No.*kb\.tile\.once/,
    ],
    [
      'nothing free before the first of the three, under either agreement',
      says({ question: 'full', terrain: 'desert', placed: 0 }, { 'terrain-runs-out': 'stop' }),
      /leaves the game/,
    ],
    ['the player right of the first plays last', ends(1, 0, [1]), /^Yes/],
    ['before that it goes on', ends(1, 3, [1]), /^No/],
  ])('the desk answers: %s', (_, answer, expected) => expect(answer).toMatch(expected));
});

describe('Kingdom', () => {
  const moves = (
    pieces: MoveCase['pieces'],
    path: MoveCase['path'],
    agreements: ChoicesByAgreement = {},
    put?: MoveCase['put'],
  ): string => {
    const deskCase: MoveCase = { question: 'move', pieces, onMove: 'w', path, put };
    const found = kingdom.ask(deskCase, agreements);
    if (found === undefined) return '';
    const won = JSON.stringify(found.result).includes('"winners":["w"]') ? ' wins' : '';
    return withRules(`${found.isAllowed ? 'Yes' : 'No'}${won}`, found.notes);
  };
  const exposed = { e5: 'wM', g5: 'b4', f6: 'w1' } as const;

  test.each([
    ['no Knight jumps its own Monarch', moves({ c3: 'w1', d4: 'wM' }, ['c3', 'e5']), /^No.*kd\.jump\.monarch/],
    ['4 does not jump 4', moves({ c3: 'w4', d4: 'b4' }, ['c3', 'e5']), /^No.*kd\.jump\.size/],
    ['1 jumps 4', moves({ c3: 'w1', d4: 'b4' }, ['c3', 'e5']), /^Yes/],
    ['1 does not jump 1', moves({ c3: 'w1', d4: 'b1' }, ['c3', 'e5']), /^No.*kd\.jump\.size/],
    [
      'no Knight touches a throne between jumps',
      moves({ c9: 'w3', d9: 'b2', f9: 'b1' }, ['c9', 'e9', 'g9']),
      /^No.*kd\.throne\.knights-barred/,
    ],
    ['a capture ends the move', moves({ c3: 'wM', d3: 'b1', e3: 'b2', f3: 'b1' }, ['c3', 'e3', 'g3']), /^No.*kd\.land\.ends-move/],
    ['back to where it began', moves({ c3: 'w2', d3: 'w1' }, ['c3', 'e3', 'c3']), /^No.*kd\.move\.must-move/],
    ['a chain that ends on the Monarch wins', moves({ c3: 'w3', d4: 'b2', f6: 'b1', g7: 'bM' }, ['c3', 'e5', 'g7']), /^Yes.*wins/],
    [
      'a chain that ends on a Knight does not',
      moves({ c3: 'w3', d4: 'b2', f6: 'b1', g7: 'b4' }, ['c3', 'e5', 'g7']),
      /^No.*kd\.land\.knight-spares-knight/,
    ],
    ['the Monarch on its throne is taken', moves({ e8: 'w1', e9: 'bM' }, ['e8', 'e9']), /^Yes.*wins/],
    [
      'unless the table forbids it',
      moves({ e8: 'w1', e9: 'bM' }, ['e8', 'e9'], { 'throne-capture': 'forbidden' }),
      /^No.*kd\.throne\.knights-barred/,
    ],
    ['who wins need not fear', moves({ e7: 'wM', e8: 'b4', d9: 'b1' }, ['e7', 'e9']), /^Yes.*wins/],
    ['a Monarch that walks into danger', moves({ d4: 'wM', f6: 'b2' }, ['d4', 'e5']), /^No.*kd\.courtesy/],
    ['a Knight that lets it be reached', moves(exposed, ['f6', 'f5']), /^Yes/],
    ['under the strict courtesy', moves(exposed, ['f6', 'f5'], { courtesy: 'strict' }), /^No.*kd\.courtesy/],
    ['a Knight put back on a throne', moves({ c3: 'wM', d4: 'b1' }, ['c3', 'd4'], {}, 'e9'), /^No.*kd\.replace\.square/],
    ['a Knight put back where it could take', moves({ c3: 'wM', d4: 'b1' }, ['c3', 'd4'], {}, 'e5'), /^No.*kd\.courtesy/],
  ])('the desk answers: %s', (_, answer, expected) => expect(answer).toMatch(expected));
});

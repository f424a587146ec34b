import { describe, expect, test } from 'vitest';
import { type ChoicesByAgreement, ruleOf } from '#desk/desk';
import type { KingsGateCase, LayoutTile, LocationCase, Seat, TieCase, TurnCase } from '#games/kings-gate/desk/cases';
import { desk as gate } from '#games/kings-gate/desk/desk';
import { bareLocation, FOUR_SEATS, PAIR_SEATS, seatsOf } from '#games/kings-gate/desk/lay-out';
import type { Character, Colour, Value } from '#games/kings-gate/law/box';
import type { Move } from '#games/kings-gate/law/position';
import type { Square } from '#law/grid';
import { answerSentence, noTie } from './desk-findings';

/** The answer in words and, behind it, the rules it rests on. */
function gateSays(asked: KingsGateCase, agreements: ChoicesByAgreement = {}): string {
  const found = gate.ask(asked, agreements);
  return found === undefined ? '' : `${answerSentence(asked, agreements)} ${found.notes.map(ruleOf).join(' ')}`;
}

describe('King’s Gate, ties (Scoring Locations)', () => {
  const tie = (players: readonly Seat[], tied: TieCase['tied'], last: string, ahead: number, n: number): string =>
    gateSays({ ...noTie(players), tied, last, ahead, n });
  const three = seatsOf(['yellow', 'green', 'red']);

  test.each([
    [
      'three tied, one of them placed the last tile',
      tie(FOUR_SEATS, ['yellow', 'green', 'red'], 'green', 0, 4),
      /Red wins.*5 points.*Yellow is 2nd: 4.*Green is 3rd: 3/,
    ],
    [
      'all four tied',
      tie(FOUR_SEATS, ['yellow', 'green', 'red', 'blue'], 'blue', 0, 10),
      /Yellow wins.*7.*Green is 2nd: 4.*Red is 3rd: 2.*Blue is 4th: 0/,
    ],
    ['three players: the third gets nothing', tie(three, ['green', 'red'], 'yellow', 1, 10), /Green wins.*2nd, 4 points.*Red is 3rd: 0/],
    ['two players, a colour each', tie(PAIR_SEATS, ['yellow', 'red'], 'yellow-green', 0, 1), /^Red wins.*1st/],
    [
      'for the last place at the Tourney Grounds',
      tie(FOUR_SEATS, ['blue', 'yellow'], 'red', 2, 8),
      /Blue wins.*3rd.*Yellow is 4th: 0 points and a loss of 3/,
    ],
    [
      'for the second place at the Marketplace',
      tie(FOUR_SEATS, ['red', 'blue'], 'yellow', 1, 5),
      /Red wins.*2nd, 2 points and the Merchant/,
    ],
  ])('the desk answers: %s', (_, said, expected) => expect(said).toMatch(expected));
});

describe('King’s Gate, what a location pays', () => {
  const pays = (n: number, totals: LocationCase['totals'], last: string | undefined, agreements: ChoicesByAgreement = {}): string =>
    gateSays({ question: 'location', players: FOUR_SEATS, n, totals, last }, agreements);
  const outcomeOnTiles = (tiles: Readonly<Record<string, LayoutTile>>): string =>
    gateSays({ question: 'location', players: FOUR_SEATS, n: 4, totals: {}, laid: { ...bareLocation(4), tiles }, last: 'red' });
  const absent = { yellow: 5, green: 3, red: 2, blue: null } as const;

  test.each([
    ['who stays away from the Tourney Grounds pays', pays(8, absent, 'red'), /Blue loses 3/],
    ['unless the table agrees otherwise', pays(8, absent, 'red', { 'tourney-absent': 'exempt' }), /Red loses 3/],
    [
      'of three who stay away the player of the last tile',
      pays(8, { yellow: 5, green: null, red: null, blue: null }, 'green'),
      /Green loses 3/,
    ],
    [
      'a lone colour takes the Guildmaster, nobody the Merchant',
      pays(5, { yellow: 5, green: null, red: null, blue: null }, 'red'),
      /Yellow 3 points.*nothing.*Yellow takes the Guildmaster\. /,
    ],
    ['a pub is enough for the second prize', pays(4, { yellow: 5, green: 0, red: null, blue: null }, 'red'), /Yellow 5.*Green 4/],
    ['two pubs wait for who placed the last tile', pays(4, { yellow: 5, green: 0, red: 0, blue: null }, undefined), /^$/],
    [
      'the Bishop counts tiles, a pub too',
      outcomeOnTiles({
        '-1,-1': { colour: 'red', value: 5, character: 'bishop' },
        '0,-1': { colour: 'blue', value: 1 },
        '1,-1': { colour: 'blue', value: 0 },
      }),
      /Blue 5.*Red 4/,
    ],
    [
      'the Bishop overrides the Guildmaster',
      outcomeOnTiles({
        '-1,-1': { colour: 'red', value: 5, character: 'guildmaster' },
        '0,-1': { colour: 'blue', value: 1, character: 'bishop' },
      }),
      /Blue 5.*Red 4/,
    ],
  ])('the desk answers: %s', (_, said, expected) => expect(said).toMatch(expected));
});

describe('King’s Gate, a tile', () => {
  const place = (value: Value, character?: Character): Move => ({
    type: 'place',
    value,
    at: [0, -1],
    colour: 'red',
    ...(character && { character }),
  });
  const dragon: Move = { type: 'dragon', at: [0, -1], colour: 'red' };
  const onto = (
    n: number,
    move: Move,
    there: LayoutTile,
    agreements: ChoicesByAgreement = {},
    seated: Pick<TurnCase, 'players' | 'by'> = { players: FOUR_SEATS, by: 'red' },
  ): string => gateSays({ question: 'tile', ...seated, laid: { ...bareLocation(n), tiles: { '0,-1': there } }, move }, agreements);
  const blue = (value: Value, character?: Character): LayoutTile => ({ colour: 'blue', value, character });

  test.each([
    ['a 4 with the Guildmaster covers a 5', onto(3, place(4, 'guildmaster'), blue(5)), /^Yes/],
    ['a 3 with him does not', onto(3, place(3, 'guildmaster'), blue(5)), /^No.*kg\.place\.greater/],
    ['a pub does not cover a pub', onto(3, place(0), blue(0)), /^No.*kg\.place\.greater/],
    ['no dragon eats barracks, agreed or not', onto(1, dragon, blue(3), { 'dragon-on-safe': 'allowed' }), /^No.*kg\.place\.barracks/],
    ['no dragon eats what a Merchant protects', onto(3, dragon, blue(2, 'merchant')), /^No.*kg\.place\.protected/],
    ['a dragon at a safe location', onto(1, dragon, blue(2)), /^No.*kg\.place\.safe/],
    ['and where the table allows it', onto(1, dragon, blue(2), { 'dragon-on-safe': 'allowed' }), /^Yes/],
    ['the King’s own tile covers where he makes it dangerous', onto(1, place(4, 'king'), blue(2)), /^Yes/],
    ['not where he turns the ground only afterwards', onto(1, place(4, 'king'), blue(2), { 'king-at-once': 'no' }), /^No.*kg\.place\.safe/],
    ['nor where he makes it safe', onto(3, place(4, 'king'), blue(2)), /^No.*kg\.place\.safe/],
    [
      'with two players neither of one’s colours',
      onto(3, place(5), blue(1), {}, { players: PAIR_SEATS, by: 'red-blue' }),
      /^No.*kg\.place\.own-tile/,
    ],
  ])('the desk answers: %s', (_, said, expected) => expect(said).toMatch(expected));
});

describe('King’s Gate, a turn', () => {
  const SPACES: readonly Square[] = [
    [-1, -1],
    [0, -1],
    [1, -1],
    [2, -1],
    [-1, 0],
    [2, 0],
    [-1, 1],
  ];
  interface Tile {
    readonly value: Value;
    readonly colour?: Colour;
    readonly character?: Character;
  }
  const turn = (
    n: number,
    tiles: readonly Tile[],
    agreements: ChoicesByAgreement = {},
    seated: Pick<TurnCase, 'players' | 'by'> = { players: FOUR_SEATS, by: 'red' },
  ): string =>
    gateSays(
      {
        question: 'turn',
        ...seated,
        laid: bareLocation(n),
        moves: tiles.map((tile, at) => ({ type: 'place', at: SPACES[at] ?? [9, 9], colour: 'red', ...tile })),
      },
      agreements,
    );
  const outcomeOfConjuring = (value: Value, beside: readonly Value[], agreements: ChoicesByAgreement = {}): string =>
    gateSays(
      {
        question: 'turn',
        players: FOUR_SEATS,
        by: 'red',
        laid: { ...bareLocation(1), tiles: { '-9,0': { colour: 'red', value } } },
        moves: [
          { type: 'conjure', from: [-9, 0], to: [0, -1] },
          ...beside.map((each) => ({ type: 'place', value: each, at: [1, -1], colour: 'red' }) as const),
        ],
      },
      agreements,
    );

  test.each([
    [
      'the Wizard brings no second house to the Garrison',
      turn(6, [{ value: 1 }, { value: 1, character: 'wizard' }]),
      /^No.*kg\.location\.garrison/,
    ],
    [
      'nor a third tile to the Graveyard',
      turn(4, [{ value: 4 }, { value: 4, character: 'wizard' }, { value: 0 }]),
      /^No.*kg\.location\.graveyard/,
    ],
    ['a 4 and a 5 at the Graveyard', turn(4, [{ value: 4 }, { value: 5 }]), /^Yes/],
    ['where two is only a cap', turn(4, [{ value: 4 }, { value: 5 }], { graveyard: 'cap-only' }), /^No.*kg\.turn\.one-big/],
    ['a second pub of one colour', turn(1, [{ value: 0 }, { value: 0 }]), /^No.*kg\.supply/],
    [
      'a pub of each colour and a 4',
      turn(1, [{ value: 0 }, { value: 0, colour: 'blue' }, { value: 4 }], {}, { players: PAIR_SEATS, by: 'red-blue' }),
      /^Yes/,
    ],
    [
      'seven houses',
      turn(
        1,
        SPACES.map(() => ({ value: 1 })),
      ),
      /^No.*kg\.turn\.hand/,
    ],
    [
      'two houses, each with a character',
      turn(1, [
        { value: 1, character: 'king' },
        { value: 1, character: 'bishop' },
      ]),
      /^Yes/,
    ],
    ['the Wizard with another value', turn(1, [{ value: 2 }, { value: 3, character: 'wizard' }]), /^No/],
    ['a house that the Sorceress moves, and a house', outcomeOfConjuring(1, [1]), /^Yes/],
    ['a 4 that she moves, and a house', outcomeOfConjuring(4, [1]), /^No.*kg\.turn\.one-big/],
    ['a 4 that she moves, and a pub', outcomeOfConjuring(4, [0]), /^Yes/],
    ['where she takes the whole turn', outcomeOfConjuring(4, [0], { 'sorceress-turn': 'whole-turn' }), /^No.*kg\.character\.sorceress/],
  ])('the desk answers: %s', (_, said, expected) => expect(said).toMatch(expected));
});

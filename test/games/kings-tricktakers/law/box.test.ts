import { describe, expect, test } from 'vitest';
import { CHARACTERS, type Character, figuresOf, SELECTIONS } from '#games/kings-tricktakers/law/box';
import { law } from '#games/kings-tricktakers/law/index';
import { countKindInDeck } from '#games/kings-tricktakers/law/pad/check-round';
import { unseenDeck } from '#games/kings-tricktakers/law/score/outlook';
import { CARD_NAMES, countInDeck, isCardName } from '#games/kings-tricktakers/law/trick/cards';
import { seats } from './events';
import { setupOf } from './random-games';

describe('the deck', () => {
  test('has 44 cards, 36 with four players, 28 with three or two', () => {
    const cards = (number: number): number =>
      unseenDeck(law.begin(setupOf(seats(number)))).reduce((sum, { unseen: left }) => sum + left, 0);
    expect([5, 4, 3, 2].map(cards)).toEqual([44, 36, 28, 28]);
    expect([5, 4, 3, 2].map((number) => countKindInDeck('black', number))).toEqual([10, 8, 6, 6]);
    expect([5, 4, 3, 2].map((number) => countKindInDeck('surrender', number))).toEqual([2, 2, 2, 2]);
  });

  test('has two black tens more for the berserker', () => {
    expect(CARD_NAMES).toHaveLength(43);
    expect([5, 4, 3, 2].map((number) => countInDeck('berserker-10', number))).toEqual([2, 2, 2, 2]);
  });

  test('a card is a name of the deck', () => {
    expect(CARD_NAMES.every(isCardName)).toBe(true);
    for (const other of ['blue-11', 'blue-0', 'white-1', 'mystic-1', 'berserker-1', '', 'constructor', 10, undefined, ['mystic']])
      expect(isCardName(other)).toBe(false);
  });
});

describe('the characters', () => {
  const BOX = { gambler: 3, hermit: 3, rebel: 2, berserker: 2, assassin: 2, oppressor: 2, healer: 2, collector: 2, devil: 1, diplomat: 1 };

  test('are twenty, all of them in the game but for a draft', () => {
    for (const selection of SELECTIONS.filter((each) => each !== 'draft'))
      for (const number of [2, 3, 4, 5]) expect(figuresOf({}, number, selection).copies).toEqual(BOX);
    expect(Object.values(BOX).reduce((sum, copies) => sum + copies, 0)).toBe(20);
  });

  test('stay out of a draft by the number of players, whatever the box holds', () => {
    const five = Object.fromEntries(CHARACTERS.map((character) => [character, 5]));
    const out = (number: number): readonly string[] => {
      const { copies } = figuresOf({ copies: five }, number, 'draft');
      return CHARACTERS.flatMap((character: Character) => (copies[character] === 5 ? [] : [`${character} ${5 - copies[character]}`]));
    };
    const each = ['assassin 1', 'oppressor 1', 'healer 1', 'collector 1', 'devil 1', 'diplomat 1'];
    expect(out(5)).toEqual([]);
    expect(out(4)).toEqual(['gambler 1', 'hermit 1']);
    expect(out(3)).toEqual(['gambler 1', 'hermit 1', ...each]);
    expect(out(2)).toEqual(['gambler 2', 'hermit 2', 'rebel 1', 'berserker 1', ...each]);
  });

  test('of a box that holds none are none left', () => {
    expect(figuresOf({ copies: { devil: 0 } }, 3, 'draft').copies.devil).toBe(0);
  });
});

test('figures of the table’s box come before the printed ones', () => {
  const printed = figuresOf({}, 5, 'declared');
  expect(printed.queens).toEqual({ blue: 2, green: 1, black: 1 });
  expect(printed.bets).toEqual({ gambler: { 0: 3, 2: 6 }, assassin: { 2: 7 }, jack: { 3: 10 } });
  expect([printed.ranks, printed.jacks]).toEqual([{}, {}]);
  const read = figuresOf({ queens: { blue: 3, white: 4 }, bets: { assassin: { 1: 1 }, hermit: { 0: 4 } } }, 5, 'declared');
  expect(read.queens).toEqual({ blue: 3, green: 1, black: 1, white: 4 });
  expect(read.bets).toEqual({ gambler: { 0: 3, 2: 6 }, assassin: { 1: 1 }, hermit: { 0: 4 }, jack: { 3: 10 } });
});

import { describe, expect, test } from 'vitest';
import { synonyms as builder } from '#games/kingdom-builder/book/synonyms';
import { synonyms as kingsGate } from '#games/kings-gate/book/synonyms';
import { synonyms as tricktakers } from '#games/kings-tricktakers/book/synonyms';
import { type FormField, fillFields } from '#rulebook/fill-fields';

const field = (id: string, options: Readonly<Record<string, string>>): FormField => ({
  id,
  options: Object.entries(options).map(([value, label]) => ({ value, label })),
});

const english: readonly FormField[] = [
  field('kind', { 0: 'pub', 1: 'house', 2: '2', 3: 'barracks', 4: '4', 5: '5', dragon: 'dragon' }),
  field('there', { free: 'free', 0: 'pub', 1: 'house', 2: '2', 3: 'barracks', 4: '4', 5: '5' }),
  field('ground', { safe: 'safe', dangerous: 'dangerous' }),
];

const french: readonly FormField[] = [
  field('kind', { 0: 'taverne', 1: 'maison', 2: '2', 3: 'caserne', 4: '4', 5: '5', dragon: 'dragon' }),
  field('there', { free: 'libre', 0: 'taverne', 1: 'maison', 2: '2', 3: 'caserne', 4: '4', 5: '5' }),
  field('ground', { safe: 'sûr', dangerous: 'dangereux' }),
];

describe('the words of a question fill the fields', () => {
  test.each([
    ['may the dragon eat a 4 at a safe location?', { kind: 'dragon', there: '4', ground: 'safe' }],
    ['may the dragn eat a 4 at a saef location?', { kind: 'dragon', there: '4', ground: 'safe' }],
    ['can my 5 cover a four, black number', { kind: '5', there: '4', ground: 'dangerous' }],
    ['a beer mug on a sword', { kind: '0', there: '3' }],
    ['can I put my 4 on his 4', { kind: '4', there: '4' }],
    ['monster on white', { kind: 'dragon', ground: 'safe' }],
    ['may I pass', {}],
    ['', {}],
  ])('in English: %s', (typed, filled) => {
    expect(fillFields(typed, english, kingsGate)).toEqual(filled);
  });

  test.each([
    ['le dragon peut manger un 4 en lieu sûr ?', { kind: 'dragon', there: '4', ground: 'safe' }],
    ['le dragn peut bouffer un quatre sur un lieu blanc', { kind: 'dragon', there: '4', ground: 'safe' }],
    ['une auberge sur une maisn', { kind: '0', there: '1' }],
    ['poser un 5 sur la caserne, danger', { kind: '5', there: '3' }],
    ['on a le droit de passer ?', {}],
  ])('in French: %s', (typed, filled) => {
    expect(fillFields(typed, french, kingsGate)).toMatchObject(filled);
    expect(Object.keys(fillFields(typed, french, kingsGate)).length).toBeGreaterThanOrEqual(Object.keys(filled).length);
  });

  test('whatever language they are typed in', () => {
    expect(fillFields('le dragon sur une taverne', english, kingsGate)).toEqual({ kind: 'dragon', there: '0' });
  });
});

describe('a field stays empty', () => {
  const card = field('card', { fishermen: 'Fishermen', knights: 'Knights', lords: 'Lords' });

  test('where two of its options are named and no later field takes the other', () => {
    expect(fillFields('fishermen or knights', [card], builder)).toEqual({});
    expect(fillFields('what do the fishers pay', [card], builder)).toEqual({ card: 'fishermen' });
  });

  test('where a word that it needs went to a field before', () => {
    const [kind, there] = english;
    if (kind === undefined || there === undefined) throw new Error('no fields');
    expect(fillFields('a 4', [kind, there], kingsGate)).toEqual({ kind: '4' });
  });

  test('where its labels are but yes and no', () => {
    expect(fillFields('yes or no', [field('won', { yes: 'Yes', no: 'No' })], kingsGate)).toEqual({});
  });
});

describe('labels of several words', () => {
  test('are named by one of them, and better by more', () => {
    const place = field('place', { 1: '1, Palace, safe', 4: '4, Graveyard, dangerous', 6: '6, Tourney Grounds, dangerous' });
    expect(fillFields('how many at the cemetery', [place], kingsGate)).toEqual({ place: '4' });
    expect(fillFields('who is last at the tournament', [place], kingsGate)).toEqual({ place: '6' });
    expect(fillFields('a dangerous place', [place], kingsGate)).toEqual({});
  });

  test('are not taken for a longer one', () => {
    const tile = field('tile', { dragon: 'dragon', king: 'house with the King', house: 'house' });
    expect(fillFields('a house', [tile], kingsGate)).toEqual({ tile: 'house' });
    expect(fillFields('a house with the king', [tile], kingsGate)).toEqual({ tile: 'king' });
  });

  test('name a colour and a card', () => {
    const queen = field('queen', { yellow: 'Yellow Queen', blue: 'Blue Queen', black: 'Black Queen' });
    expect(fillFields('may I wake up my blue lady', [queen], tricktakers)).toEqual({ queen: 'blue' });
    expect(fillFields('la dame noire', [queen], tricktakers)).toEqual({ queen: 'black' });
  });
});

import { expect, test } from 'vitest';
import { draftIn } from '#session/draft';
import { isTrouble, pathName } from '#session/trouble';
import { gameOf, people } from '../kit';

const draft = { players: people('ana', 'ben'), first: 'ana', setup: { white: 'ana' }, group: 'g' };

function errorIn(value: unknown, game = gameOf('kingdom')): string {
  const read = draftIn(value, game);
  if (!isTrouble(read)) throw new Error('it was read');
  return pathName(read.path);
}

test('a set-up in the making is read as it was written, with or without its game', () => {
  expect(draftIn(draft)).toEqual(draft);
  expect(draftIn(draft, gameOf('kingdom'))).toEqual(draft);
  expect(draftIn({ players: [], setup: {} }, gameOf('kingdom'))).toStrictEqual({ first: undefined, players: [], setup: {} });
});

test('what makes no sense is named; the parts of a set-up only where the game is known', () => {
  expect(errorIn({ ...draft, players: [{ id: 'ana' }] })).toBe('players[0].name');
  expect(errorIn({ ...draft, players: [{ name: 'Ana' }] })).toBe('players[0].id');
  expect(errorIn({ ...draft, first: 1 })).toBe('first');
  expect(errorIn({ ...draft, odd: 1 })).toBe('odd');
  expect(errorIn({ ...draft, setup: { white: 7 } })).toBe('setup.white');
  expect(draftIn({ ...draft, setup: { white: 7 } })).toMatchObject({ setup: { white: 7 } });
});

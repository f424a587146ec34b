import { expect, test } from 'vitest';
import { parseDraft } from '#session/formats/game-draft';
import { formatPath, isInputError } from '#session/formats/input-error';
import { gameOf, people } from '../../transcripts';

const draft = { players: people('ana', 'ben'), first: 'ana', setup: { white: 'ana' }, group: 'g' };

function errorIn(value: unknown, game = gameOf('kingdom')): string {
  const read = parseDraft(value, game);
  if (!isInputError(read)) throw new Error('it was read');
  return formatPath(read.path);
}

test('a set-up in the making is read as it was written, with or without its game', () => {
  expect(parseDraft(draft)).toEqual(draft);
  expect(parseDraft(draft, gameOf('kingdom'))).toEqual(draft);
  expect(parseDraft({ players: [], setup: {} }, gameOf('kingdom'))).toStrictEqual({ first: undefined, players: [], setup: {} });
});

test('what makes no sense is named; the parts of a set-up only where the game is known', () => {
  expect(errorIn({ ...draft, players: [{ id: 'ana' }] })).toBe('players[0].name');
  expect(errorIn({ ...draft, players: [{ name: 'Ana' }] })).toBe('players[0].id');
  expect(errorIn({ ...draft, first: 1 })).toBe('first');
  expect(errorIn({ ...draft, odd: 1 })).toBe('odd');
  expect(errorIn({ ...draft, setup: { white: 7 } })).toBe('setup.white');
  expect(parseDraft({ ...draft, setup: { white: 7 } })).toMatchObject({ setup: { white: 7 } });
});

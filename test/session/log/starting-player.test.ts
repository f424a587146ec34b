import { expect, test } from 'vitest';
import { isInputError } from '#session/formats/input-error';
import { startingPlayer } from '#session/log/starting-player';
import { openTable } from '#session/log/table';
import { gameOf, people } from '../../transcripts';

const COLOURS = { ana: ['yellow'], ben: ['green'], cat: ['red'] };

test.each([
  ['kings-gate', ['ana', 'ben', 'cat'], { record: 'table', first: 'ben', colours: COLOURS }, 'ben'],
  ['kings-tricktakers', ['ana', 'ben', 'cat'], { record: 'table', selection: 'draft', starter: 'cat' }, 'cat'],
  ['kings-tricktakers', ['ana', 'ben', 'cat'], { record: 'pad', selection: 'draft', starter: 'cat' }, 'cat'],
  ['kings-tricktakers', ['ana', 'ben', 'cat'], { record: 'table', selection: 'declared' }, undefined],
  ['kingdom', ['ana', 'ben'], { white: 'ben' }, 'ben'],
])('%s: of %j with %j %s began', (id, players, setup, began) => {
  const table = openTable(gameOf(id), { players: people(...players), setup });
  if (isInputError(table)) throw new Error(JSON.stringify(table));
  expect(startingPlayer(table)).toBe(began);
});

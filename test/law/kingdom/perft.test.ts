import { expect, test } from 'vitest';
import { THRONE } from '#law/kingdom/board';
import { game } from '#session/games/kingdom';
import { open } from '#session/rule';

const players = ['ana', 'ben'];
const setup = game.prepare({ white: 'ana', position: undefined, agreements: { courtesy: 'off' } }, players);

/** Counts positions at a depth, a captured Knight's square being part of the move that took it. */
function perft(stand: ReturnType<typeof game.flow.start>, depth: number): number {
  if (depth === 0) return 1;
  return open(game, stand, 'move')
    .map((event) => game.flow.step(stand, event as never))
    .reduce((sum, next) => sum + (next.phase === 'replacing' ? replaced(next, depth) : perft(next, depth - 1)), 0);
}

function replaced(stand: ReturnType<typeof game.flow.start>, depth: number): number {
  return open(game, stand, 'replace').reduce((sum, event) => sum + perft(game.flow.step(stand, event as never), depth - 1), 0);
}

test('perft 25, 625, 19,550', () => {
  if ('trouble' in setup) throw new Error('the start is a legal set-up');
  const start = game.flow.start(game.law.begin(setup));
  expect([1, 2, 3].map((depth) => perft(start, depth))).toEqual([25, 625, 19_550]);
  expect(THRONE).toEqual({ w: 4, b: 76 });
});

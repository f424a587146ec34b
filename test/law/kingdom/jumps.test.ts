import { describe, expect, test } from 'vitest';
import { people, verdict } from '../../kit';

const players = people('ana', 'ben');

/** White on move in a made-up position. */
const moved = (pieces: Record<string, string>, path: readonly string[], agreements = {}) =>
  verdict('kingdom', {
    players,
    setup: { white: 'ana', position: { pieces: { a1: 'wM', i9: 'bM', ...pieces }, onMove: 'w' }, agreements },
    events: [{ type: 'move', path }],
  });

describe('kd.jump.size', () => {
  const table = { 1: [4], 2: [1], 3: [1, 2], 4: [1, 2, 3] };
  for (const [mover, jumps] of Object.entries(table)) {
    test(`size ${mover} jumps ${jumps.join(', ')} among the enemy`, () => {
      for (const jumped of [1, 2, 3, 4]) {
        const { refused } = moved({ c3: `w${mover}`, d4: `b${jumped}` }, ['c3', 'e5']);
        expect(refused?.rule, `over ${jumped}`).toBe(jumps.includes(jumped) ? undefined : 'kd.jump.size');
      }
    });
  }

  test('a Knight of one’s own side is always jumped', () => {
    for (const own of [1, 2, 3, 4]) expect(moved({ c3: 'w1', d4: `w${own}` }, ['c3', 'e5']).refused).toBeNull();
  });
});

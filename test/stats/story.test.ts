import { describe, expect, test } from 'vitest';
import { pointsOf } from '#law/score';
import { isTable, openTable } from '#session/log/table';
import { createLeadTracker } from '#stats/story';
import { savedHistory } from '../saved-games';
import { gameOf } from '../transcripts';

describe('the turning points of a game', () => {
  test.each(
    savedHistory(8)
      .filter(({ game }) => game.game !== 'kingdom')
      .map((saved) => [saved.game.id, saved] as const),
  )('of %s are the moves after which somebody else leads alone, found in any portions', (_, { game, entries }) => {
    const table = openTable(gameOf(game.game), game, entries);
    if (!isTable(table)) throw new Error('no table');
    const tracker = createLeadTracker(table);
    while (tracker.advance(7));
    const whole = createLeadTracker(table);
    whole.advance(Number.POSITIVE_INFINITY);
    expect(tracker.changes).toEqual(whole.changes);
    for (const { move, leader, points, next } of tracker.changes) {
      const state = table.steps[move - 1]?.state ?? table.start;
      expect(points).toBeGreaterThan(next);
      if (table.game.law.certainty !== undefined) continue;
      const now = pointsOf(table.setup.players, table.game.law.lines(state.position));
      expect(now[leader]).toBe(points);
      expect(Math.max(...table.setup.players.filter((each) => each !== leader).map((each) => now[each] ?? 0))).toBe(next);
    }
    // Nobody takes the lead from themselves.
    for (const [index, { leader }] of tracker.changes.entries()) expect(leader).not.toBe(tracker.changes[index - 1]?.leader);
  });
});

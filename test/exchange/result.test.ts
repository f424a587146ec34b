import { describe, expect, test } from 'vitest';
import { type Result, resultText, rowsOf } from '#exchange/result';
import type { Line, Standing } from '#law/score';
import { isTable, openTable, standOf } from '#session/table';
import { history } from '../kept';
import { gameOf } from '../kit';

const line = (player: string, points: number, rule: string): Line => ({
  player,
  points,
  paid: points !== 0,
  reason: { rule, params: {}, places: [] },
});

const lines = [line('ana', 3, 'castle'), line('ben', 5, 'card'), line('ana', 4, 'card'), line('ana', 2, 'castle'), line('ben', 0, 'lords')];
const standings: readonly Standing[] = [
  { player: 'ana', rank: 1, points: 9 },
  { player: 'ben', rank: 2, points: 5 },
];

describe('the score grid', () => {
  test('adds lines of one source up, players in the order of their places', () => {
    expect(rowsOf(lines, standings, ({ rule }) => rule)).toEqual([
      { label: 'castle', figures: [5, 0] },
      { label: 'card', figures: [4, 5] },
    ]);
  });

  test('is left out where the result was another', () => {
    expect(rowsOf(lines, [{ player: 'ana', rank: 1, points: 8 }, ...standings.slice(1)], ({ rule }) => rule)).toEqual([]);
  });

  test.each(history(8).map(({ game, entries }) => [game.game, game, entries] as const))(
    'of %s comes to the points of its result',
    (id, info, entries) => {
      const table = openTable(gameOf(id), info, entries);
      const ended = info.result?.standings ?? [];
      if (!isTable(table)) throw new Error('unreadable');
      const rows = rowsOf(table.game.law.lines(standOf(table).position), ended, ({ rule }) => rule);
      const sums = ended.map((_, index) => rows.reduce((sum, { figures }) => sum + (figures[index] ?? 0), 0));
      expect(sums).toEqual(ended.map(({ points }) => points));
    },
  );
});

test('a result in words', () => {
  const result: Result = {
    game: 'King’s Gate',
    won: 'Ana wins',
    when: '3 May 2026 · The attic',
    places: [
      { told: '1. Ana: 9 points', name: 'Ana', points: 9, first: true },
      { told: '2. Ben: 5 points', name: 'Ben', points: 5, first: false },
    ],
    rows: rowsOf(lines, standings, ({ rule }) => rule),
    sum: 'Total',
    by: 'Counted with Regent',
  };
  expect(resultText(result)).toBe(
    [
      'King’s Gate',
      '3 May 2026 · The attic',
      '',
      'Ana wins',
      '1. Ana: 9 points',
      '2. Ben: 5 points',
      '',
      '• castle · Ana 5',
      '• card · Ana 4, Ben 5',
      '',
      'Counted with Regent',
    ].join('\n'),
  );
});

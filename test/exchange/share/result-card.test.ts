import { describe, expect, test } from 'vitest';
import { formatResult, type SharedResult, scoreRows } from '#exchange/share/result-card';
import type { ScoreSheetLine, Standing } from '#law/score';

const line = (player: string, points: number, rule: string): ScoreSheetLine => ({
  player,
  points,
  paid: points !== 0,
  reason: { rule, params: {}, places: [] },
});

const sources = [
  { label: 'castle', lines: [line('ana', 3, 'castle'), line('ana', 2, 'castle')] },
  { label: 'card', lines: [line('ben', 5, 'card'), line('ana', 4, 'card')] },
  { label: 'lords', lines: [line('ben', 0, 'lords')] },
];
const standings: readonly Standing[] = [
  { player: 'ana', rank: 1, points: 9 },
  { player: 'ben', rank: 2, points: 5 },
];

describe('the score grid', () => {
  test('adds lines of one source up, players in the order of their places', () => {
    expect(scoreRows(sources, standings)).toEqual([
      { label: 'castle', figures: ['5', ''] },
      { label: 'card', figures: ['4', '5'] },
    ]);
  });

  test('is left out where the result was another', () => {
    expect(scoreRows(sources, [{ player: 'ana', rank: 1, points: 8 }, ...standings.slice(1)])).toEqual([]);
  });
});

test('a result is told in words: who won, the points, when and where', () => {
  const result: SharedResult = {
    game: 'King’s Gate',
    winnerText: 'Ana wins',
    notes: ['Ana won more at the last location.'],
    when: '3 May 2026 · The attic',
    places: [
      { text: '1. Ana: 9 points', name: 'Ana', points: '9', isWinner: true },
      { text: '2. Ben: 5 points', name: 'Ben', points: '5', isWinner: false },
    ],
    sides: [],
    rows: scoreRows(sources, standings),
    sum: 'Total',
    credit: 'Counted with Regent',
  };
  expect(formatResult(result)).toBe(
    [
      'King’s Gate',
      '3 May 2026 · The attic',
      '',
      'Ana wins',
      'Ana won more at the last location.',
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

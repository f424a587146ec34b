import { describe, expect, test } from 'vitest';
import { findDeadlocks, LIMITS, manifestOf, measureSizes } from '../../scripts/build/size';
import { DIST } from '../../scripts/serve.mjs';
import { GAME_IDS } from '../transcripts';

describe('gzipped JavaScript', () => {
  const { first, games, phones } = measureSizes(DIST, GAME_IDS);

  test(`before the home screen works: at most ${LIMITS.first} bytes`, () => {
    expect(first).toBeGreaterThan(5000);
    expect(first).toBeLessThanOrEqual(LIMITS.first);
  });

  test.each(GAME_IDS)(`%s: at most ${LIMITS.game} bytes more`, (game) => {
    expect(games[game]).toBeGreaterThan(1000);
    expect(games[game]).toBeLessThanOrEqual(LIMITS.game);
  });

  test(`joined phones: at most ${LIMITS.phones} bytes beside the table`, () => {
    expect(phones).toBeGreaterThan(5000);
    expect(phones).toBeLessThanOrEqual(LIMITS.phones);
  });
});

test('no words bring along what waits for them', () => {
  expect(findDeadlocks(manifestOf(DIST))).toEqual([]);
});

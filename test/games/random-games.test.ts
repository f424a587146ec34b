import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkLog, checkRulings, checkScores } from '../checks';
import { playRandom } from '../random-play';
import { randomGameOf } from '../random-setups';
import { GAME_IDS, gameOf } from '../transcripts';

/** `npm run bench` plays 10,000 of each. */
const GAMES_EACH = 8;

describe.each(GAME_IDS)('random games of %s', (id) => {
  const { least, most } = gameOf(id).law.seats;
  const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);

  test.each(counts)('%i players', { timeout: 180_000 }, (seats) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0x7fffffff }), (seed) => {
        const { cap } = randomGameOf(id);
        const played = playRandom(id, seats, seed, cap ?? 3000);
        if (cap === undefined) expect(played.states.at(-1)?.isFinished).toBe(true);
        checkRulings(played, seed);
        checkScores(played);
        checkLog(played);
      }),
      { numRuns: Math.ceil(GAMES_EACH / counts.length) },
    );
  });
});

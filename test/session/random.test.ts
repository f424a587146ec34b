import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId } from '#registry';
import { checkLog, checkRulings, checkScores } from '../checks';
import { games } from '../kit';
import { playRandom } from '../play';

/** Kingdom has no end of its own: random pieces may wander for ever. */
const CAPS: Readonly<Partial<Record<GameId, number>>> = { kingdom: 80 };
const GAMES_EACH = 72;

describe.each(GAME_IDS)('random games of %s', (id) => {
  const { least, most } = games[id].law.seats;
  const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);

  test.each(counts)('%i players', { timeout: 180_000 }, (seats) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0x7fffffff }), (seed) => {
        const cap = CAPS[id];
        const played = playRandom(id, seats, seed, cap ?? 3000);
        if (cap === undefined) expect(played.stands.at(-1)?.finished).toBe(true);
        checkRulings(played, seed);
        checkScores(played);
        checkLog(played);
      }),
      { numRuns: Math.ceil(GAMES_EACH / counts.length) },
    );
  });
});

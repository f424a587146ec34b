import fc from 'fast-check';
import { plackettLuce } from 'openskill/models';
import { expect, test } from 'vitest';
import { ratedTogether } from '#stats/rating';

const seat = fc.record({
  mu: fc.double({ min: 0, max: 50, noNaN: true }),
  sigma: fc.double({ min: 0.5, max: 9, noNaN: true }),
  rank: fc.integer({ min: 1, max: 5 }),
});

test('a table is rated as openskill rates it, ties included', () => {
  fc.assert(
    fc.property(fc.array(seat, { minLength: 2, maxLength: 5 }), (seats) => {
      // openskill takes the best first.
      const table = seats.toSorted((a, b) => a.rank - b.rank);
      const ranks = table.map(({ rank }) => rank);
      const after = ratedTogether(table, ranks);
      plackettLuce(
        table.map(({ mu, sigma }) => [{ mu, sigma }]),
        { rank: ranks },
      ).forEach(([theirs], index) => {
        expect(after[index]?.mu).toBeCloseTo(theirs?.mu ?? Number.NaN, 8);
        expect(after[index]?.sigma).toBeCloseTo(theirs?.sigma ?? Number.NaN, 8);
      });
    }),
  );
});

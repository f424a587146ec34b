import type { SeededRandom } from '../../seeded-random';

/** Kingdom has no end of its own: random pieces may wander for ever. */
export const cap = 80;

export const setup = (ids: readonly string[], from: SeededRandom): Record<string, unknown> => ({ white: from.pick(ids) });

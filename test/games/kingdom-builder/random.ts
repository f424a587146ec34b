import type { SeededRandom } from '../../seeded-random';

const SECTIONS = ['oracle', 'farm', 'oasis', 'tavern', 'tower', 'barn', 'paddock', 'harbor'];
const CARDS = ['fishermen', 'merchants', 'discoverers', 'hermits', 'citizens', 'miners', 'workers', 'knights', 'lords', 'farmers'];

/** A set-up with every part at random. */
export function setup(ids: readonly string[], from: SeededRandom): Record<string, unknown> {
  const sections = from
    .shuffle(SECTIONS)
    .slice(0, 4)
    .map((name) => ({ name, turned: from.happens(0.5) }));
  const island = { rows: ['.GCD.', 'FFBWM', 'GLCDB', '.CFGD', 'DDBFC'], action: from.pick(['rope-bridge', 'tree-house']) };
  return {
    record: from.happens(0.8) ? 'table' : 'final',
    first: from.pick(ids),
    sections,
    cards: from.shuffle(CARDS).slice(0, 3),
    ...(from.happens(0.3) ? { island } : {}),
  };
}

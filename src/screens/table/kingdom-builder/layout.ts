import type { Layout, PlacedSection } from '#law/kingdom-builder/land';
import type { Card } from '#law/kingdom-builder/position';

/** The suggested first game. */
export const FIRST_GAME: { readonly sections: readonly PlacedSection[]; readonly cards: readonly Card[] } = {
  sections: (['tavern', 'paddock', 'oasis', 'farm'] as const).map((name) => ({ name, turned: false })),
  cards: ['fishermen', 'knights', 'merchants'],
};
export type { Layout };

import type { Card } from '../position';
import type { Layout } from './land';

/** A layout with its scoring cards: what the set-up chooses. */
export interface Plan extends Layout {
  readonly cards: readonly Card[];
}

/** The suggested first game. */
export const FIRST_GAME: Pick<Plan, 'sections' | 'cards'> = {
  sections: (['tavern', 'paddock', 'oasis', 'farm'] as const).map((name) => ({ name, turned: false })),
  cards: ['fishermen', 'knights', 'merchants'],
};

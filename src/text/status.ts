import { typeset } from './french';
import type { Language } from './language';

/** The line over the board, in words: the same in every game. */
const en = {
  /** Opens what else happened with the last move. */
  more: (count: number) => (count === 1 ? 'Show 1 more' : `Show ${count} more`),
};

const fr: typeof en = typeset({
  more: (count) => (count === 1 ? 'Voir 1 autre effet' : `Voir les ${count} autres effets`),
});

export const statusTexts: Readonly<Record<Language, typeof en>> = { en, fr };

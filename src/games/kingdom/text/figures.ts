import { typeset } from '#text/french';
import type { Language } from '#text/language';

/** What the figures of a player are called. */
export interface FigureLabels {
  readonly throne: string;
  readonly capture: string;
  readonly resignation: string;
  readonly moves: string;
}

const en: FigureLabels = {
  throne: 'Won on the throne',
  capture: 'Won by capture',
  resignation: 'Won by resignation',
  moves: 'Moves a game',
};
const fr: FigureLabels = typeset({
  throne: 'Gagnées sur le trône',
  capture: 'Gagnées par capture',
  resignation: 'Gagnées par abandon adverse',
  moves: 'Coups par partie',
});

export const labels: Readonly<Record<Language, FigureLabels>> = { en, fr };

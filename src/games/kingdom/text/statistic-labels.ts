import { typeset } from '#text/french';
import type { Language } from '#text/language';

/** The labels of the figures of a player. */
const en = {
  throne: 'Won on the throne',
  capture: 'Won by capture',
  resignation: 'Won by resignation',
  moves: 'Moves per game',
};
const fr: typeof en = typeset({
  throne: 'Gagnées sur le trône',
  capture: 'Gagnées par capture',
  resignation: 'Gagnées par abandon adverse',
  moves: 'Coups par partie',
});

export const statisticLabels: Readonly<Record<Language, typeof en>> = { en, fr };

export type FigureLabels = typeof en;

import { typeset } from '#text/french';
import type { Language } from '#text/language';

/** What is said where the settlements of the end are marked. */
const en = {
  settle: (player: string, placed: number) => `${player}: tap each settlement. ${placed} of 40.`,
  /** A settlement on water, though nothing in play leads there. */
  water: (at: string) => `A settlement on ${at}? It is water, and no Harbor is in play.`,
  who: 'Whose settlements?',
  onWater: 'Yes',
  done: 'Finish and count',
  paintHint: 'A second tap takes a settlement away. Drag over several to mark them all; two fingers move the board.',
};

const fr: typeof en = typeset({
  settle: (player, placed) => `${player} : touchez chaque cité. ${placed} sur 40.`,
  water: (at) => `Une cité en ${at} ? C’est de l’eau, et il n’y a pas de Port.`,
  who: 'Les cités de qui ?',
  onWater: 'Oui',
  done: 'Terminer et compter',
  paintHint:
    'Toucher une cité encore une fois l’enlève. Glissez sur plusieurs cases pour les marquer toutes ; deux doigts déplacent le plateau.',
});

export const finalTexts: Readonly<Record<Language, typeof en>> = { en, fr };

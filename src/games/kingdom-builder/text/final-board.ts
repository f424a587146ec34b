import { typeset } from '#text/french';
import type { Language } from '#text/language';

/** What is said where the settlements of the end are marked. */
const en = {
  settle: (player: string, placed: number) => `${player}: tap the settlements (${placed} of 40).`,
  /** A settlement on water, though nothing in play leads there. */
  water: (at: string) => `A settlement on ${at}? It’s water, and there is no Harbor.`,
  who: 'Whose settlements?',
  onWater: 'Yes, place it',
  done: 'Score the board',
  photo: 'Photo',
  paintHint: 'Tap a settlement again to remove it. Drag over several to place them all; two fingers move the board.',
};

const fr: typeof en = typeset({
  settle: (player, placed) => `${player} : touchez les cités (${placed} sur 40).`,
  water: (at) => `Une cité en ${at} ? C’est de l’eau, et il n’y a pas de Port.`,
  who: 'Les cités de qui ?',
  onWater: 'Oui, la poser',
  done: 'Compter le plateau',
  photo: 'Photo',
  paintHint:
    'Touchez encore une cité pour l’enlever. Glissez sur plusieurs cases pour poser toutes leurs cités ; deux doigts déplacent le plateau.',
});

export const finalTexts: Readonly<Record<Language, typeof en>> = { en, fr };

import { typeset } from '#text/french';
import type { Language } from '#text/language';

/** The Lords as a small table of the four sections, and what the table is asked about them. */
const en = {
  head: ['Section', 'Settlements', 'Points'] as readonly [string, string, string],
  /** The place is said where it pays. */
  note: (count: number, rank: number | undefined) => `${count}${rank === undefined ? '' : rank === 1 ? ', most' : ', second'}`,
  ask: 'Somebody has Lords points in a section without a settlement there. How does your table play?',
};

const fr: typeof en = typeset({
  head: ['Section', 'Cités', 'Points'],
  note: (count, rank) => `${count}${rank === undefined ? '' : rank === 1 ? ', première place' : ', deuxième place'}`,
  ask: 'Quelqu’un a des points de Seigneurs dans une section où il n’a aucune cité. Comment joue votre table ?',
});

export const lordsTexts: Readonly<Record<Language, typeof en>> = { en, fr };

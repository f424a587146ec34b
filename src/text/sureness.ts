import { typeset } from './french';
import type { Language } from './language';

/** How sure a verdict is, in words: the same four everywhere. */
const en = {
  chip: {
    printed: 'Printed',
    agreed: 'Your table agreed',
    reading: 'Regent’s reading',
    default: 'Regent’s default',
  },
  /** Over a refusal: who says no. */
  refused: {
    printed: 'The rules say no',
    agreed: 'Your table agreed: no',
    reading: 'Regent’s reading: no',
    default: 'Regent’s default: no (your table may change it)',
  },
  /** Where no rule of the game refuses: what is entered comes too early, too late, or makes no sense. */
  impossible: 'Not possible now',
  why: {
    statement: 'The rule',
    source: 'Where it is printed',
    house: 'How Regent reads it',
    missing: 'What the rulebook doesn’t say',
    others: 'How else it can be played',
    says: 'What the rulebook says',
    choice: 'What applies here',
    changeable: 'Your table may change it.',
  },
};

const fr: typeof en = typeset({
  chip: {
    printed: 'Dans la règle',
    agreed: 'Décidé par votre table',
    reading: 'Lecture de Regent',
    default: 'Choix par défaut',
  },
  refused: {
    printed: 'La règle dit non',
    agreed: 'Décidé par votre table : non',
    reading: 'Lecture de Regent : non',
    default: 'Choix par défaut : non (votre table peut en changer)',
  },
  impossible: 'Impossible pour l’instant',
  why: {
    statement: 'La règle',
    source: 'Où c’est écrit',
    house: 'Comment Regent la lit',
    missing: 'Ce que le livret ne dit pas',
    others: 'Comment on peut aussi jouer',
    says: 'Ce que dit le livret',
    choice: 'Ce qui vaut ici',
    changeable: 'Votre table peut en décider autrement.',
  },
});

export const surenessTexts: Readonly<Record<Language, typeof en>> = { en, fr };

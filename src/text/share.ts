import { typeset } from './french';
import type { Language } from './language';

/** What is said where something is passed on to other people. */
const en = {
  share: 'Share the result',
  asText: 'Share as text',
  asPicture: 'Share as picture',
  copied: 'Copied: paste it where you like.',
  saved: 'It is among your downloads.',
  notShared: 'This device would not share it.',
  total: 'Total',
  byRegent: 'Counted with Regent',
};

const fr: typeof en = typeset({
  share: 'Partager le résultat',
  asText: 'Partager en texte',
  asPicture: 'Partager en image',
  copied: 'Copié : collez-le où vous voulez.',
  saved: 'Vous le trouverez dans vos téléchargements.',
  notShared: 'Cet appareil n’a pas voulu le partager.',
  total: 'Total',
  byRegent: 'Compté avec Regent',
});

export const shareTexts: Readonly<Record<Language, typeof en>> = { en, fr };

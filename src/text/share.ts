import { typeset } from './french';
import type { Language } from './language';

/** What is said where something is passed on to other people. */
export interface ShareText {
  readonly asText: string;
  readonly asPicture: string;
  readonly copied: string;
  readonly saved: string;
  readonly notShared: string;
  readonly total: string;
  readonly byRegent: string;
}

const en: ShareText = {
  asText: 'Share as text',
  asPicture: 'Share as picture',
  copied: 'Copied: paste it where you like.',
  saved: 'It is among your downloads.',
  notShared: 'This device would not share it.',
  total: 'Total',
  byRegent: 'Counted with Regent',
};

const fr: ShareText = typeset({
  asText: 'Partager en texte',
  asPicture: 'Partager en image',
  copied: 'Copié : collez-le où vous voulez.',
  saved: 'Vous le trouverez dans vos téléchargements.',
  notShared: 'Cet appareil n’a pas voulu le partager.',
  total: 'Total',
  byRegent: 'Compté avec Regent',
});

export const shareText: Readonly<Record<Language, ShareText>> = { en, fr };

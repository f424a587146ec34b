import { typeset } from '#text/french';
import type { Language } from '#text/language';

/** What is said where a game is played in words. */
const en = {
  field: 'Type what happens',
  hint: 'In a row or one by one: a terrain, hexes as row,column as printed beside the board (3,4 3,5 or island 2,1), a tile with its hex (farm 3,4; barn 3,4-5,6), end. Names may stand before them.',
  hintFinal: 'Hexes as row,column as printed beside the board, a name before them: Ben 10,5 10,6 island 2,1.',
  play: 'Enter',
  unreadable: (text: string) => `“${text}” is nothing Regent can read here.`,
  none: 'Nothing is open.',
  buildOn: 'Build on',
  moveWhich: 'Move which settlement?',
  moveTo: 'Move it to',
};

const fr: typeof en = typeset({
  field: 'Écrivez ce qui se passe',
  hint: 'À la suite ou un par un : un terrain, des cases en ligne,colonne comme au bord du plateau (3,4 3,5 ou île 2,1), une plaquette et sa case (ferme 3,4 ; grange 3,4-5,6), fin. Un nom peut les précéder.',
  hintFinal: 'Des cases en ligne,colonne comme au bord du plateau, précédées d’un nom : Ben 10,5 10,6 île 2,1.',
  play: 'Entrer',
  unreadable: (text) => `« ${text} » : Regent ne comprend pas cela ici.`,
  none: 'Rien n’est possible.',
  buildOn: 'Construire en',
  moveWhich: 'Déplacer quelle cité ?',
  moveTo: 'La déplacer en',
});

export const textPlayTexts: Readonly<Record<Language, typeof en>> = { en, fr };

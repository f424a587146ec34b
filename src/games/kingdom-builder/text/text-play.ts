import { typeset } from '#text/french';
import type { Language } from '#text/language';

/** What is said where a game is played in words. */
const en = {
  field: 'Type what happens',
  hint: 'One move or several: a terrain; hexes as row,column (3,4 3,5 or island 2,1); a tile with its hex (farm 3,4; barn 3,4-5,6); end. You can put a name first.',
  hintFinal: 'A name, then hexes as row,column: Ben 10,5 10,6 island 2,1.',
  play: 'Enter',
  unreadable: (text: string) => `Regent can’t read “${text}” here.`,
  none: 'No moves possible.',
  buildOn: 'Build on',
  moveWhich: 'Move which settlement?',
  moveTo: 'Move it to',
};

const fr: typeof en = typeset({
  field: 'Écrivez ce qui se passe',
  hint: 'Un coup ou plusieurs : un terrain ; des cases en ligne,colonne (3,4 3,5 ou île 2,1) ; une plaquette et sa case (ferme 3,4 ; grange 3,4-5,6) ; fin. Vous pouvez mettre un nom devant.',
  hintFinal: 'Un nom, puis des cases en ligne,colonne : Ben 10,5 10,6 île 2,1.',
  play: 'Entrer',
  unreadable: (text) => `Regent ne comprend pas « ${text} » ici.`,
  none: 'Aucun coup possible.',
  buildOn: 'Construire en',
  moveWhich: 'Déplacer quelle cité ?',
  moveTo: 'La déplacer en',
});

export const textPlayTexts: Readonly<Record<Language, typeof en>> = { en, fr };

import { typeset } from '#text/french';
import { grammar, type Language } from '#text/language';

/** Why a photo gave nothing. */
export type PhotoError = 'no-board' | 'huge' | 'broken' | 'failed';

const english = grammar('en');
const french = grammar('fr');

/** What the screens say that read a photo. */
const en = {
  title: 'From a photo',
  hint: 'The whole board from above, with all four corners. The picture stays on this device, and is kept only if you say so.',
  take: 'Take a picture',
  choose: 'Choose a file',
  colours: 'Who has which settlements?',
  reading: 'Reading the board …',
  stop: 'Stop',
  back: 'Back',
  another: 'Another picture',
  corners: 'Corners',
  cornersHint: 'Drag the four marks onto the corners of the board, then read again.',
  corner: (where: string) => `Corner ${where}`,
  readAgain: 'Read again',
  troubles: {
    'no-board': 'No board can be made out here. Drag the marks onto its four corners, or take another picture.',
    huge: 'This picture is too large. A photo as phones take it will do.',
    broken: 'This is no picture that can be read. A photo as JPEG or PNG will do.',
    failed: 'The reading stopped halfway. Please try again.',
  } satisfies Record<PhotoError, string>,
  ask: (hex: string) => `What stands on ${hex}?`,
  /** So many hexes are not sure. */
  left: (number: number) => `${english.count(number, 'hex', 'hexes')} not sure`,
  empty: 'empty',
  photoOf: 'The hex on the photo, and as it is drawn',
  /** The others that are not sure stay as they are drawn. */
  leave: (number: number) => (number === 1 ? 'Leave it as drawn' : `Leave ${number} as drawn`),
  done: 'All is read. A tap on a hex changes it.',
  tooMany: (player: string, number: number) => `${player} has ${number} settlements here, more than the 40 of the box.`,
  takeOver: 'Take over',
  keep: 'Keep the photo with this game',
  seen: 'The photo shows these sections:',
  useSections: 'Use these sections',
};

const fr: typeof en = typeset({
  title: 'D’après une photo',
  hint: 'Tout le plateau vu d’en haut, avec ses quatre coins. L’image reste sur cet appareil et n’est gardée que si vous le dites.',
  take: 'Prendre en photo',
  choose: 'Choisir un fichier',
  colours: 'Qui a quelles cités ?',
  reading: 'Lecture du plateau…',
  stop: 'Arrêter',
  back: 'Retour',
  another: 'Autre image',
  corners: 'Coins',
  cornersHint: 'Glissez les quatre repères sur les coins du plateau, puis relisez.',
  corner: (where) => `Coin ${where}`,
  readAgain: 'Relire',
  troubles: {
    'no-board': 'On ne distingue aucun plateau ici. Glissez les repères sur ses quatre coins, ou prenez une autre photo.',
    huge: 'Cette image est trop grande. Une photo de téléphone suffit.',
    broken: 'Cette image ne peut pas être lue. Il faut une photo en JPEG ou PNG.',
    failed: 'La lecture s’est arrêtée en route. Veuillez réessayer.',
  },
  ask: (hex) => `Qu’y a-t-il en ${hex} ?`,
  left: (number) => french.count(number, 'case incertaine', 'cases incertaines'),
  empty: 'vide',
  photoOf: 'La case sur la photo, et comme elle est dessinée',
  leave: (number) => (number === 1 ? 'La garder' : `Garder les ${number}`),
  done: 'Tout est lu. Touchez une case pour la changer.',
  tooMany: (player, number) => `${player} a ${number} cités ici, plus que les 40 de la boîte.`,
  takeOver: 'Valider',
  keep: 'Garder la photo avec cette partie',
  seen: 'La photo montre ces sections :',
  useSections: 'Utiliser ces sections',
});

export const photoTexts: Readonly<Record<Language, typeof en>> = { en, fr };

import { typeset } from '#text/french';
import { grammar, type Language } from '#text/language';

/** Why a photo gave nothing. */
export type PhotoError = 'no-board' | 'huge' | 'broken' | 'failed';

const english = grammar('en');
const french = grammar('fr');

/** What the screens say that read a photo. */
const en = {
  title: 'Count from a photo',
  hint: 'The whole board from above, all four corners in sight. The picture stays on this device and is saved only if you say so.',
  take: 'Take a picture',
  choose: 'Choose a file',
  colours: 'Who has which colour?',
  reading: 'Reading the board…',
  stop: 'Stop',
  back: 'Back',
  another: 'Another picture',
  corners: 'Corners',
  cornersHint: 'Drag the four marks to the corners of the board.',
  corner: (where: string) => `Corner ${where}`,
  readAgain: 'Read again',
  errors: {
    'no-board': 'Regent can’t find the board here. Drag the marks to its four corners, or take another picture.',
    huge: 'This picture is too large: use a phone’s photo.',
    broken: 'Can’t open this file: use a JPEG or PNG photo.',
    failed: 'Reading the photo failed. Try again.',
  } satisfies Record<PhotoError, string>,
  ask: (hex: string) => `What is on ${hex}?`,
  /** So many hexes are not sure. */
  left: (number: number) => `${english.count(number, 'hex', 'hexes')} not sure`,
  empty: 'empty',
  photoOf: 'The hex on the photo, and as Regent reads it',
  /** The others that are not sure stay as they are drawn. */
  leave: (number: number) => (number === 1 ? 'Accept it' : `Accept all ${number}`),
  done: 'All read. Tap a hex to change it.',
  tooMany: (player: string, number: number) =>
    `${player} has ${english.count(number, 'settlement', 'settlements')} here, and the box has 40.`,
  takeOver: 'Use this reading',
  keep: 'Save the photo with this game',
  seen: 'The photo shows these sections:',
  useSections: 'Use these sections',
};

const fr: typeof en = typeset({
  title: 'Compter d’après une photo',
  hint: 'Tout le plateau vu d’en haut, avec ses quatre coins. L’image reste sur cet appareil et n’est enregistrée que si vous le demandez.',
  take: 'Prendre en photo',
  choose: 'Choisir un fichier',
  colours: 'Qui a quelle couleur ?',
  reading: 'Lecture du plateau…',
  stop: 'Arrêter',
  back: 'Retour',
  another: 'Autre image',
  corners: 'Coins',
  cornersHint: 'Glissez les quatre repères sur les coins du plateau.',
  corner: (where) => `Coin ${where}`,
  readAgain: 'Relire',
  errors: {
    'no-board': 'Regent ne trouve pas le plateau. Glissez les repères sur ses quatre coins, ou prenez une autre photo.',
    huge: 'Cette image est trop grande. Une photo de téléphone suffit.',
    broken: 'Impossible d’ouvrir ce fichier : choisissez une photo JPEG ou PNG.',
    failed: 'La lecture a échoué. Réessayez.',
  },
  ask: (hex) => `Qu’y a-t-il en ${hex} ?`,
  left: (number) => french.count(number, 'case incertaine', 'cases incertaines'),
  empty: 'vide',
  photoOf: 'La case sur la photo, et comme Regent la lit',
  leave: (number) => (number === 1 ? 'C’est bon' : `Les ${number} sont bonnes`),
  done: 'Lecture terminée. Touchez une case pour la changer.',
  tooMany: (player, number) => `${player} a ${french.count(number, 'cité', 'cités')} ici, et la boîte en a 40.`,
  takeOver: 'Utiliser cette lecture',
  keep: 'Enregistrer la photo avec la partie',
  seen: 'La photo montre ces sections :',
  useSections: 'Utiliser ces sections',
});

export const photoTexts: Readonly<Record<Language, typeof en>> = { en, fr };

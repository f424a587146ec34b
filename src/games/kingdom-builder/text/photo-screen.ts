import { typeset } from '#text/french';
import { grammar, type Language } from '#text/language';

/** Why a photo gave nothing. */
export type PhotoError = 'no-board' | 'missing-sections' | 'dark' | 'plain' | 'blurred' | 'huge' | 'broken' | 'failed';

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
    'missing-sections': 'Regent can’t see all four sections. Is the whole board in the picture? Drag the marks to its four corners.',
    dark: 'This picture is too dark. Take another one with more light.',
    plain: 'There is nothing to see on this picture. Take the whole board from above.',
    blurred: 'This picture is blurred. Hold the phone still and take another one.',
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
  /** The sections are on the board of the set-up by then. */
  found: 'Board set up from the photo.',
  notRight: 'Not right?',
  asBefore: 'As it was before',
  other: 'The photo shows another board',
  otherHint: 'Your set-up differs here:',
  difference: (where: string, seen: string, setUp: string) => `${where}: ${seen}, not ${setUp}`,
  section: (name: string, turned: boolean) => (turned ? `${name} (turned)` : name),
  fixSetup: 'Fix the set-up',
  missing: (where: readonly string[]) =>
    `Regent can’t see the ${english.list(where)} ${where.length === 1 ? 'section' : 'sections'}. Lay the whole board and take another picture, or drag the marks to its corners.`,
  /** Sections that the light hides. */
  unreadable: (where: readonly string[]) => `Too much glare on the ${english.list(where)}: check each hex there, or take another picture.`,
  absent: (player: string, colour: string) => `No ${colour} settlement found for ${player}: is the colour right?`,
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
    'missing-sections': 'Regent ne voit pas les quatre sections. Tout le plateau est-il sur la photo ? Glissez les repères sur ses coins.',
    dark: 'Cette photo est trop sombre. Reprenez-la avec plus de lumière.',
    plain: 'On ne voit rien sur cette image. Photographiez tout le plateau vu d’en haut.',
    blurred: 'Cette photo est floue. Tenez le téléphone immobile et reprenez-la.',
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
  found: 'Plateau repris de la photo.',
  notRight: 'Ce n’est pas ça ?',
  asBefore: 'Comme avant',
  other: 'La photo montre un autre plateau',
  otherHint: 'Votre mise en place est différente :',
  difference: (where, seen, setUp) => `${where} : ${seen}, et non ${setUp}`,
  section: (name, turned) => (turned ? `${name} (retournée)` : name),
  fixSetup: 'Corriger la mise en place',
  missing: (where) =>
    `Regent ne voit pas ${where.length === 1 ? 'la section' : 'les sections'} ${french.list(where)}. Posez tout le plateau et reprenez une photo, ou glissez les repères sur ses coins.`,
  unreadable: (where) => `Trop de reflets (${french.list(where)}) : vérifiez chaque case, ou reprenez la photo.`,
  absent: (player, colour) => `Aucune cité (${colour}) trouvée pour ${player} : est-ce la bonne couleur ?`,
});

export const photoTexts: Readonly<Record<Language, typeof en>> = { en, fr };

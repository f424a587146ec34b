import { typeset } from '#text/french';
import type { Language } from '#text/language';

/** What the command that reads photos says beside what it read. */
const en = {
  help: `usage: npm run -s photo -- [--language en|fr] (FILE CASE | --check FOLDER)

  FILE CASE         reads the settlements on a photo of a board, a JPEG or PNG file, and prints them as one line:
                    {"stands":{"orange":[[row,column],…],…},"unsure":[[row,column],…],"corners":[[x,y],…]}
                    CASE is a JSON file with
                      colours   the colours in play
                      sections  the four sections in reading order, as {"section":"farm","turned":false};
                                where they are left out they are proposed, and printed as "sections"
                      corners   the board's corners in the photo, top left first, clockwise; found where left out
                    A hex under "unsure" stands where it most likely does, but somebody should look.
                    Corners are pixels of the photo as it is seen, however the camera was held.
  --check FOLDER    reads every photo of a folder that has a CASE with "stands" beside it, and prints how much is right
  --language en|fr  the language of the sentences; English where it is left out
  -h, --help        prints this

It ends with 0 where it read a board, with 1 where the photo shows none, and with 2 where there was nothing to read.`,
  flag: (flag: string) => `There is no option "${flag}"; --help tells which there are.`,
  language: (found: string) => `There is no language "${found}", only en and fr.`,
  what: 'Say what to read: a photo and its case, or --check and a folder; --help tells more.',
  file: (name: string) => `The file "${name}" cannot be read.`,
  notPicture: (name: string) => `"${name}" is no picture: JPEG and PNG are read.`,
  broken: (name: string) => `The picture "${name}" is broken.`,
  huge: (name: string, most: number) => `The picture "${name}" has more than ${most} million pixels.`,
  badCase: (name: string, field: string) => (field === '' ? `"${name}" is no case.` : `"${name}" is no case: "${field}" is wrong.`),
  noBoard: (name: string) => `No board can be made out on "${name}".`,
  nothing: (folder: string) => `There is no photo with its case in "${folder}".`,
};

const fr: typeof en = typeset({
  help: `usage : npm run -s photo -- [--language en|fr] (FICHIER CAS | --check DOSSIER)

  FICHIER CAS       lit les colonies sur la photo d’un plateau, un fichier JPEG ou PNG, et les imprime sur une ligne :
                    {"stands":{"orange":[[rangée,colonne],…],…},"unsure":[[rangée,colonne],…],"corners":[[x,y],…]}
                    CAS est un fichier JSON avec
                      colours   les couleurs en jeu
                      sections  les quatre sections dans l’ordre de lecture, comme {"section":"farm","turned":false} ;
                                si elles manquent, elles sont proposées et imprimées sous "sections"
                      corners   les coins du plateau sur la photo, en haut à gauche d’abord, dans le sens des aiguilles
                                d’une montre ; s’ils manquent, ils sont cherchés
                    Une case sous "unsure" porte ce qui est le plus probable, mais il vaut mieux regarder.
                    Les coins sont en pixels de la photo telle qu’on la voit, quelle que soit la tenue de l’appareil.
  --check DOSSIER   lit chaque photo d’un dossier qui a son CAS avec "stands" et imprime combien est juste
  --language en|fr  la langue des phrases ; l’anglais si rien n’est dit
  -h, --help        imprime ceci

Le code de sortie est 0 si un plateau a été lu, 1 si la photo n’en montre pas, et 2 s’il n’y avait rien à lire.`,
  flag: (flag) => `L’option « ${flag} » n’existe pas ; --help dit lesquelles il y a.`,
  language: (found) => `La langue « ${found} » n’existe pas, seulement en et fr.`,
  what: 'Il faut dire quoi lire : une photo et son cas, ou --check et un dossier ; --help en dit plus.',
  file: (name) => `Le fichier « ${name} » ne peut pas être lu.`,
  notPicture: (name) => `« ${name} » n’est pas une image : on lit JPEG et PNG.`,
  broken: (name) => `L’image « ${name} » est abîmée.`,
  huge: (name, most) => `L’image « ${name} » a plus de ${most} millions de pixels.`,
  badCase: (name, field) =>
    field === '' ? `« ${name} » n’est pas un cas.` : `« ${name} » n’est pas un cas : « ${field} » ne convient pas.`,
  noBoard: (name) => `On ne distingue aucun plateau sur « ${name} ».`,
  nothing: (folder) => `Il n’y a aucune photo avec son cas dans « ${folder} ».`,
});

export const photoCommandTexts: Readonly<Record<Language, typeof en>> = { en, fr };

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
                                if they are left out, they are proposed and printed as "sections"
                      corners   the board’s corners in the photo, top left first, clockwise; found if left out
                    Under "unsure" are the hexes that somebody should look at.
                    Corners are pixels of the photo as it is seen, however the camera was held.
  --check FOLDER    reads every photo of a folder that has a CASE with "stands" beside it, and prints how much is right
  --language en|fr  the language of the sentences; English by default
  -h, --help        prints this

The exit code is 0 if a board was read, 1 if the photo shows none, and 2 if there was nothing to read.`,
  flag: (flag: string) => `There is no option "${flag}"; --help lists them.`,
  language: (found: string) => `There is no language "${found}", only en and fr.`,
  what: 'Say what to read: a photo and its case, or --check and a folder; see --help.',
  file: (name: string) => `The file "${name}" cannot be read.`,
  notPicture: (name: string) => `"${name}" is not a picture: use JPEG or PNG.`,
  broken: (name: string) => `The picture "${name}" is broken.`,
  huge: (name: string, most: number) => `The picture "${name}" has more than ${most} million pixels.`,
  badCase: (name: string, field: string) => (field === '' ? `"${name}" is not a case.` : `"${name}" is not a case: "${field}" is wrong.`),
  noBoard: (name: string) => `No board was found on "${name}".`,
  otherSections: (name: string) => `The photo "${name}" shows other sections than the case.`,
  nothing: (folder: string) => `There is no photo with its case in "${folder}".`,
};

const fr: typeof en = typeset({
  help: `usage : npm run -s photo -- [--language en|fr] (FICHIER CAS | --check DOSSIER)

  FICHIER CAS       lit les cités sur la photo d’un plateau, un fichier JPEG ou PNG, et les imprime sur une ligne :
                    {"stands":{"orange":[[rangée,colonne],…],…},"unsure":[[rangée,colonne],…],"corners":[[x,y],…]}
                    CAS est un fichier JSON avec
                      colours   les couleurs en jeu
                      sections  les quatre sections dans l’ordre de lecture, comme {"section":"farm","turned":false} ;
                                si elles manquent, elles sont proposées et imprimées sous "sections"
                      corners   les coins du plateau sur la photo, en haut à gauche d’abord, dans le sens des aiguilles
                                d’une montre ; s’ils manquent, ils sont cherchés
                    Sous "unsure", les cases qu’il vaut mieux vérifier.
                    Les coins sont en pixels de la photo telle qu’on la voit, quelle que soit la tenue de l’appareil.
  --check DOSSIER   lit chaque photo d’un dossier qui a son CAS avec "stands" et imprime combien est juste
  --language en|fr  la langue des phrases ; l’anglais par défaut
  -h, --help        imprime ceci

Le code de sortie est 0 si un plateau a été lu, 1 si la photo n’en montre pas, et 2 s’il n’y avait rien à lire.`,
  flag: (flag) => `L’option « ${flag} » n’existe pas ; voyez --help.`,
  language: (found) => `La langue « ${found} » n’existe pas, seulement en et fr.`,
  what: 'Indiquez quoi lire : une photo et son cas, ou --check et un dossier ; voyez --help.',
  file: (name) => `Le fichier « ${name} » ne peut pas être lu.`,
  notPicture: (name) => `« ${name} » n’est pas une image : on lit JPEG et PNG.`,
  broken: (name) => `L’image « ${name} » est abîmée.`,
  huge: (name, most) => `L’image « ${name} » a plus de ${most} millions de pixels.`,
  badCase: (name, field) => (field === '' ? `« ${name} » n’est pas un cas.` : `« ${name} » n’est pas un cas : « ${field} » est faux.`),
  noBoard: (name) => `Aucun plateau trouvé sur « ${name} ».`,
  otherSections: (name) => `La photo « ${name} » montre d’autres sections que le cas.`,
  nothing: (folder) => `Il n’y a aucune photo avec son cas dans « ${folder} ».`,
});

export const photoCommandTexts: Readonly<Record<Language, typeof en>> = { en, fr };

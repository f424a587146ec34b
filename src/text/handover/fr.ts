import { typeset } from '#text/french';
import { grammar } from '#text/language';
import type { en } from './en';

const { count, list } = grammar('fr');

export const fr: typeof en = typeset({
  hand: {
    title: 'Transmettre',
    how: 'Sur l’autre téléphone, ouvrez Regent et choisissez « Prendre une partie d’un autre téléphone ». Tenez son appareil photo au-dessus de ce code jusqu’à ce qu’il ait tout lu.',
    code: (number, of) => (of === 1 ? 'Le code de cette partie' : `Code ${number} sur ${of}`),
    before: 'Code précédent',
    after: 'Code suivant',
    hold: 'Arrêter',
    run: 'Faire défiler',
    lookers: 'Les autres à la table peuvent lire le même code, juste pour regarder.',
    done: 'L’autre téléphone l’a',
    doneHint: 'La partie continue alors là-bas. Ici on ne peut plus que la regarder, tant que vous ne la reprenez pas.',
    copyHint: 'L’autre téléphone reçoit une copie. Rien ne change ici.',
  },

  away: {
    told: 'Cette partie a été transmise à un autre téléphone. Elle continue là-bas, et rien n’en revient ici.',
    takeBack: 'La reprendre',
    takeBackSure: 'Oui, continuer ici',
  },

  take: {
    title: 'Prendre une partie',
    how: 'Sur le téléphone qui tient la partie, choisissez « Transmettre » sous « Plus ». Lisez ensuite son code ici.',
    camera: 'Lire avec l’appareil photo',
    cameraOff: 'Arrêter l’appareil photo',
    inSight: 'Ce que voit l’appareil photo',
    pictures: 'Choisir des photos des codes',
    picturesHint: 'Sans appareil photo : des photos ou captures d’écran de tous les codes, dans n’importe quel ordre.',
    progress: (read, of) => `${read} codes lus sur ${of}`,
    players: (names) => list(names),
    events: (events) => count(events, 'saisie', 'saisies'),
    taking: {
      new: 'Cette partie est nouvelle sur ce téléphone.',
      longer: 'Ce téléphone connaît un état antérieur de cette partie et prend la suite.',
      same: 'Ce téléphone a déjà toute cette partie.',
      diverged:
        'Les deux téléphones ont continué cette partie, chacun de son côté. Elle est gardée à côté de celle d’ici ; aucune n’est perdue.',
    },
    namesakes: (names) =>
      names.length === 1
        ? `${list(names)} est un nom déjà connu ici : cette partie comptera pour cette personne. On peut les séparer sous Joueurs.`
        : `${list(names)} sont des noms déjà connus ici : cette partie comptera pour ces personnes. On peut les séparer sous Joueurs.`,
    play: 'Continuer ici',
    keep: 'La garder ici',
    look: 'Juste regarder',
    looking:
      'Voici la partie telle qu’elle était quand son code a été fait. Elle n’est pas gardée ici ; lisez un code plus récent pour voir la suite.',
    fresh: 'Lire une autre partie',
    fromText: 'Depuis un fichier ou un texte',
    fromTextHint: 'Un relevé, une partie copiée ou une partie de Kingdom en notation. L’arbitre la juge d’abord.',
    file: 'Choisir un fichier',
    paste: 'Ou collez le texte ici',
    readIt: 'Lire',
  },

  pass: {
    codes: 'À un autre téléphone, par codes',
    file: 'Relevé en fichier',
    text: 'Relevé en texte',
    notation: 'Les coups en notation',
  },

  trouble: {
    none: 'Il n’y a pas de code sur cette photo. Prenez-la de plus près, bien en face, avec le code entier.',
    foreign: 'Ce code n’est pas une partie de Regent.',
    newer: 'Cette partie vient d’une version plus récente de Regent. Mettez Regent à jour sur ce téléphone, puis relisez-la.',
    damaged: 'Les codes ne vont pas ensemble. Rien n’a changé : relisez-les depuis le début.',
    unknown: 'Cette version de Regent ne connaît pas ce jeu. Mettez Regent à jour sur ce téléphone, puis relisez la partie.',
    unreadable: 'La mise en place de cette partie n’a pas de sens ici. Rien n’a changé.',
    'no-picture': 'Ce fichier n’est pas une photo.',
    'no-camera': 'L’appareil photo n’est pas utilisable. Autorisez-le dans les réglages du navigateur, ou choisissez des photos des codes.',
    'no-game': 'Ce n’est ni un relevé, ni une partie copiée, ni une notation que Regent connaisse.',
  },

  text: {
    field: (path, message) => `Rien n’a changé. À ${path === '' ? 'la racine' : path} : ${message}`,
    refused: (event, because) => `Rien n’a changé. L’arbitre refuse l’événement ${event} : ${because}`,
    word: (word) => `Rien n’a changé. « ${word} » n’est pas un coup.`,
  },
});

import { typeset } from '#text/french';
import { grammar } from '#text/language';
import type { en } from './en';

const { count, list } = grammar('fr');

export const fr: typeof en = typeset({
  hand: {
    title: 'Transmettre',
    how: 'Sur l’autre téléphone, ouvrez Regent et choisissez « Recevoir une partie d’un autre téléphone ». Tenez son appareil photo au-dessus de ce code jusqu’à ce qu’il ait tout.',
    code: (number, of) => (of === 1 ? 'Le code de cette partie' : `Code ${number} sur ${of}`),
    before: 'Code précédent',
    after: 'Code suivant',
    hold: 'Arrêter',
    run: 'Faire défiler',
    lookers: 'Les autres à la table peuvent scanner le même code, juste pour regarder.',
    done: 'L’autre téléphone l’a',
    doneHint: 'La partie continue alors là-bas. Ici, vous pouvez seulement la regarder, jusqu’à ce que vous la repreniez.',
    copyHint: 'L’autre téléphone reçoit une copie. Rien ne change ici.',
  },

  away: {
    told: 'Cette partie continue maintenant sur un autre téléphone. Ici, vous la voyez telle qu’elle était.',
    takeBack: 'La reprendre',
    takeBackSure: 'Oui, jouer ici',
  },

  take: {
    title: 'Recevoir une partie',
    how: 'Sur le téléphone qui a la partie, choisissez « Transmettre ou partager » sous « Plus ». Scannez ensuite son code ici.',
    camera: 'Scanner avec l’appareil photo',
    cameraOff: 'Arrêter l’appareil photo',
    inSight: 'Ce que voit l’appareil photo',
    pictures: 'Choisir des photos des codes',
    picturesHint: 'Sans appareil photo : des photos ou captures d’écran de tous les codes, dans n’importe quel ordre.',
    progress: (read, of) => `${count(read, 'code scanné', 'codes scannés')} sur ${of}`,
    players: (names) => list(names),
    events: (events) => count(events, 'coup', 'coups'),
    status: {
      new: 'Cette partie est nouvelle sur ce téléphone.',
      longer: 'Ce téléphone a le début de cette partie et y ajoute la suite.',
      same: 'Ce téléphone a déjà toute cette partie.',
      diverged: 'La partie a continué autrement sur les deux téléphones. Les deux versions sont enregistrées ; rien n’est perdu.',
    },
    namesakes: (names) =>
      names.length === 1
        ? `${list(names)} est un nom déjà connu ici : cette partie comptera pour cette personne. Vous pouvez les séparer sous Joueurs.`
        : `${list(names)} sont des noms déjà connus ici : cette partie comptera pour ces personnes. Vous pouvez les séparer sous Joueurs.`,
    play: 'Jouer ici',
    keep: 'L’enregistrer ici',
    look: 'Juste regarder',
    looking:
      'Voici la partie telle qu’elle était quand son code a été fait. Elle n’est pas enregistrée ici ; scannez un code plus récent pour voir la suite.',
    fresh: 'Scanner une autre partie',
    fromText: 'Depuis un fichier ou un texte',
    fromTextHint: 'Un relevé, une partie copiée ou une partie de Kingdom en notation. L’arbitre la vérifie d’abord.',
    file: 'Choisir un fichier',
    paste: 'Ou collez le texte ici',
    readIt: 'Ouvrir',
  },

  pass: {
    codes: 'À un autre téléphone, par code',
    file: 'Relevé en fichier',
    text: 'Relevé en texte',
    notation: 'Les coups en notation',
  },

  error: {
    none: 'Il n’y a pas de code sur cette photo. Prenez-la de plus près, bien en face, avec le code entier.',
    foreign: 'Ce code n’est pas une partie de Regent.',
    newer: 'Cette partie vient d’une version plus récente de Regent. Mettez Regent à jour sur ce téléphone, puis scannez-la de nouveau.',
    damaged: 'Ces codes ne vont pas ensemble. Rien n’a changé : scannez-les de nouveau depuis le début.',
    unknown: 'Cette version de Regent ne connaît pas ce jeu. Mettez Regent à jour sur ce téléphone, puis scannez de nouveau la partie.',
    unreadable: 'La mise en place de cette partie n’a pas de sens ici. Rien n’a changé.',
    'no-picture': 'Ce fichier n’est pas une photo.',
    'no-camera': 'L’appareil photo n’est pas utilisable. Autorisez-le dans les réglages du navigateur, ou choisissez des photos des codes.',
    'no-game': 'Ce n’est ni un relevé, ni une partie copiée, ni une notation que Regent connaisse.',
  },

  text: {
    field: (path, message) => `À ${path === '' ? 'la racine' : path} : ${message} Rien n’a changé.`,
    refused: (event, because) => `L’arbitre refuse le coup ${event} : ${because} Rien n’a changé.`,
    word: (word) => `« ${word} » n’est pas un coup. Rien n’a changé.`,
  },
});

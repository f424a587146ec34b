import { typeset } from '#text/french';
import { grammar } from '#text/language';
import type { en } from './en';

const { count, list } = grammar('fr');
const games = (number: number): string => count(number, 'partie', 'parties');

export const fr: typeof en = typeset({
  title: 'Sauvegarde',
  now: 'Sauvegarder',
  never: (number) => (number === 0 ? 'Pas encore de sauvegarde.' : `Pas encore de sauvegarde : ${games(number)} sur ce seul appareil.`),
  last: (day, number) =>
    number === 0 ? `Dernière sauvegarde le ${day}. Aucune partie depuis.` : `Dernière sauvegarde le ${day}. ${games(number)} depuis.`,
  reminder: (number) =>
    number === 1
      ? '1 partie n’est que sur cet appareil. S’il se perd, elle se perd avec lui.'
      : `${games(number)} ne sont que sur cet appareil. S’il se perd, elles se perdent avec lui.`,
  more: 'Sauvegarde, nouveau téléphone, fichiers',
  saved: (file) => `Enregistré sous ${file}.`,
  failed: 'Le fichier n’a pas pu être écrit. Vos parties sont intactes : réessayez.',
  what: 'Un seul fichier avec les parties, les joueurs, les groupes et les réglages. Rien ne quitte cet appareil si vous ne l’envoyez pas.',
  share: 'Partager le fichier',
  pictures: {
    label: (number) => (number === 1 ? 'Avec la photo' : `Avec les ${number} photos`),
    hint: 'Les photos de vos soirées rendent le fichier plus gros.',
  },
  remind: 'Me rappeler les sauvegardes',
  remindHint: 'Sur le premier écran, quand plusieurs parties ne sont que sur cet appareil.',
  remindNoMore: 'Ne plus me le rappeler',

  own: {
    title: 'Un fichier toujours à jour',
    hint: 'Choisissez un endroit une fois, par exemple un dossier que votre ordinateur copie ailleurs. Regent y met le fichier à jour après chaque partie.',
    choose: 'Choisir un fichier',
    kept: (file) => `${file} reste à jour.`,
    ask: (file) => `Le navigateur veut votre accord avant que Regent n’écrive de nouveau dans ${file}.`,
    goOn: 'Continuer avec ce fichier',
    stop: 'Arrêter',
    lost: (file) => `${file} n’a pas pu être écrit. Choisissez-le à nouveau.`,
  },

  read: {
    title: 'Restaurer une sauvegarde',
    hint: 'Vous voyez ce qui changerait avant que rien ne change.',
    choose: 'Choisir un fichier de sauvegarde',
    reading: 'Vérification du fichier…',
    found: (day, number, players) => `Sauvegarde du ${day} : ${games(number)}, ${count(players, 'joueur', 'joueurs')}.`,
    unreadable: (number) =>
      number === 1
        ? '1 élément y était déjà illisible à sa création ; il manque.'
        : `${number} éléments y étaient déjà illisibles à sa création ; ils manquent.`,
    how: 'Que faire des parties déjà ici ?',
    ways: { merge: 'Les garder aussi', replace: 'Les remplacer' },
    wayHints: {
      merge: 'Aucune partie ne vient deux fois : la version la plus longue compte, et ce que vous avez supprimé le reste.',
      replace: 'Cet appareil aura ce que contient le fichier, et rien d’autre.',
    },
    changes: 'Ce qui change',
    change: {
      newGames: (number) => (number === 1 ? '1 partie est ajoutée' : `${games(number)} sont ajoutées`),
      longerGames: (number) => (number === 1 ? '1 partie va plus loin qu’ici' : `${games(number)} vont plus loin qu’ici`),
      copies: (number) =>
        number === 1
          ? '1 partie a continué autrement ici et là : les deux versions restent'
          : `${games(number)} ont continué autrement ici et là : les deux versions restent`,
      changedGames: (number) =>
        number === 1
          ? '1 partie change de note, de lieu, de date ou de résultat, ou va à la corbeille'
          : `${games(number)} changent de note, de lieu, de date ou de résultat, ou vont à la corbeille`,
      lostGames: (number) => (number === 1 ? '1 partie disparaît de cet appareil' : `${games(number)} disparaissent de cet appareil`),
      newPlayers: (names) => `Nouveaux joueurs : ${list(names)}`,
      matchedPlayers: (names) => `Même nom, donc considérés comme la même personne : ${list(names)}`,
      lostPlayers: (names) => `Joueurs qui ne sont plus ici : ${list(names)}`,
      newGroups: (names) => `Nouveaux groupes : ${list(names)}`,
      changedGroups: (names) => `Groupes qui changent : ${list(names)}`,
      lostGroups: (names) => `Groupes qui ne sont plus ici : ${list(names)}`,
      figures: (titles) => `Valeurs de votre boîte : ${list(titles)}`,
      settings: 'Les réglages de cet appareil',
      nothing: 'Rien : tout est déjà ici.',
    },
    take: { merge: 'Ajouter la sauvegarde', replace: 'Tout remplacer' },
    sure: 'Oui, tout remplacer ici',
    writing: (done, of) => `Enregistrement… ${count(done, 'élément', 'éléments')} sur ${of}`,
    done: 'C’est fait. Tout le fichier est sur cet appareil.',
    undone: 'C’est fait. Tout est comme avant.',
    before: (moment) => `Vous pouvez revenir à ce qui était ici avant (${moment}).`,
    undo: 'Y revenir',
    undoSure: 'Oui, y revenir ; ce qui est venu depuis est perdu',
    error: {
      huge: 'Ce fichier est bien trop gros pour une sauvegarde. Il n’a pas été ouvert.',
      foreign: 'Ce n’est pas une sauvegarde de Regent.',
      damaged: 'Fichier incomplet ou modifié en route. Essayez de le récupérer à nouveau.',
      newer: 'Cette sauvegarde vient d’un Regent plus récent. Mettez d’abord Regent à jour ici : rechargez-le avec un réseau.',
    },
    untouched: 'Rien n’a changé sur cet appareil.',
  },

  phone: {
    title: 'J’ai un nouveau téléphone',
    about: 'Vos parties déménagent dans un seul fichier, de cet appareil à l’autre.',
    steps: ['Envoyez le fichier d’ici.', 'Ouvrez Regent sur le nouveau téléphone.', 'Ouvrez-y le fichier.'],
    share: 'L’envoyer',
    shareHint: 'À vous-même : par AirDrop ou Quick Share, par courriel, ou dans votre dossier en ligne.',
    file: 'L’enregistrer',
    fileHint: 'Puis portez-le là-bas : par câble, par clé, ou par un dossier que les deux appareils voient.',
    there: 'Sur le nouveau téléphone',
    thereSteps: [
      'Ouvrez cette même adresse dans son navigateur.',
      'Mettez d’abord Regent sur l’écran d’accueil : sur un iPhone ou un iPad, l’app y a son propre stockage.',
      'Là, allez dans Réglages, puis « Sauvegarde, nouveau téléphone, fichiers », et choisissez le fichier.',
    ],
    ios: 'De Safari à l’écran d’accueil, sur le même iPhone',
    iosSteps: [
      'Les parties d’un onglet de Safari ne passent pas d’elles-mêmes dans l’app de l’écran d’accueil.',
      'Dans l’onglet : enregistrez le fichier. Il arrive dans Fichiers, sous Téléchargements.',
      'Touchez Partager, puis « Sur l’écran d’accueil », et ouvrez Regent de là.',
      'Dans l’app : ouvrez le fichier. Ensuite, ne jouez plus que là.',
    ],
    codes: 'Pour une seule partie, ouvrez-la et transmettez-la par code : l’autre téléphone la scanne sur cet écran.',
    read: 'C’est le nouveau téléphone : ouvrir le fichier',
  },

  sheets: {
    title: 'Pour les tableurs et BG Stats',
    hint: 'Des listes à consulter dans un tableur. Seule une sauvegarde peut être restaurée.',
    games: 'Parties',
    results: 'Résultats par joueur',
    lines: 'Le détail de chaque score',
    reading: (done, of) => `Lecture des parties… ${done} sur ${of}`,
    bgStatsHint: 'Envoyer cette partie à l’app BG Stats.',
    bgStatsLink: 'Ouvrir dans BG Stats',
    bgStatsFile: 'Enregistrer pour BG Stats',
    bgStatsAll: 'Toutes les parties finies pour BG Stats',
    nothing: 'Il n’y a pas encore de partie à lister.',
  },

  sheet: {
    games: ['Id', 'Jeu', 'Date', 'Minutes', 'État', 'Joueurs', 'Noms', 'Commence', 'Gagnants', 'Lieu', 'Note'],
    results: ['Id', 'Jeu', 'Date', 'Id du joueur', 'Joueur', 'Place à table', 'Rang', 'Points', 'Commence', 'Gagné'],
    lines: ['Id', 'Jeu', 'Date', 'Id du joueur', 'Joueur', 'Points', 'Règle', 'Pourquoi'],
    status: { open: 'en cours', finished: 'finie', abandoned: 'sans résultat' },
    files: { games: 'regent-parties', results: 'regent-resultats', lines: 'regent-lignes' },
  },
});

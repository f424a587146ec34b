import { typeset } from '#text/french';
import { grammar } from '#text/language';
import type { PhonesText } from './en';

const { list } = grammar('fr');

export const fr: PhonesText = typeset({
  host: {
    title: 'Téléphones à la table',
    how: 'Sur chacun des autres téléphones, ouvrez Regent, touchez « Recevoir une partie d’un autre téléphone » et scannez ce code. Tous peuvent le scanner en même temps.',
    code: 'Le code pour les autres téléphones',
    preparing: 'Le code se prépare…',
    read: 'Lire les codes',
    readHow: 'Chaque téléphone qui rejoint la partie affiche son propre code. Présentez-les à cette caméra, l’un après l’autre.',
    back: 'Afficher de nouveau le code',
    reading: 'Code lu. L’autre téléphone arrive dans un instant.',
    stop: 'Ne plus partager',
    stopSure: 'Touchez encore pour ne plus partager',
    state: { here: 'Présent', quiet: 'Sans contact', free: 'Pas encore là' },
    lookers: (count: number) => (count === 1 ? '1 téléphone regarde' : `${count} téléphones regardent`),
  },

  join: {
    onTheTable: 'Sur la table, tenue par un autre téléphone',
    who: 'Qui joue sur ce téléphone ?',
    lookOn: 'Seulement regarder',
    show: 'Montrez maintenant ce code au téléphone qui tient la partie. Là-bas, quelqu’un touche « Lire les codes ».',
    code: 'Le code de ce téléphone',
    waiting: 'En attente de l’autre téléphone…',
    help: 'Rien ne se passe ? Les deux téléphones doivent être sur le même Wi-Fi. Sinon, activez le partage de connexion de l’un, connectez-y l’autre et scannez de nouveau.',
  },

  banner: {
    plays: (name: string) => `Ce téléphone joue pour ${name}.`,
    looksOn: 'Ce téléphone regarde la partie.',
    quiet: 'Plus de contact avec l’autre téléphone. Il revient tout seul dès que les deux sont allumés et proches.',
    closed: 'La liaison est terminée. Scannez de nouveau le code de l’autre téléphone pour continuer.',
    laid: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? 'a posé ses cartes' : 'ont posé leurs cartes'}.`,
    refused: {
      stale: 'Quelqu’un l’a déjà saisi sur un autre téléphone.',
      rules: 'La partie avait avancé : votre dernier coup ne compte pas.',
    },
  },

  error: {
    unsupported:
      'Ce navigateur ne peut pas relier des téléphones ici. Ouvrez Regent en https dans un navigateur récent. Vous pouvez toujours transmettre la partie.',
    'no-network':
      'Ce téléphone n’est sur aucun réseau. Rejoignez le Wi-Fi des autres, ou activez son partage de connexion et connectez-y les autres.',
    foreign: 'Ce code ne vient pas de Regent.',
    game: 'Ce code contient une partie entière. Scannez le code d’un téléphone qui veut rejoindre la partie.',
    newer: 'Ce code vient d’une version plus récente de Regent. Mettez Regent à jour sur ce téléphone, puis scannez-le de nouveau.',
    damaged: 'Ce code est illisible. Scannez-le de nouveau.',
    host: 'C’est le code d’un téléphone qui tient une partie. Scannez le code d’un téléphone qui veut la rejoindre.',
    guest: 'C’est le code d’un téléphone qui veut rejoindre la partie. Scannez le code du téléphone qui la tient.',
    used: 'Ce code a déjà été lu.',
    outdated: 'Ce code est trop ancien. Scannez de nouveau le code de ce téléphone sur l’autre.',
    'other-version': 'Les deux téléphones n’ont pas la même version de Regent. Mettez-les à jour, puis scannez de nouveau.',
  },
});

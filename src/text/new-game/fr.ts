import { typeset } from '#text/french';
import { grammar } from '#text/language';
import type { NewGameText } from './en';

const { count } = grammar('fr');

export const fr: NewGameText = typeset({
  step: (step, of) => `${step} sur ${of}`,
  next: 'Continuer',
  tables: 'Dernières tables',
  tableOf: (names) => names.join(', '),
  playingOrder: ([first = '', ...others]) => `${first} commence, puis ${others.join(', ')}`,
  whoPlays: (least, most) => (least === most ? `Qui joue ? ${least} joueurs` : `Qui joue ? De ${least} à ${most}`),
  whoPlayed: (least, most) => (least === most ? `Qui a joué ? ${least} joueurs` : `Qui a joué ? De ${least} à ${most}`),
  addPlayer: 'Ajouter un joueur',
  name: 'Prénom',
  add: 'Ajouter',
  everybody: (players) => `Les ${players} joueurs`,
  clockwise: 'Sens horaire',
  swap: (name) => `Échanger ${name}`,
  swapHint: 'Touchez deux prénoms pour les échanger.',
  sitAsUsual: (names) => `Places habituelles : ${names.join(', ')}`,
  noName: 'Tapez d’abord un prénom.',
  longName: 'Un nom a 40 lettres au plus : raccourcissez-le un peu.',
  seated: 'Ce nom est déjà à la table.',
  seat: (name) => `Ajouter ${name}`,
  known: (name) => `C’est ${name}, qui a déjà joué ici. Quelqu’un d’autre ? Donnez alors un nom qui les distingue.`,
  missing: (seated, least, most) =>
    seated > most
      ? `${count(seated - most, 'joueur', 'joueurs')} de trop pour ce jeu.`
      : `Il manque ${count(least - seated, 'joueur', 'joueurs')}.`,
  howToPlay: 'Comment voulez-vous jouer ?',
  playModes: {
    referee: { title: 'Arbitrer la partie', hint: 'Chaque coup, règles vérifiées' },
    scores: { title: 'Les scores seulement', hint: 'Entrez les totaux, Regent fait le reste' },
    photo: { title: 'Compter d’après une photo', hint: 'Le plateau final, lu pour vous' },
  },
  changePlayers: 'Changer les joueurs :',
  changePlayMode: (playMode) => `Changer la façon de jouer : ${playMode}`,
});

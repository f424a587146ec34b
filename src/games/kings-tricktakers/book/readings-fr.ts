import type { Reading } from '#rulebook/rulebook';
import { typeset } from '#text/french';
import type { readings as en } from './readings-en';

export const readings: Readonly<Record<keyof typeof en, Reading>> = typeset({
  'kt.flow.rounds': {
    house: 'Ce qu’une carte range sous « Mise en place » se fait à la préparation, après les paris.',
    missing: 'La page 6 énumère les phases d’un personnage, et « Mise en place » n’y est pas ; les pages 22 et 23 l’emploient pourtant.',
    others: 'Certains y voient la distribution des mains : on change alors les cartes avant les paris.',
  },
  'kt.draft.order': {
    house: 'Si les rangs sont égaux ou inconnus, l’ordre est libre dans chaque tour.',
    missing: 'La page 11 suit l’ordre croissant des rangs et ne prévoit pas de rangs égaux.',
    others: 'Certains suivent alors le sens horaire.',
  },
  'kt.ally.after-bets': {
    house: 'Un Diplomate ne s’imite pas.',
    missing: 'La page 27 laisse imiter une carte pariée par un autre, sans dire si ce peut être un Diplomate.',
    others: 'Si vous le permettez, imitez ce que l’autre Diplomate imite.',
  },
  'kt.trick.order': {
    house: 'Si les rangs sont égaux ou inconnus, la table désigne qui ouvre.',
    missing: 'Les pages 8 et 17 désignent le Roi de plus petit rang et ne prévoient pas de rangs égaux.',
    others: 'On peut aussi tirer au sort.',
  },
  'kt.trick.assassin': {
    house: 'Chaque Assassin fait ouvrir un autre une fois par pli.',
    missing: 'La page 23 laisse un Assassin désigné désigner à son tour, même celui qui l’a désigné, sans y mettre de fin.',
    others: 'Sans limite, deux Assassins se renvoient l’ouverture jusqu’à ce que l’un cède.',
  },
  'kt.card.exists': {
    house: 'Après l’échange d’un Diplomate, son partenaire peut le jouer.',
    missing:
      'La page 23 ajoute le 10 noir réservé à la main du joueur de l’Enragé. Elle ne dit pas s’il peut changer de main par l’échange d’un Diplomate.',
    others: 'Certains gardent la carte avec son Enragé : elle ne s’échange pas.',
  },
  'kt.trick.leading-colour': {
    house: 'Une carte changée en Mystique ou Reddition par une Dame n’en fixe aucune.',
    missing:
      'La page 6 dit qu’une Mystique ou une Reddition en ouverture ne fixe pas de couleur, et les pages 19 et 20 font compter comme telle une carte sous une Dame. Rien ne dit si sa couleur imprimée est demandée.',
    others: 'Si la carte imprimée compte, tous fournissent sa couleur.',
  },
  'kt.king.card': {
    house: 'C’est la carte imprimée qui compte, pas ce qu’une Dame en fait.',
    missing: 'La page 16 demande au Roi blanc une Mystique ou une Reddition, sans dire si une carte changée par une Dame convient.',
    others: 'Si ce que la carte est devenue compte, le Roi blanc peut s’y poser.',
  },
  'kt.queen.blue': {
    house: 'Si elle ouvre le pli, sa carte ne fixe pas la couleur : c’est la carte Valeur suivante qui la fixe.',
    missing:
      'La page 19 fait compter la carte comme une Reddition dans le pli. Rien ne dit si, en ouverture, sa couleur imprimée est demandée.',
    others: 'Si la carte imprimée compte, tous fournissent sa couleur.',
  },
  'kt.queen.green': {
    house:
      'Si elle ouvre le pli, la carte Valeur suivante fixe la couleur. La carte de son propriétaire, qui vient en dernier, doit fournir comme les autres.',
    missing:
      'La page 4 fait fixer la couleur par la carte d’ouverture, et la page 19 fait venir cette carte en dernier. Rien ne dit qui fixe alors la couleur, ni si cette dernière carte doit fournir.',
    others:
      'Si seule la carte de celui qui ouvre fixe la couleur, ce pli n’en a pas ; si la dernière carte ne doit pas fournir, la Dame verte a aussi le pouvoir de la noire.',
  },
  'kt.queen.white': {
    house: 'Si elle ouvre le pli, sa carte ne fixe pas la couleur : c’est la carte Valeur suivante qui la fixe.',
    missing:
      'La page 20 fait compter la carte comme une Mystique dans le pli. Rien ne dit si, en ouverture, sa couleur imprimée est demandée.',
    others: 'Si la carte imprimée compte, tous fournissent sa couleur.',
  },
  'kt.score.devil-bet': {
    house: 'Un autre Diable n’est pas jugé.',
    missing:
      'La page 26 regarde les paris de tous les autres. Deux Diables attendraient chacun la réponse de l’autre, ce que le livret ne prévoit pas.',
    others: 'Certains jugent d’abord l’un des deux, d’après les autres cartes.',
  },
  'kt.score.king-unplayed': {
    house: 'Les 5 points vont au Roi jaune.',
    missing: 'Les pages 15 et 17 les donnent à un Roi « Rouge ». Le jeu n’en a pas, et le jaune manque dans cette liste.',
    others: 'La carte elle-même tranche : son nombre y est imprimé.',
  },
  'kt.score.diplomat': {
    house: 'Le Diable de l’allié compte pour les deux, le vôtre n’ajoute rien.',
    missing:
      'La page 27 parle de la Dame jaune de l’un ou de l’autre et du Diable parié par l’allié. D’un Diable visible, elle ne dit rien.',
    others: 'Si toutes vos capacités agissent, ajoutez votre Diable aux plis de l’allié.',
  },
  'kt.pad.sum': {
    house: 'Ce qui est saisi doit tomber juste : cinq plis par manche, et dans chaque pli une carte de chaque joueur.',
    missing: 'Le livret n’en parle pas. Cinq plis, et une carte de chacun dans chaque pli, découlent de la page 15.',
    others: 'Si personne ne sait plus qui a gagné quoi, saisissez ce dont la table se souvient.',
  },
  'kt.end.winner': {
    house: 'Rangs égaux ou inconnus : place partagée. Cela vaut pour toutes les places.',
    missing: 'La page 17 donne la victoire, à égalité, au Roi de plus petit rang. Elle ne parle ni de rangs égaux ni des places suivantes.',
    others: 'Certains ne départagent que la victoire et laissent les autres places partagées.',
  },
});

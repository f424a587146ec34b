import type { Reading } from '#rulebook/rulebook';
import { typeset } from '#text/french';
import type { readings as en } from './readings-en';

export const readings: Readonly<Record<keyof typeof en, Reading>> = typeset({
  'kg.turn.order': {
    house: 'Un joueur sans tuiles marque encore avec celles qu’il a posées.',
    missing: '« Fin du jeu » dit seulement que le jeu continue sans celui qui a placé sa dernière tuile.',
    others: 'En prenant la phrase au mot, on ne classe plus du tout les couleurs de ce joueur.',
  },
  'kg.turn.at-least-one': {
    house: 'Une tuile déplacée par la Sorcière suffit aussi.',
    missing: 'Le livret demande au moins une tuile de la main, et la Sorcière n’en joue pas. Rien ne dit si son déplacement suffit.',
    others: 'Si l’on exige une tuile de la main, il faut en jouer une en plus de la Sorcière.',
  },
  'kg.turn.one-big': {
    house: 'C’est la valeur imprimée qui compte ici, quoi qu’ajoute le Maître de guilde.',
    missing: '« Placer des tuiles de bâtiment » ne dit pas quelle valeur compte pour une maison qui porte le Maître de guilde.',
    others: 'Avec la valeur augmentée, cette maison est un 3 : c’est alors la seule tuile forte du tour.',
  },
  'kg.place.location-square': {
    house: 'Cette case compte comme prise et n’est à personne.',
    missing:
      'Le livret ne parle jamais de deux lieux qui se touchent : ni de tuiles posées sur un lieu, ni de la façon de compter ses cases.',
    others: 'Pour avoir dix tuiles autour de chaque lieu, il faudrait en poser sur un lieu plus ancien.',
  },
  'kg.supply': {
    house: 'Tant que votre table n’a pas saisi le contenu de sa boîte, nous comptons d’après le jeu dont King’s Gate est issu.',
    missing: 'Le livret donne 22 tuiles par couleur et les sortes qui existent, mais pas le nombre de chaque sorte.',
    others: 'Si vous avez compté vos tuiles, saisissez ces nombres et jouez avec.',
  },
  'kg.dragon.target': {
    house: 'Tout l’espace est libre, quoi qu’il y ait eu dessous, et le même tour peut le remplir.',
    missing: 'Le livret libère l’espace, sans dire ce que devient une tuile qui y était recouverte.',
    others: 'Certains laissent réapparaître la tuile du dessous : l’espace reste alors occupé, et son propriétaire y revient.',
  },
  'kg.dragon.free-space': {
    house: 'Il ne remplit rien, mais compte comme tuile du tour, et le joueur qui le joue a joué la dernière tuile.',
    missing: 'Le livret fait défausser le dragon. Il ne dit pas s’il compte comme une tuile du tour, ni comme la dernière.',
    others: 'S’il ne compte pas, il faut jouer une autre tuile, et c’est la tuile d’avant qui départage.',
  },
  'kg.location.graveyard': {
    house: 'Les tuiles de la Sorcière comptent aussi, et le Magicien n’en permet pas une troisième.',
    missing:
      '« Jamais plus de deux tuiles » nomme la taverne, la maison et le dragon, mais ni la seconde tuile du Magicien ni celle que déplace la Sorcière.',
    others: 'Si le pouvoir du personnage passe avant celui du lieu, une troisième tuile est permise.',
  },
  'kg.location.garrison': {
    house: 'D’où qu’elle vienne : le Magicien n’en permet pas une seconde.',
    missing:
      '« Pas plus d’une tuile de la valeur 1 » s’oppose à la « deuxième tuile de même valeur » du Magicien ; le livret ne dit pas laquelle l’emporte.',
    others: 'Si le Magicien a la priorité, deux maisons sont permises avec lui.',
  },
  'kg.location.tourney': {
    house:
      'Les gains sont payés d’abord, et les égalités tranchées comme d’habitude : le perdant de l’égalité paie. À deux joueurs, c’est la couleur la plus faible qui coûte à son propriétaire.',
    missing:
      'Le livret retire 3 points au joueur qui a le plus petit total. Il ne dit rien des égalités, des deux couleurs par joueur, ni de ce qu’on compte d’abord.',
    others: 'Si rien ne départage une perte, tous les ex æquo paient, ou aucun ; à deux, on peut aussi additionner ses deux couleurs.',
  },
  'kg.score.surrounded': {
    house:
      'Le reste du tour est perdu. Les cases d’autres lieux comptent comme remplies. Un nouveau lieu dont tous les espaces sont pris se compte dès qu’il est posé, et le joueur qui l’a posé compte comme le dernier.',
    missing:
      'Le livret parle de dix tuiles autour du lieu et d’un décompte avant la fin du tour. Il ne dit rien du reste de ce tour, d’autres lieux parmi les dix cases, ni d’un lieu déjà entouré quand on le pose.',
    others: 'Si l’on attend dix tuiles, ou la prochaine tuile posée, ce lieu se compte plus tard.',
  },
  'kg.score.presence': {
    house: 'Elle ne prend pas non plus de personnage, et se classe après toutes les autres, même après une taverne seule.',
    missing: 'Le livret ne nomme que les points : ni les personnages, ni l’ordre entre une taverne seule et aucune tuile.',
    others: 'Si l’absence vaut un total de 0, elle est à égalité avec une taverne seule.',
  },
  'kg.score.tie': {
    house: 'Un dragon joué ou une tuile déplacée par la Sorcière compte aussi comme dernière tuile.',
    missing:
      'Le livret regarde qui a placé la dernière tuile. Le dragon quitte aussitôt la table et la Sorcière ne fait que déplacer une tuile : il ne parle ni de l’un ni de l’autre.',
    others: 'Si seules les tuiles de la main qui restent posées comptent, on regarde la précédente.',
  },
  'kg.score.character': {
    house: 'Un personnage que personne ne peut prendre, ou déjà donné, quitte la partie.',
    missing: 'Le livret ne dit pas ce que devient un personnage que personne ne peut prendre.',
    others: 'S’il reste de côté, il va au premier d’un lieu suivant.',
  },
  'kg.character.bishop': {
    house: 'Une taverne compte 1 elle aussi, et le Maître de guilde n’ajoute rien.',
    missing: 'Chaque tuile vaut 1 « indépendamment de la valeur réelle » ; ni la taverne ni le Maître de guilde ne sont nommés.',
    others: 'Si l’on ajoute ensuite le Maître de guilde, sa tuile compte 3.',
  },
  'kg.character.wizard': {
    house:
      'Il peut aussi venir avec la seule tuile du tour, pour la protéger. Les limites du Cimetière et de la Garnison restent valables.',
    missing:
      'Le livret le fait venir avec une deuxième tuile de même valeur. Il ne dit pas s’il peut venir avec une tuile seule, ni si son pouvoir passe avant la limite d’un lieu.',
    others:
      'S’il est lié à son pouvoir, il ne se joue qu’avec une deuxième tuile ; si ce pouvoir a la priorité, deux maisons sont permises à la Garnison avec lui.',
  },
  'kg.character.guildmaster': {
    house: 'Pour les limites d’un tour, c’est la valeur imprimée qui compte.',
    missing: 'La valeur augmente de 2 ; le livret ne dit pas si cela vaut aussi pour les limites d’un tour.',
    others: 'Avec la valeur augmentée, une maison est un 3, seule tuile forte du tour.',
  },
  'kg.character.sorceress': {
    house:
      'À l’arrivée, les règles habituelles s’appliquent ; la case quittée est libre, et les décomptes passés ne changent pas. La tuile qu’elle déplace peut être la dernière d’un lieu.',
    missing:
      'Le livret fait déplacer la tuile vers le lieu en cours, sans dire si les règles de pose s’y appliquent, ce que devient la case quittée, ni si cette tuile peut être la dernière.',
    others: 'Si ce n’est pas une pose, sa tuile peut arriver sur n’importe quel espace et ne départage pas les égalités.',
  },
  'kg.locate.free': {
    house: 'Un lieu ne se pose jamais sur une tuile ni sur un autre lieu.',
    missing: 'Le livret demande un bord commun ; que les cases doivent être libres va de soi, mais n’est pas écrit.',
    others: 'Un lieu posé sur des tuiles les retirerait de tout décompte ; rien dans le livret n’y invite.',
  },
  'kg.end.winner': {
    house: 'Seuls les gains y comptent, pas la perte à la Piste de tournoi. S’il y a encore égalité, la victoire est partagée.',
    missing: 'Le livret départage par les points gagnés au dernier lieu. Il ne dit rien d’une nouvelle égalité.',
    others: 'Si vous voulez un seul vainqueur, convenez-en avant la partie ; si la perte compte aussi, retirez les 3 points.',
  },
});

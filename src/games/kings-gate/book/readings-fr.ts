import type { Reading } from '#rulebook/rulebook';
import { typeset } from '#text/french';
import type { readings as en } from './readings-en';

export const readings: Readonly<Record<keyof typeof en, Reading>> = typeset({
  'kg.turn.order': {
    house: 'Un joueur sans tuiles marque encore avec celles qu’il a posées.',
    missing: '« Fin du jeu » dit seulement que le jeu continue sans celui qui a placé sa dernière tuile.',
    others: 'Qui prend la phrase au mot ne classe plus du tout les couleurs de ce joueur.',
  },
  'kg.turn.at-least-one': {
    house: 'Une tuile déplacée par la Sorcière suffit aussi.',
    missing: 'La règle demande au moins une tuile de la main, et la Sorcière n’en joue pas. Rien ne dit si son déplacement suffit.',
    others: 'Qui exige une tuile de la main en fait jouer une en plus.',
  },
  'kg.turn.one-big': {
    house: 'C’est la valeur imprimée qui compte ici, quoi qu’ajoute le Maître de guilde.',
    missing: '« Placer des tuiles de bâtiment » ne dit pas quelle valeur compte pour une maison qui porte le Maître de guilde.',
    others: 'Qui compte la valeur augmentée fait de cette maison un 3 : c’est alors la seule tuile forte du tour.',
  },
  'kg.place.location-square': {
    house: 'Cette case compte comme prise et n’est à personne.',
    missing:
      'La règle ne parle jamais de deux lieux qui se touchent : ni de tuiles posées sur un lieu, ni de la façon de compter ses cases.',
    others: 'Qui veut dix tuiles autour de chaque lieu doit en poser sur un lieu plus ancien.',
  },
  'kg.supply': {
    house: 'Tant que votre table n’a pas saisi le contenu de sa boîte, nous comptons d’après le jeu dont King’s Gate est issu.',
    missing: 'La règle donne 22 tuiles par couleur et les sortes qui existent, mais pas le nombre de chaque sorte.',
    others: 'Une table qui a compté ses tuiles saisit ces nombres et joue avec.',
  },
  'kg.dragon.target': {
    house: 'Tout l’espace est libre, quoi qu’il y ait eu dessous, et le même tour peut le remplir.',
    missing: 'La règle libère l’espace, sans dire ce que devient une tuile qui y était recouverte.',
    others: 'Qui laisse réapparaître la tuile du dessous garde l’espace occupé, et son propriétaire y revient.',
  },
  'kg.dragon.free-space': {
    house: 'Il ne remplit rien, compte pourtant comme tuile du tour, et qui le joue a joué la dernière tuile.',
    missing: 'La règle fait défausser le dragon. Elle ne dit pas s’il compte comme une tuile du tour, ni comme la dernière.',
    others: 'Qui ne le compte pas fait jouer une autre tuile, et départage les égalités d’après la tuile d’avant.',
  },
  'kg.location.graveyard': {
    house: 'Les tuiles de la Sorcière comptent aussi, et le Magicien n’en amène pas une troisième.',
    missing:
      '« Jamais plus de deux tuiles » nomme la taverne, la maison et le dragon, mais ni la seconde tuile du Magicien ni celle que déplace la Sorcière.',
    others: 'Qui fait passer le pouvoir du personnage avant celui du lieu permet une troisième tuile.',
  },
  'kg.location.garrison': {
    house: 'D’où qu’elle vienne : le Magicien n’en permet pas une seconde.',
    missing:
      '« Pas plus d’une tuile de la valeur 1 » s’oppose à la « deuxième tuile de même valeur » du Magicien ; la règle ne dit pas laquelle l’emporte.',
    others: 'Qui donne la priorité au Magicien permet deux maisons avec lui.',
  },
  'kg.location.tourney': {
    house:
      'Les gains sont payés d’abord, et les égalités tranchées comme d’habitude : qui perd l’égalité paie. À deux joueurs, c’est la couleur la plus faible qui coûte à son propriétaire.',
    missing:
      'La règle retire 3 points au joueur qui a le plus petit total. Elle ne dit rien des égalités, des deux couleurs par joueur, ni de ce qu’on compte d’abord.',
    others: 'Qui ne départage pas une perte fait payer tous les ex æquo, ou aucun ; à deux, on peut aussi additionner ses deux couleurs.',
  },
  'kg.score.surrounded': {
    house:
      'Le reste du tour est perdu. Les cases d’autres lieux comptent comme remplies. Un nouveau lieu dont tous les espaces sont pris se compte dès qu’il est posé, et qui l’a placé compte comme le dernier.',
    missing:
      'La règle parle de dix tuiles autour du lieu et d’un décompte avant la fin du tour. Elle ne dit rien du reste de ce tour, d’autres lieux parmi les dix cases, ni d’un lieu déjà entouré quand on le pose.',
    others: 'Qui attend dix tuiles, ou la prochaine tuile posée, compte ce lieu plus tard.',
  },
  'kg.score.presence': {
    house: 'Elle ne prend pas non plus de personnage, et se classe après toutes les autres, même après une taverne seule.',
    missing: 'La règle ne nomme que les points : ni les personnages, ni l’ordre entre une taverne seule et aucune tuile.',
    others: 'Qui compte l’absence comme un total de 0 la met à égalité avec une taverne seule.',
  },
  'kg.score.tie': {
    house: 'Un dragon joué ou une tuile déplacée par la Sorcière compte aussi comme dernière tuile.',
    missing:
      'La règle regarde qui a placé la dernière tuile. Le dragon quitte aussitôt la table et la Sorcière ne fait que déplacer : rien n’en est dit.',
    others: 'Qui ne compte que les tuiles de la main qui restent posées regarde la précédente.',
  },
  'kg.score.character': {
    house: 'Un personnage que personne ne peut prendre, ou déjà donné, quitte la partie.',
    missing: 'La règle ne dit pas ce que devient un personnage que personne ne peut prendre.',
    others: 'Qui le garde de côté le donne au premier d’un lieu suivant.',
  },
  'kg.character.bishop': {
    house: 'Une taverne compte 1 elle aussi, et le Maître de guilde n’ajoute rien.',
    missing: 'Chaque tuile vaut 1 « indépendamment de la valeur réelle » ; ni la taverne ni le Maître de guilde ne sont nommés.',
    others: 'Qui ajoute ensuite le Maître de guilde compte sa tuile pour 3.',
  },
  'kg.character.wizard': {
    house:
      'Il peut aussi venir avec la seule tuile du tour, pour la protéger. Les limites du Cimetière et de la Garnison restent valables.',
    missing:
      'La règle le fait venir avec une deuxième tuile de même valeur. Elle ne dit pas s’il peut venir avec une tuile seule, ni si son pouvoir passe avant la limite d’un lieu.',
    others:
      'Qui le lie à son pouvoir ne le joue qu’avec une deuxième tuile ; qui donne la priorité à ce pouvoir permet deux maisons à la Garnison.',
  },
  'kg.character.guildmaster': {
    house: 'Pour les limites d’un tour, c’est la valeur imprimée qui compte.',
    missing: 'La valeur augmente de 2 ; la règle ne dit pas si cela vaut aussi pour les limites d’un tour.',
    others: 'Qui compte la valeur augmentée fait d’une maison un 3, seule tuile forte du tour.',
  },
  'kg.character.sorceress': {
    house:
      'L’arrivée suit les règles habituelles, la case quittée est libre, et les décomptes passés restent. La tuile qu’elle déplace peut être la dernière d’un lieu.',
    missing:
      'La règle fait déplacer la tuile vers le lieu courant, sans dire si les règles de pose y valent, ce que devient la case quittée, ni si cette tuile peut être la dernière.',
    others: 'Qui n’y voit pas une pose la fait arriver sur n’importe quel espace, sans effet sur les égalités.',
  },
  'kg.locate.free': {
    house: 'Un lieu ne se pose jamais sur une tuile ni sur un autre lieu.',
    missing: 'La règle demande un bord commun ; que les cases doivent être libres va de soi, mais n’est pas écrit.',
    others: 'Qui poserait un lieu sur des tuiles les retirerait de tout décompte ; rien dans le texte n’y invite.',
  },
  'kg.end.winner': {
    house: 'Seuls les gains y comptent, pas la perte à la Piste de tournoi. Encore à égalité, la victoire est partagée.',
    missing: 'La règle départage par les points gagnés au dernier lieu. Si eux aussi sont égaux, elle ne dit plus rien.',
    others: 'Qui veut un seul vainqueur en convient avant la partie ; qui déduit la perte de ce qui a été gagné retire les 3 points.',
  },
});

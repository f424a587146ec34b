import type { rules } from '#games/kingdom/law/rules';
import type { Rules } from '#rulebook/rulebook';
import { typeset } from '#text/french';

export const fr: Rules<(typeof rules)[number]> = typeset({
  'kd.turn.order': {
    title: 'Chacun son tour',
    statement:
      'Les Blancs commencent, sauf si la table en décide autrement : tirage au sort, ou le plus jeune. Ensuite, chacun joue à son tour. On déplace une seule pièce par tour et on ne passe pas. Un Chevalier pris est replacé avant que l’autre joueur ne joue.',
    source: 'Début du jeu',
    also: 'les noirs commencent, passer son tour, qui joue en premier, les blancs en premier, qui commence, qui débute, premier joueur, à qui le tour, à qui de jouer, trait, passer son tour, jouer deux fois, deux coups de suite, deux pièces dans le même tour, le plus jeune commence, les blancs commencent',
  },
  'kd.move.own-piece': {
    title: 'Ses propres pièces',
    statement: 'On déplace son Monarque ou l’un de ses Chevaliers, jamais une pièce de l’autre camp.',
    source: 'Début du jeu',
    also: 'bouger une pièce adverse, déplacer les pièces de l’adversaire, mauvaise couleur, pièce de l’autre joueur, quelles pièces bouger, case vide',
  },
  'kd.move.shape': {
    title: 'Un pas ou des sauts',
    statement:
      'Un coup est soit un pas vers l’une des huit cases voisines, soit un ou plusieurs sauts, jamais les deux. Un saut franchit en ligne droite, diagonale comprise, la pièce voisine et se termine juste derrière elle. Plusieurs sauts peuvent se suivre, chacun dans sa direction.',
    source: 'Déplacement des pièces',
    also: 'marcher et sauter, un pas puis un saut, enchaîner les sauts, plusieurs sauts de suite, reculer, en arrière, comment se déplacent les pièces, de combien de cases, diagonale, de côté, reculer, en arrière, glisser, saut multiple, double saut, enchaîner les sauts, rebondir, sauter plusieurs fois, saute-mouton, pas puis saut, saut puis pas, changer de direction, comme aux dames, dames chinoises, en L, comme le cavalier',
  },
  'kd.move.must-move': {
    title: 'Aller ailleurs',
    statement: 'Le livret ne parle pas de sauts qui reviennent à leur départ.',
    house: 'Une suite de sauts peut repasser par sa case de départ, mais pas y finir : ce ne serait pas un coup.',
    source: 'Règle maison : le livret n’en dit rien',
    also: 'revenir au point de départ, finir sur la même case, aller-retour, boucle, tourner en rond, rester sur place, ne pas bouger, coup nul, faire du surplace',
  },
  'kd.jump.needs-piece': {
    title: 'On saute une pièce',
    statement: 'Chaque saut franchit une case occupée, quel que soit le camp. La pièce sautée reste où elle est.',
    house: 'La même pièce peut être sautée deux fois dans un coup.',
    source: 'Déplacement des pièces : le saut',
    also: 'sauter une case vide, sauter dans le vide, sauter une case vide, sauter par-dessus rien, sauter deux cases sans pièce, la pièce sautée est-elle prise, retirer la pièce sautée, la même pièce deux fois, sauter deux pièces à la fois',
  },
  'kd.jump.size': {
    title: 'La taille au saut',
    statement:
      'Un Chevalier saute tout Chevalier de son camp. Chez l’adversaire, il ne saute que plus petit que lui : le 4 saute 1, 2 et 3 ; le 3 saute 1 et 2 ; le 2 saute 1 ; à taille égale, on ne passe pas. Le Chevalier 1 ne saute que le 4, et il est le seul Chevalier à le pouvoir. Un Monarque les saute tous.',
    source: 'Saut des Chevaliers ; Exception',
    also: 'sauter par-dessus mes propres pièces, par-dessus les miens, un petit par-dessus un gros, qui peut sauter qui, le grand saute le petit, même taille, taille égale, petit mais malin, le petit saute le grand, plus fort, plus faible, rapport de forces, ordre de taille, hauteur, numéro, rang, géant, espion, sauter ses propres chevaliers',
  },
  'kd.jump.monarch': {
    title: 'Seul un Monarque saute un Monarque',
    statement:
      'Aucun Chevalier ne saute un Monarque, ni le sien ni celui d’en face. Le Monarque saute toutes les pièces, quels que soient leur taille et leur camp, l’autre Monarque compris ; mais il se retrouve alors à côté de lui, et mieux vaut sauter encore.',
    source: 'Exception ; Le Monarque',
    also: 'sauter le roi, par-dessus le roi, sauter le roi, sauter par-dessus un monarque, reine, que peut sauter le monarque, le roi saute tout, privilèges du monarque, la taille compte-t-elle pour le monarque',
  },
  'kd.land.own': {
    title: 'Une pièce par case',
    statement: 'Une pièce ne se pose jamais sur une case occupée par son propre camp, même entre deux sauts.',
    house: 'Sa case de départ est libre, puisqu’elle l’a quittée.',
    source: 'Début du jeu',
    also: 'deux pièces sur la même case, même case, deux pièces sur une case, empiler, partager une case, arriver sur sa propre pièce, case occupée, prendre sa propre pièce, bloqué par sa pièce',
  },
  'kd.land.knight-spares-knight': {
    title: 'Pas de prise entre Chevaliers',
    statement: 'Un Chevalier ne prend jamais un Chevalier, quelle que soit leur taille ; il ne se pose donc sur aucun d’eux en chemin.',
    source: 'Principes du jeu',
    also: 'les pions se mangent entre eux, manger un chevalier avec un chevalier, les chevaliers se prennent-ils, chevalier contre chevalier, manger un chevalier, cavalier, pion prend pion, tuer, éliminer une pièce, capturer un chevalier avec un chevalier',
  },
  'kd.land.ends-move': {
    title: 'Prendre, c’est s’arrêter',
    statement: 'La pièce qui prend s’arrête sur la case de sa prise ; aucun saut ne suit.',
    source: 'Le Monarque',
    also: 'prendre deux fois, deux prises dans un coup, rafle, continuer après une prise, sauter encore après avoir pris, le coup s’arrête-t-il',
  },
  'kd.throne.knights-barred': {
    title: 'Le trône, interdit aux Chevaliers',
    statement: 'Un Chevalier ne s’arrête sur aucun trône, ni celui d’en face ni le sien.',
    house:
      'Il ne s’y pose pas non plus entre deux sauts. Il peut y prendre le Monarque qui s’y trouve, sauf si la table en a convenu autrement.',
    source: 'Les Chevaliers : Rappel',
    also: 'cavalier sur le trône, pion sur le trône, un chevalier sur le trône, occuper le trône avec un chevalier, passer par le trône, case spéciale, le roi est-il à l’abri sur son trône, attaquer le roi sur son trône, bloquer le trône',
  },
  'kd.capture.monarch': {
    title: 'Prendre le Monarque, c’est gagner',
    statement:
      'Toute pièce, Chevalier ou Monarque, qui arrive sur la case du Monarque adverse par un pas, un saut ou le dernier de plusieurs sauts le prend et gagne la partie.',
    source: 'Capture du Monarque par un Chevalier ; Principes du jeu',
    also: 'comment on gagne, mon roi est bloqué, comment gagner, comment on gagne, but du jeu, objectif, capturer le roi, manger le roi, échec et mat, mat, fin de partie, victoire, un monarque peut-il prendre l’autre, qui peut prendre le roi',
  },
  'kd.capture.knight': {
    title: 'Le Monarque prend les Chevaliers',
    statement:
      'Un Monarque prend un Chevalier adverse de toute taille en arrivant sur sa case par un pas ou un saut. Il n’y est jamais obligé, et le Chevalier ne quitte pas la partie : il est replacé.',
    source: 'Le Monarque ; Principes du jeu',
    also: 'manger une pièce, manger un chevalier, suis-je obligé de prendre, prise obligatoire, le roi peut-il prendre, prise obligatoire, est-on obligé de prendre, obligation, capture forcée, les pièces sortent-elles du plateau, éliminé, pièces capturées, souffler n’est pas jouer',
  },
  'kd.replace.square': {
    title: 'Le Chevalier revient',
    statement: 'Qui prend un Chevalier le replace aussitôt, toujours dans son camp d’origine, sur une case libre de son choix.',
    house:
      'Pas sur un trône, où aucun Chevalier ne s’arrête ; et la courtoisie vaut ici aussi : pas là où le Monarque qui l’a pris pourrait alors être pris.',
    source: 'Le Monarque ; Principes du jeu',
    also: 'où je la remets, pièce mangée, où va le chevalier pris, où remettre la pièce prise, où va la pièce capturée, remettre, replacer, reposer, parachuter, remplacer le chevalier pris, qui choisit la case, retour au départ, change-t-il de camp, change-t-il de couleur',
  },
  'kd.throne.won': {
    title: 'Le trône adverse fait gagner',
    statement: 'Un Monarque dont le coup finit sur le trône adverse gagne ; son propre trône ne fait rien gagner.',
    house: 'Il gagne même si une pièce pourrait l’y prendre. Toucher le trône entre deux sauts ne compte pas.',
    source: 'But du jeu ; Fin de la partie',
    also: 's’asseoir sur son trône, sur le trône adverse, passer sur le trône, atteindre le trône, s’asseoir sur le trône, occuper le trône, roi de l’autre côté, autre façon de gagner, deuxième manière de gagner, envahir, passer sur le trône, revenir sur son trône',
  },
  'kd.courtesy': {
    title: 'Courtoisie',
    statement: 'Qui amène son Monarque là où il serait pris au coup suivant en est averti, reprend son coup et en joue un autre.',
    house:
      'Un coup gagnant est maintenu. Si le Monarque prend un Chevalier, le coup n’est repris que si aucune case pour ce Chevalier ne laisse le Monarque à l’abri. Tout autre danger est signalé, sans plus. La table peut étendre cette règle à tous les coups, ou y renoncer.',
    source: 'Règle de courtoisie',
    also: 'mon roi est en échec, roi en danger, reprendre mon coup, échec au roi, échec, en échec, dire échec, annoncer échec, prévenir l’adversaire, échecs, reprendre son coup, gaffe, suicide, se mettre en danger, le roi est-il en sécurité, roi attaqué, menacé, cloué, échec à la découverte, laisser le roi en prise',
  },
});

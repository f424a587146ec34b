/** What people type who look for a rule, in whole questions and in pieces of them. */
export const fr = {
  'kd.turn.order':
    'les noirs commencent, passer son tour, qui joue en premier, les blancs en premier, qui commence, qui débute, premier joueur, à qui le tour, à qui de jouer, trait, jouer deux fois, deux coups de suite, deux pièces dans le même tour, le plus jeune commence, les blancs commencent, je peux passer, bouger deux pièces, un coup chacun, obligé de bouger, deux coups',
  'kd.move.own-piece':
    'bouger une pièce adverse, déplacer les pièces de l’adversaire, mauvaise couleur, pièce de l’autre joueur, quelles pièces bouger, case vide, bouger ta pièce, déplacer une pièce ennemie, quelles pièces sont à moi, toucher sa pièce',
  'kd.move.shape':
    'marcher et sauter, un pas puis un saut, enchaîner les sauts, plusieurs sauts de suite, reculer, en arrière, comment se déplacent les pièces, de combien de cases, diagonale, de côté, glisser, saut multiple, double saut, rebondir, sauter plusieurs fois, saute-mouton, pas puis saut, saut puis pas, changer de direction, comme aux dames, dames chinoises, en L, comme le cavalier, comment bouge un chevalier, comment bouge le roi, plusieurs sauts, saut et pas ensemble, changer de direction en sautant, avancer en diagonale, deux cases d’un coup, je peux aller jusqu’où, sauts en chaîne, combiner pas et saut, aller sur le côté, zigzag',
  'kd.move.must-move':
    'revenir au point de départ, finir sur la même case, aller-retour, boucle, tourner en rond, rester sur place, ne pas bouger, coup nul, faire du surplace, revenir là où j’étais, finir sur ma case, finir où j’ai commencé',
  'kd.jump.needs-piece':
    'sauter une case vide, sauter dans le vide, sauter par-dessus rien, sauter deux cases sans pièce, la pièce sautée est-elle prise, retirer la pièce sautée, la même pièce deux fois, sauter deux pièces à la fois, sauter deux pièces, la pièce sautée sort, la pièce sautée est prise, la pièce sautée est enlevée, sauter deux fois la même, long saut',
  'kd.jump.size':
    'sauter par-dessus mes propres pièces, par-dessus les miens, un petit par-dessus un gros, qui peut sauter qui, le grand saute le petit, même taille, taille égale, petit mais malin, le petit saute le grand, plus fort, plus faible, rapport de forces, ordre de taille, hauteur, numéro, rang, géant, espion, sauter ses propres chevaliers, qui saute qui, un 2 saute un 3, un 1 saute un 4, sauter la même taille, sauter mes propres pièces, gros par-dessus petit, petit par-dessus gros, pourquoi je ne peux pas le sauter, 3 par-dessus 3, mon petit chevalier saute le grand, il a sauté un plus grand, lesquels je peux sauter, sauter mes propres hommes, coincé derrière un grand, bloqué par un plus grand chevalier, impossible de passer une pièce de même taille',
  'kd.jump.monarch':
    'sauter le roi, par-dessus le roi, sauter par-dessus un monarque, reine, que peut sauter le monarque, le roi saute tout, privilèges du monarque, la taille compte-t-elle pour le monarque, sauter un roi, le roi saute tout le monde, chevalier par-dessus un monarque, le roi saute le roi, sauter par-dessus le roi, le roi saute un 4',
  'kd.land.own':
    'deux pièces sur la même case, même case, deux pièces sur une case, empiler, partager une case, arriver sur sa propre pièce, case occupée, prendre sa propre pièce, bloqué par sa pièce, arriver sur ma pièce, deux sur la même case',
  'kd.land.knight-spares-knight':
    'les pions se mangent entre eux, manger un chevalier avec un chevalier, les chevaliers se prennent-ils, chevalier contre chevalier, manger un chevalier, cavalier, pion prend pion, tuer, éliminer une pièce, capturer un chevalier avec un chevalier, les chevaliers se prennent, mon chevalier arrive sur le sien, chevalier tue chevalier, les pièces se mangent, je peux prendre son chevalier',
  'kd.land.ends-move':
    'prendre deux fois, deux prises dans un coup, rafle, continuer après une prise, sauter encore après avoir pris, le coup s’arrête-t-il, continuer après avoir pris, prendre deux pièces d’un coup, sauter encore après une prise, prendre et sauter encore, s’arrêter après une prise',
  'kd.throne.knights-barred':
    'cavalier sur le trône, pion sur le trône, un chevalier sur le trône, occuper le trône avec un chevalier, passer par le trône, case spéciale, le roi est-il à l’abri sur son trône, attaquer le roi sur son trône, bloquer le trône, chevalier sur le trône, un chevalier s’assoit sur le trône, sauter par le trône, un pion s’arrête sur le trône, mon chevalier sur le trône, le trône est interdit',
  'kd.capture.monarch':
    'comment on gagne, mon roi est bloqué, comment gagner, but du jeu, objectif, capturer le roi, manger le roi, échec et mat, mat, fin de partie, victoire, un monarque peut-il prendre l’autre, qui peut prendre le roi, un chevalier arrive sur le roi, roi prend roi, le roi est capturé, mon roi est mort, que se passe-t-il quand le roi est pris, c’est fini quand le roi est pris, un petit chevalier prend le roi, comment ça finit',
  'kd.capture.knight':
    'manger une pièce, manger un chevalier, suis-je obligé de prendre, prise obligatoire, le roi peut-il prendre, est-on obligé de prendre, obligation, capture forcée, les pièces sortent-elles du plateau, éliminé, pièces capturées, souffler n’est pas jouer, le roi peut prendre des pièces, obligé de prendre, la prise est obligatoire, le monarque mange un chevalier, qui peut capturer, le roi prend un chevalier, forcé de prendre',
  'kd.replace.square':
    'où je la remets, pièce mangée, où va le chevalier pris, où remettre la pièce prise, où va la pièce capturée, remettre, replacer, reposer, parachuter, remplacer le chevalier pris, qui choisit la case, retour au départ, change-t-il de camp, change-t-il de couleur, où va une pièce prise, remettre la pièce mangée, qui choisit où elle revient, une pièce prise est perdue, j’ai pris un chevalier et maintenant, où je mets la pièce prise, la remettre n’importe où',
  'kd.throne.won':
    's’asseoir sur son trône, sur le trône adverse, passer sur le trône, atteindre le trône, s’asseoir sur le trône, occuper le trône, roi de l’autre côté, autre façon de gagner, deuxième manière de gagner, envahir, revenir sur son trône, roi sur l’autre trône, arriver de l’autre côté avec mon roi, mon roi s’assoit sur son trône, gagner sans prendre, roi sur le trône d’en face, j’ai gagné en m’asseyant là',
  'kd.courtesy':
    'mon roi est en échec, roi en danger, reprendre mon coup, échec au roi, échec, en échec, dire échec, annoncer échec, prévenir l’adversaire, échecs, reprendre son coup, gaffe, suicide, se mettre en danger, le roi est-il en sécurité, roi attaqué, menacé, cloué, échec à la découverte, laisser le roi en prise, il y a échec, il faut prévenir, j’ai mis mon roi en danger, laisser mon roi en échec, pas vu la menace, tu t’es mis en échec, oublié que mon roi est attaqué, on peut laisser le roi en danger, prévenir avant de prendre le roi',
  'kd.setup.layout':
    'comment on les aligne, où commence chaque pièce, installer, installation, position de départ, disposer les pièces, placer les pions, début de partie, combien de pièces, que contient la boîte, première rangée, au départ, comment on place les pièces, où est le roi, ordre des pièces, comment poser les pièces, disposition de départ',
  'kd.draw.offer':
    'match nul, nulle, partie nulle, pat, égalité, pas de gagnant, proposer nulle, abandonner, abandon, se rendre, capituler, arrêter, bloqué, personne ne peut jouer, on peut faire nulle, la partie peut être nulle, personne ne peut gagner, abandonner la partie, personne ne gagne, arrêter la partie, ça peut être nul',
  'kd.draw.repetition':
    'répétition, trois fois la même position, toujours les mêmes coups, tourner en rond, partie sans fin, boucle, va-et-vient, échec perpétuel, répéter, ça ne finit jamais, on tourne en rond, la partie ne finit jamais, répéter les coups, encore la même position',
};

/** What people type who look for a rule, in whole questions and in pieces of them. */
export const fr = {
  'kb.turn.order':
    'dans quel sens, qui joue ensuite, qui commence, à qui le tour, premier joueur, le plus âgé, plus vieux, ordre du tour, jouer hors de son tour, qui joue après, qui est premier joueur, le plus vieux commence, on tourne dans quel sens, à qui maintenant, c’était pas ton tour',
  'kb.draw.first':
    'dois-je montrer ma carte, montrer aux autres, révéler la carte, retourner la carte, jouer avant de piocher, oublié de montrer la carte, quel terrain, début du tour, carte en main, quand je montre ma carte terrain, montrer la carte avant de construire, retourner sa carte, il a construit avant de montrer sa carte, quand on révèle la carte, montrer la carte à tous',
  'kb.draw.nothing-free':
    'plus de forêt libre, ma carte est impossible, terrain plein, terrain épuisé, plus de forêt, plus de place, impossible de poser, repiocher, piocher une autre carte, défausser la carte, bloqué, aucun coup possible, plus de place sur ce terrain, je ne peux pas jouer ma carte, tous les déserts sont pris, changer ma carte terrain, toutes les forêts sont pleines, ma carte dit désert et aucun désert n’est libre, tous les canyons sont pleins, nulle part où aller avec ma carte, je prends une autre carte',
  'kb.turn.three':
    'dois-je en poser trois, il ne reste qu’une case, passer, combien de cités par tour, trois maisons, n’en poser que deux, passer son tour, faut-il poser les trois, moins de trois, quatrième cité, finir plus tôt, action obligatoire, combien de maisons par tour, obligé d’en poser trois, je peux en poser que deux, m’arrêter après une, quatre maisons dans un tour, passer mon tour, je veux en poser que deux, il a posé quatre maisons, construire à chaque tour, j’en construis combien',
  'kb.turn.no-interruption':
    'bonus d’abord puis les trois, au milieu des trois, entre deux maisons, jeton au milieu, plaquette entre deux cités, interrompre les trois, quand utiliser l’action spéciale, avant ou après, moment des plaquettes, action bonus, utiliser une plaquette entre mes maisons, l’action bonus en premier, bonus au milieu du tour, après la deuxième maison je joue ma tour, avant ou après les trois, jouer ma plaquette après la première maison, maison puis plaquette puis maison, commencer par mon bonus, plaquette avant de construire',
  'kb.build.reserve':
    'combien de maisons par joueur, plus rien en réserve, plus de maisons, plus de cités, réserve vide, combien de maisons, 40 pièces, stock épuisé, combien de maisons chacun, plus de maisons dans ma réserve, j’ai fini mes maisons, quarante cités, il me reste deux maisons',
  'kb.build.free':
    'deux sur la même case, déjà occupée, case occupée, case prise, deux maisons sur la même case, partager une case, bloquer, empiler, poser par-dessus, deux maisons sur une case, quelqu’un est déjà là, construire là où est un autre joueur, la case est prise, poser sur une case occupée, deux cités sur la même case',
  'kb.build.buildable':
    'poser sur une montagne, construire dans le lac, aller sur l’eau, sur un château, construire sur l’eau, construire sur la montagne, construire sur un château, construire sur un lieu, terrain interdit, où ne peut-on pas poser, lac, rivière, construire sur une montagne, le château est constructible, quelles cases sont interdites, où je ne peux pas construire, maison sur un château, maison sur la montagne, quel sol est interdit',
  'kb.build.terrain':
    'mauvais terrain, terrain de la carte, quel terrain pour la plaquette, autre couleur de case, hors terrain, la couleur de la case doit être celle de ma carte, construit sur le mauvais sol, construire sur un autre terrain, ma carte est forêt je peux construire sur prairie, mauvaise couleur de case',
  'kb.build.adjacent':
    'coller à mes maisons, dois-je toucher, rien de libre à côté de moi, commencer ailleurs, faut-il poser à côté de ses maisons, adjacence, adjacent, collé, voisin, contigu, relié, poser n’importe où, nouvelle zone, placement obligatoire, choisir où poser, mes maisons doivent se toucher, commencer une nouvelle zone, rester à côté des miennes, poser loin, quand puis-je construire n’importe où, éparpiller mes maisons, forcé de construire à côté, la maison suivante doit toucher, les trois ensemble, il a construit de l’autre côté, commencer loin, toucher mes autres maisons, construire où je veux, mes pions doivent se toucher, ils doivent être voisins, rester groupé',
  'kb.tile.gain':
    'les autres ont pris les jetons, plus de jeton là, me mettre à côté d’un lieu, comment avoir un jeton, gagner un jeton, prendre un jeton, gagner une tuile, comment avoir un bonus, deux plaquettes du même lieu, plus de plaquette, récupérer un jeton, seconde plaquette, comment j’ai un jeton bonus, j’ai construit à côté d’un lieu j’ai quoi, plus de plaquette au lieu, quelqu’un a pris le dernier jeton, second jeton du même endroit, prendre un jeton en déplaçant, j’ai une plaquette pour ça, je suis à côté d’un lieu, quelqu’un a déjà pris les deux, deuxième plaquette du même lieu, quand je prends un jeton, j’ai construit à côté du symbole, je reçois la plaquette, quand j’ai le bonus',
  'kb.tile.held':
    'plaquette d’un autre, jeton que je n’ai pas, emprunter une plaquette, quelles plaquettes puis-je utiliser, plaquette sur le plateau, utiliser la plaquette d’un autre, quels bonus j’ai, utiliser un jeton encore sur le plateau, utiliser sa plaquette, je n’ai pas cette plaquette',
  'kb.tile.fresh':
    'l’utiliser tout de suite, le tour où je l’ai eu, utiliser le jeton tout de suite, jeton neuf, même tour, je viens de prendre la plaquette, quand utiliser ma plaquette, attendre un tour, utiliser un nouveau jeton tout de suite, je viens d’avoir un jeton, quand marche mon nouveau bonus, utiliser la plaquette dans le même tour, je l’ai eue ce tour-ci, utiliser le nouveau jeton immédiatement, quand ma plaquette est active',
  'kb.tile.once':
    'même bonus deux fois, deux jetons pareils, deux jetons identiques, utiliser deux fois, combien de fois par tour, deux plaquettes pareilles, une fois par tour, réutiliser, retourner la plaquette, facultatif, combien de fois j’utilise ma plaquette, deux plaquettes de la même sorte, utiliser mon bonus à chaque tour, obligé d’utiliser ma plaquette, l’action spéciale est facultative, l’utiliser encore ce tour-ci, utiliser toutes mes plaquettes dans un tour, je dois l’utiliser',
  'kb.tile.lost':
    'rendre le jeton, je le perds si je m’en vais, perdre un jeton, je perds le jeton si je bouge ma maison, garder la plaquette, rendre la plaquette, quitter le lieu, défausser, s’éloigner du lieu, je perds ma plaquette, ma maison à côté du lieu est partie, ma dernière maison quitte le lieu, garder le bonus après être parti, j’ai quitté le lieu ma plaquette est perdue, déplacé ma seule maison, il doit la rendre, plaquette perdue',
  'kb.move.own':
    'déplacer la maison d’un autre, bouger une cité adverse, quelle cité déplacer, pousser, échanger, bouger la maison d’un autre, pousser un joueur, déplacer la cité de l’adversaire, bouger sa maison, déplacer les cités des autres, déplacer une maison au lieu de construire',
  'kb.oracle':
    'cité de plus sur ma carte, quatrième cité, œil, même terrain, jeton oracle, que fait l’oracle, à quoi sert l’oracle, une maison de plus sur le terrain de ma carte, maison en plus de mon terrain, utiliser l’oracle',
  'kb.farm':
    'jeton herbe, blé, pré, cité de plus sur la prairie, jeton ferme, que fait la ferme, à quoi sert la ferme, une maison de plus sur l’herbe verte, utiliser la ferme, maison gratuite sur l’herbe',
  'kb.oasis':
    'jeton désert, palmier, sable, cité de plus dans le désert, jeton oasis, que fait l’oasis, à quoi sert l’oasis, une maison de plus dans le désert, utiliser l’oasis, maison gratuite dans le désert',
  'kb.tower':
    'au bord, sur le côté du plateau, bord du plateau, case du bord, bordure, construire au bord, jeton tour, côté du plateau, que fait la tour, à quoi sert la tour, maison en plus sur le bord du plateau, construire sur le contour, utiliser la tour, maison sur le bord, jeton tour il fait quoi',
  'kb.tavern':
    'au bout de trois alignées, ligne de trois maisons, aligner trois, ligne de trois, trois alignées, prolonger une ligne, diagonale, bière, chope, auberge, alignement, jeton taverne, que fait la taverne, à quoi sert la taverne, trois maisons en ligne puis une de plus, prolonger ma rangée, maison au bout d’une ligne, utiliser la taverne, trois maisons alignées en donnent une quatrième',
  'kb.barn':
    'déplacer une maison vers le terrain de ma carte, déplacer vers le terrain de ma carte, jeton grange, déménager, hangar, foin, que fait la grange, à quoi sert la grange, déplacer une maison sur le terrain de ma carte, où je peux aller avec la grange, utiliser la grange, prendre une maison et la mettre sur mon terrain',
  'kb.harbor':
    'sur le lac, aller sur l’eau, construire dans l’eau, poser sur l’eau, bateau, ancre, mer, lac, jeton port, navire, que fait le port, à quoi sert le port, comment aller sur l’eau, mettre une maison dans le lac, maison sur la mer, utiliser le port, aller dans le lac, être sur l’eau',
  'kb.paddock':
    'sauter par-dessus un lac, sauter par-dessus l’eau, deux plus loin, cheval, jeton cheval, sauter deux cases, saut, sauter par-dessus, fer à cheval, deux cases, écurie, sauter une maison, que fait l’enclos, à quoi sert l’enclos, sauter avec une maison, bouger de deux cases en ligne droite, le cheval par-dessus les maisons, sauter une montagne, utiliser l’enclos, sauter la rivière, bouger au lieu de construire, bouger une maison déjà construite',
  'kb.end.trigger':
    'quelqu’un pose la dernière maison, tout le monde rejoue, quand ça s’arrête, quand finit la partie, dernier tour, tour final, plus de maisons, fin de partie, même nombre de tours, quelqu’un a posé toutes ses maisons, il y a un dernier tour, on finit le tour, je rejoue encore une fois, quelqu’un n’a plus de maisons, c’est le dernier tour, celui d’avant joue encore, tout le monde joue encore une fois',
  'kb.end.winner':
    'mêmes points à la fin, on est à égalité, qui gagne, égalité, ex aequo, départage, victoire partagée, décompte final, ordre du décompte, plus de points, qui gagne la partie, égalité à la fin, le plus de points gagne, on partage la victoire, même score qui gagne, si on est à égalité',
  'kb.castle':
    'points des châteaux, près d’un château, à côté du château, trois points, deux maisons au même château, tout le monde marque, combien de points pour un château, ma maison touche un château, les châteaux comptent toujours, trois points par château, points au château, tout le monde marque le château, plusieurs maisons au même château, ça vaut combien un château',
  'kb.card.fishermen':
    'maisons au bord du lac, pecheur, points de l’eau, bord de l’eau, rive, lac, cité sur l’eau, points pour les maisons au bord de l’eau, une maison sur l’eau compte, maisons près du lac, ma maison est sur le lac elle compte, à côté de l’eau',
  'kb.card.merchants':
    'relier deux châteaux, joindre deux lieux, relier des châteaux, relier des lieux, route commerciale, chaîne, commerçants, par paire, connexion, relier un château à un lieu, points pour relier des endroits, une chaîne de maisons entre deux châteaux, châteaux reliés, mes maisons relient deux endroits, liaison entre château et lieu',
  'kb.card.discoverers':
    'une dans chaque rangée, une maison par ligne, sur chaque ligne, découvreurs, lignes horizontales, un par ligne, rangées, explorateur, un point par ligne, maisons sur plein de lignes différentes, les lignes où j’ai une maison, maisons sur chaque ligne, nombre de lignes',
  'kb.card.hermits':
    'nombre de groupes séparés, compter mes groupes, paquets, groupes séparés, cités isolées, maison seule, zones, un par groupe, ermite, points pour les maisons isolées, chaque groupe séparé compte, maisons toutes seules, combien de groupes, nombre de groupes, deux maisons qui se touchent comptent pour un',
  'kb.card.citizens':
    'le plus gros groupe, plus gros paquet, plus grand groupe, plus grande zone, toutes les deux cités, moitié du groupe, arrondi, arrondi vers le bas, citoyen, habitants, points pour mon plus gros groupe, la moitié des maisons du plus grand groupe, plus gros paquet de maisons, quel groupe compte, un groupe de neuf',
  'kb.card.miners':
    'maisons près des montagnes, points des montagnes, à côté d’une montagne, rochers, mine, mineur, points pour les maisons près des montagnes, maisons qui touchent la montagne, score des montagnes',
  'kb.card.workers':
    'à côté d’un lieu, à côté d’un château, travailleurs, ouvrier, cases spéciales, points à côté des châteaux et des lieux, maisons près d’un lieu, maisons qui touchent un château ou un lieu, près des endroits spéciaux',
  'kb.card.knights':
    'ma plus longue ligne, le plus sur une ligne, meilleure ligne, plus longue ligne, même ligne, deux points chacune, rangée, chevalier, points pour la ligne où j’en ai le plus, deux points par maison sur une ligne, plus longue ligne horizontale, le plus de maisons sur une seule ligne',
  'kb.card.lords':
    'le plus dans un coin, à égalité dans un coin, le second a encore 6, majorité, plus de maisons dans un quart, seconde place, égalité dans une section, seigneur, zéro cité second, secteur, quart du plateau, seigneurs égalité, qui a le plus dans chaque quart, deux premiers dans une section, deuxième place dans une section, l’égalité donne tous les points, douze et six points, majorité dans une section, qui est deuxième dans le coin, égalité de majorité, quelqu’un en a plus que moi dans un coin, je suis deuxième dans cette partie, qui domine chaque partie',
  'kb.card.farmers':
    'où j’en ai le moins, coin le plus faible, partie du plateau, section la plus faible, moins de maisons, fermiers, paysan, quart du plateau, section vide, secteur, points pour la section où j’en ai le moins, un coin où je n’ai rien, zéro maison dans une section, trois points par maison dans ma section la plus faible, mon coin le plus faible, aucune maison dans un coin, plus petite section',
  'kb.queenie.capitol':
    'compte deux fois, près des deux capitoles, capitale, queenie 1, à deux cases, où poser le capitole, mini extension, comment compte le capitole, maisons à deux cases du capitole, capitole sur quel château, à deux cases du capitole, points du capitole',
  'kb.queenie.caves':
    'd’une montagne à l’autre, passer par la montagne, cave, grotte, tunnel, queenie 2, téléportation, de cave en cave, où poser une cave, mini extension, caverne, comment marchent les caves, aller d’une cave à l’autre, où mettre les caves, utiliser une cave, d’une colline à l’autre',
  'kb.queenie.island':
    'comment marche l’île, déplacer vers la forêt, vers le canyon, ile, queenie 3, plateau séparé, pont de corde, cabane dans les arbres, quand aller sur l’île, mini extension, pont suspendu, quand construire sur l’île, l’île compte pour les seigneurs, pont de corde et cabane, bâtir sur l’île, aller sur l’île, l’île est une section',
  'kb.setup.layout':
    'comment on commence, combien de maisons chacun, installer, installation, préparer la partie, début de partie, disposer, que met-on sur le plateau, quelles sections, combien de cartes, trois cartes objectif, deux plaquettes par lieu, châteaux, qui commence, le plus âgé, piste de score, nombre de joueurs, comment on installe le jeu, combien de plateaux, combien de plaquettes par lieu, combien de cartes objectif, combien de sections on utilise, démarrer la partie, combien de maisons on prend',
  'kb.setup.first-game':
    'première partie, débutants, mise en place conseillée, quelles sections pour commencer, découvrir le jeu, conseils, où poser ma première maison, quels plateaux pour débuter, première partie conseillée, où construire en premier, notre première partie, bien débuter',
  'kb.draw.secret':
    'cacher ma carte, garder la carte terrain secrète, les autres peuvent voir ma carte, regarder ma carte, montrer sa carte, carte cachée, quand piocher, piocher à la fin du tour, main, les autres voient ma carte, ma carte terrain est secrète, quand je pioche ma prochaine carte, regarder ma carte avant mon tour, montre ta carte, cacher la carte terrain, quand je pioche la prochaine carte, prendre une nouvelle carte à la fin',
  'kb.draw.reshuffle':
    'remélanger, mélanger la défausse, plus de cartes, pioche vide, pioche finie, paquet vide, refaire la pioche, plus de cartes terrain, la pioche est vide, on remélange les cartes, le paquet est vide',
};

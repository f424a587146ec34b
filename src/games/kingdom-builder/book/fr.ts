import type { rules } from '#games/kingdom-builder/law/rules';
import type { Rules } from '#rulebook/rulebook';
import { typeset } from '#text/french';

export const fr: Rules<(typeof rules)[number]> = typeset({
  'kb.turn.order': {
    title: 'Dans le sens horaire',
    statement: 'Le joueur le plus âgé commence, puis on joue l’un après l’autre dans le sens des aiguilles d’une montre.',
    source: 'p. 2, Répartition du matériel ; Déroulement de la partie',
    also: 'dans quel sens, qui joue ensuite, qui commence, à qui le tour, qui commence, premier joueur, le plus âgé, plus vieux, ordre du tour, jouer hors de son tour',
  },
  'kb.draw.first': {
    title: 'La carte Terrain d’abord',
    statement: 'Le tour commence par la carte Terrain : on la montre avant de construire, de déplacer ou de finir.',
    source: 'p. 2, Déroulement de la partie',
    also: 'dois-je montrer ma carte, montrer aux autres, révéler la carte, retourner la carte, jouer avant de piocher, oublié de montrer la carte, quel terrain, début du tour, carte en main',
  },
  'kb.draw.nothing-free': {
    title: 'Plus aucune case de ce terrain',
    statement:
      'Si aucune case du terrain montré n’est libre sur toute la table, la carte quitte le jeu et on en pioche une autre, autant de fois qu’il le faut.',
    house: 'De même quand un Oracle ou une Grange vient de prendre la dernière et qu’aucune des trois cités n’est posée.',
    source: 'p. 4, Règles de placement : Exception',
    also: 'plus de forêt libre, ma carte est impossible, terrain plein, terrain épuisé, plus de forêt, plus de place, impossible de poser, repiocher, piocher une autre carte, défausser la carte, bloqué, aucun coup possible',
  },
  'kb.turn.three': {
    title: 'Trois cités par tour',
    statement:
      'L’action obligatoire pose trois cités sur le terrain montré, l’une après l’autre. Elle n’est plus courte que si la réserve ou le terrain s’épuise, et le tour ne finit pas avant elle. Si le terrain s’épuise après une ou deux, la convention de la table dit si l’on repioche pour le reste.',
    source: 'p. 3, Action obligatoire ; p. 4, Règles de placement : Exception',
    also: 'dois-je en poser trois, il ne reste qu’une case, passer, combien de cités par tour, trois maisons, n’en poser que deux, passer son tour, faut-il poser les trois, moins de trois, quatrième cité, finir plus tôt, action obligatoire',
  },
  'kb.turn.no-interruption': {
    title: 'Trois cités sans interruption',
    statement: 'Les actions spéciales viennent avant la première ou après la dernière des trois cités obligatoires, jamais entre elles.',
    source: 'p. 3, Action spéciale : Note',
    also: 'bonus d’abord puis les trois, au milieu des trois, entre deux maisons, jeton au milieu, plaquette entre deux cités, interrompre les trois, quand utiliser l’action spéciale, avant ou après, moment des plaquettes, action bonus',
  },
  'kb.build.reserve': {
    title: 'De sa propre réserve',
    statement: 'On ne construit qu’avec les cités de sa réserve : 40 par joueur. Déplacer une cité déjà en jeu n’en demande pas.',
    source: 'p. 2, Répartition du matériel',
    also: 'combien de maisons par joueur, plus rien en réserve, plus de maisons, plus de maisons, plus de cités, réserve vide, combien de maisons, 40 pièces, stock épuisé',
  },
  'kb.build.free': {
    title: 'Une cité par case',
    statement: 'Une case porte une cité au plus, de n’importe quel joueur.',
    source: 'p. 4, Règles de placement 1',
    also: 'deux sur la même case, déjà occupée, case occupée, case prise, deux maisons sur la même case, partager une case, bloquer, empiler, poser par-dessus',
  },
  'kb.build.buildable': {
    title: 'Terrain constructible',
    statement:
      'Les cités se posent sur prairie, canyon, désert, fleurs et forêt. Jamais sur une montagne, un château ou un lieu ; sur l’eau, seulement grâce au Port.',
    source: 'p. 4, Règles de placement 2',
    also: 'poser sur une montagne, construire dans le lac, aller sur l’eau, sur un château, construire sur l’eau, construire sur la montagne, construire sur un château, construire sur un lieu, terrain interdit, où ne peut-on pas poser, lac, rivière',
  },
  'kb.build.terrain': {
    title: 'Le terrain demandé',
    statement:
      'La case montre le terrain de l’action : celui de la carte pour les trois cités, l’Oracle et la Grange, prairie pour la Ferme, désert pour l’Oasis, canyon pour le Pont de corde, forêt pour la Cabane dans les arbres.',
    source: 'p. 3, Action obligatoire ; p. 4, Règles de placement 3',
    also: 'mauvais terrain, terrain de la carte, quel terrain pour la plaquette, autre couleur de case, hors terrain',
  },
  'kb.build.adjacent': {
    title: 'À côté des siennes si possible',
    statement:
      'Si une case libre qui convient touche une de vos cités, vous devez choisir une telle case. Sinon seulement, toute autre case qui convient sur la table est permise. L’Enclos n’y oblige pas.',
    house:
      'Une cité déplacée est d’abord soulevée : elle ne compte pas, et la case qu’elle quitte est libre. La Taverne et les caves n’y obligent pas non plus.',
    source: 'p. 4, Règles de placement 3 ; p. 6',
    also: 'coller à mes maisons, dois-je toucher, rien de libre à côté de moi, commencer ailleurs, faut-il poser à côté de ses maisons, adjacence, adjacent, collé, voisin, contigu, relié, poser n’importe où, commencer ailleurs, nouvelle zone, placement obligatoire, choisir où poser',
  },
  'kb.tile.gain': {
    title: 'Gagner une plaquette',
    statement:
      'Une cité posée ou déplacée à côté d’un lieu prend aussitôt une de ses plaquettes, s’il en reste et si vous n’en avez jamais pris sur cette case. Une autre case du même lieu vous en donne une seconde.',
    source: 'p. 3, Lieux et Plaquettes de lieu',
    also: 'les autres ont pris les jetons, plus de jeton là, me mettre à côté d’un lieu, comment avoir un jeton, gagner un jeton, prendre un jeton, gagner une tuile, comment avoir un bonus, deux plaquettes du même lieu, plus de plaquette, récupérer un jeton, seconde plaquette',
  },
  'kb.tile.held': {
    title: 'Ses propres plaquettes',
    statement: 'On n’agit qu’avec les plaquettes que l’on a devant soi.',
    source: 'p. 3, Lieux et Plaquettes de lieu',
    also: 'plaquette d’un autre, jeton que je n’ai pas, emprunter une plaquette, quelles plaquettes puis-je utiliser, plaquette sur le plateau',
  },
  'kb.tile.fresh': {
    title: 'Une plaquette attend un tour',
    statement: 'Une plaquette sert à partir du tour qui suit celui où on l’a reçue.',
    source: 'p. 3, Lieux et Plaquettes de lieu',
    also: 'l’utiliser tout de suite, le tour où je l’ai eu, utiliser le jeton tout de suite, jeton neuf, même tour, je viens de prendre la plaquette, quand utiliser ma plaquette, attendre un tour',
  },
  'kb.tile.once': {
    title: 'Une fois par tour',
    statement: 'Chaque plaquette sert une fois par tour au plus, sans jamais y être obligé ; deux identiques servent deux fois.',
    source: 'p. 3, Action spéciale',
    also: 'même bonus deux fois, deux jetons pareils, deux jetons identiques, utiliser deux fois, combien de fois par tour, deux plaquettes pareilles, une fois par tour, réutiliser, retourner la plaquette, facultatif',
  },
  'kb.tile.lost': {
    title: 'Perdre une plaquette',
    statement: 'Quand votre dernière cité à côté d’un lieu s’en va, sa plaquette quitte le jeu.',
    house:
      'Aussitôt, utilisée ou non, et cette case ne vous en donnera plus. On regarde après le déplacement : qui tourne autour du même lieu garde la plaquette. De deux identiques, c’est l’utilisée qui part.',
    source: 'p. 3, Lieux et Plaquettes de lieu',
    also: 'rendre le jeton, je le perds si je m’en vais, perdre un jeton, je perds le jeton si je bouge ma maison, garder la plaquette, rendre la plaquette, quitter le lieu, défausser, s’éloigner du lieu',
  },
  'kb.move.own': {
    title: 'Ses propres cités',
    statement: 'On déplace une de ses cités, jamais celle d’un autre.',
    source: 'p. 6, Actions spéciales',
    also: 'déplacer la maison d’un autre, bouger une cité adverse, quelle cité déplacer, pousser, échanger',
  },
  'kb.oracle': {
    title: 'Oracle',
    statement:
      'Construisez une cité de plus sur le terrain de la carte montrée, à côté des vôtres si possible. Si aucune case n’est libre, l’action est abandonnée.',
    source: 'p. 6, Oracle',
    also: 'cité de plus sur ma carte, quatrième cité, œil, même terrain, jeton oracle',
  },
  'kb.farm': {
    title: 'Ferme',
    statement:
      'Construisez une cité de plus sur une prairie, à côté des vôtres si possible. Si aucune prairie n’est libre, l’action est abandonnée.',
    source: 'p. 6, Ferme',
    also: 'jeton herbe, blé, pré, cité de plus sur la prairie, jeton ferme',
  },
  'kb.oasis': {
    title: 'Oasis',
    statement:
      'Construisez une cité de plus dans le désert, à côté des vôtres si possible. Si aucun désert n’est libre, l’action est abandonnée.',
    source: 'p. 6, Oasis',
    also: 'jeton désert, palmier, sable, cité de plus dans le désert, jeton oasis',
  },
  'kb.tower': {
    title: 'Tour',
    statement:
      'Construisez une cité de plus sur une case constructible du bord du plateau, à côté des vôtres si possible : si une case libre du bord touche une de vos cités, il faut choisir une telle case. L’île n’a pas de bord.',
    source: 'p. 4 et 6, Tour',
    also: 'au bord, sur le côté du plateau, bord du plateau, case du bord, bordure, construire au bord, jeton tour, côté du plateau',
  },
  'kb.tavern': {
    title: 'Taverne',
    statement:
      'Construisez une cité de plus au bout d’une ligne droite et continue d’au moins trois de vos cités, dans l’une des trois directions, sur une case constructible. La ligne elle-même remplit l’obligation de toucher ses cités.',
    source: 'p. 6, Taverne',
    also: 'au bout de trois alignées, ligne de trois maisons, aligner trois, ligne de trois, trois alignées, prolonger une ligne, diagonale, bière, chope, auberge, alignement, jeton taverne',
  },
  'kb.barn': {
    title: 'Grange',
    statement: 'Déplacez une de vos cités vers le terrain de la carte montrée, à côté de vos autres cités si possible.',
    house: 'Elle peut aussi revenir sur la case qu’elle quitte.',
    source: 'p. 6, Grange',
    also: 'déplacer une maison vers le terrain de ma carte, déplacer vers le terrain de ma carte, jeton grange, déménager, hangar, foin',
  },
  'kb.harbor': {
    title: 'Port',
    statement: 'Déplacez une de vos cités sur l’eau, à côté de vos autres cités si possible. C’est la seule façon d’y aller.',
    source: 'p. 6, Port',
    also: 'sur le lac, aller sur l’eau, construire dans l’eau, aller sur l’eau, poser sur l’eau, bateau, ancre, mer, lac, jeton port, navire',
  },
  'kb.paddock': {
    title: 'Enclos',
    statement:
      'Déplacez une de vos cités d’exactement deux cases en ligne droite, sur une case constructible libre. Elle saute n’importe quoi, même des cités, et n’a pas à toucher une autre des vôtres.',
    source: 'p. 6, Enclos',
    also: 'sauter par-dessus un lac, sauter par-dessus l’eau, deux plus loin, cheval, jeton cheval, sauter deux cases, saut, sauter par-dessus, fer à cheval, deux cases, écurie, sauter une maison',
  },
  'kb.end.trigger': {
    title: 'Le dernier tour',
    statement:
      'Quand un joueur pose la dernière cité de sa réserve, on finit le tour de table : le joueur à droite du premier joueur joue en dernier.',
    source: 'p. 4, Fin de partie',
    also: 'quelqu’un pose la dernière maison, tout le monde rejoue, quand ça s’arrête, quand finit la partie, dernier tour, tour final, tout le monde rejoue, plus de maisons, fin de partie, même nombre de tours',
  },
  'kb.end.winner': {
    title: 'Qui gagne',
    statement:
      'On compte les trois cartes l’une après l’autre, puis les châteaux. Qui a le plus de points gagne ; à égalité, la victoire se partage.',
    source: 'p. 4, Décompte final',
    also: 'mêmes points à la fin, on est à égalité, qui gagne, égalité, ex aequo, départage, victoire partagée, décompte final, ordre du décompte, plus de points',
  },
  'kb.castle': {
    title: 'Châteaux',
    statement: 'Chaque château à côté duquel vous avez au moins une cité rapporte 3 points, une seule fois.',
    source: 'p. 3, Châteaux',
    also: 'points des châteaux, près d’un château, à côté du château, trois points, deux maisons au même château, tout le monde marque',
  },
  'kb.card.fishermen': {
    title: 'Pêcheurs',
    statement: '1 point par cité au bord de l’eau. Une cité posée sur l’eau ne compte pas ; l’eau occupée reste de l’eau.',
    source: 'p. 5, Pêcheurs',
    also: 'maisons au bord du lac, pecheur, points de l’eau, bord de l’eau, rive, lac, cité sur l’eau',
  },
  'kb.card.merchants': {
    title: 'Marchands',
    statement:
      '4 points pour chaque château ou lieu relié à un autre par une même zone de vos cités. Chacun ne compte qu’une fois : trois reliés ensemble donnent 12, deux paires séparées 16.',
    source: 'p. 5, Marchands',
    also: 'relier deux châteaux, joindre deux lieux, relier des châteaux, relier des lieux, route commerciale, chaîne, commerçants, par paire, connexion',
  },
  'kb.card.discoverers': {
    title: 'Explorateurs',
    statement: '1 point par ligne horizontale qui porte au moins une de vos cités.',
    source: 'p. 5, Explorateurs',
    also: 'une dans chaque rangée, une maison par ligne, sur chaque ligne, découvreurs, lignes horizontales, un par ligne, rangées, explorateur',
  },
  'kb.card.hermits': {
    title: 'Ermites',
    statement: '1 point par zone de colonisation séparée ; une cité isolée en est une.',
    source: 'p. 5, Ermites',
    also: 'nombre de groupes séparés, compter mes groupes, paquets, groupes séparés, cités isolées, maison seule, zones, un par groupe, ermite',
  },
  'kb.card.citizens': {
    title: 'Citoyens',
    statement: '1 point par paire de cités de votre plus grande zone de colonisation ; une cité sans paire ne rapporte rien.',
    source: 'p. 5, Citoyens',
    also: 'le plus gros groupe, plus gros paquet, plus grand groupe, plus grande zone, toutes les deux cités, moitié du groupe, arrondi, arrondi vers le bas, citoyen, habitants',
  },
  'kb.card.miners': {
    title: 'Mineurs',
    statement: '1 point par cité à côté d’une montagne, même si elle en touche plusieurs. Une cave est une montagne.',
    source: 'p. 5, Mineurs',
    also: 'maisons près des montagnes, points des montagnes, à côté d’une montagne, rochers, mine, mineur',
  },
  'kb.card.workers': {
    title: 'Ouvriers',
    statement: '1 point par cité à côté d’un château ou d’un lieu, même si elle en touche plusieurs.',
    source: 'p. 5, Ouvriers',
    also: 'à côté d’un lieu, à côté d’un château, travailleurs, ouvrier, cases spéciales',
  },
  'kb.card.knights': {
    title: 'Chevaliers',
    statement: '2 points par cité sur la ligne horizontale où vous en avez le plus ; si plusieurs lignes se valent, une seule compte.',
    source: 'p. 5, Chevaliers',
    also: 'ma plus longue ligne, le plus sur une ligne, meilleure ligne, plus longue ligne, même ligne, deux points chacune, rangée, chevalier',
  },
  'kb.card.lords': {
    title: 'Seigneurs',
    statement:
      'Dans chaque section, 12 points à qui a le plus de cités et 6 au second. Les joueurs à égalité touchent tous la somme entière, et une égalité en tête laisse la seconde place au nombre suivant. L’île n’est pas une section.',
    source: 'p. 5, Seigneurs ; p. 8, Queenie 3',
    also: 'le plus dans un coin, à égalité dans un coin, le second a encore 6, majorité, plus de maisons dans un quart, seconde place, égalité dans une section, seigneur, zéro cité second, secteur, quart du plateau, seigneurs égalité',
  },
  'kb.card.farmers': {
    title: 'Paysans',
    statement:
      '3 points par cité dans la section où vous en avez le moins ; rien si une section n’en a aucune. L’île n’est pas une section.',
    source: 'p. 5, Paysans ; p. 8, Queenie 3',
    also: 'où j’en ai le moins, coin le plus faible, partie du plateau, section la plus faible, moins de maisons, fermiers, paysan, quart du plateau, section vide, secteur',
  },
  'kb.queenie.capitol': {
    title: 'Capitole',
    statement:
      '1 point par cité à deux cases au plus d’un Capitole, comptée une seule fois même près des deux. Il se pose sur un château de la section Port ou Oracle, un au plus dans chacune.',
    house: 'Ce château garde ses 3 points.',
    source: 'p. 8, Queenie 1',
    also: 'compte deux fois, près des deux capitoles, capitale, queenie 1, à deux cases, où poser le capitole, mini extension',
  },
  'kb.queenie.caves': {
    title: 'Caves',
    statement:
      'Une fois par tour, avant ou après l’action obligatoire, une cité à côté d’une cave peut aller sur une case constructible libre à côté d’une cave. Une cave reste une montagne ; une au plus par section, à l’écart des châteaux et des lieux.',
    house: 'Sans obligation de toucher vos propres cités.',
    source: 'p. 8, Queenie 2',
    also: 'd’une montagne à l’autre, passer par la montagne, cave, grotte, tunnel, queenie 2, téléportation, de cave en cave, où poser une cave, mini extension, caverne',
  },
  'kb.queenie.island': {
    title: 'Île',
    statement:
      'Un petit plateau à part. Ses cases comptent pour toutes les actions et cartes, sauf Seigneurs et Paysans ; ses cinq lignes comptent pour Chevaliers et Explorateurs. Son lieu donne le Pont de corde (une de vos cités vers un canyon) ou la Cabane dans les arbres (vers une forêt), à côté des vôtres si possible.',
    house: 'L’île n’a pas de bord : la Tour n’y construit pas.',
    source: 'p. 8, Queenie 3',
    also: 'comment marche l’île, déplacer vers la forêt, vers le canyon, ile, queenie 3, plateau séparé, pont de corde, cabane dans les arbres, quand aller sur l’île, mini extension, pont suspendu',
  },
});

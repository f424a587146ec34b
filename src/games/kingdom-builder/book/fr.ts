import type { rules } from '#games/kingdom-builder/law/rules';
import type { RuleTexts } from '#rulebook/rulebook';
import { typeset } from '#text/french';

export const fr: RuleTexts<(typeof rules)[number]> = typeset({
  'kb.turn.order': {
    title: 'Dans le sens horaire',
    statement: 'Le joueur le plus âgé commence, puis on joue l’un après l’autre dans le sens des aiguilles d’une montre.',
    source: 'p. 2, Répartition du matériel ; Déroulement de la partie',
  },
  'kb.draw.first': {
    title: 'La carte Terrain d’abord',
    statement: 'Le tour commence par la carte Terrain : on la pose face visible avant de construire, de déplacer ou de terminer.',
    source: 'p. 2, Déroulement de la partie',
  },
  'kb.draw.nothing-free': {
    title: 'Plus aucune case de ce terrain',
    statement:
      'S’il n’y a plus de case libre de ce terrain sur toute la table, la carte quitte le jeu et on en pioche une autre, autant de fois qu’il le faut.',
    source: 'p. 4, Règles de placement : Exception',
  },
  'kb.turn.three': {
    title: 'Trois cités par tour',
    statement:
      'L’action obligatoire pose trois cités sur le terrain montré, l’une après l’autre. Le tour ne s’arrête pas avant. Si le terrain est plein après une ou deux cités, c’est à la table de décider si l’on pioche une nouvelle carte pour le reste.',
    source: 'p. 3, Action obligatoire ; p. 4, Règles de placement : Exception',
  },
  'kb.turn.no-interruption': {
    title: 'Trois cités sans interruption',
    statement: 'Les actions spéciales viennent avant la première ou après la dernière des trois cités obligatoires, jamais entre elles.',
    source: 'p. 3, Action spéciale : Note',
  },
  'kb.build.reserve': {
    title: 'De sa propre réserve',
    statement: 'On ne construit qu’avec les cités de sa réserve : 40 par joueur. Déplacer une cité déjà en jeu n’en coûte pas.',
    source: 'p. 2, Répartition du matériel',
  },
  'kb.build.free': {
    title: 'Une cité par case',
    statement: 'Une seule cité par case, quel que soit son propriétaire.',
    source: 'p. 4, Règles de placement 1',
  },
  'kb.build.buildable': {
    title: 'Terrain constructible',
    statement:
      'Les cités se posent sur prairie, canyon, désert, fleurs et forêt. Jamais sur une montagne, un château ou un lieu ; sur l’eau, seulement grâce au Port.',
    source: 'p. 4, Règles de placement 2',
  },
  'kb.build.terrain': {
    title: 'Le terrain demandé',
    statement:
      'La case montre le terrain de l’action : celui de la carte pour les trois cités, l’Oracle et la Grange, prairie pour la Ferme, désert pour l’Oasis, canyon pour le Pont de corde, forêt pour la Cabane dans les arbres.',
    source: 'p. 3, Action obligatoire ; p. 4, Règles de placement 3',
  },
  'kb.build.adjacent': {
    title: 'À côté des siennes si possible',
    statement:
      'Si une case libre du bon terrain touche une de vos cités, vous devez en choisir une. Sinon, vous pouvez prendre n’importe quelle case libre de ce terrain sur la table. Cela ne vaut pas pour l’Enclos, et la ligne de la Taverne suffit.',
    source: 'p. 4, Règles de placement 3 ; p. 6',
  },
  'kb.tile.gain': {
    title: 'Gagner une plaquette',
    statement:
      'Une cité placée à côté d’un lieu vous donne aussitôt une de ses plaquettes, s’il en reste. Une case lieu ne vous en donne qu’une, même si vous y avez plusieurs cités ; une autre case du même nom vous en donne une seconde.',
    source: 'p. 3, Lieux et Plaquettes de lieu',
  },
  'kb.tile.held': {
    title: 'Ses propres plaquettes',
    statement: 'On n’agit qu’avec les plaquettes que l’on a devant soi.',
    source: 'p. 3, Lieux et Plaquettes de lieu',
  },
  'kb.tile.fresh': {
    title: 'Une plaquette attend un tour',
    statement: 'On peut utiliser une plaquette à partir du tour qui suit celui où on l’a prise.',
    source: 'p. 3, Lieux et Plaquettes de lieu',
  },
  'kb.tile.once': {
    title: 'Une fois par tour',
    statement: 'On utilise chaque plaquette une fois par tour au plus, si on le souhaite ; avec deux identiques, on agit deux fois.',
    source: 'p. 3, Action spéciale',
  },
  'kb.tile.lost': {
    title: 'Perdre une plaquette',
    statement: 'Quand votre dernière cité à côté d’un lieu s’en va, sa plaquette quitte le jeu.',
    source: 'p. 3, Lieux et Plaquettes de lieu',
  },
  'kb.move.own': {
    title: 'Ses propres cités',
    statement: 'On déplace une de ses cités, jamais celle d’un autre.',
    source: 'p. 6, Actions spéciales',
  },
  'kb.oracle': {
    title: 'Oracle',
    statement: 'Construisez une cité de plus sur le terrain de la carte montrée, à côté des vôtres si possible.',
    source: 'p. 6, Oracle',
  },
  'kb.farm': {
    title: 'Ferme',
    statement:
      'Construisez une cité de plus sur une prairie, à côté des vôtres si possible. Si aucune prairie n’est libre, la plaquette ne sert pas.',
    source: 'p. 6, Ferme',
  },
  'kb.oasis': {
    title: 'Oasis',
    statement:
      'Construisez une cité de plus dans le désert, à côté des vôtres si possible. Si aucun désert n’est libre, la plaquette ne sert pas.',
    source: 'p. 6, Oasis',
  },
  'kb.tower': {
    title: 'Tour',
    statement:
      'Construisez une cité de plus sur une case constructible du bord du plateau, à côté des vôtres si possible : si une case libre du bord touche une de vos cités, il faut en choisir une.',
    source: 'p. 4 et 6, Tour',
  },
  'kb.tavern': {
    title: 'Taverne',
    statement:
      'Construisez une cité de plus au bout d’une ligne droite et continue d’au moins trois de vos cités, dans l’une des trois directions, sur une case constructible. La ligne suffit : la case n’a pas à toucher d’autres cités.',
    source: 'p. 6, Taverne',
  },
  'kb.barn': {
    title: 'Grange',
    statement: 'Déplacez une de vos cités vers le terrain de la carte montrée, à côté de vos autres cités si possible.',
    source: 'p. 6, Grange',
  },
  'kb.harbor': {
    title: 'Port',
    statement: 'Déplacez une de vos cités sur l’eau, à côté de vos autres cités si possible. C’est la seule façon d’y aller.',
    source: 'p. 6, Port',
  },
  'kb.paddock': {
    title: 'Enclos',
    statement:
      'Déplacez une de vos cités d’exactement deux cases en ligne droite, sur une case constructible libre. Elle saute n’importe quoi, même des cités, et n’a pas à toucher une autre des vôtres.',
    source: 'p. 6, Enclos',
  },
  'kb.end.trigger': {
    title: 'Le dernier tour',
    statement:
      'Quand un joueur pose la dernière cité de sa réserve, on finit le tour de table : le joueur à droite du premier joueur joue en dernier.',
    source: 'p. 4, Fin de partie',
  },
  'kb.end.winner': {
    title: 'Qui gagne',
    statement:
      'On compte les trois cartes l’une après l’autre, puis les châteaux. Le joueur qui a le plus de points gagne ; à égalité, la victoire est partagée.',
    source: 'p. 4, Décompte final',
  },
  'kb.castle': {
    title: 'Châteaux',
    statement: 'Chaque château à côté duquel vous avez au moins une cité rapporte 3 points, une seule fois.',
    source: 'p. 3, Châteaux',
  },
  'kb.card.fishermen': {
    title: 'Pêcheurs',
    statement: '1 point par cité au bord de l’eau. Une cité posée sur l’eau ne compte pas ; l’eau occupée reste de l’eau.',
    source: 'p. 5, Pêcheurs',
  },
  'kb.card.merchants': {
    title: 'Marchands',
    statement:
      '4 points pour chaque château ou lieu relié à un autre par une même zone de vos cités. Chacun ne compte qu’une fois : trois reliés ensemble donnent 12, deux paires séparées 16.',
    source: 'p. 5, Marchands',
  },
  'kb.card.discoverers': {
    title: 'Explorateurs',
    statement: '1 point par ligne horizontale où vous avez au moins une cité.',
    source: 'p. 5, Explorateurs',
  },
  'kb.card.hermits': {
    title: 'Ermites',
    statement: '1 point par zone de colonisation séparée ; une cité isolée en est une.',
    source: 'p. 5, Ermites',
  },
  'kb.card.citizens': {
    title: 'Citoyens',
    statement: '1 point par paire de cités de votre plus grande zone de colonisation ; une cité sans paire ne rapporte rien.',
    source: 'p. 5, Citoyens',
  },
  'kb.card.miners': {
    title: 'Mineurs',
    statement: '1 point par cité à côté d’une montagne, même si elle en touche plusieurs. Une cave est une montagne.',
    source: 'p. 5, Mineurs',
  },
  'kb.card.workers': {
    title: 'Ouvriers',
    statement: '1 point par cité à côté d’un château ou d’un lieu, même si elle en touche plusieurs.',
    source: 'p. 5, Ouvriers',
  },
  'kb.card.knights': {
    title: 'Chevaliers',
    statement: '2 points par cité sur la ligne horizontale où vous en avez le plus ; si plusieurs lignes se valent, une seule compte.',
    source: 'p. 5, Chevaliers',
  },
  'kb.card.lords': {
    title: 'Seigneurs',
    statement:
      'Dans chaque section, 12 points au joueur qui a le plus de cités et 6 au second. Les joueurs à égalité marquent tous la totalité ; s’ils sont à égalité en tête, celui qui vient ensuite est second. L’île n’est pas une section.',
    source: 'p. 5, Seigneurs ; p. 8, Queenie 3',
  },
  'kb.card.farmers': {
    title: 'Paysans',
    statement:
      '3 points par cité dans la section où vous en avez le moins ; rien si vous n’en avez aucune dans une section. L’île n’est pas une section.',
    source: 'p. 5, Paysans ; p. 8, Queenie 3',
  },
  'kb.queenie.capitol': {
    title: 'Capitole',
    statement:
      '1 point par cité à deux cases au plus d’un Capitole, comptée une seule fois même près des deux. Il se pose sur un château de la section Port ou Oracle, un au plus dans chacune.',
    source: 'p. 8, Queenie 1',
  },
  'kb.queenie.caves': {
    title: 'Caves',
    statement:
      'Une fois par tour, avant ou après l’action obligatoire, une cité à côté d’une cave peut aller sur une case constructible libre à côté d’une cave. Il y en a une par section, sur une montagne à au moins deux cases d’un château ou d’un lieu ; elle compte toujours comme montagne.',
    source: 'p. 8, Queenie 2',
  },
  'kb.queenie.island': {
    title: 'Île',
    statement:
      'Un petit plateau à part, où l’on peut construire quand aucune case possible n’est libre à côté des siennes. Ce n’est pas une section : Seigneurs et Paysans n’en tiennent pas compte ; ses cinq lignes comptent pour Chevaliers et Explorateurs. Son lieu donne le Pont de corde (une de vos cités vers un canyon) ou la Cabane dans les arbres (vers une forêt), à côté des vôtres si possible.',
    source: 'p. 8, Queenie 3',
  },
});

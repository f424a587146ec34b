import type { rules } from '#games/kings-gate/law/rules';
import type { RuleTexts } from '#rulebook/rulebook';
import { typeset } from '#text/french';

export const fr: RuleTexts<(typeof rules)[number]> = typeset({
  'kg.turn.order': {
    title: 'Le tour de table',
    statement:
      'Le premier joueur est tiré au sort, puis on joue dans le sens horaire. Un joueur qui n’a plus de tuile, ni en main ni dans sa pile, passe son tour jusqu’à la fin.',
    source: 'Le jeu ; Fin du jeu',
  },
  'kg.turn.at-least-one': {
    title: 'Au moins une tuile',
    statement: 'On ne passe pas son tour : on pose au moins une tuile. Une taverne ou un dragon seul suffit.',
    source: 'Le jeu ; Placer des tuiles de bâtiment',
  },
  'kg.turn.hand': {
    title: 'Six tuiles en main',
    statement:
      'La main compte six tuiles et ne se complète qu’à la fin du tour : on n’en joue donc jamais plus de six par tour, dragons compris. La tuile déplacée par la Sorcière ne vient pas de la main.',
    source: 'Le jeu',
  },
  'kg.turn.one-big': {
    title: 'Des maisons, ou une seule tuile plus forte',
    statement:
      'Tavernes et dragons mis à part, on pose à son tour soit autant de maisons (1) que l’on veut, soit une seule tuile de 2 à 5. La tuile du Magicien vient en plus ; le Cimetière et la Garnison ont leurs propres limites.',
    source: 'Placer des tuiles de bâtiment',
  },
  'kg.turn.pub-and-dragon': {
    title: 'Taverne et dragon',
    statement: 'La taverne et le dragon se jouent seuls ou avec d’autres tuiles, dans l’ordre que l’on veut.',
    source: 'Placer des tuiles de bâtiment ; Tuiles de bâtiment spéciales',
  },
  'kg.place.adjacent': {
    title: 'Autour du lieu en cours',
    statement:
      'Les tuiles vont seulement dans les dix espaces qui touchent le lieu en cours, coins compris. Le lieu en cours est le dernier posé.',
    source: 'Placer des tuiles de bâtiment ; Installation',
  },
  'kg.place.location-square': {
    title: 'Un lieu ne se recouvre pas',
    statement: 'Une case occupée par un lieu n’est jamais un espace pour une tuile, même quand deux lieux se touchent.',
    source: 'Découle des règles, sans être imprimé',
  },
  'kg.place.own-tile': {
    title: 'Jamais sur les siennes',
    statement:
      'On ne recouvre et on ne fait dévorer que la tuile d’un adversaire, jamais la sienne ; à deux joueurs, ni l’une ni l’autre de ses couleurs.',
    source: 'Lieux (« la tuile d’un adversaire »)',
  },
  'kg.place.barracks': {
    title: 'On ne recouvre pas une caserne',
    statement: 'On ne recouvre jamais la caserne (3) d’un adversaire, et aucun dragon ne la dévore, même dans un lieu dangereux.',
    source: 'Lieux, Exception ; Tuiles de bâtiment spéciales',
  },
  'kg.place.protected': {
    title: 'Le personnage protège',
    statement: 'Une tuile qui porte un personnage n’est jamais recouverte, et aucun dragon ne la dévore.',
    source: 'Les jetons de personnages',
  },
  'kg.place.safe': {
    title: 'Lieu sûr : espaces libres seulement',
    statement:
      'Dans un lieu sûr (numéro sur fond blanc), on ne pose que dans les espaces libres. C’est à la table de décider si cela arrête aussi le dragon.',
    source: 'Lieux',
  },
  'kg.place.greater': {
    title: 'Lieu dangereux : le plus fort recouvre',
    statement:
      'Dans un lieu dangereux (numéro sur fond noir), une tuile peut aussi recouvrir celle d’un adversaire de valeur strictement inférieure. Les 2 points de votre Maître de guilde comptent ; celui d’un adversaire protège sa tuile, qui n’est jamais recouverte. La tuile recouverte quitte la partie.',
    source: 'Lieux',
  },
  'kg.supply': {
    title: 'Des tuiles en nombre limité',
    statement:
      'Chaque couleur a 22 tuiles, dont un nombre fixe de chaque sorte, et l’on ne joue que ses propres couleurs. Les nombres sont ceux de votre boîte.',
    source: 'Composants (22 tuiles par couleur ; le détail n’est pas imprimé)',
  },
  'kg.dragon.target': {
    title: 'Ce que dévore un dragon',
    statement: 'Le dragon va sur la tuile d’un adversaire au lieu en cours. Les deux quittent la partie et l’espace redevient libre.',
    source: 'Placer des tuiles de bâtiment',
  },
  'kg.dragon.free-space': {
    title: 'Un dragon sur un espace libre',
    statement: 'Un dragon joué dans un espace libre est défaussé.',
    source: 'Placer des tuiles de bâtiment',
  },
  'kg.location.graveyard': {
    title: 'Cimetière : deux au plus',
    statement:
      'Au Cimetière, on joue une ou deux tuiles par tour, jamais plus ; tavernes, maisons et dragons comptent aussi. C’est à la table de décider si les deux peuvent être de n’importe quelles valeurs.',
    source: 'Les lieux spéciaux',
  },
  'kg.location.garrison': {
    title: 'Garnison : une maison',
    statement: 'À la Garnison, on pose au plus une maison (1) par tour.',
    source: 'Les lieux spéciaux',
  },
  'kg.location.tourney': {
    title: 'Piste de tournoi : le dernier paie',
    statement:
      'Au décompte de la Piste de tournoi, le plus petit total coûte 3 points à son propriétaire. C’est à la table de décider si une couleur sans tuile peut être la plus petite, et si les points peuvent passer sous 0.',
    source: 'Les lieux spéciaux',
  },
  'kg.score.surrounded': {
    title: 'Un lieu entouré est compté',
    statement: 'On compte un lieu dès que le dernier de ses dix espaces est rempli, avant la fin du tour.',
    source: 'Le décompte des lieux',
  },
  'kg.score.total': {
    title: 'Les totaux',
    statement:
      'On additionne les tuiles visibles d’une couleur dans les dix espaces, quel que soit le moment où elles ont été posées ; une tuile qui touche deux lieux compte pour les deux. Les tuiles recouvertes ne comptent plus.',
    source: 'Le décompte des lieux ; Le placement du lieu suivant',
  },
  'kg.score.prizes': {
    title: 'Les gains selon le rang',
    statement:
      'Les couleurs se classent par total ; les trois premiers rangs prennent les trois gains dans l’ordre, à trois joueurs seulement les deux premiers. De quatre couleurs, la plus faible ne reçoit rien.',
    source: 'Le décompte des lieux',
  },
  'kg.score.presence': {
    title: 'Sans tuile, pas de gain',
    statement: 'Sans au moins une tuile sur place, une couleur ne prend aucun gain. Une taverne suffit pour être présent.',
    source: 'Le décompte des lieux',
  },
  'kg.score.tie': {
    title: 'Les égalités dans le sens horaire',
    statement:
      'Les couleurs à égalité se classent dans le sens horaire, à partir du voisin de gauche du joueur qui a posé la dernière tuile ; celui-ci perd toutes les égalités.',
    source: 'Le décompte des lieux',
  },
  'kg.score.character': {
    title: 'À qui va le personnage',
    statement: 'La première couleur reçoit aussi le personnage du lieu ; au Marché, la deuxième en reçoit un également.',
    source: 'Les jetons de personnages ; Lieux',
  },
  'kg.character.held': {
    title: 'Seulement ses propres personnages',
    statement:
      'On ne joue qu’un personnage que l’on possède, et pas avant le tour qui suit. Un joueur qui n’a plus de tuiles défausse aussitôt les siens.',
    source: 'Les jetons de personnages ; Fin du jeu',
  },
  'kg.character.on-placement': {
    title: 'Le personnage arrive avec la tuile',
    statement:
      'Un personnage se pose sur une tuile au moment où on la place : un seul par tuile, jamais sur un dragon ni sur une tuile déjà posée. Plusieurs tuiles d’un tour peuvent chacune en porter un, et deux personnages d’un même lieu agissent côte à côte.',
    source: 'Les jetons de personnages',
  },
  'kg.character.king': {
    title: 'Roi',
    statement:
      'Avec le Roi, un lieu sûr devient dangereux et un lieu dangereux devient sûr, pour le lieu en cours et tout lieu posé plus tard contre sa tuile. C’est à la table de décider si la tuile qui l’amène est déjà jugée sur le terrain retourné.',
    source: 'Les jetons de personnages',
  },
  'kg.character.bishop': {
    title: 'Évêque',
    statement:
      'À chaque lieu que touche sa tuile, maintenant ou plus tard, toute tuile compte 1 au décompte, quelle que soit sa valeur. Pour recouvrir, les tuiles gardent leur valeur.',
    source: 'Les jetons de personnages',
  },
  'kg.character.wizard': {
    title: 'Magicien',
    statement: 'Après une tuile, on peut en poser une seconde de même valeur imprimée, qui porte le Magicien.',
    source: 'Les jetons de personnages',
  },
  'kg.character.guildmaster': {
    title: 'Maître de guilde',
    statement: 'La tuile du Maître de guilde vaut 2 de plus, pour recouvrir comme au décompte.',
    source: 'Les jetons de personnages',
  },
  'kg.character.merchant': {
    title: 'Négociant',
    statement: 'Le Négociant protège sa tuile et n’a pas d’autre effet.',
    source: 'Les jetons de personnages',
  },
  'kg.character.sorceress': {
    title: 'Sorcière',
    statement:
      'Au lieu de jouer une tuile de la main, déplacez une de vos tuiles visibles sans personnage, d’où qu’elle vienne, vers un espace du lieu en cours ; la Sorcière reste dessus. C’est à la table de décider si elle prend la place d’une tuile dans le tour, ou le tour entier.',
    source: 'Les jetons de personnages',
  },
  'kg.locate.edge': {
    title: 'Un bord en commun',
    statement: 'Le lieu suivant a au moins un bord en commun avec une tuile ou un lieu en jeu ; se toucher par les coins ne suffit pas.',
    source: 'Le placement du lieu suivant',
  },
  'kg.locate.free': {
    title: 'Deux cases libres',
    statement: 'Un lieu couvre deux cases libres, en largeur ou en hauteur.',
    source: 'Découle des règles, sans être imprimé',
  },
  'kg.locate.by-last': {
    title: 'La dernière tuile décide',
    statement:
      'Le joueur qui a posé la dernière tuile place le lieu suivant, puis son tour est fini. Les tuiles qui entourent déjà ce lieu comptent, et leurs personnages agissent.',
    source: 'Le placement du lieu suivant',
  },
  'kg.end.no-tiles': {
    title: 'Plus aucune tuile',
    statement:
      'Quand plus personne n’a de tuile, on compte le lieu en cours tel quel, même s’il n’est pas entouré, et la partie est finie.',
    source: 'Fin du jeu',
  },
  'kg.end.one-left': {
    title: 'Un seul joueur a des tuiles',
    statement:
      'Si, après un décompte, il ne reste des tuiles qu’à un seul joueur, ou à aucun, on ne place plus de lieu : la partie est finie.',
    source: 'Fin du jeu',
  },
  'kg.end.tenth': {
    title: 'Le dixième lieu',
    statement: 'La partie est finie quand le dixième lieu est compté.',
    source: 'Fin du jeu',
  },
  'kg.end.winner': {
    title: 'Qui gagne',
    statement: 'Le joueur qui a le plus de points gagne. À égalité, c’est celui qui a marqué le plus de points au dernier lieu.',
    source: 'Fin du jeu',
  },
  'kg.two.colours': {
    title: 'À deux, deux couleurs chacun',
    statement:
      'À deux, l’un a le jaune et le vert, l’autre le rouge et le bleu. Un tour peut mêler ses deux couleurs dans les limites habituelles ; chaque couleur se classe seule, et son propriétaire reçoit les gains de ses deux couleurs.',
    source: 'Le jeu à deux',
  },
});

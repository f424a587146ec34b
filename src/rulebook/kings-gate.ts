import type { rules } from '#law/kings-gate/rules';
import type { Language } from '#text/common/language';
import type { Rulebook, Rules } from './rulebook';

type RuleId = (typeof rules)[number];

const en: Rules<RuleId> = {
  'kg.turn.order': {
    title: 'Turns go clockwise',
    statement:
      'The first player is drawn; then turns pass clockwise. Whoever has no tile left, neither in hand nor in the stack, is passed over for the rest of the game.',
    source: 'Playing the Game; Game End',
  },
  'kg.turn.at-least-one': {
    title: 'At least one tile',
    statement: 'A turn places at least one tile. A tile moved by the Sorceress counts as one.',
    source: 'Placing District Tiles',
  },
  'kg.turn.hand': {
    title: 'Six tiles in hand',
    statement:
      'A hand is six tiles, drawn up again only at the end of the turn: no turn plays more than six from hand, dragons included. A tile moved by the Sorceress does not come from hand.',
    source: 'Playing the Game',
  },
  'kg.turn.one-big': {
    title: 'Several houses or one greater tile',
    statement:
      'Pubs and dragons aside, a turn holds either as many houses (1) as you like or a single tile worth 2 to 5. The Wizard’s tile comes on top.',
    source: 'Placing District Tiles',
  },
  'kg.turn.pub-and-dragon': {
    title: 'Pub and dragon',
    statement: 'A pub or a dragon is played alone or beside other tiles, in any order.',
    source: 'Placing District Tiles; Special District Tiles',
  },
  'kg.place.adjacent': {
    title: 'Around the current location',
    statement: 'Tiles go only into the ten spaces that touch the current location, corners included.',
    source: 'Placing District Tiles',
  },
  'kg.place.location-square': {
    title: 'Locations stay bare',
    statement: 'A square that a location covers is never a space for a tile, even where two locations lie side by side.',
    source: 'Follows from the rules; not printed',
  },
  'kg.place.own-tile': {
    title: 'Never onto your own',
    statement: 'Only an opponent’s tile can be covered, never your own; with two players neither of your colours.',
    source: 'Locations',
  },
  'kg.place.barracks': {
    title: 'Barracks stand firm',
    statement: 'An opponent’s barracks (3) are never covered, and no dragon eats them.',
    source: 'Locations; Special District Tiles',
  },
  'kg.place.protected': {
    title: 'A character protects',
    statement: 'A tile that carries a character is never covered, and no dragon eats it.',
    source: 'Character Counters',
  },
  'kg.place.safe': {
    title: 'Safe: free spaces only',
    statement: 'At a safe location (white number) tiles go to free spaces only.',
    source: 'Locations',
  },
  'kg.place.greater': {
    title: 'Dangerous: greater covers smaller',
    statement:
      'At a dangerous location (black number) a tile may also cover an opponent’s tile of a strictly smaller value. What is covered leaves the game.',
    source: 'Locations',
  },
  'kg.supply': {
    title: 'Only so many tiles',
    statement:
      'Each colour has a fixed number of tiles of each kind, and you play your own colours only. The figures are those of your copy.',
    source: 'Components',
  },
  'kg.dragon.target': {
    title: 'What a dragon eats',
    statement:
      'A dragon goes onto an opponent’s tile at the current location. Both leave the game and the space is free again, whatever lay underneath.',
    source: 'Placing District Tiles',
  },
  'kg.dragon.free-space': {
    title: 'A dragon on a free space',
    statement: 'A dragon played to a free space is discarded, and nothing else happens.',
    source: 'Placing District Tiles',
  },
  'kg.location.graveyard': {
    title: 'Graveyard: two at most',
    statement:
      'At the Graveyard a turn is one or two tiles and never more; pubs, houses, dragons and tiles moved by the Sorceress all count. Whether the two may be of any values is for the table to agree.',
    source: 'Special Locations',
  },
  'kg.location.garrison': {
    title: 'Garrison: one house',
    statement: 'At the Garrison a turn holds one house (1) at most; the Wizard does not allow a second.',
    source: 'Special Locations',
  },
  'kg.location.tourney': {
    title: 'Tourney Grounds: the lowest pays',
    statement:
      'When the Tourney Grounds is scored, the lowest-ranked colour costs its owner 3 points, after the prizes are paid. By agreement a colour without a tile may be spared.',
    source: 'Special Locations',
  },
  'kg.score.surrounded': {
    title: 'Surrounded means scored',
    statement:
      'A location is scored at once when the last of its ten spaces is filled, before the turn ends; the rest of that turn is lost. Squares of other locations count as filled.',
    source: 'Scoring Locations',
  },
  'kg.score.total': {
    title: 'Totals',
    statement:
      'Add up a colour’s visible tiles in the ten spaces, whenever they were placed and for whichever location. Covered tiles no longer count.',
    source: 'Scoring Locations; Placing the Next Location',
  },
  'kg.score.prizes': {
    title: 'Prizes by rank',
    statement:
      'Colours are ranked by their totals; the first three ranks take the three prizes in order, with three players only the first two. The lowest gets nothing.',
    source: 'Scoring Locations',
  },
  'kg.score.presence': {
    title: 'No tile, no prize',
    statement: 'Without at least one tile there a colour takes neither prize nor character, and ranks after all others. A pub is enough.',
    source: 'Scoring Locations',
  },
  'kg.score.tie': {
    title: 'Ties go clockwise',
    statement: 'Tied colours rank clockwise, beginning on the left of whoever placed the last tile; that player loses every tie.',
    source: 'Scoring Locations',
  },
  'kg.score.character': {
    title: 'Who takes the character',
    statement:
      'The owner of the first-ranked colour also takes the character of the location; at the Marketplace the second takes one too. A character that nobody can take leaves the game.',
    source: 'Character Counters',
  },
  'kg.character.held': {
    title: 'Only what you hold',
    statement: 'You play only a character in front of you, on a turn after you got it. Whoever has no tiles left discards theirs.',
    source: 'Character Counters',
  },
  'kg.character.on-placement': {
    title: 'A character comes with a tile',
    statement:
      'A character goes onto a tile as it is placed: one on each tile, never on a dragon. Several tiles of a turn may each carry one.',
    source: 'Character Counters',
  },
  'kg.character.king': {
    title: 'King',
    statement:
      'The King turns safe into dangerous and dangerous into safe, for the current location and every later one next to his tile. The tile he comes with is already judged by the turned ground, unless the table agrees otherwise.',
    source: 'Character Counter Effects',
  },
  'kg.character.bishop': {
    title: 'Bishop',
    statement:
      'Next to the Bishop every tile counts 1 at scoring, whatever its value, at this and every later location; a pub too counts 1. For covering, tiles keep their values.',
    source: 'Character Counter Effects',
  },
  'kg.character.wizard': {
    title: 'Wizard',
    statement:
      'After a tile you may place a second one of the same printed value that carries the Wizard. The limits of the Graveyard and the Garrison still hold.',
    source: 'Character Counter Effects',
  },
  'kg.character.guildmaster': {
    title: 'Guildmaster',
    statement: 'The Guildmaster’s tile is worth 2 more, for covering and for scoring.',
    source: 'Character Counter Effects',
  },
  'kg.character.merchant': {
    title: 'Merchant',
    statement: 'The Merchant protects his tile and does nothing else.',
    source: 'Character Counter Effects',
  },
  'kg.character.sorceress': {
    title: 'Sorceress',
    statement:
      'Instead of playing a tile from hand, move one of your visible tiles without a character, from anywhere, to a space of the current location; she stays on it. The landing obeys the usual rules. By agreement she uses the tile’s place in the turn, or the whole turn.',
    source: 'Character Counter Effects',
  },
  'kg.locate.edge': {
    title: 'An edge in common',
    statement: 'The next location shares at least one edge with a tile or location in play; touching by corners is not enough.',
    source: 'Placing the Next Location',
  },
  'kg.locate.free': {
    title: 'Two free squares',
    statement: 'A location covers two free squares, across or down.',
    source: 'Follows from the rules; not printed',
  },
  'kg.locate.by-last': {
    title: 'The last tile decides',
    statement:
      'Whoever placed the last tile places the next location, and that ends the turn. Tiles already around it count from the start.',
    source: 'Placing the Next Location',
  },
  'kg.end.no-tiles': {
    title: 'No tiles left at all',
    statement: 'When the last tile of all is played, the current location is scored as it stands and the game ends.',
    source: 'Game End',
  },
  'kg.end.one-left': {
    title: 'Only one player with tiles',
    statement: 'If after a scoring at most one player still has tiles, no further location is placed and the game ends.',
    source: 'Game End',
  },
  'kg.end.tenth': {
    title: 'The tenth location',
    statement: 'The game ends when the tenth location is scored.',
    source: 'Game End',
  },
  'kg.end.winner': {
    title: 'Who wins',
    statement:
      'Most points win. Among equals, whoever won most prizes at the last location scored; still equal, the victory is shared (our ruling).',
    source: 'Game End',
  },
  'kg.two.colours': {
    title: 'Two players, two colours each',
    statement:
      'With two players one has yellow and green, the other red and blue. A turn may mix both colours; each colour is ranked on its own, and its prizes go to its owner.',
    source: 'Two-player Game',
  },
};

const fr: Rules<RuleId> = {
  'kg.turn.order': {
    title: 'Le tour de table',
    statement:
      'Le premier joueur est tiré au sort, puis les tours passent dans le sens horaire. Qui n’a plus aucune tuile, ni en main ni dans sa pile, passe jusqu’à la fin.',
    source: 'Le jeu ; Fin du jeu',
  },
  'kg.turn.at-least-one': {
    title: 'Au moins une tuile',
    statement: 'Un tour pose au moins une tuile. Une tuile déplacée par la Sorcière compte pour une.',
    source: 'Placer des tuiles de bâtiment',
  },
  'kg.turn.hand': {
    title: 'Six tuiles en main',
    statement:
      'La main compte six tuiles et ne se complète qu’à la fin du tour : un tour n’en joue jamais plus de six, dragons compris. La tuile déplacée par la Sorcière ne vient pas de la main.',
    source: 'Le jeu',
  },
  'kg.turn.one-big': {
    title: 'Des maisons, ou une seule tuile plus forte',
    statement:
      'Tavernes et dragons mis à part, un tour compte soit autant de maisons (1) que l’on veut, soit une seule tuile de 2 à 5. La tuile du Magicien vient en plus.',
    source: 'Placer des tuiles de bâtiment',
  },
  'kg.turn.pub-and-dragon': {
    title: 'Taverne et dragon',
    statement: 'La taverne et le dragon se jouent seuls ou avec d’autres tuiles, dans l’ordre que l’on veut.',
    source: 'Placer des tuiles de bâtiment ; Tuiles de bâtiment spéciales',
  },
  'kg.place.adjacent': {
    title: 'Autour du lieu en cours',
    statement: 'Les tuiles vont seulement dans les dix espaces qui touchent le lieu en cours, coins compris.',
    source: 'Placer des tuiles de bâtiment',
  },
  'kg.place.location-square': {
    title: 'Un lieu ne se recouvre pas',
    statement: 'La case couverte par un lieu n’est jamais un espace pour une tuile, même quand deux lieux se touchent.',
    source: 'Découle de la règle, sans y être imprimé',
  },
  'kg.place.own-tile': {
    title: 'Jamais sur les siennes',
    statement: 'On ne recouvre que la tuile d’un adversaire, jamais la sienne ; à deux, aucune de ses deux couleurs.',
    source: 'Lieux',
  },
  'kg.place.barracks': {
    title: 'La caserne tient bon',
    statement: 'La caserne (3) d’un adversaire n’est jamais recouverte, et aucun dragon ne la dévore.',
    source: 'Lieux ; Tuiles de bâtiment spéciales',
  },
  'kg.place.protected': {
    title: 'Le personnage protège',
    statement: 'Une tuile qui porte un personnage n’est jamais recouverte, et aucun dragon ne la dévore.',
    source: 'Les jetons de personnages',
  },
  'kg.place.safe': {
    title: 'Lieu sûr : espaces libres seulement',
    statement: 'Dans un lieu sûr (numéro sur fond blanc), on ne pose que dans les espaces libres.',
    source: 'Lieux',
  },
  'kg.place.greater': {
    title: 'Lieu dangereux : le plus fort recouvre',
    statement:
      'Dans un lieu dangereux (numéro sur fond noir), une tuile peut aussi recouvrir celle d’un adversaire de valeur strictement inférieure. La tuile recouverte quitte la partie.',
    source: 'Lieux',
  },
  'kg.supply': {
    title: 'Un nombre limité de tuiles',
    statement:
      'Chaque couleur a un nombre fixe de tuiles de chaque sorte, et l’on ne joue que ses couleurs. Les nombres sont ceux de votre exemplaire.',
    source: 'Contenu',
  },
  'kg.dragon.target': {
    title: 'Ce que dévore un dragon',
    statement:
      'Le dragon va sur la tuile d’un adversaire au lieu en cours. Les deux quittent la partie et l’espace redevient libre, quoi qu’il y ait eu dessous.',
    source: 'Placer des tuiles de bâtiment',
  },
  'kg.dragon.free-space': {
    title: 'Un dragon sur un espace libre',
    statement: 'Un dragon joué dans un espace libre est défaussé, sans autre effet.',
    source: 'Placer des tuiles de bâtiment',
  },
  'kg.location.graveyard': {
    title: 'Cimetière : deux au plus',
    statement:
      'Au Cimetière, un tour compte une ou deux tuiles, jamais plus ; tavernes, maisons, dragons et tuiles de la Sorcière comptent aussi. La table convient si les deux peuvent avoir n’importe quelles valeurs.',
    source: 'Les lieux spéciaux',
  },
  'kg.location.garrison': {
    title: 'Garnison : une maison',
    statement: 'À la Garnison, un tour compte au plus une maison (1) ; le Magicien n’en permet pas une seconde.',
    source: 'Les lieux spéciaux',
  },
  'kg.location.tourney': {
    title: 'Piste de tournoi : le dernier paie',
    statement:
      'Au décompte de la Piste de tournoi, la couleur la moins bien classée coûte 3 points, une fois les gains payés. Par convention, une couleur sans tuile peut en être dispensée.',
    source: 'Les lieux spéciaux',
  },
  'kg.score.surrounded': {
    title: 'Entouré, donc compté',
    statement:
      'Un lieu se compte dès que le dernier de ses dix espaces est rempli, avant la fin du tour ; le reste du tour est perdu. Les cases d’autres lieux comptent comme remplies.',
    source: 'Le décompte des lieux',
  },
  'kg.score.total': {
    title: 'Les totaux',
    statement:
      'On additionne les tuiles visibles d’une couleur dans les dix espaces, quel que soit le moment où elles furent posées. Les tuiles recouvertes ne comptent plus.',
    source: 'Le décompte des lieux ; Le placement du lieu suivant',
  },
  'kg.score.prizes': {
    title: 'Les gains selon le rang',
    statement:
      'Les couleurs se classent par total ; les trois premiers rangs prennent les trois gains dans l’ordre, à trois joueurs seulement les deux premiers. La plus basse ne reçoit rien.',
    source: 'Le décompte des lieux',
  },
  'kg.score.presence': {
    title: 'Sans tuile, pas de gain',
    statement:
      'Sans au moins une tuile sur place, une couleur ne prend ni gain ni personnage et se classe après toutes les autres. Une taverne suffit.',
    source: 'Le décompte des lieux',
  },
  'kg.score.tie': {
    title: 'Les égalités dans le sens horaire',
    statement:
      'Les couleurs à égalité se classent dans le sens horaire, à partir de la gauche de qui a posé la dernière tuile ; celui-ci perd toutes les égalités.',
    source: 'Le décompte des lieux',
  },
  'kg.score.character': {
    title: 'À qui va le personnage',
    statement:
      'La première couleur reçoit aussi le personnage du lieu ; au Marché, la deuxième en reçoit un également. Un personnage que personne ne peut prendre quitte la partie.',
    source: 'Les jetons de personnages',
  },
  'kg.character.held': {
    title: 'Seulement les vôtres',
    statement: 'On ne joue qu’un personnage que l’on possède, lors d’un tour suivant. Qui n’a plus de tuiles défausse les siens.',
    source: 'Les jetons de personnages',
  },
  'kg.character.on-placement': {
    title: 'Le personnage arrive avec la tuile',
    statement:
      'Un personnage se pose sur une tuile au moment où on la place : un seul par tuile, jamais sur un dragon. Plusieurs tuiles d’un tour peuvent chacune en porter un.',
    source: 'Les jetons de personnages',
  },
  'kg.character.king': {
    title: 'Roi',
    statement:
      'Le Roi rend dangereux un lieu sûr et sûr un lieu dangereux, pour le lieu en cours et tout lieu posé plus tard près de sa tuile. Sa propre tuile est déjà jugée sur le terrain retourné, sauf convention contraire.',
    source: 'Les jetons de personnages',
  },
  'kg.character.bishop': {
    title: 'Évêque',
    statement:
      'Près de l’Évêque, chaque tuile compte 1 au décompte, quelle que soit sa valeur, pour ce lieu et les suivants ; une taverne aussi. Pour recouvrir, les tuiles gardent leur valeur.',
    source: 'Les jetons de personnages',
  },
  'kg.character.wizard': {
    title: 'Magicien',
    statement:
      'Après une tuile, on peut en poser une seconde de même valeur imprimée, qui porte le Magicien. Les limites du Cimetière et de la Garnison restent valables.',
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
      'Au lieu de jouer une tuile de la main, déplacez une de vos tuiles visibles sans personnage, d’où qu’elle vienne, vers un espace du lieu en cours ; la Sorcière reste dessus. L’arrivée suit les règles habituelles. Selon la convention, elle prend la place de cette tuile dans le tour, ou le tour entier.',
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
    source: 'Découle de la règle, sans y être imprimé',
  },
  'kg.locate.by-last': {
    title: 'La dernière tuile décide',
    statement: 'Qui a posé la dernière tuile place le lieu suivant, et son tour finit. Les tuiles qui l’entourent déjà comptent.',
    source: 'Le placement du lieu suivant',
  },
  'kg.end.no-tiles': {
    title: 'Plus aucune tuile',
    statement: 'Quand la toute dernière tuile est jouée, le lieu en cours est compté tel quel et la partie finit.',
    source: 'Fin du jeu',
  },
  'kg.end.one-left': {
    title: 'Un seul joueur a des tuiles',
    statement: 'Si après un décompte une seule personne au plus a encore des tuiles, aucun lieu n’est ajouté et la partie finit.',
    source: 'Fin du jeu',
  },
  'kg.end.tenth': {
    title: 'Le dixième lieu',
    statement: 'La partie finit quand le dixième lieu est compté.',
    source: 'Fin du jeu',
  },
  'kg.end.winner': {
    title: 'Qui gagne',
    statement:
      'Le plus grand nombre de points gagne. À égalité, qui a gagné le plus au dernier lieu compté ; encore à égalité, la victoire est partagée (notre décision).',
    source: 'Fin du jeu',
  },
  'kg.two.colours': {
    title: 'À deux, deux couleurs chacun',
    statement:
      'À deux, l’un a le jaune et le vert, l’autre le rouge et le bleu. Un tour peut mêler ses deux couleurs ; chaque couleur se classe seule, et ses gains vont à qui la joue.',
    source: 'Le jeu à deux',
  },
};

/** The rules of King's Gate as people read them, in our own words. */
export const kingsGateRules: Rulebook<RuleId> = { en, fr };

/** Words that a table may know from its rulebook, each with the one we use: a search for either finds the rule. */
export const kingsGateSynonyms: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { inn: 'pub', tavern: 'pub', market: 'Marketplace', tournament: 'Tourney' },
  fr: {
    pub: 'taverne',
    chambre: 'maison',
    casernes: 'caserne',
    marchand: 'Négociant',
    sorcier: 'Magicien',
    courant: 'en cours',
    décompté: 'compté',
  },
};

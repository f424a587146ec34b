import type { rules } from '#games/kingdom-builder/law/rules';
import type { RuleTexts } from '#rulebook/rulebook';

export const en: RuleTexts<(typeof rules)[number]> = {
  'kb.turn.order': {
    title: 'Turns go clockwise',
    statement: 'The oldest player begins, and turns pass clockwise, one player after the other.',
    source: 'p. 2, Répartition du matériel; Déroulement de la partie',
  },
  'kb.draw.first': {
    title: 'Show the terrain card first',
    statement: 'A turn begins with the terrain card: show it before you build, move or end the turn.',
    source: 'p. 2, Déroulement de la partie',
  },
  'kb.draw.nothing-free': {
    title: 'No free hex of that terrain',
    statement:
      'If no hex of the shown terrain is free anywhere on the table, that card leaves the game and you draw another, as often as needed.',
    source: 'p. 4, Règles de placement: Exception',
  },
  'kb.turn.three': {
    title: 'Three settlements a turn',
    statement:
      'The mandatory action places three settlements on the shown terrain, one after the other. The turn cannot end before it is over. If the terrain runs out after one or two, your table’s agreement says whether you draw a new card for the rest.',
    source: 'p. 3, Action obligatoire; p. 4, Règles de placement: Exception',
  },
  'kb.turn.no-interruption': {
    title: 'The three are not interrupted',
    statement: 'Extra actions come before the first or after the last of the three mandatory settlements, never between them.',
    source: 'p. 3, Action spéciale: Note',
  },
  'kb.build.reserve': {
    title: 'From your own reserve',
    statement:
      'You build only with settlements from your reserve. There are 40 for each player. Moving one that stands on the board needs none.',
    source: 'p. 2, Répartition du matériel',
  },
  'kb.build.free': {
    title: 'One settlement a hex',
    statement: 'A hex holds one settlement at most, whoever owns it.',
    source: 'p. 4, Règles de placement 1',
  },
  'kb.build.buildable': {
    title: 'Ground to build on',
    statement:
      'Settlements stand on grass, canyon, desert, flowers and forest. Nobody builds on mountains, castles or locations, and only the Harbor leads onto water.',
    source: 'p. 4, Règles de placement 2',
  },
  'kb.build.terrain': {
    title: 'The right terrain',
    statement:
      'The hex must show the terrain the action names: the card’s for the three, Oracle and Barn, grass for the Farm, desert for the Oasis, canyon for the Rope Bridge, forest for the Tree House.',
    source: 'p. 3, Action obligatoire; p. 4, Règles de placement 3',
  },
  'kb.build.adjacent': {
    title: 'Next to your own where you can',
    statement:
      'If a free hex that fits the action lies next to one of your settlements, you must use such a hex. Only when there is none may you choose any other fitting hex of the table. This does not apply to the Paddock, and the Tavern’s line counts as touching.',
    source: 'p. 4, Règles de placement 3; p. 6',
  },
  'kb.tile.gain': {
    title: 'Getting a tile',
    statement:
      'A settlement placed next to a location takes one of its tiles at once, if one is left. One location hex gives you one tile, however many settlements you have there; another hex of the same name gives you a second.',
    source: 'p. 3, Lieux et Plaquettes de lieu',
  },
  'kb.tile.held': {
    title: 'Only your own tiles',
    statement: 'You use only the tiles in front of you.',
    source: 'p. 3, Lieux et Plaquettes de lieu',
  },
  'kb.tile.fresh': {
    title: 'New tiles wait a turn',
    statement: 'You can use a tile from the turn after you got it.',
    source: 'p. 3, Lieux et Plaquettes de lieu',
  },
  'kb.tile.once': {
    title: 'Each tile once a turn',
    statement: 'You may use each tile once a turn, and you never have to; with two of the same you may act twice.',
    source: 'p. 3, Action spéciale',
  },
  'kb.tile.lost': {
    title: 'Losing a tile',
    statement: 'When your last settlement next to a location moves away, its tile leaves the game.',
    source: 'p. 3, Lieux et Plaquettes de lieu',
  },
  'kb.move.own': {
    title: 'Your own settlements',
    statement: 'You move your own settlements, never somebody else’s.',
    source: 'p. 6, Actions spéciales',
  },
  'kb.oracle': {
    title: 'Oracle',
    statement: 'Build one more settlement on the terrain of the shown card, next to your own where you can.',
    source: 'p. 6, Oracle',
  },
  'kb.farm': {
    title: 'Farm',
    statement: 'Build one more settlement on grass, next to your own where you can. If no grass hex is free, you can’t use it.',
    source: 'p. 6, Ferme',
  },
  'kb.oasis': {
    title: 'Oasis',
    statement: 'Build one more settlement on desert, next to your own where you can. If no desert hex is free, you can’t use it.',
    source: 'p. 6, Oasis',
  },
  'kb.tower': {
    title: 'Tower',
    statement:
      'Build one more settlement on any buildable hex at the edge of the board, next to your own where you can: if a free edge hex touches one of your settlements, you must take such a hex.',
    source: 'p. 4 and 6, Tour',
  },
  'kb.tavern': {
    title: 'Tavern',
    statement:
      'Build one more settlement at the end of a straight, unbroken line of at least three of your settlements, in any of the three directions, on a buildable hex. The line itself counts as building next to your own.',
    source: 'p. 6, Taverne',
  },
  'kb.barn': {
    title: 'Barn',
    statement: 'Move one of your settlements to the terrain of the shown card, next to your others where you can.',
    source: 'p. 6, Grange',
  },
  'kb.harbor': {
    title: 'Harbor',
    statement: 'Move one of your settlements to water, next to your others where you can. There is no other way onto water.',
    source: 'p. 6, Port',
  },
  'kb.paddock': {
    title: 'Paddock',
    statement:
      'Move one of your settlements exactly two hexes in a straight line onto a free buildable hex. It may jump over anything, settlements too, and does not have to land next to another of yours.',
    source: 'p. 6, Enclos',
  },
  'kb.end.trigger': {
    title: 'The last round',
    statement:
      'When a player places their last settlement, finish the round: the player to the right of the first player has the last turn.',
    source: 'p. 4, Fin de partie',
  },
  'kb.end.winner': {
    title: 'Who wins',
    statement: 'Count the three cards one after the other, then the castles. Most points win; tied players share the victory.',
    source: 'p. 4, Décompte final',
  },
  'kb.castle': {
    title: 'Castles',
    statement: 'Each castle with at least one of your settlements next to it pays 3 points, once, however many you have there.',
    source: 'p. 3, Châteaux',
  },
  'kb.card.fishermen': {
    title: 'Fishermen',
    statement:
      '1 point for each of your settlements next to water. A settlement on water does not count; water with a settlement on it is still water.',
    source: 'p. 5, Pêcheurs',
  },
  'kb.card.merchants': {
    title: 'Merchants',
    statement:
      '4 points for each castle or location that one connected group of your settlements joins to another castle or location. Each site pays once: three joined pay 12, two separate pairs pay 16.',
    source: 'p. 5, Marchands',
  },
  'kb.card.discoverers': {
    title: 'Discoverers',
    statement: '1 point for each horizontal row with at least one of your settlements.',
    source: 'p. 5, Explorateurs',
  },
  'kb.card.hermits': {
    title: 'Hermits',
    statement: '1 point for each separate group of your settlements; a settlement by itself is a group too.',
    source: 'p. 5, Ermites',
  },
  'kb.card.citizens': {
    title: 'Citizens',
    statement: '1 point for each pair of settlements in your largest connected group; a settlement without a partner pays nothing.',
    source: 'p. 5, Citoyens',
  },
  'kb.card.miners': {
    title: 'Miners',
    statement: '1 point for each of your settlements next to a mountain, however many mountains it touches. A cave is a mountain.',
    source: 'p. 5, Mineurs',
  },
  'kb.card.workers': {
    title: 'Workers',
    statement: '1 point for each of your settlements next to a castle or a location, however many of them it touches.',
    source: 'p. 5, Ouvriers',
  },
  'kb.card.knights': {
    title: 'Knights',
    statement: '2 points for each of your settlements on the horizontal row where you have the most; if rows are tied, only one counts.',
    source: 'p. 5, Chevaliers',
  },
  'kb.card.lords': {
    title: 'Lords',
    statement:
      'In each section, 12 points for the most settlements and 6 for the second most. Tied players all get the full points, and a tie for first leaves second place to the next highest count. The island is not a section.',
    source: 'p. 5, Seigneurs; p. 8, Queenie 3',
  },
  'kb.card.farmers': {
    title: 'Farmers',
    statement:
      '3 points for each of your settlements in the section where you have the fewest; nothing if you have none in a section. The island is not a section.',
    source: 'p. 5, Paysans; p. 8, Queenie 3',
  },
  'kb.queenie.capitol': {
    title: 'Capitol',
    statement:
      '1 point for each of your settlements at most two hexes from a Capitol, counted once even near both. It goes on a castle of the Harbor or Oracle section, at most one in each.',
    source: 'p. 8, Queenie 1',
  },
  'kb.queenie.caves': {
    title: 'Caves',
    statement:
      'Once a turn, before or after the mandatory action, a settlement next to a cave may move to a free buildable hex next to any cave. There is one on each section, on a mountain at least two hexes from any castle or location; it still counts as a mountain.',
    source: 'p. 8, Queenie 2',
  },
  'kb.queenie.island': {
    title: 'Island',
    statement:
      'A small separate board, where you may build when no hex that fits is free next to your own. It is not a section, so Lords and Farmers leave it out; its five rows count for Knights and Discoverers. Its location gives the Rope Bridge (move one of yours to canyon) or the Tree House (move one to forest), next to your others where you can.',
    source: 'p. 8, Queenie 3',
  },
};

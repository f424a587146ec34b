import type { rules } from '#games/kings-gate/law/rules';
import type { RuleTexts } from '#rulebook/rulebook';

export const en: RuleTexts<(typeof rules)[number]> = {
  'kg.turn.order': {
    title: 'Turns go clockwise',
    statement:
      'The first player is drawn; then turns pass clockwise, to the left. A player with no tile left, neither in hand nor in the stack, is skipped for the rest of the game.',
    source: 'Playing the Game; Game End',
  },
  'kg.turn.at-least-one': {
    title: 'At least one tile',
    statement: 'Nobody may pass: a turn places at least one tile. A pub or a dragon alone is enough.',
    source: 'Playing the Game; Placing District Tiles',
  },
  'kg.turn.hand': {
    title: 'Six tiles in hand',
    statement:
      'A hand is six tiles, filled up again only at the end of the turn: no turn plays more than six from hand, dragons included. A tile moved by the Sorceress does not come from hand.',
    source: 'Playing the Game',
  },
  'kg.turn.one-big': {
    title: 'Several houses or one bigger tile',
    statement:
      'Pubs and dragons aside, a turn is either as many houses (1) as you like or a single tile worth 2 to 5. The Wizard’s tile comes on top; the Graveyard and the Garrison have limits of their own.',
    source: 'Placing District Tiles',
  },
  'kg.turn.pub-and-dragon': {
    title: 'Pub and dragon',
    statement: 'A pub or a dragon is played alone or with other tiles, in any order.',
    source: 'Placing District Tiles; Special District Tiles',
  },
  'kg.place.adjacent': {
    title: 'Around the current location',
    statement:
      'Tiles go only into the ten spaces that touch the current location, corners included. The current location is the one placed last.',
    source: 'Placing District Tiles; Setup',
  },
  'kg.place.location-square': {
    title: 'No tile on a location',
    statement: 'A square that a location covers is never a space for a tile, even where two locations touch.',
    source: 'Follows from the rules; not printed',
  },
  'kg.place.own-tile': {
    title: 'Never onto your own',
    statement: 'Only an opponent’s tile can be covered or eaten, never your own; with two players neither of your colours.',
    source: 'Locations (“an opponent’s tile”)',
  },
  'kg.place.barracks': {
    title: 'Barracks can’t be covered',
    statement: 'An opponent’s barracks (3) are never covered, and no dragon eats them, whatever the ground.',
    source: 'Locations, Exception; Special District Tiles',
  },
  'kg.place.protected': {
    title: 'A character protects',
    statement: 'A tile that carries a character is never covered, and no dragon eats it.',
    source: 'Character Counters',
  },
  'kg.place.safe': {
    title: 'Safe: free spaces only',
    statement: 'At a safe location (white number) tiles go to free spaces only. Whether that stops a dragon too is for the table to agree.',
    source: 'Locations',
  },
  'kg.place.greater': {
    title: 'Dangerous: greater covers smaller',
    statement:
      'At a dangerous location (black number) a tile may also cover an opponent’s tile of a strictly smaller value. The 2 of your own Guildmaster count; an opponent’s Guildmaster protects his tile, so it is never covered. What is covered leaves the game.',
    source: 'Locations',
  },
  'kg.supply': {
    title: 'Only so many tiles',
    statement:
      'Each colour has 22 tiles and only so many of each kind, and you play your own colours only. The numbers are those of your box.',
    source: 'Components (22 tiles of a colour; how many of each kind is not printed)',
  },
  'kg.dragon.target': {
    title: 'What a dragon eats',
    statement: 'A dragon goes onto an opponent’s tile at the current location. Both leave the game and the space is free again.',
    source: 'Placing District Tiles',
  },
  'kg.dragon.free-space': {
    title: 'A dragon on a free space',
    statement: 'A dragon played to a free space is discarded.',
    source: 'Placing District Tiles',
  },
  'kg.location.graveyard': {
    title: 'Graveyard: two at most',
    statement:
      'At the Graveyard a turn is one or two tiles and never more; pubs, houses and dragons all count. Whether the two may be of any values is for the table to agree.',
    source: 'Special Locations',
  },
  'kg.location.garrison': {
    title: 'Garrison: one house',
    statement: 'At the Garrison a turn has one house (1) at most.',
    source: 'Special Locations',
  },
  'kg.location.tourney': {
    title: 'Tourney Grounds: the lowest pays',
    statement:
      'When the Tourney Grounds is scored, the smallest total there costs its owner 3 points. Whether a colour without a tile can be the smallest, and whether points may fall below 0, is for the table to agree.',
    source: 'Special Locations',
  },
  'kg.score.surrounded': {
    title: 'Surrounded means scored',
    statement: 'A location is scored at once when the last of its ten spaces is filled, before the turn ends.',
    source: 'Scoring Locations',
  },
  'kg.score.total': {
    title: 'Totals',
    statement:
      'Add up a colour’s visible tiles in the ten spaces, whenever they were placed and for whichever location; a tile beside two locations counts for both. Covered tiles no longer count.',
    source: 'Scoring Locations; Placing the Next Location',
  },
  'kg.score.prizes': {
    title: 'Prizes by rank',
    statement:
      'Colours are ranked by their totals; the first three ranks take the three prizes in order, with three players only the first two. With four colours the lowest gets nothing.',
    source: 'Scoring Locations',
  },
  'kg.score.presence': {
    title: 'No tile, no prize',
    statement: 'Without at least one tile there a colour takes no prize. A pub is enough to be there.',
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
      'The owner of the first-ranked colour also takes the character of the location; at the Marketplace the second takes one too.',
    source: 'Character Counters; Locations',
  },
  'kg.character.held': {
    title: 'Only characters you have',
    statement:
      'You play only a character in front of you, on a turn after you got it. A player with no tiles left discards theirs at once.',
    source: 'Character Counters; Game End',
  },
  'kg.character.on-placement': {
    title: 'A character comes with a tile',
    statement:
      'A character goes onto a tile as it is placed: one on each tile, never on a dragon, never onto a tile that is already there. Several tiles of a turn may each carry one, and two at one location act side by side.',
    source: 'Character Counters',
  },
  'kg.character.king': {
    title: 'King',
    statement:
      'The King turns safe into dangerous and dangerous into safe, for the current location and every later one next to his tile. Whether the tile he comes with is already judged by the turned ground is for the table to agree.',
    source: 'Character Counter Effects',
  },
  'kg.character.bishop': {
    title: 'Bishop',
    statement:
      'At every location his tile touches, now or later, each tile counts 1 at scoring, whatever its value. For covering, tiles keep their values.',
    source: 'Character Counter Effects',
  },
  'kg.character.wizard': {
    title: 'Wizard',
    statement: 'After a tile you may place a second one of the same printed value that carries the Wizard.',
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
      'Instead of playing a tile from hand, move one of your visible tiles without a character, from anywhere, to a space of the current location; she stays on it. Whether that takes one tile’s place in the turn or the whole turn is for the table to agree.',
    source: 'Character Counter Effects',
  },
  'kg.locate.edge': {
    title: 'A shared edge',
    statement: 'The next location shares at least one edge with a tile or location in play; touching by corners is not enough.',
    source: 'Placing the Next Location; diagram on the back',
  },
  'kg.locate.free': {
    title: 'Two free squares',
    statement: 'A location covers two free squares, across or down.',
    source: 'Follows from the rules; not printed',
  },
  'kg.locate.by-last': {
    title: 'The last tile decides',
    statement:
      'Whoever placed the last tile places the next location, and that ends the turn. Tiles already around it count from the start, and so do the characters on them.',
    source: 'Placing the Next Location',
  },
  'kg.end.no-tiles': {
    title: 'No tiles left at all',
    statement: 'When the last tile of all is played, the current location is scored as it is, even if not surrounded, and the game ends.',
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
    statement: 'Most points win. If it’s a tie, whoever won most points at the last location wins.',
    source: 'Game End',
  },
  'kg.two.colours': {
    title: 'Two players, two colours each',
    statement:
      'With two players one has yellow and green, the other red and blue. A turn may mix both colours within the usual limits; each colour is ranked on its own, and its owner takes the prizes of both.',
    source: 'Two-player Game',
  },
};

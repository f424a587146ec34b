import type { rules } from '#games/kings-gate/law/rules';
import type { Rules } from '#rulebook/rulebook';

export const en: Rules<(typeof rules)[number]> = {
  'kg.turn.order': {
    title: 'Turns go clockwise',
    statement:
      'The first player is drawn; then turns pass clockwise, to the left. Whoever has no tile left, neither in hand nor in the stack, is passed over for the rest of the game, but still scores with tiles on the table.',
    source: 'Playing the Game; Game End',
    also: 'which way round, direction of play, nothing left in my hand, what if I have no tiles, out of tiles, hand is empty, whose turn, who starts, who begins, starting player, first player, next player, left, skip a player, out of turn, player without tiles, play order',
  },
  'kg.turn.at-least-one': {
    title: 'At least one tile',
    statement: 'Nobody may pass: a turn places at least one tile. A pub or a dragon alone is enough.',
    house: 'A tile moved by the Sorceress is enough too.',
    source: 'Playing the Game; Placing District Tiles',
    also: 'do I have to play, pass my turn, skip, can I pass, skip my turn, play nothing, minimum, must I play, forced to play, do I have to place a tile',
  },
  'kg.turn.hand': {
    title: 'Six tiles in hand',
    statement:
      'A hand is six tiles, filled up again only at the end of the turn: no turn plays more than six from hand, dragons included. A tile moved by the Sorceress does not come from hand.',
    source: 'Playing the Game',
    also: 'how many do I draw, when do I refill my hand, hand size, how many tiles can I hold, draw, refill, hand limit, how many tiles in one turn, maximum, when do I draw',
  },
  'kg.turn.one-big': {
    title: 'Several houses or one greater tile',
    statement:
      'Pubs and dragons aside, a turn holds either as many houses (1) as you like or a single tile worth 2 to 5, by the printed value. The Wizard’s tile comes on top; the Graveyard and the Garrison have limits of their own.',
    source: 'Placing District Tiles',
    also: 'several 1s at once, as many ones as I like, two 2s, play a 1 and a 4, how many tiles may I place, two tiles, several ones, two big tiles, a 2 and a 1, house and barracks together, one tile per turn, star tiles, mix values',
  },
  'kg.turn.pub-and-dragon': {
    title: 'Pub and dragon',
    statement: 'A pub or a dragon is played alone or beside other tiles, in any order.',
    source: 'Placing District Tiles; Special District Tiles',
    also: 'a 0 on top, zero and another tile, pub as an extra, extra tile, free tile, zero tile, mug, bonus tile, play the dragon and another tile, in addition, order of tiles',
  },
  'kg.place.adjacent': {
    title: 'Around the current location',
    statement:
      'Tiles go only into the ten spaces that touch the current location, corners included. The current location is the one placed last.',
    source: 'Placing District Tiles; Setup',
    also: 'where am I allowed to put a tile, how far away, does a corner touch, where can I place, next to, diagonal, corner, which squares, ten spaces, old location, earlier location, active location',
  },
  'kg.place.location-square': {
    title: 'Locations stay bare',
    statement: 'A square that a location covers is never a space for a tile, even where two locations lie side by side.',
    source: 'Follows from the rules; not printed',
    also: 'cover a location, place on a location, tile on the Palace, on top of a location card',
  },
  'kg.place.own-tile': {
    title: 'Never onto your own',
    statement: 'Only an opponent’s tile can be covered or eaten, never your own; with two players neither of your colours.',
    source: 'Locations (“an opponent’s tile”)',
    also: 'replace my own piece with a bigger one, on myself, can I cover my own house, replace my own tile, upgrade my tile, stack my own tiles, my other colour, dragon on my own tile',
  },
  'kg.place.barracks': {
    title: 'Barracks stand firm',
    statement: 'An opponent’s barracks (3) are never covered, and no dragon eats them, whatever the ground.',
    source: 'Locations, Exception; Special District Tiles',
    also: 'a 3 cannot be covered, cover his 3, is a 3 protected, 5 on a 3, 4 on a 3, soldiers, three, cover a 3, sword tile, dragon on barracks, kill barracks, immune, invincible tile, can a 4 cover a 3',
  },
  'kg.place.protected': {
    title: 'A character protects',
    statement: 'A tile that carries a character is never covered, and no dragon eats it.',
    source: 'Character Counters',
    also: 'tile with a person on it, piece with a guy on it, monster on a character, somebody stands on it, protected tile, counter on a tile, cover a character, dragon on a character, kill the King, immune, shield',
  },
  'kg.place.safe': {
    title: 'Safe: free spaces only',
    statement:
      'At a safe location (white number) tiles go to free spaces only. A dragon is a tile too and eats nothing there, unless the table agrees otherwise.',
    source: 'Locations',
    also: 'white place, cover somebody at a white one, may I go on his tile on white, white number, white location, cover at a safe location, occupied space, peaceful, dragon on white',
  },
  'kg.place.greater': {
    title: 'Dangerous: greater covers smaller',
    statement:
      'At a dangerous location (black number) a tile may also cover an opponent’s tile of a strictly smaller value; the Guildmaster’s 2 count on either tile. What is covered leaves the game.',
    source: 'Locations',
    also: 'bigger on smaller, same number on top, put mine on his, is equal enough, 4 over 4, black number, black location, cover, on top, overbuild, beat a tile, same value, equal value, 4 on 4, take over a space, attack, replace an opponent',
  },
  'kg.supply': {
    title: 'Only so many tiles',
    statement:
      'Each colour has 22 tiles and only so many of each kind, and you play your own colours only. The figures are those of your copy.',
    source: 'Components (22 tiles of a colour; how many of each kind is not printed)',
    also: 'how many 5s are there, how many ones per colour, number of tiles, how many tiles, tile distribution, how many fives, how many dragons, count of tiles, someone else’s colour, run out of a kind',
  },
  'kg.dragon.target': {
    title: 'What a dragon eats',
    statement: 'A dragon goes onto an opponent’s tile at the current location. Both leave the game and the space is free again.',
    house: 'The whole space is free, whatever lay underneath, and the same turn may fill it.',
    source: 'Placing District Tiles',
    also: 'what can the dragon eat, burn a tile, monster eats, use the dragon, kill a tile, discard a tile, remove a tile, destroy, burn, eat, dragon on a five, free a space',
  },
  'kg.dragon.free-space': {
    title: 'A dragon on a free space',
    statement: 'A dragon played to a free space is discarded.',
    house: 'It fills nothing, still is a tile of the turn, and who plays it has played the last tile.',
    source: 'Placing District Tiles',
    also: 'dragon on an empty spot, lay the dragon somewhere empty, throw the dragon away, waste the dragon, get rid of the dragon, empty space, discard the dragon, pass with a dragon',
  },
  'kg.location.graveyard': {
    title: 'Graveyard: two at most',
    statement: 'At the Graveyard a turn is one or two tiles and never more; pubs, houses and dragons all count.',
    house:
      'Tiles moved by the Sorceress count too, and the Wizard brings no third. Whether the two may be of any values is for the table to agree.',
    source: 'Special Locations',
    also: 'how many at the cemetery, number of tiles at location 4, cemetery, location 4, two tiles, three tiles at the graveyard, limit, a 4 and a 5, cap',
  },
  'kg.location.garrison': {
    title: 'Garrison: one house',
    statement: 'At the Garrison a turn holds one house (1) at most.',
    house: 'However it comes: the Wizard does not allow a second.',
    source: 'Special Locations',
    also: 'several houses at the garrison, two 1s at location 6, location 6, two ones, two houses, star tiles at the garrison, limit, castle guard',
  },
  'kg.location.tourney': {
    title: 'Tourney Grounds: the lowest pays',
    statement: 'When the Tourney Grounds is scored, the lowest-ranked colour costs its owner 3 points.',
    house:
      'The prizes are paid first, and ties are broken as usual. By agreement a colour without a tile may be spared, and points may fall below 0.',
    source: 'Special Locations',
    also: 'the smallest loses 3, last one loses points, lowest pays 3, tournament, location 8, minus 3, lose points, negative points, penalty, last place, smallest total, jousting',
  },
  'kg.score.surrounded': {
    title: 'Surrounded means scored',
    statement: 'A location is scored at once when the last of its ten spaces is filled, before the turn ends.',
    house:
      'The rest of that turn is lost. Squares of other locations count as filled. A new location whose spaces are all taken is scored as soon as it is placed, and who placed it counts as the last.',
    source: 'Scoring Locations',
    also: 'close the ring, closed the ring, last hole filled, count right away, rest of my tiles, still play more tiles after, immediately scored, when is it scored, full, complete, filled, end of a round, last space, finish a location, ten tiles, keep playing after scoring',
  },
  'kg.score.total': {
    title: 'Totals',
    statement:
      'Add up a colour’s visible tiles in the ten spaces, whenever they were placed and for whichever location; a tile beside two locations counts for both. Covered tiles no longer count.',
    source: 'Scoring Locations; Placing the Next Location',
    also: 'old tiles still count, tiles from the last location, earlier tiles worth something, sum, add up, count tiles, value of my tiles, shared tile, tile next to two locations, covered tile, influence',
  },
  'kg.score.prizes': {
    title: 'Prizes by rank',
    statement:
      'Colours are ranked by their totals; the first three ranks take the three prizes in order, with three players only the first two. The lowest gets nothing.',
    source: 'Scoring Locations',
    also: 'who gets how much, third prize, three of us, victory points, how much do I get, first place, second place, third place, points of a location, three players, numbers on the location, VP',
  },
  'kg.score.presence': {
    title: 'No tile, no prize',
    statement: 'Without at least one tile there a colour takes no prize. A pub is enough to be there.',
    house: 'It takes no character either, and ranks after all others, even after a lone pub.',
    source: 'Scoring Locations',
    also: 'no points with nothing there, I have no tile there, only a pub there, pub is enough, absent, no tile at the location, is a pub enough, value 0, zero points, must have a tile, not present',
  },
  'kg.score.tie': {
    title: 'Ties go clockwise',
    statement: 'Tied colours rank clockwise, beginning on the left of whoever placed the last tile; that player loses every tie.',
    house: 'A dragon played or a tile moved by the Sorceress is a last tile too.',
    source: 'Scoring Locations',
    also: 'we both have the same, both have 7, same number of points at a location, who is first when equal, tie, tied, tie-break, draw, equal totals, same total, same score, who wins a tie, left of the last player, last tile loses, split or share the points, two in first place',
  },
  'kg.score.character': {
    title: 'Who takes the character',
    statement:
      'The owner of the first-ranked colour also takes the character of the location; at the Marketplace the second takes one too.',
    house: 'A character that nobody can take, or that was given before, leaves the game.',
    source: 'Character Counters; Locations',
    also: 'who gets the guy, second at the market, what does the winner get besides points, win a character, character counter, get the King, market second place, Guildmaster and Merchant, who gets the token',
  },
  'kg.character.held': {
    title: 'Only what you hold',
    statement: 'You play only a character in front of you, on a turn after you got it. Whoever has no tiles left discards theirs at once.',
    source: 'Character Counters; Game End',
    also: 'use a character at once, what happens to my characters, run out of tiles with a character, someone else’s character, use a character right away, same turn, lose characters, no tiles left, when can I use it',
  },
  'kg.character.on-placement': {
    title: 'A character comes with a tile',
    statement:
      'A character goes onto a tile as it is placed: one on each tile, never on a dragon, never onto a tile that lies there already. Several tiles of a turn may each carry one, and two at one location act side by side.',
    source: 'Character Counters',
    also: 'two people on the same tile, two characters on one tile, play a character, put a counter on a tile, two characters in one turn, several characters, character on a dragon, later, existing tile',
  },
  'kg.character.king': {
    title: 'King',
    statement: 'The King turns safe into dangerous and dangerous into safe, for the current location and every later one next to his tile.',
    house: 'The tile he comes with is already judged by the turned ground, unless the table agrees otherwise.',
    source: 'Character Counter Effects',
    also: 'guy with the crown, turn white into black, makes it dangerous, change the colour of a location, white to black, black to white, turn safe dangerous, crown, flip',
  },
  'kg.character.bishop': {
    title: 'Bishop',
    statement:
      'Next to the Bishop every tile counts 1 at scoring, whatever its value, at this and every later location. For covering, tiles keep their values.',
    house: 'A pub too counts 1, and the Guildmaster adds nothing.',
    source: 'Character Counter Effects',
    also: 'makes everything count one, all tiles are worth 1, number of tiles, every tile is one, count tiles not values, mitre, clergy, priest',
  },
  'kg.character.wizard': {
    title: 'Wizard',
    statement: 'After a tile you may place a second one of the same printed value that carries the Wizard.',
    house: 'He may also come with a turn’s only tile, just to protect it. The limits of the Graveyard and the Garrison still hold.',
    source: 'Character Counter Effects',
    also: 'play the same number twice, two of the same value, second tile, double, two fours, same value twice, extra tile, magician, mage, copy',
  },
  'kg.character.guildmaster': {
    title: 'Guildmaster',
    statement: 'The Guildmaster’s tile is worth 2 more, for covering and for scoring.',
    house: 'For the limits of a turn its printed value counts.',
    source: 'Character Counter Effects',
    also: 'two more on a tile, makes it stronger, plus 2, +2, value increased, six, 4 on a 5, stronger tile, hammer, guild',
  },
  'kg.character.merchant': {
    title: 'Merchant',
    statement: 'The Merchant protects his tile and does nothing else.',
    source: 'Character Counter Effects',
    also: 'trader, useless character, no effect, purse, second of the market, market character',
  },
  'kg.character.sorceress': {
    title: 'Sorceress',
    statement:
      'Instead of playing a tile from hand, move one of your visible tiles without a character, from anywhere, to a space of the current location; she stays on it.',
    house:
      'The landing obeys the usual rules, the square left behind is free, and old scores stand. The tile she moves can be the last one of a location. By agreement she uses the tile’s place in the turn, or the whole turn.',
    source: 'Character Counter Effects',
    also: 'pick up a tile that lies there, take a tile from elsewhere, the witch moves, witch, move a tile, relocate, teleport, take a tile from an old location, enchantress, shift',
  },
  'kg.locate.edge': {
    title: 'An edge in common',
    statement: 'The next location shares at least one edge with a tile or location in play; touching by corners is not enough.',
    source: 'Placing the Next Location; diagram on the back',
    also: 'touching only at a corner, must the new one touch, next card placement, where to put the next location, diagonal, corner, touch, adjacent location, new location, must touch',
  },
  'kg.locate.free': {
    title: 'Two free squares',
    statement: 'A location covers two free squares, across or down.',
    source: 'Follows from the rules; not printed',
    also: 'location on a tile, rotate a location, turn the card, horizontal, vertical, cover tiles with a location',
  },
  'kg.locate.by-last': {
    title: 'The last tile decides',
    statement:
      'Whoever placed the last tile places the next location, and that ends the turn. Tiles already around it count from the start, and so do the characters on them.',
    source: 'Placing the Next Location',
    also: 'who puts the next card, who lays the new place, who chooses where, who places the next location, who chooses, who puts the location, after scoring, end of turn, tiles already there',
  },
  'kg.end.no-tiles': {
    title: 'No tiles left at all',
    statement:
      'When the last tile of all is played, the current location is scored as it stands, even if not surrounded, and the game ends.',
    source: 'Game End',
    also: 'nobody can play any more, all tiles gone, when does the game stop, everyone out of tiles, nobody has tiles, run out, unfinished location, incomplete location, game over',
  },
  'kg.end.one-left': {
    title: 'Only one player with tiles',
    statement: 'If after a scoring at most one player still has tiles, no further location is placed and the game ends.',
    source: 'Game End',
    also: 'one player left alone with tiles, only one player left, last player with tiles, game over, next location not placed, everybody else is out',
  },
  'kg.end.tenth': {
    title: 'The tenth location',
    statement: 'The game ends when the tenth location is scored.',
    source: 'Game End',
    also: 'when does it end, last card scored, last location, how long is the game, number of rounds, ten locations, game over',
  },
  'kg.end.winner': {
    title: 'Who wins',
    statement: 'Most points win. Among equals, whoever won most points at the last location.',
    house: 'Only prizes count there, not what the Tourney Grounds takes. Still equal, the victory is shared.',
    source: 'Game End',
    also: 'same points at the end, we are level at the end, winner, most points, final tie, tie-break at the end, draw, shared victory, equal points',
  },
  'kg.two.colours': {
    title: 'Two players, two colours each',
    statement:
      'With two players one has yellow and green, the other red and blue. A turn may mix both colours within the usual limits; each colour is ranked on its own, and its prizes and losses are its owner’s.',
    source: 'Two-player Game',
    also: 'just two of us, which colours with two, 2 players, 2p, two-player variant, duel, both my colours, four colours, second colour',
  },
};

/** What people type who look for a rule, in whole questions and in pieces of them. */
export const en = {
  'kb.turn.order':
    'which direction, who goes next, who goes first, whose turn is it, who starts, first player, oldest player begins, turn order, clockwise, playing out of turn, who is the starting player, does the oldest start, are we playing clockwise, who is next, it was not your turn, the oldest begins',
  'kb.draw.first':
    'must I show my card, reveal it to everyone, reveal card, flip terrain card, play before drawing, forgot to draw, which terrain do I play, start of turn, hand card, when do I show my terrain card, do I have to show the card before I build, choose my card after seeing, turn over the card, he built before showing his card, when is the card revealed, show the card to everybody',
  'kb.draw.nothing-free':
    'no forest left to build on, my card is impossible, terrain full, terrain runs out, ran out of hexes, no forest left, no more space, no room for my card, cannot build on my card, no legal move, draw another card, redraw, discard card, nowhere to place, no place left on that terrain, I cannot play my card, all desert hexes are taken, change my terrain card, every forest is full, my card says desert and no desert is free, all canyons are full, nowhere to go with my card, must I take another card',
  'kb.turn.three':
    'must I place all three, only one space left, how many settlements per turn, three houses, can I build only two, skip building, pass, fewer than three, fourth settlement, end turn early, mandatory action, how many houses each turn, do I have to place three, can I place only two houses, may I stop after one, four houses in a turn, can I skip my turn, I only want to place two, he placed four houses, must I build every turn, how many do I build',
  'kb.turn.no-interruption':
    'bonus first then my three, in the middle of my three, between two houses, tile between settlements, use tile in the middle, interrupt the three, when can I use extra action, before or after, timing of location tiles, bonus action timing, use a tile between my houses, can I do the extra action first, bonus in the middle of my turn, after the second house can I use my tower, before or after the three, play my tile after the first house, house then tile then house, can I start with my bonus, tile before building',
  'kb.build.reserve':
    'how many houses per player, none left in my supply, out of settlements, no houses left, supply empty, how many houses do I have, 40 pieces, run out of pieces, stock, how many houses does everyone have, no houses left in my supply, I ran out of houses, forty settlements, I have two houses left, no more settlements',
  'kb.build.free':
    'two on one hex, already occupied, occupied hex, space taken, two houses on the same hex, more than one house, share a hex, block a space, build on top, stack, two houses on one space, somebody already stands there, can we share a hex, can I build where another player is, the hex is taken, put a house on an occupied hex, two settlements on the same hex',
  'kb.build.buildable':
    'put one on a mountain, build in the lake, stand on a castle, can I build on water, build on mountain, build on castle, build on location, forbidden terrain, where can I not build, lake, river, can I build on a mountain, is a castle a building place, which fields are forbidden, house on a castle, house on the mountain, which ground is forbidden, build on a location',
  'kb.build.terrain':
    'wrong terrain, match the card, terrain of the card, which terrain for the tile, other colour of hex, off terrain, does the colour of the hex have to match my card, built on the wrong ground, can I build on other terrain, must it match my card, my card is forest can I build on grass, wrong colour hex',
  'kb.build.adjacent':
    'stick to my houses, glue, must it touch, nothing free beside me, start somewhere else, must I build next to my houses, adjacency rule, adjacent, touching, neighbouring, connected, contiguous, build anywhere, jump to another area, start a new group, forced placement, can I choose where to build, do my houses have to be connected, can I start a new area, do I have to stay next to my own, can I place far away, when may I build anywhere, spread out my houses, forced to build beside my houses, does the next house have to touch, must all three be together, he built on the other side of the board, start far away, touching my other houses, can I build wherever I like, must my houses touch each other, do they need to be neighbours, stay together',
  'kb.tile.gain':
    'both tokens are gone, the others took the tokens, no token left there, standing beside a location gives a token, how do I get a chip, get a token, take a location tile, how to get bonus, earn a chip, two tiles from one location, tiles run out, no tile left, pick up token, second tile, how do I get a bonus token, built next to a location do I get something, no tiles left at the location, somebody took the last token, second token from the same place, take a chip when I move there, do I get a tile for this, I am next to a location, somebody already took both, a second tile from the same location, when do I take a token, I built next to the symbol, do I receive the tile, when do I get the bonus, build beside a location',
  'kb.tile.held':
    'use someone else’s tile, tile I do not have, borrow a token, which tiles may I use, tile on the board, use the tile of another player, which bonuses do I have, use a token that still lies on the board, use his tile, I do not have that tile',
  'kb.tile.fresh':
    'use it right away, same turn I got it, use a tile the turn I get it, new token, same turn, immediately use, just took a tile, when can I use my token, wait a turn, can I use a new tile at once, just got a token can I use it now, when does my new bonus work, use the tile in the same turn, got it this turn, use the new token immediately, when is my tile active',
  'kb.tile.once':
    'same bonus twice, use it two times, two identical chips, use a tile twice, how often can I use a token, two of the same tile, once per turn, reuse, flip tile, optional action, how often may I use my tile, two tiles of the same kind, use my bonus every turn, do I have to use my tile, two tiles alike in one turn, must I use the location tile, is the extra action optional, use it again this turn, can I use all my tiles in one turn, must I use it',
  'kb.tile.lost':
    'give the chip back, do I lose it when I move away, lose a token, do I keep my tile, give back tile, move away from location, leave the location, discard tile, return a token, moved my last house, do I lose my tile, my house next to the location moved, give up the token, last house left the location, keep the bonus after moving away, I left the location is my tile gone, moved my only house away, does he have to give it back, tile lost',
  'kb.move.own':
    'move another player’s house, move an opponent’s settlement, whose settlement can I move, push away, swap, can I move somebody else’s house, push another player away, move an opponent’s piece, move his house, can I move other people’s settlements, move a house instead of building',
  'kb.oracle':
    'extra settlement on my card, fourth house, eye tile, one more of the same terrain, oracle tile, what does the oracle do, one more house on my card’s terrain, eye token, extra house of my terrain, oracle tile use',
  'kb.farm':
    'grass tile, wheat tile, meadow, grassland, extra house on grass, farm token, what does the farm do, one more house on green grass, farm tile use, free house on grass',
  'kb.oasis':
    'desert tile, palm tile, sand, extra house on desert, oasis token, what does the oasis do, one more house in the desert, oasis tile use, free house in the desert',
  'kb.tower':
    'on the border, along the side of the board, edge of the board, border hex, tower tile, edge tile, build at the side, outer rim, castle tower token, what does the tower do, extra house on the rim of the board, build along the outside, edge of the map, tower tile use, house on the edge, side of the board',
  'kb.tavern':
    'at the end of three in a row, line of three houses, line of three, row of three, extend a line, diagonal line, beer tile, mug, pub, inn, straight line, tavern token, what does the tavern do, three houses in a line then one more, extend my row of three, extra house at the end of a line, tavern tile use, row of three houses gives a fourth',
  'kb.barn':
    'move one to my card’s terrain, move a house to my card, barn token, relocate, shed, move to drawn terrain, hay, what does the barn do, move a house onto my card’s terrain, relocate one house, barn tile use, take a house and move it to my terrain',
  'kb.harbor':
    'onto the lake, go on water, build in the sea, move onto water, boat tile, ship, anchor, sea, lake, build on water, port, harbour, what does the harbor do, how do I get onto the water, put a house in the lake, house on the sea, harbor tile use, move into the lake, can I be on water',
  'kb.paddock':
    'jump over a lake, leap over water, two away, horse tile, jump two, leap, hop over, jump over water, horseshoe, move two spaces, stable, jump over a house, what does the paddock do, jump with a house, move two fields in a straight line, horse over other houses, hop across a mountain, paddock tile use, jump two hexes, jump over the river, move instead of build, move a house I already built',
  'kb.end.trigger':
    'someone placed the last house, does everybody get another go, when is it over, when does the game end, last round, final turn, does everybody get a last turn, out of houses, game over, equal number of turns, somebody has placed all houses, is there a final round, does the round get finished, do I get one more turn, somebody is out of houses, is this the last turn, does the one before me still play, everybody plays once more',
  'kb.end.winner':
    'same points at the end, we are equal, who wins, tie, tiebreak, equal points, draw, shared win, final scoring, order of scoring, most points, who wins the game, tie at the end, most points wins, same score who wins, shared victory, what if we tie',
  'kb.castle':
    'points for castles, near a castle, next to a castle, three points, two houses at one castle, everyone scores the castle, city, how many points for a castle, my house touches a castle, two houses at the same castle, do castles always score, three points at a castle, points at the castle, does everybody score a castle, more houses at one castle, castle worth',
  'kb.card.fishermen':
    'houses along the lake, fisher, fishermans, water points, next to water, shore, lake points, blue card, settlement on water, points for houses at the water, does a house on the water count, houses by the lake, my house is on the lake does it score, next to water points',
  'kb.card.merchants':
    'connect two castles, link castles with my houses, connect castles, connect locations, trade route, link two cities, chain, joined sites, merchants per pair, traders, connect a castle to a location, points for linking places, a chain of houses between castles, connected cities score, joined castles, my houses link two places, connection between castle and location',
  'kb.card.discoverers':
    'one in every row, a house on each line, explorers, horizontal rows, one per line, lines, rows with a house, discoverer, north to south, one point for every row, houses on many different lines, rows where I have a house, houses in every row, number of rows',
  'kb.card.hermits':
    'number of separate blobs, count my groups, separate groups, isolated settlements, lonely house, areas, clusters, one per group, single settlement, points for lonely houses, every separate group counts, single houses apart, number of groups, two houses touching count as one',
  'kb.card.citizens':
    'biggest blob, largest bunch, biggest group, largest area, every two settlements, pairs, half of the group, rounding, round down, cluster, points for my biggest group, half the houses of the largest group, how many points for a big group, biggest group of houses, which group counts, a group of nine',
  'kb.card.miners':
    'houses by the hills, mountain points, next to a mountain, peaks, rocks, mine, dwarf, points for houses by the mountains, near the hills, houses touching mountains, mountain score',
  'kb.card.workers':
    'next to a location, next to a castle, labourers, labour, near special hexes, site points, points next to castles and locations, houses beside a location, houses touching a castle or a location, near special places',
  'kb.card.knights':
    'my longest line, most in one row, best row, longest row, same line, one horizontal line, two points each, most houses in a row, knight, points for the row with most houses, two points per house in one line, longest horizontal line, most houses on a single row, best line',
  'kb.card.lords':
    'most in a corner, both have the most, second still gets 6, tied for most, majority, most houses in a quarter, second place, tie in a section, lord, zero settlements second, sector, quadrant, area control, lords tie, who has the most in each quarter, two are first in a section, second place in a section, does a tie get full points, twelve and six points, most houses in a corner, majority in a section, who is second in the corner, tie for the majority, somebody has more than me in a corner, I am second in that part, who leads in each part of the board',
  'kb.card.farmers':
    'where I have the least, weakest corner, weakest section, fewest houses, peasants, farmer, quarter with least, empty section, sector, quadrant, points for the section with fewest houses, a corner where I have none, zero houses in a section, three points for each house in my weakest part, my weakest corner, no house in one corner, smallest section',
  'kb.queenie.capitol':
    'near both capitols, count it twice, capital, queenie 1, within two hexes, where does the capitol go, mini expansion, two spaces away, how does the capitol score, houses within two of the capitol, capitol on which castle, two hexes from the capitol, capitol points',
  'kb.queenie.caves':
    'from one mountain to another, go through the hill, cave, tunnel, queenie 2, teleport, move from cave to cave, where may a cave lie, mini expansion, grotto, how do the caves work, where do caves go, use a cave, from hill to hill',
  'kb.queenie.island':
    'how does the island work, move to forest or canyon, isle, queenie 3, separate board, rope bridge, tree house, treehouse, when can I go to the island, mini expansion, suspension bridge, when may I build on the island, does the island count for lords, rope bridge and tree house, go to the island, is the island a section',
  'kb.setup.layout':
    'how do we begin, how many houses each, set up, setup, start of the game, prepare, lay out, what goes on the board, which sections, how many cards, three scoring cards, two tiles on each location, castles, who begins, oldest player, score track, number of players, how do we set up the game, how many boards, how many tiles on each location, how many scoring cards, how many sections do we use, starting the game, how many houses do we take',
  'kb.setup.first-game':
    'first game, beginners, recommended set-up, which sections to start with, learning game, first time, tips, where to put my first house, which boards for beginners, recommended first game, where should I build first, our first game, good start',
  'kb.draw.secret':
    'hide my card, keep the terrain card hidden, can others see my card, may I look at my card, show the card, secret card, when do I draw, draw at the end of the turn, hand, can my opponents see my card, is my terrain card secret, when do I draw my next card, may I look at my card before my turn, show me your card, hide the terrain card, when do I draw the next terrain card, pick a new card at the end',
  'kb.draw.reshuffle':
    'reshuffle, shuffle the discard pile, no cards left, out of cards, ran out of cards, deck empty, pile used up, draw pile, the terrain cards are used up, draw pile is empty, shuffle the cards again, no terrain cards left, the deck is empty',
};

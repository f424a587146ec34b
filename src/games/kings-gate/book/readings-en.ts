import type { Readings } from '#rulebook/rulebook';
import type { PageId } from './guides';

export const readings = {
  'kg.turn.order': {
    house: 'A player without tiles still scores with tiles on the table.',
    missing: '“Game End” says only that the game goes on without a player who has no tiles left.',
    others: 'Who takes that to the letter leaves that player’s colours out of every later ranking.',
  },
  'kg.turn.at-least-one': {
    house: 'A tile moved by the Sorceress is enough too.',
    missing:
      'The print asks for at least one tile from your hand, and with the Sorceress you play none from your hand. Whether her move is enough is not said.',
    others: 'Who insists on the hand has a tile of it played beside her.',
  },
  'kg.turn.one-big': {
    house: 'The printed value counts here, whatever the Guildmaster adds.',
    missing: '“Placing District Tiles” does not say which value counts when a house carries the Guildmaster.',
    others: 'Who goes by the raised value makes that house a 3, the one greater tile of the turn.',
  },
  'kg.place.location-square': {
    house: 'Such a square counts as taken, and it belongs to nobody.',
    missing:
      'The print never speaks of two locations that touch: neither whether a tile may lie on an earlier one, nor how its squares count.',
    others: 'Who wants ten tiles around every location has to lay some of them on an earlier one.',
  },
  'kg.supply': {
    house: 'Until your table enters what its own box holds, we count by the game that King’s Gate descends from.',
    missing: 'Printed are the 22 tiles of a colour and what kinds there are, but not how many of each kind.',
    others: 'A table that has counted its own tiles enters the figures and plays by those.',
  },
  'kg.dragon.target': {
    house: 'The whole space is free, whatever lay underneath, and the same turn may fill it.',
    missing: '“Placing District Tiles” frees the space, and does not say what becomes of a tile that was covered there.',
    others: 'Who lets the covered tile come to light again has a taken space there, and its owner back.',
  },
  'kg.dragon.free-space': {
    house: 'It fills nothing, still is a tile of the turn, and who plays it has played the last tile.',
    missing: 'The print has the dragon discarded. Whether it still counts as a tile of the turn, or as the last one, is not said.',
    others: 'Who does not count it plays another tile as well, and breaks ties by the tile before.',
  },
  'kg.location.graveyard': {
    house: 'Tiles moved by the Sorceress count too, and the Wizard brings no third.',
    missing:
      '“Never more than two tiles” names pubs, houses and dragons, but neither the Wizard’s second tile nor one that the Sorceress moves.',
    others: 'Who puts a character’s power before the location’s allows a third tile there.',
  },
  'kg.location.garrison': {
    house: 'However it comes: the Wizard does not allow a second.',
    missing:
      '“Not more than one value 1 tile” stands beside the Wizard’s “second tile of the same value”; which of the two goes first is not said.',
    others: 'Who puts the Wizard’s power first allows two houses with him.',
  },
  'kg.location.tourney': {
    house:
      'The prizes are paid first, and ties are broken as usual: who loses the tie pays. With two players it is the lowest colour that costs its owner.',
    missing:
      'The print takes 3 points from the player with the smallest total. It says nothing of ties there, of two colours each, or of what is reckoned first.',
    others:
      'Who lets no tie decide a loss takes the points from everybody tied, or from nobody; with two players one may also add both colours up.',
  },
  'kg.score.surrounded': {
    house:
      'The rest of that turn is lost. Squares of other locations count as filled. A new location whose spaces are all taken is scored as soon as it is placed, and who placed it counts as the last.',
    missing:
      'The print speaks of ten tiles around a location and of scoring before the turn ends. What becomes of the rest of the turn, of other locations among the ten squares, and of a location that is surrounded when it is placed, is not said.',
    others: 'Who waits for ten tiles, or for the next tile that is placed, scores such a location later.',
  },
  'kg.score.presence': {
    house: 'It takes no character either, and ranks after all others, even after a lone pub.',
    missing: 'The print names victory points only: neither characters, nor the order between a lone pub and no tile at all.',
    others: 'Who takes no tile for a total of 0 has it tie with a lone pub.',
  },
  'kg.score.tie': {
    house: 'A dragon played or a tile moved by the Sorceress is a last tile too.',
    missing:
      'The print goes by who placed the last tile. A dragon leaves the table again, and the Sorceress only moves a tile; neither is spoken of.',
    others: 'Who counts only tiles placed from the hand that stay goes by the one before.',
  },
  'kg.score.character': {
    house: 'A character that nobody can take, or that was given before, leaves the game.',
    missing: 'What becomes of a character that nobody can take is not said.',
    others: 'Who lets it lie gives it to whoever is first at a later location.',
  },
  'kg.character.bishop': {
    house: 'A pub too counts 1, and the Guildmaster adds nothing.',
    missing: 'Each tile counts as value 1 “regardless of the tile’s actual value”; the pub and the Guildmaster are not named.',
    others: 'Who adds the Guildmaster afterwards counts his tile 3.',
  },
  'kg.character.wizard': {
    house: 'He may also come with a turn’s only tile, just to protect it. The limits of the Graveyard and the Garrison still hold.',
    missing:
      'The print lets him come with a second tile of the same value. Whether he may come with an only tile, and whether his power goes before a location’s limit, is not said.',
    others:
      'Who ties him to his power plays him only with a second tile; who puts that power first allows two houses at the Garrison with him.',
  },
  'kg.character.guildmaster': {
    house: 'For the limits of a turn its printed value counts.',
    missing: 'The value increases by 2; whether it does so for the limits of a turn is not said.',
    others: 'Who goes by the raised value makes a house a 3, which then is the one greater tile of the turn.',
  },
  'kg.character.sorceress': {
    house:
      'The landing obeys the usual rules, the square left behind is free, and old scores stand. The tile she moves can be the last one of a location.',
    missing:
      'The print has the tile moved next to the current location. It does not say whether the rules of placing hold there, what becomes of the square it leaves, or whether it can be the last tile.',
    others: 'Who does not call that placing lets her tile land on any space and break no tie.',
  },
  'kg.locate.free': {
    house: 'Neither a tile nor a location ever lies under it.',
    missing: 'The print asks for a common edge; that the squares must be free is taken for granted, not said.',
    others: 'Who lays a location over tiles takes these out of every count; nothing in print speaks for it.',
  },
  'kg.end.winner': {
    house: 'Only prizes count there, not what the Tourney Grounds takes. Still equal, the victory is shared.',
    missing: 'The print breaks a tie by the victory points won at the last location. What decides if these are equal too is not said.',
    others: 'Who wants one winner agrees on how before the game; who counts a loss against what was won subtracts the 3 points.',
  },
} as const satisfies Readings<PageId>;

import type { Readings } from '#rulebook/rulebook';
import type { PageId } from './guides';

export const readings = {
  'kg.turn.order': {
    house: 'A player without tiles still scores with tiles on the table.',
    missing: '“Game End” says only that the game goes on without a player who has no tiles left.',
    others: 'Taken to the letter, that player’s colours are left out of every later ranking.',
  },
  'kg.turn.at-least-one': {
    house: 'A tile moved by the Sorceress is enough too.',
    missing:
      'The rulebook asks for at least one tile from your hand, and with the Sorceress you play none from your hand. It does not say whether her move is enough.',
    others: 'If a tile from the hand is required, you play one as well as the Sorceress.',
  },
  'kg.turn.one-big': {
    house: 'The printed value counts here, whatever the Guildmaster adds.',
    missing: '“Placing District Tiles” does not say which value counts when a house carries the Guildmaster.',
    others: 'By the raised value that house is a 3, and so the one bigger tile of the turn.',
  },
  'kg.place.location-square': {
    house: 'Such a square counts as taken, and it belongs to nobody.',
    missing:
      'The rulebook never speaks of two locations that touch: neither whether a tile may lie on an earlier one, nor how its squares count.',
    others: 'To have ten tiles around every location, some would have to lie on an earlier one.',
  },
  'kg.supply': {
    house: 'Until your table enters what its own box has, we count by the game that King’s Gate descends from.',
    missing: 'The rulebook gives 22 tiles of a colour and what kinds there are, but not how many of each kind.',
    others: 'If you have counted your own tiles, enter the numbers and play by those.',
  },
  'kg.dragon.target': {
    house: 'The whole space is free, whatever lay underneath, and the same turn may fill it.',
    missing: '“Placing District Tiles” frees the space, and does not say what happens to a tile that was covered there.',
    others: 'Some let the covered tile reappear: the space is then taken, and its owner is back.',
  },
  'kg.dragon.free-space': {
    house: 'It fills nothing, but it is still a tile of the turn, and whoever plays it has played the last tile.',
    missing: 'The rulebook has the dragon discarded. It does not say whether it still counts as a tile of the turn, or as the last one.',
    others: 'If it does not count, you must play another tile as well, and ties go by the tile before.',
  },
  'kg.location.graveyard': {
    house: 'Tiles moved by the Sorceress count too, and the Wizard does not allow a third.',
    missing:
      '“Never more than two tiles” names pubs, houses and dragons, but neither the Wizard’s second tile nor one that the Sorceress moves.',
    others: 'If a character’s power comes before the location’s, a third tile is allowed there.',
  },
  'kg.location.garrison': {
    house: 'However it comes: the Wizard does not allow a second.',
    missing:
      '“Not more than one value 1 tile” contradicts the Wizard’s “second tile of the same value”; the rulebook does not say which comes first.',
    others: 'If the Wizard’s power comes first, two houses are allowed with him.',
  },
  'kg.location.tourney': {
    house:
      'The prizes are paid first, and ties are broken as usual: the loser of the tie pays. With two players it is the lowest colour that costs its owner.',
    missing:
      'The rulebook takes 3 points from the player with the smallest total. It says nothing of ties there, of two colours each, or of what is paid first.',
    others: 'If no tie-break decides a loss, everybody tied pays, or nobody does; with two players you could also add both colours up.',
  },
  'kg.score.surrounded': {
    house:
      'The rest of that turn is lost. Squares of other locations count as filled. A new location whose spaces are all taken is scored as soon as it is placed, and the player who placed it counts as the last.',
    missing:
      'The rulebook speaks of ten tiles around a location and of scoring before the turn ends. It does not say what happens to the rest of the turn, to other locations among the ten squares, or to a location that is surrounded when it is placed.',
    others: 'If you wait for ten tiles, or for the next tile to be placed, such a location is scored later.',
  },
  'kg.score.presence': {
    house: 'It takes no character either, and ranks after all others, even after a lone pub.',
    missing: 'The rulebook names victory points only: neither characters, nor the order between a lone pub and no tile at all.',
    others: 'If no tile is a total of 0, it ties with a lone pub.',
  },
  'kg.score.tie': {
    house: 'A dragon played or a tile moved by the Sorceress is a last tile too.',
    missing:
      'The rulebook goes by who placed the last tile. A dragon leaves the table again, and the Sorceress only moves a tile; it mentions neither.',
    others: 'If only tiles from the hand that stay on the table count, ties go by the one before.',
  },
  'kg.score.character': {
    house: 'A character that nobody can take, or that was given before, leaves the game.',
    missing: 'The rulebook does not say what happens to a character that nobody can take.',
    others: 'If it stays on the table, the first at a later location takes it.',
  },
  'kg.character.bishop': {
    house: 'A pub counts 1 too, and the Guildmaster adds nothing.',
    missing: 'Each tile counts as value 1 “regardless of the tile’s actual value”; the pub and the Guildmaster are not named.',
    others: 'If the Guildmaster is added afterwards, his tile counts 3.',
  },
  'kg.character.wizard': {
    house: 'He may also come with a turn’s only tile, just to protect it. The limits of the Graveyard and the Garrison still apply.',
    missing:
      'The rulebook has him come with a second tile of the same value. It does not say whether he may come with an only tile, or whether his power goes before a location’s limit.',
    others:
      'If he is tied to his power, he comes only with a second tile; if that power goes first, two houses are allowed at the Garrison with him.',
  },
  'kg.character.guildmaster': {
    house: 'For the limits of a turn the printed value counts.',
    missing: 'The value increases by 2; the rulebook does not say whether it does so for the limits of a turn.',
    others: 'By the raised value a house is a 3, which then is the one bigger tile of the turn.',
  },
  'kg.character.sorceress': {
    house:
      'The usual rules apply where her tile lands, the square it left is free, and earlier scores do not change. The tile she moves can be the last one of a location.',
    missing:
      'The rulebook has you move the tile next to the current location. It does not say whether the rules of placing apply there, what happens to the square it leaves, or whether it can be the last tile.',
    others: 'If that is not placing, her tile may land on any space and breaks no tie.',
  },
  'kg.locate.free': {
    house: 'Neither a tile nor a location ever lies under it.',
    missing: 'The rulebook asks for a common edge; that the squares must be free goes without saying, but is not printed.',
    others: 'A location laid over tiles would take them out of every count; nothing in the rulebook suggests it.',
  },
  'kg.end.winner': {
    house: 'Only prizes count there, not what the Tourney Grounds takes. If it is still a tie, the victory is shared.',
    missing:
      'The rulebook breaks a tie by the victory points won at the last location. It does not say what decides if these are equal too.',
    others: 'If you want one winner, agree on how before the game; if a loss counts too, subtract the 3 points.',
  },
} as const satisfies Readings<PageId>;

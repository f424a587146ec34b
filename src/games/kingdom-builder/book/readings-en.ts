import type { Readings } from '#rulebook/rulebook';
import type { PageId } from './guides';

export const readings = {
  'kb.draw.nothing-free': {
    house:
      'The same applies when an Oracle or a Barn has just taken the last such hex and none of the three is placed. Oracle and Barn then use the new card.',
    missing:
      'Page 4 speaks of a terrain without an empty hex during a player’s turn: not of a tile that has just filled it, nor of the card that Oracle and Barn use afterwards.',
    others: 'If only the start of the turn counted, the turn would end without the three.',
  },
  'kb.turn.three': {
    house: 'With fewer than three settlements left in the reserve you place what you have.',
    missing:
      'Page 3 asks for three settlements and page 4 ends the game once somebody has placed their last one. It does not say what happens when the reserve runs out before the third.',
    others: 'If all three were required, the turn that ends the game would be impossible.',
  },
  'kb.build.adjacent': {
    house: 'A settlement that moves is lifted first: it does not count as a neighbour, and the hex it left is free.',
    missing: 'Page 4 asks for a hex next to a settlement “already in play”. It does not say whether the one being moved is among them.',
    others: 'If it still counted, you could move it to the hex beside it.',
  },
  'kb.tile.gain': {
    house:
      'A settlement that moves there takes a tile as well. A hex that has given you one never gives you another, not even after you lost it.',
    missing:
      'Page 3 speaks of a settlement that is placed, and of one tile only from one location. It does not say whether a lost tile can be taken there again.',
    others: 'If “one tile” meant one at a time, you could take it again when a settlement comes back, if one is left.',
  },
  'kb.tile.lost': {
    house:
      'At once, used or not, and that hex never gives you another. Look after the move: if you move around the same location you keep the tile. Of two alike the used one leaves, unless the other came this turn from the very hex that is lost.',
    missing:
      'Page 3 has you discard the tile when an extra action moves your last settlement away. It does not say when to look, which of two alike leaves, or whether you can take the tile again.',
    others: 'If it counted as soon as the settlement is lifted, you would lose the tile even by moving around the same location.',
  },
  'kb.tower': {
    house: 'The island has no edge: the Tower does not build there.',
    missing:
      'On page 6 the Tower builds at the edge of the board, and page 8 makes the island a board of its own. It does not say whether that board has an edge for the Tower.',
    others: 'If the island’s rim were an edge, the Tower could build there.',
  },
  'kb.barn': {
    house: 'It may also come back to the hex it left.',
    missing:
      'Page 6 lets you move a settlement to any hex of the terrain. It does not say whether the hex it has just left is one of them.',
    others: 'If a move had to lead away, it would need another hex.',
  },
  'kb.queenie.capitol': {
    house: 'That castle still pays its 3 points.',
    missing: 'Page 8 puts the Capitol on a castle and adds its points. It does not say whether the castle beneath it still counts.',
    others: 'If the Capitol replaced the castle, its 3 points would be lost.',
  },
  'kb.queenie.caves': {
    house: 'It does not have to touch your own settlements.',
    missing:
      'Page 8 lets it move to any free hex next to a cave; page 4 asks every settlement to be placed next to your own where it can. It does not say which of the two comes first.',
    others: 'If page 4 came first, you would move next to your own settlements where a cave allows it.',
  },
  'kb.queenie.island': {
    house:
      'For every card that page 8 does not name its hexes count like those of the board, and each of its rows pays the Discoverers 1 point. It has no edge, so the Tower does not build there.',
    missing:
      'Page 8 names Lords, Farmers, Knights and Discoverers, and no other card. For the Discoverers it says “up to 5 points for each of the 5 rows”, which no other row pays.',
    others: 'Taken literally, that sentence pays more than 1 point per row; or the island counts only for the cards it names.',
  },
} as const satisfies Readings<PageId>;

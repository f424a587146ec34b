import type { Readings } from '#rulebook/rulebook';
import type { PageId } from './guides';

export const readings = {
  'kb.draw.nothing-free': {
    house:
      'The same holds when an Oracle or a Barn has just taken the last such hex and none of the three is placed. Oracle and Barn then go by the new card.',
    missing:
      'Page 4 speaks of a terrain without an empty hex during a player’s turn: not of a tile that has just filled it, and not of the card that Oracle and Barn go by afterwards.',
    others: 'Who looks only at the beginning of the turn ends the turn without the three.',
  },
  'kb.turn.three': {
    house: 'With fewer than three settlements left in the reserve you place those that are left.',
    missing:
      'Page 3 asks for three settlements and page 4 ends the game with somebody’s last one. What holds when the reserve runs out before the third is not said.',
    others: 'Who insists on all three forbids the turn that would end the game.',
  },
  'kb.build.adjacent': {
    house: 'A settlement that moves is lifted first: it does not count as a neighbour, and the hex it left is free.',
    missing: 'Page 4 asks for a hex next to a settlement “already in play”. Whether the one that is being moved is among them is not said.',
    others: 'Who counts it as standing there still may move it to the hex beside it.',
  },
  'kb.tile.gain': {
    house:
      'A settlement that moves there takes a tile as well. A hex that has given you one never gives you another, not even after you lost it.',
    missing:
      'Page 3 speaks of a settlement that is placed, and of one tile only from one location. Whether a tile that was lost can be taken there again is not said.',
    others: 'Who reads “one tile” as one at a time takes it again when a settlement comes back, if one is left.',
  },
  'kb.tile.lost': {
    house:
      'At once, used or not, and that hex never gives you another. This is settled after the move: who moves around the same location keeps the tile. Of two alike the used one leaves, unless the other came this turn from the very hex that is lost.',
    missing:
      'Page 3 has the tile discarded when a special action moves your last settlement away. It does not say when that is judged, which of two alike leaves, or whether the tile can be taken again.',
    others:
      'Who judges it as the settlement is lifted loses the tile even by moving around the same location; who lets it be taken again takes it there anew.',
  },
  'kb.tower': {
    house: 'The island has no edge: the Tower does not build there.',
    missing:
      'Page 6 builds at the edge of the board, and page 8 makes the island a board of its own. Whether that board has an edge for the Tower is not said.',
    others: 'Who takes the island’s rim for an edge builds there with the Tower.',
  },
  'kb.barn': {
    house: 'It may also come back to the hex it left.',
    missing: 'Page 6 moves a settlement to any hex of the terrain. Whether the hex it has just left is one of them is not said.',
    others: 'Who wants a move to lead away asks for another hex.',
  },
  'kb.queenie.capitol': {
    house: 'That castle still pays its 3 points.',
    missing: 'Page 8 lays the Capitol on a castle and adds its points. Whether the castle beneath it still counts is not said.',
    others: 'Who takes the castle for replaced no longer pays its 3 points.',
  },
  'kb.queenie.caves': {
    house: 'There is no duty to touch your own settlements.',
    missing:
      'Page 8 lets it move to any free hex next to a cave; page 4 asks every settlement to be placed next to your own where it can. Which of the two goes first is not said.',
    others: 'Who puts page 4 first moves next to own settlements where a cave offers such a hex.',
  },
  'kb.queenie.island': {
    house:
      'For every card that page 8 does not name its hexes count like those of the board, and each of its rows pays the Discoverers 1 point. It has no edge, so the Tower does not build there.',
    missing:
      'Page 8 names Lords, Farmers, Knights and Discoverers, and no other card. For the Discoverers it says “up to 5 points for each of the 5 rows”, which no other row pays.',
    others:
      'Who takes that sentence to the letter pays more than 1 point a row; who sees only the board counts the island for no card that is not named.',
  },
} as const satisfies Readings<PageId>;

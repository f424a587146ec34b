import type { Readings } from '#rulebook/rulebook';
import type { PageId } from './guides';

export const readings = {
  'kd.move.must-move': {
    house: 'A series of jumps may cross the square it began on, but may not end there: that would be no move at all.',
    missing: 'The rulebook does not speak of jumps that come back to where they began.',
    others: 'If you allow it, it is a way to pass your turn.',
  },
  'kd.jump.needs-piece': {
    house: 'The same piece may be jumped twice in one move.',
    missing: 'The rulebook speaks of jumping “several pieces one after the other”. It does not say whether one of them may come twice.',
    others: 'If you take “several pieces” literally, each one is jumped only once.',
  },
  'kd.jump.size': {
    house: 'The example decides: a Knight jumps only enemies smaller than itself.',
    missing:
      'The printed sentence says the reverse: a Knight cannot jump enemy Knights of a smaller size. Its own example then lets a 2 jump a 1, and no 2, 3 or 4: the sentence must have lost its “que” (only).',
    others: 'If you follow the sentence as printed, small Knights jump tall ones, against the example printed beneath it.',
  },
  'kd.land.own': {
    house: 'The square it started from is free: the piece has left it.',
    missing: 'The rulebook does not say whether the square that a piece has jumped from is free again during the same move.',
    others: 'If that square counts as taken until the move is over, the piece can neither land there nor jump over it.',
  },
  'kd.throne.knights-barred': {
    house: 'It does not touch down there between two jumps either.',
    missing:
      'Knights “cannot occupy the throne”. The rulebook does not say whether touching down there between two jumps counts as occupying it.',
    others: 'If only the end of a move is forbidden, a Knight may jump on from a throne.',
  },
  'kd.replace.square': {
    house:
      'Not on a throne, where no Knight may stand; and courtesy applies here too: not where the Monarch that took it could then be taken.',
    missing:
      '“On the square of your choice” contradicts “Knights cannot occupy the throne”, and the rule of courtesy does not speak of a Knight that is put back.',
    others: 'If you take “of your choice” literally, the Knight goes on any free square, even a throne.',
  },
  'kd.throne.won': {
    house: 'It wins even if a piece could take it there. Touching the throne between two jumps does not count.',
    missing:
      'The game ends when a Monarch has occupied the enemy throne. The rulebook does not say whether it may do so under attack, or in passing.',
    others:
      'If courtesy comes first, a move to a throne under attack is taken back; if a touch between two jumps counts, the game ends there.',
  },
  'kd.courtesy': {
    house:
      'A winning move counts. If the Monarch takes a Knight, the move is taken back only where no square for that Knight would leave the Monarch safe; and the Knight is put back so that it is. Any other danger is pointed out, no more.',
    missing:
      'The rulebook speaks of placing the Monarch where it could be taken next. It does not mention winning moves, or a Knight that has yet to be put back.',
    others: 'Read strictly, every such move of the Monarch is taken back, even one that takes a Knight.',
  },
  'kd.draw.offer': {
    house: 'The players may agree on a draw at any time, and a player who resigns loses.',
    missing: 'The rulebook speaks neither of draws nor of resigning.',
    others: 'If you keep to the rulebook, you play until a Monarch is taken or a throne is reached.',
  },
  'kd.draw.repetition': {
    house: 'A game does not end by itself: the third time, Regent offers a draw, and play goes on unless both agree.',
    missing: 'The rulebook says nothing of positions that come back.',
    others: 'As in chess: the third time is a draw as soon as one player asks for it.',
  },
} as const satisfies Readings<PageId>;

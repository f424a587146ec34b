import type { rules } from '#games/kingdom/law/rules';
import type { Rules } from '#rulebook/rulebook';

export const en: Rules<(typeof rules)[number]> = {
  'kd.turn.order': {
    title: 'Turns alternate',
    statement:
      'White begins, unless the table decides otherwise: by lot, or the youngest player. Then the players take turns. A turn moves exactly one piece; nobody passes. A Knight that was taken is put back before the other player moves.',
    source: 'Début du jeu (beginning of the game)',
    also: 'does black start, may I pass, who moves first, who starts, who goes first, who begins, first player, whose turn, whose go is it, skip a turn, can I pass, move twice, two moves in a row, two pieces in one turn, youngest starts, white starts',
  },
  'kd.move.own-piece': {
    title: 'Your own pieces',
    statement: 'You move your own Monarch or one of your own Knights, never a piece of the other side.',
    source: 'Début du jeu (beginning of the game)',
    also: 'move an enemy piece, move the opponent’s pieces, wrong colour, touch the other player’s piece, which pieces may I move, empty square',
  },
  'kd.move.shape': {
    title: 'A step or jumps',
    statement:
      'A move is either one step to any of the eight neighbouring squares, or one or more jumps; the two are never mixed. A jump crosses the piece next to it in a straight line, also diagonally, and lands right behind it. Several jumps may follow one another, each in a direction of its own.',
    source: 'Déplacement des pièces (moving)',
    also: 'walk and hop, step then hop, hop several times, go back, several jumps in a row, how do pieces move, how far, diagonal, sideways, backwards, several squares, slide, chain of jumps, double jump, multiple jumps, keep jumping, hop, leapfrog, step then jump, jump then step, change direction, like checkers, like Chinese checkers, knight’s move, L shape',
  },
  'kd.move.must-move': {
    title: 'The move must lead away',
    statement: 'The rulebook does not speak of jumps that come back to where they began.',
    house: 'A row of jumps may cross the square it began on, but may not end there: that would be no move at all.',
    source: 'House rule: the rulebook is silent',
    also: 'end where it started, come back to the same square, return to the start, circle, loop, round trip, move without moving, do nothing, stay in place, null move',
  },
  'kd.jump.needs-piece': {
    title: 'A jump crosses a piece',
    statement: 'Every jump needs a piece, of either side, on the square it crosses. The piece that is jumped stays where it is.',
    house: 'The same piece may be jumped twice in one move.',
    source: 'Déplacement des pièces: le saut (moving: the jump)',
    also: 'jump over an empty square, jump over nothing, jump an empty square, jump over a gap, jump two squares without a piece, is a jumped piece captured, does a jumped piece leave, same piece twice, jump over two pieces at once',
  },
  'kd.jump.size': {
    title: 'Sizes in a jump',
    statement:
      'A Knight jumps any Knight of its own side. Among the enemy it jumps only smaller ones: 4 jumps 1, 2 and 3; 3 jumps 1 and 2; 2 jumps 1; equals block each other. The Knight 1 jumps only the Knight 4, and is the only Knight that does. A Monarch jumps them all.',
    source: 'Saut des Chevaliers; Exception (how Knights jump)',
    also: 'jump over my own pieces, over mine, small one over a big one, who can jump whom, bigger jumps smaller, same size, equal size, tall, short, small jumps big, smallest beats biggest, little one over the giant, size order, rank, strength, height, number on the piece, stronger, weaker, spy, jump my own knights',
  },
  'kd.jump.monarch': {
    title: 'Nobody jumps a Monarch but a Monarch',
    statement:
      'No Knight jumps a Monarch, neither its own nor the enemy’s. A Monarch jumps every piece, whatever its size and side, the other Monarch too; but it then stands next to that one, and had better jump on.',
    source: 'Exception; Le Monarque (the Monarch)',
    also: 'hop over his king, over the crown, jump over the king, hop over a monarch, queen, what can the monarch jump, does the king jump everything, privileges of the monarch, is the monarch limited by size',
  },
  'kd.land.own': {
    title: 'One piece a square',
    statement: 'A piece never lands on a square where one of its own side stands, not even between two jumps.',
    house: 'Its own first square is free, for it has left it.',
    source: 'Début du jeu (beginning of the game)',
    also: 'two pieces on the same square, same square, two pieces on one square, stack, share a square, land on my own piece, occupied square, capture my own piece, blocked by my own piece',
  },
  'kd.land.knight-spares-knight': {
    title: 'Knights spare Knights',
    statement: 'A Knight never takes a Knight, whatever their sizes, so it never lands on one anywhere on its way.',
    source: 'Principes du jeu (principles)',
    also: 'can pawns take each other, pieces take each other, small ones fight, can knights capture knights, knight takes knight, kill a knight, eat, pawn takes pawn, do soldiers fight, eliminate pieces, land on an enemy knight',
  },
  'kd.land.ends-move': {
    title: 'A capture ends the move',
    statement: 'Whoever takes a piece stops on its square; no further jump follows.',
    source: 'Le Monarque (the Monarch)',
    also: 'capture twice, take two pieces in one move, keep jumping after a capture, continue after taking, does the move stop',
  },
  'kd.throne.knights-barred': {
    title: 'No Knight on a throne',
    statement: 'A Knight never stands on a throne, neither the enemy’s nor that of its own side.',
    house:
      'It does not touch down there between two jumps either. Taking the Monarch that sits on it is allowed, unless the table agreed otherwise.',
    source: 'Les Chevaliers: Rappel (Knights: reminder)',
    also: 'knight on the chair, small piece on the throne, can a knight sit on the throne, pawn on the throne, knight on the castle square, occupy the throne with a knight, pass through the throne, special square, is the king safe on the throne, attack the king on his throne, block the throne',
  },
  'kd.capture.monarch': {
    title: 'Taking the Monarch wins',
    statement:
      'Any piece, Knight or Monarch, that lands on the enemy Monarch’s square by a step, a jump or the last of several jumps takes it and wins the game.',
    source: 'Capture du Monarque par un Chevalier; Principes du jeu (taking the Monarch; principles)',
    also: 'how do I win, my king is stuck, king cannot move, how do you win, goal of the game, object, capture the king, kill the king, checkmate, mate, end of the game, game over, can the monarch take the monarch, which piece can take the king',
  },
  'kd.capture.knight': {
    title: 'The Monarch takes Knights',
    statement:
      'A Monarch takes an enemy Knight of any size by landing on its square by a step or a jump. It never has to, and the Knight does not leave the game: it is put back.',
    source: 'Le Monarque; Principes du jeu (the Monarch; principles)',
    also: 'must I take, do I have to capture, can the king capture, is capturing compulsory, mandatory capture, forced to take, must I take, obligation, do pieces leave the board, eliminated, captured pieces, huff',
  },
  'kd.replace.square': {
    title: 'The Knight comes back',
    statement: 'Whoever took a Knight puts it back at once, still of its own side, on any free square of their choice.',
    house:
      'Not on a throne, where no Knight may stand; and courtesy holds here too: not where the Monarch that took it could then be taken.',
    source: 'Le Monarque; Principes du jeu (the Monarch; principles)',
    also: 'where do I put it back, where does a captured knight go, where does the taken piece go, where does the captured piece go, put back, return the knight, replace, drop, respawn, reposition a taken knight, who chooses the square, back to the start, does it change sides, change colour',
  },
  'kd.throne.won': {
    title: 'The enemy throne wins',
    statement: 'A Monarch whose move ends on the enemy throne wins; one’s own throne wins nothing.',
    house: 'It wins even if a piece could take it there. Touching the throne between two jumps does not count.',
    source: 'But du jeu; Fin de la partie (aim; end of the game)',
    also: 'sit on his chair, on the other throne, reach the throne, sit on the throne, occupy the throne, king on the other side, touchdown, home run, other way to win, second way to win, invade, pass over the throne, back on my own throne',
  },
  'kd.courtesy': {
    title: 'Courtesy',
    statement: 'Who moves the Monarch to where it could be taken on the next turn is warned, takes the move back and plays another.',
    house:
      'A winning move stands. If the Monarch takes a Knight, the move is taken back only where no square for that Knight would leave the Monarch safe. Any other danger is pointed out, no more. The table may agree to apply this to every move, or to none.',
    source: 'Règle de courtoisie (rule of courtesy)',
    also: 'my king is in check, left my king in danger, can I take it back, check, in check, must I say check, warn the opponent, announce, chess, takeback, undo a blunder, suicide, walk into danger, is the monarch safe, attacked king, threatened, pinned, discovered attack, can I leave the king in danger',
  },
};

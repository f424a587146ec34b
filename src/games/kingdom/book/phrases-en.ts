/** What people type who look for a rule, in whole questions and in pieces of them. */
export const en = {
  'kd.turn.order':
    'does black start, may I pass, who moves first, who starts, who goes first, who begins, first player, whose turn, whose go is it, skip a turn, can I pass, move twice, two moves in a row, two pieces in one turn, youngest starts, white starts, can I move two pieces, does white start, one move each, must I move, two moves',
  'kd.move.own-piece':
    'move an enemy piece, move the opponent’s pieces, wrong colour, touch the other player’s piece, which pieces may I move, empty square, may I move your piece, which pieces are mine, touch his piece',
  'kd.move.shape':
    'walk and hop, step then hop, hop several times, go back, several jumps in a row, how do pieces move, how far, diagonal, sideways, backwards, several squares, slide, chain of jumps, double jump, multiple jumps, keep jumping, hop, leapfrog, step then jump, jump then step, change direction, like checkers, like Chinese checkers, knight’s move, L shape, how does a knight move, how does the king move, can I go backwards, more than one jump, jump and step together, how many squares, can I change direction while jumping, move diagonally, two squares at once, move backwards, how far can I go, jump in a chain, combine step and jump, go sideways, zigzag',
  'kd.move.must-move':
    'end where it started, come back to the same square, return to the start, circle, loop, round trip, move without moving, do nothing, stay in place, null move, may I come back to where I started, stay where I am, end on my own square, end where I began',
  'kd.jump.needs-piece':
    'jump over an empty square, jump over nothing, jump an empty square, jump over a gap, jump two squares without a piece, is a jumped piece captured, does a jumped piece leave, same piece twice, jump over two pieces at once, jump over an empty field, jump over two pieces, does the jumped piece leave, is a jumped piece taken, the piece I jumped is it removed, jump the same one twice, long jump',
  'kd.jump.size':
    'jump over my own pieces, over mine, small one over a big one, who can jump whom, bigger jumps smaller, same size, equal size, tall, short, small jumps big, smallest beats biggest, little one over the giant, size order, rank, strength, height, number on the piece, stronger, weaker, spy, jump my own knights, who may jump over whom, can a 2 jump a 3, can a 1 jump a 4, can I jump the same size, big over small, small over big, why can I not jump him, 3 over 3, may my small knight jump the tall one, he jumped a bigger one, which ones can I jump, leap over my own men, stuck behind a tall one, blocked by a bigger knight, cannot get past a piece of the same size',
  'kd.jump.monarch':
    'hop over his king, over the crown, jump over the king, hop over a monarch, queen, what can the monarch jump, does the king jump everything, privileges of the monarch, is the monarch limited by size, can I jump over a king, can the king jump anybody, knight over a monarch, king jumps king, hop over the king, may the king jump a 4',
  'kd.land.own':
    'two pieces on the same square, same square, two pieces on one square, stack, share a square, land on my own piece, occupied square, capture my own piece, blocked by my own piece, square is occupied, two on the same square',
  'kd.land.knight-spares-knight':
    'can pawns take each other, pieces take each other, small ones fight, can knights capture knights, knight takes knight, kill a knight, eat, pawn takes pawn, do soldiers fight, eliminate pieces, land on an enemy knight, can knights take knights, my knight lands on his knight, knight kills knight, do pieces beat each other, eat a knight with a knight, can I capture his knight',
  'kd.land.ends-move':
    'capture twice, take two pieces in one move, keep jumping after a capture, continue after taking, does the move stop, can I go on after taking, capture two in one move, keep jumping after I took a piece, take and jump on, stop after taking',
  'kd.throne.knights-barred':
    'knight on the chair, small piece on the throne, can a knight sit on the throne, pawn on the throne, knight on the castle square, occupy the throne with a knight, pass through the throne, special square, is the king safe on the throne, attack the king on his throne, block the throne, knight on the throne, can a knight sit on the chair, jump across the throne, may a pawn stop on the throne, my knight on the throne, is the throne forbidden',
  'kd.capture.monarch':
    'how do I win, my king is stuck, king cannot move, how do you win, goal of the game, object, capture the king, kill the king, checkmate, mate, end of the game, game over, can the monarch take the monarch, which piece can take the king, who can take the king, knight reaches the king, king takes king, the king is captured, does my king die, what happens when the king is taken, is the game over when the king is taken, a small knight takes the king, how does it end',
  'kd.capture.knight':
    'must I take, do I have to capture, can the king capture, is capturing compulsory, mandatory capture, forced to take, obligation, do pieces leave the board, eliminated, captured pieces, huff, can the king take pieces, do I have to take, is taking compulsory, monarch eats a knight, who can capture, king captures a knight, am I forced to capture',
  'kd.replace.square':
    'where do I put it back, where does a captured knight go, where does the taken piece go, where does the captured piece go, put back, return the knight, replace, drop, respawn, reposition a taken knight, who chooses the square, back to the start, does it change sides, change colour, where does a taken piece go, put the captured piece back, who chooses where it comes back, is a captured piece gone, I took a knight what now, where do I put the piece I took, put it back anywhere',
  'kd.throne.won':
    'sit on his chair, on the other throne, reach the throne, sit on the throne, occupy the throne, king on the other side, touchdown, home run, other way to win, second way to win, invade, pass over the throne, back on my own throne, king on the other throne, reach the other side with my king, my king sits on his chair, win without taking, step on the enemy throne, king on the opposite throne, did I win by sitting there',
  'kd.courtesy':
    'my king is in check, left my king in danger, can I take it back, check, in check, must I say check, warn the opponent, announce, chess, takeback, undo a blunder, suicide, walk into danger, is the monarch safe, attacked king, threatened, pinned, discovered attack, can I leave the king in danger, is there check, king in danger, can I take my move back, must I warn you, I moved my king into danger, leave my king in check, did not see the threat, you moved into check, forgot that my king is attacked, is it allowed to leave the king in danger, warn before taking the king',
  'kd.setup.layout':
    'how are they lined up, where does each piece start, set up, setup, start position, starting position, line up, lined up, place the pieces, how do the pieces stand, beginning, how many pieces, what is in the box, first row, back row, how are the pieces placed, where does the king stand, order of the pieces, how to place the pieces, what is the starting line-up',
  'kd.draw.offer':
    'draw, offer a draw, stalemate, tie, no winner, tied game, remis, give up, resign, surrender, concede, agree to stop, stuck, nobody can move, blocked, neither wins, can we agree on a draw, can the game be a tie, nobody can win, give up the game, nobody wins, stop the game, can it be a draw',
  'kd.draw.repetition':
    'repetition, threefold repetition, same position three times, again and again, going round in circles, endless game, loop, back and forth, perpetual check, repeat moves, never ends, same moves again and again, we go round in circles, the game never ends, repeating moves, again the same position',
};

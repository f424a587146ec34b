import type { Piece, Side, SquareName } from '#games/kingdom/law/board';
import { grammar } from '#text/language';
import { screenEn } from './screen-en';

/** Who moved last, as seen from a Monarch. */
type LastMover = 'monarch' | 'knight' | 'enemy';

/** An attacking piece and its path. */
interface Attack {
  readonly piece: Piece;
  readonly path: readonly SquareName[];
}

const { list, either } = grammar('en');

const the = (piece: Piece): string => `the ${screenEn.piece(piece)}`;
const monarch = (side: Side): string => `the ${side === 'w' ? 'white' : 'black'} Monarch`;

const who = (side: Side, name: string | undefined): string =>
  name === undefined ? screenEn.sides[side] : `${name} (${screenEn.sides[side]})`;

const DRAWS = {
  agreed: 'Both players agree on a draw',
  repeated: 'The same position comes again and again',
  blocked: 'Nobody gets any further',
  'given-up': 'One player resigns',
};

export const deskEn = {
  questions: {
    move: { title: 'May this piece move there?', hint: 'Place the pieces that matter, then make the move on the board.' },
    jump: { title: 'Which pieces may this one jump?', hint: 'Choose the piece that jumps.' },
    danger: { title: 'Is the Monarch in danger?', hint: 'Place the pieces as they are now, and say who moved last.' },
    win: { title: 'Is this a win?', hint: 'Place the pieces, then make the move; without one, you hear whether a winning move exists.' },
    draw: { title: 'Is this a draw?', hint: 'Agreed, repeated, blocked or resigned.' },
    pass: { title: 'May I pass or end my turn now?', hint: 'Say why you don’t want to move, or can’t.' },
    log: { title: 'Whose turn is it?', hint: 'Enter a few moves; the question is about the last one.' },
  },

  answer: {
    /** `enemies` are the sizes that a Knight jumps on the other side. */
    knightJumps: (piece: Piece, enemies: readonly number[]) =>
      `On the other side, ${the(piece)} jumps only Knights of size ${either(enemies.map(String))}. It jumps every Knight of its own side, but never a Monarch.`,
    monarchJumps: (piece: Piece) => `The ${screenEn.piece(piece)} jumps every piece, the other Monarch too.`,
    safe: (side: Side, square: SquareName) => `No: nothing can take ${monarch(side)} on ${square} next turn.`,
    danger: (attacks: readonly Attack[], last: LastMover, takenBack: boolean) => {
      const by = list(attacks.map(({ piece, path }) => `${the(piece)} (${path.join('-')})`));
      const then = takenBack
        ? 'By courtesy the last move is taken back.'
        : last === 'enemy'
          ? 'Nothing is taken back: the other side attacked it.'
          : 'The last move counts.';
      return `Yes: ${by} could take it. ${then}`;
    },
    canWin: (side: Side, name: string | undefined, ways: readonly string[]) =>
      `Yes: ${who(side, name)} can win at once by ${either(ways)}.`,
    cannotWin: (side: Side, name: string | undefined) => `No: ${who(side, name)} has no move that wins here.`,
    goesOn: 'No: the game goes on after this move.',
    pass: {
      none: 'No: you can’t pass. Move one of your pieces.',
      'knight-in-hand': 'No: first put back the Knight that you took. That ends your turn.',
      'no-move': 'No: you can’t pass. You can agree on a draw, or resign.',
    },
    draw: (why: keyof typeof DRAWS) =>
      ({
        agreed: 'Yes: both players agree, and the game is a draw.',
        repeated: 'No, not automatically: the third time, a draw is offered, and the game goes on unless both agree.',
        blocked: 'No: a blocked position is not a draw by itself. The player to move plays on, unless both agree on a draw.',
        'given-up': 'No: a player who resigns loses, and the other side wins.',
      })[why],
  },

  form: {
    pieces: 'Pieces on the board',
    move: 'Make the move',
    tapMove: 'Tap the piece that moves, then where it goes.',
    mover: 'Whose turn is it?',
    jumper: 'Which piece jumps?',
    whose: 'Whose Monarch?',
    last: 'Who moved last?',
    lastMovers: { monarch: 'This Monarch', knight: 'A Knight of its side', enemy: 'The other side' } satisfies Record<LastMover, string>,
    happened: 'What happened?',
    obstacles: { none: 'I would rather not move', 'knight-in-hand': 'I hold a Knight that I took', 'no-move': 'I have no move' },
    draws: DRAWS,
  },

  examples: {
    'size-two': 'The rulebook’s own example: a Knight of size 2 and the enemy sizes 1, 2, 3 and 4.',
    'size-one': 'Small but clever: the Knight of size 1 and the enemy sizes.',
    'one-over-four': 'The smallest Knight wants to jump an enemy of size 4.',
    'one-over-three': 'The smallest Knight wants to jump an enemy of size 3.',
    'two-jumps-win': 'A Knight 3 jumps a 2, then a 1, and lands on the Monarch.',
    'two-jumps-spare': 'The same jumps, but a Knight 4 stands at their end.',
    'throne-by-a-jump': 'The white Monarch jumps a Knight 4 and lands on the black throne, which is empty.',
    'who-begins': 'The first move of a game: White steps forward.',
    'twice-in-a-row': 'White has just moved and wants to move again.',
    'knight-still-in-hand': 'White’s Monarch has taken a Knight and not yet put it back; Black wants to move.',
    'not-yours': 'It’s White’s turn, and White wants to move a black Knight.',
    'own-step': 'White steps with a Knight of its own to a free square beside it.',
    bent: 'A Knight as in chess: two squares ahead and one aside.',
    'step-and-jump': 'A jump, and then one more step in the same move.',
    'round-trip': 'There and back over the same Knight: the move would end where it began.',
    'through-the-start': 'The same way, but it goes on: the first square is only crossed.',
    'nothing-to-jump': 'Two squares in a straight line, with nobody between.',
    'over-a-gap': 'The first jump goes over a Knight, the second over nobody.',
    'over-ones-own': 'The smallest Knight jumps a 3 and a 4 of its own side.',
    'knight-over-monarch': 'A Knight wants to jump its own Monarch.',
    'monarch-over-monarch': 'A Monarch jumps the other Monarch, and goes on out of its reach.',
    'monarch-jumps-all': 'The Monarch and every other piece.',
    'own-piece-behind': 'The jump is fine, but it lands on a piece of its own side.',
    'knight-on-knight': 'The tallest Knight wants to step onto the smallest enemy.',
    'jump-on-after-taking': 'The Monarch takes a Knight by a jump and wants to jump on.',
    'knight-on-a-throne': 'A Knight wants to step onto the enemy throne, which is empty.',
    'knight-over-a-throne': 'A Knight wants to touch down on a throne between two jumps.',
    'taken-on-the-throne': 'A Knight lands on the Monarch that sits on its throne.',
    'safe-on-the-throne': 'The same move at a table where a Monarch on its throne is safe from Knights.',
    'danger-on-the-throne': 'A Knight has come next to the Monarch that sits on its throne.',
    'throne-passed': 'The white Monarch touches the black throne between two jumps and goes on.',
    'own-throne': 'A Monarch steps back onto its own throne.',
    'can-win-now': 'It’s White’s turn: does any move win?',
    'monarch-takes-knight': 'The Monarch takes a Knight, which is put back out of harm’s way.',
    'taking-is-free': 'The Monarch could take the Knight in front of it and steps away instead.',
    'back-on-a-throne': 'White wants to put the Knight that was taken back on a throne.',
    'back-beside-the-monarch': 'White wants to put the Knight back next to the Monarch that took it.',
    'into-danger': 'The Monarch steps next to an enemy Knight.',
    'danger-by-a-jump': 'The Monarch has stepped to where a black Knight 3 takes it by jumping a 1.',
    'danger-by-a-knight-of-ones-own': 'The same danger, but a white Knight moved last: it gave the black one something to jump.',
    'danger-by-the-enemy': 'The same danger, but Black’s last move made it.',
    'pass-a-turn': 'White sees no good move and wants to pass.',
    'winning-is-exempt': 'The Monarch steps onto the enemy throne, right beside a black Knight.',
  },
};

export type KingdomDeskText = typeof deskEn;

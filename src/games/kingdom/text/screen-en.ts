import type { Piece } from '#games/kingdom/law/board';
import { capital, grammar } from '#text/language';
import type { KingdomScreenText, Told } from './screen';

const { list, count, signed } = grammar('en');

const side = (piece: Piece): string => (piece.startsWith('w') ? 'white' : 'black');
const kind = (piece: Piece): string => (piece.endsWith('M') ? 'Monarch' : `Knight ${piece.charAt(1)}`);
const named = (piece: Piece): string => `${side(piece)} ${kind(piece)}`;

function outcome({ takes, enthroned }: Told): string {
  if (takes !== undefined) return `, takes the ${named(takes)}`;
  return enthroned ? ', wins the throne' : '';
}

const goal = ({ path }: Told): string => `to ${path.at(-1)}`;
const by = ({ path }: Told): string => (path.length > 2 ? ` by ${list(path.slice(1, -1))}` : '');

export const screenEn: KingdomScreenText = {
  agreements: {
    courtesy: {
      question: 'When is a move into danger taken back?',
      choices: {
        'monarch-moves': 'When the Monarch itself moves into danger',
        strict: 'Whenever a move leaves the Monarch in danger',
        off: 'Never',
      },
    },
    'throne-capture': {
      question: 'May a Knight take the Monarch on its throne?',
      choices: { allowed: 'Yes', forbidden: 'No' },
    },
    first: { question: 'Who begins?', choices: { white: 'White', black: 'Black' } },
  },
  sides: { w: 'White', b: 'Black' },
  letters: { w: 'W', b: 'B' },
  piece: named,

  board: 'Board. Arrow keys move from square to square, Enter chooses.',
  free: 'free',
  throne: 'throne',
  marks: {
    chosen: 'chosen',
    open: 'can be reached',
    takes: 'can be taken',
    last: 'last move',
    endangered: 'in danger',
    attacks: 'attacks the Monarch',
    lit: 'pointed at',
  },

  status: {
    move: (player, on) => `${player} (${on === 'w' ? 'White' : 'Black'}) to move.`,
    chosen: (piece, square, open) =>
      open === 0
        ? `${kind(piece)} on ${square}: no square is open to it.`
        : `${kind(piece)} on ${square}: ${count(open, 'square', 'squares')} open.`,
    jumping: (piece, square) => `${kind(piece)} has jumped to ${square}: jump on, or done.`,
    replace: (player, piece) => `${player} puts the ${named(piece)} back on a free square.`,
    danger: (player, square, from) => `${player}’s Monarch on ${square} is in danger from ${list(from)}.`,
    endangered: (on) => (on === undefined ? 'Both Monarchs are in danger.' : `${on === 'w' ? 'White' : 'Black'} Monarch in danger.`),
  },

  moved: (told) =>
    told.jumps
      ? `${capital(named(told.piece))} jumps from ${told.path[0]}${by(told)} ${goal(told)}${outcome(told)}`
      : `${capital(named(told.piece))} steps from ${told.path[0]} ${goal(told)}${outcome(told)}`,
  way: (told) => (told.jumps ? `jump${by(told)} ${goal(told)}${outcome(told)}` : `${goal(told)}${outcome(told)}`),
  put: (piece, square) => `${capital(named(piece))} is put back on ${square}`,
  resigned: (player) => `${player} resigns`,
  drawn: 'Both agree on a draw',
  adjusted: (player, points, reason) => `${player} ${signed(points)}: ${reason}`,

  list: {
    title: 'Moves in words',
    of: (piece, square) => `${capital(kind(piece))} on ${square}`,
    putting: (piece) => `Put the ${named(piece)} back on`,
    none: 'No move is open.',
    field: 'Type a move',
    hint: 'For example e1-e2, c3-e5-g7x or e4xe5/c5.',
    play: 'Play',
    unreadable: (text) => `“${text}” is not a move Regent can read. Write the squares, such as c3-e5.`,
    game: 'The game in notation',
    gameEmpty: 'No move yet.',
  },

  actions: {
    resign: 'Resign',
    whoResigns: 'Who resigns?',
    draw: 'Draw',
    askDraw: 'Do both players agree on a draw?',
    agreeDraw: 'Yes, a draw',
    playOn: 'Play on',
    done: (square) => `Done on ${square}`,
    jumpBack: 'One jump back',
  },

  repetition: (times) => `The same position ${times} times: a draw?`,

  setup: {
    white: 'Who plays White?',
    begins: (player, on) => `${player} (${on === 'w' ? 'White' : 'Black'}) begins.`,
    custom: 'Set up a position',
    customHint: 'Begin from any position instead of the usual one.',
    palette: 'Piece to put down',
    take: 'Take a piece below first.',
    eraser: 'Take away',
    left: (number) => `${number} left`,
    start: 'Usual position',
    clear: 'Clear the board',
    onMove: 'Who is on move?',
    allPlaced: (piece) => `Every ${named(piece)} of the box is on the board.`,
    missing: (piece) => `The ${named(piece)} is missing.`,
  },

  picture: {
    side: (of, pieces) =>
      `${of === 'w' ? 'White' : 'Black'}: ${pieces.map(({ piece, squares }) => `${kind(piece)} on ${list(squares)}`).join('; ')}.`,
  },
};

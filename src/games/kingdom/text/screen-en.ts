import type { Piece, Side, SquareName } from '#games/kingdom/law/board';
import type { agreements } from '#games/kingdom/law/position';
import type { AgreementTexts } from '#text/game-text';
import { capitalize, grammar } from '#text/language';

/** What a square of the board can be besides taken or free. */
export type CellMark = 'chosen' | 'open' | 'takes' | 'last' | 'endangered' | 'attacks' | 'lit';

/** The parts of a sentence about a move: `takes` is the captured piece, `enthroned` whether it wins the enemy throne. */
export interface MoveDescription {
  readonly piece: Piece;
  readonly path: readonly SquareName[];
  readonly jumps: boolean;
  readonly takes: Piece | undefined;
  readonly enthroned: boolean;
}

const { list, count, signedFigure } = grammar('en');

const side = (piece: Piece): string => (piece.startsWith('w') ? 'white' : 'black');
const kind = (piece: Piece): string => (piece.endsWith('M') ? 'Monarch' : `Knight ${piece.charAt(1)}`);
const pieceName = (piece: Piece): string => `${side(piece)} ${kind(piece)}`;

function outcome({ takes, enthroned }: MoveDescription): string {
  if (takes !== undefined) return `, takes the ${pieceName(takes)}`;
  return enthroned ? ', wins the throne' : '';
}

const goal = ({ path }: MoveDescription): string => `to ${path.at(-1)}`;
const by = ({ path }: MoveDescription): string => (path.length > 2 ? ` by ${list(path.slice(1, -1))}` : '');

export const screenEn = {
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
  } satisfies AgreementTexts<typeof agreements>,
  sides: { w: 'White', b: 'Black' } satisfies Record<Side, string>,
  /** A letter for each side, where colour alone would not do. */
  letters: { w: 'W', b: 'B' } satisfies Record<Side, string>,
  piece: pieceName,

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
    lit: 'highlighted',
  } satisfies Record<CellMark, string>,

  status: {
    move: (player: string, on: Side) => {
      const side = on === 'w' ? 'White' : 'Black';
      return player === side ? `${side} to move.` : `${player} (${side}) to move.`;
    },
    chosen: (piece: Piece, square: SquareName, open: number) =>
      open === 0
        ? `${kind(piece)} on ${square} cannot move.`
        : `${kind(piece)} on ${square}: ${count(open, 'possible square', 'possible squares')}.`,
    jumping: (piece: Piece, square: SquareName) => `${kind(piece)} on ${square}: jump again, or end the move.`,
    replace: (player: string, piece: Piece) => `${player}: put the ${pieceName(piece)} back on a free square.`,
    /** For screen readers only: the board shows the attackers. */
    danger: (player: string, square: SquareName, from: readonly SquareName[]) =>
      `${player}’s Monarch on ${square} is in danger from ${list(from)}.`,
    endangered: (on: Side | undefined) =>
      on === undefined ? 'Both Monarchs are in danger.' : `${on === 'w' ? 'White' : 'Black'} Monarch in danger.`,
  },

  moved: (move: MoveDescription) =>
    move.jumps
      ? `${capitalize(pieceName(move.piece))} jumps from ${move.path[0]}${by(move)} ${goal(move)}${outcome(move)}`
      : `${capitalize(pieceName(move.piece))} steps from ${move.path[0]} ${goal(move)}${outcome(move)}`,
  /** The same where the piece is already named: "jump by e5 to g7". */
  way: (move: MoveDescription) => (move.jumps ? `jump${by(move)} ${goal(move)}${outcome(move)}` : `${goal(move)}${outcome(move)}`),
  put: (piece: Piece, square: SquareName) => `${capitalize(pieceName(piece))} is put back on ${square}`,
  resigned: (player: string) => `${player} resigns`,
  drawn: 'Both agree on a draw',
  adjusted: (player: string, points: number, reason: string) => `${player} ${signedFigure(points)}: ${reason}`,

  list: {
    title: 'Possible moves',
    of: (piece: Piece, square: SquareName) => `${capitalize(kind(piece))} on ${square}`,
    putting: (piece: Piece) => `Put the ${pieceName(piece)} back on`,
    none: 'No move is possible.',
    field: 'Type a move',
    hint: 'For example e1-e2, c3-e5-g7x or e4xe5/c5.',
    play: 'Play',
    unreadable: (text: string) => `“${text}” is not a move. Write the squares, such as c3-e5.`,
    game: 'The game in notation',
    gameEmpty: 'No moves yet.',
  },

  actions: {
    resign: 'Resign',
    whoResigns: 'Who resigns?',
    draw: 'Agree on a draw',
    askDraw: 'Do both players agree on a draw?',
    agreeDraw: 'Yes, a draw',
    playOn: 'Play on',
    done: (square: SquareName) => `End the move on ${square}`,
    jumpBack: 'One jump back',
  },

  repetition: (times: number) => `The same position ${count(times, 'time', 'times')}: a draw?`,

  setup: {
    white: 'Who plays White?',
    begins: (player: string, on: Side) => `${player} (${on === 'w' ? 'White' : 'Black'}) begins.`,
    custom: 'Set up a position',
    customHint: 'Begin from any position instead of the usual one.',
    palette: 'Piece to place',
    take: 'Choose a piece below first.',
    eraser: 'Remove',
    left: (number: number) => `${number} left`,
    start: 'Usual position',
    clear: 'Clear the board',
    onMove: 'Whose turn is it?',
    allPlaced: (piece: Piece) => `Every ${pieceName(piece)} is already on the board.`,
    missing: (piece: Piece) => `The ${pieceName(piece)} is missing.`,
  },

  picture: {
    /** "White: Monarch e1, Knight 4 d1 and f1 …", the pieces of a side from the tallest down. */
    side: (of: Side, pieces: readonly { readonly piece: Piece; readonly squares: readonly SquareName[] }[]) =>
      `${of === 'w' ? 'White' : 'Black'}: ${pieces.map(({ piece, squares }) => `${kind(piece)} on ${list(squares)}`).join('; ')}.`,
  },
};

export type KingdomScreenText = typeof screenEn;

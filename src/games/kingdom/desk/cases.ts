import type { Case } from '#desk/desk';
import type { GameCase, TableResult } from '#desk/table-cases';
import type { Piece, Side, SquareName } from '#games/kingdom/law/board';
import type { CustomPosition, Ending, Event } from '#games/kingdom/law/position';

export type Pieces = CustomPosition['pieces'];

/** Pieces on the board, any of which may be missing, a Monarch too; `names` are the players of a real game. */
interface PiecesCase extends Case {
  readonly pieces: Pieces;
  readonly names?: Readonly<Record<Side, string>> | undefined;
}

/** May this piece move there? A Knight that the move takes is put back on `put`. */
export interface MoveCase extends PiecesCase {
  readonly question: 'move';
  readonly onMove?: Side | undefined;
  readonly path: readonly SquareName[];
  readonly put?: SquareName | undefined;
}

/** Which pieces may this one jump? */
export interface JumpCase extends Case {
  readonly question: 'jump';
  readonly mover: Piece;
}

/** Who moved last, as seen from a Monarch: itself, a Knight of its side, or the other side. */
export const LAST_MOVERS = ['monarch', 'knight', 'enemy'] as const;
export type LastMover = (typeof LAST_MOVERS)[number];

/** Is the Monarch of this side in danger, and is the last move taken back for it? */
export interface DangerCase extends PiecesCase {
  readonly question: 'danger';
  readonly side: Side;
  readonly last: LastMover;
}

/** Does this move win? Without a move: can the side on move win at once? */
export interface WinCase extends PiecesCase {
  readonly question: 'win';
  readonly onMove?: Side | undefined;
  readonly path?: readonly SquareName[] | undefined;
}

/** Why the players think that the game is a draw. */
export const DRAWS = ['agreed', 'repeated', 'blocked', 'given-up'] as const;
type DrawClaim = (typeof DRAWS)[number];

/** Is this a draw? */
export interface DrawCase extends Case {
  readonly question: 'draw';
  readonly why: DrawClaim;
}

export interface DrawResult {
  readonly why: DrawClaim;
}

/** What keeps a player from moving: nothing, a Knight still in hand, or no move to make. */
export const OBSTACLES = ['none', 'knight-in-hand', 'no-move'] as const;

/** May I pass or end my turn now? */
export interface PassCase extends Case {
  readonly question: 'pass';
  readonly obstacle: (typeof OBSTACLES)[number];
}

export type KingdomCase = DrawCase | PassCase | MoveCase | JumpCase | DangerCase | WinCase | GameCase<Event>;

export interface JumpResult {
  readonly jumps: readonly Piece[];
  readonly spares: readonly Piece[];
}

interface Attack {
  readonly piece: Piece;
  readonly path: readonly SquareName[];
}

export interface DangerResult {
  readonly square: SquareName;
  readonly attacks: readonly Attack[];
  readonly takenBack: boolean;
}

export interface Win {
  readonly path: readonly SquareName[];
  readonly ending: Ending;
}

export interface WinResult extends TableResult {
  /** Whether the rules allow the move of the case; true where the case has no move. */
  readonly legal: boolean;
  readonly wins: readonly Win[];
}

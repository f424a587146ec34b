import type { Kingdom } from '#games/kingdom/game';
import { type Board, isMonarch, isThrone, type Piece, type Side, type Square, START_BOARD, withPieces } from '#games/kingdom/law/board';
import { boardOf, type CustomPosition, piecesOn } from '#games/kingdom/law/position';
import type { PlayerId } from '#law/game';
import type { SetupDraft } from '#session/game';

type KingdomSetupDraft = SetupDraft<Kingdom>;

/** A position in the making. */
export interface PositionDraft {
  readonly board: Board;
  readonly onMove: Side;
}

export const draftOf = ({ position }: KingdomSetupDraft): PositionDraft | undefined =>
  position && { board: boardOf(position.pieces), onMove: position.onMove };

export const toCustomPosition = ({ board, onMove }: PositionDraft): CustomPosition => ({ pieces: piecesOn(board), onMove });

/** The side that begins: the one on move in a position of one's own, else as the table agreed. */
export function startingSide(setup: KingdomSetupDraft): Side {
  return setup.position?.onMove ?? (setup.agreements?.first === 'black' ? 'b' : 'w');
}

/** Who begins: whoever has the side on move. */
export function startingPlayer(setup: KingdomSetupDraft, players: readonly PlayerId[]): PlayerId | undefined {
  return players.find((player) => (player === setup.white) === (startingSide(setup) === 'w'));
}

/** Somebody begins: the side that the position or the table lets begin is theirs. */
export function withStartingPlayer(setup: KingdomSetupDraft, players: readonly PlayerId[], first: PlayerId): KingdomSetupDraft {
  return { ...setup, white: startingSide(setup) === 'w' ? first : players.find((player) => player !== first) };
}

/** Sides are changed, and whoever was to begin still begins; a position of one's own says itself who is on move. */
export function withWhite(setup: KingdomSetupDraft, white: string): KingdomSetupDraft {
  if (setup.white === white || setup.position !== undefined) return { ...setup, white };
  return { ...setup, white, agreements: { ...setup.agreements, first: setup.agreements?.first === 'black' ? 'white' : 'black' } };
}

const countPiece = (board: Board, piece: Piece): number => board.filter((each) => each === piece).length;

/** How many of a piece the box still holds: the usual position has them all. */
export const countLeft = (board: Board, piece: Piece): number => countPiece(START_BOARD, piece) - countPiece(board, piece);

/** What a tap with a piece in the hand does to the board, or why it cannot be. A Monarch is moved, there being but one. */
export function putPiece(board: Board, piece: Piece | undefined, square: Square): Board | 'none-left' | 'throne' {
  if (piece === undefined || board[square] === piece) return withPieces(board, [[square, undefined]]);
  if (!isMonarch(piece) && isThrone(square)) return 'throne';
  const without = isMonarch(piece) ? board.map((each) => (each === piece ? undefined : each)) : board;
  return countLeft(without, piece) > 0 ? withPieces(without, [[square, piece]]) : 'none-left';
}

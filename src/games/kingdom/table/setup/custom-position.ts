import type { Kingdom } from '#games/kingdom/game';
import { type Board, isMonarch, isThrone, type Piece, type Side, type Square, START_BOARD, withPieces } from '#games/kingdom/law/board';
import { boardOf, type CustomPosition, piecesOn } from '#games/kingdom/law/position';
import type { PlayerId } from '#law/game';
import type { SetupDraft } from '#session/game';

type KingdomSetupDraft = SetupDraft<Kingdom>;

export interface PositionDraft {
  readonly board: Board;
  readonly onMove: Side;
}

export const draftOf = ({ position }: KingdomSetupDraft): PositionDraft | undefined =>
  position && { board: boardOf(position.pieces), onMove: position.onMove };

export const toCustomPosition = ({ board, onMove }: PositionDraft): CustomPosition => ({ pieces: piecesOn(board), onMove });

/** The side that begins: the one on move in a custom position, else by the agreement. */
export function startingSide(setup: KingdomSetupDraft): Side {
  return setup.position?.onMove ?? (setup.agreements?.first === 'black' ? 'b' : 'w');
}

export function startingPlayer(setup: KingdomSetupDraft, players: readonly PlayerId[]): PlayerId | undefined {
  return players.find((player) => (player === setup.white) === (startingSide(setup) === 'w'));
}

/** Gives a player the side that begins. */
export function withStartingPlayer(setup: KingdomSetupDraft, players: readonly PlayerId[], first: PlayerId): KingdomSetupDraft {
  return { ...setup, white: startingSide(setup) === 'w' ? first : players.find((player) => player !== first) };
}

/** Swaps the sides but keeps the starting player, unless a custom position says which side is on move. */
export function withWhite(setup: KingdomSetupDraft, white: string): KingdomSetupDraft {
  if (setup.white === white || setup.position !== undefined) return { ...setup, white };
  return { ...setup, white, agreements: { ...setup.agreements, first: setup.agreements?.first === 'black' ? 'white' : 'black' } };
}

const countPiece = (board: Board, piece: Piece): number => board.filter((each) => each === piece).length;

/** How many of a piece are still in the box; the usual position uses them all. */
export const countLeft = (board: Board, piece: Piece): number => countPiece(START_BOARD, piece) - countPiece(board, piece);

/** The board after a tap with a piece in the hand, or why it cannot stand there. A Monarch is moved, as there is only one. */
export function putPiece(board: Board, piece: Piece | undefined, square: Square): Board | 'none-left' | 'throne' {
  if (piece === undefined || board[square] === piece) return withPieces(board, [[square, undefined]]);
  if (!isMonarch(piece) && isThrone(square)) return 'throne';
  const boardWithout = isMonarch(piece) ? board.map((each) => (each === piece ? undefined : each)) : board;
  return countLeft(boardWithout, piece) > 0 ? withPieces(boardWithout, [[square, piece]]) : 'none-left';
}

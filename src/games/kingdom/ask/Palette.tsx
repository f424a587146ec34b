import { Eraser } from 'lucide-preact';
import type { Pieces } from '#games/kingdom/desk/cases';
import { PIECES, type Piece as PieceName, START } from '#games/kingdom/law/board';
import { boardOf, piecesOn } from '#games/kingdom/law/position';
import { Piece } from '#games/kingdom/pieces/Piece';
import { left } from '#games/kingdom/table/custom';
import { texts } from '#games/kingdom/table/view';
import type { Language } from '#text/language';

/** What a tap on the board puts there, or that it takes away. */
export type Hand = PieceName | 'eraser';

interface PaletteProps {
  readonly pieces: Pieces;
  readonly hand: Hand | undefined;
  readonly language: Language;
  onTake(hand: Hand): void;
  onPieces(pieces: Pieces): void;
}

/** The pieces of the box, the eraser, and two ways to begin again. */
export function Palette({ pieces, hand, language, onTake, onPieces }: PaletteProps) {
  const { setup, piece: named } = texts[language];
  const board = boardOf(pieces);
  return (
    <fieldset>
      <legend class="unseen">{setup.palette}</legend>
      <div class="kd-palette">
        {PIECES.map((piece) => (
          <button key={piece} type="button" class="button kd-pick" aria-pressed={hand === piece} onClick={() => onTake(piece)}>
            <svg width={40} height={40} viewBox="0 0 100 100" aria-hidden="true">
              <Piece piece={piece} />
            </svg>
            <span class="unseen">{`${named(piece)}, ${setup.left(left(board, piece))}`}</span>
          </button>
        ))}
      </div>
      <div class="actions kddesk-tools">
        <button type="button" class="button" aria-pressed={hand === 'eraser'} onClick={() => onTake('eraser')}>
          <Eraser size={20} aria-hidden="true" />
          {setup.eraser}
        </button>
        <button type="button" class="button" onClick={() => onPieces({})}>
          {setup.clear}
        </button>
        <button type="button" class="button" onClick={() => onPieces(piecesOn(START))}>
          {setup.start}
        </button>
      </div>
    </fieldset>
  );
}

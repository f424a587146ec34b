import { useSignal } from '@preact/signals';
import { Eraser } from 'lucide-preact';
import { monarchOf, PIECES, type Piece as PieceName, type Square, START_BOARD, squareName } from '#games/kingdom/law/board';
import { boardOf } from '#games/kingdom/law/position';
import type { Marks } from '#games/kingdom/pieces/BoardDrawing';
import { Piece } from '#games/kingdom/pieces/Piece';
import { SquareGrid } from '#games/kingdom/pieces/SquareGrid';
import { en } from '#games/kingdom/text/en';
import { fr } from '#games/kingdom/text/fr';
import type { Language } from '#text/language';
import { Choice } from '#ui/form/Choice';
import { SIDES, texts } from '../describe-position';
import { countLeft, type PositionDraft, putPiece } from './custom-position';

interface PositionEditorProps {
  readonly draft: PositionDraft;
  readonly language: Language;
  /** Whether the position may be incomplete: Monarchs may be missing, and no side need be on move. */
  readonly isPartial?: boolean;
  readonly marks?: Marks;
  onChange(draft: PositionDraft): void;
}

const LAW_TEXTS = { en, fr };
const NO_MARKS: Marks = new Map();

/** Edits a position: choose a piece from the palette, tap its square. */
export function PositionEditor({ draft, language, isPartial = false, marks = NO_MARKS, onChange }: PositionEditorProps) {
  const text = texts[language];
  const { board, onMove } = draft;
  const hand = useSignal<PieceName | undefined>(monarchOf('w'));
  const message = useSignal('');

  const onTap = (square: Square): void => {
    const piece = hand.value;
    const nextBoard = putPiece(board, piece, square);
    message.value = '';
    if (nextBoard === 'throne')
      message.value = LAW_TEXTS[language].broken['kd.throne.knights-barred']({ square: squareName(square) }, { player: (id) => id });
    else if (nextBoard === 'none-left') message.value = piece === undefined ? '' : text.setup.allPlaced(piece);
    else onChange({ board: nextBoard, onMove });
  };
  const missingMonarchs = isPartial ? [] : SIDES.map(monarchOf).filter((piece) => countLeft(board, piece) > 0);

  return (
    <div class="kd-editor stack">
      <SquareGrid
        board={board}
        isTurned={false}
        marks={marks}
        trails={[]}
        isInteractive
        text={text}
        onTap={onTap}
        onEscape={() => undefined}
      />
      <fieldset>
        <legend>{text.setup.palette}</legend>
        <div class="kd-palette">
          {PIECES.map((piece) => (
            <button
              key={piece}
              type="button"
              class="button kd-pick"
              aria-pressed={hand.value === piece}
              onClick={() => {
                hand.value = piece;
              }}
            >
              <svg width={40} height={40} viewBox="0 0 100 100" aria-hidden="true">
                <Piece piece={piece} />
              </svg>
              <span class="visually-hidden">{text.piece(piece)}, </span>
              <span>{text.setup.left(countLeft(board, piece))}</span>
            </button>
          ))}
          <button
            type="button"
            class="button kd-pick kd-eraser"
            aria-pressed={hand.value === undefined}
            onClick={() => {
              hand.value = undefined;
            }}
          >
            <Eraser size={20} aria-hidden="true" />
            {text.setup.eraser}
          </button>
        </div>
      </fieldset>
      <div class="kd-editor-message" aria-live="polite">
        {message.value !== '' && <p>{message.value}</p>}
        {missingMonarchs.map((piece) => (
          <p key={piece}>{text.setup.missing(piece)}</p>
        ))}
      </div>
      <div class="actions">
        <button type="button" class="button" onClick={() => onChange({ board: START_BOARD, onMove })}>
          {text.setup.start}
        </button>
        <button type="button" class="button" onClick={() => onChange({ board: boardOf({}), onMove })}>
          {text.setup.clear}
        </button>
      </div>
      {!isPartial && (
        <Choice
          label={text.setup.onMove}
          options={SIDES.map((side) => ({ value: side, label: text.sides[side] }))}
          value={onMove}
          onChoose={(side) => onChange({ board, onMove: side })}
        />
      )}
    </div>
  );
}

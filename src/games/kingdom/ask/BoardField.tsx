import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Pieces } from '#games/kingdom/desk/cases';
import { type Square, squareName } from '#games/kingdom/law/board';
import { boardOf } from '#games/kingdom/law/position';
import type { Marks } from '#games/kingdom/pieces/Drawing';
import { SquareGrid } from '#games/kingdom/pieces/SquareGrid';
import { texts } from '#games/kingdom/table/view';
import { en } from '#games/kingdom/text/en';
import { fr } from '#games/kingdom/text/fr';
import type { Language } from '#text/language';
import { type Hand, Palette } from './Palette';
import type { Ruled } from './shown';
import { tapPiece } from './tap';
import { Ways } from './Ways';

interface BoardFieldProps {
  readonly pieces: Pieces;
  readonly ruled: Ruled;
  readonly marks: Marks;
  readonly language: Language;
  /** What a tap does while no pieces are put; without it they always are. */
  readonly tap?: ((square: Square) => void) | undefined;
  /** What stands between the board and the palette. */
  readonly tools?: ComponentChildren;
  onPieces(pieces: Pieces): void;
}

const LAW = { en, fr };

/** The board to be tapped, with the palette under it while pieces are put. */
export function BoardField({ pieces, ruled, marks, language, tap, tools, onPieces }: BoardFieldProps) {
  const hand = useSignal<Hand | undefined>(undefined);
  const said = useSignal('');
  const board = useMemo(() => boardOf(pieces), [pieces]);
  const place = (square: Square): void => {
    said.value = hand.value === undefined ? texts[language].setup.take : '';
    if (hand.value === undefined) return;
    const held = hand.value === 'eraser' ? undefined : hand.value;
    const next = tapPiece(pieces, held, square);
    if (next === 'throne')
      said.value = LAW[language].broken['kd.throne.knights-barred']({ square: squareName(square) }, { player: (id) => id });
    else if (next === 'none-left') said.value = held === undefined ? '' : texts[language].setup.allPlaced(held);
    else onPieces(next);
  };
  return (
    <>
      <SquareGrid
        board={board}
        turned={false}
        marks={marks}
        trails={[]}
        live
        text={texts[language]}
        onTap={tap ?? place}
        onEscape={() => undefined}
      >
        <Ways board={board} ways={ruled.ways} signs={ruled.signs} back={ruled.back} />
      </SquareGrid>
      {tools}
      {tap === undefined && (
        <>
          <Palette
            pieces={pieces}
            hand={hand.value}
            language={language}
            onTake={(piece) => {
              hand.value = piece;
            }}
            onPieces={onPieces}
          />
          <p class="kd-editor-said" role="status">
            {said.value}
          </p>
        </>
      )}
    </>
  );
}
